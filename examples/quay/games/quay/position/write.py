"""A position as text: one "name: value" per line. docs/notation/quay.md describes it."""

from typing import Final

from quay.components.load import Components
from quay.model.state import QuayState, loader, weight

NONE: Final = "-"


def write(parts: Components, s: QuayState) -> str:
    rows = [f"bag: {_listed(s.bag)}", f"turn: {s.seat} {s.to_draw} {s.loaded}"]
    rows += [f"hand {seat}: {_listed(s.hands[seat])}" for seat in range(s.seats)]
    for dock, id in enumerate(parts.docks):
        crates = [f"{weight(crate)}:{loader(crate)}" for crate in s.docks[dock]]
        rows.append(f"dock {id}: {' '.join(crates) or NONE}")
    return "".join(row + "\n" for row in rows)


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or NONE
