"""`make load`: it starts a server, plays, and prints what it measured."""

import json
import subprocess
import sys

import pytest

FIELDS = [
    *("tables", "seconds", "actions_per_s", "p50_ms", "p95_ms", "p99_ms"),
    *("cpu_ms_per_action", "kb_per_table"),
]


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads processor time and memory from /proc")
@pytest.mark.parametrize(
    ("more", "told"), [(["--against", "names"], "names: "), (["--servers", "3"], "PostgreSQL and Redis: ")]
)
def test_a_short_measurement_has_all_figures(more: list[str], told: str) -> None:
    """Two tables of two games, with somebody hostile at the same time, or at three servers that share them."""
    games = ["--game", "knights-and-castles", "--game", "carcassonne"]
    options = ["--tables", "2", "--pause", "0.1", "--seconds", "2", *more, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", *games, *options], check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)

    assert list(found) == FIELDS
    assert (found["tables"], found["seconds"]) == (2, 2.0)
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]
    assert found["actions_per_s"] > 0
    assert done.stderr.startswith(told)
