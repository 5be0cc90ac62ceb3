"""The position. A bag that nobody has looked into has no order: it is a count of each weight."""

from typing import Final

from wawel.core.game import State

DRAWS: Final = 2  # QUAY-2.1: crates drawn at the beginning of a turn
LOADS: Final = 2  # QUAY-3.4: most crates loaded in a turn


class QuayState(State):
    """Crates on docks are packed: weight << 3 | seat that loaded it."""

    def __init__(self, seats: int, docks: int) -> None:
        self.bag: list[int] = []  # how many crates of the weights 1, 2, … are left
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # weights, ascending
        self.docks: list[list[int]] = [[] for _ in range(docks)]
        self.points = [0] * seats
        self.seat = 0  # whose turn it is
        self.to_draw = DRAWS
        self.loaded = 0  # crates loaded this turn
        super().__init__(seats)

    def copy(self) -> "QuayState":
        twin = QuayState(self.seats, len(self.docks))
        twin.bag = self.bag[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.docks = [dock[:] for dock in self.docks]
        twin.points = self.points[:]
        twin.seat, twin.to_draw, twin.loaded = self.seat, self.to_draw, self.loaded
        return twin

    def encode(self) -> bytes:
        parts = [self.bag, *self.hands, *self.docks, self.points, [self.seat, self.to_draw, self.loaded]]
        return b"".join(bytes([len(part), *part]) for part in parts)


def loader(crate: int) -> int:
    """The seat that loaded a crate."""
    return crate & 7


def weight(crate: int) -> int:
    return crate >> 3


def lying(s: QuayState) -> list[int]:
    """The weights of all crates on docks and in hands."""
    return [weight(crate) for dock in s.docks for crate in dock] + [crate for hand in s.hands for crate in hand]


def counts(s: QuayState) -> list[int]:
    """How many crates of the weights 1, 2, … there are, wherever they are."""
    outside = lying(s)
    return [left + outside.count(weight) for weight, left in enumerate(s.bag, 1)]
