"""Advice: the best line now, what it is worth, and why, in terms that can be put into words."""

from typing import Final

from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial
from wawel.bots.playout import follow
from wawel.bots.thinking import Thinker
from wawel.core.game import NOBODY
from wawel.core.knowledge import FITTED
from wawel.core.notes import Note, Recorder
from wawel.core.rng import Source

OTHERS: Final = "others"  # the reason that a line holds the others back
FEW: Final = 3  # reasons
SMALL: Final = 0.25  # points; less than this is a reason only if there is no larger one
TINY: Final = 0.05  # and less than this never is
WORLDS: Final = 3  # imagined positions in which a note must be the same to be a fact


class Reason:
    """Why a line is good: the feature of the game's knowledge, and by how many points it is better than the rest."""

    def __init__(self, feature: str, points: float) -> None:
        self.feature = feature
        self.points = points


class Advice:
    """The best line of a seat: its actions, the chance of winning with it and otherwise, reasons, what will be noted.

    It is the best `so_far` if the time was up before all simulations were made.
    """

    def __init__(
        self,
        actions: list[int],
        otherwise: float,
        chance: float,
        reasons: list[Reason],
        notes: list[Note],
        so_far: bool,
    ) -> None:
        self.actions = actions
        self.otherwise = otherwise
        self.chance = chance
        self.so_far = so_far
        self.reasons = reasons
        self.notes = notes


def advise(imagined: Imagined, rng: Source, level: str, simulations: int = 0, seconds: float = 0.0) -> Advice:
    """What a bot of this level would do if it had this much time, and why.

    It judges where search stops by the table that foretells best.
    """
    foretelling = knowledge_of(imagined.game).foretelling()
    thinker = Thinker(level, simulations, seconds, None, 0.0, True, foretelling)
    trials = thinker.think(imagined, rng)
    best = trials[0]
    chance = max(0.0, min(1.0, best.mean()))
    why, notes = reasons(imagined, trials), notes_of(imagined, best.line, rng)
    return Advice(list(best.line.actions), otherwise(trials, chance), chance, why, notes, thinker.was_stopped)


def otherwise(trials: list[Trial], chance: float) -> float:
    """What the other lines bring on average, measured as the best one was; `chance` if there are none.

    A look at the position is no measure beside it: search is more pessimistic in some games, so that the best line
    seemed to cost half of the chance.
    """
    others = [trial.mean() for trial in trials[1:] if (trial.rounds > 0) == (trials[0].rounds > 0)]
    return max(0.0, min(1.0, sum(others) / float(len(others)))) if others else chance


def reasons(imagined: Imagined, trials: list[Trial]) -> list[Reason]:
    """What the best line has over the average of the others that were considered, the largest first."""
    knowledge = knowledge_of(imagined.game)
    judge = Judge(imagined.game, knowledge, knowledge.weights(FITTED))
    rest = [trial.line for trial in trials[1:] if _goes_on(judge, trial.line)]
    best = trials[0].line
    if not rest or not _goes_on(judge, best):
        return []
    own = judge.shares(best.state, imagined.seat)
    held = -_strongest_other(judge, best, imagined.seat)
    for line in rest:
        shares = judge.shares(line.state, imagined.seat)
        for place in range(len(own)):
            own[place] -= shares[place] / float(len(rest))
        held += _strongest_other(judge, line, imagined.seat) / float(len(rest))
    found = [Reason(knowledge.names[place], own[place]) for place in range(len(own))]
    found.append(Reason(OTHERS, held))
    keys = sorted([(-found[place].points, place) for place in range(len(found)) if found[place].points >= TINY])
    large = [found[key[1]] for key in keys[:FEW] if -key[0] >= SMALL]
    return large or [found[key[1]] for key in keys[:1]]


def _goes_on(judge: Judge, line: Line) -> bool:
    return judge.game.actor(line.state) != NOBODY


def _strongest_other(judge: Judge, line: Line, seat: int) -> float:
    points = judge.points(line.state)
    return max([points[other] for other in range(len(points)) if other != seat])


def notes_of(imagined: Imagined, line: Line, rng: Source) -> list[Note]:
    """What happens along a line, as far as the seat can know it: notes that are the same in all imagined positions."""
    told = [_told(imagined, line, rng) for _ in range(WORLDS)]
    found: list[Note] = []
    for place in range(min([len(notes) for notes in told])):
        first = told[0][place]
        if any(repr(notes[place]) != repr(first) for notes in told):
            break
        found.append(first)
    return found


def _told(imagined: Imagined, line: Line, rng: Source) -> list[Note]:
    state = imagined.sample(rng)
    recorder = Recorder()
    state.log = recorder
    follow(imagined.game, state, imagined.seat, line)
    return recorder.notes
