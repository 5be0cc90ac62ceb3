"""A position as text, hidden parts included: one "name: value" per line. `docs/notation/` describes it.

Piles and supplies are not written: they hold everything that lies nowhere else.
"""

from typing import Final

from wawel.games.dragonkeepers.belief import known
from wawel.games.dragonkeepers.components.ids import CHESTS, PEARLS, SIDES
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.packing import CAP_BITS, held_by, put_cap, put_kind, put_owner
from wawel.games.dragonkeepers.model.state import NONE, PHASES, KeepersState, pearls_of, puts, row, worths_of
from wawel.games.dragonkeepers.model.table import in_hand, stack

NOTHING: Final = "-"


def write(parts: Components, s: KeepersState) -> str:
    """The position, without lines that would say nothing."""
    rows = [f"seats: {s.seats}", f"phase: {PHASES[s.phase]}", f"turn: {s.turn}"]
    rows += _turn(s)
    for side in range(2):
        rows.append(f"{SIDES[side]}: {_side(parts, s, side)}")
    left = [f"{parts.values[place]}*{s.fragments[place]}" for place in range(len(s.fragments)) if s.fragments[place]]
    rows.append(f"fragments: {' '.join(left) or NOTHING}")
    shown = [parts.cards[kind] for kind in parts.starting if s.shown >> kind & 1]
    if shown:
        rows.append(f"shown: {' '.join(shown)}")
    for seat in range(s.seats):
        rows += _seat(parts, s, seat)
    return "".join([row + "\n" for row in rows])


def _turn(s: KeepersState) -> list[str]:
    rows: list[str] = []
    if s.first != NONE:
        rows.append(f"first: {s.first}")
    if s.seat != NONE:
        rows.append(f"seat: {s.seat}")
    if s.who != s.seat:
        rows.append(f"who: {s.who}")
    for name, number in (("takes", s.takes), ("used", s.chest_used), ("set", s.set_played), ("idle", s.idle)):
        if number:
            rows.append(f"{name}: {number}")
    if s.changes[0] or s.changes[1]:
        rows.append(f"changed: {s.changes[0]} {s.changes[1]}")
    if s.wanted:
        rows.append(f"refill: {' '.join([SIDES[side] for side in range(2) if s.wanted >> side & 1])}")
    chests = [CHESTS[chest] for chest in range(len(CHESTS)) if s.chests >> chest & 1]
    if s.to_reveal:
        chests.append(f"+{s.to_reveal}")
    if chests:
        rows.append(f"chests: {' '.join(chests)}")
    return rows


def _side(parts: Components, s: KeepersState, side: int) -> str:
    words = [parts.backs[s.pages[side]] if s.pages[side] != NONE else NOTHING]
    if s.display[side] != NONE:
        words.append(f"display={parts.cards[s.display[side]]}")
    for card in puts(s, side):
        words.append(f"put={parts.cards[put_kind(card)]}@{put_owner(card)}{_cap(parts, s, card)}")
    for kind in held_by(s.under, side):
        words.append(f"under={parts.cards[kind]}")
    return " ".join(words)


def _cap(parts: Components, s: KeepersState, card: int) -> str:
    """What a card on the book may be; empty if it may be every card of this back that its owner has."""
    cap = put_cap(card)
    if cap == known.held(parts, s, put_owner(card), put_kind(card)):
        return ""
    kinds: list[int] = []
    for kind in parts.of_back[parts.back[put_kind(card)]]:
        kinds += [kind] * (cap >> CAP_BITS * parts.place[kind] & 15)
    return f"({_cards(parts, kinds)})"


def _cards(parts: Components, kinds: list[int]) -> str:
    return "+".join([parts.cards[kind] for kind in kinds])


def _seat(parts: Components, s: KeepersState, seat: int) -> list[str]:
    rows: list[str] = []
    hand: list[int] = []
    for kind in range(len(parts.cards)):
        hand += [kind] * in_hand(s, seat, kind)
    if hand:
        rows.append(f"hand {seat}: {_cards(parts, hand)}")
    stacks = [f"{parts.colours[colour]}={_cards(parts, stack(s, seat, colour))}" for colour in row(s, seat)]
    if stacks:
        rows.append(f"row {seat}: {' '.join(stacks)}")
    ring = [str(parts.values[place]) for place in held_by(s.rings, seat)]
    if ring:
        rows.append(f"ring {seat}: {' '.join(ring)}")
    pearls = _pearls(parts, s, seat)
    if pearls:
        rows.append(f"pearls {seat}: {' '.join(pearls)}")
    for name, number in (("crystals", s.crystals[seat]), ("eggs", s.eggs[seat]), ("crest", s.crests[seat])):
        if number:
            rows.append(f"{name} {seat}: {number}")
    return rows


def _pearls(parts: Components, s: KeepersState, seat: int) -> list[str]:
    """The pearls, with the values of those turned up."""
    colours, worths = pearls_of(s, seat), worths_of(s, seat)
    words = [PEARLS[colour] for colour in colours]
    for place in range(len(worths)):
        words[place] += f"={parts.pearl_values[colours[place]][worths[place]]}"
    return words
