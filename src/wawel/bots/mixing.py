"""Search where several seats decide at once: everybody learns to mix choices, so that nobody can be foreseen.

Regret matching (Hart and Mas-Colell, 2000), sampled: again and again every deciding seat draws a choice from its mix,
and then sees what each of its choices would have brought. It mixes in more of what it regrets not having chosen. The
average mixes come close to an equilibrium between two seats, and do well among more.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.halving import SEEDS
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, Trial, ranked
from wawel.bots.playout import play_on
from wawel.core.game import State
from wawel.core.knowledge import Level
from wawel.core.rng import Rng, Source

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


class Mixing:
    """Finds a seat's mix of lines, of which the first decision counts, and draws one from it."""

    def __init__(self, judge: Judge, imagined: Imagined, level: Level, rng: Source) -> None:
        self._judge = judge
        self._imagined = imagined
        self._level = level
        self._rng = rng
        self._mixes: dict[tuple[int, ...], Mix] = {}  # of other seats, by seat and choices: a hidden hand shows in them
        self._turns = 0.0
        self._done: i64 = 0  # simulations

    def run(self, found: list[Line], simulations: i64, until: float) -> list[Trial]:
        """The lines and their worth, the drawn one first. `until` is a time, or 0.0 where only simulations count."""
        trials = [Trial(line) for line in found]
        own = Mix(vec[i64]([line.actions[0] for line in found]))
        while True:
            self._turn(trials, own)
            if self._done >= simulations or (until > 0.0 and time.monotonic() > until):
                return self._chosen(trials, own)

    def _turn(self, trials: list[Trial], own: Mix) -> None:
        """All seats draw a choice in a new imagined position, and learn."""
        judge, seat = self._judge, self._imagined.seat
        self._turns += 1.0
        state = self._imagined.sample(self._rng)
        judge.knowledge.reopen(state, seat)
        seats = judge.game.waiting(state)
        mixes = [own if each == seat else self._mix(state, each) for each in seats]
        actions = vec[i64]()
        for mix in mixes:
            actions = append(actions, mix.actions[drawn(mix.now(), self._rng)])
        for place in range(len(seats)):
            worths = self._learn(state, seats, mixes, actions, place)
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

    def _learn(self, state: State, seats: list[int], mixes: list[Mix], actions: vec[i64], place: i64) -> vec[float]:
        """What each choice of a seat brings it if the others stay with theirs, with the same draws afterwards."""
        judge, level, seat = self._judge, self._level, seats[place]
        shared = state.copy()
        for other in range(len(seats)):
            if other != place:
                judge.game.apply(shared, seats[other], actions[other])
        seed: int = self._rng.below(SEEDS) << 30 | self._rng.below(SEEDS)
        found = vec[float]()
        for choice in mixes[place].actions:
            twin = shared.copy()
            judge.game.apply(twin, seat, choice)
            if level.depth > 0:
                play_on(judge, twin, Rng(seed), level)
            found = append(found, judge.worths(twin)[seat])
        self._done += len(found)
        mixes[place].learn(found, self._turns)
        return found

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
