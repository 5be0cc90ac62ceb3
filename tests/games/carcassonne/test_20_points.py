"""CA-20: every point of a match, counted again from the map by a slow model that does not use the rules' code."""

from typing import Any

from hypothesis import given, settings

from tests.budgets import budget
from tests.games.carcassonne.driver import games, positions, steps
from tests.games.carcassonne.slow import Node, Slow
from wawel.core.game import NOBODY
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import ACTION, DRAGON, OVER
from wawel.games.carcassonne.view.observe import observe
from wawel.testing import rule

Figure = tuple[int, str, Node]  # seat, kind, where
WEIGHTS = {"follower": 1, "large": 2}  # figures that claim features, CA-8.2


class Table:
    """Map, figures and fairy as a view shows them; an action moves them as the rules for players say."""

    def __init__(self, seen: Any) -> None:
        self.options: dict[str, str] = seen["options"]
        self.points = [0] * len(seen["seats"])
        self.slow = Slow(seen["tiles"])
        self.turn: int = seen["turn"]
        self.fairy = tuple(seen["fairy"]) if seen["fairy"] else None
        self.figures: list[Figure] = []
        self.ward: Figure | None = None
        for f in seen["figures"]:
            figure = (f["seat"], f.get("figure", "follower"), (f["x"], f["y"], f["part"]))
            if figure[1] in WEIGHTS:
                self.figures.append(figure)
                self.ward = figure if f["ward"] else self.ward

    def act(self, seen: Any, text: str) -> None:
        """A follower is deployed, the fairy moves, or the dragon eats."""
        for spot in [spot for spot in seen["spots"] if spot["action"] == text]:
            if spot.get("figure", "follower") in WEIGHTS:
                self.figures.append((self.turn, spot.get("figure", "follower"), (spot["x"], spot["y"], spot["part"])))
        for spot in [spot for spot in seen["fairy_spots"] if spot["action"] == text]:
            self.fairy = (spot["x"], spot["y"])
            where = (spot["x"], spot["y"], spot["part"])
            self.ward = next((figure for figure in self.figures if figure[::2] == (self.turn, where)), None)
        for step in seen["walk"]["next"] if seen["walk"] else []:
            if step["action"] == text:
                self._take([figure for figure in self.figures if figure[2][:2] == (step["x"], step["y"])])

    def _take(self, gone: list[Figure]) -> None:
        self.figures = [figure for figure in self.figures if figure not in gone]
        if self.ward in gone:
            self.ward = None

    def favoured(self, figure: Figure) -> bool:
        """Whether the fairy pays for this follower."""
        if self.options["fairy_mode"] == "follower":
            return figure == self.ward
        return figure[2][:2] == self.fairy

    def greet(self, seat: int) -> None:
        """CA-10.6.3."""
        self.points[seat] += any(figure[0] == seat and self.favoured(figure) for figure in self.figures)

    def score(self, complete: bool) -> None:
        """CA-8, or without `complete` CA-9.3: cities, roads and cloisters with followers, and the fairy's bonus."""
        for nodes in self.slow.features:
            standing = [figure for figure in self.figures if figure[2] in nodes]
            kind = self.slow.kind[next(iter(nodes))]
            if not standing or kind == "field" or (complete and self.slow.open_ends(nodes)):
                continue
            for seat in self.majority(standing):
                self.points[seat] += self.slow.worth(nodes, self.options)
            if kind != "cloister" or self.options["fairy_cloister_bonus"] == "yes":
                self.bonus(standing)
            if complete:
                self._take(standing)

    def majority(self, standing: list[Figure]) -> list[int]:
        """CA-8.2, CA-11.1."""
        seats = range(len(self.points))
        counts = [sum(WEIGHTS[figure[1]] for figure in standing if figure[0] == seat) for seat in seats]
        return [seat for seat in range(len(counts)) if counts[seat] == max(counts)]

    def bonus(self, standing: list[Figure]) -> None:
        """CA-10.6.4: once per seat and feature."""
        for seat in {figure[0] for figure in standing if self.favoured(figure)}:
            self.points[seat] += 3

    def score_farms(self) -> None:
        """CA-9.4, CA-9.5, CA-9.6."""
        paid: set[tuple[int, int]] = set()
        around: dict[int, list[Figure]] = {}
        for nodes in self.slow.features:
            standing = [figure for figure in self.figures if figure[2] in nodes]
            if not standing or self.slow.kind[next(iter(nodes))] != "field":
                continue
            self.bonus(standing)
            for city in self.slow.cities(nodes):
                around[city] = around.get(city, []) + standing
                for seat in self.majority(standing):
                    again = self.options["farm_rule"] == "second" and (city, seat) in paid
                    if self.options["farm_rule"] != "first" and not again:
                        self.points[seat] += 3
                        paid.add((city, seat))
        for farmers in around.values() if self.options["farm_rule"] == "first" else []:
            for seat in self.majority(farmers):
                self.points[seat] += 4


def gains(before: Any, text: str, after: Any) -> list[int]:
    """What one step must pay each seat, according to the view before it and the position after it."""
    table = Table(before)
    table.act(before, text)
    late = before["options"]["dragon_timing"] == "after_scoring"
    ended = before["phase"] in ("action", "dragon") and after.phase != DRAGON
    if (before["phase"] == "action" and late) or (ended and not late):
        table.score(complete=True)
    if after.phase == OVER:
        table.score(complete=False)
        table.score_farms()
    elif ended:
        table.greet(after.turn)
    return table.points


@rule("CA-20", "CA-8.2", "CA-8.7", "CA-9.4", "CA-9.5", "CA-10.6.3", "CA-10.6.4")
@settings(max_examples=budget(7))
@given(games)
def test_every_step_pays_what_a_slow_count_says(game: tuple[Any, ...]) -> None:
    """Each action, each step of the dragon, and the last draw; nothing else pays."""
    for before, text, after in steps(*game):
        s: Any = before
        paid = [new - old for new, old in zip(GAME.scores(after), GAME.scores(before), strict=True)]
        if s.phase in (ACTION, DRAGON) or GAME.actor(after) == NOBODY:
            assert paid == gains(observe(s), text, after)
        else:
            assert not any(paid)


@rule("CA-20")
@settings(max_examples=budget(6))
@given(games)
def test_every_point_stands_in_a_note(game: tuple[Any, ...]) -> None:
    """The notes of a match add up to its scores."""
    *_, state = positions(*game)
    assert state.log is not None
    gains = [0] * game[0]
    for note in state.log.notes:
        if GAME.arguments(note.key).endswith("points:number"):
            gains[note.seat] += note.args[-1]

    assert gains == GAME.scores(state)
