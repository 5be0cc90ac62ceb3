"""CA-5: features join as tiles are placed. A tile costs the same on a large map as on a small one."""

from typing import Final

from mypy_extensions import i64

from wawel.games.carcassonne.actions import PLACE, ROW, STEPS
from wawel.games.carcassonne.components import NONE, OPEN, SHIELDS, TILE
from wawel.games.carcassonne.soundness import TOUCH
from wawel.games.carcassonne.state import CarcassonneState

AROUND: Final = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1]
NOBODY: Final = [[0] * segments for segments in range(16)]  # for the segments of a new tile


def find(s: CarcassonneState, node: i64) -> i64:
    """The root of a node's feature. Trees stay flat, because the larger feature swallows the smaller one."""
    link = s.link
    above: i64 = link[node]
    while above != node:
        node = above
        above = link[node]
    return node


def is_complete(s: CarcassonneState, root: int) -> bool:
    """CA-5.3: no open end. For a cloister: no free cell around it. Asked of fields only in views."""
    return s.sums[root] & OPEN == 0


def tiles(s: CarcassonneState, root: int) -> int:
    """CA-5.4: distinct tiles of a city or road."""
    return s.sums[root] // TILE


def shields(s: CarcassonneState, root: int) -> int:
    """CA-5.4: coats of arms, one by one."""
    return s.sums[root] >> 10 & SHIELDS


def kind(s: CarcassonneState, number: int, segment: int) -> int:
    """CITY, ROAD, FIELD or CLOISTER."""
    return s.box.features[s.turned[number] >> 2][segment]


def lay(s: CarcassonneState, cell: int, turned: int) -> None:
    """CA-4, CA-5.1: put a tile on the map and join its segments with those of its neighbours."""
    box = s.box
    number, base = len(s.cells), len(s.link)
    _add_nodes(s, turned >> 2, base)
    need = _take_free(s, cell)
    for side in range(4):
        beside = cell + STEPS[side]
        letter = need >> 2 * side & 3
        if letter:
            _join_side(s, base, turned, side, letter, s.at[beside])
        else:
            _add_free(s, beside, box.letter[turned * 4 + side] << (2 * side ^ 4))
    s.cells.append(cell)
    s.turned.append(turned)
    s.base.append(base)
    s.at[cell] = number
    _count_cloisters(s, cell, number)


def _add_nodes(s: CarcassonneState, tile: int, base: int) -> None:
    weights = s.box.weights[tile]
    nobody = NOBODY[len(weights)]
    s.sums.extend(weights)
    s.crowd.extend(nobody)
    s.twins.extend(nobody)
    for segment in range(len(weights)):
        s.link.append(base + segment)
    twins = s.box.twins[tile]
    if twins:
        for segment in twins:
            s.twins[base + segment] = s.twin
        s.twin <<= 1


def _join_side(s: CarcassonneState, base: int, turned: int, side: int, letter: int, other: int) -> None:
    """CA-5.1: cities and roads join across a border, fields where their half-edges touch."""
    box = s.box
    there, across = s.turned[other], side ^ 2
    beyond = s.base[other]
    _join(s, base + box.edge[turned * 4 + side], beyond + box.edge[there * 4 + across], 4 if letter == 3 else 2)
    if letter == 2:
        for half in (2 * side, 2 * side + 1):
            _join(s, base + box.half[turned * 8 + half], beyond + box.half[there * 8 + TOUCH[half]], 2)


def _join(s: CarcassonneState, node: int, other: int, closed: int) -> None:
    """CA-5.4: add up two features; `closed` ends are open no more, and a tile in both counts once."""
    sums = s.sums
    root, lost = find(s, node), find(s, other)
    if root == lost:
        sums[root] -= closed
        return
    if sums[root] < sums[lost]:
        root, lost = lost, root
    s.link[lost] = root
    total = sums[root] + sums[lost] - closed
    twins = s.twins[lost]
    if twins:
        shared = s.twins[root] & twins
        while shared:
            total -= TILE
            shared &= shared - 1
        s.twins[root] |= twins
    sums[root] = total
    crowd = s.crowd[lost]
    if crowd:
        s.crowd[root] += crowd


def _place_of(free: list[int], key: i64) -> int:
    """Where in the ascending list the first entry stands that is not below the key."""
    low: i64 = 0
    high: i64 = len(free)
    while low < high:
        middle: i64 = (low + high) >> 1
        entry: i64 = free[middle]
        if entry < key:
            low = middle + 1
        else:
            high = middle
    return low


def need(s: CarcassonneState, cell: int) -> int:
    """What the four sides of a free cell need, two bits each; -1 for a cell that is taken or lies apart."""
    place = _place_of(s.free, cell << 8)
    if place < len(s.free) and s.free[place] >> 8 == cell:
        return s.free[place] & 255
    return -1


def _take_free(s: CarcassonneState, cell: int) -> int:
    """The cell is free no more; what did it need? The first tile of a map needs nothing."""
    if not s.free:
        return 0
    place = _place_of(s.free, cell << 8)
    s.offers.pop(place)
    return s.free.pop(place) & 255


def _add_free(s: CarcassonneState, cell: int, wanted: int) -> None:
    free = s.free
    key = cell << 8
    place = _place_of(free, key)
    if place < len(free) and free[place] >> 8 == cell:
        free[place] |= wanted
    else:
        free.insert(place, key | wanted)
        first = PLACE | cell << 2
        s.offers.insert(place, [first, first | 1, first | 2, first | 3])


def _count_cloisters(s: CarcassonneState, cell: int, number: int) -> None:
    """CA-5.3: each filled cell around a cloister is one open end less."""
    row: i64 = ROW
    for other in s.cloisters:
        apart: i64 = s.cells[other] - cell
        if apart < 0:
            apart = -apart
        if apart == 1 or row - 1 <= apart <= row + 1:
            s.sums[cloister_node(s, other)] -= 1
    if s.box.cloister[s.turned[number] >> 2] != NONE:
        s.cloisters.append(number)
        for step in AROUND:
            if cell + step in s.at:
                s.sums[cloister_node(s, number)] -= 1


def cloister_node(s: CarcassonneState, number: int) -> int:
    return s.base[number] + s.box.cloister[s.turned[number] >> 2]


def cities_of_farms(s: CarcassonneState, manned: bool) -> list[int]:
    """CA-5.5: field root << 12 | root of a completed city that it borders, each pair once, ascending.

    With `manned` only fields with followers.
    """
    found: set[int] = set()
    for number in range(len(s.cells)):
        borders = s.box.borders[s.turned[number] >> 2]
        if not borders:
            continue
        base = s.base[number]
        for border in borders:
            city = find(s, base + (border & 15))
            if s.sums[city] & OPEN == 0:
                farm = find(s, base + (border >> 4))
                if not manned or s.crowd[farm]:
                    found.add(farm << 12 | city)
    return sorted(found)
