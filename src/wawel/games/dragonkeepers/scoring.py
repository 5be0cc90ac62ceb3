"""DK-8: points, pearls turned up at the end, winner and tie-break.

Before the end only what everybody can see counts: eggs and crests. Fragments lie face down and pearls are unknown.
"""

from wawel.core.game import Item, Outcome, Score
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components import Components
from wawel.games.dragonkeepers.state import NONE, OVER, KeepersState, played_cards

# pearls


def next_pearl(s: KeepersState) -> int:
    """The seat whose pearl is turned up next, NONE when all are."""
    for seat in range(s.seats):
        if len(s.worths[seat]) < len(s.pearls[seat]):
            return seat
    return NONE


def next_pearl_colour(s: KeepersState) -> int:
    seat = next_pearl(s)
    return s.pearls[seat][len(s.worths[seat])]


def pearls_unknown(parts: Components, s: KeepersState, value: int) -> int:
    """How many pearls of the next one's colour have this value, as far as they are not turned up."""
    colour = next_pearl_colour(s)
    left = parts.pearls[colour][value]
    for seat in range(s.seats):
        for place in range(len(s.worths[seat])):
            if s.pearls[seat][place] == colour and s.worths[seat][place] == value:
                left -= 1
    return left


def pearl_draws(parts: Components, s: KeepersState) -> list[int]:
    """DK-8.1: what the next pearl can be worth."""
    values = range(len(parts.pearls[next_pearl_colour(s)]))
    return [actions.make(actions.PEARL, value) for value in values if pearls_unknown(parts, s, value) > 0]


def draw_pearl(s: KeepersState, value: int) -> None:
    s.worths[next_pearl(s)].append(value)


# points


def fragments(parts: Components, s: KeepersState, seat: int) -> int:
    """DK-8.1: all own fragments, those of an unfinished ring too."""
    return sum([parts.values[place] for place in s.rings[seat]])


def pearls(parts: Components, s: KeepersState, seat: int, colour: int) -> int:
    """DK-8.1: the pearls of a colour."""
    total = 0
    for place in range(len(s.worths[seat])):
        if s.pearls[seat][place] == colour:
            total += parts.pearl_values[colour][s.worths[seat][place]]
    return total


def turns_egg(s: KeepersState, seat: int) -> bool:
    """DK-8.2: who has the most eggs turns one of them over; several with the most all do; without eggs nobody does."""
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
    told: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        if s.phase == OVER:
            items.append(Item("fragments", "DK-8.1", len(s.rings[seat]), fragments(parts, s, seat), []))
            for colour in range(2):
                count = s.pearls[seat].count(colour)
                if count:
                    items.append(Item("pearls", "DK-8.1", count, pearls(parts, s, seat, colour), [colour]))
        if s.crests[seat]:
            items.append(Item("crest", "DK-8.1", 1, s.crests[seat], []))
        if s.eggs[seat]:
            items.append(Item("eggs", "DK-8.1", s.eggs[seat], parts.egg * s.eggs[seat], []))
        if s.phase == OVER and turns_egg(s, seat):
            items.append(Item("egg-turned", "DK-8.2", 1, parts.egg_turned - parts.egg, []))
        told.append(Score(seat, items))
    return told


def tell(parts: Components, s: KeepersState) -> None:
    """DK-8.1, DK-8.2: what was hidden is turned up and counted; that cannot be taken back."""
    if s.log is None:
        return
    s.log.seal("DK-8.1")
    for seat in range(s.seats):
        if s.rings[seat]:
            s.log.note("final-fragments", "DK-8.1", seat, [len(s.rings[seat]), fragments(parts, s, seat)])
        for colour in range(2):
            count = s.pearls[seat].count(colour)
            if count:
                s.log.note("final-pearls", "DK-8.1", seat, [colour, count, pearls(parts, s, seat, colour)])
        if turns_egg(s, seat):
            s.log.note("egg-turned", "DK-8.2", seat, [parts.egg_turned, parts.egg_turned - parts.egg])


def outcome(parts: Components, s: KeepersState) -> Outcome:
    """DK-8.4: most points, then more dragon cards in the own stacks, then victory is shared."""
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
