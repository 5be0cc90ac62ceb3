"""Analysis of a finished match: everybody's chances at every moment, and what decisions and draws changed.

Each moment is looked at on its own, so that the work can be spread, interrupted and taken up again. Chances come from
the true position, because after the end everything is open; a decision is judged by what its seat knew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.bots.advice import Reason, reasons
from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Trial, best, lines
from wawel.bots.playout import decide_together
from wawel.bots.thinking import Thinker
from wawel.core.game import CHANCE, NOBODY, Game, State
from wawel.core.match import Match
from wawel.core.rng import Rng, Source

DRAWS: Final = 6  # draws that stand for all that could have been
BEAM: Final = 8


class Better:
    """What a seat could have done instead: the line in notation, why, and how much of its chance was lost."""

    def __init__(self, line: list[str], why: list[Reason], loss: float) -> None:
        self.line = line
        self.why = why
        self.loss = loss


class Moment:
    """Before a step of the match: everybody's chances, who makes the step, and what would have been better.

    `best` is the chance of the deciding seat as it knew it; 0.0 where there was nothing to choose.
    """

    def __init__(self, seat: int, chances: list[float], best: float, better: Better | None) -> None:
        self.seat = seat
        self.chances = chances
        self.best = best
        self.better = better


class Analyser:
    """Looks at the moments of a match, each before a step; the last one is the end."""

    def __init__(self, match: Match, level: str, simulations: int = 0) -> None:
        self._game: Game = match.game
        self._match = match
        self._level = level
        self._simulations = simulations
        knowledge = knowledge_of(match.game)
        self._judge = Judge(match.game, knowledge, knowledge.foretelling(), 0.0)
        self._states = match.states()

    @property
    def moments(self) -> int:
        """How many there are: one before each step, and the end."""
        return len(self._states)

    def moment(self, number: int) -> Moment:
        """The moment before step `number`, counted from 0."""
        state = self._states[number]
        rng = Rng(number)
        found = _rounded(self._chances(state, rng))
        if number == len(self._match.entries):
            return Moment(NOBODY, found, 0.0, None)
        entry = self._match.entries[number]
        if entry.seat == CHANCE or len(self._game.choices(state, entry.seat)) == 1:
            return Moment(entry.seat, found, 0.0, None)
        return self._decision(state, entry.seat, entry.action, found, rng)

    def _chances(self, state: State, rng: Source) -> vec[float]:
        """Everybody's chances, if whoever acts next does what looks best; over some draws if chance is next."""
        actor = self._game.actor(state)
        if actor != CHANCE:
            return self._looked_at(state, rng)
        total = vec[float]([0.0] * state.seats)
        place: i64
        for _ in range(DRAWS):
            world = state.copy()
            while self._game.actor(world) == CHANCE:
                self._game.apply(world, CHANCE, self._game.pick(world, CHANCE, rng))
            found = self._looked_at(world, rng)
            for place in range(len(total)):
                total[place] += found[place] / float(DRAWS)
        return total

    def _looked_at(self, state: State, rng: Source) -> vec[float]:
        actor = self._game.actor(state)
        if actor == NOBODY:
            return self._judge.worths(state)
        world = state.copy()
        if self._judge.knowledge.simultaneous and len(self._game.waiting(world)) > 1:
            decide_together(self._judge, world, rng, 1)
            return self._judge.worths(world)
        return self._judge.worths(best(lines(self._judge, world, actor, BEAM), 1)[0].state)

    def _decision(self, state: State, seat: int, action: int, chances: list[float], rng: Source) -> Moment:
        """Compare what was done with the best line that a bot finds."""
        imagined = Imagined(self._game, state, seat)
        thinker = Thinker(self._level, self._simulations, 0.0, None, 0.0)
        trials = thinker.think(imagined, rng)
        line = trials[0].line
        if line.actions[0] == action:
            return Moment(seat, chances, trials[0].mean(), None)
        best_chance, done_chance = thinker.compare(imagined, rng, line, action)
        loss = round(min(best_chance - done_chance, self._behind(trials, action)), 4)
        if loss <= 0.0:
            return Moment(seat, chances, done_chance, None)
        better = Better(self._notation(state, seat, list(line.actions)), reasons(imagined, trials), loss)
        return Moment(seat, chances, best_chance, better)

    def _behind(self, trials: list[Trial], action: int) -> float:
        """How far a choice was behind the best one where everybody mixes choices; 1.0 where nobody does.

        Choices of a good mix are equally good against all that others may do, but not against their likeliest answer.
        """
        if self._judge.knowledge.level(self._level).mixed:
            for trial in trials:
                if trial.rounds > 0 and trial.line.actions[0] == action:
                    return trials[0].mean() - trial.mean()
        return 1.0

    def _notation(self, state: State, seat: int, actions: list[int]) -> list[str]:
        world = state.copy()
        found: list[str] = []
        for action in actions:
            found.append(self._game.format(world, seat, action))
            self._game.apply(world, seat, action)
        return found


def _rounded(found: vec[float]) -> list[float]:
    return [round(chance, 4) for chance in found]


class Account:
    """How a seat's chance came about. What draws and decisions changed, added up, leads from the start to the end."""

    def __init__(self, luck: float, play: float, accuracy: float) -> None:
        self.luck = luck
        self.play = play  # decisions of all seats
        self.accuracy = accuracy  # how much of its chance the seat kept in its own decisions


def accounts(moments: list[Moment], seats: int) -> list[Account]:
    """An account for each seat, from consecutive moments."""
    return [_account(moments, seat) for seat in range(seats)]


def _account(moments: list[Moment], seat: int) -> Account:
    luck = play = had = lost = 0.0
    for place in range(len(moments) - 1):
        moment = moments[place]
        change = moments[place + 1].chances[seat] - moment.chances[seat]
        if moment.seat == CHANCE:
            luck += change
        else:
            play += change
        if moment.seat == seat:
            had += moment.best
            lost += moment.better.loss if moment.better is not None else 0.0
    return Account(round(luck, 4), round(play, 4), round(1.0 - lost / had, 4) if had > 0.0 else 1.0)


def costliest(moments: list[Moment], most: int) -> list[int]:
    """The moments whose decisions lost the most, the worst first."""
    keys: list[tuple[float, int]] = []
    for place in range(len(moments)):
        better = moments[place].better
        if better is not None:
            keys.append((-better.loss, place))
    return [key[1] for key in sorted(keys)[:most]]
