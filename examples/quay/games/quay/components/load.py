"""QUAY-1: docks and crates, read from data.toml. Numbers live there and nowhere else."""

from typing import Any, Final

from quay.components.ids import HEAVIEST, LETTERS, MOST, MOST_DOCKS
from wawel.core import components
from wawel.core.errors import BadData

PACKAGE: Final = "quay"
DATA: Final = components.text_of(PACKAGE)


class Components(components.Parts):
    """The parts of one box. Docks are 0, 1, … in the order of the data file."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.docks: list[str] = []  # ids
        self.berths: list[int] = []  # per dock
        self.limits: list[int] = []  # per dock: the heaviest crate it takes
        self.weights: list[int] = []
        self.each = 0  # crates of each weight
        self.fewest = 0  # that a table may choose
        self.most = 0

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        numbers = (self.berths, self.limits, self.weights, self.each, self.fewest, self.most)
        return components.fingerprint((self.docks, *numbers))


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    return components.read(PACKAGE, text, Components, [_seats, _docks, _crates], [check_docks, check_crates])


def _seats(parts: Components) -> None:
    components.check_seats(parts.data, 2, 3, "QUAY-2.1")


def _docks(parts: Components) -> None:
    """QUAY-1.1: each has a letter, a berth and something that it takes."""
    for dock in parts.data["dock"]:
        with parts.collecting():
            parts.docks.append(components.one_of(dock, "id", LETTERS, "QUAY-1.1"))
            parts.berths.append(components.number(dock, "berths", 1, MOST, "QUAY-1.1"))
            parts.limits.append(components.number(dock, "limit", 1, HEAVIEST, "QUAY-1.1"))


def _crates(parts: Components) -> None:
    """QUAY-1.2: an action can hold their weights, and a table can choose how many there are."""
    crates = parts.data["crates"]
    parts.weights = list(range(1, components.number(crates, "heaviest", 1, HEAVIEST, "QUAY-1.2") + 1))
    parts.each = components.number(crates, "each", 1, MOST, "QUAY-1.2")
    parts.fewest = components.number(crates, "fewest", 1, MOST, "QUAY-1.2")
    parts.most = components.number(crates, "most", 1, MOST, "QUAY-1.2")


def check_docks(parts: Components) -> None:
    """QUAY-1.1: there is each dock once."""
    if not 1 <= len(parts.docks) <= MOST_DOCKS or len(set(parts.docks)) < len(parts.docks):
        raise BadData("quay.docks", "QUAY-1.1", at="dock")


def check_crates(parts: Components) -> None:
    """QUAY-1.2: the usual number of crates is one that may be chosen."""
    if not parts.fewest <= parts.each <= parts.most:
        raise BadData("quay.crates", "QUAY-1.2", at="crates")
