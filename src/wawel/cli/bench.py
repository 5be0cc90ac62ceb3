"""`wawel bench`: playouts per second, and how they compare with a yardstick."""

from typing import Annotated, Any, cast

import typer
from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import options as given
from wawel.cli import output, words
from wawel.cli.failing import WrongUsage
from wawel.cli.together import bench as measured
from wawel.cli.words import say
from wawel.words import word


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="help-seconds")] = 2.0,
    cores: given.CoresOption = "1",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Measure random play of every game, with python-chess as the yardstick."""
    processes = given.number_of_cores(cores)
    screen = output.messages()
    if screen.is_terminal:
        screen.print(Text(say("bench-running"), "dim"))  # no animation: it would be measured too
    try:
        figures = measured(seconds, processes)
    except ImportError as error:
        raise WrongUsage(say("error-no-chess")) from error
    if json:
        output.write_json(figures)
    else:
        _report(cast(dict[str, Any], figures))


def _report(figures: dict[str, Any]) -> None:
    screen = output.console()
    mode = say("yes" if figures["compiled"] else "no")
    plies = figures["yardstick"]["python_chess_plies_per_s"]
    screen.print(Text(say("bench-compiled", compiled=mode)))
    if figures["cores"] > 1:
        screen.print(Text(say("bench-cores", cores=figures["cores"])))
    screen.print(Text(say("bench-yardstick", plies=words.number(plies))))
    speed = _table("bench-playouts", "bench-decisions", "bench-ratio", "bench-listed-ratio")
    costs = _table("bench-first-tenth", "bench-last-tenth", "bench-copy")
    for id, row in figures["games"].items():
        title = wawel.game(id).titles[words.language()]
        for label, shown in [(title, row), *[(f"  {label}", variant) for label, variant in row["variants"].items()]]:
            speed.add_row(label, *_numbers(shown, playouts_per_s=0, decisions_per_s=0, ratio=2, listed_ratio=2))
            costs.add_row(label, *_numbers(shown, us_first_tenth=2, us_last_tenth=2, us_copy=2))
    screen.print(speed)
    screen.print(Text("\n" + say("bench-costs")))
    screen.print(costs)
    for id, row in figures["games"].items():
        for part, share in row["shares"].items():
            what = word(id, words.language(), f"bench-{part}")
            screen.print(Text("\n" + say("bench-share", part=what, percent=words.number(100 * share, 1))))


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in headings:
        table.add_column(say(heading), justify="right")
    return table


def _numbers(row: dict[str, float], **digits: int) -> list[str]:
    return [words.number(row[name], places) for name, places in digits.items()]
