"""What is kept about encodings: a line in kept.txt for each table, and tables on the pages of docs/research."""

import hashlib
from pathlib import Path
from typing import Final

import wawel
from tests.encoding.tables import KEPT, positions
from tests.roofs import ROOT
from wawel.core.encoding import Encoding, encoding_of
from wawel.core.game import Game

FILE: Final = Path(__file__).with_name("kept.txt")
PAGES: Final = ROOT / "docs" / "research"
HEADING: Final = "## Sizes\n"
FIRST: Final = 3  # choices whose numbers are kept as they are


def kept_tables(game: Game) -> list[Encoding]:
    """Every number of seats with the usual options, then other options at the smallest table."""
    usual = [encoding_of(game, seats) for seats in range(game.min_seats, game.max_seats + 1)]
    return usual + [encoding_of(game, game.min_seats, options) for options in KEPT[game.id]]


def label(encoding: Encoding) -> str:
    """A table in words: its game, its seats, and the options that are not the usual ones."""
    usual = encoding_of(encoding.game, encoding.seats).options
    other = [f"{name}={value}" for name, value in encoding.options.items() if value != usual[name]]
    return " ".join([encoding.game.id, str(encoding.seats), *other])


def line(encoding: Encoding) -> str:
    """Sizes, digests of the fields and of the numbers in a match, and its first numbers."""
    fields = [(field.name, field.at, field.shape, field.kind) for field in encoding.fields]
    numbers: list[str] = []
    for state in positions(encoding, 7):
        for seat in encoding.game.waiting(state):
            for action in encoding.game.legal(state, seat):
                number = encoding.number(state, seat, action)
                numbers.append(f"{number}={encoding.game.format(state, seat, action)}")
    digests = [_digest(repr(fields)), _digest(" ".join(numbers))]
    first = " ".join(numbers[:FIRST])
    version = encoding.game.rules_version
    return f"{label(encoding)} | rules {version} | {encoding.size} {encoding.actions} {' '.join(digests)} | {first}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def lines() -> list[str]:
    return [line(encoding) for game in wawel.games() if game.id in KEPT for encoding in kept_tables(game)]


def page(game: Game) -> str:
    """The end of a page of docs/research, from its heading on."""
    text = HEADING + "\n| table | bytes of an observation | numbers of actions |\n|---|---|---|\n"
    for encoding in kept_tables(game):
        text += f"| `{label(encoding).partition(' ')[2]}` | {encoding.size:,} | {encoding.actions:,} |\n"
    most = encoding_of(game, game.min_seats, KEPT[game.id][-1])
    text += f"\n## Fields\n\nOf the last of these tables: `{label(most).partition(' ')[2]}`.\n\n"
    text += "| bytes | field | shape | kind | meaning |\n|---|---|---|---|---|\n"
    for field in most.fields:
        shape = " × ".join(str(length) for length in field.shape)
        place = f"{field.at}–{field.at + field.size - 1}" if field.size > 1 else str(field.at)
        text += f"| {place} | `{field.name}` | {shape} | {field.kind} | {field.meaning} |\n"
    return text
