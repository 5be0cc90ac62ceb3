"""The rules text of a game for tests, with the values of its data file filled in."""

from typing import Any

import pytest

from wawel.words import Entry, rulebook, tables
from wawel.words.rulebook import parse

GUESSED = "\\*"


class RulesText:
    """What the text of one game says."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.data = tables.data(game_id)

    def entry(self, rule: str, lang: str = "en") -> Entry:
        """An entry as players read it."""
        found = rulebook(self.game_id, lang).find(rule)
        assert isinstance(found, Entry)
        return found

    def made(self, text: str, lang: str = "en") -> Entry:
        """An entry with this text, its tokens replaced by values of the data file."""
        return parse(self.game_id, lang, f"# T\n## XY-1 One\n**XY-1.1** {text}\n").sections[0].entries[0]

    def loses_its_mark(self, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """A guessed value has an asterisk and a mark; one with a source has neither."""
        guessed = self.made(token)
        monkeypatch.setattr(tables, "data", lambda game_id: corrected(self.data))
        known = self.made(token)

        assert (GUESSED in guessed.markdown, guessed.marks) == (True, ("reconstructed",))
        assert (GUESSED in known.markdown, known.marks) == (False, ())


def corrected(value: Any) -> Any:
    """The same data with a source for every value."""
    if isinstance(value, dict):
        return {name: corrected(part) for name, part in value.items()}
    if isinstance(value, list):
        return [corrected(part) for part in value]
    return "certain" if value == "reconstructed" else value


def plain(text: str) -> str:
    """The text with ordinary spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
