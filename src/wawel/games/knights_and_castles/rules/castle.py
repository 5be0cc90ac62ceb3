"""RZ-4: resolving a castle, strictly in printed order. `commits` holds what is still on the table."""

from mypy_extensions import i64

from wawel.core.notes import TABLE
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.belief import known
from wawel.games.knights_and_castles.components.ids import ARMIES
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import NO_COMMIT, KnightsState


def resolve(parts: Components, s: KnightsState) -> None:
    """RZ-4.1 to RZ-4.5. Afterwards nothing lies on the table."""
    _turn_up(s)
    _return_shepherds(s)
    _cancel(s)
    _take_castle(parts, s, _strongest(parts, s))
    _clear(s)
    _pass_sword(s)


def _turn_up(s: KnightsState) -> None:
    """RZ-3.4: everybody sees the attack cards."""
    known.saw_attack(s)
    if s.log is not None:
        for seat in range(s.seats):
            shown = actions.members(actions.armies(s.commits[seat]))
            s.log.note("attack", "RZ-3.4", seat, shown + [ARMIES] * actions.shepherds(s.commits[seat]))


def _return_shepherds(s: KnightsState) -> None:
    """RZ-4.1: every shepherd goes back to its owner's hand."""
    if s.log is not None:
        owners = [seat for seat in range(s.seats) if actions.shepherds(s.commits[seat])]
        if owners:
            number = sum([actions.shepherds(s.commits[seat]) for seat in owners])
            s.log.note("returned", "RZ-4.1", TABLE, [number, *owners])
    for seat in range(i64(s.seats)):
        s.commits[seat] = actions.armies(s.commits[seat])


def _cancel(s: KnightsState) -> None:
    """RZ-4.2: all copies of a repeated army go to their owners' camps, in one check over all cards."""
    once: i64 = 0
    twice: i64 = 0
    for cards in s.commits:
        twice |= once & cards
        once |= cards
    if twice == 0:
        return
    if s.log is not None:
        for army in actions.members(twice):
            owners = [seat for seat in range(s.seats) if s.commits[seat] >> army & 1]
            s.log.note("cancelled", "RZ-4.2", TABLE, [army, *owners])
    for seat in range(i64(s.seats)):
        s.camps[seat] |= s.commits[seat] & twice
        s.commits[seat] &= ~twice


def _strongest(parts: Components, s: KnightsState) -> i64:
    """RZ-4.3: the owner of the single strongest card; the sword holder on an empty table.

    RZ-4.6: if strengths tie, the sword holder comes first, then the youngest.
    """
    owner = s.sword
    best = parts.might(s.tile, s.commits[owner])
    for seat in s.youth:
        might = parts.might(s.tile, s.commits[seat])
        if might > best:
            best, owner = might, seat
    return owner


def _take_castle(parts: Components, s: KnightsState, seat: i64) -> None:
    """RZ-4.3: the castle lies face up before its owner, its points count at once."""
    gain = parts.points[s.tile]
    s.points[seat] += gain
    s.played[s.round - 1] = s.tile << 3 | seat + 1
    if s.log is None:
        return
    for army in actions.members(s.commits[seat]):
        strength = parts.strength[parts.material[s.tile]][army]
        if strength == parts.might(s.tile, s.commits[seat]):
            s.log.note("won", "RZ-4.3", seat, [s.tile, army, strength, gain])
            return
    s.log.note("won-sword", "RZ-4.3", seat, [s.tile, gain])


def _clear(s: KnightsState) -> None:
    """RZ-4.4: cards still on the table go to their owners' camps."""
    for seat in range(i64(s.seats)):
        cards = s.commits[seat]
        s.camps[seat] |= cards
        s.commits[seat] = NO_COMMIT
        if cards and s.log is not None:
            s.log.note("to-camp", "RZ-4.4", seat, actions.members(cards))


def _pass_sword(s: KnightsState) -> None:
    """RZ-4.5: the seat with the fewest points takes the sword; on a tie the youngest, even if the holder is tied."""
    before = s.sword
    s.sword = s.youth[0]
    for seat in s.youth:
        if s.points[seat] < s.points[s.sword]:
            s.sword = seat
    if s.log is not None:
        if s.sword == before:
            s.log.note("sword-stays", "RZ-4.5", before, [])
        else:
            s.log.note("sword", "RZ-4.5", s.sword, [before])
