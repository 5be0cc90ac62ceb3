"""RZ-6 and RZ-7: points, winner and tie-breaks."""

from wawel.core.game import Item, Outcome, Score
from wawel.games.knights_and_castles.components import Components
from wawel.games.knights_and_castles.state import KnightsState, hand_size, winner


def scores(s: KnightsState) -> list[int]:
    """RZ-6.2, RZ-7.2: the points on the castles won, of all games so far."""
    return [s.earlier[seat] + s.points[seat] for seat in range(s.seats)]


def tally(parts: Components, s: KnightsState) -> list[Score]:
    """The same, castle by castle; games before this one are one item."""
    told: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        if s.game > 1:
            items.append(Item("earlier", "RZ-7.2", s.game - 1, s.earlier[seat], []))
        for round in range(s.round):
            if winner(s, round) == seat:
                tile = s.played[round] >> 3
                items.append(Item("castle", "RZ-6.2", 1, parts.points[tile], [tile]))
        told.append(Score(seat, items))
    return told


def hands(s: KnightsState) -> list[int]:
    """RZ-6.3, RZ-7.3: cards in hand at the end, added up over all games."""
    return [s.earlier_hands[seat] + hand_size(s, seat) for seat in range(s.seats)]


def outcome(s: KnightsState) -> Outcome:
    """RZ-6.3, RZ-7.3: most points, then most cards in hand, then the youngest of those still tied."""
    points, cards, youth = scores(s), hands(s), list(s.youth)
    keys = [(-points[seat], -cards[seat], youth.index(seat), seat) for seat in range(s.seats)]
    ranking = [key[3] for key in sorted(keys)]
    first = ranking[0]
    tied = [seat for seat in range(s.seats) if points[seat] == points[first]]
    rule = "RZ-6.3" if s.games == 1 else "RZ-7.3"
    if len(tied) == 1:
        return Outcome([first], ranking, "points", "RZ-6.3" if s.games == 1 else "RZ-7.2", [points[first]])
    if len([seat for seat in tied if cards[seat] == cards[first]]) == 1:
        return Outcome([first], ranking, "hand", rule, [points[first], cards[first]])
    return Outcome([first], ranking, "youngest", rule, [points[first], cards[first]])
