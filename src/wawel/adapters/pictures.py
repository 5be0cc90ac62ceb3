"""A view as text with colours, and as pixels: the board of the terminal, drawn."""

from collections.abc import Mapping
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

from wawel.cli.boards import board
from wawel.cli.words import say
from wawel.core.game import Game

WIDTH: Final = 110  # characters
SIZE: Final = 14  # of a character, in pixels
LINE: Final = 18  # from line to line, in pixels
MARGIN: Final = 12


def _console() -> Console:
    return Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)


def _names(seats: int) -> list[str]:
    return [say("seat", number=seat + 1) for seat in range(seats)]


def text(game: Game, view: Mapping[str, object], seats: int) -> str:
    """The board with the colours of a terminal."""
    console = _console()
    console.print(board(game).draw(game, view, _names(seats)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def pixels(game: Game, view: Mapping[str, object], seats: int) -> NDArray[np.uint8]:
    """The same as a picture: rows of pixels, each red, green and blue."""
    from PIL import Image, ImageDraw

    console = _console()
    lines = console.render_lines(board(game).draw(game, view, _names(seats)), pad=False)
    wide = _font(False).getlength("M")
    size = (int(WIDTH * wide) + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN)
    image = Image.new("RGB", size, tuple(THEME.background_color))
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        column = 0
        for segment in line:
            _write(pen, segment, MARGIN + column * wide, MARGIN + number * LINE, wide)
            column += segment.cell_length
    return np.asarray(image)


def _write(pen: Any, segment: Segment, x: float, y: int, wide: float) -> None:
    style = segment.style or Style.null()
    fore, back = (_triplet(color, fore) for color, fore in ((style.color, True), (style.bgcolor, False)))
    if style.reverse:
        fore, back = back, fore
    if back != THEME.background_color:
        pen.rectangle((x, y, x + segment.cell_length * wide, y + LINE), fill=tuple(back))
    pen.text((x, y), segment.text, fill=tuple(fore), font=_font(bool(style.bold)))


def _triplet(color: Any, fore: bool) -> ColorTriplet:
    if color is None:
        return THEME.foreground_color if fore else THEME.background_color
    found: ColorTriplet = color.get_truecolor(THEME, foreground=fore)
    return found


@cache
def _font(bold: bool) -> Any:
    """A font with equal widths, which Matplotlib brings along."""
    from matplotlib import get_data_path
    from PIL import ImageFont

    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(Path(get_data_path(), "fonts", "ttf", name)), SIZE)
