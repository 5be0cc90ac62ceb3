"""How many targets a spirit has now, for its card on the board: what there is to choose once it is called."""

from mypy_extensions import i64

from wawel.core.bits import count
from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.actions import Found
from wawel.games.dragon_castle.components.ids import STRENGTH, WIND
from wawel.games.dragon_castle.model.state import PICKED, START, DragonState
from wawel.games.dragon_castle.rules import act, choices, flow
from wawel.games.dragon_castle.rules.spirits import calling


def targets(s: DragonState) -> dict[int, int]:
    """Per spirit that can be called its targets, one at least. A shrine pays if it can, or else the first tile."""
    calls = Found()
    calling.legal(s, calls)
    found: dict[int, int] = {}
    for call in calls.all():
        spirit = actions.y(call)
        if spirit not in found or actions.x(call) == actions.POOL:
            found[spirit] = _after(s, call)
    return found


def _after(s: DragonState, call: i64) -> i64:
    """Tiles to take or destroy, tiles or shrines to move, sets to turn, cells to build on, once the cost is paid."""
    called = s.copy()
    flow.apply(called, call)
    if called.power == WIND:
        return count(called.built[called.seat])
    found = Found()
    if called.phase == START:
        act.take_all(called, found)
    elif called.phase == PICKED:
        act.pair_all(called, found)
    else:
        choices.gather(called, found)
    return len({actions.y(action) for action in found.all()}) if called.power == STRENGTH else found.size
