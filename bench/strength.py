"""Measures the strength of every level and writes docs/strength.md: `make strength`.

In every game each level plays the one below, with two seats and one against two. A row ends when it is clear whether
its aim is met, or its games or minutes are used up. The results are kept in build/strength, so an interrupted or longer
run goes on, unless the rules of the game, the bots or the weights have changed.
"""

import argparse
import datetime
import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, Final

import wawel
from bench.rows import Row, rows
from wawel import workers
from wawel.arena import figures, places
from wawel.arena.arena import Arena
from wawel.arena.plan import Plan, Played
from wawel.arena.results import Results
from wawel.build import is_compiled
from wawel.cli import measure
from wawel.core import registry
from wawel.core.match import Match

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "strength.md"
KEPT: Final = ROOT / "build" / "strength"
FIRST: Final = 48  # games before the first look at a row; then it is looked at whenever they have doubled
LEAST: Final = 12  # games that can show anything
UNAIMED: Final = 96  # games of a row without an aim
ROUNDS: Final = 3  # of the yardstick
ENDLESS: Final = 1 << 20  # rounds
SHOWN: Final = ("encoding", "face", "view")  # folders of a game that no bot looks into

MET: Final = "met"
MISSED: Final = "missed"
OPEN: Final = "open"
NO_AIM: Final = "–"

HEAD: Final = """# How strong the bots are

Written by `make strength` on {date}, with seed {seed}, {build} rules and Python {python}.
The machine plays {plies:.0f} plies per second of random chess with python-chess (`make bench`).

Every deal is played from each seat. With two seats a level plays another one; with more seats one bot of the level
plays several of the other, and equal bots would win 33, 25 or 20 % each. *Share* is the share of wins with its 95 %
interval (Wilson's, for as many games as the deals are worth), *score* the mean scores of both, *rating* by how much the
level is ahead (400 points are ten wins to one between two), and *seconds* what a decision with a choice takes of a
core: the median, and what 95 % do not exceed.

*Aim* is the share that the level should reach: 65 % between two and half of the games against two of the level below;
in Knights and Castles, where nobody can be foreseen, 55 % and, at the same odds, 38 %; at larger tables its fair share;
`easy` wins 95 % against `random`. Two rows of Carcassonne aim at a lead in points, that of the best bot elsewhere.
A row is looked at after {first} games, whenever they have doubled, and when its time is up: it is *met* or *missed* if
the interval of {least} games or more excludes the aim, and otherwise *open*. `greedy` takes the turn that looks best,
without search or noise. Rows without games are left out. What was tried where an aim is not met is in
[decisions](decisions.md).
"""


@cache
def kept(game: str) -> Path:
    """The folder for results of a game with rules, bots and weights as they are now."""
    content = hashlib.sha256()
    folders = ["core", "bots", "/".join(registry.package_of(game).split(".")[1:])]
    for path in sorted(path for folder in folders for path in (ROOT / "src/wawel" / folder).rglob("*.*")):
        if path.suffix in (".py", ".toml") and path.parent.name not in SHOWN and path.name != "lessons.toml":
            content.update(path.read_bytes())
    return KEPT / content.hexdigest()[:12]


def played(row: Row, given: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """Run the arena for a row; return what came of it, and whether the aim is met."""
    file = kept(row.game) / row.file
    file.parent.mkdir(parents=True, exist_ok=True)
    match = Match(row.game, row.seats, given.seed, dict([option.split("=") for option in row.options]))
    plan = Plan(row.game, row.seats, match.options, tuple(row.bots.split(",")), given.seed)
    results = Results(plan, file)
    games = whole_rounds(plan, results)
    if given.open and judged(row, games) in (MET, MISSED):
        return told(plan, games), judged(row, games)
    until = time.monotonic() + 60 * given.minutes if given.minutes else 0.0
    most = given.games if row.aim or row.lead else min(given.games, UNAIMED)
    target = min(FIRST, most)
    while True:
        arena = Arena(plan, target, results)
        with closing(arena.run(partial(places.local, cores=given.cores))) as run:
            for _ in run:
                if until and time.monotonic() > until:
                    break
        games = whole_rounds(plan, results)
        verdict = judged(row, games)
        if verdict in (MET, MISSED) or target >= most or (until and time.monotonic() > until):
            return told(plan, games), verdict
        target = min(2 * target, most)


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


def page(head: str, found: Sequence[tuple[Row, dict[str, Any], str]]) -> str:
    """The whole page: a table for each game."""
    text = [head]
    for game in dict.fromkeys(row.game for row, _, _ in found):
        title = wawel.game(game).titles["en"]
        text.append(f"\n## {title}\n\n| seats | level | against | games | share | aim | | score | rating | seconds |")
        text.append("|---|---|---|---|---|---|---|---|---|---|")
        text += [line(row, told, verdict) for row, told, verdict in found if row.game == game]
    return "\n".join(text) + "\n"


def line(row: Row, told: dict[str, Any], verdict: str) -> str:
    """A row of the table."""
    aim = f"+{row.lead:.0f} points" if row.lead else f"{100 * row.aim:.0f} %" if row.aim else NO_AIM
    one, other = told["bots"]
    low, high = (100 * end for end in one["interval"])
    cells = [
        str(row.seats),
        f"`{row.level}`",
        " ".join([f"`{row.below}`", *row.options]),
        str(told["games"]),
        f"{100 * one['share']:.0f} % [{low:.0f}–{high:.0f}]",
        aim,
        verdict,
        f"{one['mean_score']:.1f} : {other['mean_score']:.1f}",
        f"{one['rating'] - other['rating']:+.0f}",
        f"{one['seconds']['p50']:.3f} / {one['seconds']['p95']:.3f}",
    ]
    return f"| {' | '.join(cells)} |"


def measured(given: argparse.Namespace, tell: Callable[[str], object]) -> str:
    """Play everything and return the page."""
    found: list[tuple[Row, dict[str, Any], str]] = []
    for row in rows(given.game or [game.id for game in wawel.games()], given.seats):
        if given.level and row.level not in given.level:
            continue
        result, verdict = played(row, given)
        if result["bots"]:
            found.append((row, result, verdict))
            tell(f"{row.game}: {line(row, result, verdict)}\n")
    head = HEAD.format(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        seed=given.seed,
        first=FIRST,
        least=LEAST,
        build="compiled" if is_compiled() else "interpreted",
        python=".".join(map(str, sys.version_info[:3])),
        plies=yardstick(given.bench_seconds),
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
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--level", action="append", help="only rows of this one")
    parser.add_argument("--open", action="store_true", help="play no more where it is clear whether the aim is met")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=workers.cores())
    parser.add_argument("--bench-seconds", type=float, default=2.0, help="a run of the yardstick")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    text = measured(given, tell)
    given.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
