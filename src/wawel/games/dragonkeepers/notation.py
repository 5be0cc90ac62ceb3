"""Actions as text: "left", "put=red_1", "green_2+black_6@left!crown", "pass"; draws as "turn=red_1".

`docs/notation/` lists them all. What a word means does not depend on the phase, so an action at the wrong time is
refused by its rule, not for its spelling.
"""

from typing import Final

from wawel.core.errors import BadNotation
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.ids import CHESTS, SIDES
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import PEARL, KeepersState
from wawel.games.dragonkeepers.scoring.final import next_pearl_colour

PAID: Final = "+crystal"
BY_QUILL: Final = "+quill"
WORDS: Final = {actions.STOP: "stop", actions.DONE: "done", actions.PASS: "pass", actions.WIND: "wind"}
NAMED: Final = {
    actions.PUT: "put",
    actions.RETURN: "return",
    actions.PAGE: "page",
    actions.TURN: "turn",
    actions.OUT: "out",
    actions.CHEST: "chest",
    actions.FIRST: "first",
    actions.DEAL: "deal",
    actions.PEARL: "pearl",
}


def format(parts: Components, s: KeepersState, action: int) -> str:
    kind, value = actions.kind(action), actions.value(action)
    if kind in WORDS:
        return WORDS[kind]
    if kind == actions.TAKE:
        return SIDES[value & 1] + (PAID if value & actions.CRYSTAL else "")
    if kind == actions.PLAY:
        return _set(parts, action)
    if kind == actions.PUT:
        return f"put={parts.cards[value & actions.CARD]}" + (BY_QUILL if value & actions.QUILL else "")
    return f"{NAMED[kind]}={_names(parts, s, kind)[value]}"


def _set(parts: Components, action: int) -> str:
    text = "+".join([parts.cards[card] for card in actions.cards(action)])
    if actions.end(action) != actions.NO_END:
        text += f"@{actions.ENDS[actions.end(action)]}"
    return text if actions.chest(action) < 0 else f"{text}!{CHESTS[actions.chest(action)]}"


def _names(parts: Components, s: KeepersState, kind: int) -> list[str]:
    """What can stand after the equals sign."""
    if kind == actions.RETURN:
        return parts.colours
    if kind == actions.PAGE:
        return parts.backs
    if kind == actions.OUT:
        return [str(value) for value in parts.values]
    if kind == actions.CHEST:
        return CHESTS
    if kind == actions.FIRST:
        return [str(seat) for seat in range(s.seats)]
    if kind == actions.PEARL:
        colour = next_pearl_colour(s) if s.phase == PEARL else 0
        return [str(value) for value in parts.pearl_values[colour]]
    return parts.cards


def parse(parts: Components, s: KeepersState, text: str) -> int:
    """The inverse; the cards of a set may be in any order. BadNotation tells what is wrong with the word."""
    for kind, word in WORDS.items():
        if text == word:
            return actions.make(kind, 0)
    if text.removesuffix(PAID) in SIDES:
        paid = actions.CRYSTAL if text.endswith(PAID) else 0
        return actions.make(actions.TAKE, SIDES.index(text.removesuffix(PAID)) | paid)
    name, equals, rest = text.partition("=")
    if not equals:
        return _parse_set(parts, text)
    for kind, word in NAMED.items():
        if name == word:
            return _parse_named(parts, s, kind, rest)
    raise BadNotation(
        "dragonkeepers.unknown-action",
        "DK-4",
        {"text": text, "known": ", ".join([*WORDS.values(), *SIDES, *NAMED.values()])},
    )


def _parse_named(parts: Components, s: KeepersState, kind: int, text: str) -> int:
    names = _names(parts, s, kind)
    quill = actions.QUILL if kind == actions.PUT and text.endswith(BY_QUILL) else 0
    name = text.removesuffix(BY_QUILL) if quill else text
    if name not in names:
        raise BadNotation(
            "dragonkeepers.word-choice",
            "DK-1.1",
            {"word": NAMED[kind], "known": ", ".join(names), "name": name},
        )
    return actions.make(kind, names.index(name) | quill)


def _parse_set(parts: Components, text: str) -> int:
    """DK-5.6: cards, the end if a new stack is made, and a chest if one is used."""
    rest, mark, chest = text.partition("!")
    names, at, end = rest.partition("@")
    if mark and chest not in CHESTS:
        raise BadNotation("dragonkeepers.unknown-chest", "DK-9.2", {"chest": chest, "known": ", ".join(CHESTS)})
    if at and end not in actions.ENDS[1:]:
        raise BadNotation("dragonkeepers.stack-end", "DK-5.4", {"end": end})
    return actions.play(
        cards(parts, names),
        actions.ENDS.index(end) if at else actions.NO_END,
        CHESTS.index(chest) if mark else -1,
    )


def cards(parts: Components, text: str) -> list[int]:
    """The cards of "red_1+red_green"."""
    found: list[int] = []
    for name in text.split("+"):
        if name not in parts.cards:
            raise BadNotation(
                "dragonkeepers.unknown-card",
                "DK-1.1",
                {"name": name, "example": parts.cards[0]},
            )
        found.append(parts.cards.index(name))
    return found
