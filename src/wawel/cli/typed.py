"""What people type for an option: the names that they read, in any language, and seats counted from one."""

import re
from collections.abc import Sequence

from wawel.cli.failing import WrongUsage
from wawel.cli.words import say
from wawel.core.game import Game
from wawel.core.numerals import NONE, whole
from wawel.core.options import FLAG, NUMBERS, RANDOM, SEAT, SETS, TEXT, Option
from wawel.words import LANGUAGES, word
from wawel.words.bundles import bundle
from wawel.words.folding import folded


def value_of(game: Game, option: Option, text: str, names: Sequence[str]) -> str:
    """The option's value. What is no name stays as it is; the game knows whether it is one of its own.

    `names` are those of the seats, in their order.
    """
    if option.kind == SEAT:
        return _seat(game, option, text, names)
    if option.kind == NUMBERS:
        return text
    if option.kind in (SETS, TEXT):
        parts = re.split("[+,]", text) if option.kind == SETS else text.split("+")
        return "+".join([_choice(game, option, part) for part in parts])
    return _choice(game, option, text)


def choices_of(option: Option) -> list[str]:
    """The values that have names."""
    if option.kind == SEAT:
        return [RANDOM]
    return ["yes", "no"] if option.kind == FLAG else option.choices


def name_of(game: Game, option: Option, choice: str, lang: str) -> str:
    """A value in words; empty if the game has none for it."""
    key = f"option-{option.name}-{choice}"
    return word(game.id, lang, key) if bundle(game.id, lang).has_message(key) else ""


def _choice(game: Game, option: Option, text: str) -> str:
    """One value by its name, with what follows a colon: "losowo:2" is "random:2"."""
    said, colon, more = text.strip().partition(":")
    if not said or said in choices_of(option):
        return text
    if option.kind == FLAG and folded(said) in (say("option-yes"), say("option-no")):
        return "yes" if folded(said) == say("option-yes") else "no"
    for choice in choices_of(option):
        if folded(said) in [folded(name_of(game, option, choice, lang)) for lang in LANGUAGES]:
            return f"{choice}{colon}{more}"
    return text


def _seat(game: Game, option: Option, text: str, names: Sequence[str]) -> str:
    """A seat by its number, counted from one, or by the name of who sits there."""
    said = _choice(game, option, text)
    if said == RANDOM:
        return RANDOM
    called, wanted = [folded(name) for name in names], folded(text.strip())
    if called.count(wanted) == 1:
        return str(called.index(wanted))
    number = whole(text.strip(), len(names))
    if number == NONE or number == 0:
        raise WrongUsage(say("error-option-seat", name=option.name, seats=len(names), text=text))
    return str(number - 1)
