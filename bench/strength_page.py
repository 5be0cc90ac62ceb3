"""docs/strength.md as text: the words above the tables, and a table for each game. An earlier page can be read back."""

import re
from collections.abc import Sequence
from typing import Any, Final

import wawel
from bench.rows import Row

MET: Final = "met"
MISSED: Final = "missed"
OPEN: Final = "open"
NO_AIM: Final = "–"

HEAD: Final = """# How strong the bots are

Written by `{command}` on {date}, with seed {seed}, {build} rules and Python {python}.
Machines that it was measured on play {plies} plies per second of random chess with python-chess (`make
bench`). The same rules, bots, weights and seed play the same games anywhere, so what earlier runs have played counts.
*Mark* stands for how the bots of a row choose at some moments of a match: a row stays on the page as long as it does
not change, and open rows go on from the games in [strength](strength/).

Every deal is played from each seat. With two seats a level plays another one; with more seats one bot of the level
plays several of the other, and equal bots would win 33, 25 or 20 % each. *Share* is the share of wins with its 95 %
interval (Wilson's, for as many games as the deals are worth), *score* the mean scores of both, *rating* by how much the
level is ahead (400 points are ten wins to one between two), and *seconds* what a decision with a choice takes of a
core of the machine that played the row: the median, and what 95 % do not exceed.

*Aim* is the share that the level should reach: 65 % between two and half of the games against two of the level below;
in Knights and Castles, where nobody can be foreseen, 55 % and, at the same odds, 38 %; at larger tables its fair share;
`easy` wins 95 % against `random`. Two rows of Carcassonne aim at a lead in points, that of the best bot elsewhere.
A row is looked at after {first} games, whenever they have doubled, and when its time is up: it is *met* or *missed* if
the interval of {least} games or more excludes the aim, and otherwise *open*. `greedy` takes the turn that looks best,
without search or noise, as Carcassonne's `strong` does: its master should win 87 %. Rows without games are left out.
What was tried where an aim is not met is in [decisions](decisions.md).
"""


def page(head: str, found: Sequence[tuple[Row, str]]) -> str:
    """The whole page: a table for each game."""
    text = [head]
    for game in dict.fromkeys(row.game for row, _ in found):
        text.append(f"\n## {_title(game)}\n")
        text.append("| seats | level | against | games | share | aim | | score | rating | seconds | mark |")
        text.append("|---|---|---|---|---|---|---|---|---|---|---|")
        text += [line for row, line in found if row.game == game]
    return "\n".join(text) + "\n"


def earlier(text: str, seed: int) -> dict[tuple[str, str], str]:
    """The lines of an earlier page with this seed, by game and first cells."""
    found: dict[tuple[str, str], str] = {}
    if f" with seed {seed}, " not in text:
        return found
    for game in wawel.games():
        _, _, section = text.partition(f"\n## {_title(game.id)}\n")
        for told in section.partition("\n## ")[0].splitlines():
            if re.match(r"\| \d", told):
                found[game.id, " | ".join(told.split(" | ")[:3])] = told
    return found


def machines(text: str, plies: float) -> str:
    """How fast the machines were that an earlier page and this run were made on."""
    found = re.search(r"plays? ([\d– ]+) plies", text)
    speeds = sorted([round(plies), *([int(each) for each in found[1].split("–")] if found else [])])
    return f"{speeds[0]}" if speeds[0] == speeds[-1] else f"{speeds[0]} – {speeds[-1]}"


def holds(told: str, mark: str) -> bool:
    """Whether a line is about bots that choose as those with this mark do."""
    return told.endswith(f" | `{mark}` |")


def games_of(told: str) -> int:
    """How many games a line tells about; an empty one about none."""
    return int(told.split(" | ")[3]) if told else 0


def is_settled(told: str) -> bool:
    """Whether a line says that its aim is met or missed."""
    return bool(told) and told.split(" | ")[6] in (MET, MISSED)


def _title(game: str) -> str:
    return wawel.game(game).titles["en"]


def line(row: Row, told: dict[str, Any], verdict: str, mark: str) -> str:
    """A row of the table."""
    aim = f"+{row.lead:.0f} points" if row.lead else f"{100 * row.aim:.0f} %" if row.aim else NO_AIM
    one, other = told["bots"]
    low, high = (100 * end for end in one["interval"])
    rest = [
        str(told["games"]),
        f"{100 * one['share']:.0f} % [{low:.0f}–{high:.0f}]",
        aim,
        verdict,
        f"{one['mean_score']:.1f} : {other['mean_score']:.1f}",
        f"{one['rating'] - other['rating']:+.0f}",
        f"{one['seconds']['p50']:.3f} / {one['seconds']['p95']:.3f}",
        f"`{mark}`",
    ]
    return f"{about(row)} | {' | '.join(rest)} |"


def about(row: Row) -> str:
    """The first cells of a row."""
    return f"| {row.seats} | `{row.level}` | {' '.join([f'`{row.below}`', *row.options])}"
