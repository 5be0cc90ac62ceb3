"""Fits the weights of a game's knowledge to matches that bots play among themselves: `make tune GAME=dragon-castle`.

A round plays matches at two levels and remembers positions with their features. Least squares finds the weights that
foretell the final points best (`--method fit`), or bots try shaken weights and follow the better ones (`--method
search`); maximum likelihood finds the spread that foretells the winner. Or search tries lines out, and weights are
found under which they look as good (`--method tries`). Then bots with the new weights play bots with the old ones, the
same deals with seats changed. Only better weights are written down.

With `--ends` it tunes the table that foretells who wins, by which search may judge the positions in which it stops. It
learns that from quiet positions alone.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import tomlkit

import wawel
from bench.fitting import Sample, Tables, fitted, fitted_spread, surprise
from bench.matches import bot, chance, decide, settings, spread_out, turns
from bench.policy import Search, searched
from bench.tries import School, learned
from wawel import workers
from wawel.bots.known import knowledge_of
from wawel.build import is_compiled
from wawel.core import registry
from wawel.core.game import CHANCE, Game, State
from wawel.core.knowledge import ENDS, FITTED, GREEDY, Knowledge
from wawel.core.match import Match

KEPT: Final = 24  # positions remembered of each match
FIT: Final = "fit"
SEARCH: Final = "search"
TRIES: Final = "tries"
UNSEEN: Final = 5  # for every five matches that are learned from there is one that is not
LOOKS: Final = 24  # matches that tell how much features differ
SURE: Final = 1.96  # standard errors by which new weights must be better


# --- matches --------------------------------------------------------------------------------------


def samples_of(
    game_id: str, tables: Tables, ends: bool, levels: Sequence[str], most: int, seed: str, number: int
) -> list[Sample]:
    """Positions of one match between the levels."""
    game = wawel.game(game_id)
    knowledge = knowledge_of(game)
    seats, chosen = settings(game, number, most)
    rng = chance(f"{seed}/{number}")
    level = levels[rng.below(len(levels))]  # one for all seats, or features would foretell who plays better
    bots = [bot(level, tables, ends) for _ in range(seats)]
    match = Match(game, seats, f"{seed}/{number}", chosen)
    rngs = [chance(f"{seed}/{number}/{seat}") for seat in range(seats)]
    seen: list[tuple[float, list[list[float]]]] = []
    last = CHANCE
    while not match.over:
        first = match.waiting[0]
        if not ends and (first != last or len(match.waiting) > 1):  # a new seat is asked, or all at once
            seen.append(looked_at(knowledge, game, match.state()))
        last = first
        decide(match, bots, rngs)
    if ends:
        quiet = [state for state in match.states()[:-1] if knowledge.is_quiet(state)]
        seen = [looked_at(knowledge, game, state) for state in quiet]
    points, winners = [score.total for score in match.scores], match.outcome.winners if match.outcome else []
    kept = sorted({rng.below(len(seen)) for _ in range(KEPT)})
    return [Sample(*seen[place], points, winners) for place in kept]


def looked_at(knowledge: Knowledge, game: Game, state: State) -> tuple[float, list[list[float]]]:
    """How far a match is, and the features of each seat."""
    return knowledge.progress(state), [list(knowledge.features(game, state, seat)) for seat in range(state.seats)]


def won_by_new(game_id: str, one: Tables, rest: Tables, wanted: argparse.Namespace, seed: str, number: int) -> float:
    """How many of a deal's matches, each with another seat for the new weights, these won; less their fair share."""
    new, old = (bot(wanted.player, tables, wanted.ends) for tables in (one, rest))
    seats, chosen = settings(wawel.game(game_id), number, wanted.seats)
    won = 0.0
    for match, place in turns(game_id, new, old, f"{seed}/{number}", seats, chosen):
        winners = match.outcome.winners if match.outcome else []
        won += 1.0 / len(winners) if place in winners else 0.0
    return (won - 1.0) / seats


# --- the command ----------------------------------------------------------------------------------


def tell(line: str) -> None:
    """Print a line at once: rounds take long."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def table(names: Sequence[str], tables: Tables) -> str:
    """The weights as lines of text."""
    rows = [*zip(names, tables.early, tables.late, strict=True), ("spread", *tables.spread)]
    return "\n".join(f"  {name:20} {early:9.3f} {late:9.3f}" for name, early, late in rows)


def write(path: Path, names: Sequence[str], name: str, tables: Tables, provenance: str) -> None:
    """Put the weights into a table of the game's file; everything else in it stays as it is."""
    document = tomlkit.parse(path.read_text("utf-8"))
    fitted_table: Any = document[name]
    owner: Any = document if name == FITTED else fitted_table
    owner["provenance"] = f"{provenance}; began with: {owner['provenance']}" if "provenance" in owner else provenance
    for name, early, late in zip(names, tables.early, tables.late, strict=True):
        fitted_table[name] = [early, late]
    fitted_table["spread"] = list(tables.spread)
    path.write_text(tomlkit.dumps(document), "utf-8")


