"""Measures the strength of every level and writes docs/strength.md: `make strength`.

In every game each level plays the one below, with two seats and one against two. The results are kept
in build/strength, so an interrupted run goes on, unless rules, bots or weights have changed.
"""

import argparse
import datetime
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

import wawel
from wawel import workers
from wawel.arena import figures, places
from wawel.arena.arena import Arena
from wawel.arena.plan import Plan
from wawel.arena.results import Results
from wawel.bots.bot import RANDOM
from wawel.build import is_compiled
from wawel.cli import measure
from wawel.core.knowledge import LEVELS
from wawel.core.match import Match

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "strength.md"
KEPT: Final = ROOT / "build" / "strength"
PAIRS: Final = [*pairwise([RANDOM, *LEVELS]), (RANDOM, "easy")]  # the weaker one first
ROUNDS: Final = 3  # of the yardstick

HEAD: Final = """# How strong the bots are

Written by `make strength` on {date}, with {games} games a row, seed {seed}, {build} rules and Python {python}.
The machine plays {plies:.0f} plies per second of random chess with python-chess (`make bench`).

Every deal is played from each seat. With two seats a level plays another one; with three seats one bot of the level
plays two of the other, and equal bots would win a third each. *Share* is the share of wins with its 95 % interval
(Wilson's, for as many games as the deals are worth), *score* the mean scores of both, *rating* by how much the level is
ahead (400 points are ten wins to one between two), and *seconds* what a decision with a choice takes: the median, and
what 95 % do not exceed.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A level against another one. With three seats there are two of the other."""

    game: str
    seats: int
    level: str
    below: str
    options: tuple[str, ...] = ()

    @property
    def bots(self) -> str:
        return ",".join([self.level, *[self.below] * (self.seats - 1)])

    @property
    def file(self) -> str:
        return "-".join([self.game, str(self.seats), self.level, self.below, *self.options]) + ".jsonl"


def rows(games: Sequence[str], seats: Sequence[int]) -> Iterator[Row]:
    """Everything that is measured, in the order of the page."""
    for game in games:
        for number in seats:
            for below, level in PAIRS:
                yield Row(game, number, level, below)
    if "carcassonne" in games:  # the marks of others: strong against chance, with the expansion and without
        yield Row("carcassonne", 2, "strong", RANDOM, ("sets=pd",))
        yield Row("carcassonne", 2, "strong", RANDOM, ("sets=none",))


@cache
def kept() -> Path:
    """The folder for results of bots and rules as they are now."""
    content = hashlib.sha256()
    for path in sorted(path for name in ("core", "games", "bots") for path in (ROOT / "src/wawel" / name).rglob("*.*")):
        if path.suffix in (".py", ".toml"):
            content.update(path.read_bytes())
    return KEPT / content.hexdigest()[:12]


def played(row: Row, games: int, seed: int, cores: int) -> dict[str, Any]:
    """Run the arena for a row; return what `wawel arena --json` would print."""
    file = kept() / row.file
    file.parent.mkdir(parents=True, exist_ok=True)
    match = Match(row.game, row.seats, seed, dict([option.split("=") for option in row.options]))
    plan = Plan(row.game, row.seats, match.options, tuple(row.bots.split(",")), seed)
    arena = Arena(plan, games, Results(plan, file))
    with closing(arena.run(partial(places.local, cores=cores))) as run:
        for _ in run:
            pass
    return figures.json(plan, len(arena.games), figures.standings(plan, arena.games))


def yardstick(seconds: float) -> float:
    """Plies per second with python-chess as `make bench` measures them: the median of a few runs."""
    runs: list[Any] = [measure.bench([], seconds)["yardstick"] for _ in range(ROUNDS)]
    return float(median(run["python_chess_plies_per_s"] for run in runs))


def page(head: str, found: Sequence[tuple[Row, dict[str, Any]]]) -> str:
    """The whole page: a table for each game."""
    text = [head]
    for game in dict.fromkeys(row.game for row, _ in found):
        title = wawel.game(game).titles["en"]
        text.append(f"\n## {title}\n\n| seats | level | against | games | share | score | rating | seconds |")
        text.append("|---|---|---|---|---|---|---|---|")
        text += [line(row, told) for row, told in found if row.game == game]
    return "\n".join(text) + "\n"


def line(row: Row, told: dict[str, Any]) -> str:
    """A row of the table."""
    one, other = told["bots"]
    low, high = (100 * end for end in one["interval"])
    cells = [
        str(row.seats),
        f"`{row.level}`",
        " ".join([f"`{row.below}`", *row.options]),
        str(told["games"]),
        f"{100 * one['share']:.0f} % [{low:.0f}–{high:.0f}]",
        f"{one['mean_score']:.1f} : {other['mean_score']:.1f}",
        f"{one['rating'] - other['rating']:+.0f}",
        f"{one['seconds']['p50']:.3f} / {one['seconds']['p95']:.3f}",
    ]
    return f"| {' | '.join(cells)} |"


def measured(given: argparse.Namespace, tell: Callable[[str], object]) -> str:
    """Play everything and return the page."""
    found: list[tuple[Row, dict[str, Any]]] = []
    for row in rows(given.game or [game.id for game in wawel.games()], given.seats):
        found.append((row, played(row, given.games, given.seed, given.cores)))
        tell(f"{row.game}: {line(*found[-1])}\n")
    head = HEAD.format(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        games=given.games,
        seed=given.seed,
        build="compiled" if is_compiled() else "interpreted",
        python=".".join(map(str, sys.version_info[:3])),
        plies=yardstick(given.bench_seconds),
    )
    return page(head, found)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="a row, in whole rounds")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=workers.cores())
    parser.add_argument("--bench-seconds", type=float, default=2.0, help="a run of the yardstick")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    text = measured(given, sys.stdout.write)
    given.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
