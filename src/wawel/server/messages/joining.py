"""The bodies of requests and answers about joining a table: the server's address, and short codes."""

from wawel.server.messages.base import Asked, Message


class Reach(Message):
    """Where other devices find the server. Without `addresses`, `command` starts it so that they can."""

    addresses: list[str]
    command: str


class OpenSeat(Message):
    """A seat that somebody may still take, and the name that the host gave it."""

    seat: int
    name: str
    colour: int


class OpenTable(Message):
    """The table that a code belongs to, with its open seats. `contest`: only people with an account sit down there."""

    table: str
    game: str
    seats: list[OpenSeat]
    contest: bool


class TakeSeat(Asked):
    """Which of the open seats."""

    seat: int


class SeatTaken(Message):
    """`token` opens the seat."""

    table: str
    seat: int
    token: str
