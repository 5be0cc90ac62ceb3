"""How many targets a spirit has now, for its card on the board: what there is to choose once it is called."""

from wawel.games.dragon_castle import actions
from wawel.games.dragon_castle.components import STRENGTH, WIND
from wawel.games.dragon_castle.geometry import count
from wawel.games.dragon_castle.rules import act, choices, flow
from wawel.games.dragon_castle.state import PICKED, START, DragonState


def targets(s: DragonState, calls: list[int]) -> dict[int, int]:
    """Per spirit that can be called its targets, one at least. A shrine pays if it can, or else the first tile."""
    found: dict[int, int] = {}
    for call in calls:
        spirit = actions.y(call)
        if spirit not in found or actions.x(call) == actions.POOL:
            found[spirit] = _after(s, call)
    return found


def _after(s: DragonState, call: int) -> int:
    """Tiles to take or destroy, tiles or shrines to move, sets to turn, cells to build on, once the cost is paid."""
    called = s.copy()
    flow.apply(called, call)
    if called.phase == START:
        return len(act.take_all(called))
    if called.phase == PICKED:
        return len(act.pair_all(called))
    if called.power == WIND:
        return count(called.built[called.seat])
    found = choices.legal(called)
    return len({actions.y(action) for action in found}) if called.power == STRENGTH else len(found)
