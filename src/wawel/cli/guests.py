"""Bots of your own on the command line: what they may use, and what they did wrong."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from wawel.cli.output import printable
from wawel.cli.words import say
from wawel.guests.bots import House
from wawel.guests.program import CRASH, FLOOD, NONSENSE, TIME, Limits

SECONDS: Final = 5.0
MEMORY: Final = 1024
MEBIBYTE: Final = 1 << 20

SecondsOption = Annotated[float, typer.Option("--bot-seconds", min=0.01, max=3600, help="help-bot-seconds")]
MemoryOption = Annotated[int, typer.Option("--bot-memory", min=16, max=1 << 20, help="help-bot-memory")]

KINDS: Final = {CRASH: "fault-crash", TIME: "fault-time", FLOOD: "fault-flood", NONSENSE: "fault-nonsense"}


def house(seconds: float, memory: int) -> House:
    """Guests live in the current folder."""
    return House(limits=Limits(seconds=seconds, memory=memory * MEBIBYTE))


def tell_faults(screen: Console, name: str, faults: Iterable[str]) -> None:
    """One line about a bot that lost decisions."""
    counts = Counter(faults)
    if counts:
        kinds = ", ".join(say(words, count=counts[kind]) for kind, words in KINDS.items() if counts[kind])
        line = say("fault-bot", name=printable(name), count=counts.total(), kinds=kinds)
        screen.print(Text(line, "red"))
