"""Quay: the smallest game with everything the core must carry: draws, hidden hands, undo, ties. For tests only.

A turn: two crates are drawn into the hand; the seat loads one, if one fits, then loads another or keeps it by "stop".
A full dock pays its heaviest loader a point a berth; a tie pays nobody. The game ends when all docks are full or the
bag is empty.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.errors import BadNotation, BadPosition
from wawel.core.game import CHANCE, NOBODY, OK, Ask, Game, Item, Outcome, Reason, Score, State
from wawel.core.rng import Source

BERTHS: Final = [2, 3, 2]
LIMITS: Final = [3, 3, 2]
STOP: Final = 64
CRATES: Final = 4  # of each value 1..3

NOT_IN_HAND, DOCK_FULL, TOO_HEAVY, NOT_YET, EMPTY_BAG, OVER = 31, 32, 33, 34, 35, 36
REASONS: Final = {
    NOT_IN_HAND: Reason("not-in-hand", "QUAY-3.1"),
    DOCK_FULL: Reason("dock-full", "QUAY-3.2"),
    TOO_HEAVY: Reason("too-heavy", "QUAY-3.3"),
    NOT_YET: Reason("not-yet", "QUAY-3.4"),
    EMPTY_BAG: Reason("empty-bag", "QUAY-2.1"),
    OVER: Reason("over", "QUAY-6.1"),
}


class QuayState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.bag = [0] + [CRATES] * 3
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.docks: list[list[int]] = [[] for _ in BERTHS]
        self.points = [0] * seats
        self.seat = 0
        self.to_draw = 2
        self.loaded = 0

    def copy(self) -> "QuayState":
        twin = QuayState(self.seats)
        twin.bag = self.bag[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.docks = [dock[:] for dock in self.docks]
        twin.points = self.points[:]
        twin.seat, twin.to_draw, twin.loaded = self.seat, self.to_draw, self.loaded
        return twin

    def encode(self) -> bytes:
        parts = [self.bag, *self.hands, *self.docks, self.points, [self.seat, self.to_draw, self.loaded]]
        return b"".join(bytes([len(part), *part]) for part in parts)


class Quay(Game):
    def __init__(self) -> None:
        super().__init__("quay", {"pl": "Nabrzeże", "en": "Quay"}, (2, 3), 1)
        self.secrets = True

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return QuayState(seats)

    def actor(self, state: State) -> i64:
        s = _quay(state)
        if all(len(dock) == berths for dock, berths in zip(s.docks, BERTHS, strict=True)):
            return NOBODY
        if s.to_draw:
            return CHANCE if sum(s.bag) else NOBODY
        return s.seat

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = _quay(state)
        if seat == CHANCE:
            return vec[i64]([value for value in (1, 2, 3) if s.bag[value]])
        return vec[i64](_loads(s, seat) + ([STOP] if _may_stop(s, seat) else []))

    def why_not(self, state: State, seat: int, action: int) -> int:
        s = _quay(state)
        actor = self.actor(state)
        if actor < 0:
            return OVER if actor == NOBODY else (OK if action in self.legal(state, CHANCE) else EMPTY_BAG)
        if action == STOP:
            return OK if _may_stop(s, seat) else NOT_YET
        value, dock = action >> 2, action & 3
        if not 0 < action < STOP or dock >= len(BERTHS) or value not in s.hands[seat]:
            return NOT_IN_HAND
        return _why_not_dock(s, value, dock)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = _quay(state)
        if seat == CHANCE:
            s.bag[action] -= 1
            s.hands[s.seat] = sorted([*s.hands[s.seat], action])
            s.to_draw -= 1
            if s.log is not None:
                tell = s.log.secret if self.secrets else s.log.note
                tell("draw", "QUAY-2.1", s.seat, [action])
            return
        if action != STOP:
            _load(s, seat, action >> 2, action & 3)
            if s.log is not None and self.secrets:
                s.log.seal("QUAY-3.1")
        if action == STOP or s.loaded == 2:
            s.seat = (seat + 1) % s.seats
            s.to_draw, s.loaded = 2, 0

    def weight(self, state: State, action: i64) -> i64:
        return _quay(state).bag[action]

    def scores(self, state: State) -> list[int]:
        return _quay(state).points[:]

    def tally(self, state: State) -> list[Score]:
        return [Score(seat, [Item("docks", "QUAY-5.2", 1, p, [])]) for seat, p in enumerate(_quay(state).points)]

    def outcome(self, state: State) -> Outcome:
        points = _quay(state).points
        ranking = sorted(range(len(points)), key=lambda seat: -points[seat])
        winners = [seat for seat in ranking if points[seat] == max(points)]
        return Outcome(winners, ranking, "points", "QUAY-6.1", [])

    def format(self, state: State, seat: int, action: int) -> str:
        if seat == CHANCE:
            return f"+{action}"
        return "stop" if action == STOP else f"{action >> 2}@{'ABC'[action & 3]}"

    def parse(self, state: State, seat: int, text: str) -> int:
        if text == "stop":
            return STOP
        if len(text) == 2 and text[0] == "+" and text[1].isdecimal():
            return int(text[1])
        if len(text) == 3 and text[0] in "123456789" and text[1] == "@" and text[2] in "ABC":
            return int(text[0]) << 2 | "ABC".index(text[2])
        raise BadNotation(f"{text!r} is no action of Quay")

    def position(self, state: State) -> str:
        return state.encode().hex() + "\n"

    def from_position(self, text: str) -> State:
        try:
            data = bytes.fromhex(text.strip())
        except ValueError as error:
            raise BadPosition("a position of Quay is hexadecimal") from error
        parts: list[list[int]] = []
        while data:
            parts.append(list(data[1 : 1 + data[0]]))
            data = data[1 + data[0] :]
        seats = len(parts) - len(BERTHS) - 3
        s = QuayState(seats)
        s.bag, s.hands, s.docks = parts[0], parts[1 : 1 + seats], parts[1 + seats : 1 + seats + len(BERTHS)]
        s.points = parts[-2]
        s.seat, s.to_draw, s.loaded = parts[-1]
        return s

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        s = _quay(state)
        mine = s.hands[seat][:] if seat >= 0 else None
        return {"hands": [len(hand) for hand in s.hands], "docks": s.docks, "points": s.points, "mine": mine}

    def resample(self, state: State, seat: int, rng: Source) -> State:
        twin = _quay(state).copy()
        others = [other for other in range(twin.seats) if other != seat]
        sizes = [len(twin.hands[other]) for other in others]
        for other in others:
            for value in twin.hands[other]:
                twin.bag[value] += 1
            twin.hands[other] = []
        for other, size in zip(others, sizes, strict=True):
            for _ in range(size):
                left = [value for value in (1, 2, 3) for _ in range(twin.bag[value])]
                value = left[rng.below(len(left))]
                twin.bag[value] -= 1
                twin.hands[other] = sorted([*twin.hands[other], value])
        return twin

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return Ask("load", "QUAY-3.1", [])

    def arguments(self, key: str) -> str:
        known = {"draw": "crate:number", "load": "crate:number dock:number", "full": "dock:number points:number"}
        return known.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return str(value)

    def components(self) -> Mapping[str, object]:
        return {}


class OpenQuay(Quay):
    """Quay with all hands on the table: nothing is hidden, so a load can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "open-quay"
        self.secrets = False

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        s = _quay(state)
        return {"hands": s.hands, "docks": s.docks, "points": s.points}

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return state.copy()


