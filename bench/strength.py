"""Measures the strength of every level and writes docs/strength.md: `make strength`.

In every game each level plays the one below, with two seats and one against two. A row ends when it is clear whether
its aim is met, or its games or minutes are used up. With `--total` the whole page has so many minutes: all rows get a
little time, and those that are still open get more of it, again and again. The results are kept in build/strength, and
those of open rows beside the page, so an interrupted or longer run goes on, unless the bots of a row play differently
now (marks.py). Rows that the page has settled are not played again.
"""

import argparse
import datetime
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, Final

import wawel
from bench import open_rows
from bench.marks import mark_of
from bench.rows import Row, rows
from bench.strength_page import (
    HEAD,
    MET,
    MISSED,
    NO_AIM,
    OPEN,
    about,
    earlier,
    games_of,
    holds,
    is_settled,
    line,
    machines,
    page,
)
from wawel import workers
from wawel.arena import figures, places
from wawel.arena.arena import Arena
from wawel.arena.plan import Plan, Played
from wawel.arena.results import Results
from wawel.build import is_compiled
from wawel.cli import measure
from wawel.core.knowledge import LEVELS
from wawel.core.match import Match

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "strength.md"
KEPT: Final = ROOT / "build" / "strength"
FIRST: Final = 48  # games before the first look at a row; then it is looked at whenever they have doubled
LEAST: Final = 12  # games that can show anything
UNAIMED: Final = 96  # games of a row without an aim
ROUNDS: Final = 3  # of the yardstick
ENDLESS: Final = 1 << 20  # rounds
SEATS: Final = [2, 3, 4, 5]
SLICE: Final = 0.25  # minutes for every row at first where the whole page has a limit; open ones then get twice as much


def planned(row: Row, given: argparse.Namespace) -> tuple[Plan, Results]:
    """What a row plays, and what it has played."""
    file = KEPT / mark_of(row) / row.file
    file.parent.mkdir(parents=True, exist_ok=True)
    match = Match(row.game, row.seats, given.seed, dict([option.split("=") for option in row.options]))
    plan = Plan(row.game, row.seats, match.options, tuple(row.bots.split(",")), given.seed)
    results = Results(plan, file)
    open_rows.load(given.page.with_suffix(""), row, mark_of(row), plan, results)
    return plan, results


def play_row(row: Row, given: argparse.Namespace) -> None:
    """Play until it is clear whether the row's aim is met, or its games or minutes are used up."""
    plan, results = planned(row, given)
    if given.open and judged(row, whole_rounds(plan, results)) in (MET, MISSED):
        return
    until = time.monotonic() + 60 * given.minutes if given.minutes else 0.0
    target = FIRST
    while True:
        play_to(plan, results, min(target, most_of(row, given)), given.cores, until)
        verdict = judged(row, whole_rounds(plan, results))
        if verdict in (MET, MISSED) or target >= most_of(row, given) or (until and time.monotonic() > until):
            return
        target *= 2


def most_of(row: Row, given: argparse.Namespace) -> int:
    """How many games a row has at most."""
    return int(given.games if row.aim or row.lead else min(given.games, UNAIMED))


def play_to(plan: Plan, results: Results, target: int, cores: int, until: float) -> None:
    """Play up to so many games, or until the time is up."""
    arena = Arena(plan, target, results)
    with closing(arena.run(partial(places.local, cores=cores))) as run:
        for _ in run:
            if until and time.monotonic() > until:
                break


def play_in_slices(found: Sequence[Row], given: argparse.Namespace) -> None:
    """Give every row a little time, then those that are still open twice as much, until the time of all is up."""
    until = time.monotonic() + 60 * given.total
    minutes = SLICE
    left = list(found)
    while left:
        for row in list(left):
            if time.monotonic() > until:
                return
            if play_a_slice(row, given, min(until, time.monotonic() + 60 * minutes)):
                left.remove(row)
        minutes *= 2


def play_a_slice(row: Row, given: argparse.Namespace, until: float) -> bool:
    """Play on with a row; whether it is settled. It is looked at after the first games and when they have doubled."""
    plan, results = planned(row, given)
    target, most = FIRST, most_of(row, given)
    while True:
        play_to(plan, results, min(target, most), given.cores, until)
        looked_at = whole_rounds(plan, results)[: plan.schedule.rounds(target) * plan.schedule.games_per_round]
        if len(looked_at) < min(target, most):
            return False
        if judged(row, looked_at) in (MET, MISSED) or target >= most:
            return True
        target *= 2


