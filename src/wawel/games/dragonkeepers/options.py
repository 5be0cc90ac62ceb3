"""DK-2.5 and DK-9.1: what a table can choose: who begins, and magic chests."""

from collections.abc import Mapping

from wawel.core.errors import BadOption
from wawel.core.options import CHOICE, NOTHING, RANDOM, SETS, Option, Seat
from wawel.games.dragonkeepers.components.ids import CHESTS
from wawel.games.dragonkeepers.model.state import KeepersState


class NamedChests(Option):
    """DK-9.1: any of the chests: "thrift,gate" in the order of the data file, also given as a+b; "" for none."""

    def canonical(self, value: object, seats: int) -> str:
        names = [name.strip() for name in str(value).replace("+", ",").split(",") if name.strip()]
        for name in names if names != [NOTHING] else []:
            if name not in CHESTS:
                raise BadOption(
                    "dragonkeepers.option-chests",
                    self.rule,
                    {"name": self.name, "chest": name, "known": ", ".join(CHESTS)},
                    self.name,
                )
        return ",".join([chest for chest in CHESTS if chest in names])


def offered() -> list[Option]:
    """What a table can choose."""
    return [
        Seat("first", "DK-2.5"),
        Option("chests", CHOICE, "none", ["none", "1", "2", "3", "4", "5", "6"], "DK-9.1"),
        NamedChests("named", SETS, "", list(CHESTS), "DK-9.1"),
    ]


def options_of(s: KeepersState, wanted: Mapping[str, str]) -> dict[str, str]:
    """The options of a position: what is wanted where it fits, else what lies on the table."""
    known_first = str(s.first) if s.first >= 0 else RANDOM
    first = wanted["first"] if wanted["first"] in (RANDOM, known_first) else known_first
    named = [name for name in wanted["named"].split(",") if name]
    dealt = min(0 if wanted["chests"] == "none" else int(wanted["chests"]), len(CHESTS) - len(named))
    known = [CHESTS[chest] for chest in range(len(CHESTS)) if s.chests >> chest & 1]
    if all(name in known for name in named) and len(known) + s.to_reveal == len(named) + dealt >= s.to_reveal:
        return {"first": first, "chests": wanted["chests"], "named": wanted["named"]}
    return {"first": first, "chests": str(s.to_reveal) if s.to_reveal else "none", "named": ",".join(known)}
