"""How all tests run: no result depends on the speed of the machine, and a full run (`make test`) allows no skips."""

import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.budgets import PROFILE, budget

settings.register_profile(PROFILE, max_examples=budget(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(PROFILE)

# A job in the background ignores Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests of what is compiled. They run in both modes, plus a few that see whether everything on top of the rules works.
RULES = ("core", "games", "bots", "conformance", "encoding", "golden", "test_build.py", "test_smoke.py")
HERE = Path(__file__).parent

NO_SKIPS = os.environ.get("WAWEL_NO_SKIPS") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in RULES:
            item.add_marker(pytest.mark.rules)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if NO_SKIPS and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped in a full run: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if NO_SKIPS and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped in a full run: {report.longrepr}"
    return report
