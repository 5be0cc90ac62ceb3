"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from collections.abc import Sequence
from typing import Final

from wawel.games.dragonkeepers.actions import ENDS
from wawel.games.dragonkeepers.components.ids import CHESTS, ITEMS, PEARLS, SIDES
from wawel.games.dragonkeepers.components.load import Components

ARGUMENTS: Final = {
    "display": "side:side card:card",
    "page": "side:side back:back pile:number",
    "fragments": "removed:number left:number",
    "chest": "chest:chest",
    "dealt": "card:card",
    "turn": "turn:number",
    "take": "side:side card:card",
    "put": "side:side card:card",
    "new-stack": "colour:colour end:end",
    "play": "colour:colour cards:card*",
    "crest": "points:number",
    "fragment": "value:number ring:number",
    "amulet": "done:number needed:number",
    "pearl": "pearl:pearl",
    "egg": "points:number",
    "run-out": "lack:lack",
    "chest-used": "chest:chest cost:number",
    "blown-under": "side:side card:card",
    "returned": "card:card",
    "last-amulet": "needed:number",
    "idle": "turns:number",
    "final-fragments": "count:number points:number",
    "final-pearls": "pearls:pearls count:number points:number",
    "egg-turned": "worth:number points:number",
    "ask-take": "taken:number",
    "ask-modify": "dragons:dragons items:item*",
    "ask-play": "dragons:dragons items:item*",
    "ask-follow": "dragons:dragons items:item*",
    "score-pearls": "pearls:pearls",
    "outcome-points": "points:number",
    "outcome-cards": "points:number cards:number",
    "outcome-shared": "points:number cards:number",
}
BASE: Final = 8  # dragons: number * BASE + colour
NAMES: Final[dict[str, Sequence[str]]] = {
    "side": SIDES,
    "end": ENDS,
    "item": ITEMS,
    "lack": ITEMS,
    "pearl": PEARLS,
    "pearls": PEARLS,
    "chest": CHESTS,
}


def name_of(parts: Components, kind: str, value: int) -> str:
    if kind == "card":
        return parts.cards[value]
    if kind == "back":
        return parts.backs[value]
    if kind == "dragons":  # a colour agrees with its number, so the words name both
        return f"{value // BASE}_{parts.colours[value % BASE]}"
    if kind == "colour":
        return parts.colours[value]
    return NAMES[kind][value]
