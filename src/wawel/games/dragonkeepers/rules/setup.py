"""DK-2.3 to DK-2.6 and DK-9.1: an empty table, then fragments, chests, the first player and the starting cards."""

from collections.abc import Mapping

from librt.vecs import remove, vec
from mypy_extensions import i64

from wawel.core.bits import BIT
from wawel.core.notes import TABLE
from wawel.core.rng import Source
from wawel.core.vectors import total
from wawel.games.dragonkeepers import actions
from wawel.games.dragonkeepers.components.ids import CHESTS
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import CHEST, DEAL, FIRST, NONE, OUT, KeepersState, opening
from wawel.games.dragonkeepers.model.table import gain
from wawel.games.dragonkeepers.rules import drawing


def start(parts: Components, seats: int, chosen: Mapping[str, str]) -> KeepersState:
    """DK-2.5, DK-9.1: the table before the first draw, with what was chosen for it."""
    s = opening(parts, seats)
    if chosen["first"] != "random":
        s.first = int(chosen["first"])
    named = [name for name in chosen["named"].split(",") if name]
    for name in named:
        s.chests |= 1 << CHESTS.index(name)
    wanted = 0 if chosen["chests"] == "none" else int(chosen["chests"])
    s.to_reveal = min(wanted, len(CHESTS) - len(named))
    return s


def needed(parts: Components, s: KeepersState) -> i64:
    """The draw that the setup needs next, NONE when it is complete."""
    if total(s.fragments) > sum(parts.fragments) - parts.removed[s.seats]:
        return OUT
    if s.to_reveal:
        return CHEST
    if s.first == NONE:
        return FIRST
    return DEAL if receiver(parts, s) != NONE else NONE


def receiver(parts: Components, s: KeepersState) -> i64:
    """DK-2.6: who gets the next starting card: the 2nd player gets 1, the 3rd 2, the 4th 3, in this order."""
    dealt = len(parts.starting) - len(s.box)
    for place in range(s.seats):
        dealt -= parts.dealt[s.seats][place]
        if dealt < 0:
            return (s.first + place) % s.seats
    return NONE


def draws(parts: Components, s: KeepersState) -> vec[i64]:
    if s.phase == OUT:
        return drawing.choices(actions.OUT, parts.worths, s.fragments)
    if s.phase == CHEST:
        hidden = [chest for chest in range(len(CHESTS)) if not s.chests >> chest & 1]
        return vec[i64]([actions.make(actions.CHEST, chest) for chest in hidden])
    if s.phase == FIRST:
        return vec[i64]([actions.make(actions.FIRST, seat) for seat in range(s.seats)])
    return vec[i64]([actions.make(actions.DEAL, kind) for kind in s.box])


def pick_out(parts: Components, s: KeepersState, source: Source) -> i64:
    """DK-2.3: a random fragment."""
    return drawing.pick(actions.OUT, parts.worths, s.fragments, source)


def apply(parts: Components, s: KeepersState, value: i64) -> None:
    if s.phase == OUT:
        _remove(parts, s, value)
    elif s.phase == CHEST:
        reveal(s, value)
        s.to_reveal -= 1
    elif s.phase == FIRST:
        s.first = value
    else:
        _deal(parts, s, value)


def _remove(parts: Components, s: KeepersState, place: i64) -> None:
    """DK-2.3: some fragments are removed unseen; the others are laid out openly, so all can tell which ones.

    Chests come next: those that the table chose are announced at once, the others when they are drawn.
    """
    s.fragments[place] -= 1
    if s.log is not None and total(s.fragments) == sum(parts.fragments) - parts.removed[s.seats]:
        s.log.note("fragments", "DK-2.3", TABLE, [parts.removed[s.seats], total(s.fragments)])
        for chest in range(len(CHESTS)):
            if s.chests >> chest & 1:
                _tell_chest(s, chest)


def reveal(s: KeepersState, chest: i64) -> None:
    """DK-9.1: make a chest available to everyone."""
    s.chests |= BIT[chest]
    _tell_chest(s, chest)


def _tell_chest(s: KeepersState, chest: i64) -> None:
    if s.log is not None:
        s.log.note("chest", "DK-9.1", TABLE, [chest])


def _deal(parts: Components, s: KeepersState, kind: i64) -> None:
    """DK-2.6: its owner sees the card, the others its back."""
    seat = receiver(parts, s)
    s.box = remove(s.box, kind)
    gain(parts, s, seat, kind)
    if s.log is not None:
        s.log.secret("dealt", "DK-2.6", seat, [kind])
