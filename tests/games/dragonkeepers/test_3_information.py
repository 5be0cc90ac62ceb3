"""DK-3: who sees what, and what the table can work out."""

import json
from collections import Counter

import pytest

import wawel
from tests.games.dragonkeepers.scene import at, crest, mine, scene, seat_of, view
from tests.games.dragonkeepers.test_1_components import DATA
from wawel.core import telling
from wawel.core.rng import Rng
from wawel.games.dragonkeepers import GAME, Dragonkeepers, load
from wawel.games.dragonkeepers.model.state import KeepersState, puts
from wawel.games.dragonkeepers.model.table import hand
from wawel.testing import Played, rule

TWO_ONES = "hand 0: red_1+white_1+green_2"


def knowledge(line: Played, viewer: int) -> str:
    """Everything that a viewer gets to know: view and notes."""
    notes = [telling.note(GAME, note, viewer) for note in line.match.notes]
    return json.dumps([line.match.view(viewer), notes])


def samples(line: Played, viewer: int, count: int = 300) -> list[KeepersState]:
    rng, state = Rng(5), line.match.state()
    found = [GAME.resample(state, viewer, rng) for _ in range(count)]
    return [sample for sample in found if isinstance(sample, KeepersState)]


def fronts(line: Played, viewer: int, seat: int) -> Counter[str]:
    """The hands that a viewer must consider possible for a seat, and how often each was imagined."""
    hands = [hand(sample, seat) for sample in samples(line, viewer)]
    names = ["+".join(GAME.parts.cards[k] for k, n in enumerate(held) for _ in range(n)) for held in hands]
    return Counter(names)


@rule("DK-3.1", "DK-3.2")
def test_a_card_put_on_the_book_shows_its_back_to_all_and_its_front_to_its_owner() -> None:
    """Whichever of two cards with a 1 on the back it was, the others learn the same."""
    one, other = (at(f"put={card}", TWO_ONES, phase="modify") for card in ("red_1", "white_1"))

    for viewer in (-1, 1):
        assert knowledge(one, viewer) == knowledge(other, viewer)
        assert view(one, viewer)["book"]["left"]["put"] == [{"back": "1", "seat": 0, "card": None}]
    assert view(one, 0)["book"]["left"]["put"] == [{"back": "1", "seat": 0, "card": "red_1"}]
    assert view(one)["book"]["left"]["page"] == "1"
    assert view(one)["book"]["left"]["below"] == "4"


@rule("DK-3.1", "DK-11.10")
def test_of_a_hand_the_others_see_the_backs() -> None:
    """Two hands with the same backs look the same."""
    one, other = (at("", f"hand 0: {cards}") for cards in ("red_1+white_green", "blue_1+red_green"))

    assert seat_of(one, 0)["backs"] == ["1", "green"]
    for viewer in (-1, 1):
        assert knowledge(one, viewer) == knowledge(other, viewer)
    assert knowledge(one, 0) != knowledge(other, 0)


@rule("DK-3.1", "DK-3.2")
def test_face_down_fragments_are_for_their_owner() -> None:
    """The others see how many there are; what was taken was announced when it happened."""
    fragments = "1*4 4*4 6*3 8*3 10*5 12*3 16*3 20*2"
    one, other = (at("", f"ring 0: {ring}", fragments=fragments) for ring in ("1 4", "4 1"))

    assert mine(one, 0)["rings"] == [{"fragments": [1, 4], "pearl": None, "worth": None}]
    assert seat_of(one, 0)["ring"] == 2
    assert knowledge(one, 1) == knowledge(other, 1)


@rule("DK-3.1", "DK-11.11", "DK-11.21")
def test_the_value_of_a_pearl_is_unknown_even_to_its_owner() -> None:
    """It does not exist before the end: no view, note or position has it."""
    line = at("", "ring 0: 1 1 1", "pearls 0: red")

    assert mine(line, 0)["rings"] == [{"fragments": [1, 1, 1], "pearl": "red", "worth": None}]
    assert seat_of(line, 0)["pearls"] == ["red"]
    assert "pearls 0: red\n" in line.match.position
    assert view(line)["shown"] is None


@rule("DK-3.2")
def test_points_before_the_end_are_those_that_all_can_count() -> None:
    """Eggs and crests; neither fragments nor pearls."""
    line = at("", "ring 0: 20 16 1", "pearls 0: red", "eggs 0: 2", crest(1, 12))

    assert line.scores == [8, 12]


@rule("DK-3.1")
def test_taking_a_card_is_seen_by_all() -> None:
    line = at("left", phase="take")

    assert line.notes("take") == [(0, [0, GAME.parts.cards.index("white_5")])]
    assert not [note for note in line.match.notes if note.key == "take" and note.secret]


@rule("DK-3.2")
def test_cards_taken_from_the_display_are_remembered() -> None:
    """Everybody saw them, so nobody imagines another hand."""
    line = at("", "hand 0: red_1+white_green")

    assert set(fronts(line, 1, 0)) == {"red_1+white_green"}


