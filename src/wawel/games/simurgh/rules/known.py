"""SI-20.1: who knows which hidden tile. Every entry of a hand, a stack or a draw carries it.

A seat may know a tile exactly, or know that it is *among* the tiles of a group: places whose tiles were mixed unseen. A
player who draws some tiles, shows one and puts back the others mixes them; a player who gives back a tile of the hand
mixes it with all that stay; and when a tile that not everybody knew is laid, nobody can tell which place of the hand it
left. Which places form a group is known to the whole table, what a seat knows of them is its own. In a game of five a
tile that all five know one by one counts as known to everybody, spectators included.
"""

from wawel.games.simurgh.components import POWER
from wawel.games.simurgh.state import AMONG, EVERYBODY, GROUP, KNOWN, TILE, TYPED, SimurghState


def knows(entry: int, viewer: int) -> bool:
    """Whether a viewer knows a tile; a spectator knows what everybody has seen."""
    if viewer < 0:
        return entry >> KNOWN & EVERYBODY == EVERYBODY
    return entry >> viewer + KNOWN & 1 > 0


def knows_among(entry: int, viewer: int) -> bool:
    """Whether a viewer knows that the tile is somewhere in its group."""
    if viewer < 0:
        return entry >> AMONG & EVERYBODY == EVERYBODY
    return entry >> viewer + AMONG & 1 > 0


def is_public(entry: int) -> bool:
    return entry >> KNOWN & EVERYBODY == EVERYBODY


def rows(s: SimurghState) -> list[list[int]]:
    """Every list of entries that may be in a group."""
    return [*s.hands, *s.tops, *s.bottoms, s.drawn]


def mix(s: SimurghState, mine: list[list[int]], places: list[int], left: int) -> None:
    """The active player mixes the tiles in these places unseen, after one that all see may have left them."""
    groups = [mine[number][places[number]] >> GROUP for number in range(len(places))] + [left >> GROUP]
    if not places:
        settle(s, left >> GROUP)
        return
    group = _join(s, groups)
    own = 1 << s.seat
    for number in range(len(places)):
        row, place = mine[number], places[number]
        heard = row[place] >> KNOWN & EVERYBODY
        among = row[place] >> AMONG & EVERYBODY | (heard if heard == EVERYBODY else heard & ~own)
        row[place] = row[place] & TILE | (heard & own) << KNOWN | among << AMONG | group << GROUP
    settle(s, group)


def _join(s: SimurghState, groups: list[int]) -> int:
    """Make one group of several; 0 stands for tiles that have none yet."""
    named = [group for group in groups if group]
    if not named:
        return _unused(s)
    least = min(named)
    for row in rows(s):
        for place in range(len(row)):
            if row[place] >> GROUP in named:
                row[place] = row[place] & (1 << GROUP) - 1 | least << GROUP
    return least


def _unused(s: SimurghState) -> int:
    used = {entry >> GROUP for row in rows(s) for entry in row}
    group = 1
    while group in used:
        group += 1
    return group


def settle(s: SimurghState, group: int) -> None:
    """Where a seat does not know one place of a group, the tile that it knows to be among them is there."""
    if group == 0:
        return
    mine: list[list[int]] = []
    places: list[int] = []
    for row in rows(s):
        for place in range(len(row)):
            if row[place] >> GROUP == group:
                mine.append(row)
                places.append(place)
    for seat in range(5):
        open_places = [number for number in range(len(places)) if not knows(mine[number][places[number]], seat)]
        if len(open_places) == 1:
            row, place = mine[open_places[0]], places[open_places[0]]
            if knows_among(row[place], seat):
                row[place] |= 1 << seat + KNOWN
    if len(places) == 1:
        mine[0][places[0]] &= (1 << AMONG) - 1


def laid(s: SimurghState, seat: int, left: int) -> None:
    """A tile went from the hand to the table. If not all knew its place, the places that it may have left are mixed.

    A dealt tile, whose type all know, is told from the others by that type alone (SI-2.7, SI-2.8).
    """
    hand = s.hands[seat]
    type = s.parts.type[left & TILE]
    if is_public(left) or type == POWER:
        settle(s, left >> GROUP)
        return
    typed = [place for place in range(len(hand)) if hand[place] & TYPED and s.parts.type[hand[place] & TILE] == type]
    plain = [place for place in range(len(hand)) if not hand[place] & TYPED and not _is_apart(s, hand[place])]
    if left & TYPED and not plain:
        return
    groups = [hand[place] >> GROUP for place in typed + plain] + [left >> GROUP]
    group = 0 if max(groups) == 0 else _join(s, groups)
    for place in typed + plain:
        hand[place] = hand[place] & (1 << GROUP) - 1 & ~TYPED | group << GROUP
    settle(s, group)


def show_hand(s: SimurghState, seat: int) -> None:
    """When the game is over all see the tiles that were left."""
    hand = s.hands[seat]
    groups = [entry >> GROUP for entry in hand]
    for place in range(len(hand)):
        hand[place] = hand[place] & TILE | EVERYBODY << KNOWN
        s.seen[hand[place] & TILE] = EVERYBODY
    for group in groups:
        settle(s, group)
    if s.log is not None and hand:
        s.log.note("held", "SI-20.1", seat, [entry & TILE for entry in hand])


def _is_apart(s: SimurghState, entry: int) -> bool:
    """A tile of the hand that is never mistaken for another: all know it, or it is the power tile."""
    return is_public(entry) or s.parts.type[entry & TILE] == POWER
