"""Advice and analysis as JSON: reasons, chances, what decisions cost."""

from wawel.server.messages.base import Message, Note, Score, View


class AdviceReason(Message):
    """Why something is good: `advice-<feature>` has the words, and by how many points it is better than the rest."""

    feature: str
    points: float


class AnalysedMoment(Message):
    """Before step `step`, counted from 0: everybody's chances, and what the seat that made it could have done instead.

    `seat` is -1 for a draw and -2 for the end. `loss`: how much of its chance of winning the seat gave away.
    """

    step: int
    seat: int
    chances: list[float]
    best: float
    loss: float
    better: list[str]
    reasons: list[AdviceReason]


class Account(Message):
    """What draws and what decisions changed in a seat's chance, and the share of its chance it kept itself."""

    luck: float
    play: float
    accuracy: float


class Analysis(Message):
    """An analysis as far as it is done. `seats` and `costliest` (steps) are about the moments known so far."""

    replay: str
    count: int
    working: bool
    moments: list[AnalysedMoment]
    seats: list[Account]
    costliest: list[int]


class Continued(Message):
    """Where a few steps lead: the view after them, and what happened on the way."""

    view: View
    notes: list[Note]
    scores: list[Score]
    waiting: list[int]


class Comparison(Message):
    """A decision that cost something, as `seat` sees it: the view before it, what was done, and what was better.

    What was done has as many steps as the better line, if the same seat made them one after another.
    """

    step: int
    seat: int
    before: View
    done: Continued
    better: Continued
