"""A position as text: one "name: value" per line, without defaults. `docs/notation/dragon-castle.md` describes it."""

from typing import Final

from wawel.core.bits import members
from wawel.games.dragon_castle.components.ids import CARDS, COPIES, DRAGON_CARDS, NAMES, SPIRITS, TILES, WIND
from wawel.games.dragon_castle.components.layouts import STRIDE
from wawel.games.dragon_castle.model.grid import SEAT_CELLS
from wawel.games.dragon_castle.model.state import (
    ELEGANCE_WORDS,
    NO_SPIRIT,
    NOT_ACTIVE,
    PHASES,
    SETUP,
    START,
    Deal,
    DragonState,
)
from wawel.games.dragon_castle.notation import castle_name, realm_name
from wawel.games.dragon_castle.position.lines import NO_CARDS

NO_TILES: Final = "-"
EMPTY: Final = "."
UNSEEN: Final = "?"


def write(s: DragonState) -> str:
    """The whole position, without lines that would state a default."""
    rows = [f"seats: {s.seats}", f"phase: {PHASES[s.phase]}"]
    if s.first >= 0:
        rows.append(f"first: {s.first}")
    rows += [f"seat: {s.seat}", f"round: {s.round}", f"size: {s.grid.columns}x{s.grid.rows}"]
    rows += [f"layout: {s.layout.id or s.layout.text}", f"castle: {_castle(s)}"]
    bag = [f"{NAMES[tile]}={s.bag[tile]}" for tile in range(1, TILES + 1) if s.bag[tile]]
    if list(s.bag) != out_of_sight(s):
        rows.append(f"unseen: {' '.join(bag) or NO_TILES}")
    if s.spirits:
        rows.append(f"spirits: {card_names(s.spirits, SPIRITS)}")
    if s.dragons:
        rows.append(f"dragons: {card_names(s.dragons, DRAGON_CARDS)}")
    if s.phase == SETUP:
        rows += _deal(s.deal)
    for seat in range(s.seats):
        rows.append(f"realm {seat}: {_realm(s, seat)}")
        rows.append(f"has {seat}: {_has(s, seat)}")
    rows += _turn(s)
    return "".join([row + "\n" for row in rows])


def card_names(cards: int, names: list[str]) -> str:
    return "+".join([names[card] for card in range(CARDS) if cards >> card & 1]) or NO_CARDS


def _deal(deal: Deal) -> list[str]:
    rows: list[str] = []
    if deal.spirits:
        rows.append(f"deal spirits: {deal.spirits} {card_names(deal.spirit_cards, SPIRITS)}")
    if deal.dragons:
        rows.append(f"deal dragons: {deal.dragons} {card_names(deal.dragon_cards, DRAGON_CARDS)}")
    return rows


def _castle(s: DragonState) -> str:
    """DC-0.4: the height of each stack and the tile on top of it, row by row."""
    rows: list[str] = []
    for row in range(1, s.layout.rows + 1):
        words: list[str] = []
        for cell in range(row * STRIDE + 1, row * STRIDE + s.layout.columns + 1):
            seen = NAMES[s.tops[cell]] if s.tops[cell] else UNSEEN
            words.append(f"{s.heights[cell]}{seen}" if s.heights[cell] else EMPTY)
        rows.append(" ".join(words))
    return " / ".join(rows)


def _realm(s: DragonState, seat: int) -> str:
    """DC-0.3: "1S4" face-up, "2#" face-down, "3^" with a shrine."""
    rows: list[str] = []
    for row in range(s.grid.rows):
        words = [realm_word(s, seat, row * s.grid.stride + column) for column in range(s.grid.columns)]
        rows.append(" ".join(words))
    return " / ".join(rows)


def realm_word(s: DragonState, seat: int, cell: int) -> str:
    at = seat * SEAT_CELLS + cell
    if s.tall[at] == 0:
        return EMPTY
    if s.faces[at]:
        return f"{s.tall[at]}{NAMES[s.faces[at]]}"
    return f"{s.tall[at]}{'^' if s.built[seat] >> cell & 1 else '#'}"


def _has(s: DragonState, seat: int) -> str:
    """What a seat holds: shrines in the pool, tokens, and where its points came from."""
    facts = [f"pool={s.pools[seat]}", f"tokens={s.tokens[seat]}", f"sets={s.sets[seat]}/{s.set_points[seat]}"]
    facts += [f"dragons={s.dragon_sets[seat]}", f"beauty={s.beauty_sets[seat]}", f"discards={s.discards[seat]}"]
    return " ".join(facts)


def _turn(s: DragonState) -> list[str]:
    """What has happened so far this turn."""
    rows: list[str] = []
    if s.hand:
        rows.append(f"hand: {NAMES[s.hand]}{' ' + NAMES[s.hand2] if s.hand2 else ''}")
    if s.placed:
        rows.append("placed: yes")
    if s.origin:
        rows.append(f"origin: {s.origin_level}{castle_name(s.origin)}")
    if s.used:
        rows.append(f"used: {card_names(s.used, SPIRITS)}")
    duties = ["deception"] if s.deception else []
    duties += ["depths"] if s.depths else []
    duties += [ELEGANCE_WORDS[s.elegance]] if s.elegance != NOT_ACTIVE else []
    if duties:
        rows.append(f"duties: {' '.join(duties)}")
    if s.base != START:
        rows.append(f"after: {PHASES[s.base]}")
    if s.checking:
        rows.append("checking: yes")
    if s.power != NO_SPIRIT:
        rows.append(f"power: {SPIRITS[s.power]}")
    if s.moved:
        rows.append(f"moved: {'yes' if s.power == WIND else realm_name(s.grid, s.moved - 1)}")
    if s.site:
        rows.append(f"site: {s.allowance} {' '.join([realm_name(s.grid, cell) for cell in members(s.site)])}")
    if len(s.turned):
        rows.append(f"turned: {' '.join([f'{mark >> 6}{realm_name(s.grid, mark & 63)}' for mark in s.turned])}")
    return rows


def out_of_sight(s: DragonState) -> list[int]:
    """Copies of every tile that are not in sight: by default these may be under castle tiles."""
    bag = [0] + [COPIES] * TILES
    for tiles in (list(s.tops), list(s.faces), [s.hand, s.hand2]):
        for tile in tiles:
            if tile:
                bag[tile] -= 1
    return bag
