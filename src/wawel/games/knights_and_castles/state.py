"""The position. Hands are not stored: a hand is what lies neither in the camp nor on the table (RZ-8.2)."""

from typing import Final

from wawel.core.game import State
from wawel.games.knights_and_castles.actions import ARMY_BITS, SIZE, armies, shepherds
from wawel.games.knights_and_castles.components import SHEPHERDS, TILES

REVEAL: Final = 0
ATTACK: Final = 1
RECRUIT: Final = 2
OVER: Final = 3
PHASES: Final = ["reveal", "attack", "recruit", "over"]

NO_COMMIT: Final = -1
NO_TILE: Final = -1
ALL_TILES: Final = (1 << TILES) - 1
NOWHERE: Final = bytes([0])  # the only camp everybody knows at the start: an empty one


class KnightsState(State):
    """Everything on the table, hidden parts included. RZ-2.4: made alike for any number of seats."""

    def __init__(self, seats: int, youth: bytes, games: int) -> None:
        super().__init__(seats)
        self.youth = youth  # RZ-1.5: seats, youngest first
        self.games = games  # RZ-7.1: more than one in the longer match
        self.game = 1
        self.phase = REVEAL
        self.round = 0  # tiles turned up in this game
        self.tile = NO_TILE
        self.left = ALL_TILES  # tiles not turned up, the removed one among them: a set of bits
        self.sword = youth[0]  # RZ-2.3
        self.camps: list[int] = [0] * seats  # armies as bits
        self.commits: list[int] = [NO_COMMIT] * seats
        self.points: list[int] = [0] * seats  # of this game
        self.earlier: list[int] = [0] * seats  # points of the games before, RZ-7.2
        self.earlier_hands: list[int] = [0] * seats  # RZ-7.3
        self.played: list[int] = []  # per round: tile << 3 | winner + 1, 0 for nobody
        self.guesses: list[bytes] = [NOWHERE] * seats  # every camp that fits what all have seen

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
        twin.earlier = self.earlier[:]
        twin.earlier_hands = self.earlier_hands[:]
        twin.played = self.played[:]
        twin.guesses = self.guesses[:]
        return twin

    def encode(self) -> bytes:
        head = [self.seats, self.games, self.game, self.phase, self.round, self.tile + 1, self.left, self.sword]
        body = bytearray(head)
        body += self.youth
        for seat in range(self.seats):
            commit = self.commits[seat] + 1
            body += bytes([self.camps[seat], commit & 255, commit >> 8, self.points[seat]])
            body += bytes([self.earlier[seat], self.earlier_hands[seat], len(self.guesses[seat])])
            body += self.guesses[seat]
        body += bytes(self.played)
        return bytes(body)


def hand(s: KnightsState, seat: int) -> int:
    """The armies in a hand, as bits."""
    held = ARMY_BITS & ~s.camps[seat]
    if s.phase == ATTACK and s.commits[seat] != NO_COMMIT:
        held &= ~armies(s.commits[seat])
    return held


def shepherds_in_hand(s: KnightsState, seat: int) -> int:
    if s.phase == ATTACK and s.commits[seat] != NO_COMMIT:
        return SHEPHERDS - shepherds(s.commits[seat])
    return SHEPHERDS


def hand_size(s: KnightsState, seat: int) -> int:
    return SIZE[hand(s, seat)] + shepherds_in_hand(s, seat)


def winner(s: KnightsState, round: int) -> int:
    """Who took the tile of a round (counted from 0); -1 for nobody."""
    return (s.played[round] & 7) - 1
