"""The position. Hands are not stored: a hand is what lies neither in the camp nor on the table (RZ-8.2)."""

from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import State
from wawel.games.knights_and_castles.actions import ARMY_BITS, SIZE, armies, shepherds
from wawel.games.knights_and_castles.components.ids import SHEPHERDS, TILES

REVEAL: Final = 0
ATTACK: Final = 1
RECRUIT: Final = 2
OVER: Final = 3
YOUTH: Final = 4  # before the first round, if no ages were said
Phase: TypeAlias = Literal["reveal", "attack", "recruit", "over", "youth"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NO_COMMIT: Final = -1
NO_TILE: Final = -1
NOBODY_YET: Final = -1  # the sword, until the order of youth is drawn
ALL_TILES: Final = (1 << TILES) - 1
NONE_YET: Final = vec[i64]()  # before setup.start() or copy() fills it


class KnightsState(State):
    """Everything on the table, hidden parts included. `setup.start` sets it up."""

    def __init__(self, seats: int, youth: vec[i64], games: i64) -> None:
        self.youth = youth  # RZ-1.5: seats, youngest first, or none yet; copies share it, so it is never written to
        self.games = games  # RZ-7.1: more than one in the longer match
        self.game: i64 = 1
        self.phase: i64 = REVEAL
        self.round: i64 = 0  # tiles turned up in this game
        self.tile: i64 = NO_TILE
        self.left: i64 = 0  # tiles not turned up, the removed one among them: a set of bits
        self.sword: i64 = 0  # the seat that has it
        self.camps = NONE_YET  # armies as bits
        self.commits = NONE_YET
        self.points = NONE_YET  # of this game
        self.earlier = NONE_YET  # points of the games before, RZ-7.2; copies share it as well
        self.earlier_hands = NONE_YET  # RZ-7.3; the same
        self.played = NONE_YET  # [round]: tile << 3 | winner + 1, 0 for nobody; 0 in rounds to come
        self.guesses = NONE_YET  # seat << 6 | camp, ascending: every camp that fits what all have seen
        super().__init__(seats)  # last: attributes set before it need no check when read

    def copy(self) -> "KnightsState":
        twin = KnightsState(self.seats, self.youth, self.games)
        twin.game = self.game
        twin.phase = self.phase
        twin.round = self.round
        twin.tile = self.tile
        twin.left = self.left
        twin.sword = self.sword
        twin.camps = self.camps[:]
        twin.commits = self.commits[:]
        twin.points = self.points[:]
        twin.earlier = self.earlier
        twin.earlier_hands = self.earlier_hands
        twin.played = self.played[:]
        twin.guesses = self.guesses[:]
        return twin

    def encode(self) -> bytes:
        body: list[int] = [self.seats, self.games, self.game, self.phase, self.round]
        body += [self.tile + 1, self.left, self.sword & 255]
        body += list(self.youth)
        for seat in range(i64(self.seats)):
            commit = self.commits[seat] + 1
            guesses = guesses_of(self, seat)
            body += [self.camps[seat], commit & 255, commit >> 8, self.points[seat]]
            body += [self.earlier[seat], self.earlier_hands[seat], len(guesses)]
            body += guesses
        body += list(self.played[: self.round])
        return bytes(body)


def guesses_of(s: KnightsState, seat: i64) -> list[int]:
    """Every camp of a seat that fits what all have seen, ascending."""
    return [guess & ARMY_BITS for guess in s.guesses if guess >> 6 == seat]


def hand(s: KnightsState, seat: i64) -> i64:
    """The armies in a hand, as bits."""
    held = ~s.camps[seat] & ARMY_BITS
    if s.phase == ATTACK and s.commits[seat] != NO_COMMIT:
        held &= ~armies(s.commits[seat])
    return held


def shepherds_in_hand(s: KnightsState, seat: i64) -> i64:
    if s.phase == ATTACK and s.commits[seat] != NO_COMMIT:
        return SHEPHERDS - shepherds(s.commits[seat])
    return SHEPHERDS


def hand_size(s: KnightsState, seat: i64) -> i64:
    return SIZE[hand(s, seat)] + shepherds_in_hand(s, seat)


def winner(s: KnightsState, round: i64) -> i64:
    """Who took the tile of a round (counted from 0); -1 for nobody."""
    return (s.played[round] & 7) - 1
