"""Component files: their values have a fingerprint, and a record is replayed with the values it was played with."""

import re
from importlib import import_module
from typing import Any

import pytest

import wawel
from tests.roofs import about
from wawel.core import components, registry
from wawel.core.match import Match

# `about.py` next to the tests of a game has a valid correction of its values (CORRECTED), and the numbers in its file
# that no rule uses: about the file and the box, how many may sit down, and what is only shown (SHOWN_ONLY).
GAMES = [game.id for game in wawel.games()]
EVERYWHERE = {"rules_version", "game.min_players", "game.max_players"}


def module(id: str) -> Any:
    return import_module(registry.package_of(id))


def with_data(id: str, text: str) -> wawel.Game:
    """The game with another component file."""
    return type(wawel.game(id))(module(id).load(text))  # type: ignore[call-arg]


def corrected(id: str) -> wawel.Game:
    text = components.text_of(registry.package_of(id))
    for old, new in about(id).CORRECTED:
        assert old in text
        text = text.replace(old, new, 1)
    return with_data(id, text)


@pytest.mark.parametrize("id", GAMES)
def test_a_record_made_with_other_component_values_is_refused(id: str) -> None:
    """With the corrected value somebody else might have won."""
    text = Match(id, seed=1).record.text()
    line = next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith("components: "))

    assert Match.replay(text).record.text() == text
    with pytest.raises(wawel.BadRecord, match=f"line {line}: made with other values on the components"):
        Match.replay(text, game=corrected(id))


@pytest.mark.parametrize("id", GAMES)
def test_a_record_that_does_not_tell_its_components_is_refused(id: str) -> None:
    """Nobody could say which values it was played with."""
    record = Match(id, seed=1).record
    record.components = ""

    with pytest.raises(wawel.BadRecord, match="line 3: the header has no line 'components'"):
        Match.replay(record.text())


@pytest.mark.parametrize("id", GAMES)
def test_a_bettered_word_keeps_old_records(id: str) -> None:
    """Names and provenance marks do not affect play."""
    text = components.text_of(registry.package_of(id))
    text = re.sub(r'^(\s*(?:name|title)_(?:pl|en)\s*=\s*)"[^"]*"', r'\1"Something"', text, flags=re.MULTILINE)
    text = re.sub(r'= "(?:reconstructed|likely)"', '= "certain"', text)

    assert with_data(id, text).fingerprint == wawel.game(id).fingerprint


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_the_file_decides_play_or_is_refused_or_only_shown(id: str) -> None:
    """Each is raised by one in turn, to see that the fingerprint forgets none."""
    text = components.text_of(registry.package_of(id))
    forgotten: set[str] = set()
    section = ""
    for found in re.finditer(r"^\[+([\w.]+)\]|^(\w+)\s*=\s*(\d+)\b", text, re.MULTILINE):
        head, key, value = found.groups()
        if head:
            section = f"{head}."
            continue
        changed = text[: found.start(3)] + str(int(value) + 1) + text[found.end(3) :]
        try:
            same = with_data(id, changed).fingerprint == wawel.game(id).fingerprint
        except wawel.BadData:
            continue
        if same:
            forgotten.add(section + key)

    assert not forgotten - about(id).SHOWN_ONLY - EVERYWHERE


@pytest.mark.parametrize("id", GAMES)
def test_nothing_about_the_files_as_they_are_is_unusual(id: str) -> None:
    """So that whoever corrects one sees their own change alone."""
    assert wawel.game(id).unusual == []


@pytest.mark.parametrize("id", GAMES)
def test_a_game_for_other_numbers_of_seats_is_refused(id: str) -> None:
    """Its rules know no others."""
    text = components.text_of(registry.package_of(id))
    for old, new in (("min_players = 2", "min_players = 1"), ("min_players = 2", "min_players = 7")):
        with pytest.raises(wawel.BadData, match=rf"game\.min_players = {new[-1]}"):
            module(id).load(text.replace(old, new, 1))


@pytest.mark.parametrize("text", ["rules_version = 0x" + "f" * 5000, "a = " + "[" * 5000, "a = " + "9" * 5000, "\0"])
def test_a_strange_file_is_explained(text: str) -> None:
    """Numbers that Python does not write, lists that it does not read."""
    with pytest.raises(wawel.BadData, match=r"knights_and_castles/data\.toml"):
        module("knights-and-castles").load(text)


def test_everything_that_is_wrong_with_a_file_is_found_at_once() -> None:
    """Whoever corrects a file sees all faults of it, each with its key."""
    text = components.text_of(registry.package_of("knights-and-castles"))
    for old, new in (("stone = 6, brick = 3", "stone = 0, brick = 'b'"), ("max_players = 4", "max_players = 9")):
        assert old in text
        text = text.replace(old, new, 1)

    with pytest.raises(wawel.BadData) as caught:
        module("knights-and-castles").load(text)
    faults = [caught.value, *caught.value.others]
    assert [(fault.rule, fault.at, fault.value) for fault in faults] == [
        ("RZ-1.5", "game.max_players", "9"),
        ("RZ-1.3", "card.knight.strength.stone", "0"),
        ("RZ-1.3", "card.knight.strength.brick", "'b'"),
    ]


def test_a_value_of_another_kind_is_refused_by_its_key() -> None:
    """Also where nobody looked at it before using it."""
    text = components.text_of(registry.package_of("dragonkeepers"))

    for old, new, where in (
        ("starting_cards = [0, 1]", "starting_cards = 7", "player_count.1.starting_cards = 7"),
        ("starting_cards = [0, 1]", 'starting_cards = ["one"]', "player_count.1.starting_cards = ['one']"),
        ("fragments_removed = 16", "fragments = 16", "player_count.1.fragments_removed)"),
    ):
        with pytest.raises(wawel.BadData, match=re.escape(where)):
            module("dragonkeepers").load(text.replace(old, new, 1))


@pytest.mark.parametrize("id", GAMES)
def test_a_file_that_cannot_be_read_is_told_apart_from_one_that_lacks_something(id: str) -> None:
    """Two ways a file can break before any property of the game is read."""
    text = components.text_of(registry.package_of(id))

    with pytest.raises(wawel.BadData, match="the file is not TOML"):
        module(id).load(text + "\n[")
    with pytest.raises(wawel.BadData, match=r"'\w+' is missing"):
        module(id).load("rules_version = 1\n")


@pytest.mark.parametrize(
    ("rows", "value", "guessed"),
    [
        ([{"provenance": "rulebook"}, {"provenance": "reconstructed"}], "", True),
        ([{"provenance": "rulebook"}, {}], "", False),
        ([{"provenance": {"effect": "rulebook", "beginner": "reconstructed"}}], "", True),
        ([{"provenance": {"effect": "rulebook", "beginner": "reconstructed"}}], "beginner", True),
        ([{"provenance": {"effect": "rulebook", "beginner": "reconstructed"}}], "effect", False),
        ([{"provenance": {"effect": "rulebook"}}], "beginner", False),
    ],
)
def test_marks_of_provenance_are_one_word_or_one_for_each_value(
    rows: list[dict[str, Any]], value: str, guessed: bool
) -> None:
    """As written in the files."""
    assert components.is_guessed(rows, value) is guessed
