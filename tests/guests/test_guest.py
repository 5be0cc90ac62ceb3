"""Guests: what they are told, and what becomes of those that crash, hang, flood or answer nonsense."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guests.programs import BRIEF, PATIENT, folder, guest, runs
from tests.waiting import wait_until
from wawel.core.errors import BadOption
from wawel.guests.guest import MOST_FAULTS, Guest, check
from wawel.guests.naming import command_of, is_guest, short
from wawel.guests.program import Limits
from wawel.guests.protocol import Place

ACTIONS = ["a", "b", "c"]
DEAF = "#!/bin/sh\necho $$ > pid.txt\nread line\necho ready\nexec sleep 1000\n"  # never reads again


def kinds(found: Guest) -> list[str]:
    return [fault.kind for fault in found.faults]


def test_a_guest_is_told_its_place_its_view_and_its_actions(tmp_path: Path) -> None:
    """And what it prints is no answer."""
    echo = guest(tmp_path, "Echo")
    answers = [echo.decide({"round": number, "mine": "ąę"}, ACTIONS) for number in (1, 2)]
    echo.close()

    assert answers == ["c", "c"]
    assert not echo.faults
    told = (tmp_path / "heard.txt").read_text("utf-8").splitlines()
    about = "game='quay', seats=2, seat=1, options={'long': 'no'}, seconds=60.0, actions=['a', 'b', 'c']"
    assert told == [f"Question({about}, view={{'round': {number}, 'mine': 'ąę'}})" for number in (1, 2)]


def test_a_decision_without_a_choice_is_not_asked(tmp_path: Path) -> None:
    crash = guest(tmp_path, "Crash")

    assert crash.decide({}, ["only"]) == "only"
    assert not crash.faults
    crash.close()


@pytest.mark.parametrize(
    ("name", "kind"), [("Crash", "crash"), ("Second", "crash"), ("Nonsense", "nonsense"), ("Flood", "flood")]
)
def test_a_fault_costs_the_decision_and_three_end_the_match(tmp_path: Path, name: str, kind: str) -> None:
    """After that the guest is not asked any more."""
    bad = guest(tmp_path, name)
    answers = [bad.decide({}, ACTIONS) for _ in range(MOST_FAULTS + 2)]
    bad.close()

    assert answers == [""] * (MOST_FAULTS + 2)
    assert kinds(bad) == [kind] * MOST_FAULTS
    assert bad.is_out


@pytest.mark.parametrize("name", ["Endless", "Moan"])
def test_writing_without_end_is_a_flood(tmp_path: Path, name: str) -> None:
    """A line that never ends, or complaints."""
    flood = guest(tmp_path, name)
    flood.decide({}, ACTIONS)
    flood.close()

    assert kinds(flood) == ["flood"]


def test_a_guest_that_hangs_is_ended_with_what_it_started(tmp_path: Path) -> None:
    hang = guest(tmp_path, "Hang", BRIEF)

    assert hang.decide({}, ACTIONS) == ""
    assert kinds(hang) == ["time"]
    pids = [int(pid) for pid in (tmp_path / "pids.txt").read_text().split()]
    assert len(pids) == 2
    wait_until(lambda: not any(runs(pid) for pid in pids))
    hang.close()


def test_a_crash_tells_what_the_program_complained_about(tmp_path: Path) -> None:
    crash = guest(tmp_path, "Crash")
    crash.decide({}, ACTIONS)
    crash.close()

    [fault] = crash.faults
    assert (fault.last, fault.exit) == ("ValueError: no idea", 1)
    assert fault.said.splitlines()[:2] == [
        "Traceback (most recent call last):",
        f'  File "{tmp_path / "kin.py"}", line 18, in choose',
    ]


def test_a_crash_without_a_word_tells_how_the_program_ended(tmp_path: Path) -> None:
    """By its exit code, or by the signal that ended it."""
    ends = []
    for name in ("Second", "Shot"):
        crash = guest(tmp_path, name)
        crash.decide({}, ACTIONS)
        crash.close()
        ends += [(fault.kind, fault.said, fault.exit) for fault in crash.faults]

    assert ends == [("crash", "", 3), ("crash", "", -signal.SIGSEGV)]


def test_only_the_last_lines_of_many_are_kept(tmp_path: Path) -> None:
    grumble = guest(tmp_path, "Grumble")
    grumble.decide({}, ACTIONS)
    grumble.close()

    assert grumble.faults[0].said.splitlines() == [f"line {number}" for number in range(488, 500)]


def test_a_flood_shows_how_it_begins(tmp_path: Path) -> None:
    flood = guest(tmp_path, "Flood")
    flood.decide({}, ACTIONS)
    flood.close()

    assert "xxx" in flood.faults[0].said
    assert len(flood.faults[0].said) == 100


@pytest.mark.slow
def test_memory_is_limited(tmp_path: Path) -> None:
    """The guest gets an error of its own, and nobody else notices."""
    hog = guest(tmp_path, "Hog", Limits(seconds=60.0, memory=256 << 20))

    assert hog.decide({}, ACTIONS) == ""
    assert [(fault.kind, fault.last) for fault in hog.faults] == [("crash", "MemoryError")]
    hog.close()


def test_an_answer_without_a_question_is_dropped(tmp_path: Path) -> None:
    """A second answer does not count for the next question."""
    talker = guest(tmp_path, "Talker")
    answers = [talker.decide({}, actions) for actions in (["a", "b"], ["b", "a"])]
    talker.close()

    assert answers == ["a", "b"]
    assert not talker.faults


def test_a_program_ends_with_its_match(tmp_path: Path) -> None:
    """Even one that does not listen to `quit`."""
    script = tmp_path / "deaf.sh"
    script.write_text(DEAF)
    script.chmod(0o755)
    deaf = Guest("cmd:./deaf.sh", str(tmp_path), Place("quay", 2, 0, {}), PATIENT)
    deaf.close()

    assert not deaf.faults
    wait_until(lambda: not runs(int((tmp_path / "pid.txt").read_text())))


@pytest.mark.slow
def test_a_program_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    """Even if that was killed, and the program does not notice that nobody writes to it any more."""
    script = tmp_path / "deaf.sh"
    script.write_text(DEAF)
    script.chmod(0o755)
    code = (
        "import os, time\n"
        "from wawel.guests.program import Limits, Program\n"
        "Program(['./deaf.sh'], os.getcwd(), Limits()).ask('wawel-bot 1', 60)\n"
        "open('ready.txt', 'w').close()\n"
        "time.sleep(1000)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path) as parent:
        wait_until((tmp_path / "ready.txt").exists)
        parent.kill()

    wait_until(lambda: not runs(int((tmp_path / "pid.txt").read_text())))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("python:kin.Nobody", "has no attribute 'Nobody'"),
        ("python:kin.Mute", "Mute has no method choose"),
        ("python:nosuch.Bot", "No module named 'nosuch'"),
        ("python:Bot", "python:MODULE.CLASS"),
        ("python:a b.Bot", "python:MODULE.CLASS"),
        ("cmd:", "cmd:COMMAND"),
        ("cmd:'half", "cmd:COMMAND"),
        ("cmd:no-such-program", "no program 'no-such-program'"),
        ("cmd:./nosuch", "no program './nosuch'"),
        ("cmd:true", "it has ended"),
        ("cmd:echo hello", "it does not answer “ready”: 'hello'"),
    ],
)
def test_a_guest_that_cannot_play_is_refused_before_the_match(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(BadOption) as refusal:
        check(name, str(folder(tmp_path)), PATIENT)

    assert said in str(refusal.value)


def test_names_of_guests() -> None:
    assert [is_guest(name) for name in ("python:kin.First", "cmd:./x", "master:200", "random")] == [
        True,
        True,
        False,
        False,
    ]
    assert short("python:kin.First") == "First"
    assert short("cmd:./bots/greedy --deep") == "greedy"
    assert short("master:200") == "master"
    assert command_of("cmd:sh -c 'exit 1'", ".") == ["sh", "-c", "exit 1"]
