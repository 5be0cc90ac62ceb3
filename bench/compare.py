"""Measures the rules compiled and interpreted, in turns, and prints how much compiling gains.

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
    """One `wawel bench` of this tree, in a process of its own."""
    command = [sys.executable, "-m", "wawel", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    figures: dict[str, Any] = json.loads(done.stdout)
    if figures["compiled"] != (source == COMPILED):
        sys.exit(f"bench: {source.relative_to(ROOT)} is not what it should be; `make compile` builds it")
    return figures


def middle(runs: list[dict[str, Any]], game: str, figure: str) -> float:
    """The median of a game's figure over all runs of a mode."""
    return float(median(run["games"][game][figure] for run in runs))


def main() -> None:
    """Measure both modes in turns and print a table."""
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
    sys.stdout.write(f"{'':24}{'mode':>14}{'playouts/s':>14}{'decisions/s':>14}{'ratio':>10}\n")
    for game in compiled[0]["games"]:
        for mode, runs in (("compiled", compiled), ("interpreted", interpreted)):
            row = [middle(runs, game, figure) for figure in ("playouts_per_s", "decisions_per_s", "ratio")]
            sys.stdout.write(f"{game:24}{mode:>14}{row[0]:14.0f}{row[1]:14.0f}{row[2]:10.2f}\n")
        gain = middle(compiled, game, "ratio") / middle(interpreted, game, "ratio")
        sys.stdout.write(f"{game:24}{'compiled is':>14}{gain:13.1f} times as fast\n")


if __name__ == "__main__":
    main()
