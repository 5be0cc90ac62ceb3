"""Reads what was typed: `--option k=v`, lists of bots, files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from wawel import workers
from wawel.cli import guests
from wawel.cli.failing import WrongUsage
from wawel.cli.typed import value_of
from wawel.cli.words import say
from wawel.core.errors import BadPosition, BadRecord
from wawel.core.game import Game
from wawel.core.numerals import whole
from wawel.core.options import modern
from wawel.guests.bots import House

OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-game-option")]
PresetOption = Annotated[str | None, typer.Option("--preset", metavar="NAME", help="help-preset")]
CoresOption = Annotated[str, typer.Option(metavar="N|all", help="help-cores")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]

ALL: Final = "all"
MOST_CORES: Final = 256


def game_options(game: Game, given: Sequence[str] | None, preset: str | None, names: Sequence[str]) -> dict[str, str]:
    """The preset's options and those typed, which win; the match checks whether the game knows them.

    `names` are those of the seats, in their order.
    """
    typed: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or name in typed:
            raise WrongUsage(say("error-option-form", text=text))
        typed[name] = value
    today = {name: str(value) for name, value in modern(game.options, typed).items()}
    for option in game.options:
        if option.name in today:
            today[option.name] = value_of(game, option, today[option.name], names)
    return {**_preset(game, preset), **today} if preset is not None else today


def _preset(game: Game, name: str) -> dict[str, str]:
    for preset in game.presets:
        if preset.name == name:
            return preset.options
    known = ", ".join([preset.name for preset in game.presets])
    raise WrongUsage(say("error-preset", name=name, known=known) if known else say("error-no-presets", game=game.id))


def number_of_seats(game: Game, seats: int | None) -> int:
    """As requested, or as few as the game allows."""
    if seats is not None and not game.min_seats <= seats <= game.max_seats:
        raise WrongUsage(say("error-seats", min=game.min_seats, max=game.max_seats, seats=seats))
    return game.min_seats if seats is None else seats


def seat_names(seats: int) -> list[str]:
    """What seats are called where nobody has a name."""
    return [say("seat", number=seat + 1) for seat in range(seats)]


def number_of_cores(text: str) -> int:
    """As typed, or as many as this process may use."""
    number = workers.cores() if text == ALL else whole(text, MOST_CORES)
    if number < 1:
        raise WrongUsage(say("error-cores", most=MOST_CORES, text=text))
    return number


def bots_for(seats: int, text: str, house: House) -> list[str]:
    """One bot per seat; a list that is too short starts again."""
    names = listed_bots(text, house)
    if len(names) > seats:
        raise WrongUsage(say("error-bots", seats=seats, bots=len(names)))
    return [names[seat % len(names)] for seat in range(seats)]


def listed_bots(text: str, house: House) -> list[str]:
    """Names with commas between them; every bot exists, and every guest can be started."""
    names = [name.strip() for name in text.split(",")]
    for name in dict.fromkeys(names):
        guests.check(name, house)
    return names


def read_record(path: Path) -> str:
    """The text of a record file."""
    content = path.read_bytes()
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "not-utf-8") from error


def read_position(path: Path) -> str:
    """The text of a position file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadPosition("not-utf-8") from error


def writable(path: Path) -> Path:
    """A file that can be written later, as far as we can tell now."""
    if path.is_dir() or not path.parent.is_dir():
        raise WrongUsage(say("error-not-writable", path=str(path)))
    return path


def fresh(path: Path) -> Path:
    """A file that can be written later and does not exist yet."""
    if path.exists() and not path.is_dir():
        raise WrongUsage(say("error-exists", path=str(path)))
    return writable(path)
