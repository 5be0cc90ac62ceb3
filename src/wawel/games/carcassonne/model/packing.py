"""Several facts in one number: followers, spots, cells beside the map, features and what they pay.

figure   tile on the map << 8 | segment << 4 | seat      spot      tile on the map << 4 | segment
free     cell << 9 | what its four sides need            cloister  tile on the map << 12 | node
border   field's root << 12 | city's root                closed    root << 16 | kind << 12 | spot
due      city's root << 4 | seat that it pays           claim     figure << 16 | due, on the farm of this figure
crowd    four bits per seat
"""

from typing import Final

from mypy_extensions import i64

NEED_BITS: Final = 9
NEED: Final = 511
NODE_BITS: Final = 12
NODE: Final = 4095
SEGMENT_BITS: Final = 4
SEGMENT: Final = 15
SEAT_BITS: Final = 4
SEAT: Final = 15
FOLLOWER_BITS: Final = 4  # per seat in a crowd
FOLLOWERS_OF_ONE: Final = 15


def pack_figure(number: i64, segment: i64, seat: i64) -> i64:
    return pack_spot(number, segment) << SEAT_BITS | seat


def figure_tile(figure: i64) -> i64:
    return figure >> SEGMENT_BITS + SEAT_BITS


def figure_segment(figure: i64) -> i64:
    return figure >> SEAT_BITS & SEGMENT


def figure_spot(figure: i64) -> i64:
    """Where a figure stands."""
    return figure >> SEAT_BITS


def figure_seat(figure: i64) -> i64:
    return figure & SEAT


def pack_spot(number: i64, segment: i64) -> i64:
    return number << SEGMENT_BITS | segment


def spot_tile(spot: i64) -> i64:
    return spot >> SEGMENT_BITS


def spot_segment(spot: i64) -> i64:
    return spot & SEGMENT


def followers_of(crowd: i64, seat: i64) -> i64:
    """How many followers of a seat stand in a crowd."""
    return crowd >> FOLLOWER_BITS * seat & FOLLOWERS_OF_ONE


def free_cell(free: i64) -> i64:
    return free >> NEED_BITS


def free_need(free: i64) -> i64:
    return free & NEED


def pack_cloister(number: i64, node: i64) -> i64:
    return number << NODE_BITS | node


def cloister_tile(cloister: i64) -> i64:
    return cloister >> NODE_BITS


def cloister_node(cloister: i64) -> i64:
    return cloister & NODE


def pack_border(farm: i64, city: i64) -> i64:
    return farm << NODE_BITS | city


def border_farm(border: i64) -> i64:
    return border >> NODE_BITS


def border_city(border: i64) -> i64:
    return border & NODE


def pack_closed(root: i64, feature: i64, spot: i64) -> i64:
    return (root << 4 | feature) << 12 | spot


def closed_root(closed: i64) -> i64:
    return closed >> 16


def closed_kind(closed: i64) -> i64:
    return closed >> 12 & 15


def closed_spot(closed: i64) -> i64:
    return closed & 4095


def pack_due(city: i64, seat: i64) -> i64:
    return city << SEAT_BITS | seat


def pack_claim(figure: i64, city: i64, seat: i64) -> i64:
    return figure << 16 | pack_due(city, seat)


def claim_figure(claim: i64) -> i64:
    return claim >> 16


def claim_due(claim: i64) -> i64:
    return claim & 0xFFFF


def claim_city(claim: i64) -> i64:
    return claim >> SEAT_BITS & NODE


def claim_seat(claim: i64) -> i64:
    return claim & SEAT
