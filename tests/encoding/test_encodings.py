"""Every game has numbers for its views and actions, and they keep what `Encoding` promises."""

import importlib

import pytest

import wawel
from tests.budgets import budget
from tests.encoding.fields import read
from tests.encoding.kept import FILE, HEADING, PAGES, lines, page
from tests.encoding.tables import KEPT, choices, observation, positions, tables
from wawel.core.encoding import Page, blank, encoding_of, has_encoding
from wawel.core.errors import BadOption
from wawel.core.game import Game
from wawel.core.rng import Rng

GAMES = [game for game in wawel.games() if has_encoding(game)]
TABLES = 5  # option sets for each number of seats
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_every_choice_has_a_number_and_every_number_a_notation(game: Game) -> None:
    """Numbers are different, below `actions`, and lead back to the same text."""
    for encoding in tables(game, budget(TABLES)):
        room = blank(encoding.actions)
        page = Page(room, 0)
        for state in positions(encoding, 1, 4):
            for seat in game.waiting(state):
                legal = game.legal(state, seat)
                numbers = [encoding.number(state, seat, action) for action in legal]
                assert len(set(numbers)) == len(numbers)
                texts = [encoding.text(state, seat, number) for number in numbers]
                assert texts == [game.format(state, seat, action) for action in legal]
                assert encoding.mask(state, seat, page) == len(legal)
                assert bytes(room).count(1) == len(numbers)
                assert all(room[number] for number in numbers)


@each_game
def test_the_whole_view_can_be_decoded_from_an_observation(game: Game) -> None:
    """Every field of it, those that follow by the rules too: the decoder of each game builds a position from bytes."""
    decoder = importlib.import_module(f"tests.encoding.{game.id.replace('-', '_')}")
    for encoding in tables(game, budget(TABLES)):
        rng = Rng(encoding.seats)
        for state in positions(encoding, 2, 12):
            seat = rng.below(encoding.seats)
            fields = read(encoding, observation(encoding, state, seat))
            masks = choices(encoding, state, seat)
            twins = (twin for twin in decoder.candidates(encoding, fields) if choices(encoding, twin, seat) == masks)
            assert game.observe(next(twins), seat) == game.observe(state, seat)


@each_game
def test_an_observation_holds_nothing_but_what_its_seat_may_know(game: Game) -> None:
    """Positions that a seat cannot tell apart have the same bytes, and so have any positions with the same view."""
    for encoding in tables(game, budget(TABLES)):
        rng = Rng(encoding.seats)
        for state in positions(encoding, 3, 12):
            seat, other = rng.below(encoding.seats), rng.below(encoding.seats)
            twin = game.resample(state, seat, rng)
            assert observation(encoding, twin, seat) == observation(encoding, state, seat)
            if game.observe(twin, other) == game.observe(state, other):
                assert observation(encoding, twin, other) == observation(encoding, state, other)


def test_a_page_forgets_what_was_written_before() -> None:
    """A page used again has the same bytes as a new one, and leaves its neighbours alone."""
    encoding = encoding_of("knights-and-castles", 3)
    room = blank(encoding.size * 2)
    page, neighbour = Page(room, 0), Page(room, encoding.size)
    for state in positions(encoding, 4):
        encoding.observe(state, 0, page)
        encoding.observe(state, 1, neighbour)
        assert bytes(room) == observation(encoding, state, 0) + observation(encoding, state, 1)


def test_a_page_refuses_what_is_not_a_byte() -> None:
    """A count that does not fit would be read as another one."""
    with pytest.raises(ValueError, match="256 at 0 is not a byte"):
        Page(blank(1), 0).put(0, 256)


def test_bad_tables_are_refused() -> None:
    """With the same errors as a match."""
    with pytest.raises(BadOption, match="2 to 4 seats, not 5"):
        encoding_of("knights-and-castles", 5)
    with pytest.raises(BadOption, match="no option is called"):
        encoding_of("knights-and-castles", 2, {"unknown": "1"})


def test_numbers_stay_as_they_were() -> None:
    """A program that learned with them goes on with them; `python -m tests.encoding` writes the file."""
    assert lines() == FILE.read_text("utf-8").splitlines()


@pytest.mark.once
@pytest.mark.parametrize("id", sorted(KEPT))
def test_a_page_describes_the_fields(id: str) -> None:
    """The tables on a page of docs/research are made from the code."""
    text = (PAGES / f"{id}.md").read_text("utf-8")

    assert "".join(text.partition(HEADING)[1:]) == page(wawel.game(id))
