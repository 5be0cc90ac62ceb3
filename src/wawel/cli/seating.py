"""Who sits where: `--seat Hania --seat bot`, or `--seats 3 --bots random,medium`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wawel.bots.bot import USUAL, make
from wawel.cli import guests
from wawel.cli.failing import WrongUsage
from wawel.cli.options import number_of_seats
from wawel.cli.words import say
from wawel.core.errors import BadOption
from wawel.core.game import Game
from wawel.guests.bots import House
from wawel.guests.naming import is_guest

PERSON: Final = "person"
BOT: Final = "bot"
NONE: Final = "none"


@dataclass(frozen=True)
class Sitter:
    """A person, or a bot of a level."""

    name: str
    level: str = ""  # empty for a person

    @property
    def is_person(self) -> bool:
        return not self.level


def seated(
    game: Game, table: int | None, seats: int | None, bots: str, given: Sequence[str], house: House
) -> list[Sitter]:
    """The sitters in seat order. `table` is the number of seats that a position or a record already fixes."""
    if given and bots:
        raise WrongUsage(say("error-seat-and-bots"))
    if given:
        sitters = [_sitter(text, seat, house) for seat, text in enumerate(given)]
        places = number_of_seats(game, len(given))
        if seats not in (None, places):
            raise WrongUsage(say("error-seat-count", seats=places))
    else:
        places = number_of_seats(game, table if seats is None else seats)
        sitters = _people_and_bots(places, bots, house)
    if table not in (None, places):
        raise WrongUsage(say("error-table-seats", seats=table or 0))
    return sitters


def _people_and_bots(places: int, text: str, house: House) -> list[Sitter]:
    """Bots take the last seats. Without a list, one person plays against bots of the usual level."""
    levels = [USUAL] * (places - 1) if not text else [] if text == NONE else text.split(",")
    if len(levels) > places:
        raise WrongUsage(say("error-bots", seats=places, bots=len(levels)))
    kinds = [PERSON] * (places - len(levels)) + [level.strip() for level in levels]
    return [_of_kind(kind, "", seat, house) for seat, kind in enumerate(kinds)]


def _sitter(text: str, seat: int, house: House) -> Sitter:
    """NAME, KIND or NAME=KIND; a kind is person, bot, a level, a level with its simulations, or a guest."""
    name, equals, kind = ("", "", text) if is_guest(text) else text.partition("=")
    if not equals:
        name, kind = ("", text) if text == PERSON or _is_bot(text) else (text, PERSON)
    return _of_kind(kind, name.strip(), seat, house)


def _of_kind(kind: str, name: str, seat: int, house: House) -> Sitter:
    """Somebody of this kind, with a name or the usual one. Raises BadOption if there is no such bot."""
    if kind == PERSON:
        return Sitter(name or say("seat", number=seat + 1))
    level = USUAL if kind == BOT else kind
    guests.check(level, house)
    return Sitter(name or say("play-bot", number=seat + 1), level)


def _is_bot(text: str) -> bool:
    if text == BOT or ":" in text:
        return True
    try:
        make(text)
    except BadOption:
        return False
    return True
