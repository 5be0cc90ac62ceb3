"""Measures the compiled and the interpreted rules in turn, and prints how much compiling gains.

Usage: python bench/compare.py [--seconds S] [--rounds N]. Needs build/compiled, which `make bench` makes.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
INTERPRETED = ROOT / "src"


def run(source: Path, seconds: float) -> dict[str, Any]:
    """Run `wawel bench` on this tree once, in its own process."""
    command = [sys.executable, "-m", "wawel", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    figures: dict[str, Any] = json.loads(done.stdout)
    if figures["compiled"] != (source == COMPILED):
        sys.exit(f"bench: {source.relative_to(ROOT)} is not what it should be; `make compile` builds it")
    return figures


def rows(run: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The figures of a run by game, and also by options for a game that is measured with several."""
    found: dict[str, dict[str, float]] = {}
    for game, figures in run["games"].items():
        found[game] = figures
        found |= {f"{game} {options}": variant for options, variant in figures["variants"].items()}
    return found


def middle(runs: list[dict[str, Any]], row: str, figure: str) -> float:
    """The median of a figure over all runs of a mode."""
    return float(median(rows(run)[row][figure] for run in runs))


def write(row: str, mode: str, runs: list[dict[str, Any]]) -> None:
    """Print a line of the table."""
    speed = [middle(runs, row, figure) for figure in ("playouts_per_s", "decisions_per_s", "ratio", "listed_ratio")]
    costs = [middle(runs, row, figure) for figure in ("us_first_tenth", "us_last_tenth", "us_copy")]
    line = f"{row:24}{mode:>14}{speed[0]:12.0f}{speed[1]:13.0f}{speed[2]:8.2f}{speed[3]:8.2f}"
    sys.stdout.write(line + "".join(f"{cost:10.2f}" for cost in costs) + "\n")


def main() -> None:
    """Measure both modes in turn and print a table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--seconds", type=float, default=2.0, help="per thing measured and run")
    arguments.add_argument("--rounds", type=int, default=3, help="runs of each mode")
    given = arguments.parse_args()
    compiled: list[dict[str, Any]] = []
    interpreted: list[dict[str, Any]] = []
    for _ in range(given.rounds):
        compiled.append(run(COMPILED, given.seconds))
        interpreted.append(run(INTERPRETED, given.seconds))
    plies = median(run["yardstick"]["python_chess_plies_per_s"] for run in compiled + interpreted)
    sys.stdout.write(f"yardstick: {plies:.0f} plies per second with python-chess\n\n")
    sys.stdout.write("ratio, listed: decisions per ply, a step picked at once and from the list of all choices\n")
    sys.stdout.write("first, last, copy: microseconds for a step of the first and last tenth, and for a copy\n\n")
    head = f"{'':24}{'mode':>14}{'playouts/s':>12}{'decisions/s':>13}{'ratio':>8}{'listed':>8}"
    sys.stdout.write(head + "".join(f"{name:>10}" for name in ("first", "last", "copy")) + "\n")
    for row in rows(compiled[0]):
        write(row, "compiled", compiled)
        write(row, "interpreted", interpreted)
        gain = middle(compiled, row, "ratio") / middle(interpreted, row, "ratio")
        sys.stdout.write(f"{row:24}{'compiled is':>14}{gain:11.1f} times as fast\n")
    for game, figures in interpreted[0]["games"].items():
        for part in figures["shares"]:
            share = median(run["games"][game]["shares"][part] for run in interpreted)
            sys.stdout.write(f"{game}, {part}: {100 * share:.1f} % of a playout, sampled interpreted\n")


if __name__ == "__main__":
    main()
