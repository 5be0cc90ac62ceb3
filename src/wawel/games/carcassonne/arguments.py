"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from typing import Final

from wawel.games.carcassonne.components.ids import FEATURES, FIGURES, GOODS, QUARTERS, ROLES
from wawel.games.carcassonne.components.load import Components

SPOT: Final = "figure:figure role:role x:number y:number segment:number"
# how many tiles or followers the fairy may go to, and spots for builder and pig
FAIRY: Final = "fairy:number helpers:number"
WHERE: Final = "x:number y:number segment:number"
HELPER: Final = f"figure:figure {WHERE}"  # a builder or pig
ARGUMENTS: Final = {
    "aside": "tile:tile",
    "discarded": "tile:tile",
    "drawn": "tile:tile",
    "reshuffled": "tiles:number",
    "placed": "tile:tile x:number y:number rotation:number",
    "volcano": "x:number y:number",
    "walk": "x:number y:number",
    "step": "step:number x:number y:number",
    "dead-end": "steps:number",
    "eaten": SPOT,
    "deployed": SPOT,
    "through-portal": SPOT,
    "sent-home": f"owner:seat {SPOT}",
    "fairy": "x:number y:number",
    "fairy-turn": "x:number y:number points:number",
    "fairy-bonus": "feature:feature x:number y:number points:number",
    "home": SPOT,
    "road": f"tiles:number {WHERE} points:number",
    "city": f"tiles:number shields:number {WHERE} points:number",
    "road-inn": f"tiles:number {WHERE} points:number",
    "city-cathedral": f"tiles:number shields:number {WHERE} points:number",
    "cloister": f"{WHERE} points:number",
    "open-road": f"tiles:number {WHERE} points:number",
    "open-city": f"tiles:number shields:number {WHERE} points:number",
    "open-road-inn": f"tiles:number {WHERE} points:number",
    "open-city-cathedral": f"tiles:number {WHERE} points:number",
    "open-cloister": f"neighbours:number {WHERE} points:number",
    "farm": f"cities:number {WHERE} points:number",
    "farm-city": f"{WHERE} points:number",
    "farm-pig": f"cities:number {WHERE} points:number",
    "farm-city-pig": f"{WHERE} points:number",
    "helper-deployed": HELPER,
    "helper-eaten": HELPER,
    "helper-alone": HELPER,
    "helper-home": HELPER,
    "extends": HELPER,
    "goods": f"goods:goods tokens:number {WHERE}",
    "goods-points": "goods:goods tokens:number points:number",
    "king": "tiles:number",
    "robber": "tiles:number",
    "king-points": "cities:number points:number",
    "robber-points": "roads:number points:number",
    "farm-walls": "points:number",
    "entered": "figure:figure quarter:quarter",
    "count": "quarter:quarter",
    "back": f"quarter:quarter {SPOT}",
    "market": f"quarter:quarter {SPOT}",
    "ask-place": "tile:tile",
    "ask-place-river": "tile:tile",
    "ask-dragon": "step:number",
    "ask-action": FAIRY,
    "ask-action-no-followers": FAIRY,
    "ask-action-no-room": FAIRY,
    "ask-action-helpers": FAIRY,
    "ask-action-princess": FAIRY,
    "ask-action-volcano": FAIRY,
    "ask-portal": FAIRY,
    "ask-count": "quarter:quarter",
    "outcome-points": "points:number",
    "outcome-shared": "points:number",
    "outcome-starter": "points:number",
}


def name_of(parts: Components, kind: str, value: int) -> str:
    if kind == "tile":
        return parts.tiles[value]
    if kind == "figure":
        return FIGURES[value]
    if kind == "goods":
        return GOODS[value]
    if kind == "quarter":
        return QUARTERS[value]
    return ROLES[value] if kind == "role" else FEATURES[value]
