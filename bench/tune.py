"""Fits the weights of a game's knowledge to matches that bots play among themselves: `make tune GAME=dragon-castle`.

A round plays matches at two levels and remembers positions with their features. Least squares finds the weights that
foretell the final points best, and maximum likelihood the spread that foretells the winner. Then bots with the new
weights play bots with the old ones, the same deals with seats changed. Only better weights are written down.
"""

import argparse
import hashlib
import math
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import tomlkit

import wawel
from bench.fitting import Sample, Tables, fitted
from wawel import workers
from wawel.bots.bot import LevelBot
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.thinking import Thinker
from wawel.build import is_compiled
from wawel.core import options, registry
from wawel.core.game import CHANCE, Game
from wawel.core.knowledge import FITTED
from wawel.core.match import Match
from wawel.core.rng import Rng

KEPT: Final = 24  # positions remembered of each match
SURE: Final = 1.96  # standard errors by which new weights must be better


# --- matches --------------------------------------------------------------------------------------


def chance(label: str) -> Rng:
    """A generator seeded with a text."""
    return Rng(int.from_bytes(hashlib.sha256(label.encode()).digest()[:12], "big"))


def settings(game: Game, number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: every seat count and every row of the bench in turn."""
    chosen = [{}, *game.bench.options]
    for turn in range(len(chosen) * (game.max_seats - game.min_seats + 1)):
        seats = game.min_seats + (number + turn) % (game.max_seats - game.min_seats + 1)
        try:
            return seats, options.canonical(game.options, chosen[(number + turn) // 5 % len(chosen)], seats)
        except wawel.BadOption:  # a set that a table of this size does not offer
            continue
    raise AssertionError(f"no table of {game.id} can be opened")


def decide(match: Match, bots: Sequence[LevelBot], rngs: Sequence[Rng]) -> None:
    """Let every seat that is waiting decide."""
    for seat in match.waiting:
        match.play(seat, bots[seat].choose(Imagined(match.game, match.state(), seat), rngs[seat]))


def samples_of(game_id: str, tables: Tables, levels: Sequence[str], seed: str, number: int) -> list[Sample]:
    """Positions of one match between the levels."""
    game = wawel.game(game_id)
    knowledge = knowledge_of(game)
    seats, chosen = settings(game, number)
    rng = chance(f"{seed}/{number}")
    level = levels[rng.below(len(levels))]  # one for all seats, or features would foretell who plays better
    bots = [LevelBot(Thinker(level, 0, 0.0, tables.weights())) for _ in range(seats)]
    match = Match(game, seats, f"{seed}/{number}", chosen)
    rngs = [chance(f"{seed}/{number}/{seat}") for seat in range(seats)]
    seen: list[tuple[float, list[list[float]]]] = []
    last = CHANCE
    while not match.over:
        first = match.waiting[0]
        if first != last or len(match.waiting) > 1:  # a new seat is asked, or all at once
            state = match.state()
            seen.append((knowledge.progress(state), [list(knowledge.features(game, state, s)) for s in range(seats)]))
        last = first
        decide(match, bots, rngs)
    points, winners = [score.total for score in match.scores], match.outcome.winners if match.outcome else []
    kept = sorted({rng.below(len(seen)) for _ in range(KEPT)})
    return [Sample(*seen[place], points, winners) for place in kept]


def won_by_new(game_id: str, new: Tables, old: Tables, level: str, seed: str, number: int) -> float:
    """How many of a deal's matches, each with another seat for the new weights, these won; less their fair share."""
    game = wawel.game(game_id)
    seats, chosen = settings(game, number)
    won = 0.0
    for place in range(seats):
        bots = [LevelBot(Thinker(level, 0, 0.0, (new if seat == place else old).weights())) for seat in range(seats)]
        match = Match(game, seats, f"{seed}/{number}", chosen)
        rngs = [chance(f"{seed}/{number}/{seat}/{place}") for seat in range(seats)]
        while not match.over:
            decide(match, bots, rngs)
        winners = match.outcome.winners if match.outcome else []
        won += 1.0 / len(winners) if place in winners else 0.0
    return (won - 1.0) / seats


def spread_out(work: Any, numbers: Iterable[int], cores: int) -> list[Any]:
    """Do the work for every number, on so many cores."""
    with closing(workers.spread(work, list(numbers), cores)) as found:
        return list(found)


# --- the command ----------------------------------------------------------------------------------


def tell(line: str) -> None:
    """Print a line at once: rounds take long."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def table(names: Sequence[str], tables: Tables) -> str:
    """The weights as lines of text."""
    rows = [*zip(names, tables.early, tables.late, strict=True), ("spread", *tables.spread)]
    return "\n".join(f"  {name:20} {early:9.3f} {late:9.3f}" for name, early, late in rows)


def write(path: Path, names: Sequence[str], tables: Tables, provenance: str) -> None:
    """Put the weights into the game's file; everything else in it stays as it is."""
    document = tomlkit.parse(path.read_text("utf-8"))
    document["provenance"] = provenance
    fitted_table: Any = document[FITTED]
    for name, early, late in zip(names, tables.early, tables.late, strict=True):
        fitted_table[name] = [early, late]
    fitted_table["spread"] = list(tables.spread)
    path.write_text(tomlkit.dumps(document), "utf-8")


def improved(game: str, old: Tables, seed: str, wanted: argparse.Namespace) -> tuple[Tables, str]:
    """A round: the better weights, and by how much they are better; empty if the old ones stay."""
    levels = wanted.levels.split(",")
    found = spread_out(partial(samples_of, game, old, levels, f"{seed}/learn"), range(wanted.matches), wanted.cores)
    new = fitted([sample for match in found for sample in match], old)
    tell(table(knowledge_of(wawel.game(game)).names, new))
    proof = partial(won_by_new, game, new, old, wanted.player, f"{seed}/prove")
    gains = spread_out(proof, range(wanted.deals), wanted.cores)
    gain, error = float(np.mean(gains)), SURE * float(np.std(gains)) / math.sqrt(len(gains))
    said = f"{gain:+.1%} ± {error:.1%} of the matches"
    tell(f"  against the weights before: {said}; {'kept' if gain > error else 'not kept'}")
    return (new, said) if gain > error else (old, "")


def main() -> int:
    """Tune a game for some rounds; each starts with the best weights so far."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=400, help="matches to learn from in a round")
    parser.add_argument("--deals", type=int, default=100, help="deals on which new weights must prove themselves")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--levels", default="easy,medium", help="who plays the matches to learn from")
    parser.add_argument("--player", default="medium", help="who tries the new weights")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--cores", type=int, default=workers.cores())
    wanted = parser.parse_args()
    if not is_compiled():
        sys.stderr.write("tuning needs compiled rules: make tune GAME=...\n")
        return 2
    knowledge = knowledge_of(wawel.game(wanted.game))
    best = Tables.of(knowledge.weights(FITTED))
    path = Path("src", *registry.package_of(wanted.game).split("."), "knowledge.toml")
    command = f"make tune GAME={wanted.game} ARGS='--matches {wanted.matches} --deals {wanted.deals}"
    command += f" --levels {wanted.levels} --player {wanted.player}"
    for turn in range(1, wanted.rounds + 1):
        tell(f"round {turn}")
        best, gain = improved(wanted.game, best, f"{wanted.seed}/{turn}", wanted)
        if gain:
            write(path, knowledge.names, best, f"{command} --seed {wanted.seed}', round {turn}: {gain}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
