"""RZ-3: what chance or a seat can choose in each phase, and why something else cannot be chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import OK
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.actions import ORDERS, REVEALS
from wawel.games.knights_and_castles.model.state import ATTACK, OVER, RECRUIT, REVEAL, YOUTH, KnightsState
from wawel.games.knights_and_castles.reasons import GAME_OVER, NOT_LEFT, NOT_NOW, ORDER_FIRST
from wawel.games.knights_and_castles.rules import attack, recruit


def tiles_left(s: KnightsState) -> vec[i64]:
    """RZ-2.1: nobody knows which tile was removed, so any tile that is left may be next."""
    return REVEALS[s.left]


def legal(s: KnightsState, actor: i64) -> vec[i64]:
    """What chance or a waiting seat can do. The row is shared: copy it before writing to it."""
    if s.phase == REVEAL:
        return tiles_left(s)
    if s.phase == YOUTH:
        return ORDERS[s.seats]
    return attack.legal(s, actor) if s.phase == ATTACK else recruit.legal(s, actor)


def why_not(s: KnightsState, seat: int, action: int) -> int:
    """OK, or the reason why not: asks the rules of the phase, and anything else is NOT_NOW."""
    if s.phase == OVER:
        return GAME_OVER
    if s.phase == YOUTH:
        return OK if action in list(ORDERS[s.seats]) else ORDER_FIRST
    if s.phase == REVEAL:
        if actions.kind(action) != actions.TILE:
            return NOT_NOW
        return OK if action in list(tiles_left(s)) else NOT_LEFT
    kind = actions.kind(action) if 0 <= action < actions.KIND else actions.KIND
    if s.phase == ATTACK and kind == actions.ATTACK:
        return attack.why_not(s, seat, action)
    if s.phase == RECRUIT and kind == actions.RECRUIT:
        return recruit.why_not(s, seat, action)
    return NOT_NOW


def idle(s: KnightsState, seat: int) -> int:
    """Why a seat is not asked."""
    if s.phase == ATTACK:
        return attack.ALREADY_CHOSEN
    if s.phase == RECRUIT:
        return recruit.ALREADY_RECRUITED if recruit.is_asked(s, seat) else recruit.NOTHING_IN_CAMP
    return GAME_OVER if s.phase == OVER else OK


def default(s: KnightsState, seat: int) -> int:
    """What a seat does when its time is up."""
    return attack.default(s, seat) if s.phase == ATTACK else recruit.default(s, seat)
