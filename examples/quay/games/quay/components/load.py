"""QUAY-1: docks and crates, read from data.toml. Numbers live there and nowhere else."""

from typing import Any, Final

from quay.components.check import check_crates, check_docks
from wawel.core import components

DATA: Final = components.text_of("quay")


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
        for dock in data["dock"]:
            parts.docks.append(str(dock["id"]))
            parts.berths.append(int(dock["berths"]))
            parts.limits.append(int(dock["limit"]))
        crates = data["crates"]
        parts.weights = list(range(1, int(crates["heaviest"]) + 1))
        parts.each, parts.fewest, parts.most = int(crates["each"]), int(crates["fewest"]), int(crates["most"])
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    check_docks(parts.docks, parts.berths, parts.limits)
    check_crates(len(parts.weights), parts.each, parts.fewest, parts.most)
    return parts
