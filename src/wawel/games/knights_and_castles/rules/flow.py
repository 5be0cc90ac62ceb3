"""RZ-3 and RZ-6.1: rounds and the end. The only place that moves phase and round."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.game import CHANCE, NOBODY
from wawel.core.notes import TABLE
from wawel.games.knights_and_castles.components.ids import DRUM, ROUNDS
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import (
    ATTACK,
    NO_COMMIT,
    OVER,
    RECRUIT,
    REVEAL,
    YOUTH,
    KnightsState,
    hand_size,
)
from wawel.games.knights_and_castles.rules import attack, castle, recruit, setup


def draw_youth(s: KnightsState, youth: list[int]) -> None:
    """RZ-1.5: nobody's age is known, so chance says who counts as younger. RZ-2.3: the youngest takes the sword."""
    s.youth = vec[i64](youth)
    s.sword = youth[0]
    s.phase = REVEAL
    if s.log is not None:
        s.log.note("youth", "RZ-1.5", youth[0], youth)


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


def actor(s: KnightsState) -> i64:
    """Chance draws the order of youth and turns up tiles; among waiting seats the lowest is asked first."""
    if s.phase == REVEAL or s.phase == YOUTH:
        return CHANCE
    return NOBODY if s.phase == OVER else first_waiting(s)


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
    setup.set_up(s)
