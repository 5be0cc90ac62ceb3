"""SI-20.1: who knows which hidden tile. Every entry of a hand, a stack or a draw carries it.

A seat may know a tile exactly, or know that it is *among* the tiles of a group: places whose tiles were mixed unseen.
Players mix tiles when they draw some, show one and put back the others, and when they give back a tile from the hand,
which is mixed with all that stay. When a tile that not everybody knew is laid, nobody can tell which place of the hand
it left. The whole table knows which places form a group; what a seat knows about them is its own. In a game of five a
tile that all five know individually counts as known to everybody, spectators included.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.vectors import index
from wawel.games.simurgh.components.ids import POWER
from wawel.games.simurgh.model.state import AMONG, EVERYBODY, GROUP, KNOWN, TILE, TYPED, SimurghState

PLAIN: Final = (1 << GROUP) - 1  # an entry without its group
PLACE: Final = 255  # of a spot


def knows(entry: i64, viewer: i64) -> bool:
    """Whether a viewer knows a tile; spectators know what everybody has seen."""
    if viewer < 0:
        return entry >> KNOWN & EVERYBODY == EVERYBODY
    return entry >> viewer + KNOWN & 1 > 0


def knows_among(entry: i64, viewer: i64) -> bool:
    """Whether a viewer knows that the tile is somewhere in its group."""
    if viewer < 0:
        return entry >> AMONG & EVERYBODY == EVERYBODY
    return entry >> viewer + AMONG & 1 > 0


def is_public(entry: i64) -> bool:
    return entry >> KNOWN & EVERYBODY == EVERYBODY


# spots: where an entry that may be in a group lies, row << 8 | place. Rows are the hands, then the stacks' tops and
# bottoms, then what is drawn


def spot_in_hand(seat: i64, place: i64) -> i64:
    return seat << 8 | place


def spot_on_top(s: SimurghState, which: i64, place: i64) -> i64:
    return which + s.seats << 8 | place


def spot_at_bottom(s: SimurghState, which: i64, place: i64) -> i64:
    return which + 3 + s.seats << 8 | place


def spot_drawn(s: SimurghState, place: i64) -> i64:
    return _rows(s) - 1 << 8 | place


def _rows(s: SimurghState) -> i64:
    """How many rows there are."""
    seats: i64 = s.seats
    return seats + 7


def _row(s: SimurghState, number: i64) -> vec[i64]:
    seats: i64 = s.seats
    if number < seats:
        return s.hands[number]
    if number < seats + 3:
        return s.tops[number - seats]
    return s.bottoms[number - seats - 3] if number < seats + 6 else s.drawn


def _entry(s: SimurghState, spot: i64) -> i64:
    return _row(s, spot >> 8)[spot & PLACE]


def _write(s: SimurghState, spot: i64, entry: i64) -> None:
    row = _row(s, spot >> 8)
    row[spot & PLACE] = entry


def mix(s: SimurghState, spots: vec[i64], left: i64) -> None:
    """The active player mixes the tiles in these places unseen, after one that all saw may have left them."""
    if len(spots) == 0:
        settle(s, left >> GROUP)
        return
    groups = vec[i64]()
    for spot in spots:
        groups = append(groups, _entry(s, spot) >> GROUP)
    group = _join(s, append(groups, left >> GROUP))
    own = BIT[s.seat]
    for spot in spots:
        entry = _entry(s, spot)
        heard = entry >> KNOWN & EVERYBODY
        among = entry >> AMONG & EVERYBODY | (heard if heard == EVERYBODY else heard & ~own)
        _write(s, spot, entry & TILE | (heard & own) << KNOWN | among << AMONG | group << GROUP)
    settle(s, group)


def _join(s: SimurghState, groups: vec[i64]) -> i64:
    """Merge several groups into one; 0 stands for tiles without a group."""
    least: i64 = 0
    for group in groups:
        if group and (least == 0 or group < least):
            least = group
    if least == 0:
        return _unused(s)
    number: i64
    for number in range(_rows(s)):
        row = _row(s, number)
        place: i64
        for place in range(len(row)):
            group = row[place] >> GROUP
            if group and group != least and index(groups, group) >= 0:
                row[place] = row[place] & PLAIN | least << GROUP
    return least


def _unused(s: SimurghState) -> i64:
    """The lowest number that no group has."""
    group: i64 = 1
    while _is_used(s, group):
        group += 1
    return group


def _is_used(s: SimurghState, group: i64) -> bool:
    number: i64
    for number in range(_rows(s)):
        for entry in _row(s, number):
            if entry >> GROUP == group:
                return True
    return False


def settle(s: SimurghState, group: i64) -> None:
    """If a seat does not know just one place of a group, the tile that it knows to be among them is there."""
    if group == 0:
        return
    spots = vec[i64]()
    number: i64
    for number in range(_rows(s)):
        row = _row(s, number)
        place: i64
        for place in range(len(row)):
            if row[place] >> GROUP == group:
                spots = append(spots, number << 8 | place)
    seat: i64
    for seat in range(5):
        spot = _only_unknown(s, spots, seat)
        if spot >= 0 and knows_among(_entry(s, spot), seat):
            _write(s, spot, _entry(s, spot) | BIT[seat + KNOWN])
    if len(spots) == 1:
        _write(s, spots[0], _entry(s, spots[0]) & (1 << AMONG) - 1)


def _only_unknown(s: SimurghState, spots: vec[i64], seat: i64) -> i64:
    """The one spot whose tile a seat does not know; -1 if there are more, or none."""
    found: i64 = -1
    for spot in spots:
        if not knows(_entry(s, spot), seat):
            if found >= 0:
                return -1
            found = spot
    return found


def laid(s: SimurghState, seat: i64, left: i64) -> None:
    """A tile went from the hand to the table. If not all knew its place, mix the places that it may have left.

    A dealt tile whose type all know differs from the others by that type alone (SI-2.7, SI-2.8).
    """
    type = s.parts.type[left & TILE]
    if is_public(left) or type == POWER:
        settle(s, left >> GROUP)
        return
    hand = s.hands[seat]
    places = vec[i64]()
    groups = vec[i64]()
    plain = False
    grouped = left >> GROUP > 0
    place: i64
    for place in range(len(hand)):
        entry = hand[place]
        typed = entry & TYPED != 0
        if s.parts.type[entry & TILE] != type if typed else _is_apart(s, entry):
            continue
        places = append(places, place)
        groups = append(groups, entry >> GROUP)
        plain = plain or not typed
        grouped = grouped or entry >> GROUP > 0
    if left & TYPED and not plain:
        return
    group: i64 = _join(s, append(groups, left >> GROUP)) if grouped else 0
    for place in places:
        hand[place] = hand[place] & PLAIN & ~TYPED | group << GROUP
    settle(s, group)


def show_hand(s: SimurghState, seat: i64) -> None:
    """When the game is over, all see the tiles that were left."""
    hand = s.hands[seat]
    groups = vec[i64]()
    place: i64
    for place in range(len(hand)):
        groups = append(groups, hand[place] >> GROUP)
        hand[place] = hand[place] & TILE | EVERYBODY << KNOWN
        s.seen[hand[place] & TILE] = EVERYBODY
    for group in groups:
        settle(s, group)
    if s.log is not None and len(hand):
        s.log.note("held", "SI-20.1", seat, [entry & TILE for entry in hand])


def _is_apart(s: SimurghState, entry: i64) -> bool:
    """Whether a tile in the hand is never mistaken for another: all know it, or it is the power tile."""
    return is_public(entry) or s.parts.type[entry & TILE] == POWER
