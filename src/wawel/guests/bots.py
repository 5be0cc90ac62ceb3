"""Bots by name, guests included: what the arena, `wawel simulate` and `wawel play` seat."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from wawel.bots.bot import Bot, make
from wawel.bots.imagined import Imagined
from wawel.core.rng import Source
from wawel.guests.faults import Fault
from wawel.guests.guest import Guest, Told, check
from wawel.guests.naming import is_guest
from wawel.guests.program import Limits
from wawel.guests.protocol import Place


@dataclass(frozen=True, slots=True)
class House:
    """Where guests live: the folder in which they are started, and their limits."""

    folder: str = field(default_factory=os.getcwd)
    limits: Limits = field(default_factory=Limits)


class GuestBot(Bot):
    """A guest as a bot. A decision that it loses is what the seat does when its time is up."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def choose(self, imagined: Imagined, rng: Source) -> int:
        actions = imagined.legal()
        texts = [imagined.text(action) for action in actions]
        decision = self.guest.decide(imagined.view(), texts)
        return actions[texts.index(decision)] if decision else imagined.default()


def check_bot(name: str, house: House, told: Told | None = None) -> None:
    """Raises BadOption if there is no such bot. A guest is started to see whether it is ready."""
    if is_guest(name):
        check(name, house.folder, house.limits, told)
    else:
        make(name)


@contextmanager
def seated(game: str, names: Sequence[str], options: Mapping[str, str], house: House) -> Iterator[list[Bot]]:
    """The bots of a match in seat order; an empty name leaves the seat to a person. Guests end with the block."""
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            if is_guest(name):
                place = Place(game, len(names), seat, options)
                bots.append(GuestBot(Guest(name, house.folder, place, house.limits)))
            else:
                bots.append(make(name) if name else Bot())
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, GuestBot):
                bot.guest.close()


def faults_of(bots: Sequence[Bot]) -> list[list[Fault]]:
    """The faults of each seat, in the order in which they were made."""
    return [list(bot.guest.faults) if isinstance(bot, GuestBot) else [] for bot in bots]
