"""DK-1: cards, rewards, fragments and the other pieces."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import wawel
from tests.budgets import budget
from wawel.core.conformance import check
from wawel.core.errors import BadData
from wawel.games.dragonkeepers import GAME, Dragonkeepers, load
from wawel.testing import rule

PARTS = GAME.parts
DATA = Path(wawel.__path__[0], "games", "dragonkeepers", "data.toml").read_text("utf-8")


@rule("DK-1.1")
def test_there_are_123_cards() -> None:
    """56 left and 48 right book cards, 11 black dragons and 8 starting cards; Q3, Q4 of the data file."""
    fronts = Counter[int]()
    for kind, copies in enumerate(PARTS.book):
        fronts[PARTS.front[kind]] += copies

    assert sum(PARTS.copies) == 123
    assert sum(PARTS.book) == 104
    assert PARTS.copies[PARTS.black] == 11
    assert len(PARTS.starting) == 8
    assert +fronts == Counter(dict.fromkeys(range(4), 26))


@rule("DK-1.1", "DK-11.14")
def test_the_back_decides_the_side() -> None:
    """Numbers 1 to 5 on the left, colours on the right, 6 only on black dragons; Q5, Q6, Q11."""
    for kind, name in enumerate(PARTS.cards):
        front, back = name.removesuffix("_start").split("_")
        assert PARTS.side[kind] == (0 if back.isdecimal() else 1)
        assert (back == "6") == (front == "black")
        assert front != back
    assert {"red_1", "white_green"} <= set(PARTS.cards)
    assert {PARTS.copies[kind] for kind, side in enumerate(PARTS.side) if side and PARTS.book[kind]} == {4}


@rule("DK-1.2", "DK-11.16")
def test_every_number_has_a_reward_with_one_fragment_and_a_bonus() -> None:
    """Q7, Q9, Q12: and no larger number brings just what a smaller one brings."""
    rewards = [reward["items"] for reward in PARTS.data["reward"]]

    for items in rewards:
        assert len([item for item in items if item.startswith("fragment")]) == 1
        assert len(items) > 1
    for small in range(6):
        for large in range(small + 1, 6):
            assert Counter(rewards[large]) - Counter(rewards[small])


@rule("DK-1.3")
def test_there_are_45_fragments() -> None:
    """Eight values from 1 to 20."""
    assert PARTS.values == [1, 4, 6, 8, 10, 12, 16, 20]
    assert PARTS.fragments == [8, 8, 5, 4, 8, 4, 5, 3]


@rule("DK-1.4")
def test_the_other_pieces_are_counted() -> None:
    """15 pearls, three crests, 9 eggs, 10 crystals, six chests."""
    assert [sum(pearls) for pearls in PARTS.pearls] == [5, 10]
    assert PARTS.pearl_values == [[8, 9], [3, 4]]
    assert PARTS.crests[2:] == [[12, 8], [16, 12, 8], [16, 12, 8]]
    assert (PARTS.eggs, PARTS.egg, PARTS.egg_turned, PARTS.crystals) == (9, 4, 16, 10)
    assert len(PARTS.costs) == 6


@rule("DK-7.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fragments_and_pearls_last_to_the_end(seats: int) -> None:
    """Q8: even if every ring except the last is one short of an amulet."""
    needed = PARTS.amulets[seats]
    most = 3 * needed + 2 * (seats - 1)

    assert most <= sum(PARTS.fragments) - PARTS.removed[seats]
    assert sum(PARTS.pearls[0]) < needed <= sum(map(sum, PARTS.pearls))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("value = 20\ncount = 3", "value = 20\ncount = 4"), "DK-1.3: Q1: there are 45"),
        (("value = 20\ncount = 3", "value = 16\ncount = 3"), "DK-1.3: Q1"),
        (("fragments_removed = 16", "fragments_removed = 15"), "DK-2.3: Q1: with 2 players"),
        (('colour = "blue"\nvalue = 3\ncount = 5', 'colour = "blue"\nvalue = 3\ncount = 6'), "DK-1.4: Q2"),
        (
            ('colour = "red"\nvalue = 8', 'colour = "green"\nvalue = 8'),
            "DK-1.4: one of these is needed: red, blue; not 'green'",
        ),
        (('front = "white"\nback = 2', 'front = "black"\nback = 2'), "DK-1.1: Q11: no card is black with 2"),
        (("left_cards = 56", "left_cards = 55"), "DK-1.1: Q3: the left_cards must be 55"),
        (("book_cards = 104", "book_cards = 105"), "DK-1.1: 104 is needed here, not 105"),
        (('front = "white"\nback = 2', 'front = "white"\nback = 1'), "DK-1.1: Q3: two entries"),
        (("number = 6 ", "number = 5 "), "DK-1.2: Q9: each number"),
        (('items = ["fragment_low", "egg"]', 'items = ["egg"]'), "DK-1.2: Q9: the reward of 3"),
        (('items = ["fragment_low", "egg"]', 'items = ["fragment_low", "goose"]'), "unknown items: goose"),
        (('side = "left"\nback = 2', 'side = "left"\nback = 7'), "DK-1.1: Q11: no card is green with 7"),
        (("back = 6\n", "back = 5\n"), "DK-1.1: 6 is needed here, not 5"),
        (
            ('front = "green"\nback = 5', 'front = "green"\nback = 6'),
            "DK-1.1: a whole number from 1 to 5 is needed, not 6",
        ),
        (
            ('colours = ["white", "green", "red", "blue"]', 'colours = ["white", "green"]'),
            "DK-1.1: Q11: the colours of dragons are white, green, red, blue",
        ),
        (("starting_cards = [0, 1, 2, 3]", "starting_cards = [0, 2, 3, 4]"), "DK-2.6: Q3: not enough"),
        (('id = "crown"', 'id = "hat"'), "DK-9.2: the chests are"),
        (("count = 11", "count = 16"), "DK-1.1: a whole number from 1 to 15 is needed, not 16"),
        (
            ('front = "white"\nback = "green"', 'front = "white"\nback = "1"'),
            "DK-1.1: one of these is needed: white, green, red, blue; not '1'",
        ),
        (
            ('front = "white"\nback = 2\ncount = 3', 'front = "white"\nback = 2\ncount = -3'),
            "DK-1.1: a whole number from 1 to 15 is needed, not -3",
        ),
        (("count = 11", 'count = "x"'), "DK-1.1: a whole number from 1 to 15 is needed, not 'x'"),
        (("number = 6 ", 'number = "six" '), "DK-1.2: a whole number from 1 to 6 is needed, not 'six'"),
        (
            ('front = "white"\nside = "left"', 'front = "white"\nside = "right"'),
            "DK-1.1: one of these is needed: left; not 'right'",
        ),
        (
            ("starting_cards = [0, 1, 2, 3]", "starting_cards = [0, 1, 2, -3]"),
            "DK-2.6: a whole number from 0 to 255 is needed, not -3",
        ),
        (("starting_cards = [0, 1, 2, 3]", "starting_cards = [0, 1, 2]"), "DK-2.6: Q3: each of 4"),
        (
            ("fragments_per_amulet = 3", "fragments_per_amulet = 0"),
            "DK-1: a whole number from 1 to 255 is needed, not 0",
        ),
        (
            ("fragments_removed = 16\nfragments_in_play = 29", "fragments_removed = 50\nfragments_in_play = -5"),
            "DK-2.3: a whole number from 0 to 45 is needed, not 50",
        ),
        (("amulets_to_end = 7", "amulets_to_end = 0"), "DK-2.3: a whole number from 1 to 255 is needed, not 0"),
        (("idle_rounds_to_end = 10", "idle_rounds_to_end = 64"), "DK-1: a whole number from 1 to 63 is needed, not 64"),
        (
            ("[[crest]]\nvalue = 16", "[[crest]]\nvalue = 300"),
            "DK-2.3: a whole number from 1 to 255 is needed, not 300",
        ),
        (('colour = "blue"\nvalue = 3', 'colour = "blue"\nvalue = 4'), "DK-1.4: Q2: two entries"),
        (("cost_crystals = 2", "cost_crystals = -2"), "DK-9.2: a whole number from 0 to 255 is needed, not -2"),
        (
            ('id = "wind"\ncost_crystals = 1\nphase = "take"', 'id = "wind"\ncost_crystals = 1\nphase = "play"'),
            "DK-9.2",
        ),
        (("[egg]", "[egg"), "not TOML"),
        (("value_normal = 4", "value = 4"), "'value_normal' is missing"),
    ],
)
def test_a_broken_component_file_is_explained(change: tuple[str, str], complaint: str) -> None:
    """Whoever corrects a number in the file is told what went wrong."""
    assert change[0] in DATA
    with pytest.raises(BadData, match=re.escape(complaint)):
        load(DATA.replace(*change, 1))


@rule("DK-2.3")
def test_a_crest_is_corrected_in_one_place() -> None:
    """What a crest is worth and from how many players it is used: pieces, rules and the rules text agree."""
    parts = load(DATA.replace("[[crest]]\nvalue = 12\nmin_players = 2", "[[crest]]\nvalue = 10\nmin_players = 4"))
    crests: list[dict[str, Any]] = Dragonkeepers(parts).components()["crests"]  # type: ignore[assignment]

    assert parts.crests[2:] == [[8], [16, 8], [16, 10, 8]]
    assert [crest["value"] for crest in crests] == [16, 10, 8]


ROW = 'front = "white"\nside = "left"\nback = 1\ncount = 1'
TWICE = DATA.replace(ROW, ROW.replace("count = 1", "count = 2")).replace("starting_cards = 8", "starting_cards = 9")
ALIKE = DATA.replace('front = "green"\nside = "left"\nback = 2', 'front = "white"\nside = "left"\nback = 1')


@pytest.mark.slow
@rule("DK-1.1")
@pytest.mark.parametrize("text", [TWICE, ALIKE])
def test_starting_cards_that_are_alike_are_told_apart_and_unusual(text: str) -> None:
    """Q10: as two copies of one entry, or as two entries. Everything else is as with different ones."""
    parts = load(text)
    alike = [kind for kind in parts.starting if parts.cards[kind].startswith("white_1_start")]

    assert [parts.cards[kind] for kind in alike] == ["white_1_start", "white_1_start_2"]
    assert set(alike) <= set(parts.twins)
    assert [remark.rule for remark in parts.unusual] == ["DK-1.1"]
    assert check(Dragonkeepers(parts), budget(2)) == []


def test_three_starting_cards_that_are_alike_are_refused() -> None:
    """Nobody has words for them."""
    with pytest.raises(BadData, match=r"DK-1\.1: Q10: at most two starting cards are alike"):
        load(TWICE.replace('front = "green"\nside = "left"\nback = 2', 'front = "white"\nside = "left"\nback = 1'))


@rule("DK-11.6")
def test_a_red_pearl_that_is_worth_less_than_a_blue_one_is_unusual() -> None:
    """Q2: red ones are still handed out first."""
    parts = load(DATA.replace('colour = "red"\nvalue = 8', 'colour = "red"\nvalue = 4'))

    assert [(remark.rule, remark.at) for remark in parts.unusual] == [("DK-11.6", "pearl")]


def test_too_many_copies_are_refused() -> None:
    """The number of cards of a kind that a seat has is packed into four bits."""
    with pytest.raises(BadData, match="a whole number from 1 to 15 is needed, not 16"):
        load(DATA.replace("count = 11", "count = 16").replace("black_dragons = 11", "black_dragons = 16"))


def test_too_many_different_cards_are_refused() -> None:
    """A kind of card is packed into six bits: 64 kinds do not fit."""
    rows = "".join(
        f'[[left_card]]\nfront = "{front}"\nback = {back}\ncount = 1\nprovenance = "likely"\n'
        for front in ("white", "green", "red", "blue")
        for back in range(1, 6)
    )
    start = "".join(
        f'[[starting_card]]\nfront = "{front}"\nside = "left"\nback = {back}\ncount = 2\nprovenance = "likely"\n'
        for front in ("white", "green", "red", "blue")
        for back in (1, 2, 3, 4, 5)
    )
    head, _, rest = DATA.partition("[[left_card]]")
    right = rest[rest.index("# RIGHT") : rest.index("# STARTING")]
    tail = rest[rest.index("# ---------------------------------------------------------------- magic chests") :]
    text = head + rows + right + start + tail
    text = text.replace("left_cards = 56", "left_cards = 20").replace("book_cards = 104", "book_cards = 68")

    with pytest.raises(BadData, match="at most 63 different cards"):
        load(text.replace("starting_cards = 8", "starting_cards = 40"))


def test_reconstructed_values_are_told_until_they_are_corrected() -> None:
    """Whoever owns the box changes the marks in one file."""
    corrected = load(DATA.replace('"reconstructed"', '"certain"'))

    assert GAME.reconstructed == ["cards", "rewards", "pearls", "crests", "chests"]
    assert Dragonkeepers(corrected).reconstructed == []


def test_a_board_gets_everything_printed() -> None:
    """Cards with both sides, backs, rewards, tokens and what depends on the number of seats."""
    catalogue: dict[str, Any] = dict(GAME.components())
    cards = {card["id"]: card for card in catalogue["cards"]}

    assert cards["red_1"] == {
        "id": "red_1",
        "front": "red",
        "back": "1",
        "side": "left",
        "starting": False,
        "count": 3,
        "provenance": "reconstructed",
    }
    assert cards["red_3_start"]["back"] == "3_start"
    assert cards["black_6"]["count"] == 11
    assert [back for back in catalogue["backs"] if back["colour"] == "green"] == [
        {"id": "green", "side": "right", "number": None, "colour": "green", "starting": False},
        {"id": "green_start", "side": "right", "number": None, "colour": "green", "starting": True},
    ]
    assert {"rewards", "fragments", "pearls", "crests", "egg", "crystal", "tables", "chests"} <= set(catalogue)
