"""`wawel profile`: the table that papers need about a game, measured."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import pairwise
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

import wawel
from wawel.arena import places
from wawel.arena.arena import Arena
from wawel.arena.plan import Plan as Fixtures
from wawel.arena.results import Results
from wawel.cli import options as given
from wawel.cli import output, profiling, words
from wawel.cli.failing import WrongUsage
from wawel.cli.simulation import Plan, in_order
from wawel.cli.words import say
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.core.numerals import whole
from wawel.guests.bots import House

LEVEL = "master"  # the strongest there is, so that its budget is all that changes


def profile(
    game: given.GameArgument,
    matches: Annotated[int, typer.Option(min=2, help="help-profile-matches")] = 100,
    games: Annotated[int, typer.Option(min=0, help="help-profile-games")] = 100,
    budgets: Annotated[str, typer.Option(metavar="N,N", help="help-budgets")] = "4,16,64",
    bots: Annotated[str, typer.Option(help="help-bots")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    seed: Annotated[int, typer.Option(help="help-seed")] = 1,
    option: given.OptionList = None,
    preset: given.PresetOption = None,
    cores: given.CoresOption = given.ALL,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Measure length, branching, hidden information, simultaneity, chance, and luck against skill."""
    rules = wawel.game(game)
    number, processes = given.number_of_seats(rules, seats), given.number_of_cores(cores)
    options = Match(rules, number, seed, given.game_options(rules, option, preset, given.seat_names(number))).options
    names = given.bots_for(number, bots, House())
    climbing = profiling.ladder(LEVEL, _budgets(budgets))
    found: dict[str, Any] = profiling.about(rules, options, number)
    found |= {"bots": names, "seed": seed, "matches": matches}
    found |= profiling.facts(_courses(Plan(rules.id, names, seed, options, House()), matches, processes))
    if games:
        found["strength"] = [
            _step(Fixtures(rules.id, number, options, (stronger, weaker), seed), games, processes)
            for weaker, stronger in pairwise(climbing)
        ]
    if json:
        output.write_json(found)
    else:
        _report(output.console(), rules, found)


def _budgets(text: str) -> list[int]:
    numbers = [whole(part) for part in text.split(",")]
    if min(numbers) < 1 or numbers != sorted(set(numbers)):
        raise WrongUsage(say("error-budgets", text=text))
    return numbers


def _courses(plan: Plan, matches: int, cores: int) -> list[profiling.Course]:
    screen = output.messages()
    with closing(in_order(partial(profiling.profiled, plan), matches, cores)) as played:
        return list(track(played, say("simulate-progress"), matches, console=screen, disable=not screen.is_terminal))


def _step(plan: Fixtures, games: int, cores: int) -> dict[str, object]:
    """Two neighbours of the ladder meet."""
    run, screen = Arena(plan, games, Results(plan, None)), output.messages()
    with closing(run.run(partial(places.local, cores=cores))) as played:
        for _ in track(played, plan.bots[0], run.length, console=screen, disable=not screen.is_terminal):
            pass
    return profiling.step(plan, run.games)


def _report(screen: Console, game: Game, found: dict[str, Any]) -> None:
    screen.print(Text(game.titles[words.language()], "bold"))
    bots = ", ".join(dict.fromkeys(found["bots"]))
    screen.print(Text(say("profile-head", matches=found["matches"], seats=found["seats"], bots=bots) + "\n"))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_row(say("profile-decisions"), _spread(found["decisions"]))
    table.add_row(say("profile-real-decisions"), _spread(found["real_decisions"]))
    table.add_row(say("profile-draws"), _spread(found["draws"]))
    branching = found["branching"]
    table.add_row(say("profile-branching"), _spread(branching))
    table.add_row(say("profile-geometric"), words.number(branching["geometric"], 1))
    table.add_row(say("profile-most"), words.number(branching["most"]))
    table.add_row(say("profile-tree"), words.number(found["log10_tree"]))
    table.add_row(say("profile-hidden"), _percent(found["hidden"]["share"]))
    table.add_row(say("profile-worlds"), words.number(found["hidden"]["worlds"]))
    table.add_row(say("profile-simultaneous"), _percent(found["simultaneous"]))
    table.add_row(say("profile-chance"), _percent(found["chance"]["share"]))
    table.add_row(say("profile-bits"), words.number(found["chance"]["bits"]))
    screen.print(table)
    if "strength" in found:
        _climb(screen, found["strength"])


def _climb(screen: Console, steps: Sequence[dict[str, Any]]) -> None:
    screen.print(Text("\n" + say("profile-strength")))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"))
    for heading in ("profile-beats", "arena-interval", "profile-elo", "profile-by-deal"):
        table.add_column(say(heading), justify="right")
    table.add_row(steps[0]["weaker"], "", "", "", "")
    for step in steps:
        low, high = (words.number(100 * end) for end in step["interval"])
        decided = "–" if step["by_deal"] is None else _percent(step["by_deal"])
        share, elo = _percent(step["share"]), f"{step['elo']:+d}"
        table.add_row(step["stronger"], share, f"{low}–{high} %", elo, decided)
    screen.print(table)


def _spread(values: dict[str, float]) -> str:
    mean, low, high = (words.number(values[key], 1) for key in ("mean", "p5", "p95"))
    return f"{mean} ({low}–{high})"


def _percent(share: float) -> str:
    return f"{words.number(100 * share, 1)} %"
