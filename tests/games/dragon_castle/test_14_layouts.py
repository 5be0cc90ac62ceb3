"""DC-14: variants, cards to choose, layouts."""

from importlib import resources

import pytest

import wawel
from wawel.games.dragon_castle import GAME
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, SPIRITS
from wawel.games.dragon_castle.components.layouts import errors, warnings
from wawel.games.dragon_castle.components.load import load
from wawel.testing import rule

LIMITS = GAME.parts.limits
FLAT = "/".join(["11111111111111"] * 8 + ["11110000000000"])


def cards(options: dict[str, str], seed: int = 1) -> tuple[list[str], list[str]]:
    view = dict(wawel.Match(GAME, 2, seed=seed, options=options).view(-1))
    spirits, dragons = view["spirits"], view["dragons"]
    assert isinstance(spirits, list)
    assert isinstance(dragons, list)
    return [card["id"] for card in spirits], [card["id"] for card in dragons]


@rule("DC-14.1", "DC-15.16")
def test_first_games_have_no_cards_or_those_for_beginners() -> None:
    """Five of each kind are marked; the marks are reconstructed."""
    assert cards({"spirits": "none", "dragons": "none"}) == ([], [])
    drawn = [cards({"spirits": "beginner", "dragons": "beginner"}, seed) for seed in range(60)]
    assert {spirits[0] for spirits, _ in drawn} == {"deception", "depths", "destruction", "elegance", "faith"}
    assert {dragons[0] for _, dragons in drawn} == {"bravery", "humility", "knowledge", "piety", "valor"}


@rule("DC-14.2")
def test_experts_play_with_any_number_of_cards() -> None:
    """Dealt or named."""
    spirits, dragons = cards({"spirits": "random:3", "dragons": "beginner:5"})
    assert (len(spirits), len(dragons)) == (3, 5)
    assert cards({"spirits": "wind+change", "dragons": "might+harmony"}) == (["wind", "change"], ["might", "harmony"])
    assert cards({"spirits": "all", "dragons": "all"}) == (SPIRITS, DRAGON_CARDS)


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("spirits", "ghost", "DC-2.6: cards are none, all, random"),
        ("spirits", "", "DC-2.6"),
        ("spirits", "wind+wind", "DC-14.2: the card 'wind' is named twice"),
        ("spirits", "random:11", "DC-14.2: random:n deals 1 to 10 cards"),
        ("spirits", "random:0", "DC-14.2"),
        ("spirits", "random:x", "DC-14.2"),
        ("spirits", "random:", "DC-14.2"),
        ("spirits", "random:00011", "DC-14.2"),  # each number has one spelling, so that equal tables are equal as text
        ("spirits", "random:02", "DC-14.2"),
        ("spirits", "random:٣", "DC-14.2"),
        ("dragons", "beginner:6", "DC-14.2: beginner:n deals 1 to 5 cards"),
        ("dragons", "wind", "DC-2.6"),
        ("layout", "palace", "DC-14.3: a layout is standard, rows of digits, or one of standard-2p"),
        ("layout", "123/12", "DC-14.5: all rows of a layout are equally long; 9 tiles instead of 116"),
        ("layout", "111x", "DC-14.5: a layout is rows of digits 0 to 3"),
        ("layout", "x11/111", "DC-14.5: a layout is rows of digits 0 to 3"),
        ("layout", "/111", "DC-14.5: .*; all rows of a layout are equally long; 3 tiles instead of 116"),
        ("first", "7", "DC-2.1"),
        ("first", "00009", "DC-2.1"),
        ("first", "000", "DC-2.1"),
        ("first", "١", "DC-2.1"),
        ("realm", "9x9", "DC-1.4"),
    ],
)
def test_a_wrong_option_is_explained(option: str, value: str, complaint: str) -> None:
    with pytest.raises(wawel.BadOption, match=complaint):
        wawel.Match(GAME, 2, options={option: value})


@rule("DC-14.3", "DC-14.4")
def test_there_are_three_standard_and_twelve_named_layouts() -> None:
    """All of them valid, in the recommended range of the seats they are best for, for any number of seats."""
    rows = GAME.parts.data["layout"]
    named = {row["id"]: row["best_for"] for row in rows if not row["standard"]}

    assert [row["id"] for row in rows if row["standard"]] == ["standard-2p", "standard-3p", "standard-4p"]
    assert named == {
        "fortress": [3],
        "fort": [3],
        "four-seasons": [2],
        "thousand-towers": [2],
        "barracks": [2],
        "pillars-of-creation": [2, 3],
        "gates-of-destiny": [4],
        "parade-ground": [3, 4],
        "stronghold": [4],
        "forbidden-city": [4],
        "dragon-head": [4],
        "abyss-monastery": [4],
    }
    for row in rows:
        assert errors("/".join(row["grid"]), LIMITS) == []
        for seats in row["best_for"]:
            assert warnings("/".join(row["grid"]), seats, LIMITS) == []


