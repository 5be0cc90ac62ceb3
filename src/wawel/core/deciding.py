"""What decided a match: the cheapest source of points without which the winner would not have won."""

from typing import Final

from wawel.core.game import Item, Outcome, Score

ITEM: Final = "item"  # without this item somebody else would have more points
LEAD: Final = "lead"  # no single item decides: this one brought the winner the most more than the second
TIE: Final = "tie"  # points are equal, and a tie-break decided or nothing did


class Deciding:
    """The cause: whose item it is, against whom, what it brought, and the points of both without it."""

    def __init__(self, kind: str, seat: int, rival: int, item: Item | None, points: int, without: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.rival = rival
        self.item = item
        self.points = points
        self.without = without


def decided(scores: list[Score], outcome: Outcome) -> Deciding:
    """The cause of a result. The rival is the best seat besides the winner."""
    totals = [score.total for score in scores]
    seat = outcome.winners[0]
    rival = outcome.ranking[1] if outcome.ranking[0] == seat else outcome.ranking[0]
    own, theirs = totals[seat], totals[rival]
    if own <= theirs:
        return Deciding(TIE, seat, rival, None, 0, [own, theirs])
    turning = [item for item in scores[seat].items if own - item.points < theirs]
    if turning:
        cheapest = turning[0]
        for item in turning:
            if item.points < cheapest.points:
                cheapest = item
        return Deciding(ITEM, seat, rival, cheapest, cheapest.points, [own - cheapest.points, theirs])
    best: Item | None = None
    most = 0
    for item in scores[seat].items:
        more = item.points - _same(scores[rival], item)
        if more > most:
            best, most = item, more
    return Deciding(LEAD, seat, rival, best, most, [own, theirs])


def _same(score: Score, item: Item) -> int:
    """What another seat got from the same source."""
    return sum([other.points for other in score.items if other.key == item.key and other.args == item.args])
