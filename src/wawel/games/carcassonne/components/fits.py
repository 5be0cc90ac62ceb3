"""CA-4.2: which rotations of a tile a free cell accepts, worked out once for all needs of a cell."""

from typing import Final

from wawel.games.carcassonne.components.ids import ANY, BLOCKED, EDGES, LIKE_ROAD, NEEDS

ROTATIONS: Final = [[turn for turn in range(4) if bits >> turn & 1] for bits in range(16)]


def fits(edges: str) -> bytes:
    """Per need of a free cell: legal rotations as four bits. River tiles and the City are not placed by this table."""
    if "W" in edges or "X" in edges:
        return bytes(NEEDS)
    letters = [EDGES.index(letter) for letter in edges]
    return bytes([_rotations(letters, need) for need in range(BLOCKED)]) + bytes(NEEDS - BLOCKED)


def _rotations(letters: list[int], need: int) -> int:
    """CA-4.2: the rotations of a tile that answer a need, as bits; CA-4.5: alike ones are kept apart."""
    found = 0
    for turn in range(4):
        for side in range(4):
            wanted = need >> 2 * side & 3
            if wanted != ANY and wanted != letters[side - turn]:
                break
        else:
            found |= 1 << turn
    return found


def listed(turns: int) -> int:
    """Rotations that are bits as a list in one number: how many in three bits, then two bits each, ascending."""
    packed = len(ROTATIONS[turns])
    for place, turn in enumerate(ROTATIONS[turns]):
        packed |= turn << 3 + 2 * place
    return packed


def wanted(letter: int, side: int) -> int:
    """What the cell across a side needs on its own side: CA-4.2, an equal letter. CA-15.3: or nothing of the pile."""
    code = letter if letter < EDGES.index("W") else LIKE_ROAD
    return code << (2 * side ^ 4) | (BLOCKED if code != letter else 0)
