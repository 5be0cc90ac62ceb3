"""What the numbers in notes, questions, scores and outcomes mean, by key, and their names where they have one."""

from typing import Final

from quay.components.load import Components

ARGUMENTS: Final = {
    "draw": "crate:number",
    "load": "crate:number dock:dock",
    "full": "dock:dock points:number",
    "tied": "dock:dock",
    "score-dock": "dock:dock",
    "outcome-points": "points:number",
    "outcome-shared": "points:number",
}


def name_of(parts: Components, kind: str, value: int) -> str:
    return parts.docks[value]
