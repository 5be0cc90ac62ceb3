"""`wawel analyse`: what decided a finished match."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from wawel import workers
from wawel.bots import report
from wawel.cli import boards, output, words
from wawel.cli import options as given
from wawel.cli.failing import NotSo, WrongUsage
from wawel.cli.records import names_of
from wawel.cli.words import Speech, say
from wawel.core.knowledge import LEVELS
from wawel.core.match import Match

LEVEL: Final = "strong"
PORTION: Final = 8  # moments that a worker gets at once


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file")],
    level: Annotated[str, typer.Option(help="help-analyse-level")] = LEVEL,
    simulations: Annotated[int, typer.Option(min=0, help="help-simulations")] = 0,
    cores: given.CoresOption = given.ALL,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Analyse a finished match: chances of winning, the costliest decisions, luck and play."""
    if level not in LEVELS:
        raise WrongUsage(say("error-level", level=level, known=", ".join(LEVELS)))
    text = given.read_record(file)
    match = Match.replay(text)
    if not match.over:
        raise NotSo(say("analyse-open"))
    moments = _moments(text, len(match.entries) + 1, level, simulations, given.number_of_cores(cores))
    found = report.conclusion(moments, match.seats)
    if json:
        about = {"game": match.game.id, "level": level, "winners": match.outcome.winners if match.outcome else []}
        output.write_json({**about, "moments": moments, **found})
    else:
        _tell(output.console(), match, moments, found)


def _moments(record: str, count: int, level: str, simulations: int, cores: int) -> list[dict[str, Any]]:
    """All moments in order, worked out on so many cores."""
    portions = [list(range(first, min(first + PORTION, count))) for first in range(0, count, PORTION)]
    work = partial(report.moments_of, record, level, simulations)
    screen = output.messages()
    with closing(workers.spread(work, portions, min(cores, len(portions)))) as found:
        shown = track(found, say("analyse-progress"), len(portions), console=screen, disable=not screen.is_terminal)
        return [moment for portion in shown for moment in portion]


def _tell(screen: Console, match: Match, moments: Sequence[dict[str, Any]], found: dict[str, Any]) -> None:
    names = names_of(match)
    screen.print(Text(match.game.titles[words.language()], "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("board-seat", "analyse-start", "analyse-luck", "analyse-play", "analyse-accuracy"):
        table.add_column(say(heading), justify="left" if heading == "board-seat" else "right")
    for seat, account in enumerate(found["seats"]):
        values = (moments[0]["chances"][seat], account["luck"], account["play"], account["accuracy"])
        table.add_row(output.name(seat, names), *(_percent(value) for value in values))
    screen.print(table)
    for step in found["costliest"]:
        screen.print()
        _tell_decision(screen, match, moments[step], names)


def _tell_decision(screen: Console, match: Match, moment: dict[str, Any], names: Sequence[str]) -> None:
    board, speech = boards.board(match.game), Speech(match.game.id)
    entry = match.entries[moment["step"]]
    done = board.action(match.game, entry.text)
    head = Text(f"{moment['step'] + 1:4}  ", "dim").append_text(output.name(entry.seat, names))
    screen.print(head.append(f": {done}  ").append(_percent(-moment["loss"]), "bold red"))
    instead = ", ".join(board.action(match.game, text) for text in moment["better"])
    why = [speech(f"advice-{reason['feature']}") for reason in moment["reasons"]]
    said = say("analyse-better", instead=instead)
    screen.print(Text(f"      {said}" + (say("analyse-because", why="; ".join(why)) if why else ".")))


def _percent(share: float) -> str:
    return f"{words.number(100 * share, 1)} %"
