"""A value function for Dragon Castle by self-play, used by the search bot and measured in the arena.

Usage: PYTHONPATH=build/compiled python examples/research/value_dragon_castle.py [--matches 300] [-o FILE.svg]

The value of a position is the chance of winning, from a linear estimate of the final lead. It is learned in two rounds
of self-play that start with points alone. Then the strong level searches with it: with more and more simulations it
meets the same search with points alone, and the same search with the game's own weights.
"""

import argparse
from functools import partial
from pathlib import Path

from linear import Evaluation, fitted, points_only, self_play, told
from measuring import Share, arena, plot
from wawel.bots.bot import Bot, make

GAME = "dragon-castle"
LEVEL = "strong"
ROUNDS = 2


def bot_of(learned: Evaluation, simulations: int, name: str) -> Bot:
    """The same search with one of three evaluations."""
    if name == "learned":
        return learned.bot(LEVEL, simulations)
    return points_only(GAME).bot(LEVEL, simulations) if name == "points" else make(f"{LEVEL}:{simulations}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--matches", type=int, default=300, help="of self-play in each round")
    arguments.add_argument("--games", type=int, default=60, help="of the arena for each number of simulations")
    arguments.add_argument("--simulations", default="8,32,128")
    arguments.add_argument("-o", "--output", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = arguments.parse_args()
    evaluation = points_only(GAME)
    for round in range(ROUNDS):
        evaluation = fitted(*self_play(GAME, evaluation, given.matches, f"castle/{round}"), evaluation)
    print("\n".join(["weights, early and late", *told(GAME, evaluation)]), flush=True)
    curves: dict[str, list[tuple[float, Share]]] = {"against points alone": [], "against the game's weights": []}
    for simulations in map(int, given.simulations.split(",")):
        for (name, curve), rival in zip(curves.items(), ("points", "own"), strict=True):
            share = arena(GAME, partial(bot_of, evaluation, simulations), ("learned", rival), given.games)
            curve.append((simulations, share))
            print(f"{simulations} simulations {name}: {share[0]:.3f} [{share[1]:.3f}, {share[2]:.3f}]", flush=True)
    title = "Dragon Castle: search with a learned value function"
    plot(given.output, title, "simulations for each decision", "share of wins", curves)


if __name__ == "__main__":
    main()