def finished(row: Row, given: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """What came of all games of a row, and whether its aim is met. Those of an open one are kept."""
    plan, results = planned(row, given)
    games = whole_rounds(plan, results)
    verdict = judged(row, games)
    open_rows.save(given.page.with_suffix(""), row, mark_of(row), given.seed, games, verdict == OPEN)
    return told(plan, games), verdict


def told(plan: Plan, games: Sequence[Played]) -> dict[str, Any]:
    """What `wawel arena --json` would print of these games."""
    return figures.json(plan, len(games), figures.standings(plan, games))


def whole_rounds(plan: Plan, results: Results) -> list[Played]:
    """The games of all rounds that are complete, up to the first that is not."""
    found: list[Played] = []
    for number in range(ENDLESS):
        fixtures = list(plan.schedule.round(number))
        games = results.of(fixtures)
        if len(games) < len(fixtures):
            break
        found += games
    return found


def judged(row: Row, games: Sequence[Played]) -> str:
    """Whether a row shows that its aim is met, or missed."""
    if not (row.aim or row.lead):
        return NO_AIM
    if len(games) < LEAST:
        return OPEN
    low, high = lead_of(games) if row.lead else figures.interval(figures.by_round(0, games))
    aim = row.lead or row.aim
    return MET if low >= aim else MISSED if high < aim else OPEN


def lead_of(games: Sequence[Played]) -> tuple[float, float]:
    """The 95 % interval of the first bot's lead in points, from what rounds say."""
    rounds: dict[int, list[int]] = {}
    for game in games:
        for seat, bot in enumerate(game.fixture.seats):
            rounds.setdefault(game.fixture.round, []).append(game.points[seat] if bot == 0 else -game.points[seat])
    leads = [2 * fmean(each) for each in rounds.values()]
    if len(leads) < 2:
        return -1e9, 1e9
    half = figures.Z * stdev(leads) / len(leads) ** 0.5
    return fmean(leads) - half, fmean(leads) + half


def yardstick(seconds: float) -> float:
    """Plies per second with python-chess as `make bench` measures them: the median of a few runs."""
    runs: list[Any] = [measure.bench([], seconds)["yardstick"] for _ in range(ROUNDS)]
    return float(median(run["python_chess_plies_per_s"] for run in runs))


def measured(given: argparse.Namespace, tell: Callable[[str], object]) -> str:
    """Play everything and return the page. Rows of the earlier page that still hold stay if they have more games."""
    ids = [game.id for game in wawel.games()]
    text = given.page.read_text("utf-8") if given.page.exists() else ""
    before = earlier(text, given.seed)
    known = {row: before[row.game, about(row)] for row in rows(ids, SEATS) if (row.game, about(row)) in before}
    known = {row: told for row, told in known.items() if holds(told, mark_of(row))}
    wanted = [
        row
        for row in rows(given.game or ids, given.seats)
        if row.level in (given.level or LEVELS) and not is_settled(known.get(row, ""))
    ]
    if given.total:
        play_in_slices(wanted, given)
    found: list[tuple[Row, str]] = []
    for row in rows(ids, SEATS):
        told = known.get(row, "")
        if row in wanted:
            if not given.total:
                play_row(row, given)
            result, verdict = finished(row, given)
            if result["games"] > games_of(told):
                told = line(row, result, verdict, mark_of(row))
            tell(f"{row.game}: {told}\n")
        if told:
            found.append((row, told))
    head = HEAD.format(
        command=given.command,
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        seed=given.seed,
        first=FIRST,
        least=LEAST,
        build="compiled" if is_compiled() else "interpreted",
        python=".".join(map(str, sys.version_info[:3])),
        plies=machines(text if known else "", yardstick(given.bench_seconds)),
    )
    return page(head, found)


def tell(line: str) -> None:
    """Print a line at once: rows take long."""
    sys.stdout.write(line)
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="a row at most; 0: write down what has been played")
    parser.add_argument("--minutes", type=float, default=0.0, help="a row at most in this run; 0: as long as it takes")
    parser.add_argument("--total", type=float, default=0.0, help="minutes for the whole page, instead of --minutes")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--level", action="append", help="only rows of this one")
    parser.add_argument("--open", action="store_true", help="play no more where it is clear whether the aim is met")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=workers.cores())
    parser.add_argument("--bench-seconds", type=float, default=2.0, help="a run of the yardstick")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    said = sys.argv[1:] if arguments is None else arguments
    given.command = f"make strength ARGS='{' '.join(said)}'" if said else "make strength"
    text = measured(given, tell)
    given.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
