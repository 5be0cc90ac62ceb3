"""CA-20: whole matches with any sets and options, step by step against a second reading of the sheet."""

from collections import Counter
from typing import Any

from hypothesis import given, settings

from tests.budgets import budget
from tests.games.carcassonne.driver import games, steps
from tests.games.carcassonne.referee import Referee
from wawel.core.game import NOBODY
from wawel.core.options import canonical
from wawel.games.carcassonne import GAME
from wawel.testing import rule


def told(seen: Any) -> dict[str, Any]:
    """A view, reduced to what a referee knows."""
    return {
        "phase": seen["phase"],
        "actor": seen["actor"],
        "turn": seen["turn"],
        "points": [seat["points"] for seat in seen["seats"]],
        "home": [
            {key: seat[key] for key in ("supply", "large", "builder", "pig") if seat.get(key)} for seat in seen["seats"]
        ],
        "pieces": sorted(
            (f["seat"], f.get("figure", "follower"), (f["x"], f["y"], f["part"])) for f in seen["figures"]
        ),
        "goods": [{kind: n for kind, n in seat.get("goods", {}).items() if n} for seat in seen["seats"]],
        "cards": {name: (seen[name]["seat"], seen[name]["size"]) for name in ("king", "robber") if name in seen},
        "dragon": tuple(seen["dragon"]) if seen["dragon"] else None,
        "fairy": tuple(seen["fairy"]) if seen["fairy"] else None,
        "second": seen.get("second", ""),
        "aside": seen["aside"],
        "left": seen["left"],
        "count": seen["city"]["count"] if "city" in seen else "castle",
        "quarters": {
            (row["seat"], quarter, figure): int(row[key])
            for quarter, rows in seen.get("city", {"people": {}})["people"].items()
            for row in rows
            for figure, key in (("follower", "followers"), ("large", "large"))
            if row[key]
        },
    }


def known(r: Referee) -> dict[str, Any]:
    names = {"follower": "supply"}
    return {
        "phase": r.phase,
        "actor": r.actor,
        "turn": r.turn,
        "points": r.points,
        "home": [{names.get(figure, figure): n for figure, n in supply.items() if n} for supply in r.home],
        "pieces": sorted(r.pieces),
        "goods": [dict(+tokens) for tokens in r.goods],
        "cards": r.cards,
        "dragon": r.dragon,
        "fairy": r.fairy,
        "second": r.second,
        "aside": dict(r.aside),
        "left": r.pile.total(),
        "count": r.count,
        "quarters": dict(+r.quarters),
    }


@rule("CA-20", "CA-6.1", "CA-7.6", "CA-12.4", "CA-13.4", "CA-14.3", "CA-15.4", "CA-15.6", "CA-15.9")
@settings(max_examples=budget(6))
@given(games)
def test_a_referee_who_reads_the_sheet_agrees_with_every_step(game: tuple[Any, ...]) -> None:
    """Who acts, what they may do, every piece on the table and every point."""
    seats, _, _, chosen = game
    referee = Referee(seats, canonical(GAME.options, chosen, seats))
    for before, text, after in steps(*game):
        actor = GAME.actor(before)
        offered = Counter(GAME.format(before, actor, action) for action in GAME.legal(before, actor))
        assert offered == Counter(referee.legal())
        referee.play(text)
        assert told(GAME.observe(after, -1)) == known(referee)
    assert GAME.actor(after) == NOBODY