@rule("DC-14.3")
@pytest.mark.parametrize("layout", sorted(GAME.parts.layouts))
def test_every_layout_can_be_played(layout: str) -> None:
    """With at least eight first picks."""
    match = wawel.Match(GAME, 3, seed=1, options={"layout": layout, "spirits": "none"})

    assert len(match.legal(match.waiting[0])) >= 8


@rule("DC-14.5")
def test_an_own_layout_is_text() -> None:
    """A valid one is played as drawn."""
    own = "3333333333/3333333333/3333333333/2222222222/0003300000"
    match = wawel.Match(GAME, 4, seed=1, options={"layout": own})
    castle = match.view(-1)["castle"]
    assert isinstance(castle, dict)

    assert (castle["layout"], castle["plan"]) == (None, own.split("/"))
    assert castle["left"] == 116
    assert wawel.Match.replay(match.record.text(), verify=True).digest == match.digest


@rule("DC-14.5")
def test_every_problem_of_a_layout_is_told() -> None:
    """Errors forbid, warnings advise; errors come first, and an empty castle needs no advice."""
    findings = [
        (finding.key, finding.rule, finding.error) for finding in GAME.inspect("layout", "000000000000000/00", 2)
    ]
    assert findings == [
        ("layout-ragged", "DC-14.5", True),
        ("layout-size", "DC-14.5", True),
        ("layout-sum", "DC-14.5", True),
        ("layout-free", "DC-3.8", True),
    ]
    both = [(finding.key, finding.error) for finding in GAME.inspect("layout", "222222", 2)]
    assert both == [("layout-sum", True), ("layout-ground", False), ("layout-rows", False)]
    tall = "/".join(["1"] * 10)
    assert [finding.args for finding in errors(tall, LIMITS)] == [[1, 10, 14, 9], [10, 116]]

    own = "3333333333/3333333333/3333333333/2222222222/0003300000"
    assert [(finding.key, finding.args) for finding in GAME.inspect("layout", own, 4)] == [("layout-rows", [7, 6])]
    assert [(finding.key, finding.args) for finding in GAME.inspect("layout", own, 2)] == [
        ("layout-ground", [42, 65, 80]),
        ("layout-rows", [7, 6]),
    ]


@rule("DC-14.5")
@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("12a", ["layout-digits"]),
        ("12a/1", ["layout-digits", "layout-ragged"]),
        ("4" * 15 + "/1", ["layout-digits", "layout-ragged", "layout-size"]),
        ("12//3", ["layout-digits", "layout-ragged", "layout-sum", "layout-ground"]),
        ("", ["layout-digits", "layout-sum", "layout-free"]),
        ("2222222/1", ["layout-ragged", "layout-sum", "layout-ground", "layout-rows"]),
        ("1²3", ["layout-digits"]),
    ],
)
def test_a_wrong_sign_hides_only_what_cannot_be_counted(text: str, keys: list[str]) -> None:
    """Form and size are reported as well; tiles are counted only if every sign is a stack."""
    assert [finding.key for finding in GAME.inspect("layout", text, 2)] == keys


@rule("DC-2.1", "DC-14.5")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_layout_is_judged_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(wawel.BadOption, match=rf"DC-2\.1: a layout is judged for 2 to 4 seats, not {seats}"):
        GAME.inspect("layout", FLAT, seats)


@rule("DC-14.5")
def test_warnings_are_noted_when_the_castle_stands() -> None:
    """A four-seat castle for two."""
    match = wawel.Match(GAME, 2, seed=1, options={"layout": "standard-4p"})

    assert [note.args for note in match.notes if note.key == "layout-ground"] == [[52, 65, 80]]


@rule("DC-14.6")
def test_a_flat_castle_is_allowed_with_a_warning() -> None:
    """The dragon can be summoned at once."""
    assert [finding.key for finding in GAME.inspect("layout", FLAT, 2)] == ["layout-ground", "layout-flat"]
    match = wawel.Match(GAME, 2, seed=1, options={"layout": FLAT})
    texts = [match.format(match.waiting[0], action) for action in match.legal(match.waiting[0])]

    assert "summon" in texts


@rule("DC-14.5")
def test_known_layouts_are_advised_for_like_own_ones() -> None:
    """The standard castle suits every number of seats; there is no advice on other options."""
    assert [finding.key for finding in GAME.inspect("layout", "standard-4p", 2)] == ["layout-ground"]
    assert [GAME.inspect("layout", "standard", seats) for seats in (2, 3, 4)] == [[], [], []]
    assert [finding.key for finding in GAME.inspect("layout", "palace", 2)] == ["layout-digits"]
    assert GAME.inspect("realm", "6x4", 2) == []


@rule("DC-14.5")
def test_how_long_a_row_may_be_stands_in_the_data_file() -> None:
    """A corrected number changes the advice."""
    text = resources.files("wawel.games.dragon_castle").joinpath("data.toml").read_text("utf-8")
    patient = load(text.replace("long_row    = 6", "long_row    = 11"))
    own = "3333333333/3333333333/3333333333/2222222222/0003300000"

    assert [finding.args for finding in warnings(own, 4, LIMITS)] == [[7, 6]]
    assert warnings(own, 4, patient.limits) == []
