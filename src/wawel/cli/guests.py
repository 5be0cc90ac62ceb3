"""Bots of your own on the command line: what they may use, and what they did wrong."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from signal import Signals
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from wawel.cli.output import messages, printable
from wawel.cli.words import say
from wawel.guests.bots import House, check_bot
from wawel.guests.faults import CRASH, FLOOD, NONSENSE, TIME, Fault
from wawel.guests.program import Limits

SECONDS: Final = 5.0
MEMORY: Final = 1024
MEBIBYTE: Final = 1 << 20

SecondsOption = Annotated[float, typer.Option("--bot-seconds", min=0.01, max=3600, help="help-bot-seconds")]
MemoryOption = Annotated[int, typer.Option("--bot-memory", min=16, max=1 << 20, help="help-bot-memory")]

KINDS: Final = {CRASH: "fault-crash", TIME: "fault-time", FLOOD: "fault-flood", NONSENSE: "fault-nonsense"}
ONE: Final = {
    CRASH: "fault-kind-crash",
    TIME: "fault-kind-time",
    FLOOD: "fault-kind-flood",
    NONSENSE: "fault-kind-nonsense",
}


def house(seconds: float, memory: int) -> House:
    """Guests live in the current folder."""
    return House(limits=Limits(seconds=seconds, memory=memory * MEBIBYTE))


def check(name: str, house: House) -> None:
    """Raises BadOption if there is no such bot. One that cannot be started has its last words shown."""
    check_bot(name, house, partial(tell_fault, messages()))


def tell_faults(screen: Console, name: str, faults: Sequence[Fault]) -> None:
    """What a bot lost decisions by, and for each kind what the program said the first time."""
    tell_counts(screen, name, faults)
    for kind in KINDS:
        for fault in [fault for fault in faults if fault.kind == kind][:1]:
            tell_fault(screen, fault)


def tell_counts(screen: Console, name: str, faults: Sequence[Fault]) -> None:
    """One line about a bot that lost decisions."""
    counts = Counter(fault.kind for fault in faults)
    if counts:
        kinds = ", ".join(say(words, count=counts[kind]) for kind, words in KINDS.items() if counts[kind])
        line = say("fault-bot", name=printable(name), count=counts.total(), kinds=kinds)
        screen.print(Text(line, "red"))


def tell_fault(screen: Console, fault: Fault) -> None:
    """What the author needs to find the mistake: how the program ended, and its last words."""
    if fault.exit is not None or fault.said:
        screen.print(Text(_ended(fault) + (":" if fault.said else ""), "red"))
    for line in fault.said.splitlines():
        screen.print(Text(f"  {printable(line.expandtabs(4))}", "dim"), soft_wrap=True)


def _ended(fault: Fault) -> str:
    kind = say(ONE[fault.kind])
    if fault.exit is None:
        return kind
    if fault.exit >= 0:
        return say("fault-exit", fault=kind, code=str(fault.exit))
    return say("fault-signal", fault=kind, signal=Signals(-fault.exit).name)
