"""How things stand at a table besides its match, as it is stored."""

from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import TypeAdapter, ValidationError

from wawel.server.messages.house import Terms
from wawel.server.store.converting import Unreadable

What = Literal["undo", "end"]


@dataclass(slots=True)
class Wish:
    """What a seat asks of the others."""

    what: What
    seat: int
    needed: list[int]
    until: int  # ms since 1970
    kept: int = 0  # steps that an undo keeps
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class HouseState:
    """All of it changes under the table's lock and is stored before anybody hears of it."""

    gathering: bool = False
    paused: bool = False
    stand_ins: dict[int, str] = field(default_factory=dict)  # the level of the bot that plays for a seat
    resigned: list[int] = field(default_factory=list)
    ended: Literal["", "agreed", "resigned", "off"] = ""  # how people ended it before the rules did, or before it began
    hushed: list[int] = field(default_factory=list)
    host: int | None = None  # the seat of the host, if whoever opened the table is it no longer
    lines: int = 0  # how many have been said
    request: Wish | None = None
    # clocks, by seat
    left: list[int] = field(default_factory=list)  # ms when the clock last stood still
    since: list[int] = field(default_factory=list)  # when it began to run, ms since 1970; 0 if it stands
    turn: list[bool] = field(default_factory=list)  # whether the seat has to decide
    late: list[int] = field(default_factory=list)  # turns in a row in which its time was up


_STATES: Final[TypeAdapter[HouseState]] = TypeAdapter(HouseState)


def read_state(text: str) -> HouseState:
    """How things stand according to the store. Raises Unreadable if that makes no sense."""
    try:
        return _STATES.validate_json(text) if text else HouseState()
    except ValidationError as error:
        raise Unreadable("table-unreadable") from error


def written(state: HouseState) -> str:
    return _STATES.dump_json(state).decode()


def read_terms(text: str) -> Terms:
    """What a table has agreed on. Raises Unreadable if that makes no sense."""
    try:
        return Terms.model_validate_json(text)
    except ValidationError as error:
        raise Unreadable("table-unreadable") from error
