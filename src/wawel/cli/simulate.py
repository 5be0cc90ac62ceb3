"""`wawel simulate`: bots against bots, many times."""

import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.progress import track
from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import guests, output, results, words
from wawel.cli import options as given
from wawel.cli.simulation import Plan, Simulation
from wawel.cli.simulation import simulate as matches_of
from wawel.cli.words import say
from wawel.core import telling
from wawel.core.match import Match


def simulate(
    game: given.GameArgument,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    games: Annotated[int, typer.Option(min=1, help="help-matches")] = 100,
    seed: Annotated[int, typer.Option(help="help-seed")] = 1,
    bots: Annotated[str, typer.Option(help="help-bots")] = "random",
    option: given.OptionList = None,
    preset: given.PresetOption = None,
    records: Annotated[Path | None, typer.Option(help="help-records")] = None,
    cores: given.CoresOption = given.ALL,
    bot_seconds: guests.SecondsOption = guests.SECONDS,
    bot_memory: guests.MemoryOption = guests.MEMORY,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Let bots play many matches: wins and mean scores. The same seed gives the same matches."""
    rules = wawel.game(game)
    places = given.number_of_seats(rules, seats)
    processes = given.number_of_cores(cores)
    house = guests.house(bot_seconds, bot_memory)
    total = Simulation(rules, places, given.bots_for(places, bots, house), seed)
    options = given.game_options(rules, option, preset, given.seat_names(places))
    plan = Plan(rules.id, total.bots, seed, options, house, records is not None)
    Match(rules, places, seed, plan.options)  # report wrong options before creating a folder
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    screen = output.messages()
    began = time.perf_counter()
    with closing(matches_of(plan, games, processes)) as matches:
        for played in track(matches, say("simulate-progress"), games, console=screen, disable=not screen.is_terminal):
            total.count(played)
            if records is not None:
                name = f"{rules.id}-{seed}-{total.games:0{len(str(games))}}.txt"
                (records / name).write_text(played.record, encoding="utf-8", newline="\n")
    total.seconds = time.perf_counter() - began
    if json:
        output.write_json(total.json())
    else:
        output.console().print(_report(total))
    for name, faults in zip(total.bots, total.faults, strict=True):
        guests.tell_faults(screen, name, faults)


def _report(total: Simulation) -> RenderableType:
    title = total.game.titles[words.language()]
    head = say("simulate-done", games=total.games, decisions=total.decisions, seconds=words.number(total.seconds, 1))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(total.seats):
        table.add_column(output.name(seat, total.bots), justify="right")
    table.add_row(say("simulate-wins"), *(str(wins) for wins in total.wins))
    table.add_row(say("simulate-share"), *(f"{words.number(100 * wins / total.games, 1)} %" for wins in total.wins))
    for (key, args), sums in sorted(total.items.items()):
        item = {"key": key, "args": telling.arguments(total.game, f"score-{key}", list(args))}
        table.add_row(results.item_name(total.game, item, total.bots), *_numbers(total.mean(sums)))
    table.add_row(Text(say("simulate-mean"), "bold"), *_numbers(total.mean(total.points)))
    return Group(Text(title, "bold"), Text(head), Text(""), table)


def _numbers(means: Sequence[float]) -> list[str]:
    return [words.number(mean, 2) for mean in means]
