"""What a seat is asked, and how the arguments of questions, notes, scores and outcomes are read."""

from typing import Final

from wawel.core.game import Ask
from wawel.games.dragon_castle.components import (
    BEAUTY,
    CHANGE,
    CLEVERNESS,
    DESTRUCTION,
    STRENGTH,
    WIND,
)
from wawel.games.dragon_castle.state import OWED, PICKED, PLACING, POWER, RESOLVE, SHRINES, START, DragonState

_CASTLE_TILE: Final = "tile:tile cell:cell level:number"

ARGUMENTS: Final = {
    "castle": "tiles:number",
    "layout-size": "columns:number rows:number most_columns:number most_rows:number",
    "layout-sum": "tiles:number total:number",
    "layout-ground": "ground:number low:number high:number",
    "layout-rows": "rows:number long:number",
    "dragon": "dragon:dragon",
    "spirit": "spirit:spirit",
    "round": "round:number",
    "take": _CASTLE_TILE,
    "pair": _CASTLE_TILE,
    "shown": _CASTLE_TILE,
    "shrine": "tile:tile pool:number",
    "discard": "tile:tile points:number",
    "summon": "tokens:number",
    "place": _CASTLE_TILE,
    "set": "type:type size:number points:number cells:cell*",
    "set-number": "number:number size:number points:number cells:cell*",
    "bonus-dragons": "points:number",
    "bonus-beauty": "points:number",
    "build": "cell:cell level:number",
    "spirit-tile": "spirit:spirit tile:tile cell:cell",
    "spirit-shrine": "spirit:spirit",
    "destroyed": _CASTLE_TILE,
    "moved": "tile:tile start:cell end:cell",
    "moved-back": "start:cell end:cell",
    "turned": "tile:tile cell:cell",
    "shifted": "start:cell end:cell",
    "changed": "tile:tile cell:cell type:type",
    "faith": "cell:cell level:number",
    "final-shrines": "shrines:number points:number",
    "final-tokens": "tokens:number points:number",
    "final-dragon": "dragon:dragon points:number",
    "ask-picked": "tile:tile",
    "ask-deception": "tile:tile",
    "ask-depths": "tile:tile",
    "ask-elegance": "tile:tile",
    "ask-place": "tile:tile",
    "ask-place-two": "first:tile second:tile",
    "ask-build": "allowance:number pool:number",
    "score-shrines": "level:number",
    "score-majesty": "type:type",
    "score-righteousness-row": "row:number",
    "score-righteousness-row-full": "row:number",
    "score-righteousness-column": "column:column",
    "score-righteousness-column-full": "column:column",
    "score-might": "type:type neighbour:seat own:number theirs:number",
    "score-harmony-castle": "axis:axis",
    "score-harmony-shrines": "axis:axis",
    "outcome-points": "points:number",
    "outcome-face-down": "points:number stacks:number",
    "outcome-shrines": "points:number stacks:number shrines:number",
    "outcome-shared": "points:number",
}


def ask(s: DragonState) -> Ask:
    """The question of the phase."""
    if s.phase == START:
        return _start(s)
    if s.phase == PICKED:
        return _picked(s)
    if s.phase == PLACING:
        if s.hand2:
            return Ask("place-two", "DC-6.1", [s.hand, s.hand2])
        return Ask("place", "DC-6.1", [s.hand])
    if s.phase == RESOLVE:
        return Ask("set", "DC-7.5", [])
    if s.phase == SHRINES:
        return Ask("build", "DC-8.1", [s.allowance, s.pools[s.seat]])
    return _power(s) if s.phase == POWER else Ask("end", "DC-4.9", [])


def _start(s: DragonState) -> Ask:
    if s.elegance == OWED:
        return Ask("take-elegance", "DC-9.13", [])
    if s.left == 0:
        return Ask("summon", "DC-5.7", [])
    return Ask("take-or-summon", "DC-5.7", []) if s.stacks[3] + s.stacks[2] == 0 else Ask("take", "DC-5.1", [])


def _picked(s: DragonState) -> Ask:
    if s.elegance == OWED:
        return Ask("elegance", "DC-9.13", [s.hand])
    if s.deception:
        return Ask("deception", "DC-9.11", [s.hand])
    return Ask("depths", "DC-9.12", [s.hand]) if s.depths else Ask("picked", "DC-5.2", [s.hand])


def _power(s: DragonState) -> Ask:
    if s.power == DESTRUCTION:
        return Ask("destroy", "DC-9.14", [])
    if s.power == STRENGTH:
        return Ask("move-second" if s.moved else "move", "DC-9.15", [])
    if s.power == WIND:
        return Ask("shift" if s.moved else "turn-or-shift", "DC-9.16", [])
    if s.power == CHANGE:
        return Ask("change", "DC-9.17", [])
    if s.power == BEAUTY:
        return Ask("beauty", "DC-9.18", [])
    return Ask("cleverness", "DC-9.19", []) if s.power == CLEVERNESS else Ask("faith", "DC-9.20", [])
