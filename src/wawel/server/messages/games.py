"""Games as JSON: their options, rules and components, and what there is to know before a table opens."""

from typing import Literal

from wawel.server.messages.base import Args, Asked, Message, View


class OptionInfo(Message):
    """A setting of a game; all values are text, "yes" and "no" for flags.

    `of` is the set without which it changes nothing. Of sets, `apart` are pairs that exclude each other, and `needed`
    says from how many seats on a table must have one.
    """

    name: str
    kind: Literal["flag", "choice", "number", "numbers", "seat", "text", "sets"]
    default: str
    choices: list[str]
    of: str
    apart: list[list[str]]
    needed: dict[str, int]


class PresetInfo(Message):
    """Options that belong together, such as those of an edition; flags and choices that are not named have defaults."""

    name: str
    options: dict[str, str]


class GameInfo(Message):
    """A game on the shelf. `thinking`: the seconds that a bot of each level takes at most, 0 if it decides at once."""

    id: str
    titles: dict[str, str]
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[str]
    thinking: dict[str, float]
    reconstructed: list[str]


class DisabledGame(Message):
    """A game that is disabled because of its component file, and why, by language."""

    id: str
    titles: dict[str, str]
    problem: dict[str, str]


class Finding(Message):
    """A remark about a value of an option; an error forbids it. `seats`: the numbers of seats it applies to."""

    key: str
    rule: str
    error: bool
    seats: list[int]
    args: Args


class Inspection(Message):
    """All findings about a value of an option."""

    findings: list[Finding]


class PreviewTable(Asked):
    """A table to preview, without opening it."""

    seats: int
    options: dict[str, str] = {}


class TablePreview(Message):
    """How a table would start: a spectator's view, with draws that no real match will use."""

    view: View


class RulesEntry(Message):
    """One numbered rule."""

    id: str
    html: str
    marks: list[str]


class RulesSection(Message):
    """A section of the rules."""

    id: str
    title: str
    entries: list[RulesEntry]


class RulesText(Message):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    sections: list[RulesSection]
