"""Bundles such as "2 meat + 2 veg/meat": read once into every concrete alternative, each packed into one int.

bits 0-23   six resources, four bits each      bits 24-28  power points
bits 29-31  markers      bits 32-33  spearmen      bits 34-35  riders
"""

from typing import Final, Literal, TypeAlias, get_args

from wawel.core.errors import BadData, Phrase
from wawel.core.numerals import whole

Resource: TypeAlias = Literal["veg", "meat", "wood", "stone", "wisdom", "weapon"]  # SI-0.3
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
Thing: TypeAlias = Resource | Literal["pp", "marker", "spearman", "rider"]
THINGS: Final[tuple[Thing, ...]] = (*RESOURCES, "pp", "marker", "spearman", "rider")
GOOD_BITS: Final = 4  # of each resource
GOOD_MASK: Final = 15
POINTS_AT: Final = 24
POINT_MASK: Final = 31
MARKERS_AT: Final = 29
MARKER_BITS: Final = 3
MARKER_MASK: Final = 7
VASSALS_AT: Final = 32
TYPE_BITS: Final = 2  # of spearmen, then of riders
VASSAL_MASK: Final = 3
RESOURCE_MASK: Final = (1 << POINTS_AT) - 1
SHIFT: Final = [0, 4, 8, 12, 16, 20, POINTS_AT, MARKERS_AT, VASSALS_AT, VASSALS_AT + TYPE_BITS]
MOST: Final = [GOOD_MASK] * 6 + [POINT_MASK, MARKER_MASK, VASSAL_MASK, VASSAL_MASK]

PP: Final = 6
MARKER: Final = 7
SPEARMAN: Final = 8
RIDER: Final = 9
BITS: Final = 36
SAID: Final = [9] * 6 + [16, 3, 1, 1]  # of each thing at most: there are words for so many
MOST_WAYS: Final = 64  # to pay or receive a bundle; "15 veg/meat" has sixteen


def count(vector: int, thing: int) -> int:
    return vector >> SHIFT[thing] & MOST[thing]


def things(vectors: list[int]) -> int:
    """Everything that appears in some of these bundles, as bits."""
    return sum([1 << thing for thing in range(10) if any(count(vector, thing) for vector in vectors)])


def pack(counts: list[int]) -> int:
    """Ten counts as one int; -1 when one of them is too large."""
    vector = 0
    for thing in range(10):
        if not 0 <= counts[thing] <= SAID[thing]:
            return -1
        vector |= counts[thing] << SHIFT[thing]
    return vector


def alternatives(text: str, where: Phrase) -> list[int]:
    """Every concrete way to pay or receive a bundle, ascending; [0] for an empty one. BadData names the place."""
    if not text:
        return [0]
    found: list[int] = []
    for alternative in text.split("|"):
        ways = [[0] * 10]
        for term in alternative.split("+"):
            ways = [more for way in ways for more in _with_term(way, term.strip(), where)]
            if len(ways) + len(found) > MOST_WAYS:
                raise BadData("simurgh.bundle-ways", "SI-1.1", {"where": where, "text": text, "most": MOST_WAYS})
        for way in ways:
            vector = pack(way)
            if vector < 0:
                raise BadData("simurgh.bundle-holds", "SI-1.1", {"where": where, "text": text})
            if vector not in found:
                found.append(vector)
    return sorted(found)


def _with_term(way: list[int], term: str, where: Phrase) -> list[list[int]]:
    number, _, names = term.partition(" ")
    things = names.split("/")
    if whole(number) < 1 or not 1 <= len(things) <= 2 or any(name not in THINGS for name in things):
        raise BadData("simurgh.bundle-term", "SI-0.3", {"where": where, "term": term})
    if len(things) == 2 and any(name not in RESOURCES for name in things):
        raise BadData("simurgh.bundle-mixed", "SI-0.3", {"where": where, "term": term})
    total = whole(number)
    if total > SAID[THINGS.index(things[0])]:
        raise BadData("simurgh.bundle-holds", "SI-1.1", {"where": where, "text": term})
    if len(things) == 1:
        return [_more(way, THINGS.index(things[0]), total)]
    first, second = THINGS.index(things[0]), THINGS.index(things[1])
    return [_more(_more(way, first, total - part), second, part) for part in range(total + 1)]


def _more(way: list[int], thing: int, number: int) -> list[int]:
    twin = way[:]
    twin[thing] += number
    return twin
