"""Runs a Python class as a guest: `python host.py MODULE.CLASS`. It is a script of its own and knows only Python.

The class has one method, `choose(question)`, which returns one of `question.actions`. A new object plays each match.
Modules are looked for in the current folder first.
"""

import importlib
import json
import os
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and everything that it may know."""

    game: str
    seats: int
    seat: int
    options: Mapping[str, str]
    seconds: float  # to think
    actions: list[str]
    view: Mapping[str, object]


def main() -> None:
    """Answer until Wawel says goodbye."""
    sys.excepthook = complain
    answers, sys.stdout = sys.stdout, sys.stderr  # what the class prints is no answer
    sys.path[0] = os.getcwd()
    module, _, name = sys.argv[1].rpartition(".")
    bot = getattr(importlib.import_module(module), name)()
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{name} has no method choose(question)")
    place: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "wawel-bot":
            answers.write("ready\n")
        elif word == "game":
            place = json.loads(rest)
        elif word == "choose":
            answers.write(f"action {bot.choose(Question(**place, **json.loads(rest)))}\n")
        elif word == "quit":
            return
        answers.flush()


def complain(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell where the class failed, without the lines of this file."""
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    traceback.print_exception(kind, error, trace)


if __name__ == "__main__":
    main()
