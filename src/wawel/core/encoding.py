"""Views and actions as numbers, for programs that learn. A game's package has them in its room `encoding`.

An observation is a row of bytes of fixed length: what a view says, and nothing that is not in a view. What follows from
the rest by the rules is left out. Every decision of a seat has a number from 0 on. Both depend on the game, the number
of seats and the options, and stay the same as long as `rules_version` does.
"""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from wawel.core import options, registry
from wawel.core.errors import BadOption
from wawel.core.game import Game, State
from wawel.core.vectors import rank

# kinds of fields
FLAG: Final = "flag"  # 0 or 1
ONE_OF: Final = "one of"  # one flag for each possibility along the last axis; all 0: none of them
COUNT: Final = "count"  # a number from 0 to 255
WIDE: Final = "wide"  # a number in two bytes along the last axis, the high one first
INDEX: Final = "index"  # 0 for nothing, otherwise 1 + a place in a list
BYTE: Final = 255


class Field:
    """A part of an observation: bytes `at` to `at + size - 1`, in rows as `shape` says, the last axis fastest."""

    def __init__(self, name: str, at: int, shape: list[int], kind: str, meaning: str) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.kind = kind
        self.meaning = meaning
        self.size = 1
        for length in shape:
            self.size *= length


class Page:
    """Room for a row of bytes in a vector that others may share and read while it is written again and again."""

    def __init__(self, room: vec[u8], start: i64) -> None:
        self._room = room
        self._start = start
        self._count: i64 = 0
        self._written = vec[i64]()  # places of the bytes that are not 0

    def clear(self) -> None:
        room, written = self._room, self._written
        place: i64
        for place in range(self._count):
            room[written[place]] = 0
        self._count = 0

    def put(self, at: i64, value: i64) -> None:
        """Write a byte that is 0 so far."""
        if value == 0:
            return
        if value < 0 or value > BYTE:
            raise ValueError(f"{value} at {at} is not a byte")
        place = self._start + at
        self._room[place] = u8(value)
        if self._count < len(self._written):
            self._written[self._count] = place
        else:
            self._written = append(self._written, place)
        self._count += 1

    def put_wide(self, at: i64, value: i64) -> None:
        """Write a number in two bytes."""
        self.put(at, value >> 8)
        self.put(at + 1, value & BYTE)

    def put_bits(self, at: i64, bits: i64) -> None:
        """Write a flag for each bit, the lowest first."""
        while bits:
            if bits & 1:
                self.put(at, 1)
            bits >>= 1
            at += 1


def blank(size: int) -> vec[u8]:
    """Room for so many bytes, all 0."""
    return vec[u8](bytes(size))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of a game at a table: `fields` and `size` of observations, and how many `actions` there are.

    Seats in an observation are counted from the one that looks: 0 is itself, 1 the next one.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.actions: i64 = 0
        self._listed = vec[i64]()  # actions by number, if they are listed

    def add(self, name: str, shape: list[int], kind: str, meaning: str) -> i64:
        """Add a field behind the others; returns where it begins."""
        field = Field(name, self.size, shape, kind, meaning)
        self.fields.append(field)
        self.size += field.size
        return field.at

    def number_all(self, actions: vec[i64]) -> None:
        """Give these actions, ascending, the numbers from 0 on."""
        self._listed = actions
        self.actions = len(actions)

    # what games write

    def number(self, state: State, seat: i64, action: i64) -> i64:
        """The number of one of the seat's choices. Games with too many actions to list them override this."""
        return rank(self._listed, action)

    def numbers(self, state: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The numbers of several choices, in their order. Games whose choices share work override this."""
        found = vec[i64](capacity=len(choices))
        for action in choices:
            found = append(found, self.number(state, seat, action))
        return found

    def action(self, state: State, seat: i64, number: i64) -> i64:
        """The action with this number; any action at all if the seat cannot choose it now."""
        return self._listed[number]

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write what the seat may know. The page is clear."""
        raise NotImplementedError

    # what programs use

    def observe(self, state: State, seat: i64, page: Page) -> None:
        """Write the observation of a seat over what was there."""
        page.clear()
        self.write(state, seat, page)

    def mask(self, state: State, seat: i64, page: Page) -> i64:
        """Write a 1 for every number that a waiting seat can choose; returns how many these are."""
        page.clear()
        choices = self.game.choices(state, seat)
        for number in self.numbers(state, seat, choices):
            page.put(number, 1)
        return len(choices)

    def text(self, state: State, seat: int, number: int) -> str:
        """The notation of the action with this number."""
        return self.game.format(state, seat, self.action(state, seat, number))


def has_encoding(game: Game) -> bool:
    """Whether a registered game has an encoding; one from outside need not have any."""
    return importlib.util.find_spec(_module(game)) is not None


def _module(game: Game) -> str:
    return f"{registry.package_of(game.id)}.encoding"


def encoding_of(game: Game | str, seats: int = 2, given: Mapping[str, object] | None = None) -> Encoding:
    """The encoding of a game at a table. Raises BadOption if the game has none, or not for such a table."""
    found = registry.find(game) if isinstance(game, str) else game
    if not found.min_seats <= seats <= found.max_seats:
        raise BadOption(
            "seat-count",
            values={"id": found.id, "min_seats": found.min_seats, "max_seats": found.max_seats, "seats": seats},
        )
    if not has_encoding(found):
        raise BadOption("no-encoding", values={"id": found.id})
    made: Encoding = importlib.import_module(_module(found)).encoding(
        found, seats, options.canonical(found.options, given or {}, seats)
    )
    return made
