"""Faults of guests: how a decision was lost, and what helps to find out why.

What a program said is for whoever runs it. It is never sent to a table.
"""

from dataclasses import dataclass
from typing import Final

# kinds of faults
CRASH: Final = "crash"
TIME: Final = "time"
FLOOD: Final = "flood"
NONSENSE: Final = "nonsense"


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that a guest lost."""

    kind: str
    said: str = ""  # the last lines on stderr, or the answer that made no sense
    exit: int | None = None  # how the program ended, if it did: its code, or minus the number of a signal

    @property
    def last(self) -> str:
        """The last line of what was said: most programs say there what is wrong."""
        return self.said.splitlines()[-1].strip() if self.said else ""


class Lost(Exception):
    """A guest made no decision."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.kind}: {fault.last}" if fault.said else fault.kind)
        self.fault = fault
