"""What the terminal does for a game that it knows nothing about."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from tests.quay import OPEN_QUAY, QUAY, on_the_shelf
from wawel.arena.playing import generator
from wawel.bots.bot import Bot, make
from wawel.cli.boards import board
from wawel.cli.screen import CLEAR, Quit, Screen
from wawel.cli.seating import Sitter
from wawel.cli.tabletop import Tabletop
from wawel.core.match import COMMITTED, Match

PEOPLE = [Sitter("Hania"), Sitter("Ola")]
RNGS = [generator("0"), generator("1")]
NOBODY = [Bot(), Bot()]


@pytest.fixture(autouse=True)
def _without_a_face() -> Iterator[None]:
    """Load the games from a package that has neither words nor a board."""
    with on_the_shelf(QUAY, "tests"), on_the_shelf(OPEN_QUAY, "tests"):
        yield


def screen(paper: io.StringIO) -> Screen:
    return Screen(Console(file=paper, force_terminal=True), [0, 1], ["Hania", "Ola"])


def test_its_view_is_shown_as_it_is_and_its_actions_in_notation() -> None:
    match = Match(QUAY, 2, seed=1)
    paper = io.StringIO()
    Console(file=paper).print(board(QUAY).draw(QUAY, match.view(0), ["Hania", "Ola"]))

    assert '"docks"' in paper.getvalue()
    assert board(QUAY).action(QUAY, "1@A") == "1@A"


def test_where_nothing_is_secret_no_curtain_falls() -> None:
    paper = io.StringIO()
    shared = screen(paper)
    for seat in (0, 1, 0):
        shared.turn_to(Match(OPEN_QUAY, 2, seed=1), seat)

    assert paper.getvalue() == ""


def test_where_something_is_secret_it_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    paper = io.StringIO()
    shared = screen(paper)
    shared.turn_to(Match(QUAY, 2, seed=1), 0)

    assert paper.getvalue().count(CLEAR) == 2
    with pytest.raises(Quit):
        shared.turn_to(Match(QUAY, 2, seed=1), 1)


def test_undo_takes_back_what_showed_nothing() -> None:
    """The first crate of a turn can be loaded again; once the next seat has drawn, it is too late."""
    match = Match(OPEN_QUAY, 2, seed=1)
    table = Tabletop(match, PEOPLE, screen(io.StringIO()), RNGS, NOBODY)
    before = match.position
    match.play(0, match.legal(0)[0])

    assert table.answer(0, "undo")
    assert match.position == before
    while match.waiting == [0]:
        match.play(0, match.legal(0)[0])
    assert not table.answer(match.waiting[0], "undo")


def test_undo_says_what_is_final_and_names_only_rules() -> None:
    """A choice that several seats made at once is final without any rule that says so."""
    paper = io.StringIO()
    match = Match(OPEN_QUAY, 2, seed=1)
    table = Tabletop(match, PEOPLE, screen(paper), RNGS, NOBODY)
    match.play(0, match.legal(0)[0])
    match.entries[-1].sealed = COMMITTED

    assert not table.answer(0, "undo")
    assert "final" in paper.getvalue()
    assert COMMITTED not in paper.getvalue()


def test_undo_takes_back_a_choice_that_others_have_not_made_yet() -> None:
    """Two cards are face down; as long as somebody is still choosing, their owner may choose again."""
    match = Match("knights-and-castles", 2, seed=1)
    table = Tabletop(match, PEOPLE, screen(io.StringIO()), RNGS, NOBODY)
    match.play(0, "knight+dragon")

    assert table.answer(1, "undo")
    assert match.waiting == [0, 1]


def test_undo_never_takes_back_a_bot_alone() -> None:
    match = Match(OPEN_QUAY, 2, seed=1)
    table = Tabletop(
        match, [Sitter("Hania", "random"), Sitter("Ola")], screen(io.StringIO()), RNGS, [make("random"), Bot()]
    )
    match.play(0, match.legal(0)[0])
    before = match.position

    assert not table.answer(1, "undo")
    assert match.position == before
