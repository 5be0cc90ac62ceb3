"""Values of Dragon Castle's data file in its rules text."""

import copy
import re

import pytest

from tests.games.rules_text import RulesText, plain
from wawel.words import LANGUAGES, BadText, tables
from wawel.words.bundles import package

CASTLE = "dragon-castle"
BOOK = RulesText(CASTLE)


@pytest.mark.rule("DC-1.4", "DC-15.1")
def test_the_realm_size_is_the_one_constant_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """With real plurals everywhere; a value known from print loses its mark."""
    assert "6 columns and 4 rows" in plain(BOOK.entry("DC-1.4").markdown)
    assert "6 kolumn i 4 rzędy" in plain(BOOK.entry("DC-15.1", "pl").markdown)
    assert (BOOK.entry("DC-1.4").marks, BOOK.entry("DC-15.1").marks) == (("reconstructed",), ("reconstructed",))
    other = copy.deepcopy(BOOK.data)
    other["realm"] |= {"columns": 3, "rows": 1, "provenance": "certain"}
    monkeypatch.setattr(tables, "data", lambda game_id: other)
    part = BOOK.made("{amount:columns}, {amount:rows}", "pl")

    assert (plain(part.markdown), part.marks) == ("3 kolumny, 1 rząd", ())


@pytest.mark.rule("DC-1.1", "DC-2.5", "DC-7.4", "DC-14.4", "DC-14.5")
@pytest.mark.parametrize(
    ("rule", "row"),
    [
        ("DC-1.1", "| Dragons | 3 symbols | 12 |"),
        ("DC-1.1", "| Merchants | numbers 1 to 6 | 24 |"),
        ("DC-2.5", "| 3 | 3 | 4 |"),
        ("DC-7.4", "| VP | 2 | 3 | 5 | 6 | 8 |"),
        ("DC-14.4", "| Pillars of Creation | 2 or 3 |"),
        ("DC-14.4", "| Stronghold | 4\\* |"),
        ("DC-14.5", "| 2 | 65 | 80 |"),
    ],
)
def test_tables_come_from_the_data_file(rule: str, row: str) -> None:
    assert row in plain(BOOK.entry(rule).markdown).splitlines()


@pytest.mark.rule("DC-14.1")
def test_cards_for_beginners_are_those_that_the_file_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """One mark moved in the file is one name moved in the text."""
    assert "Duch Zniszczenia i Duch Wiary oraz Smok Odwagi" in plain(BOOK.entry("DC-14.1", "pl").markdown)
    other = copy.deepcopy(BOOK.data)
    for card in other["spirit"]:
        card["beginner"] = card["id"] in ("wind", "change")
    monkeypatch.setattr(tables, "data", lambda game_id: other)

    assert plain(BOOK.made("{beginner:spirit}", "pl").markdown) == "Duch Wiatru i Duch Zmiany"


@pytest.mark.parametrize("token", ["layouts", "value:layouts.max_columns"])
def test_corrected_values_lose_asterisk_and_mark(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BOOK.loses_its_mark(f"{{{token}}}", monkeypatch)


@pytest.mark.parametrize(
    "token",
    [
        "value:supply",
        "value:supply.gold",
        "value:supply.tokens.1",
        "value:shrine.points.x",
        "amount:gold",
        "beginner:x",
        "moat",
    ],
)
def test_a_token_for_nothing_is_refused(token: str) -> None:
    with pytest.raises(BadText, match="stands for nothing"):
        BOOK.made(f"{{{token}}}")


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_components_stand_in_no_rule_by_hand(lang: str) -> None:
    """116 tiles, 40 shrines, the size of the realm: only examples (DC-18) have numbers of their own."""
    text = (package(CASTLE) / f"rules.{lang}.md").read_text("utf-8").partition("## DC-18")[0]

    assert not re.findall(r"\b(?:116|29|40|65|80|55)\b", text)
