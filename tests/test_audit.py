"""The audit of dependencies: a finding is a failure, and a database that does not answer is reported."""

import json
import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest

AUDIT = Path(__file__).parent.parent / "scripts" / "audit"
SOUND = {"name": "castle", "version": "1.0", "vulns": []}
WEAK = {"name": "castle", "version": "1.0", "vulns": [{"id": "DRAGON-1"}]}
UNKNOWN = {"name": "castle", "skip_reason": "not found"}

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("python", "web", "code", "said"),
    [
        ({"dependencies": [SOUND]}, {"vulnerabilities": {}}, 0, ["Python half: 0 known", "web half: 0 known"]),
        ({"dependencies": [WEAK]}, {"vulnerabilities": {}}, 1, ["castle 1.0: DRAGON-1"]),
        ({"dependencies": [SOUND]}, {"vulnerabilities": {"moat": {"severity": "high"}}}, 1, ["moat: high"]),
        ({"dependencies": [UNKNOWN]}, {"message": "405"}, 0, ["skipped: no vulnerability database", "the web half"]),
        ({"dependencies": [UNKNOWN, WEAK]}, None, 1, ["castle 1.0: DRAGON-1", "skipped"]),
    ],
)
def test_finds_fail_and_silence_does_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: Any,
    web: Any,
    code: int,
    said: list[str],
) -> None:
    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        answer = web if command[0] == "npm" else python
        return subprocess.CompletedProcess(command, 1, stdout="" if answer is None else json.dumps(answer))

    monkeypatch.setattr(subprocess, "run", run)
    assert runpy.run_path(str(AUDIT))["main"]() == code
    printed = capsys.readouterr().out
    for sentence in said:
        assert sentence in printed
