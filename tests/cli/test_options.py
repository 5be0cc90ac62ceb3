"""What people type for an option: names in either language, and seats counted from one."""

from pathlib import Path

import pytest

from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.cli import typed
from wawel.core.options import Option
from wawel.core.record import Record
from wawel.core.registry import find


@pytest.mark.parametrize(
    ("game", "option", "text", "value"),
    [
        ("dragon-castle", "spirits", "Duch Wiatru+duch zmiany", "wind+change"),
        ("dragon-castle", "spirits", "Spirit of Wind", "wind"),
        ("dragon-castle", "dragons", "losowo:2", "random:2"),
        ("dragon-castle", "dragons", "might+harmony", "might+harmony"),
        ("dragon-castle", "layout", "Zakazane Miasto", "forbidden-city"),
        ("dragon-castle", "layout", "0111/1322", "0111/1322"),
        ("dragonkeepers", "named", "oszczednosc,Brama", "thrift+gate"),
        ("dragonkeepers", "named", "", ""),
        ("dragonkeepers", "first", "Losowo", "random"),
        ("dragonkeepers", "first", "1", "0"),
        ("dragonkeepers", "first", "łucja", "1"),
        ("carcassonne", "sets", "Rzeka+pd", "river+pd"),
        ("carcassonne", "fairy_mode", "beside a follower", "follower"),
        ("carcassonne", "two_tile_city", "2 punkty", "2"),
        ("simurgh", "length", "gra długa", "long"),
        (KNIGHTS, "ages", "9,7", "9,7"),
    ],
)
def test_names_that_people_read_are_values(game: str, option: str, text: str, value: str) -> None:
    rules = find(game)
    known = {one.name: one for one in rules.options}

    assert typed.value_of(rules, known[option], text, ["Hania", "Łucja"]) == value


@pytest.mark.parametrize("text", ["0", "4", "Zosia", "", "-1"])
def test_a_seat_that_is_not_there_is_refused_in_numbers_from_one(text: str) -> None:
    done = run("simulate", "dragonkeepers", "--seats", "3", "--option", f"first={text}", "--lang", "en")

    assert "a seat from 1 to 3" in the_line(done, 2)


def test_seat_one_is_the_first_one_in_the_record(tmp_path: Path) -> None:
    """People count from 1; records go on counting from 0."""
    run_json("simulate", "dragonkeepers", "--games", "1", "--option", "first=1", "--records", str(tmp_path))
    (written,) = tmp_path.iterdir()

    assert Record.parse(written.read_text()).options["first"] == "0"


def test_one_game_with_all_its_values() -> None:
    shown = run("games", "dragonkeepers", "--lang", "pl").stdout

    assert "Oszczędność (thrift)" in shown
    assert "licząc od\N{NO-BREAK SPACE}1" in shown
    assert "licząc od zera" not in shown
    assert [game["id"] for game in run_json("games", "dragonkeepers")] == ["dragonkeepers"]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_no_help_asks_for_an_id(lang: str) -> None:
    """What an option does is said in words; ids stand beside the names of the values."""
    for game in run_json("games"):
        for option, about in game["options"].items():
            for choice in about["choices"]:
                assert typed.name_of(find(game["id"]), _option(game["id"], option), choice, lang), (option, choice)


def _option(game: str, name: str) -> Option:
    return next(option for option in find(game).options if option.name == name)
