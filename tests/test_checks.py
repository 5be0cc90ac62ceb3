"""`scripts/checks`: every part runs, one failure fails the whole run, and each part's output stays together."""

import importlib.util
import os
import signal
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import wait_until

SCRIPT = Path(__file__).parents[1] / "scripts" / "checks"

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def checks() -> Any:
    spec = importlib.util.spec_from_loader("checks", SourceFileLoader("checks", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["checks"] = module
    spec.loader.exec_module(module)
    return module


def test_every_part_runs_whatever_became_of_the_others(checks: Any, capsys: pytest.CaptureFixture[str]) -> None:
    broken = checks.Section("broken", ["bash", "-c", "echo one; echo two; exit 3"])
    missing = checks.Section("missing", ["no-such-program"])
    later = checks.Section("later", ["echo", "three"], after=(broken,))
    checks.Run([missing, broken], [later]).run()

    assert [section.code for section in (broken, missing, later)] == [3, 127, 0]
    said = capsys.readouterr().out
    assert "=== broken\none\ntwo\n" in said
    assert "no-such-program" in said
    assert "=== later\nthree\n" in said


@pytest.mark.slow
def test_a_part_that_hangs_is_stopped(checks: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With everything it started: otherwise a single hang would hide what the other parts found."""
    script = f"sleep 1000 & echo $! > {tmp_path}/pid; echo begun; wait"
    endless = checks.Section("endless", ["bash", "-c", script], limit=1.0)
    later = checks.Section("later", ["echo", "three"])
    checks.Run([endless, later]).run()

    assert [endless.code, later.code] == [124, 0]
    assert "=== endless\nbegun\nstill running after 1 s" in capsys.readouterr().out
    wait_until(lambda: not _runs(int((tmp_path / "pid").read_text())))


@pytest.mark.parametrize("mode", ["fast", "full", "long"])
def test_all_tests_run_in_some_section(checks: Any, mode: str) -> None:
    """No folder is left out, but `make check` drives no browser."""
    titles = [section.title for section in getattr(checks, mode)().sections]

    assert {"lint", "format", "types", "tests, interpreted"} <= set(titles)
    assert ({"tests, compiled", "browser tests", "web client: unit tests"} <= set(titles)) == (mode != "fast")
    for section in getattr(checks, mode)().sections:
        if section.title.startswith("tests, "):
            assert section.command[-2:] == checks.NO_BROWSER


def test_the_slowest_tests_of_all_sections_are_told(
    checks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, times in (("one", [0.5, 30]), ("two", [7] * 20)):
        cases = "".join(f'<testcase classname="tests.x" name="test_{time}" time="{time}"/>' for time in times)
        (tmp_path / f"{name}.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    monkeypatch.setattr(checks, "TIMES", tmp_path)

    lines = checks.slowest()

    assert len(lines) == 20
    assert lines[0] == "    30.0 s  tests.x::test_30 (one)"


def test_an_interruption_ends_what_is_running(tmp_path: Path) -> None:
    """Each section has its own process group, so nothing is left running."""
    program = f"""
import importlib.util, sys
from importlib.machinery import SourceFileLoader
spec = importlib.util.spec_from_loader("checks", SourceFileLoader("checks", {str(SCRIPT)!r}))
sys.modules["checks"] = checks = importlib.util.module_from_spec(spec)
spec.loader.exec_module(checks)
checks.Run([checks.Section("endless", ["bash", "-c", "sleep 1000 & echo $! > {tmp_path}/pid; wait"])]).run()
"""
    with subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.DEVNULL) as process:
        wait_until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text().endswith("\n"))
        process.send_signal(signal.SIGINT)

    wait_until(lambda: not _runs(int((tmp_path / "pid").read_text())))
    assert process.returncode != 0


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
