"""DC-2 and DC-14: the options of a table as text.

spirits, dragons   none · random · random:2 · beginner · beginner:2 · wind · wind+change · all
layout             standard · fortress · 0111/1322/… (an own layout)
realm              6x4
first              random · 0
"""

from collections.abc import Mapping
from typing import Final

from wawel.core.bits import count
from wawel.core.errors import BadOption
from wawel.core.numerals import whole
from wawel.core.options import CHOICE, NOTHING, RANDOM, TEXT, Finding, Option, Seat
from wawel.games.dragon_castle.components.ids import CARDS, DRAGON_CARDS, SPIRITS
from wawel.games.dragon_castle.components.layouts import Layout, errors, own_layout, warnings
from wawel.games.dragon_castle.components.load import Components
from wawel.games.dragon_castle.model.state import NOBODY_YET, SETUP, Deal, DragonState

ALL_CARDS: Final = (1 << CARDS) - 1
DEALT: Final = [NOTHING, RANDOM, "beginner", "all"]  # cards that nobody names
STANDARD: Final = "standard"
NOTHING_DEALT: Final = Deal(0, 0, 0, 0)


class Cards:
    """Cards of one kind: those in play from the start, and how many are dealt out of which others; as bits."""

    def __init__(self, named: int, dealt: int, choice: int) -> None:
        self.named = named
        self.dealt = dealt
        self.choice = choice


def offered(parts: Components) -> list[Option]:
    """What a table can choose. As printed: one spirit, one dragon, the standard castle."""
    layouts = [STANDARD, *[name for name in parts.layouts if not name.startswith(f"{STANDARD}-")]]
    return [
        Option("spirits", TEXT, RANDOM, [*DEALT, *SPIRITS], "DC-2.6"),
        Option("dragons", TEXT, RANDOM, [*DEALT, *DRAGON_CARDS], "DC-2.6"),
        Option("layout", TEXT, STANDARD, layouts, "DC-14.3"),
        Option("realm", CHOICE, parts.realm_sizes[0], parts.realm_sizes, "DC-1.4"),
        Seat("first", "DC-2.1"),
    ]


def options_of(s: DragonState, wanted: Mapping[str, str]) -> dict[str, str]:
    """The options of a position: what is wanted where it fits, else what lies on the table."""
    parts, deal = s.parts, s.deal if s.phase == SETUP else NOTHING_DEALT
    spirits = cards(wanted["spirits"], SPIRITS, parts.beginner_spirits, "spirits")
    dragons = cards(wanted["dragons"], DRAGON_CARDS, parts.beginner_dragons, "dragons")
    own = s.layout.id or s.layout.text
    fits = wanted["layout"] == own or layout(parts, wanted["layout"], s.seats).heights == s.layout.heights
    fitting_spirits = _fits(spirits, s.spirits, deal.spirits, deal.spirit_cards, s.phase == SETUP)
    fitting_dragons = _fits(dragons, s.dragons, deal.dragons, deal.dragon_cards, s.phase == SETUP)
    first = first_seat(wanted["first"])
    return {
        "spirits": wanted["spirits"] if fitting_spirits else _named(s.spirits, SPIRITS, deal.spirits),
        "dragons": wanted["dragons"] if fitting_dragons else _named(s.dragons, DRAGON_CARDS, deal.dragons),
        "layout": wanted["layout"] if fits else own,
        "realm": f"{s.grid.columns}x{s.grid.rows}",
        "first": wanted["first"] if first in (NOBODY_YET, s.first) else str(s.first) if s.first >= 0 else RANDOM,
    }


def _fits(wanted: Cards, lying: int, dealt: int, choice: int, in_setup: bool) -> bool:
    """Whether these cards lie on the table or are being dealt, as wanted."""
    if not wanted.dealt:
        return lying == wanted.named and dealt == 0
    if in_setup:
        return dealt == wanted.dealt and choice == wanted.choice
    return count(lying) == wanted.dealt and lying & ~wanted.choice == 0


def _named(lying: int, names: list[str], dealt: int) -> str:
    """Cards as an option's text."""
    if dealt:
        return f"random:{dealt}"
    if lying == ALL_CARDS:
        return "all"
    return "+".join([names[card] for card in range(CARDS) if lying >> card & 1]) or "none"


def cards(text: str, names: list[str], beginner: int, option: str) -> Cards:
    """DC-2.6, DC-14.1, DC-14.2: no card, some at random, some for beginners, or named ones."""
    if text == "none":
        return Cards(0, 0, 0)
    if text == "all":
        return Cards(ALL_CARDS, 0, 0)
    kind, colon, number = text.partition(":")
    if kind == "random" or kind == "beginner":
        choice = ALL_CARDS if kind == "random" else beginner
        dealt = whole(number, count(choice)) if colon else 1
        if dealt < 1:
            raise BadOption(
                "dragon-castle.cards-dealt",
                "DC-14.2",
                {"kind": kind, "most": count(choice), "number": number},
                option,
            )
        return Cards(0, dealt, choice)
    named = 0
    for name in text.split("+"):
        if name not in names:
            raise BadOption(
                "dragon-castle.cards-form",
                "DC-2.6",
                {"known": ", ".join(names), "name": name},
                option,
            )
        if named >> names.index(name) & 1:
            raise BadOption("dragon-castle.card-twice", "DC-14.2", {"name": name}, option)
        named |= 1 << names.index(name)
    return Cards(named, 0, 0)


def layout(parts: Components, text: str, seats: int) -> Layout:
    """DC-2.2, DC-14.3, DC-14.5: the standard castle, a named one, or an own one."""
    if text == STANDARD:
        return parts.layouts[f"standard-{seats}p"]
    if text in parts.layouts:
        return parts.layouts[text]
    if "/" in text or any("0" <= sign <= "9" for sign in text):
        return own_layout(text, parts.limits)
    raise BadOption(
        "dragon-castle.unknown-layout",
        "DC-14.3",
        {"known": ", ".join(parts.layouts)},
        "layout",
    )


def inspect(parts: Components, option: str, value: str, seats: int) -> list[Finding]:
    """DC-14.5: what is wrong with a layout, and what advises against it for so many seats."""
    if option != "layout":
        return []
    known = value == STANDARD or value in parts.layouts
    text = layout(parts, value, seats).text if known else value
    return errors(text, parts.limits) + warnings(text, seats, parts.limits)


def first_seat(text: str) -> int:
    """DC-2.1: any seat at random, or the one that the host names."""
    return NOBODY_YET if text == RANDOM else int(text)
