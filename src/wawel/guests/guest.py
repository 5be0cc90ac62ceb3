"""A guest in a seat: asks its program, counts its faults, and never fails itself.

A guest that crashes, is late, writes too much or answers nonsense loses that decision: the seat does what it does when
its time is up. Its program is then started anew, unless it only answered nonsense. After three faults in a match the
guest is out, and its seat goes on in that way until the end.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from wawel.core.errors import BadOption, Phrase
from wawel.guests import protocol
from wawel.guests.faults import CRASH, FLOOD, NONSENSE, TIME, Fault, Lost
from wawel.guests.naming import command_of
from wawel.guests.program import Limits, Program
from wawel.guests.protocol import Place

Told = Callable[[Fault], None]  # hears of each fault when it is made

MOST_FAULTS: Final = 3
PHRASES: Final = {
    CRASH: Phrase("guest-fault-crash"),
    FLOOD: Phrase("guest-fault-flood"),
    NONSENSE: Phrase("guest-fault-nonsense"),
    TIME: Phrase("guest-fault-time"),
}
SHOWN: Final = 100  # characters of a nonsensical answer


class Guest:
    """One match of a guest. close() ends its program."""

    def __init__(self, name: str, folder: str, place: Place, limits: Limits, told: Told | None = None) -> None:
        self.faults: list[Fault] = []
        self._command = command_of(name, folder)
        self._folder = folder
        self._place = place
        self._limits = limits
        self._told = told
        self._program: Program | None = None
        self._greeting = ""  # what the program has to hear before its next question
        with suppress(Lost):
            self._start()

    @property
    def is_out(self) -> bool:
        """Whether the guest has made so many faults that it is not asked any more."""
        return len(self.faults) >= MOST_FAULTS

    def decide(self, view: Mapping[str, object], actions: Sequence[str]) -> str:
        """One of the actions; empty if the guest lost this decision. A single action needs no question."""
        if len(actions) == 1:
            return actions[0]
        if self.is_out:
            return ""
        try:
            return self._answer(view, actions)
        except Lost:
            return ""

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.part(protocol.QUIT)
            self._program = None

    def _answer(self, view: Mapping[str, object], actions: Sequence[str]) -> str:
        program = self._program or self._start()
        question = self._greeting + protocol.choose(view, actions, self._limits.seconds)
        self._greeting = ""
        line = self._ask(program, question, self._limits.seconds)
        text = protocol.action_of(line)
        if text not in actions:
            raise self._count(Lost(Fault(NONSENSE, line[:SHOWN])))
        return text

    def _start(self) -> Program:
        try:
            self._program = Program(self._command, self._folder, self._limits)
        except OSError as error:
            raise self._count(Lost(Fault(CRASH, error.strerror or ""))) from error
        line = self._ask(self._program, protocol.HELLO, self._limits.start)
        if line != protocol.READY:
            self._stop()
            raise self._count(Lost(Fault(NONSENSE, line[:SHOWN])))
        self._greeting = f"{protocol.game(self._place)}\n"
        return self._program

    def _ask(self, program: Program, line: str, seconds: float) -> str:
        try:
            return program.ask(line, seconds)
        except Lost as lost:
            self._stop()
            self._count(lost)
            raise

    def _count(self, lost: Lost) -> Lost:
        self.faults.append(lost.fault)
        if self._told is not None:
            self._told(lost.fault)
        if self.is_out:
            self._stop()
        return lost

    def _stop(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None


def check(name: str, folder: str, limits: Limits, told: Told | None = None) -> None:
    """Start a guest once. Raises BadOption if it cannot be started or is not ready in time."""
    guest = Guest(name, folder, Place("", 0, 0, {}), limits, told)
    guest.close()
    if not guest.faults:
        return
    fault = guest.faults[0]
    if fault.said:
        raise BadOption("guest-not-ready-said", values={"name": name, "fault": PHRASES[fault.kind], "said": fault.last})
    raise BadOption("guest-not-ready", values={"name": name, "fault": PHRASES[fault.kind]})
