"""Actions: a kind above bit 36 and its payload below, with room for a whole bundle."""

from typing import Final

from mypy_extensions import i64

from wawel.games.simurgh.components.bundles import BITS

FIRST: Final = 1 << BITS  # chance: a seat
TILE: Final = 2 << BITS  # chance: a tile
DRAFT: Final = 3 << BITS  # a tile of the power or the action draft
PICK: Final = 4 << BITS  # one of the three dragons dealt
USE: Final = 5 << BITS  # an ability: slot
EXPLORE: Final = 6 << BITS  # an area
LAY: Final = 7 << BITS  # a tile from the hand
PLACE: Final = 8 << BITS  # type and space
RECALL: Final = 9 << BITS  # type and space
SKIP: Final = 10 << BITS
END: Final = 11 << BITS
REMOVE: Final = 12 << BITS  # an area
AREA: Final = 13 << BITS  # an area
DONE: Final = 14 << BITS  # the last vassal is recalled
PAY: Final = 15 << BITS  # a bundle
GET: Final = 16 << BITS  # a bundle
SPEND: Final = 17 << BITS  # the space your vassal is taken from
UNMARK: Final = 18 << BITS  # slot
MARK: Final = 19 << BITS  # a dragon tile
PASS: Final = 20 << BITS  # close a trigger window
KEEP: Final = 21 << BITS  # a dragon tile
RETURN: Final = 22 << BITS  # tile and top or bottom
BUY: Final = 23 << BITS  # market area 0-3, 4 for the deck
TAKE: Final = 24 << BITS  # market area
OBJECTIVE: Final = 25 << BITS  # tile and objective space
NONE: Final = 26 << BITS  # no objective
GIVE: Final = 27 << BITS  # tile and top or bottom
DROP: Final = 28 << BITS  # a resource
END_OF_KINDS: Final = 29 << BITS

VALUE: Final = (1 << BITS) - 1
DECK: Final = 4  # "area" of a face-down tile
BOTTOM: Final = 128  # with a tile: to the bottom, not to the top


def kind(action: i64) -> i64:
    return action & ~VALUE


def value(action: i64) -> i64:
    return action & VALUE


def vassal(type: i64, space: i64) -> i64:
    """A vassal on a space: payload of PLACE and RECALL."""
    return type << 6 | space


def type_of(action: i64) -> i64:
    """0 spearman, 1 rider."""
    return action >> 6 & 1


def space_of(action: i64) -> i64:
    return action & 63


def slot(dragon: i64, place: i64) -> i64:
    """An ability slot: dragon 0-23 (tiles 49-72), place 0-2."""
    return dragon * 3 + place


def objective(tile: i64, space: i64) -> i64:
    """Payload of OBJECTIVE."""
    return tile << 3 | space