def _quay(state: State) -> QuayState:
    assert isinstance(state, QuayState)
    return state


def _why_not_dock(s: QuayState, value: int, dock: int) -> int:
    if len(s.docks[dock]) == BERTHS[dock]:
        return DOCK_FULL
    return TOO_HEAVY if value > LIMITS[dock] else OK


def _may_stop(s: QuayState, seat: int) -> bool:
    return s.loaded > 0 or not _loads(s, seat)


def _loads(s: QuayState, seat: int) -> list[int]:
    values = sorted(set(s.hands[seat]))
    return [v << 2 | d for v in values for d in range(len(BERTHS)) if _why_not_dock(s, v, d) == OK]


def _load(s: QuayState, seat: int, value: int, dock: int) -> None:
    s.hands[seat].remove(value)
    s.docks[dock].append(value << 3 | seat)
    s.loaded += 1
    if s.log is not None:
        s.log.note("load", "QUAY-3.1", seat, [value, dock])
    if len(s.docks[dock]) < BERTHS[dock]:
        return
    weight = [sum(crate >> 3 for crate in s.docks[dock] if crate & 7 == who) for who in range(s.seats)]
    if weight.count(max(weight)) == 1:
        winner = weight.index(max(weight))
        s.points[winner] += BERTHS[dock]
        if s.log is not None:
            s.log.note("full", "QUAY-5.2", winner, [dock, BERTHS[dock]])


QUAY: Final = Quay()
OPEN_QUAY: Final = OpenQuay()
