"""CA-5: features join as tiles are placed. A tile costs the same on a large map as on a small one."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wawel.core.vectors import insert
from wawel.games.carcassonne.actions import ROW
from wawel.games.carcassonne.components.ids import (
    FEW,
    GOODS_BITS,
    GRAND_BITS,
    NONE,
    OPEN,
    SEGMENTS,
    SHIELDS,
    TILE,
    TILES,
)
from wawel.games.carcassonne.model.packing import (
    NEED_BITS,
    SEGMENT,
    SEGMENT_BITS,
    cloister_node,
    cloister_tile,
    free_cell,
    free_need,
    pack_border,
    pack_cloister,
)
from wawel.games.carcassonne.model.sharing import own_map
from wawel.games.carcassonne.model.state import CarcassonneState, set_at, tile_at, tile_of


def find(s: CarcassonneState, node: i64) -> i64:
    """The root of a node's feature. Trees stay flat, because the larger feature swallows the smaller one."""
    link = s.link
    above = link[node]
    while above != node:
        node = above
        above = link[node]
    return node


def is_complete(s: CarcassonneState, root: i64) -> bool:
    """CA-5.3: no open end. For a cloister: no free cell around it. Only views ask this of fields."""
    return s.sums[root] & OPEN == 0


def tiles(s: CarcassonneState, root: i64) -> i64:
    """CA-5.4: distinct tiles of a city or road."""
    return s.sums[root] >> 16 & TILES


def shields(s: CarcassonneState, root: i64) -> i64:
    """CA-5.4: coats of arms, each counted."""
    return s.sums[root] >> 10 & SHIELDS


def grand(s: CarcassonneState, root: i64) -> i64:
    """CA-11.2, CA-11.3: inns of a road, cathedrals of a city."""
    return s.sums[root] >> GRAND_BITS & FEW


def goods(s: CarcassonneState, root: i64, kind: i64) -> i64:
    """CA-12.7: symbols of one of the goods in a city."""
    return s.sums[root] >> GOODS_BITS + 4 * kind & FEW


def kind(s: CarcassonneState, number: i64, segment: i64) -> i64:
    """CITY, ROAD, FIELD or CLOISTER."""
    return s.parts.kinds[tile_of(s, number) * SEGMENTS + segment]


def lay(s: CarcassonneState, cell: i64, turned: i64) -> None:
    """CA-4, CA-5.1: put a tile on the map and join its segments with those of its neighbours."""
    own_map(s)
    parts = s.parts
    number = len(s.cells)
    base = len(s.link)
    _add_nodes(s, turned >> 2, base)
    place = _place_of(s.free, cell << NEED_BITS)
    need = _take_free(s, place)
    side: i64
    for side in range(4):
        beside = cell + parts.steps[side]
        letter = need >> 2 * side & 3
        if letter:
            _join_side(s, base, turned, side, letter, tile_at(s, beside))
        else:
            _add_free(s, place, beside, parts.wants[turned * 4 + side])
    s.cells = append(s.cells, cell)
    s.turned = append(s.turned, turned)
    s.base = append(s.base, base)
    set_at(s, cell, number)
    _count_cloisters(s, cell, number)


def _add_nodes(s: CarcassonneState, tile: i64, base: i64) -> None:
    parts = s.parts
    adds, doubles, first = parts.adds, parts.doubles, tile * SEGMENTS
    link, sums, crowd, twins = s.link, s.sums, s.crowd, s.twins
    segment: i64
    for segment in range(parts.nodes[tile]):
        link = append(link, base + segment)
        sums = append(sums, adds[first + segment])
        crowd = append(crowd, 0)
        twins = append(twins, doubles[first + segment] * s.twin)
    s.link, s.sums, s.crowd, s.twins = link, sums, crowd, twins
    if parts.twinned[tile]:
        s.twin <<= 1


