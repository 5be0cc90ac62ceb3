"""DC-14: castle layouts as text, "0111/1322": one digit a stack, a slash between rows. And what is wrong with one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.errors import BadOption, Phrase, Phrases
from wawel.core.options import Finding

FEWEST_SEATS: Final = 2  # DC-2.1
STRIDE: Final = 16  # a castle cell is (row + 1) * 16 + column + 1, so that every cell has four neighbours
MOST_COLUMNS: Final = 14  # what such cells can hold
MOST_ROWS: Final = 9
SIZE: Final = STRIDE * (MOST_ROWS + 2)


class Limits:
    """DC-14.5: what a layout must and what it should keep to; from the data file."""

    def __init__(self, tiles: int, columns: int, rows: int, long_row: int, ground: list[tuple[int, int]]) -> None:
        self.tiles = tiles
        self.columns = columns
        self.rows = rows
        self.long_row = long_row  # so many tiles side by side block each other for long
        self.ground = ground  # per number of seats: fewest and most tiles on the ground level


class Layout:
    """A castle as it is built: heights per cell, and the cells that have a stack, ascending."""

    def __init__(self, id: str, text: str, columns: int, rows: int, heights: bytes) -> None:
        self.id = id  # empty for an own layout
        self.text = text
        self.columns = columns
        self.rows = rows
        self.heights = heights
        self.cells = vec[i64]([cell for cell in range(SIZE) if heights[cell]])
        self.stacks = vec[i64](list(heights))  # the same heights, for the rules
        self.tiles: i64 = sum(heights)
        self.levels = vec[i64]([0] + [heights.count(level) for level in (1, 2, 3)])  # number of stacks per height


def errors(text: str, limits: Limits) -> list[Finding]:
    """DC-14.5: everything that forbids a layout; what its stacks add up to only if all of them are stacks."""
    rows = text.split("/")
    found: list[Finding] = []
    if "" in rows or not _are_heights(rows):
        phrase = Phrase("dragon-castle.layout-form")
        found.append(_error("layout-digits", "DC-14.5", [], phrase))
    widest = max([len(row) for row in rows])
    if min([len(row) for row in rows]) != widest:
        found.append(_error("layout-ragged", "DC-14.5", [], Phrase("dragon-castle.layout-rows")))
    if widest > limits.columns or len(rows) > limits.rows:
        phrase = Phrase(
            "dragon-castle.layout-board",
            {"columns": widest, "rows": len(rows), "most_columns": limits.columns, "most_rows": limits.rows},
        )
        found.append(_error("layout-size", "DC-14.5", [widest, len(rows), limits.columns, limits.rows], phrase))
    if _are_heights(rows):
        found += _wrong_stacks(rows, limits)
    return found


def _wrong_stacks(rows: list[str], limits: Limits) -> list[Finding]:
    found: list[Finding] = []
    total = sum([int(sign) for row in rows for sign in row])
    if total != limits.tiles:
        phrase = Phrase("dragon-castle.layout-tiles", {"total": total, "tiles": limits.tiles})
        found.append(_error("layout-sum", "DC-14.5", [total, limits.tiles], phrase))
    if total == 0:  # DC-3.8: the leftmost of the highest stacks of a row is free, so only an empty castle has none
        found.append(_error("layout-free", "DC-3.8", [], Phrase("dragon-castle.layout-blocked")))
    return found


def _are_heights(rows: list[str]) -> bool:
    return all(sign in "0123" for row in rows for sign in row)


def warnings(text: str, seats: int, limits: Limits) -> list[Finding]:
    """DC-14.5, DC-14.6: what a layout is advised against for, whatever else may be wrong with it; nothing if empty."""
    if not FEWEST_SEATS <= seats < len(limits.ground):
        raise BadOption(
            "dragon-castle.layout-seats",
            "DC-2.1",
            {"least": FEWEST_SEATS, "most": len(limits.ground) - 1, "seats": seats},
        )
    rows = text.split("/")
    found: list[Finding] = []
    ground = sum([len(row) - row.count("0") for row in rows])
    if ground == 0 or not _are_heights(rows):
        return found
    low, high = limits.ground[seats]
    if not low <= ground <= high:
        phrase = Phrase(
            "dragon-castle.layout-ground",
            {"ground": ground, "low": low, "high": high, "seats": seats},
        )
        found.append(Finding("layout-ground", "DC-14.5", [ground, low, high], phrase, False))
    long = sum([_is_long(row, level, limits.long_row) for row in rows for level in (2, 3)])
    if long:
        phrase = Phrase(
            "dragon-castle.layout-long-rows",
            {"least": limits.long_row, "rows": long},
        )
        found.append(Finding("layout-rows", "DC-14.5", [long, limits.long_row], phrase, False))
    if not any("2" in row or "3" in row for row in rows):
        phrase = Phrase("dragon-castle.layout-flat")
        found.append(Finding("layout-flat", "DC-14.6", [], phrase, False))
    return found


def own_layout(text: str, limits: Limits) -> Layout:
    """DC-14.5: a layout that somebody wrote; BadOption tells everything that is wrong with it."""
    found = errors(text, limits)
    if found:
        findings = Phrases([finding.phrase for finding in found])
        raise BadOption("dragon-castle.layout-findings", found[0].rule, {"findings": findings}, "layout")
    return layout_of(text, "")


def layout_of(text: str, id: str) -> Layout:
    """DC-3.1: the stacks of a text without errors."""
    rows = text.split("/")
    heights = bytearray(SIZE)
    for row in range(len(rows)):
        for column in range(len(rows[row])):
            heights[(row + 1) * STRIDE + column + 1] = int(rows[row][column])
    return Layout(id, text, len(rows[0]), len(rows), bytes(heights))


def _error(key: str, rule: str, args: list[int], phrase: Phrase) -> Finding:
    return Finding(key, rule, args, phrase, True)


def _is_long(row: str, level: int, most: int) -> bool:
    run = longest = 0
    for sign in row:
        run = run + 1 if int(sign) >= level else 0
        longest = max(longest, run)
    return longest >= most
