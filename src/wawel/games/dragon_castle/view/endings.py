"""DC-4.10: decisions after which the turn is over at once, for boards that ask before they send one."""

from typing import Final

from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.model.state import OVER, SETUP, DragonState
from wawel.games.dragon_castle.notation import format
from wawel.games.dragon_castle.rules import choices, flow

_MAY_END: Final = (
    1 << actions.SUMMON
    | 1 << actions.DISCARD
    | 1 << actions.PLACE
    | 1 << actions.SET
    | 1 << actions.BUILD
    | 1 << actions.FAITH
    | 1 << actions.DONE
)


def endings(s: DragonState) -> list[str]:
    """Each in notation; `end` itself is not among them, because it says so."""
    if s.reveal or s.phase == SETUP or s.phase == OVER or s.hand2:
        return []
    found: list[str] = []
    for action in choices.legal(s):
        if _MAY_END >> actions.kind(action) & 1:
            then = s.copy()
            flow.apply(then, action)
            if then.seat != s.seat or then.phase == OVER:
                found.append(format(s, action))
    return found
