"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from typing import Final

from wawel.games.knights_and_castles.components.load import Components

ARGUMENTS: Final = {
    "youth": "seats:seat*",
    "game": "game:number games:number",
    "round": "round:number",
    "tile": "tile:tile",
    "attack": "cards:card*",
    "returned": "shepherds:number seats:seat*",
    "cancelled": "card:card seats:seat*",
    "won": "tile:tile card:card strength:number points:number",
    "won-sword": "tile:tile points:number",
    "to-camp": "cards:card*",
    "sword": "holder:seat",
    "recruited": "card:card",
    "game-over": "tile:tile",
    "ask-attack": "tile:tile",
    "score-castle": "tile:tile",
    "outcome-points": "points:number",
    "outcome-hand": "points:number cards:number",
    "outcome-youngest": "points:number cards:number",
}


def name_of(parts: Components, kind: str, value: int) -> str:
    return parts.cards[value] if kind == "card" else parts.tiles[value]
