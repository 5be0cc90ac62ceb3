"""QUAY-1: what data.toml must keep to."""

from quay.components.ids import HEAVIEST, MOST_DOCKS
from wawel.core.errors import BadData


def check_docks(docks: list[str], berths: list[int], limits: list[int]) -> None:
    """QUAY-1.1: each has a letter, a berth and something that it takes."""
    if not 1 <= len(docks) <= MOST_DOCKS or len(set(docks)) < len(docks) or not all(len(id) == 1 for id in docks):
        raise BadData("quay.docks", "QUAY-1.1")
    if min(berths) < 1 or min(limits) < 1:
        raise BadData("quay.berths", "QUAY-1.1")


def check_crates(heaviest: int, each: int, fewest: int, most: int) -> None:
    """QUAY-1.2: an action can hold their weights, and the usual number of them is one that may be chosen."""
    if not 1 <= heaviest <= HEAVIEST or not 1 <= fewest <= each <= most:
        raise BadData("quay.crates", "QUAY-1.2")
