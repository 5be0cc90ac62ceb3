"""What a position promises to each seat: points at the end, and the chance of winning."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import NOBODY, Game, State
from wawel.core.knowledge import Knowledge, Weights

MARGIN: Final = 0.02  # how much of its worth is the lead itself, so that a decided game is still played well


class Judge:
    """Judges positions of one game by what is known of it and a table of weights.

    Weights that choose well need not foretell well, so there may be others for positions in which search stops.
    """

    def __init__(
        self,
        game: Game,
        knowledge: Knowledge,
        weights: Weights,
        margin: float = MARGIN,
        ends: Weights | None = None,
    ) -> None:
        self.game = game
        self.knowledge = knowledge
        self.weights = weights
        self._margin = margin  # 0.0: chances alone
        self._ends = Judge(game, knowledge, ends, margin) if ends is not None else None

    def shares(self, state: State, seat: i64) -> vec[float]:
        """The points that each feature of a seat promises, in the order of the names."""
        progress = self.knowledge.progress(state)
        found = self.knowledge.features(self.game, state, seat)
        place: i64
        for place in range(len(found)):
            found[place] *= self._weight(place, progress)
        return found

    def points(self, state: State) -> vec[float]:
        """The points that each seat may expect at the end of an open game."""
        progress = self.knowledge.progress(state)
        features = self.knowledge.table(self.game, state)
        count: i64 = len(self.weights.early)
        found = vec[float]()
        seat: i64
        place: i64
        for seat in range(state.seats):
            total = 0.0
            for place in range(count):
                total += features[seat * count + place] * self._weight(place, progress)
            found = append(found, total)
        return found

    def _weight(self, place: i64, progress: float) -> float:
        early = self.weights.early[place]
        return early + (self.weights.late[place] - early) * progress

    def spread(self, state: State) -> float:
        """How many points make a lead safe."""
        early, late = self.weights.spread_early, self.weights.spread_late
        return early + (late - early) * self.knowledge.progress(state)

    def worths(self, state: State) -> vec[float]:
        """What a position is worth to each seat: its chance of winning, and a little for its lead."""
        if self.game.actor(state) == NOBODY:
            return self._final(state)
        points = self.points(state)
        spread = self.spread(state)
        return self._with_margin(chances(points, spread), points, spread)

    def ends(self, state: State) -> vec[float]:
        """What a position in which search stops is worth to each seat."""
        judge = self._ends
        return self.worths(state) if judge is None else judge.worths(state)

    def _final(self, state: State) -> vec[float]:
        winners = self.game.outcome(state).winners
        points = vec[float]([float(total) for total in self.game.scores(state)])
        shares = vec[float]()
        for seat in range(state.seats):
            shares = append(shares, 1.0 / len(winners) if seat in winners else 0.0)
        return self._with_margin(shares, points, self.weights.spread_late)

    def _with_margin(self, shares: vec[float], points: vec[float], spread: float) -> vec[float]:
        """Add each seat's lead over the best of the others."""
        seat: i64
        other: i64
        for seat in range(len(shares)):
            best = -1e9
            for other in range(len(points)):
                if other != seat:
                    best = max(best, points[other])
            lead = points[seat] - best
            shares[seat] += self._margin * lead / (8.0 * spread + abs(lead))  # never flat: more is always better
        return shares


def chances(points: vec[float], spread: float) -> vec[float]:
    """Everybody's chance of winning, from the points that everybody may expect; they add up to 1."""
    best = points[0]
    for each in points:
        best = max(best, each)
    found = vec[float]()
    total = 0.0
    for each in points:
        share = math.exp((each - best) / spread)
        found = append(found, share)
        total += share
    place: i64
    for place in range(len(found)):
        found[place] /= total
    return found
