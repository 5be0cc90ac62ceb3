"""The printed parts as a board gets them."""

from typing import TypedDict

from quay.components.load import Components


class Dock(TypedDict):
    id: str
    berths: int
    limit: int


class Catalogue(TypedDict):
    docks: list[Dock]
    weights: list[int]


def components(parts: Components) -> Catalogue:
    numbers = zip(parts.docks, parts.berths, parts.limits, strict=True)
    docks: list[Dock] = [{"id": id, "berths": berths, "limit": limit} for id, berths, limit in numbers]
    return {"docks": docks, "weights": parts.weights}
