"""Every decision has a number: kind after kind in the order of actions.py, and of each kind what it can name."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.simurgh import actions
from wawel.games.simurgh.actions import BOTTOM, DECK
from wawel.games.simurgh.components.bundles import RESOURCES
from wawel.games.simurgh.components.ids import (
    AREAS,
    DRAGONS,
    FIRST_DRAGON,
    FIRST_OBJECTIVE,
    SPACES,
    TILES,
)
from wawel.games.simurgh.components.load import Components


def numbered(parts: Components, drafts: bool) -> vec[i64]:
    """All actions of seats, ascending. Without drafts nobody drafts tiles or picks a dragon."""
    found = vec[i64]()
    for kind in range(actions.DRAFT, actions.END_OF_KINDS, actions.FIRST):
        if drafts or kind not in (actions.DRAFT, actions.PICK):
            for value in _values(parts, kind):
                found = append(found, kind | value)
    return found


def _values(parts: Components, kind: int) -> list[int]:
    """What the payload of a kind can be, ascending."""
    action_tiles = list(range(1, FIRST_DRAGON))
    dragons = list(range(FIRST_DRAGON, FIRST_OBJECTIVE))
    objectives = list(range(FIRST_OBJECTIVE, TILES))
    if kind in (actions.DRAFT, actions.LAY):
        return action_tiles
    if kind in (actions.PICK, actions.KEEP):
        return dragons
    if kind in (actions.USE, actions.UNMARK):
        return list(range(DRAGONS * 3))
    if kind in (actions.EXPLORE, actions.REMOVE, actions.AREA):
        return list(range(AREAS))
    if kind in (actions.PLACE, actions.RECALL):
        return [actions.vassal(type, space) for type in range(2) for space in range(SPACES)]
    if kind == actions.SPEND:
        return list(range(SPACES))
    if kind == actions.MARK:
        return list(range(DRAGONS))
    if kind in (actions.RETURN, actions.GIVE):
        tiles = action_tiles if kind == actions.GIVE else dragons + objectives
        return tiles + [tile | BOTTOM for tile in tiles]
    if kind == actions.OBJECTIVE:
        return [actions.objective(tile, space) for tile in objectives for space in range(5)]
    if kind in (actions.BUY, actions.TAKE):
        return list(range(DECK + 1 if kind == actions.BUY else DECK))
    if kind in (actions.PAY, actions.GET):
        return _bundles(parts.pays if kind == actions.PAY else parts.gets)
    return list(range(len(RESOURCES))) if kind == actions.DROP else [0]


def _bundles(effects: vec[vec[i64]]) -> list[int]:
    """Every bundle that some effect takes or gives."""
    found: set[int] = set()
    for ways in effects:
        for bundle in ways:
            found.add(bundle)
    return sorted(found)
