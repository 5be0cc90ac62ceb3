"""How good a position is for a seat: points as if the game ended now, and exact look-ahead over draws."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from wawel.core.game import CHANCE, NOBODY, Game, State
from wawel.core.match import Match
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.scoring.final import score as score_carcassonne
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.scoring.final import worth
from wawel.games.simurgh.model.state import SimurghState
from wawel.games.simurgh.scoring.final import final_points

PEARL: Final = {"red": 8.4, "white": 3.5}  # what a pearl is worth on average
FAR: Final = 1 << 30  # decisions; no game has so many


def _keepers(game: Game, state: State, seat: int) -> float:
    """Fragments and pearls are hidden until the end: added here, a pearl with its mean."""
    lines = [line.partition(":") for line in game.position(state).splitlines()]
    told = {name: value.split() for name, _, value in lines}
    ring = sum(int(value) for value in told.get(f"ring {seat}", []))
    pearls = sum(PEARL["red" if pearl.startswith("red") else "white"] for pearl in told.get(f"pearls {seat}", []))
    return ring + pearls + game.tally(state)[seat].total


def _castle(_: Game, state: State, seat: int) -> float:
    assert isinstance(state, DragonState)
    return worth(state, seat)


def _carcassonne(_: Game, state: State, seat: int) -> float:
    ended = state.copy()
    assert isinstance(ended, CarcassonneState)
    score_carcassonne(ended)
    return int(ended.points[seat])


def _simurgh(game: Game, state: State, seat: int) -> float:
    assert isinstance(state, SimurghState)
    return game.scores(state)[seat] + final_points(state, seat)


NOW: Final[dict[str, Callable[[Game, State, int], float]]] = {
    "dragonkeepers": _keepers,
    "dragon-castle": _castle,
    "carcassonne": _carcassonne,
    "simurgh": _simurgh,
}


def points(game: Game, state: State, seat: int) -> float:
    """The points of a seat if the game ended now."""
    if game.actor(state) == NOBODY or game.id not in NOW:
        return game.tally(state)[seat].total
    return NOW[game.id](game, state, seat)


def measured(game: Game, state: State, seat: int, measure: str) -> float:
    """`points`; `margin`: less those of the best other seat; `win`: 1, shared, and 0 while the game goes on."""
    if measure == "win":
        winners = game.outcome(state).winners if game.actor(state) == NOBODY else []
        return 1.0 / len(winners) if seat in winners else 0.0
    own = points(game, state, seat)
    if measure == "points":
        return own
    return own - max(points(game, state, other) for other in range(state.seats) if other != seat)


class Search:
    """The best for a seat, the mean over draws; other seats do their worst, or everything equally often."""

    def __init__(self, game: Game, seat: int, proof: Mapping[str, Any]) -> None:
        self._game, self._seat = game, seat
        self._measure: str = proof.get("measure", "margin")
        self._horizon: str | int = proof.get("horizon", "turn")
        self._others: str = proof.get("others", "worst")
        self._known: dict[tuple[bytes, int], float] = {}

    def options(self, match: Match) -> list[tuple[float, str]]:
        """Every action of the seat with its value, best first."""
        state = match.state()
        left = self._horizon if isinstance(self._horizon, int) else FAR
        found = [
            (self._after(state, self._seat, action, left), match.format(self._seat, action))
            for action in match.legal(self._seat)
        ]
        return sorted(found, reverse=True)

    def _after(self, state: State, actor: int, action: int, left: int) -> float:
        following = state.copy()
        self._game.apply(following, actor, action)
        return self._value(following, left if actor == CHANCE else left - 1)

    def _value(self, state: State, left: int) -> float:
        actor = self._game.actor(state)
        others_turn = self._horizon == "turn" and actor not in (CHANCE, self._seat)
        if actor == NOBODY or left == 0 or others_turn:
            return measured(self._game, state, self._seat, self._measure)
        key = (state.encode(), left)
        if key not in self._known:
            self._known[key] = self._look_ahead(state, left, actor)
        return self._known[key]

    def _look_ahead(self, state: State, left: int, actor: int) -> float:
        actions = self._game.legal(state, actor)
        values = [self._after(state, actor, action, left) for action in actions]
        if actor == CHANCE:
            weights = [int(self._game.weight(state, action)) for action in actions]
            return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
        if actor == self._seat:
            return max(values)
        return min(values) if self._others == "worst" else sum(values) / len(values)
