"""Boards in the terminal: every game is drawn in words and symbols, in both languages, on eighty columns."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import wawel
from tests.budgets import budget
from wawel.cli import words
from wawel.cli.boards import Board, board
from wawel.core.match import Match
from wawel.core.rng import Rng
from wawel.games.carcassonne.face.landscape import NARROW, WIDE, Canvas, Tile, place_of

NAMES = ["Hania", "Ola", "Staś", "Antek", "Zosia", "Witek"]
GAMES = [game.id for game in wawel.games()]
EVERY = 90 // budget(15)  # steps from one drawn page to the next
OPTIONS = {
    "simurgh": {"mode": "dragonlord"},
    "dragonkeepers": {"chests": "6"},
    "dragon-castle": {"spirits": "all"},
    "carcassonne": {"sets": "pd+ic+tb+river+ks"},
}


@pytest.fixture(params=["pl", "en"])
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    words.choose(request.param)
    yield request.param
    words.forget()


def drawn(match: Match, seat: int, width: int = 80) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(board(match.game).draw(match.game, match.view(seat), NAMES[: match.seats]))
    return paper.getvalue()


def walk(match: Match, seed: int) -> Iterator[int]:
    """Play at random; stop before every decision with the seat that has to make it."""
    rng = Rng(seed)
    while not match.over:
        seat = match.waiting[0]
        yield seat
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_board_of_its_own(id: str) -> None:
    """The plain one is for games still being written."""
    assert type(board(wawel.game(id))) is not Board


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_match_fits_on_eighty_columns(id: str, seats: int, lang: str) -> None:
    """Everything that players and spectators can see along the way, and every choice in words."""
    some = min(seats, wawel.game(id).max_seats)
    match = Match(id, some, seed=5, options=OPTIONS.get(id, {}) if seats == 4 else {})
    own = board(match.game)
    for step, seat in enumerate(walk(match, 7)):
        view = match.view(seat)
        for action in match.legal(seat):
            words = own.action(match.game, match.format(seat, action), view)
            assert words
            assert not re.search(r"[_@=!<>]", words), words
        if step % EVERY == 0:
            page = drawn(match, seat if step // EVERY % 2 else wawel.SPECTATOR)  # in turn: drawing takes long
            assert NAMES[seat] in page
            assert max(map(len, page.splitlines())) <= 80
            assert not re.search(r"[{}_]", page), page
    assert drawn(match, wawel.SPECTATOR)
    for entry in match.entries:
        chance = entry.seat == wawel.CHANCE
        said = own.drawn(match.game, entry.text, NAMES) if chance else own.action(match.game, entry.text)
        assert said
        assert not re.search(r"[_@=!<>]|\w:\w", said), said


def test_the_numbers_on_a_map_are_those_of_the_choices() -> None:
    """So that the number in a cell can be typed."""
    match = Match("carcassonne", 2, seed=1)
    for seat in walk(match, 2):
        view = match.view(seat)
        places = view["places"]
        assert isinstance(places, list)
        if view["phase"] == "place":
            numbered = [f"{place['x']},{place['y']}/{turn}" for place in places for turn in place["rotations"]]
            assert numbered == [match.format(seat, action) for action in match.legal(seat)]


BEND = {"edges": "CFRR", "cities": [{"e": "N"}], "roads": [{"e": "SW"}], "fields": []}
GATE = {"edges": "CCRC", "cities": [{"e": "NEW", "shield": 1}], "roads": [{"e": "S"}], "fields": [], "symbol": "portal"}
INN = {"edges": "CRRC", "cities": [{"e": "NW"}], "roads": [{"e": "ES", "inn": True}], "fields": []}
CATHEDRAL = {"edges": "CCCC", "cities": [{"e": "NESW", "cathedral": True}], "fields": []}
WINE = {"edges": "CFRC", "cities": [{"e": "NW", "goods": "wine"}], "roads": [{"e": "S"}], "fields": []}
BRIDGE = {"edges": "RWRW", "rivers": [{"e": "EW"}], "roads": [{"e": "NS"}], "fields": []}
SPRING = {"edges": "FWFF", "rivers": [{"e": "E"}], "fields": []}
WALLS = {"edges": "FXXR", "roads": [{"e": "W"}], "fields": [{"h": "0127"}, {"h": "56"}]}
INSIDE = {"edges": "XXXX", "fields": [], "interior": True}
CLOISTER = {"edges": "FFRF", "roads": [{"e": "S"}], "fields": [], "cloister": True, "symbol": "dragon"}


@pytest.mark.parametrize(
    ("printed", "rotation", "picture"),
    [
        (BEND, 0, [".###.", "──┐..", "..│.."]),
        (BEND, 1, ["..│.#", "──┘.#", "....#"]),
        (BEND, 2, ["..│..", "..└──", ".###."]),
        (BEND, 3, ["#....", "#.┌──", "#.│.."]),
        (GATE, 0, ["#%###", "##+O#", "#.│.#"]),
        (CLOISTER, 0, [".....", "..Cd.", "..│.."]),
        (INN, 0, ["####i", "##┌──", "#.│.."]),
        (CATHEDRAL, 0, ["#####", "##K##", "#####"]),
        (WINE, 0, ["###w.", "##+..", "#.│.."]),
        (BRIDGE, 0, ["..│..", "~~│~~", "..│.."]),
        (SPRING, 1, [".....", "..~..", "..~.."]),
        (WALLS, 0, [".....", "──+.=", "..==="]),
        (INSIDE, 0, ["=====", "=====", "====="]),
    ],
)
def test_a_tile_is_drawn_as_it_lies(printed: dict[str, object], rotation: int, picture: list[str]) -> None:
    """Cities, roads and symbols turn with it."""
    assert ["".join(sign for sign, _ in row) for row in Tile(printed).rows(rotation)] == picture


def test_figures_of_every_kind_are_on_the_map_and_with_their_seat() -> None:
    """Letters on the map; the seats tell whose they are, goods and cards come after them."""
    position = (
        "seats: 6\noptions: sets=ic+tb+ks\nmap: BA-D@0,0/0 BA-E@0,-1/2 BA-U@1,0/0 BA-U@2,0/0\n"
        "figures: 5L@0,0:road@E 0@1,0:field@0 5B@2,0:road@E 0P@2,0:field@0\ngoods 5: wine=2\nking: 5/2\n"
    )
    match = Match("carcassonne", 6, seed=1, position=position)
    page = drawn(match, 0)
    witek = next(row for row in page.splitlines() if "Witek" in row)

    assert "─L" in page or "L─" in page
    assert witek.split()[-6:] == ["0,0", "2,0", "✓", "2", "0", "0"]
    assert page.count("Witek") == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("large:road@E", "large follower: thief (east)"),
        ("large:0,0:road@E", "large follower: thief (0,0, east)"),
        ("builder:road@E", "builder (east)"),
        ("pig:field@0", "pig (north–west)"),
    ],
)
def test_an_action_names_its_figure(text: str, words: str) -> None:
    game = wawel.game("carcassonne")

    assert board(game).action(game, text) == words


def test_a_tile_of_an_unknown_castle_is_named_by_its_cell() -> None:
    """A record told again has no view."""
    game = wawel.game("dragon-castle")

    assert board(game).action(game, "take:b2") == "take b2"


@pytest.mark.parametrize(
    ("segment", "place"), [("city@N", (0, 2)), ("road@W", (1, 0)), ("field@3", (2, 4)), ("cloister", (1, 2))]
)
def test_a_figure_stands_on_its_segment(segment: str, place: tuple[int, int]) -> None:
    """On the edge or half-edge that names it."""
    assert place_of(segment) == place


def test_a_map_that_is_too_wide_is_drawn_smaller() -> None:
    """Nothing is cut off: three characters a tile instead of five, with figures and numbers."""
    canvas = Canvas([(0, 0), (1, 0)])
    canvas.draw(0, 0, Tile(BEND).rows(0))
    canvas.put(0, 0, 2, 3, "★", "")
    canvas.write(1, 0, "14-15", "")

    assert [line[5:] for line in canvas.text(WIDE).plain.splitlines()] == [
        "  0    1  ",
        ".###.     ",
        "──┐..14-15",
        "..│★.     ",
    ]
    assert [line[5:] for line in canvas.text(NARROW).plain.splitlines()] == [" 0  1 ", ".#.   ", "─┐.14 ", ".★.   "]
    for width, kept in ((15, "14-15"), (14, "14 ")):
        paper = io.StringIO()
        Console(file=paper, width=width, color_system=None).print(canvas)
        assert kept in paper.getvalue()


def test_a_castle_shows_heights_tiles_and_what_is_free() -> None:
    """Cells not seen yet have no tile; stacks that are gone have a dot."""
    realm = ". 1# . . . . / 2^ 1S4 . . . . / . . . . . . / . . . . . ."
    position = f"seats: 2\nphase: start\ncastle: 2F1 . 1D1 1S4 3M2\nrealm 0: {realm}"
    rows = drawn(Match("dragon-castle", 2, seed=1, position=position), 0).splitlines()

    assert rows[1].split() == ["a", "b", "c", "d", "e"]
    assert rows[2].split() == ["1", "2F1*", "·", "1D1*", "1S4", "3M2*"]
    assert any(row.split()[:4] == ["1", "·", "1#", "·"] for row in rows)
    assert any(row.split()[:4] == ["2", "2^", "1S4", "·"] for row in rows)


def test_what_a_seat_alone_knows_is_drawn_for_that_seat_alone() -> None:
    """A hand of Simurgh, a hand of Dragonkeepers."""
    for id in ("simurgh", "dragonkeepers"):
        match = Match(id, 2, seed=1)
        pages = [drawn(match, viewer) for viewer in (0, 1, wawel.SPECTATOR)]
        assert len(set(pages)) == 3
        assert len(pages[2]) < min(len(pages[0]), len(pages[1]))


def test_colours_say_nothing_that_signs_do_not() -> None:
    """Without colours the page has the same letters."""
    match = Match("carcassonne", 2, seed=1)
    paper = io.StringIO()
    console = Console(file=paper, width=80, force_terminal=True, color_system="truecolor")
    console.print(board(match.game).draw(match.game, match.view(0), NAMES[:2]))

    assert Text.from_ansi(paper.getvalue()).plain.split() == drawn(match, 0).split()
