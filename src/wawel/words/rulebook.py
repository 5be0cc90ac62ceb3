"""The rules text of a game, for players: sections and numbered entries read from `rules.<language>.md`.

    # Title
    ## RZ-4 Title of a section
    **RZ-4.1** One paragraph; lists and tables under it belong to the entry. Ids may have a third number.

A token `{reconstructed}` at the end of a line marks the entry. A section with `{last}` behind its title, such as the
components, comes after all others. Other tokens stand for values from the data file, see tokens.py.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from wawel.words import tables, tokens
from wawel.words.bundles import LANGUAGES, package
from wawel.words.errors import BadText, UnknownLanguage, UnknownRule
from wawel.words.folding import folded

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_TITLE: Final = re.compile(r"# (?P<title>\S.*)")
_SECTION: Final = re.compile(r"## (?P<id>[A-Z]+-\d+) (?P<title>\S.*?)(?P<last> \{last\})?")
_ENTRY: Final = re.compile(r"\*\*(?P<id>[A-Z]+-\d+(?:\.\d+){1,2})\*\* (?P<text>\S.*)")
_TOKEN: Final = re.compile(r"\{([^{}]*)\}")
_MARK: Final = re.compile(r"\s*\{reconstructed\}$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered rule. The id is not part of the Markdown."""

    id: str
    markdown: str
    marks: tuple[str, ...] = ()

    @property
    def html(self) -> str:
        return str(_markdown().render(self.markdown))


@dataclass(frozen=True, slots=True)
class Section:
    """A section with its entries in printed order."""

    id: str
    title: str
    entries: tuple[Entry, ...]

    def cut(self, rule: str, starts: str) -> "Section":
        """Only the entries that are called `rule` or begin with `starts`."""
        kept = tuple(entry for entry in self.entries if entry.id == rule or entry.id.startswith(starts))
        return Section(self.id, self.title, kept)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    lang: str
    title: str
    sections: tuple[Section, ...]

    def find(self, rule: str) -> Section | Entry:
        """A section ("RZ-4") or an entry ("RZ-4.1"), in upper or lower case. Raises UnknownRule if there is none."""
        wanted = rule.upper()
        for section in self.sections:
            if section.id == wanted:
                return section
            for entry in section.entries:
                if entry.id == wanted:
                    return entry
        known = ", ".join(section.id for section in self.sections)
        raise UnknownRule(
            "unknown-rule",
            values={"game": self.game, "rule": rule, "known": known},
        )

    def under(self, rule: str) -> list[Section]:
        """What an id or the beginning of one names: "CA-10" a section, "CA-10.6" the entries CA-10.6.1 and so on.

        Sections come with nothing else in them. Raises UnknownRule if no id begins like that.
        """
        wanted = rule.upper().rstrip(".")
        for starts in (f"{wanted}.", wanted):  # CA-1.1 before CA-1.10, and only then CA-10
            found = [section.cut(wanted, starts) for section in self.sections]
            if any(section.entries for section in found):
                return [section for section in found if section.entries]
        self.find(rule)
        return []

    def search(self, text: str) -> list[Entry]:
        """The entries that contain every word of `text`, ignoring case and accents; none for no words."""
        wanted = folded(text).split()
        return [
            entry
            for section in self.sections
            for entry in section.entries
            if wanted and all(part in folded(f"{entry.id} {section.title} {entry.markdown}") for part in wanted)
        ]


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # imported here because few processes ever show rules

    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rulebook(game_id: str, lang: str) -> Rulebook:
    """The rules of a game, from its package."""
    folder = package(game_id)
    if lang not in LANGUAGES:
        raise UnknownLanguage("no-rules-in", values={"lang": lang, "known": ", ".join(LANGUAGES)})
    return parse(game_id, lang, (folder / f"rules.{lang}.md").read_text(encoding="utf-8"))


def parse(game_id: str, lang: str, text: str) -> Rulebook:
    """Read a rules text. BadText names the line that breaks the format."""
    reader = _Reader(game_id, lang)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.take(number, line.rstrip())
    return reader.finish()


@dataclass
class _Draft:
    """An entry or a section that is still being read."""

    id: str
    title: str = ""
    lines: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


class _Reader:
    """Takes the lines of a rules text one after another."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game_id = game_id
        self.lang = lang
        self.title = ""
        self.number = 0
        self.seen: set[str] = set()
        self.sections: list[Section] = []
        self.last: set[str] = set()
        self.section: _Draft | None = None
        self.entry: _Draft | None = None

    def take(self, number: int, line: str) -> None:
        self.number = number
        if found := _SECTION.fullmatch(line):
            self._close_section()
            self.section = _Draft(self._new(found["id"]), found["title"])
            if found["last"]:
                self.last.add(found["id"])
        elif found := _ENTRY.fullmatch(line):
            self._close_entry()
            self._open_entry(found["id"], found["text"])
        elif not self.title and (found := _TITLE.fullmatch(line)):
            self.title = found["title"]
        elif line.startswith(("#", "**")):
            raise self._bad(f"neither '## RZ-4 Title' nor '**RZ-4.1** text': {line[:40]!r}")
        elif self.entry is not None:
            self.entry.lines.append(self._expanded(self.entry, line))
        elif line:
            raise self._bad(f"text outside an entry: {line[:40]!r}")

    def finish(self) -> Rulebook:
        self._close_section()
        if not self.title or not self.sections:
            raise self._bad("a title and at least one section are needed")
        ordered = sorted(self.sections, key=lambda section: section.id in self.last)
        return Rulebook(self.game_id, self.lang, self.title, tuple(ordered))

    def _open_entry(self, rule: str, text: str) -> None:
        if self.section is None or rule.partition(".")[0] != self.section.id:
            raise self._bad(f"{rule} stands outside its section")
        self.entry = _Draft(self._new(rule))
        self.entry.lines.append(self._expanded(self.entry, text))

    def _close_entry(self) -> None:
        if self.section is not None and self.entry is not None:
            markdown = "\n".join(self.entry.lines).strip()
            self.section.entries.append(Entry(self.entry.id, markdown, tuple(self.entry.marks)))
        self.entry = None

    def _close_section(self) -> None:
        self._close_entry()
        if self.section is not None:
            if not self.section.entries:
                raise self._bad(f"{self.section.id} has no entries")
            self.sections.append(Section(self.section.id, self.section.title, tuple(self.section.entries)))
        self.section = None

    def _expanded(self, entry: _Draft, line: str) -> str:
        line, marked = _MARK.subn("", line)
        guessed = marked > 0
        for token in _TOKEN.findall(line):
            try:
                part = tokens.part(self.game_id, self.lang, token)
            except tables.UnknownToken as problem:
                raise self._bad(f"{{{token}}} stands for nothing") from problem
            line = line.replace(f"{{{token}}}", part.markdown)
            guessed = guessed or part.reconstructed
        if guessed and tables.RECONSTRUCTED not in entry.marks:
            entry.marks.append(tables.RECONSTRUCTED)
        return line

    def _new(self, rule: str) -> str:
        if rule in self.seen:
            raise self._bad(f"{rule} stands there twice")
        self.seen.add(rule)
        return rule

    def _bad(self, message: str) -> BadText:
        return BadText(f"rules.{self.lang}.md of {self.game_id}", self.number, message)