@rule("DK-3.2")
def test_a_card_on_the_book_may_be_any_with_its_back_that_its_owner_held() -> None:
    """One red and one white dragon with a 1: the other one is still in hand."""
    line = at("put=red_1", TWO_ONES, phase="modify")
    counts = fronts(line, 1, 0)

    assert set(counts) == {"white_1+green_2", "green_2+red_1"}
    assert all(100 < count < 200 for count in counts.values())
    assert set(fronts(line, 0, 0)) == {"white_1+green_2"}


@rule("DK-3.2")
def test_a_card_with_a_back_of_its_own_is_known_to_all() -> None:
    """The only card with a 2 on the back cannot have been any other."""
    line = at("put=green_2", TWO_ONES, phase="modify")

    assert set(fronts(line, 1, 0)) == {"white_1+red_1"}


@rule("DK-3.2")
def test_playing_a_card_tells_what_was_put_on_the_book() -> None:
    """Red_1 or white_1 went on the book; the white one is played, so it was the red one."""
    line = at("put=red_1", TWO_ONES, phase="modify", pages="4 white")
    assert len(fronts(line, 1, 0)) == 2

    line.then("white_1")

    assert set(fronts(line, 1, 0)) == {"green_2"}
    assert {GAME.parts.cards[puts(sample, 0)[-1] & 63] for sample in samples(line, 1, 20)} == {"red_1"}


@rule("DK-3.2")
def test_a_card_taken_later_cannot_lie_on_the_book_already() -> None:
    """Two cards were put there when only red_1 and white_1 were in hand; the red one taken since is in hand."""
    left = "display=white_5 put=red_1@0(red_1+white_1) put=white_1@0(red_1+white_1)"
    line = at("", "hand 0: red_1", left=left)

    assert set(fronts(line, 1, 0)) == {"red_1"}
    orders = {tuple(card & 63 for card in puts(sample, 0)) for sample in samples(line, 1, 40)}
    assert len(orders) == 2


@rule("DK-3.2")
def test_a_card_turned_up_tells_about_those_below_it() -> None:
    """Two of red_1, white_1 and blue_1 lie on the book; the upper one turns out to be red, so the lower one is not."""
    puts = "put=white_1@1(red_1+white_1+blue_1) put=red_1@1(red_1+white_1+blue_1)"
    line = at("left", "hand 1: blue_1", phase="take", left=f"display=white_5 {puts}")

    assert set(fronts(line, 0, 1)) == {"white_1", "blue_1"}
    assert view(line)["book"]["left"]["display"] == "red_1"


@rule("DK-3.1")
def test_turning_up_a_card_of_somebody_cannot_be_taken_back() -> None:
    """Its front was hidden until then."""
    line = at("left", phase="take", left="display=white_5 put=red_1@1")

    with pytest.raises(wawel.CannotUndo, match=r"DK-4\.2"):
        line.match.undo()


@rule("DK-3.1")
def test_playing_a_card_that_might_have_been_on_the_book_cannot_be_taken_back() -> None:
    """Seat 0 put red_1 or green_1 there; playing green_1 shows that it was red_1, playing green_2 shows nothing."""
    book = "display=white_5 put=red_1@0(red_1+green_1)"
    line = at("green_1", "hand 0: green_1+green_2", left=book)
    silent = at("green_2", "hand 0: green_1+green_2", left=book)

    assert line.match.why_not_undo() is not None
    assert silent.match.why_not_undo() is None


def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    """Putting a card, finishing, playing a set and passing, up to the last draw."""
    cards = "hand 0: red_1+green_2+blue_red"
    line = at("put=red_1 done green_2", cards, phase="modify")
    before = at("", cards, phase="modify").match.digest

    line.match.undo(whole_turn=True)

    assert line.match.digest == before


@rule("DK-3.1")
def test_unseen_starting_cards_may_be_any_with_their_back() -> None:
    """With a box in which two starting cards have the same back, only the owner knows which one it is."""
    game = _twins()
    text = scene("hand 0: white_1_start", "hand 1: green_2_start+red_1")
    state = game.from_position(text)
    rng = Rng(3)
    hands: Counter[str] = Counter()
    for _ in range(200):
        sample = game.resample(state, 1, rng)
        assert isinstance(sample, KeepersState)
        assert game.observe(sample, 1) == game.observe(state, 1)
        hands["+".join(game.parts.cards[kind] for kind, count in enumerate(hand(sample, 0)) if count)] += 1

    assert set(hands) == {"white_1_start", "blue_1_start"}
    assert min(hands.values()) > 60
    seen = game.from_position(f"{text}\nshown: white_1_start")
    assert game.resample(seen, 1, rng).encode() == seen.encode()


def _twins() -> Dragonkeepers:
    """A box whose starting cards white_1 and blue_1 share a back."""
    row = 'front = "blue"\nside = "left"\nback = 4'
    assert row in DATA
    return Dragonkeepers(load(DATA.replace(row, row.replace("4", "1"))))
