"""A position as text, hidden parts included: one "name: value" per line. `docs/notation/` describes it."""

from typing import Final

from wawel.games.simurgh.components.bundles import PP, RESOURCES
from wawel.games.simurgh.components.ids import AREAS, FIRST_DRAGON, FIRST_OBJECTIVE, LENGTHS, MODE_NAMES, SPACES
from wawel.games.simurgh.model.state import (
    AMONG,
    BASES,
    EVERYBODY,
    FIGURES,
    GOODS,
    GROUP,
    KNOWN,
    PHASES,
    SOURCES,
    TILE,
    TYPED,
    SimurghState,
)
from wawel.games.simurgh.notation import SLOTS, space

NONE: Final = "-"
STACKS: Final = ["deck", "dragons", "objectives"]


def write(s: SimurghState) -> str:
    """The position, without lines that would say nothing."""
    rows = [f"seats: {s.seats}", f"mode: {MODE_NAMES[s.mode]}", f"length: {LENGTHS[s.length]}", f"areas: {s.areas}"]
    if s.shared:
        rows.append("shared: yes")
    rows += [
        f"phase: {PHASES[s.phase]}",
        f"base: {BASES[s.base]}",
        f"first: {s.first}",
        f"seat: {s.seat}",
        f"turn: {s.turn}",
    ]
    for seat in range(s.seats):
        rows += _seat(s, seat)
    _add(rows, "board", _board(s))
    _add(rows, "wilds", [f"w{area + 1}={s.wilds[area]}" for area in range(AREAS) if s.wilds[area]])
    _add(rows, "market", [str(tile or NONE) for tile in s.market] if any(s.market) else [])
    _add(rows, "objectives", [str(tile or NONE) for tile in s.objectives] if any(s.objectives) else [])
    _add(rows, "gone", [str(bit + FIRST_OBJECTIVE) for bit in range(12) if s.gone >> bit & 1])
    _add(rows, "chronicle", [str(tile) for tile in s.chronicle])
    rows.append(f"left: {_numbers(list(s.left))}")
    _add(rows, "sure", [str(tile) for tile in range(FIRST_DRAGON) if s.sure >> tile & 1])
    for which in range(3):
        _add(rows, f"top {STACKS[which]}", [_entry(entry, -1) for entry in s.tops[which]])
        _add(rows, f"bottom {STACKS[which]}", [_entry(entry, -1) for entry in s.bottoms[which]])
    _add(rows, "drawn", [_entry(entry, s.seat) for entry in s.drawn])
    _add(rows, "seen", [f"{tile}={_seats(s.seen[tile])}" for tile in range(FIRST_DRAGON) if s.seen[tile]])
    rows += _turn(s)
    return "".join([row + "\n" for row in rows])


def _turn(s: SimurghState) -> list[str]:
    rows: list[str] = []
    if s.step:
        rows.append(f"step: {s.step}")
    if s.ending >= 0:
        rows.append(f"ending: {s.ending}")
    if any(s.resting):
        rows.append(f"resting: {_numbers(list(s.resting))}")
    if s.explored:
        rows.append("explored: yes")
    _add(rows, "entered", [f"w{area + 1}" for area in range(AREAS) if s.entered >> area & 1])
    _add(rows, "reached", [f"w{area + 1}" for area in range(AREAS) if s.reached >> area & 1])
    if s.laid:
        rows.append(f"laid: w{s.laid}")
    if s.laying:
        rows.append(f"laying: {s.laying}")
    _add(rows, "stack", [",".join([str(number) for number in frame]) for frame in s.frames()])
    return rows


def _seat(s: SimurghState, seat: int) -> list[str]:
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    named = [f"{goods[kind]}{RESOURCES[kind]}" for kind in range(6) if goods[kind]]
    rows = [f"goods {seat}: {'+'.join(named) or NONE}", f"pp {seat}: {goods[PP]}"]
    rows.append(f"free {seat}: {s.free[seat * 2]} {s.free[seat * 2 + 1]}")
    _add(rows, f"hand {seat}", [_entry(entry, seat) for entry in s.hands[seat]])
    _add(rows, f"dragons {seat}", [_dragon(entry) for entry in s.dragons[seat]])
    _add(rows, f"offer {seat}", [_entry(entry, seat) for entry in s.offers[seat]])
    if s.commits[seat]:
        rows.append(f"commit {seat}: {s.commits[seat]}")
    earned = s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    _add(rows, f"earned {seat}", [str(points) for points in earned] if any(earned) else [])
    return rows


def _board(s: SimurghState) -> list[str]:
    """0s@forge: a spearman of seat 0."""
    found: list[str] = []
    for place in range(SPACES):
        for who in range(s.seats * 2):
            found += [f"{who >> 1}{'sr'[who & 1]}@{space(s.parts, place)}"] * s.on[place * FIGURES + who]
    return found


def _dragon(entry: int) -> str:
    marks = "".join([SLOTS[slot] for slot in range(3) if entry >> slot & 1])
    return f"{(entry >> 3) + FIRST_DRAGON}:{marks or NONE}"


def _entry(entry: int, owner: int) -> str:
    """A tile and who else knows it: "14", "14!02", "14~" when everybody knows its type, "14?1*3" in a group."""
    seats, among, group = entry >> KNOWN & EVERYBODY, entry >> AMONG & EVERYBODY, entry >> GROUP
    if owner >= 0:
        seats &= ~(1 << owner)
    text = f"{entry & TILE}{'~' if entry & TYPED else ''}{'!' + _seats(seats) if seats else ''}"
    return f"{text}{'?' + _seats(among) if among else ''}{f'*{group}' if group else ''}"


def _seats(mask: int) -> str:
    return "".join([str(seat) for seat in range(5) if mask >> seat & 1])


def _numbers(values: list[int]) -> str:
    return " ".join([str(value) for value in values])


def _add(rows: list[str], name: str, words: list[str]) -> None:
    if words:
        rows.append(f"{name}: {' '.join(words)}")
