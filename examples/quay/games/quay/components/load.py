"""QUAY-1: docks and crates, read from data.toml. Numbers live there and nowhere else."""

from typing import Any, Final

from wawel.core import components
from wawel.core.errors import BadData

DATA: Final = components.text_of("quay")
MOST_DOCKS: Final = 4  # a dock takes two bits of an action
HEAVIEST: Final = 15  # a weight takes four


class Components:
    """The parts of one box. Docks are 0, 1, … in the order of the data file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
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
    """The components of data.toml, or of another file's text. BadData names the property that a file breaks."""
    data = components.parse(text)
    parts = Components(data)
    try:
        crates = data["crates"]
        parts.weights = list(range(1, int(crates["heaviest"]) + 1))
        parts.each, parts.fewest, parts.most = int(crates["each"]), int(crates["fewest"]), int(crates["most"])
        for dock in data["dock"]:
            parts.docks.append(str(dock["id"]))
            parts.berths.append(int(dock["berths"]))
            parts.limits.append(int(dock["limit"]))
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    _check(parts)
    return parts


def _check(parts: Components) -> None:
    names = parts.docks
    if not 1 <= len(names) <= MOST_DOCKS or len(set(names)) < len(names) or not all(len(id) == 1 for id in names):
        raise BadData("quay.docks", "QUAY-1.1")
    if min(parts.berths) < 1 or min(parts.limits) < 1:
        raise BadData("quay.berths", "QUAY-1.1")
    if not 1 <= len(parts.weights) <= HEAVIEST or not 1 <= parts.fewest <= parts.each <= parts.most:
        raise BadData("quay.crates", "QUAY-1.2")
