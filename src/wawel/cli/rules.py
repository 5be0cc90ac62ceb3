"""`wawel rules`: how a game is played."""

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.options import GameArgument
from wawel.cli.words import say
from wawel.words import Entry, Rulebook, Section, rulebook


def rules(
    game: GameArgument,
    section: Annotated[str, typer.Argument(metavar="[SECTION]", help="help-section")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Read the rules of a game, all or a section."""
    book = rulebook(wawel.game(game).id, words.language())
    chosen = _chosen(book, section)
    if json:
        sections = [_section(part) for part in chosen]
        output.write_json({"game": book.game, "lang": book.lang, "title": book.title, "sections": sections})
        return
    screen = output.console()
    screen.print(Text(book.title, "bold"))
    for part in chosen:
        screen.print(Text(f"\n{part.id} {part.title}", "bold underline"))
        for entry in part.entries:
            screen.print(shown(entry))


def _chosen(book: Rulebook, wanted: str) -> list[Section]:
    """The sections to show; for a single entry, its section with nothing else in it."""
    if not wanted:
        return list(book.sections)
    prefix = book.sections[0].id.partition("-")[0]
    found = book.find(f"{prefix}-{wanted}" if wanted[0].isdecimal() else wanted)
    if isinstance(found, Section):
        return [found]
    return [Section(part.id, part.title, (found,)) for part in book.sections if found in part.entries]


def _section(section: Section) -> dict[str, object]:
    entries = [{"id": entry.id, "markdown": entry.markdown, "marks": list(entry.marks)} for entry in section.entries]
    return {"id": section.id, "title": section.title, "entries": entries}


def shown(entry: Entry) -> RenderableType:
    """One rule: its id, its marks and its text."""
    from rich.markdown import Markdown  # it loads a parser and a highlighter that other commands do not need

    marks = "".join(f" · {say(f'mark-{mark}')}" for mark in entry.marks)
    return Group(Text(f"{entry.id}{marks}", "cyan"), Padding(Markdown(entry.markdown), (0, 0, 1, 2)))
