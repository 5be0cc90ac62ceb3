"""Fitting weights: what was put into the matches comes out of the fit."""

from pathlib import Path

import pytest

from bench.fitting import Sample, Tables, fitted
from bench.tune import write
from wawel.core.rng import Rng


def made_up(early: list[float], late: list[float], count: int) -> list[Sample]:
    """Positions of matches in which points follow exactly from the features."""
    rng = Rng(4)
    found: list[Sample] = []
    for _ in range(count):
        progress = rng.below(100) / 100
        features = [[float(rng.below(10)) for _ in early] for _ in range(3)]
        weights = [first + (last - first) * progress for first, last in zip(early, late, strict=True)]
        points = [round(100 * sum(f * w for f, w in zip(seat, weights, strict=True))) for seat in features]
        winners = [seat for seat, total in enumerate(points) if total == max(points)]
        found.append(Sample(progress, features, points, winners))
    return found


def test_the_fit_finds_the_weights_behind_the_points() -> None:
    """From wrong weights, up to the hold that the old ones have."""
    samples = made_up([0.5, 2.0], [1.5, -1.0], 400)

    found = fitted(samples, Tables([0.0, 0.0], [0.0, 0.0], (10.0, 10.0)))

    assert found.early == pytest.approx([50.0, 200.0], rel=0.05)
    assert found.late == pytest.approx([150.0, -100.0], rel=0.05)


def test_leads_that_always_win_are_safe_leads() -> None:
    """Whoever is ahead wins every time, so the spread is as small as it can be."""
    samples = made_up([1.0], [1.0], 200)

    assert fitted(samples, Tables([100.0], [100.0], (10.0, 10.0))).spread == (1.0, 1.0)


FILE = """\
provenance = "by hand"

[weights]
points = [1.0, 1.0]  # what is sure
spread = [9.0, 9.0]

[levels.easy]
noise = 2.0
"""


def test_only_the_fitted_numbers_change_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "knowledge.toml"
    file.write_text(FILE, encoding="utf-8")

    write(file, ["points"], Tables([0.9], [1.1], (30.0, 5.0)), "make tune")

    changed = FILE.replace("by hand", "make tune").replace("[1.0, 1.0]", "[0.9, 1.1]").replace("9.0, 9.0", "30.0, 5.0")
    assert file.read_text("utf-8") == changed
