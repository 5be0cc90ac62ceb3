"""QUAY-4: what a table can choose."""

from collections.abc import Mapping

from quay.components.load import Components
from quay.model.state import QuayState, counts
from wawel.core.errors import BadOption
from wawel.core.numerals import whole
from wawel.core.options import NUMBER, Option


class Crates(Option):
    """QUAY-4.1: how many crates of each weight there are."""

    def __init__(self, parts: Components) -> None:
        super().__init__("crates", NUMBER, str(parts.each), [], "QUAY-4.1")
        self.fewest = parts.fewest
        self.most = parts.most

    def canonical(self, value: object, seats: int) -> str:
        number = whole(str(value).strip(), self.most)
        if number < self.fewest:
            known: dict[str, object] = {"name": self.name, "fewest": self.fewest, "most": self.most, "text": value}
            raise BadOption("quay.option-range", self.rule, known)
        return str(number)


def offered(parts: Components) -> list[Option]:
    return [Crates(parts)]


def options_of(s: QuayState, wanted: Mapping[str, str]) -> dict[str, str]:
    """All crates together tell how many there are of each weight."""
    return {**wanted, "crates": str(counts(s)[0])}
