"""Values of the Dragonkeepers' data file in its rules text."""

from pathlib import Path
from typing import Any

import pytest

from wawel.words import Entry, rulebook, tables
from wawel.words.rulebook import parse

KEEPERS = "dragonkeepers"
DATA = tables.data(KEEPERS)
TEXT = "# T\n## DK-1 One\n**DK-1.1** {0}\n"


def entry(rule: str, lang: str = "en") -> Entry:
    found = rulebook(KEEPERS, lang).find(rule)
    assert isinstance(found, Entry)
    return found


def first(text: str, lang: str = "en") -> Entry:
    return parse(KEEPERS, lang, TEXT.replace("{0}", text)).sections[0].entries[0]


def corrected(value: Any) -> Any:
    """The same data, found in a source."""
    if isinstance(value, dict):
        return {name: corrected(part) for name, part in value.items()}
    if isinstance(value, list):
        return [corrected(part) for part in value]
    return "certain" if value == "reconstructed" else value


@pytest.mark.rule("DK-1.2")
def test_rewards_come_from_the_data_file() -> None:
    """In the order of the items; a reconstructed one carries an asterisk, the one of the rulebook does not."""
    rows = entry("DK-1.2").markdown.splitlines()

    assert "| 2 | lowest fragment and black dragon |" in rows
    assert "| 6 | highest fragment and golden egg\\* |" in rows
    assert entry("DK-1.2").marks == ("reconstructed",)
    assert "| 4 | najniższy fragment, złote jajo i\N{NO-BREAK SPACE}kryształ\\* |" in entry("DK-1.2", "pl").markdown


@pytest.mark.rule("DK-2.3")
def test_what_depends_on_the_players_is_one_table() -> None:
    assert "| 3 | 12 | 33 | 16, 12\\*, 8\\* | 8 |" in entry("DK-2.3").markdown


@pytest.mark.rule("DK-7.4")
def test_how_long_a_table_may_idle_comes_from_the_data_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the right plural in Polish."""
    assert "przez 10 pełnych rund z" in entry("DK-7.4", "pl").markdown
    monkeypatch.setattr(tables, "data", lambda game_id: {**DATA, "digital": {"idle_rounds_to_end": 3}})

    assert first("{idle}", "pl").markdown == "3 pełne rundy"
    assert first("{idle}").markdown == "3 full rounds"


def test_known_tables_have_no_asterisk() -> None:
    assert "\\*" not in entry("DK-1.3").markdown
    assert entry("DK-1.3").marks == ()


def test_every_card_stands_in_the_table_of_cards() -> None:
    """By front, with backs and copies."""
    markdown = first("{cards}").markdown.replace("\N{NO-BREAK SPACE}", " ")

    assert "| White | 1 × 3, 2 × 3, 3 × 3, 4 × 3, 5 × 2\\* |" in markdown
    assert "| Joker | 6 × 11 |" in markdown
    assert "1 (ribbon) × 1, green (ribbon) × 1" in markdown


@pytest.mark.parametrize("token", ["cards", "rewards", "pearls", "tables", "chests", "total:left_cards"])
def test_corrected_values_lose_asterisk_footnote_and_mark(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Correcting the data file is enough."""
    guessed = first(f"{{{token}}}")
    monkeypatch.setattr(tables, "data", lambda game_id: corrected(DATA))
    known = first(f"{{{token}}}")

    assert "\\*" in guessed.markdown
    assert guessed.marks == ("reconstructed",)
    assert "\\*" not in known.markdown
    assert known.marks == ()


def test_the_data_file_lies_in_the_package() -> None:
    """The rules text and the rules read the same file."""
    import wawel

    assert "rules_version" in Path(wawel.__path__[0], "games", KEEPERS, "data.toml").read_text("utf-8")
