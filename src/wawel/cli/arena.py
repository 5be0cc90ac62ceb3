"""`wawel arena`: which bot is the strongest, and how sure that is."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import wawel
from wawel.arena import chart as charts
from wawel.arena import figures, places
from wawel.arena.arena import Arena, Play
from wawel.arena.figures import Standing
from wawel.arena.plan import Plan
from wawel.arena.results import Results
from wawel.arena.stopping import HIGH, Gap, gap
from wawel.cli import guests, output, words
from wawel.cli import options as given
from wawel.cli.failing import WrongUsage
from wawel.cli.words import say
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.guests.bots import House

HERE: Final = "cores"  # where games are played if nothing else was asked for


def arena(
    game: given.GameArgument,
    bots: Annotated[str, typer.Option(help="help-arena-bots")],
    games: Annotated[int, typer.Option(min=1, help="help-arena-games")] = 100,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    option: given.OptionList = None,
    preset: given.PresetOption = None,
    seed: Annotated[int, typer.Option(help="help-seed")] = 1,
    stop_early: Annotated[str, typer.Option(metavar="LOW:HIGH", help="help-stop-early")] = "",
    results: Annotated[Path | None, typer.Option(help="help-results")] = None,
    chart: Annotated[Path | None, typer.Option(metavar="FILE.svg|FILE.png", help="help-chart")] = None,
    cores: given.CoresOption = given.ALL,
    on: Annotated[str, typer.Option(metavar="cores|ray[:ADDRESS]", help="help-on")] = HERE,
    bot_seconds: guests.SecondsOption = guests.SECONDS,
    bot_memory: guests.MemoryOption = guests.MEMORY,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Let bots meet in every line-up, each deal in all seats. The same seed gives the same games."""
    play = _place(on, cores)
    test = _gap(stop_early)
    for file in (results, chart):
        if file is not None:
            given.writable(file)
    if chart is not None and chart.suffix not in charts.SUFFIXES:
        raise WrongUsage(say("error-chart", path=str(chart)))
    if chart is not None and find_spec("matplotlib") is None:
        raise WrongUsage(say("error-no-chart"))
    rules = wawel.game(game)
    number = given.number_of_seats(rules, seats)
    options = given.game_options(rules, option, preset, given.seat_names(number))
    plan = _plan(rules, number, bots, options, seed, guests.house(bot_seconds, bot_memory))
    run = Arena(plan, games, Results(plan, results), test)
    _play(run, play)
    standings, count = figures.standings(plan, run.games), len(run.games)
    if json:
        output.write_json(figures.json(plan, count, standings))
    else:
        output.console().print(_report(run, count, standings, test))
    for standing in standings:
        guests.tell_faults(output.messages(), standing.name, standing.faults)
    if chart is not None:
        _draw(plan, count, standings, chart)


def _plan(rules: Game, seats: int, bots: str, options: dict[str, str], seed: int, house: House) -> Plan:
    match = Match(rules, seats, seed, options)  # refuses options that do not exist, and completes the others
    names = given.listed_bots(bots, house)
    if len(set(names)) < 2:
        raise WrongUsage(say("error-arena-bots"))
    return Plan(rules.id, seats, match.options, tuple(names), seed, house)


def _place(on: str, cores: str) -> Play:
    """Where the games will be played."""
    where, colon, address = on.partition(":")
    if on == HERE:
        return partial(places.local, cores=given.number_of_cores(cores))
    if where != places.RAY or (colon and not address):
        raise WrongUsage(say("error-on", text=on))
    if find_spec("ray") is None:
        raise WrongUsage(say("error-no-ray"))
    return partial(places.on_ray, address=address, cores=None if cores == given.ALL else given.number_of_cores(cores))


def _gap(text: str) -> Gap | None:
    found = gap(text)
    if text and found is None:
        raise WrongUsage(say("error-stop-early", text=text))
    return found


def _play(run: Arena, play: Play) -> None:
    """Play what is missing, with a bar that knows what a file had already."""
    screen = output.messages()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=screen, disable=not screen.is_terminal) as progress,
        closing(run.run(play)) as played,
    ):
        task = progress.add_task(say("arena-progress"), total=run.length, completed=len(run.games))
        for _ in played:
            progress.advance(task)


def _report(run: Arena, games: int, standings: Sequence[Standing], test: Gap | None) -> RenderableType:
    plan = run.plan
    title = wawel.game(plan.game).titles[words.language()]
    head = say("arena-done", games=games, seats=plan.seats, seed=str(plan.seed))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"), overflow="fold")
    for heading in ("arena-wins", "arena-share", "arena-interval", "arena-score", "arena-rating", "arena-seconds"):
        table.add_column(say(heading), justify="right", no_wrap=True)
    for standing in standings:
        table.add_row(*_row(standing))
    parts: list[RenderableType] = [Text(title, "bold"), Text(head), Text(""), table]
    return Group(*parts, *_verdict(run, test))


def _verdict(run: Arena, test: Gap | None) -> Iterator[Text]:
    if test is not None:
        key = "arena-open" if not run.verdict else "arena-high" if run.verdict == HIGH else "arena-low"
        low, high = (_percent(share) for share in (test.low, test.high))
        yield Text("\n" + say(key, name=run.plan.bots[0], low=low, high=high))


def _row(standing: Standing) -> list[str]:
    low, high = (words.number(100 * end) for end in standing.interval)
    wins = words.number(standing.wins, 0 if standing.wins.is_integer() else 1)
    return [
        output.printable(standing.name),
        f"{wins} / {standing.games}",
        _percent(standing.share),
        f"{low}–{high} %",
        words.number(standing.mean_score, 1),
        f"{words.number(standing.rating.value)} ± {words.number(standing.rating.margin)}",
        f"{words.number(standing.p50, 3)} / {words.number(standing.p95, 3)}",
    ]


def _percent(share: float) -> str:
    return f"{words.number(100 * share, 1)} %"


def _draw(plan: Plan, games: int, standings: Sequence[Standing], path: Path) -> None:
    title = say("arena-chart", game=wawel.game(plan.game).titles[words.language()], games=games)
    captions = charts.Captions(title, say("arena-chart-share"), say("arena-chart-even"))
    charts.draw(standings, plan.seats, captions, path)
