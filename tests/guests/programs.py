"""Small guests for tests, as Python classes in a module `kin` of a folder."""

from pathlib import Path

from wawel.guests.guest import Guest
from wawel.guests.program import Limits
from wawel.guests.protocol import Place

CLASSES = '''
import os, subprocess, sys, time

class First:
    def choose(self, question):
        return question.actions[0]

class Echo:
    """Writes down what it was asked."""
    def choose(self, question):
        with open("heard.txt", "a") as file:
            print(question, file=file)
        print("a remark that is no answer")
        return question.actions[-1]

class Crash:
    def choose(self, question):
        raise ValueError("no idea")

class Second:
    """Crashes at its first question; a new one would crash as well."""
    def choose(self, question):
        os._exit(3)

class Shot:
    """Ends as a program in C does that reads where it may not."""
    def choose(self, question):
        os.kill(os.getpid(), 11)

class Grumble:
    """Complains for long, then ends."""
    def choose(self, question):
        print(*(f"line {number}" for number in range(500)), sep=chr(10), flush=True)
        os._exit(1)

class Hang:
    def choose(self, question):
        child = subprocess.Popen(["sleep", "1000"])
        with open("pids.txt", "a") as file:
            print(os.getpid(), child.pid, file=file)
        while True:
            time.sleep(1)

class Flood:
    def choose(self, question):
        while True:
            os.write(1, b"# " + b"x" * 1000 + b"\\n")

class Endless:
    """One line that never ends."""
    def choose(self, question):
        while True:
            os.write(1, b"x" * 1000)

class Moan:
    """Floods stderr."""
    def choose(self, question):
        while True:
            os.write(2, b"x" * 1000)

class Nonsense:
    def choose(self, question):
        return "castle+castle"

class Mute:
    pass

class Hog:
    def choose(self, question):
        self.hoard = bytearray(1 << 30)
        self.hoard[:] = b"x" * (1 << 30)
        return question.actions[0]

class Talker:
    """Answers every question twice."""
    def choose(self, question):
        return f"{question.actions[0]}\\naction {question.actions[1]}"
'''
BRIEF = Limits(seconds=0.5)
PATIENT = Limits(seconds=60.0)


def folder(path: Path) -> Path:
    """A folder with the module `kin`."""
    (path / "kin.py").write_text(CLASSES, encoding="utf-8")
    return path


def guest(path: Path, name: str, limits: Limits = PATIENT) -> Guest:
    """One of them in seat 1 of a table."""
    return Guest(f"python:kin.{name}", str(folder(path)), Place("quay", 2, 1, {"long": "no"}), limits)


def runs(pid: int) -> bool:
    """Whether a process is there and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