def improved(game: str, old: Tables, seed: str, wanted: argparse.Namespace) -> tuple[Tables, str]:
    """A round: the better weights, and by how much they are better; empty if the old ones stay."""
    new = found_by(wanted.method, game, old, seed, wanted)
    tell(table(knowledge_of(wawel.game(game)).names, new))
    proof = partial(won_by_new, game, new, old, wanted, f"{seed}/prove")
    gains = spread_out(proof, range(wanted.deals), wanted.cores)
    gain, error = float(np.mean(gains)), SURE * float(np.std(gains)) / math.sqrt(len(gains))
    said = f"{gain:+.1%} ± {error:.1%} of the matches"
    tell(f"  against the weights before: {said}; {'kept' if gain > error else 'not kept'}")
    return (new, said) if gain > error else (old, "")


def found_by(method: str, game: str, old: Tables, seed: str, wanted: argparse.Namespace) -> Tables:
    """New weights: fitted to matches, learned from tries, or searched for and with a fitted spread."""
    if method == FIT:
        new = fitted(samples(game, old, f"{seed}/learn", wanted.matches, wanted), old)
        unseen = samples(game, old, f"{seed}/unseen", -(-wanted.matches // UNSEEN), wanted)
        losses = [surprise(unseen, tables) for tables in (old, new)]
        tell(f"  log loss in unseen matches: {losses[0]:.3f} with the old weights, {losses[1]:.3f} with the new ones")
        return new
    if method == TRIES:
        school = School(game, wanted.search, wanted.seats, wanted.matches, f"{seed}/tries", wanted.cores)
        return learned(school, old, tell)
    search = Search(game, wanted.player, wanted.seats, wanted.matches, f"{seed}/search", wanted.cores, wanted.ends)
    new = searched(search, samples(game, old, f"{seed}/look", LOOKS, wanted), old, tell)
    after = samples(game, new, f"{seed}/after", max(LOOKS, wanted.matches // LOOKS), wanted)
    return Tables(new.early, new.late, fitted_spread(after, np.array([*new.early, *new.late])))


def samples(game: str, tables: Tables, seed: str, matches: int, wanted: argparse.Namespace) -> list[Sample]:
    """Positions of so many matches."""
    work = partial(samples_of, game, tables, wanted.ends, wanted.levels.split(","), wanted.seats, seed)
    return [sample for match in spread_out(work, range(matches), wanted.cores) for sample in match]


def main() -> int:
    """Tune a game for some rounds; each starts with the best weights so far."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument(
        "--ends", action="store_true", help="the table that foretells, for positions in which search stops"
    )
    parser.add_argument("--method", choices=[FIT, SEARCH, TRIES], default=FIT)
    parser.add_argument(
        "--matches", type=int, default=400, help="matches (fit, tries) or deals (search) to learn from in a round"
    )
    parser.add_argument("--deals", type=int, default=100, help="deals on which new weights must prove themselves")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--levels", default="easy,medium", help="who plays the matches to learn from")
    parser.add_argument("--search", default="master", help="the level whose search tries lines out (tries)")
    parser.add_argument("--player", default=GREEDY, help="who plays with the new weights; master:60 has a fixed budget")
    parser.add_argument("--seats", type=int, default=6, help="at most")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--cores", type=int, default=workers.cores())
    wanted = parser.parse_args()
    if not is_compiled():
        sys.stderr.write("tuning needs compiled rules: make tune GAME=...\n")
        return 2
    knowledge = knowledge_of(wawel.game(wanted.game))
    name = ENDS if wanted.ends else FITTED
    best = Tables.of(knowledge.weights(name))
    path = Path("src", *registry.package_of(wanted.game).split("."), "knowledge.toml")
    command = f"make tune GAME={wanted.game} ARGS='{'--ends ' if wanted.ends else ''}--method {wanted.method}"
    command += f" --matches {wanted.matches}"
    command += f" --search {wanted.search}" if wanted.method == TRIES else f" --levels {wanted.levels}"
    command += f" --deals {wanted.deals} --rounds {wanted.rounds} --player {wanted.player} --seats {wanted.seats}"
    for turn in range(1, wanted.rounds + 1):
        tell(f"round {turn}")
        best, gain = improved(wanted.game, best, f"{wanted.seed}/{turn}", wanted)
        if gain:
            write(path, knowledge.names, name, best, f"{command} --seed {wanted.seed}', round {turn}: {gain}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
