"""What a seat can do until somebody else decides or chance does: whole turns, or the parts of one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.core.game import State
from wawel.core.rng import Source

LONGEST: Final = 12  # decisions in a line; a longer turn is thought about again on the way


class Line:
    """Decisions of one seat in a row, the position after them, and what it looks worth to the seat."""

    def __init__(self, actions: vec[i64], state: State, worth: float) -> None:
        self.actions = actions
        self.state = state
        self.worth = worth


class Trial:
    """A line and how it did when it was tried out."""

    def __init__(self, line: Line, trust: float = 0.0) -> None:
        self.line = line
        self.trust = trust  # how many rounds its look counts for
        self.sum = 0.0
        self.rounds: i64 = 0

    def mean(self) -> float:
        """Its worth on average; if it was never tried, as it looks."""
        if self.rounds == 0:
            return self.line.worth
        return (self.sum + self.trust * self.line.worth) / (float(self.rounds) + self.trust)


def lines(
    judge: Judge, world: State, seat: i64, beam: i64, noise: float = 0.0, rng: Source | None = None
) -> list[Line]:
    """The lines of a seat in an imagined position, each as its worth after the last decision.

    Every first decision is looked at. Of lines that go on, only the `beam` best-looking ones do; with noise, those that
    look best to somebody who misjudges them.
    """
    found: list[Line] = []
    unfinished = [Line(vec[i64](), world, 0.0)]
    for length in range(LONGEST):
        longer: list[Line] = []
        for line in unfinished:
            _extend(judge, line, seat, found, longer, length + 1 == LONGEST)
        if rng is not None and noise > 0.0:
            misjudge(longer, noise, judge.spread(world), rng)
        unfinished = best(longer, beam)
        if not unfinished:
            break
    return found


def _extend(judge: Judge, line: Line, seat: i64, found: list[Line], longer: list[Line], is_last: bool) -> None:
    game, knowledge = judge.game, judge.knowledge
    for action in knowledge.choices(game, line.state, seat):
        state = line.state.copy()
        game.apply(state, seat, action)
        after = Line(append(line.actions[:], action), state, judge.worths(state)[seat])
        if not is_last and goes_on(judge, state, seat):
            longer.append(after)
        else:
            found.append(after)


def goes_on(judge: Judge, state: State, seat: i64) -> bool:
    """Whether the same seat decides next, and nobody else with it."""
    if judge.game.actor(state) != seat:
        return False
    return not judge.knowledge.simultaneous or len(judge.game.waiting(state)) == 1


def best_turn(judge: Judge, state: State, seat: i64, beam: i64) -> Line:
    """The line of a seat that looks best."""
    return best(lines(judge, state, seat, beam), 1)[0]


def best(found: list[Line], most: i64) -> list[Line]:
    """The lines that look best, best first; of equal ones the first."""
    keys = sorted([(-found[place].worth, place) for place in range(len(found))])
    return [found[keys[place][1]] for place in range(min(most, len(keys)))]


def worth_trying(found: list[Line], slack: float) -> list[Line]:
    """Those, best first, that look no worse than this much less than the best."""
    return [line for line in found if line.worth >= found[0].worth - slack]


def ranked(trials: list[Trial]) -> list[Trial]:
    """Best first; of equal ones the first."""
    keys = sorted([(-trials[place].mean(), place) for place in range(len(trials))])
    return [trials[key[1]] for key in keys]


def misjudge(found: list[Line], noise: float, spread: float, rng: Source) -> None:
    """Blur what lines look worth, as if each were off by about so many points."""
    for line in found:
        off = float(rng.below(2001) + rng.below(2001) + rng.below(2001) - 3000) / 1000.0
        line.worth += off * noise / (4.0 * spread)
