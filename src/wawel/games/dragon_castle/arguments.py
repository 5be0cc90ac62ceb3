"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from typing import Final

from wawel.games.dragon_castle import notation
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, NAMES, SPIRITS, TYPES

AXES: Final = ["vertical", "horizontal"]

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


def name_of(kind: str, value: int) -> str:
    if kind == "tile":
        return NAMES[value]
    if kind == "type":
        return TYPES[value]
    if kind == "spirit":
        return SPIRITS[value]
    if kind == "dragon":
        return DRAGON_CARDS[value]
    if kind == "column":
        return notation.place_name(value)[0]
    return AXES[value] if kind == "axis" else notation.place_name(value)
