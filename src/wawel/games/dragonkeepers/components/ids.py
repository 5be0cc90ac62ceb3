"""DK-1: the kinds, ids and fixed counts of the printed parts; data.toml has the rest."""

from typing import Final, Literal, TypeAlias, get_args

LEFT: Final = 0
RIGHT: Final = 1
Side: TypeAlias = Literal["left", "right"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

COLOURS: Final = 4
DRAGON_COLOURS: Final = ["white", "green", "red", "blue"]
BLACK: Final = 4  # the front of a joker, behind the four colours
NUMBERS: Final = 6  # page numbers 1..6

# Backs: 0..5 are the numbers 1..6, 6..9 the colours, and RIBBON more for the same on a starting card.
RIBBON: Final = NUMBERS + COLOURS
BACKS: Final = 2 * RIBBON

# Items of a reward
FRAGMENT_LOW: Final = 0
FRAGMENT_HIGH: Final = 1
BLACK_DRAGON: Final = 2
CRYSTAL: Final = 3
EGG: Final = 4
ITEMS: Final = ["fragment_low", "fragment_high", "black_dragon", "crystal", "egg"]

RED: Final = 0
BLUE: Final = 1
PEARLS: Final = ["red", "blue"]

RETURN: Final = 0
THRIFT: Final = 1
GATE: Final = 2
QUILL: Final = 3
WIND: Final = 4
CROWN: Final = 5
CHESTS: Final = ["return", "thrift", "gate", "quill", "wind", "crown"]
CHEST_PHASES: Final = ["modify", "play", "play", "modify", "take", "play"]  # when the rules ask for each of them

START: Final = "_start"  # ends the id of a starting card and of its back
SECOND: Final = "_2"  # ends the id of the second of two starting cards that are alike
KINDS_AT_MOST: Final = 63  # a kind is packed into six bits
COPIES_AT_MOST: Final = 15  # how many of a kind a seat has is packed into four
BYTE: Final = 255  # a count and a value are packed into one byte


def side_of(back: int) -> int:
    """DK-1.1: the back decides the side, a number is left and a colour right."""
    return LEFT if back % RIBBON < NUMBERS else RIGHT
