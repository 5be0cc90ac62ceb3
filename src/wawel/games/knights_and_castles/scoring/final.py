"""RZ-6 and RZ-7: points, winner and tie-breaks."""

from wawel.core.game import Item, Outcome, Score
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import KnightsState, hand_size, winner


def scores(s: KnightsState) -> list[int]:
    """RZ-6.2, RZ-7.2: the points on the castles won, of all games so far."""
    return [s.earlier[seat] + s.points[seat] for seat in range(s.seats)]


def tally(parts: Components, s: KnightsState) -> list[Score]:
    """The same, castle by castle; games before this one are one item."""
    scores: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        if s.game > 1:
            items.append(Item("earlier", "RZ-7.2", s.game - 1, s.earlier[seat], []))
        for round in range(s.round):
            if winner(s, round) == seat:
                tile = s.played[round] >> 3
                items.append(Item("castle", "RZ-6.2", 1, parts.points[tile], [tile]))
        scores.append(Score(seat, items))
    return scores


def hands(s: KnightsState) -> list[int]:
    """RZ-6.3, RZ-7.3: cards in hand at the end, added up over all games."""
    return [s.earlier_hands[seat] + hand_size(s, seat) for seat in range(s.seats)]


def outcome(s: KnightsState) -> Outcome:
    """RZ-6.3, RZ-7.3: most points, then most cards in hand, then the youngest of those still tied."""
    points, cards = scores(s), hands(s)
    ranking: list[int] = []
    for seat in s.youth:  # of two level seats the younger is already in the list and stays ahead
        place = len(ranking)
        while place > 0 and _is_ahead(points, cards, seat, ranking[place - 1]):
            place -= 1
        ranking.insert(place, seat)
    first, second = ranking[0], ranking[1]
    if points[first] > points[second]:
        return Outcome([first], ranking, "points", "RZ-6.3" if s.games == 1 else "RZ-7.2", [points[first]])
    key = "hand" if cards[first] > cards[second] else "youngest"
    return Outcome([first], ranking, key, "RZ-6.3" if s.games == 1 else "RZ-7.3", [points[first], cards[first]])


def _is_ahead(points: list[int], cards: list[int], one: int, other: int) -> bool:
    """RZ-6.3, RZ-7.3: by points, then by cards in hand."""
    return points[one] > points[other] or (points[one] == points[other] and cards[one] > cards[other])
