"""Search where several seats decide at once: everybody learns to mix choices, so that nobody can be foreseen.

Regret matching (Hart and Mas-Colell, 2000), sampled: again and again every deciding seat draws a choice from its mix,
and then sees what each of its choices would have brought. It mixes in more of what it regrets not having chosen. The
average mixes come close to an equilibrium between two seats, and do well among more. What a choice brings is judged
after the decision, and where the same position comes up often, after the next ones: they are mixed in the same way.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.halving import SEEDS
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, Trial, ranked
from wawel.core.game import CHANCE, State
from wawel.core.knowledge import Level
from wawel.core.rng import Rng, Source

OFTEN: Final = 6  # visits after which a position is no longer judged by its look
RARE: Final = 0.15  # choices mixed in less than this part of the commonest one are noise


class Mix:
    """How often a seat takes each of its choices."""

    def __init__(self, actions: vec[i64]) -> None:
        self.actions = actions
        self.regrets = vec[float]([0.0] * len(actions))
        self.sums = vec[float]([0.0] * len(actions))

    def now(self) -> vec[float]:
        """The mix to draw from: choices in proportion to their regret; at first all alike."""
        total = 0.0
        for regret in self.regrets:
            total += regret
        found = vec[float]()
        for regret in self.regrets:
            found = append(found, regret / total if total > 0.0 else 1.0 / float(len(self.regrets)))
        return found

    def learn(self, worths: vec[float], turn: float) -> None:
        """See what every choice would have brought. Later mixes count for more in the average."""
        mix = self.now()
        mean = 0.0
        place: i64
        for place in range(len(mix)):
            mean += mix[place] * worths[place]
        for place in range(len(mix)):
            self.regrets[place] = max(0.0, self.regrets[place] + worths[place] - mean)
            self.sums[place] += mix[place] * turn


def drawn(shares: vec[float], rng: Source) -> i64:
    """A place, each as likely as its share of the total."""
    total = 0.0
    for share in shares:
        total += share
    left = total * float(rng.below(SEEDS)) / float(SEEDS)
    last: i64 = len(shares) - 1
    place: i64
    for place in range(last):
        left -= shares[place]
        if left < 0.0:
            return place
    return last


class Node:
    """A position that came up, and how its seats mix their choices there."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.mixes: dict[int, Mix] = {}


class Mixing:
    """Finds a seat's mix, and draws a choice from it."""

    def __init__(self, judge: Judge, imagined: Imagined, level: Level, rng: Source) -> None:
        self._judge = judge
        self._imagined = imagined
        self._level = level
        self._rng = rng
        self._mixes: dict[tuple[int, ...], Mix] = {}  # of other seats, by seat and choices: a hidden hand shows in them
        self._nodes: dict[bytes, Node] = {}  # positions after the decision
        self._turns = 0.0
        self._done: i64 = 0  # simulations

    def run(self, found: list[Line], simulations: i64, until: float) -> list[Trial]:
        """The lines and their worth, the drawn one first. `until` is a time, or 0.0 where only simulations count."""
        trials = [Trial(line) for line in found]
        own = Mix(vec[i64]([line.actions[0] for line in found]))
        while self._done < simulations and (until <= 0.0 or time.monotonic() <= until):
            self._turn(trials, own)
        return self._chosen(trials, own)

    def _turn(self, trials: list[Trial], own: Mix) -> None:
        """All seats draw a choice in a new imagined position, and learn."""
        judge, seat = self._judge, self._imagined.seat
        self._turns += 1.0
        state = self._imagined.sample(self._rng)
        judge.knowledge.reopen(state, seat)
        seats = judge.game.waiting(state)
        mixes = [own if each == seat else self._mix(state, each) for each in seats]
        actions = self._draw(mixes, self._rng)
        for place in range(len(seats)):
            worths = self._learn(state, seats, mixes, actions, place, self._level.depth)
            if seats[place] == seat:
                for at in range(len(trials)):
                    trials[at].sum += worths[at]
                    trials[at].rounds += 1

    def _mix(self, state: State, seat: i64) -> Mix:
        choices = self._judge.knowledge.choices(self._judge.game, state, seat)
        key = (int(seat), *choices)
        known = self._mixes.get(key)
        if known is None:
            known = Mix(choices)
            self._mixes[key] = known
        return known

    def _draw(self, mixes: list[Mix], rng: Source) -> vec[i64]:
        found = vec[i64]()
        for mix in mixes:
            found = append(found, mix.actions[drawn(mix.now(), rng)])
        return found

    def _learn(
        self, state: State, seats: list[int], mixes: list[Mix], actions: vec[i64], place: i64, depth: i64
    ) -> vec[float]:
        """What each choice of a seat brings it if the others stay with theirs, with the same draws afterwards."""
        game, seat = self._judge.game, seats[place]
        shared = state.copy()
        for other in range(len(seats)):
            if other != place:
                game.apply(shared, seats[other], actions[other])
        seed: int = self._rng.below(SEEDS) << 30 | self._rng.below(SEEDS)
        found = vec[float]()
        for choice in mixes[place].actions:
            twin = shared.copy()
            game.apply(twin, seat, choice)
            found = append(found, self._worth(twin, seat, Rng(seed), depth))
        mixes[place].learn(found, self._turns)
        return found

    def _worth(self, state: State, seat: i64, rng: Source, depth: i64) -> float:
        """What a position is worth to a seat: as it looks, or after the next decision if it came up often."""
        game = self._judge.game
        if depth > 0 and self._node(state).visits > OFTEN:
            while game.actor(state) == CHANCE:
                game.apply(state, CHANCE, game.pick(state, CHANCE, rng))
            if seat in game.waiting(state):
                return self._after(state, seat, rng, depth - 1)
        self._done += 1
        return self._judge.worths(state)[seat]

    def _after(self, state: State, seat: i64, rng: Source, depth: i64) -> float:
        """What a position is worth to a seat that decides in it: the others draw, and it learns."""
        node = self._node(state)
        seats = self._judge.game.waiting(state)
        mixes: list[Mix] = []
        for each in seats:
            known = node.mixes.get(each)
            if known is None:
                known = Mix(self._judge.knowledge.choices(self._judge.game, state, each))
                node.mixes[each] = known
            mixes.append(known)
        place = seats.index(seat)
        before = mixes[place].now()
        worths = self._learn(state, seats, mixes, self._draw(mixes, rng), place, depth)
        mean = 0.0
        at: i64
        for at in range(len(before)):
            mean += before[at] * worths[at]
        return mean

    def _node(self, state: State) -> Node:
        """The node of a position, visited once more."""
        key = state.encode()
        known = self._nodes.get(key)
        if known is None:
            known = Node()
            self._nodes[key] = known
        known.visits += 1
        return known

    def _chosen(self, trials: list[Trial], own: Mix) -> list[Trial]:
        """A draw from the average mix without its rare choices; then the others, best first."""
        most = 0.0
        for share in own.sums:
            most = max(most, share)
        shares = vec[float]()
        for share in own.sums:
            shares = append(shares, share if share >= RARE * most else 0.0)
        at = drawn(shares, self._rng)
        return [trials[at], *ranked(trials[:at] + trials[at + 1 :])]
