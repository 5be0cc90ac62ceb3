"""The baselines that learn run to their end with tiny budgets, and leave a plot."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from linear import Evaluation, fitted, points_only
from measuring import arena
from tests.roofs import ROOT
from wawel.bots.bot import make

SCRIPTS = ROOT / "examples" / "research"
TINY = {
    "cfr_knights": ["--iterations", "1", "--runs", "1"],
    "linear_carcassonne": ["--rounds", "1", "--matches", "1", "--games", "2"],
    "value_dragon_castle": ["--matches", "1", "--games", "2", "--simulations", "2"],
    "ppo_dragonkeepers": ["--updates", "1", "--every", "1", "--matches", "1", "--games", "2", "--runs", "1"],
}
# PyTorch for Linux brings gigabytes of libraries for graphics cards, so no run installs it; where it is, its test runs.
THERE = [name for name in TINY if name != "ppo_dragonkeepers" or find_spec("torch")]
LIMIT = 200  # lines


def test_every_script_is_short_and_has_its_plot() -> None:
    """What it has shown is kept beside it."""
    for name in TINY:
        assert len((SCRIPTS / f"{name}.py").read_text("utf-8").splitlines()) < LIMIT
        assert "<svg" in (SCRIPTS / f"{name}.svg").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", THERE)
def test_a_baseline_learns_and_draws(name: str, tmp_path: Path) -> None:
    """From the first step to the last, as its first lines say."""
    plot = tmp_path / "plot.svg"
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / f"{name}.py"), *TINY[name], "-o", str(plot)],
        env={**os.environ, "PYTHONPATH": paths, "MPLBACKEND": "agg"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 1
    assert "<svg" in plot.read_text("utf-8")


def test_an_evaluation_is_fitted_to_how_matches_ended() -> None:
    """Two features of which the second one decides; the first one keeps its old weight where it says nothing."""
    chance = np.random.default_rng(1)
    rows = chance.normal(size=(400, 4))
    rows[:, 2] = 0.0
    found = fitted(rows, 3.0 * rows[:, 1], Evaluation(np.array([0.0, 0.0, 0.7, 0.0]), 10.0))

    assert found.weights == pytest.approx([0.0, 3.0, 0.7, 0.0], abs=0.1)
    assert found.spread == 2.0


def test_the_arena_of_the_baselines_gives_a_share_with_an_interval() -> None:
    """Every deal from both seats; whoever looks at points beats random play."""
    known = points_only("knights-and-castles")
    share, low, high = arena(
        "knights-and-castles",
        lambda name: known.bot("greedy") if name == "points" else make(name),
        ("points", "random"),
        40,
    )

    assert 0.0 < low < share < high <= 1.0
    assert share > 0.5
