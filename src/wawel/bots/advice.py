"""Advice: the best line now, what it is worth, and why, in terms that can be put into words."""

from typing import Final

from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.known import knowledge_of
from wawel.bots.lines import Line, Trial
from wawel.bots.playout import follow
from wawel.bots.thinking import Thinker
from wawel.core.game import NOBODY, State
from wawel.core.knowledge import FITTED
from wawel.core.notes import Note, Recorder
from wawel.core.rng import Rng, Source

OTHERS: Final = "others"  # the reason that a line holds the others back
LESS: Final = "less-"  # before the name of a feature that is bad: the reason that there is less of it
HARM: Final = -0.1  # a feature with no larger weight at any stage of a match is bad
SCORE: Final = "score"  # that it scores more
TRIED: Final = "tried"  # that it did best when it was tried
FEW: Final = 3  # reasons
CLOSEST: Final = 3  # lines
SMALL: Final = 0.25  # points; less than this is a reason only if there is no larger one
TINY: Final = 0.05  # and less than this never is
CLEAR: Final = 0.01  # of the chance; lines that differ by less are as good as each other
WORLDS: Final = 3  # imagined positions that are looked at, and in which a note must be the same to be a fact


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
    chance = _chance(imagined, Judge(imagined.game, knowledge_of(imagined.game), foretelling, 0.0), best, rng)
    other = max(0.0, chance - max(0.0, ahead(trials)))
    why, notes = reasons(imagined, trials), notes_of(imagined, best.line, rng)
    return Advice(list(best.line.actions), other, chance, why, notes, thinker.was_stopped)


def _chance(imagined: Imagined, judge: Judge, trial: Trial, rng: Source) -> float:
    """The chance with a line, as the projected result and the chart of an analysis have it.

    Search knows which line is better and by how much, but it is too pessimistic where whoever has just had a turn looks
    worse than they are. Where seats decide together a look says little before all have, so search has the word.
    """
    if judge.knowledge.simultaneous:
        return max(0.0, min(1.0, trial.mean()))
    total = 0.0
    for _ in range(WORLDS):
        world = imagined.sample(rng)
        follow(imagined.game, world, imagined.seat, trial.line)
        total += judge.worths(world)[imagined.seat]
    return total / float(WORLDS)


def ahead(trials: list[Trial]) -> float:
    """How much better the best line did than the others on average, measured in the same way; 0.0 if there are none."""
    others = [trial.mean() for trial in trials[1:] if (trial.rounds > 0) == (trials[0].rounds > 0)]
    return trials[0].mean() - sum(others) / float(len(others)) if others else 0.0


def reasons(imagined: Imagined, trials: list[Trial]) -> list[Reason]:
    """What the best line has over those that came closest, the largest first; lines that nobody would play say little.

    If that is nothing, what it has over all others, or over the position as it is if it is the only one. What no
    feature tells is that it did best when it was tried, or that it scores more as the match ends.
    """
    knowledge = knowledge_of(imagined.game)
    judge = Judge(imagined.game, knowledge, knowledge.weights(FITTED))
    best = trials[0].line
    if not _goes_on(judge, best):
        return _at_the_end(imagined, trials)
    rest = [trial.line.state for trial in trials[1:] if _goes_on(judge, trial.line)]
    if not rest:
        return _largest(_compared(imagined, judge, best.state, [imagined.sample(Rng(0))]))
    told = _largest(_compared(imagined, judge, best.state, rest[:CLOSEST]))
    if not told and len(rest) > CLOSEST:
        told = _largest(_compared(imagined, judge, best.state, rest))
    return told or ([Reason(TRIED, 0.0)] if ahead(trials) >= CLEAR else [])


def _largest(found: list[Reason]) -> list[Reason]:
    """A few reasons that matter, or the largest of those that hardly do."""
    keys = sorted([(-found[place].points, place) for place in range(len(found)) if found[place].points >= TINY])
    large = [found[key[1]] for key in keys[:FEW] if -key[0] >= SMALL]
    return large or [found[key[1]] for key in keys[:1]]


def _compared(imagined: Imagined, judge: Judge, best: State, rest: list[State]) -> list[Reason]:
    """By how many points a position is better than the average of others, for each feature that can be told.

    What can be told is that there is more of something, or less of what is bad. That more of a feature is worth nothing
    at this stage of a match, or even harms, says no sentence.
    """
    seat, many = imagined.seat, float(len(rest))
    own, more = judge.shares(best, seat), judge.knowledge.features(judge.game, best, seat)
    held = -_strongest_other(judge, best, seat)
    for state in rest:
        shares, features = judge.shares(state, seat), judge.knowledge.features(judge.game, state, seat)
        for place in range(len(own)):
            own[place] -= shares[place] / many
            more[place] -= features[place] / many
        held += _strongest_other(judge, state, seat) / many
    found = [Reason(OTHERS, held)]
    for place in range(len(own)):
        name = judge.knowledge.names[place]
        if max(judge.weights.early[place], judge.weights.late[place]) <= HARM:
            if more[place] < 0.0:
                found.append(Reason(LESS + name, own[place]))
        elif more[place] > 0.0:
            found.append(Reason(name, own[place]))
    return found


def _at_the_end(imagined: Imagined, trials: list[Trial]) -> list[Reason]:
    """The match ends with the line, so that its score is all that counts."""
    scores = [float(imagined.game.scores(trial.line.state)[imagined.seat]) for trial in trials]
    more = scores[0] - sum(scores) / float(len(scores))
    return [Reason(SCORE, more)] if more > 0.0 else []


def _goes_on(judge: Judge, line: Line) -> bool:
    return judge.game.actor(line.state) != NOBODY


def _strongest_other(judge: Judge, state: State, seat: int) -> float:
    points = judge.points(state)
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
