"""`wawel replay` and `wawel verify`: a record in sentences, and whether its draws were fair."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wawel.cli import boards, failing, output, results, words
from wawel.cli.failing import NotSo, WrongUsage
from wawel.cli.options import read_record
from wawel.cli.words import say
from wawel.core import telling
from wawel.core.errors import BadRecord, WawelError
from wawel.core.game import CHANCE
from wawel.core.match import Entry, Match
from wawel.core.record import Record
from wawel.core.replay import Replay

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file")]


def replay(
    file: FileArgument,
    position: Annotated[int | None, typer.Option(metavar="N", min=0, help="help-position-after")] = None,
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Replay a record step by step. It shows everything, secrets included."""
    match, text = _played(file, json, upto=position or 0)
    if position is not None:
        _write_position(match, position, text, json)
    elif json:
        output.write_json(results.summary(match))
    else:
        _tell(output.console(), match, step)


def verify(
    file: FileArgument,
    commitment: Annotated[str, typer.Option(metavar="SHA256", help="help-commitment")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Check a record: every decision is legal, every draw follows from the seed, the seed matches the commitment."""
    match, _ = _played(file, json, verify=True)
    if commitment and commitment.strip().lower() != match.commitment:
        if json:
            output.write_json(results.summary(match) | {"ok": False})
        raise NotSo(say("verify-other-seed", commitment=match.commitment))
    if json:
        output.write_json(results.summary(match))
        return
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    screen = output.console()
    screen.print(Text(say("verify-ok", draws=draws, decisions=len(match.entries)), "green"))
    screen.print(Text(say("seed", seed=match.seed)), soft_wrap=True)
    screen.print(Text(say("commitment", commitment=match.commitment)), soft_wrap=True)
    if not match.over:
        screen.print(Text(say("verify-open")))


def names_of(match: Match) -> list[str]:
    """The names in a record, safe to print; a seat without one is called by its number."""
    given = match.names or [""] * match.seats
    return [output.printable(name) or say("seat", number=seat + 1) for seat, name in enumerate(given)]


def _played(file: Path, json: bool, *, verify: bool = False, upto: int = 0) -> tuple[Match, str]:
    """The match of a record, and its position after this many steps. JSON reports a broken record as far as it goes."""
    text = ""
    match: Match | None = None
    try:
        text = read_record(file)
        again = Replay(text, verify)
        for _ in again.record.lines[:upto]:
            again.step()
        position = again.match.position
        match = again.finish()
        if verify and again.doubt is not None:
            raise again.doubt
    except BadRecord as error:
        if json:
            about = {"message": failing.message_of(error), "line": error.line, "rule": error.rule or None}
            known = _header(text) if match is None else results.summary(match)
            output.write_json(known | {"ok": False, "error": about})
        raise
    return match, position


def _header(text: str) -> dict[str, object]:
    """The summary of a record that cannot be played."""
    empty: dict[str, object] = {"game": None, "seats": None, "scores": [], "winners": [], "decisions": 0}
    try:
        record = Record.parse(text)
    except WawelError:
        return empty
    return empty | {"game": record.game, "seats": record.seats}


def _write_position(match: Match, step: int, position: str, json: bool) -> None:
    steps = len(match.entries)
    if step > steps:
        raise WrongUsage(say("error-step", step=step, steps=steps))
    if json:
        output.write_json({"game": match.game.id, "seats": match.seats, "step": step, "position": position})
    else:
        typer.echo(position, nl=False)


def _tell(screen: Console, match: Match, step: bool) -> None:
    names = names_of(match)
    screen.print(Text(match.game.titles[words.language()], "bold"))
    shown = 0
    for number, entry in enumerate(match.entries, start=1):
        screen.print(_line(match, number, entry, names))
        for sentence in _sentences(match, shown, entry.notes_end, names):
            screen.print(Padding(sentence, (0, 0, 0, 6)))
        shown = entry.notes_end
        if step:
            sys.stdin.readline()
    screen.print()
    if not match.over:
        screen.print(Text(say("replay-open")))
    screen.print(results.result(match, names))


def _line(match: Match, number: int, entry: Entry, names: Sequence[str]) -> Text:
    board = boards.board(match.game)
    drawn = entry.seat == CHANCE
    action = board.drawn(match.game, entry.text, names) if drawn else board.action(match.game, entry.text)
    who = Text().append(say("chance"), "italic") if drawn else output.name(entry.seat, names)
    return Text().append(f"{number:4}  ", "dim").append_text(who).append(f": {action}").append(f"  {entry.text}", "dim")


def _sentences(match: Match, start: int, end: int, names: Sequence[str]) -> list[Text]:
    """Notes as their own seat knows them: a record keeps no secrets."""
    lines: list[Text] = []
    for note in match.notes[start:end]:
        known: dict[str, Any] = telling.note(match.game, note, note.seat)
        lines.append(output.coloured(match.game.id, f"note-{known['key']}", known["args"], names, known["seat"]))
    return lines
