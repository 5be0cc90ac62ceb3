"""`wawel check-data`: what is wrong or unusual in the component files of games."""

from typing import Annotated

import typer
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.failing import NOT_SO
from wawel.cli.words import say
from wawel.core.errors import BadData
from wawel.words import LANGUAGES, problems


def check_data(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-any-game")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Explain everything that disables a game, and what is unusual about one that can be played."""
    wrong = wawel.problems()
    chosen = [game] if game in wrong else [wawel.game(game).id] if game else _every()
    found = {id: _findings(id) for id in chosen}
    unsound = [id for id in chosen if id in wrong]
    if json:
        output.write_json({"ok": not unsound, "games": {id: _told(id in wrong, found[id]) for id in chosen}})
    else:
        for id in chosen:
            _report(id, id in wrong, found[id])
    if unsound:
        raise typer.Exit(NOT_SO)


def _every() -> list[str]:
    return sorted([*wawel.problems(), *(game.id for game in wawel.games())])


def _findings(id: str) -> list[BadData]:
    problem = wawel.problems().get(id)
    return wawel.game(id).unusual if problem is None else [problem, *problem.others]


def _report(id: str, wrong: bool, found: list[BadData]) -> None:
    screen = output.console()
    if wrong:
        verdict, style = say("check-data-unsound"), "red"
    elif found:
        verdict, style = say("check-data-unusual", count=len(found)), "yellow"
    else:
        verdict, style = say("check-data-sound"), "green"
    screen.print(Text().append(f"{id}: ", "bold").append(verdict, style))
    for one in found:
        rule = f" [{one.rule}]" if one.rule else ""
        screen.print(Text(f"  {problems.detail(one, words.language())}").append(rule, "dim"), soft_wrap=True)


def _told(wrong: bool, found: list[BadData]) -> dict[str, object]:
    """For --json: `problems` disable the game, `unusual` values do not."""
    rows = [_row(one) for one in found]
    return {"problems": rows if wrong else [], "unusual": [] if wrong else rows}


def _row(one: BadData) -> dict[str, object]:
    said = {lang: problems.said(one.phrase, lang) for lang in LANGUAGES}
    return {
        "file": one.file,
        "key": one.at or None,
        "value": one.value or None,
        "rule": one.rule or None,
        "message": said,
    }
