"""Values of Dragonkeepers' data file in its rules text."""

from pathlib import Path

import pytest

from tests.games.rules_text import RulesText, plain
from wawel.words import tables

KEEPERS = "dragonkeepers"
BOOK = RulesText(KEEPERS)


@pytest.mark.rule("DK-1.2")
def test_rewards_come_from_the_data_file() -> None:
    """In the order of the items; a reconstructed one has an asterisk, the one from the rulebook does not."""
    rows = BOOK.entry("DK-1.2").markdown.splitlines()

    assert "| 2 | lowest fragment and black dragon |" in rows
    assert "| 6 | highest fragment and golden egg\\* |" in rows
    assert BOOK.entry("DK-1.2").marks == ("reconstructed",)
    assert (
        "| 4 | najniższy fragment, złote jajo i\N{NO-BREAK SPACE}kryształ\\* |" in BOOK.entry("DK-1.2", "pl").markdown
    )


@pytest.mark.rule("DK-2.3")
def test_what_depends_on_the_players_is_one_table() -> None:
    assert "| 3 | 12 | 33 | 16, 12\\*, 8\\* | 8 |" in BOOK.entry("DK-2.3").markdown


@pytest.mark.rule("DK-7.4")
def test_how_long_a_table_may_idle_comes_from_the_data_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the right plural in Polish."""
    assert "przez 10 pełnych rund z" in BOOK.entry("DK-7.4", "pl").markdown
    monkeypatch.setattr(tables, "data", lambda game_id: {**BOOK.data, "digital": {"idle_rounds_to_end": 3}})

    assert BOOK.made("{idle}", "pl").markdown == "3 pełne rundy"
    assert BOOK.made("{idle}").markdown == "3 full rounds"


def test_known_tables_have_no_asterisk() -> None:
    assert "\\*" not in BOOK.entry("DK-1.3").markdown
    assert BOOK.entry("DK-1.3").marks == ()


def test_every_card_stands_in_the_table_of_cards() -> None:
    """By front, with backs and copies."""
    markdown = plain(BOOK.made("{cards}").markdown)

    assert "| White | 1 × 3, 2 × 3, 3 × 3, 4 × 3, 5 × 2\\* |" in markdown
    assert "| Joker | 6 × 11 |" in markdown
    assert "1 (ribbon) × 1, green (ribbon) × 1" in markdown


@pytest.mark.parametrize("token", ["cards", "rewards", "pearls", "tables", "chests", "total:left_cards"])
def test_corrected_values_lose_asterisk_footnote_and_mark(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Correcting the data file is enough."""
    BOOK.loses_its_mark(f"{{{token}}}", monkeypatch)


def test_the_data_file_lies_in_the_package() -> None:
    """The rules text and the rules read the same file."""
    import wawel

    assert "rules_version" in Path(wawel.__path__[0], "games", KEEPERS, "data.toml").read_text("utf-8")
