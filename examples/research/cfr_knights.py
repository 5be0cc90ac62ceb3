"""CFR on a small table of Knights and Castles: how fast does it approach an equilibrium?

Usage: PYTHONPATH=build/compiled python examples/research/cfr_knights.py [--iterations 50] [--runs 4]

The table is `position=endgame`: two rounds are left, four armies lie in each camp, and the match is won or lost. CFR
and CFR+ look at every line of play. External sampling looks at a part of them, so it is run with several seeds: the
band is the 95 % interval of the mean. Exploitability is what a perfect opponent would win, in matches per match.
"""

import argparse
import math
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

from measuring import Share, plot
from wawel.adapters.openspiel import register

SAMPLES = 20  # iterations of external sampling that look at about as many positions as one of CFR


def steps(most: int) -> list[int]:
    """Numbers of iterations after which to look: 1, 2, 5, 10, 20, 50 and so on."""
    found = [base * 10**power for power in range(6) for base in (1, 2, 5)]
    return [number for number in found if number <= most]


def whole(table: Any, solver: Any, most: int) -> list[tuple[float, Share]]:
    """Exploitability of the average policy as a solver goes on."""
    curve: list[tuple[float, Share]] = []
    for number in range(1, most + 1):
        solver.evaluate_and_update_policy()
        if number in steps(most):
            value = exploitability.exploitability(table, solver.average_policy())
            curve.append((number, (value, value, value)))
    return curve


def sampled(table: Any, most: int, runs: int) -> list[tuple[float, Share]]:
    """The same for external sampling, as a mean over several seeds."""
    found: dict[int, list[float]] = {number: [] for number in steps(most)}
    for seed in range(runs):
        np.random.seed(seed)
        solver = external_sampling_mccfr.ExternalSamplingSolver(table)
        for number in range(1, most + 1):
            for _ in range(SAMPLES):
                solver.iteration()
            if number in found:
                found[number].append(exploitability.exploitability(table, solver.average_policy()))
    return [(number, interval(values)) for number, values in found.items()]


def interval(values: list[float]) -> Share:
    """The mean and its 95 % interval."""
    mean = fmean(values)
    off = 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - off, mean + off


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--iterations", type=int, default=50)
    arguments.add_argument("--runs", type=int, default=4, help="seeds of the sampled version")
    arguments.add_argument("-o", "--output", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = arguments.parse_args()
    register()
    table = pyspiel.load_game("wawel_knights_and_castles", {"position": "endgame"})
    curves = {
        "CFR": whole(table, cfr.CFRSolver(table), given.iterations),
        "CFR+": whole(table, cfr.CFRPlusSolver(table), given.iterations),
        f"external sampling, {SAMPLES} a step, {given.runs} seeds": sampled(table, given.iterations, given.runs),
    }
    for name, points in curves.items():
        number, (value, low, high) = points[-1]
        print(f"{name}: exploitability {value:.4f} [{low:.4f}, {high:.4f}] after {number:.0f}")
    plot(given.output, "Knights and Castles, two rounds left", "iterations", "exploitability", curves)


if __name__ == "__main__":
    main()
