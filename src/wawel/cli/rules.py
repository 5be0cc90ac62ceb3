"""`wawel rules`: how a game is played."""

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.options import GameArgument
from wawel.cli.words import say
from wawel.words import Entry, Guide, Rulebook, Section, guide, rulebook


def rules(
    game: GameArgument,
    section: Annotated[str, typer.Argument(metavar="[SECTION]", help="help-section")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Read the rules of a game, all or a section. All of them begin with the page that is enough for a first game."""
    book = rulebook(wawel.game(game).id, words.language())
    chosen = _chosen(book, section)
    if json:
        sections = [_section(part) for part in chosen]
        output.write_json({"game": book.game, "lang": book.lang, "title": book.title, "sections": sections})
        return
    screen = output.console()
    screen.print(Text(book.title, "bold"))
    first = None if section else guide(book.game, book.lang)
    if first is not None:
        screen.print(first_page(first))
    for part in chosen:
        screen.print(Text(f"\n{part.id} {part.title}", "bold underline"))
        for entry in part.entries:
            screen.print(shown(entry))


def _chosen(book: Rulebook, wanted: str) -> list[Section]:
    """The sections to show; for an entry, or for several that begin alike, their section with nothing else in it."""
    if not wanted:
        return list(book.sections)
    prefix = book.sections[0].id.partition("-")[0]
    return book.under(f"{prefix}-{wanted}" if wanted[0].isdecimal() else wanted)


def _section(section: Section) -> dict[str, object]:
    entries = [{"id": entry.id, "markdown": entry.markdown, "marks": list(entry.marks)} for entry in section.entries]
    return {"id": section.id, "title": section.title, "entries": entries}


def first_page(page: Guide) -> RenderableType:
    """The aim, a turn, points and the end."""
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for what, worth in page.points:
        rows.add_row(what, Text(worth, "bold", justify="right"))
    marks = [*(str(number) for number in range(1, len(page.steps) + 1)), "!"]
    steps = [
        Padding(Text.assemble((f"{mark} {step.title}. ", "bold"), step.text), (0, 0, 0, 2))
        for mark, step in zip(marks, [*page.steps, page.mind], strict=True)
    ]
    return Group(
        Text(f"\n{say('guide-title')}", "bold underline"),
        Text.assemble((f"{say('guide-aim')}. ", "bold"), page.aim),
        Text(f"\n{page.turn}", "bold"),
        *steps,
        Text(f"\n{say('guide-points')}", "bold"),
        Padding(rows, (0, 0, 0, 2)),
        Text.assemble((f"\n{say('guide-end')}. ", "bold"), page.end),
    )


def shown(entry: Entry) -> RenderableType:
    """One rule: its id, its marks and its text."""
    from rich.markdown import Markdown  # it loads a parser and a highlighter that other commands do not need

    marks = "".join(f" · {say(f'mark-{mark}')}" for mark in entry.marks)
    return Group(Text(f"{entry.id}{marks}", "cyan"), Padding(Markdown(entry.markdown), (0, 0, 1, 2)))
