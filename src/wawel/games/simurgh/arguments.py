"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from typing import Final

from wawel.games.simurgh import notation
from wawel.games.simurgh.components.ids import FIRST_DRAGON
from wawel.games.simurgh.components.load import Components

ARGUMENTS: Final = {
    "dealt": "tile:tile",
    "offered": "tile:tile",
    "kept-power": "tile:tile",
    "drafted": "tile:tile",
    "turned-up": "tile:tile area:number",
    "took-tile": "tile:tile area:number",
    "drew-tile": "tile:tile",
    "drew-dragon": "dragon:dragon",
    "drew-objective": "objective:objective",
    "dragon": "dragon:dragon markers:number",
    "returned-dragon-top": "dragon:dragon",
    "returned-dragon-bottom": "dragon:dragon",
    "returned-objective-top": "objective:objective",
    "returned-objective-bottom": "objective:objective",
    "gave-top": "tile:tile",
    "gave-bottom": "tile:tile",
    "placed": "vassal:vassal space:space",
    "recalled": "vassal:vassal space:space",
    "spent": "vassal:vassal",
    "spent-from": "vassal:vassal space:space",
    "paid": "goods:goods*",
    "gained": "goods:goods*",
    "paid-points": "points:number",
    "scored": "points:number",
    "ability": "dragon:dragon slot:number",
    "marked": "dragon:dragon slot:number",
    "unmarked": "dragon:dragon slot:number",
    "markers-lost": "markers:number",
    "laid": "tile:tile area:area",
    "chronicle": "tile:tile count:number",
    "explored": "tile:tile level:number",
    "objective": "objective:objective place:number",
    "replaced": "before:objective objective:objective place:number",
    "scored-objective": "objective:objective place:number value:number points:number",
    "scored-resources": "resources:number points:number",
    "held": "tiles:tile*",
    "ask-power": "last:number",
    "ask-place": "tile:tile",
    "ask-remove": "tile:tile",
    "ask-area": "tile:tile",
    "ask-give": "count:number",
    "ask-drop": "count:number",
    "ask-spend": "vassal:vassal",
    "ask-mark": "count:number",
    "ask-unmark": "count:number",
    "ask-keep": "markers:number",
    "score-objective": "objective:objective",
    "outcome-points": "points:number",
    "outcome-agreed": "points:number",
    "outcome-markers": "points:number markers:number",
    "outcome-shared": "points:number markers:number",
}


def name_of(parts: Components, kind: str, value: int) -> str:
    if kind == "vassal":
        return notation.VASSALS[value]
    if kind == "space":
        return notation.space(parts, value).replace(".", "-")
    if kind == "area":
        return f"w{value + 1}"
    if kind == "goods":
        return notation.goods_name(value)
    if kind == "dragon":
        return parts.dragons[parts.dragon_type[value - FIRST_DRAGON]]
    return str(value)
