"""DC-12 and DC-13: points as they stand, at the end, and who has won."""

from wawel.core.bits import count, members
from wawel.core.game import Item, Outcome, Score
from wawel.games.dragon_castle.components.ids import CARDS
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import OVER, DragonState
from wawel.games.dragon_castle.scoring import dragons


def banked(s: DragonState, seat: int) -> int:
    """DC-1.5: the points in a seat's pool."""
    bonus = s.dragon_sets[seat] + s.beauty_sets[seat]
    return s.set_points[seat] + bonus * s.parts.dragon_bonus + s.discards[seat] * s.parts.discard_points


def shrine_points(s: DragonState, seat: int) -> int:
    """DC-8.6: by level, three points from level three up."""
    points = 0
    for cell in members(s.built[seat]):
        points += s.parts.shrine_points[min(3, s.tall[seat * SEAT_CELLS + cell])]
    return points


def dragon_points(s: DragonState, seat: int) -> int:
    """DC-14.2: every dragon card in play counts."""
    return sum([dragons.value(s, seat, card) for card in range(CARDS) if s.dragons >> card & 1])


def worth(s: DragonState, seat: int) -> int:
    """DC-12.1: what a seat would have if the game ended now."""
    tokens = s.tokens[seat] * s.parts.token_points
    return banked(s, seat) + shrine_points(s, seat) + tokens + dragon_points(s, seat)


def scores(s: DragonState) -> list[int]:
    """DC-12.1: banked points; at the end shrines, tokens and dragon cards too, and nothing else (DC-12.2)."""
    if s.phase == OVER:
        return [worth(s, seat) for seat in range(s.seats)]
    return [banked(s, seat) for seat in range(s.seats)]


def tally(s: DragonState) -> list[Score]:
    """The same points, item by item."""
    scores: list[Score] = []
    for seat in range(s.seats):
        items = _banked_items(s, seat)
        if s.phase == OVER:
            items += final_items(s, seat)
        scores.append(Score(seat, items))
    return scores


def _banked_items(s: DragonState, seat: int) -> list[Item]:
    bonus = s.parts.dragon_bonus
    items = [
        Item("sets", "DC-7.4", s.sets[seat], s.set_points[seat], []),
        Item("dragon-sets", "DC-7.3", s.dragon_sets[seat], s.dragon_sets[seat] * bonus, []),
        Item("beauty", "DC-9.18", s.beauty_sets[seat], s.beauty_sets[seat] * bonus, []),
        Item("discards", "DC-5.5", s.discards[seat], s.discards[seat] * s.parts.discard_points, []),
    ]
    return [item for item in items if item.count]


def final_items(s: DragonState, seat: int) -> list[Item]:
    """DC-12.1: shrines by level, countdown tokens, then the parts of each dragon card."""
    items: list[Item] = []
    levels = [0, 0, 0, 0]
    for cell in members(s.built[seat]):
        levels[min(3, s.tall[seat * SEAT_CELLS + cell])] += 1
    for level in (1, 2, 3):
        if levels[level]:
            items.append(
                Item("shrines", "DC-8.6", levels[level], levels[level] * s.parts.shrine_points[level], [level])
            )
    if s.tokens[seat]:
        items.append(Item("tokens", "DC-12.1", s.tokens[seat], s.tokens[seat] * s.parts.token_points, []))
    for card in range(CARDS):
        if s.dragons >> card & 1:
            items += dragons.parts(s, seat, card)
    return items


def tell(s: DragonState) -> None:
    """DC-12.1: note the final scoring, seat by seat."""
    if s.log is None:
        return
    for seat in range(s.seats):
        s.log.note("final-shrines", "DC-8.6", seat, [count(s.built[seat]), shrine_points(s, seat)])
        s.log.note("final-tokens", "DC-12.1", seat, [s.tokens[seat], s.tokens[seat] * s.parts.token_points])
        for card in range(CARDS):
            if s.dragons >> card & 1:
                rule = str(s.parts.data["dragon"][card]["rule"])
                s.log.note("final-dragon", rule, seat, [card, dragons.value(s, seat, card)])


def outcome(s: DragonState) -> Outcome:
    """DC-12.3, DC-13.1 to DC-13.3: most points, most face-down stacks, most built shrines, or a shared victory."""
    points = scores(s)
    hidden = [count(bits) for bits in s.down]
    shrines = [count(bits) for bits in s.built]
    keys = [(-points[seat], -hidden[seat], -shrines[seat], seat) for seat in range(s.seats)]
    ranking = [key[3] for key in sorted(keys)]
    first = ranking[0]
    best = points[first]
    tied = [seat for seat in ranking if points[seat] == best]
    if len(tied) == 1:
        return Outcome(tied, ranking, "points", "DC-12.3", [best])
    tied = [seat for seat in tied if hidden[seat] == hidden[first]]
    if len(tied) == 1:
        return Outcome(tied, ranking, "face-down", "DC-13.1", [best, hidden[first]])
    tied = [seat for seat in tied if shrines[seat] == shrines[first]]
    if len(tied) == 1:
        return Outcome(tied, ranking, "shrines", "DC-13.2", [best, hidden[first], shrines[first]])
    return Outcome(tied, ranking, "shared", "DC-13.3", [best])
