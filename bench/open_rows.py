"""Games of rows that are still open, in a folder beside the page: a run on another machine goes on after them.

A file has a line with the row's mark and the seed, then one for each game: round, number, points, ranking and winners.
How long decisions took is left out, because it belongs to a machine. Rows that are settled need no games any more.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from bench.rows import Row
from wawel.arena.plan import Plan, Played
from wawel.arena.results import Results


def load(folder: Path, row: Row, mark: str, plan: Plan, results: Results) -> None:
    """Add the games of the row's file to the results, if the bots that played them play like those of today."""
    file = folder / row.file
    if not file.exists():
        return
    head, *lines = file.read_text("utf-8").splitlines()
    if json.loads(head) != _head(mark, plan.seed):
        return
    for line in lines:
        round, number, points, ranking, winners = json.loads(line)
        fixture = next(each for each in plan.schedule.round(round) if each.number == number)
        if fixture not in results:
            results.add(Played(fixture, ranking, winners, points, [[] for _ in points], [[] for _ in points]))


def save(folder: Path, row: Row, mark: str, seed: int, games: Sequence[Played], is_open: bool) -> None:
    """Write the games of an open row, if there are any; take the file of a settled one away."""
    file = folder / row.file
    if not (is_open and games):
        file.unlink(missing_ok=True)
        return
    lines = [_head(mark, seed), *[_told(game) for game in games]]
    folder.mkdir(exist_ok=True)
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")


def _head(mark: str, seed: int) -> dict[str, object]:
    return {"mark": mark, "seed": seed}


def _told(game: Played) -> list[object]:
    return [game.fixture.round, game.fixture.number, game.points, game.ranking, game.winners]
