"""`wawel draw`: a position of a record, or a position file, as an SVG picture."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

import wawel
from wawel.cli import options as given
from wawel.cli import output, pictures
from wawel.cli.failing import WrongUsage
from wawel.cli.records import names_of
from wawel.cli.words import say
from wawel.core.game import SPECTATOR
from wawel.core.match import Match
from wawel.core.record import MAGIC
from wawel.core.replay import Replay

SUFFIX: Final = ".svg"


def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-drawn-file")],
    picture: Annotated[Path, typer.Option("--output", "-o", metavar="FILE.svg", help="help-picture-file")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="help-drawn-game")] = None,
    step: Annotated[int | None, typer.Option(metavar="N", min=0, help="help-drawn-step")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", min=1, help="help-drawn-seat")] = None,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Draw what a seat or a spectator sees."""
    if picture.suffix != SUFFIX:
        raise WrongUsage(say("error-draw-file", path=str(picture)))
    given.writable(picture)
    text = given.read_position(file)
    match = _replayed(text, game, step) if text.startswith(MAGIC) else _placed(text, game, step)
    if seat is not None and seat > match.seats:
        raise WrongUsage(say("error-draw-seat", seats=match.seats, seat=seat))
    viewer = SPECTATOR if seat is None else seat - 1
    drawn = pictures.drawn(match.game, match.view(viewer), names_of(match), viewer)
    picture.write_text(drawn, encoding="utf-8", newline="\n")
    if json:
        about: dict[str, object] = {"game": match.game.id, "seats": match.seats, "step": len(match.entries)}
        output.write_json(about | {"seat": None if seat is None else viewer, "file": str(picture)})
    else:
        output.console().print(Text(str(picture)), soft_wrap=True)


def _replayed(text: str, game: str | None, step: int | None) -> Match:
    """The match of a record after so many steps, or at its end."""
    again = Replay(text, game=None if game is None else wawel.game(game))
    steps = len(again.record.lines)
    if step is not None and step > steps:
        raise WrongUsage(say("error-step", step=step, steps=steps))
    for _ in range(steps if step is None else step):
        again.step()
    return again.match


def _placed(text: str, game: str | None, step: int | None) -> Match:
    """A match that begins with a position."""
    if game is None:
        raise WrongUsage(say("error-draw-game"))
    if step is not None:
        raise WrongUsage(say("error-draw-step"))
    rules = wawel.game(game)
    return Match(rules, rules.from_position(text).seats, position=text, draws=False)
