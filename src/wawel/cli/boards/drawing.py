"""What boards in text share: words of the game, labels, tables, lists that count equal things."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from wawel.cli import words
from wawel.core.game import Game
from wawel.words import word


def word_of(game: Game, kind: str, id: str | int) -> str:
    """The name of a component in the reader's language."""
    return word(game.id, words.language(), f"{kind}-{id}")


def labelled(name: str, rest: Text | str) -> Text:
    """A line with a label: "hand: …"."""
    return Text().append(f"{name}: ", "bold").append(rest)


def counted(names: Sequence[str]) -> str:
    """Names in order, with equal ones counted: "spring ×2, rain"."""
    counts = [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
    return ", ".join(counts) or "–"


def table(texts: Sequence[str], numbers: Sequence[str] = ()) -> Table:
    """A table without lines: headings of text columns, then of number columns; "" for a column without a heading."""
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in texts:
        made.add_column(heading)
    for heading in numbers:
        made.add_column(heading, justify="right")
    return made
