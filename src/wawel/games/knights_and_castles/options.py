"""RZ-1.5 and RZ-7.1: what a table can choose: a longer match, and the ages of the players."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.options import FLAG, NUMBERS, Option
from wawel.games.knights_and_castles.model.state import KnightsState


def offered() -> list[Option]:
    """What a table can choose."""
    return [
        Option("long", FLAG, "no", [], "RZ-7.1"),
        Option("ages", NUMBERS, "", [], "RZ-1.5"),
    ]


def options_of(s: KnightsState, wanted: Mapping[str, str]) -> dict[str, str]:
    """The options of a position: the ages that are wanted where they fit, for an order of youth tells no ages."""
    ages = wanted["ages"] if list(youth_order(s.seats, wanted["ages"])) == list(s.youth) else ""
    return {"long": "yes" if s.games > 1 else "no", "ages": ages}


def youth_order(seats: int, ages: str) -> vec[i64]:
    """RZ-1.5: ascending age, equal ages by seat; still to be drawn, so empty, unless every seat said its age."""
    said = ages.split(",") if ages else []
    if len(said) != seats or "" in said:
        return vec[i64]()
    return vec[i64]([pair[1] for pair in sorted((int(said[seat]), seat) for seat in range(seats))])
