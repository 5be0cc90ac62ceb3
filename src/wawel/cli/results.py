"""The end of a match: where every point came from, who won and what decided."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wawel.cli import output
from wawel.cli.words import say
from wawel.core import telling
from wawel.core.game import Game
from wawel.core.match import Match


def result(match: Match, names: Sequence[str]) -> RenderableType:
    """Itemised scores, and the outcome once there is one."""
    rows: list[RenderableType] = [_table(match, names)]
    outcome = match.outcome
    if outcome is not None:
        known = telling.outcome(match.game, outcome)
        winners = [f"seat.{seat}" for seat in outcome.winners]
        line = output.coloured(match.game.id, "winners", {"winners": winners}, names).append(". ")
        reason = output.coloured(
            match.game.id, f"outcome-{outcome.key}", cast(Mapping[str, object], known["args"]), names
        )
        rows.append(line.append_text(reason).append(f" [{outcome.rule}]", "dim"))
    return Group(*rows)


def _table(match: Match, names: Sequence[str]) -> Table:
    """Rows are sources of points, columns are seats in their final order."""
    scores = {score.seat: telling.score(match.game, score) for score in match.scores}
    order = match.outcome.ranking if match.outcome else sorted(scores)
    rows: dict[str, list[int]] = {}
    for column, seat in enumerate(order):
        for item in cast(list[dict[str, Any]], scores[seat]["items"]):
            row = rows.setdefault(item_name(match.game, item, names), [0] * len(order))
            row[column] += item["points"]
    table = Table(box=None, padding=(0, 2, 0, 0), show_footer=True)
    table.add_column("", footer=Text(say("total"), "bold"))
    for seat in order:
        footer = Text(str(scores[seat]["total"]), "bold")
        table.add_column(output.name(seat, names), footer=footer, justify="right")
    for name, points in rows.items():
        table.add_row(name, *(str(number) if number else "–" for number in points))
    return table


def item_name(game: Game, item: Mapping[str, Any], names: Sequence[str]) -> str:
    """What an item of a score is called."""
    return output.coloured(game.id, f"score-{item['key']}", item["args"], names).plain


def summary(match: Match) -> dict[str, object]:
    """A match in JSON: the stable keys of `replay`, `verify` and `play`."""
    outcome = match.outcome
    return {
        "game": match.game.id,
        "seats": match.seats,
        "scores": [score.total for score in match.scores],
        "winners": outcome.winners if outcome else [],
        "decisions": len(match.entries),
        "ok": True,
    }
