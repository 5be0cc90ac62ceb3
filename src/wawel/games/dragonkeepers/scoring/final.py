"""DK-8: points, pearls turned up at the end, winner and tie-break.

Before the end only what everybody can see counts: eggs and crests. Fragments lie face down and pearls are unknown.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.game import Item, Outcome, Score
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import (
    HOLDER,
    HOLDER_BITS,
    count_held,
    held_by,
    hold,
    pearl,
    pearl_colour,
    pearl_worth,
)
from wawel.games.dragonkeepers.model.state import NONE, OVER, KeepersState, pearls_of
from wawel.games.dragonkeepers.model.table import played_cards

# pearls


def next_pearl(s: KeepersState) -> i64:
    """The index of the pearl that is turned up next, seat by seat; NONE when all are."""
    seat: i64
    place: i64
    for seat in range(s.seats):
        for place in range(len(s.pearls)):
            held = s.pearls[place]
            if held & HOLDER == seat and pearl_worth(held >> HOLDER_BITS) == NONE:
                return place
    return NONE


def next_pearl_colour(s: KeepersState) -> i64:
    return pearl_colour(s.pearls[next_pearl(s)] >> HOLDER_BITS)


def turned_up(s: KeepersState, colour: i64, value: i64) -> i64:
    """How many pearls of a colour were turned up with this value."""
    found: i64 = 0
    for held in s.pearls:
        if held >> HOLDER_BITS == pearl(colour, value):
            found += 1
    return found


def pearls_unknown(parts: Components, s: KeepersState, value: i64) -> i64:
    """How many pearls of the next one's colour have this value and are not turned up."""
    colour = next_pearl_colour(s)
    return parts.pearls[colour][value] - turned_up(s, colour, value)


def pearl_draws(parts: Components, s: KeepersState) -> vec[i64]:
    """DK-8.1: what the next pearl can be worth."""
    found = vec[i64]()
    value: i64
    for value in range(len(parts.pearls[next_pearl_colour(s)])):
        if pearls_unknown(parts, s, value) > 0:
            found = append(found, actions.make(actions.PEARL, value))
    return found


def draw_pearl(s: KeepersState, value: i64) -> None:
    place = next_pearl(s)
    held = s.pearls[place]
    s.pearls[place] = hold(pearl(pearl_colour(held >> HOLDER_BITS), value), held & HOLDER)


# points


def fragments(parts: Components, s: KeepersState, seat: int) -> int:
    """DK-8.1: all fragments of a seat, including those of an unfinished ring."""
    return sum([parts.values[place] for place in held_by(s.rings, seat)])


def pearls(parts: Components, s: KeepersState, seat: int, colour: int) -> int:
    """DK-8.1: the pearls of a colour."""
    total = 0
    for own in held_by(s.pearls, seat):
        if pearl_colour(own) == colour and pearl_worth(own) != NONE:
            total += parts.pearl_values[colour][pearl_worth(own)]
    return total


def turns_egg(s: KeepersState, seat: int) -> bool:
    """DK-8.2: the seat with the most eggs turns one of them over; on a tie all of them do; without eggs nobody does."""
    return s.eggs[seat] > 0 and s.eggs[seat] == max(s.eggs)


def scores(parts: Components, s: KeepersState) -> list[int]:
    """DK-8.1 to DK-8.3: hand cards, crystals and stacks score nothing."""
    found: list[int] = []
    for seat in range(s.seats):
        total = parts.egg * s.eggs[seat] + s.crests[seat]
        if s.phase == OVER:
            total += fragments(parts, s, seat) + pearls(parts, s, seat, 0) + pearls(parts, s, seat, 1)
            total += parts.egg_turned - parts.egg if turns_egg(s, seat) else 0
        found.append(total)
    return found


def tally(parts: Components, s: KeepersState) -> list[Score]:
    """The same, source by source."""
    scores: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        if s.phase == OVER:
            items.append(Item("fragments", "DK-8.1", count_held(s.rings, seat), fragments(parts, s, seat), []))
            for colour in range(2):
                count = pearls_of(s, seat).count(colour)
                if count:
                    items.append(Item("pearls", "DK-8.1", count, pearls(parts, s, seat, colour), [colour]))
        if s.crests[seat]:
            items.append(Item("crest", "DK-8.1", 1, s.crests[seat], []))
        if s.eggs[seat]:
            items.append(Item("eggs", "DK-8.1", s.eggs[seat], parts.egg * s.eggs[seat], []))
        if s.phase == OVER and turns_egg(s, seat):
            items.append(Item("egg-turned", "DK-8.2", 1, parts.egg_turned - parts.egg, []))
        scores.append(Score(seat, items))
    return scores


def tell(parts: Components, s: KeepersState) -> None:
    """DK-8.1, DK-8.2: what was hidden is turned up and counted; this cannot be undone."""
    if s.log is None:
        return
    s.log.seal("DK-8.1")
    for seat in range(s.seats):
        count = count_held(s.rings, seat)
        if count:
            s.log.note("final-fragments", "DK-8.1", seat, [count, fragments(parts, s, seat)])
        for colour in range(2):
            count = pearls_of(s, seat).count(colour)
            if count:
                s.log.note("final-pearls", "DK-8.1", seat, [colour, count, pearls(parts, s, seat, colour)])
        if turns_egg(s, seat):
            s.log.note("egg-turned", "DK-8.2", seat, [parts.egg_turned, parts.egg_turned - parts.egg])


def outcome(parts: Components, s: KeepersState) -> Outcome:
    """DK-8.4: most points, then more dragon cards in the seat's own stacks, then a shared victory."""
    points = scores(parts, s)
    cards = [played_cards(s, seat) for seat in range(s.seats)]
    ranking = [key[2] for key in sorted((-points[seat], -cards[seat], seat) for seat in range(s.seats))]
    first = ranking[0]
    tied = [seat for seat in range(s.seats) if points[seat] == points[first]]
    if len(tied) == 1:
        return Outcome(tied, ranking, "points", "DK-8.4", [points[first]])
    best = [seat for seat in tied if cards[seat] == cards[first]]
    key = "cards" if len(best) == 1 else "shared"
    return Outcome(best, ranking, key, "DK-8.4", [points[first], cards[first]])
