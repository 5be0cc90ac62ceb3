"""CA-20: every point of a match, counted again from the map by a slow model that does not use the rules' code."""

from typing import Any

from hypothesis import given, settings

from tests.budgets import budget
from tests.games.carcassonne.driver import games, positions, steps
from tests.games.carcassonne.slow import Node, Slow
from wawel.core.game import NOBODY
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.model.state import BACK, DRAGON, DRAW, FIRST_TILE, OVER, PLACE
from wawel.games.carcassonne.view.observe import observe
from wawel.testing import rule

Figure = tuple[int, str, Node]  # seat, kind, where
CARDS = {"king": "city", "robber": "road"}  # CA-14.2
WEIGHTS = {"follower": 1, "large": 2}  # figures that claim features, CA-8.2


class Table:
    """Map, figures and fairy as a view shows them; an action moves them as the rules for players say."""

    def __init__(self, seen: Any) -> None:
        self.options: dict[str, str] = seen["options"]
        self.points = [0] * len(seen["seats"])
        self.slow = Slow(seen["tiles"])
        self.turn: int = seen["turn"]
        self.cards: dict[str, dict[str, int]] = {name: seen[name] for name in CARDS if name in seen}
        self.fairy = tuple(seen["fairy"]) if seen["fairy"] else None
        self.last = tuple(seen["tiles"][-1][key] for key in ("x", "y"))
        self.goods = [seat["goods"] for seat in seen["seats"]] if "goods" in seen["seats"][0] else []
        self.pigs = {f["seat"]: (f["x"], f["y"], f["part"]) for f in seen["figures"] if f.get("figure") == "pig"}
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
            elif spot["figure"] == "pig":
                self.pigs[self.turn] = (spot["x"], spot["y"], spot["part"])
        for spot in [spot for spot in seen.get("back", []) if spot["action"] == text]:
            self.figures.append((seen["actor"], spot.get("figure", "follower"), (spot["x"], spot["y"], spot["part"])))
        for spot in [spot for spot in seen["fairy_spots"] if spot["action"] == text]:
            self.fairy = (spot["x"], spot["y"])
            where = (spot["x"], spot["y"], spot["part"])
            self.ward = next((figure for figure in self.figures if figure[::2] == (self.turn, where)), None)
        for step in seen["walk"]["next"] if seen["walk"] else []:
            if step["action"] == text:
                self._take([figure for figure in self.figures if figure[2][:2] == (step["x"], step["y"])])
                self.pigs = {seat: at for seat, at in self.pigs.items() if at[:2] != (step["x"], step["y"])}
                self.pigs = {seat: at for seat, at in self.pigs.items() if self.herded(seat, at)}

    def _take(self, gone: list[Figure]) -> None:
        self.figures = [figure for figure in self.figures if figure not in gone]
        if self.ward in gone:
            self.ward = None

    def herded(self, seat: int, pig: Node) -> bool:
        """CA-10.3.6: whether the seat has a farmer on the field of its pig."""
        return any(figure[0] == seat and figure[2] in self.field(pig) for figure in self.figures)

    def field(self, node: Node) -> set[Node]:
        return self.slow.features[self.slow.of[node]]

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

    def collect(self) -> None:
        """CA-12.7: the active seat takes the goods of every city that the last tile completed."""
        for nodes in self.slow.features if self.goods else []:
            if self.last in {node[:2] for node in nodes} and self.slow.open_ends(nodes) == 0:
                for node in nodes:
                    if "goods" in self.slow.segment[node]:
                        self.goods[self.turn][self.slow.segment[node]["goods"]] += 1

    def sell(self) -> None:
        """CA-12.8."""
        for kind in self.goods[0] if self.goods else []:
            most = max(tokens[kind] for tokens in self.goods)
            for seat, tokens in enumerate(self.goods):
                self.points[seat] += 10 if tokens[kind] == most > 0 else 0

    def crown(self) -> None:
        """CA-14.3: the largest of all complete cities and roads, and who completed the first of that size."""
        for name, kind in CARDS.items() if "ks" in self.options["sets"].split("+") else []:
            best = max(self.sizes(kind), default=0)
            if best > self.cards.get(name, {"size": 0})["size"]:
                self.cards[name] = {"seat": self.turn, "size": best}

    def sizes(self, kind: str) -> list[int]:
        """The tiles of every complete city or road."""
        features = [nodes for nodes in self.slow.features if self.slow.kind[next(iter(nodes))] == kind]
        return [self.slow.size(nodes) for nodes in features if not self.slow.open_ends(nodes)]

    def reign(self) -> None:
        """CA-14.4: with the Count the City of Carcassonne is one more."""
        for name, card in self.cards.items():
            extra = name == "king" and "count" in self.options["sets"].split("+")
            self.points[card["seat"]] += len(self.sizes(CARDS[name])) + extra

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
        """CA-9.4, CA-9.5, CA-9.6, CA-12.9: what each city pays a seat on each farm; the best counts where one does."""
        paid: dict[tuple[int, int], list[int]] = {}
        around: dict[int, list[Figure]] = {}
        for nodes in self.slow.features:
            standing = [figure for figure in self.figures if figure[2] in nodes]
            if not standing or self.slow.kind[next(iter(nodes))] != "field":
                continue
            self.bonus(standing)
            for city in self.slow.cities(nodes):
                around[city] = around.get(city, []) + standing
                for seat in self.majority(standing):
                    paid.setdefault((city, seat), []).append(3 + (self.pigs.get(seat) in nodes))
        if self.options["farm_rule"] != "first":
            for (_, seat), points in paid.items():
                self.points[seat] += max(points) if self.options["farm_rule"] == "second" else sum(points)
            return
        for city, farmers in around.items():
            for seat in self.majority(farmers):
                beside = seat in self.pigs and city in self.slow.cities(self.field(self.pigs[seat]))
                self.points[seat] += 4 + beside


def gains(before: Any, text: str, after: Any) -> list[int]:
    """What one step must pay each seat, according to the view before it and the position after it."""
    table = Table(before)
    table.act(before, text)
    late = before["options"]["dragon_timing"] == "after_scoring"
    earlier = ("action", "back") if late else ("action", "dragon", "back")
    later = after.phase not in ((BACK,) if late else (DRAGON, BACK)) and not after.through
    if before["phase"] in earlier and later:
        table.score(complete=True)
        table.collect()
        table.crown()
        told: Any = observe(after)
        assert table.goods == [seat["goods"] for seat in told["seats"] if "goods" in seat]
        assert table.cards == {name: told[name] for name in CARDS if name in told}
    if after.phase == OVER:
        table.score(complete=False)
        table.score_farms()
        table.sell()
        table.reign()
    elif after.phase == DRAW and after.second == FIRST_TILE and before["phase"] not in ("first", "draw"):
        table.greet(after.turn)
    return table.points


@rule(
    "CA-20",
    "CA-8.2",
    "CA-8.7",
    "CA-9.4",
    "CA-9.5",
    "CA-10.6.3",
    "CA-10.6.4",
    "CA-12.7",
    "CA-12.8",
    "CA-12.9",
    "CA-14.3",
    "CA-14.4",
)
@settings(max_examples=budget(7))
@given(games)
def test_every_step_pays_what_a_slow_count_says(game: tuple[Any, ...]) -> None:
    """Each action, each step of the dragon, and the last draw; nothing else pays."""
    for before, text, after in steps(*game):
        s: Any = before
        paid = [new - old for new, old in zip(GAME.scores(after), GAME.scores(before), strict=True)]
        if s.phase > PLACE or GAME.actor(after) == NOBODY:
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
