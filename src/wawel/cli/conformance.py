"""`wawel conformance`: whether games keep the contract."""

from typing import Annotated

import typer
from rich.text import Text

import wawel
from wawel.cli import output
from wawel.cli.failing import NOT_SO
from wawel.cli.words import say
from wawel.core import conformance as contract


def conformance(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-any-game")] = "",
    matches: Annotated[int, typer.Option(min=1, help="help-matches-per-game")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="help-random-seed")] = 1,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Check that games keep the contract, by playing them at random."""
    chosen = [wawel.game(game)] if game else wawel.games()
    problems = {rules.id: contract.check(rules, matches, seed) for rules in chosen}
    sound = not any(problems.values())
    if json:
        output.write_json({"ok": sound, "games": problems})
    else:
        _report(problems)
    if not sound:
        raise typer.Exit(NOT_SO)


def _report(problems: dict[str, list[str]]) -> None:
    screen = output.console()
    for id, found in problems.items():
        verdict = say("conformance-problems", count=len(found)) if found else say("conformance-sound")
        screen.print(Text().append(f"{id}: ", "bold").append(verdict, "red" if found else "green"))
        for problem in found:
            screen.print(Text(f"  {problem}"))
