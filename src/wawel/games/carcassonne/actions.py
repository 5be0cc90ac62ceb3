"""Actions, packed: a kind and its payload.

bits 24..  the kind
PLACE      bits 2-19 the cell, bits 0-1 the rotation
DEPLOY, FAIRY, PRINCESS, BACK    bits 4-11 the tile's number on the map, in placing order; bits 0-3 its segment;
                                 bits 12-13 of DEPLOY, bit 12 of BACK the figure
ENTER      bits 0-1 the quarter, bit 2 the figure; COUNT bits 0-1 the quarter
STEP       bits 0-1 the direction: N, E, S, W
DRAW       bits 0-7 the tile; FIRST the seat

A cell is (y + 256) << 9 | x + 256, so a step is one addition: see STEPS.
"""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0  # keeps draws small: Python caches small integers
PASS: Final = 1 << 24
DEPLOY: Final = 2 << 24
FAIRY: Final = 3 << 24
PRINCESS: Final = 4 << 24
STEP: Final = 5 << 24
PLACE: Final = 6 << 24
FIRST: Final = 7 << 24
BACK: Final = 8 << 24
ENTER: Final = 9 << 24
COUNT: Final = 10 << 24
END_OF_KINDS: Final = 11 << 24
PAYLOADS: Final = [  # how many payloads each kind has
    *(256, 1, 1 << 14, 1 << 12, 1 << 12, 4, 1 << 20, 256),
    *(1 << 13, 8, 4),
]

FOLLOWER: Final = 0
LARGE: Final = 1
BUILDER: Final = 2
PIG: Final = 3

NOT_ON_MAP: Final = 255  # number of a tile that is not on the map
WHOLE: Final = 15  # segment of a fairy move to the whole tile rather than to one follower

ORIGIN: Final = 256
ROW: Final = 512
STEPS: Final = [-ROW, 1, ROW, -1]  # N, E, S, W


def kind(action: i64) -> i64:
    return action & ~(PASS - 1)


def checked_kind(action: int) -> int:
    """The kind, or END_OF_KINDS for a number that is not an action."""
    if not 0 <= action < END_OF_KINDS or action & (PASS - 1) >= PAYLOADS[action >> 24]:
        return END_OF_KINDS
    return kind(action)


def cell(x: i64, y: i64) -> i64:
    """CA-4.1: a cell as one number."""
    return (y + ORIGIN) << 9 | (x + ORIGIN)


def x_of(cell: i64) -> i64:
    return (cell & (ROW - 1)) - ORIGIN


def y_of(cell: i64) -> i64:
    return (cell >> 9) - ORIGIN


def placed_cell(action: i64) -> i64:
    """The cell of a PLACE."""
    return action >> 2 & (ROW * ROW - 1)


def rotation(action: i64) -> i64:
    """The rotation of a PLACE."""
    return action & 3


def tile_on_map(action: i64) -> i64:
    """The tile of a DEPLOY, FAIRY, PRINCESS or BACK."""
    return action >> 4 & 255


def segment(action: i64) -> i64:
    """The segment of a DEPLOY, FAIRY, PRINCESS or BACK."""
    return action & 15


def deploy(figure: i64, spot: i64) -> i64:
    """A DEPLOY of a figure to a spot."""
    return DEPLOY | figure << 12 | spot


def figure(action: i64) -> i64:
    """The figure of a DEPLOY or BACK: FOLLOWER, LARGE, BUILDER or PIG."""
    return action >> 12 & 3


def entering(action: i64) -> i64:
    """The figure of an ENTER."""
    return action >> 2 & 1


def quarter(action: i64) -> i64:
    """The quarter of an ENTER or COUNT."""
    return action & 3


def value(action: i64) -> i64:
    """The direction of a STEP, the tile of a DRAW, the seat of a FIRST."""
    return action & 255
