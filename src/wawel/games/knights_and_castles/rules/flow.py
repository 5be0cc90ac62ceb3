"""RZ-2, RZ-3 and RZ-6.1: setup, rounds and the end. The only place that moves phase and round."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.notes import TABLE
from wawel.games.knights_and_castles.actions import REVEALS
from wawel.games.knights_and_castles.components import DRUM, ROUNDS, TILES, Components
from wawel.games.knights_and_castles.rules import attack, castle, recruit
from wawel.games.knights_and_castles.state import (
    ALL_TILES,
    ATTACK,
    NO_COMMIT,
    NO_TILE,
    OVER,
    RECRUIT,
    REVEAL,
    KnightsState,
    hand_size,
)


def start(seats: int, youth: vec[i64], games: i64) -> KnightsState:
    """The first position of a match."""
    s = KnightsState(seats, youth, games)
    s.earlier = vec[i64]([0] * seats)
    s.earlier_hands = vec[i64]([0] * seats)
    _set_up(s)
    return s


def _set_up(s: KnightsState) -> None:
    """RZ-2.2: all camps are empty, nobody has points. RZ-2.4: alike for any number of seats."""
    s.round = 0
    s.tile = NO_TILE
    s.left = ALL_TILES
    s.sword = s.youth[0]  # RZ-2.3
    s.camps = vec[i64]([0] * s.seats)
    s.commits = vec[i64]([NO_COMMIT] * s.seats)
    s.points = vec[i64]([0] * s.seats)
    s.played = vec[i64]([0] * TILES)
    s.guesses = vec[i64]([seat << 6 for seat in range(s.seats)])  # everybody knows that camps are empty


def tiles_left(s: KnightsState) -> vec[i64]:
    """RZ-2.1: which tile was removed nobody knows, so each that is left may be the next."""
    return REVEALS[s.left]


def legal(s: KnightsState, actor: i64) -> vec[i64]:
    """What chance or a waiting seat can do: a row made once, to be copied before it is written to."""
    if s.phase == REVEAL:
        return tiles_left(s)
    return attack.legal(s, actor) if s.phase == ATTACK else recruit.legal(s, actor)


def reveal(parts: Components, s: KnightsState, tile: i64) -> None:
    """RZ-3: turn up the next tile; a castle is attacked, a drum recruits."""
    if s.log is not None:
        if s.round == 0 and s.games > 1:
            s.log.note("game", "RZ-7.1", TABLE, [s.game, s.games])
        s.log.note("round", "RZ-3", TABLE, [s.round + 1])
        s.log.note("tile", "RZ-3", TABLE, [tile])
    s.played[s.round] = tile << 3
    s.round += 1
    s.tile = tile
    s.left &= ~BIT[tile]
    s.phase = RECRUIT if parts.material[tile] == DRUM else ATTACK
    _go_on(parts, s)


def waiting(s: KnightsState) -> list[int]:
    """RZ-3: in ATTACK all seats, in RECRUIT those with a camp, until they have committed."""
    if s.phase == ATTACK:
        return [seat for seat in range(s.seats) if s.commits[seat] == NO_COMMIT]
    if s.phase == RECRUIT:
        return [seat for seat in range(s.seats) if s.commits[seat] == NO_COMMIT and recruit.is_asked(s, seat)]
    return []


def commit(parts: Components, s: KnightsState, seat: i64, action: i64) -> None:
    """RZ-3: keep a seat's choice; once all have chosen, resolve it."""
    if s.phase == ATTACK:
        attack.apply(s, seat, action)
    else:
        recruit.apply(s, seat, action)
    _go_on(parts, s)


def first_waiting(s: KnightsState) -> i64:
    """The lowest waiting seat, or -1."""
    for seat in range(i64(s.seats)):
        if s.commits[seat] == NO_COMMIT and (s.phase == ATTACK or recruit.is_asked(s, seat)):
            return seat
    return -1


def _go_on(parts: Components, s: KnightsState) -> None:
    if first_waiting(s) >= 0:
        return
    if s.phase == ATTACK:
        castle.resolve(parts, s)
    else:
        recruit.resolve(s)
    s.phase = REVEAL
    if s.round == ROUNDS:
        _end_game(s)


def _end_game(s: KnightsState) -> None:
    """RZ-6.1: the game is over after round 7. RZ-7.1: in the longer match the next one starts from a full setup."""
    if s.log is not None:
        s.log.note("game-over", "RZ-6.1", TABLE, [tile for tile in range(8) if s.left >> tile & 1])
    if s.game == s.games:
        s.phase = OVER
        return
    s.earlier = vec[i64]([s.earlier[seat] + s.points[seat] for seat in range(s.seats)])
    s.earlier_hands = vec[i64]([s.earlier_hands[seat] + hand_size(s, seat) for seat in range(s.seats)])
    s.game += 1
    _set_up(s)
