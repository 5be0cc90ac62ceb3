"""docs/strength.md as text: the words above the tables, and a table for each game."""

from collections.abc import Sequence
from typing import Any, Final

import wawel
from bench.rows import Row

NO_AIM: Final = "–"

HEAD: Final = """# How strong the bots are

Written by `{command}` on {date}, with seed {seed}, {build} rules and Python {python}.
The machine plays {plies:.0f} plies per second of random chess with python-chess (`make bench`). Games of this build and
seed that earlier runs have played count, so a run goes on where another one stopped.

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
without search or noise, as Carcassonne's `strong` does: its master should win 87 %. Rows without games are left out.
What was tried where an aim is not met is in [decisions](decisions.md).
"""


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
