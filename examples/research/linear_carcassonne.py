"""A linear evaluation of Carcassonne by policy iteration.

Usage: PYTHONPATH=build/compiled python examples/research/linear_carcassonne.py [--rounds 5] [--matches 60]

Each round plays matches greedily with the evaluation of the round before (with a random decision now and then), fits
the evaluation to how these and all earlier ones ended, and takes the greedy play of the new one as the next policy.
After each round it meets a bot that looks at points alone, and the game's own greedy bot, which was tuned for hours.
"""

import argparse
from functools import partial
from pathlib import Path

import numpy as np

from linear import Evaluation, fitted, points_only, self_play, told
from measuring import Share, arena, plot
from wawel.bots.bot import Bot, make
from wawel.core.knowledge import GREEDY

GAME = "carcassonne"


def bot_of(learned: Evaluation, name: str) -> Bot:
    """The bots that meet: the learned one, points alone, or one of the game's own."""
    if name == "learned":
        return learned.bot(GREEDY)
    return points_only(GAME).bot(GREEDY) if name == "points" else make(name)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--matches", type=int, default=60, help="of self-play in each round")
    arguments.add_argument("--games", type=int, default=60, help="against each yardstick after each round")
    arguments.add_argument("-o", "--output", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = arguments.parse_args()
    evaluation, seen = points_only(GAME), []
    curves: dict[str, list[tuple[float, Share]]] = {"against points alone": [], "against the game's greedy bot": []}
    for round in range(given.rounds + 1):
        if round:
            seen.append(self_play(GAME, evaluation, given.matches, f"carcassonne/{round}"))
            rows, leads = (np.concatenate([part[which] for part in seen]) for which in range(2))
            evaluation = fitted(rows, leads, evaluation)
        for (name, curve), rival in zip(curves.items(), ("points", GREEDY), strict=True):
            share = arena(GAME, partial(bot_of, evaluation), ("learned", rival), given.games)
            curve.append((round, share))
            print(f"round {round} {name}: {share[0]:.3f} [{share[1]:.3f}, {share[2]:.3f}]", flush=True)
    print("\n".join(["weights, early and late", *told(GAME, evaluation)]))
    plot(given.output, "Carcassonne: policy iteration", "rounds", "share of wins", curves)


if __name__ == "__main__":
    main()
