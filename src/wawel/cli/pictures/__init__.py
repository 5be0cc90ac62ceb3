"""Pictures of positions as SVG: what a seat or a spectator sees. A game brings its own in `face/picture.py`."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Final

from rich.console import Console

from wawel.cli import words
from wawel.cli.boards import board
from wawel.cli.pictures.art import art_of
from wawel.cli.pictures.sheet import Sheet
from wawel.cli.words import say
from wawel.core.game import SPECTATOR, Game
from wawel.core.match import Match
from wawel.words import faces

LETTERS: Final = 92  # of a line of the text board
LINE: Final = 17  # from line to line
MARGIN: Final = 24


class Picture:
    """Draws any game: its board in text. A game's own picture does better."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        """Draw a view, and nothing that is not in the view; returns the height."""
        console = Console(file=StringIO(), width=LETTERS, legacy_windows=False, color_system=None)
        console.print(board(game).draw(game, view, names))
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        for place, line in enumerate(lines):
            sheet.typed(MARGIN, MARGIN + LINE * (place + 1), line)
        return 2 * MARGIN + LINE * (len(lines) + 1)


def picture(game: Game) -> Picture:
    """The picture of a game, or the plain one."""
    module = faces.find(game.id, "picture")
    found = module.PICTURE if module is not None else Picture()
    assert isinstance(found, Picture)
    return found


def drawn(game: Game, view: Mapping[str, object], names: Sequence[str], seat: int = SPECTATOR) -> str:
    """A view as SVG; `seat` is whose view it is, for those who only hear about the picture."""
    sheet = Sheet(art_of(game.id))
    height = picture(game).draw(game, view, names, sheet)
    who = say("picture-of-table") if seat == SPECTATOR else say("picture-of-seat", name=names[seat])
    return sheet.svg(height, f"{game.titles[words.language()]}: {who}")


def of_match(match: Match, seat: int = SPECTATOR) -> str:
    """The current position of a match as a seat or a spectator sees it."""
    names = [name or say("seat", number=place + 1) for place, name in enumerate(match.names or [""] * match.seats)]
    return drawn(match.game, match.view(seat), names, seat)
