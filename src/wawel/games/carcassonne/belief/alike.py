"""Choices that come to the same: rotations of a tile that look alike, and spots of one feature."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import figure, rotation, segment, tile_on_map
from wawel.games.carcassonne.belief.reach import distance
from wawel.games.carcassonne.components.ids import SEGMENTS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import CarcassonneState
from wawel.games.carcassonne.model.terrain import find


def doubles(parts: Components) -> vec[i64]:
    """Per tile * 4 + rotation: 1 if a smaller rotation looks alike (CA-4.5)."""
    found = vec[i64]()
    for tile in range(len(parts.tiles)):
        kept = unlike(parts, tile, [0, 1, 2, 3])
        for turn in range(4):
            found = append(found, 0 if turn in kept else 1)
    return found


def unlike(parts: Components, tile: int, turns: list[int]) -> list[int]:
    """Of some rotations of a tile those that look unlike; of two that look alike the first (CA-4.5)."""
    seen: list[str] = []
    kept: list[int] = []
    for turn in turns:
        look = _look(parts, tile, turn)
        if look not in seen:
            seen.append(look)
            kept.append(turn)
    return kept


def _look(parts: Components, tile: int, turn: int) -> str:
    """A turned tile as text: what owns its sides and half-edges, and which fields border which cities."""
    turned = tile * 4 + turn
    order: list[int] = []
    owners = [int(parts.edges[turned * 4 + side]) for side in range(4)]
    owners += [int(parts.halves[turned * 8 + half]) for half in range(8)]
    for node in owners:
        if node not in order:
            order.append(node)
    sides = [order.index(node) for node in owners]
    nodes = [int(parts.adds[tile * SEGMENTS + node]) if node < SEGMENTS else -1 for node in order]
    borders = sorted([(_place(order, border >> 4), _place(order, border & 15)) for border in parts.borders[tile]])
    lady = _place(order, parts.princess[tile])
    return repr((sides, nodes, borders, lady, list(parts.letter[turned * 4 : turned * 4 + 4])))


def _place(order: list[int], node: int) -> int:
    """A node by its order around the tile; one that touches no side as it is."""
    return order.index(node) if node in order else 100 + node


def without_doubles(found: vec[i64], tile: i64, doubles: vec[i64]) -> vec[i64]:
    """Places for a tile, rotations that look alike once."""
    kept = vec[i64](capacity=len(found))
    for action in found:
        if not doubles[tile * 4 + rotation(action)]:
            kept = append(kept, action)
    return kept


def one_spot_each(s: CarcassonneState, found: vec[i64], kind: i64) -> vec[i64]:
    """Choices of a kind once per feature and figure, the spot beside the fairy or far from the dragon; all others."""
    kept = vec[i64](capacity=len(found))
    keys = vec[i64](capacity=len(found))
    for action in found:
        key: i64 = -1
        if action & ~0xFFFFFF == kind:
            key = find(s, s.base[tile_on_map(action)] + segment(action)) << 2 | figure(action)
        place: i64 = len(keys)
        if key >= 0:
            place = 0
            while place < len(keys) and keys[place] != key:
                place += 1
        if place == len(keys):
            keys = append(keys, key)
            kept = append(kept, action)
        elif _safety(s, action) > _safety(s, kept[place]):
            kept[place] = action
    return kept


def _safety(s: CarcassonneState, action: i64) -> i64:
    number = tile_on_map(action)
    return 1000 if number == s.fairy else distance(s, number)