def _join_side(s: CarcassonneState, base: i64, turned: i64, side: i64, letter: i64, other: i64) -> None:
    """CA-5.1: cities and roads join across a border, fields where their half-edges touch."""
    parts = s.parts
    there = s.turned[other]
    beyond = s.base[other]
    closed: i64 = 2
    if letter == 3:
        closed = 4
    _join(s, base + parts.edges[turned * 4 + side], beyond + parts.edges[there * 4 + (side ^ 2)], closed)
    if letter == 2:
        half = 2 * side
        touch = 2 * (side ^ 2)  # the neighbour's half-edges come the other way round
        _join(s, base + parts.halves[turned * 8 + half], beyond + parts.halves[there * 8 + touch + 1], 2)
        _join(s, base + parts.halves[turned * 8 + half + 1], beyond + parts.halves[there * 8 + touch], 2)


def _join(s: CarcassonneState, node: i64, other: i64, closed: i64) -> None:
    """CA-5.4: merge two features; `closed` ends are no longer open, and a tile in both counts once."""
    sums = s.sums
    root = find(s, node)
    lost = find(s, other)
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


def _place_of(free: vec[i64], key: i64) -> i64:
    """The index of the first entry in the ascending list that is not below the key."""
    low: i64 = 0
    high = len(free)
    while low < high:
        middle = (low + high) >> 1
        if free[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low


def need(s: CarcassonneState, cell: i64) -> i64:
    """What the four sides of a free cell need, two bits each; -1 for a cell that is taken or not beside the map."""
    free = s.free
    place = _place_of(free, cell << NEED_BITS)
    if place < len(free) and free_cell(free[place]) == cell:
        return free_need(free[place])
    return -1


def _take_free(s: CarcassonneState, place: i64) -> i64:
    """Remove a cell from the free ones and return what it needed. The first tile of a map needs nothing."""
    if len(s.free) == 0:
        return 0
    s.free, entry = pop(s.free, place)
    return free_need(entry)


def _add_free(s: CarcassonneState, place: i64, cell: i64, wanted: i64) -> None:
    """Add a need to a cell beside the map. Neighbouring cells are close in the list, so search from `place`."""
    free = s.free
    key = cell << NEED_BITS
    while place > 0 and free[place - 1] >= key:
        place -= 1
    while place < len(free) and free[place] < key:
        place += 1
    if place < len(free) and free_cell(free[place]) == cell:
        free[place] |= wanted
    else:
        s.free = insert(free, place, key | wanted)


def _count_cloisters(s: CarcassonneState, cell: i64, number: i64) -> None:
    """CA-5.3: each filled cell around a cloister is one open end fewer."""
    cells = s.cells
    for cloister in s.cloisters:
        if _is_around(cells[cloister_tile(cloister)] - cell):
            s.sums[cloister_node(cloister)] -= 1
    segment = s.parts.monks[tile_of(s, number)]
    if segment != NONE:
        node = s.base[number] + segment
        s.cloisters = append(s.cloisters[:], pack_cloister(number, node))
        for there in cells:
            if _is_around(there - cell):
                s.sums[node] -= 1


def _is_around(apart: i64) -> bool:
    """Whether two cells this far apart touch, by a side or a corner."""
    if apart < 0:
        apart = -apart
    return apart == 1 or ROW - 1 <= apart <= ROW + 1


def cities_of_farms(s: CarcassonneState, manned: bool) -> vec[i64]:
    """CA-5.5: borders between fields and completed cities, each once, ascending.

    With `manned`, only fields with followers.
    """
    found = vec[i64]()
    parts = s.parts
    number: i64
    for number in range(len(s.cells)):
        tile = tile_of(s, number)
        base = s.base[number]
        place: i64
        for place in range(parts.first_border[tile], parts.first_border[tile + 1]):
            border = parts.bordering[place]
            city = find(s, base + (border & SEGMENT))
            if s.sums[city] & OPEN == 0:
                farm = find(s, base + (border >> SEGMENT_BITS))
                if not manned or s.crowd[farm]:
                    found = _include(found, pack_border(farm, city))
    return found


def _include(ascending: vec[i64], item: i64) -> vec[i64]:
    """The same items plus this one, which may already be among them."""
    place = _place_of(ascending, item)
    if place < len(ascending) and ascending[place] == item:
        return ascending
    return insert(ascending, place, item)
