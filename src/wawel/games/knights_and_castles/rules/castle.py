"""RZ-4: resolving a castle, strictly in printed order."""

from wawel.core.notes import TABLE
from wawel.games.knights_and_castles import actions, belief
from wawel.games.knights_and_castles.actions import ARMY_BITS
from wawel.games.knights_and_castles.components import ARMIES, Components
from wawel.games.knights_and_castles.state import NO_COMMIT, KnightsState


def resolve(parts: Components, s: KnightsState) -> None:
    """RZ-4.1 to RZ-4.5. Afterwards nothing lies on the table."""
    table = [actions.armies(commit) for commit in s.commits]
    _turn_up(s)
    _return_shepherds(s)
    _cancel(s, table)
    taker, army = _strongest(parts, s, table)
    _take_castle(parts, s, taker, army)
    _clear(s, table)
    _pass_sword(s)


def _turn_up(s: KnightsState) -> None:
    """RZ-3.4: everybody sees the attack cards."""
    for seat in range(s.seats):
        belief.saw_attack(s, seat)
        if s.log is not None:
            shown = actions.members(actions.armies(s.commits[seat]))
            s.log.note("attack", "RZ-3.4", seat, shown + [ARMIES] * actions.shepherds(s.commits[seat]))


def _return_shepherds(s: KnightsState) -> None:
    """RZ-4.1: every shepherd goes back to its owner's hand."""
    owners = [seat for seat in range(s.seats) if actions.shepherds(s.commits[seat])]
    s.commits = [NO_COMMIT] * s.seats
    if owners and s.log is not None:
        s.log.note("returned", "RZ-4.1", TABLE, owners)


def _cancel(s: KnightsState, table: list[int]) -> None:
    """RZ-4.2: all copies of a repeated army go to their owners' camps, in one check over all cards."""
    once = twice = 0
    for cards in table:
        twice |= once & cards
        once |= cards
    for army in actions.members(twice):
        owners = [seat for seat in range(s.seats) if table[seat] >> army & 1]
        for seat in owners:
            s.camps[seat] |= 1 << army
        if s.log is not None:
            s.log.note("cancelled", "RZ-4.2", TABLE, [army, *owners])
    for seat in range(s.seats):
        table[seat] &= ARMY_BITS & ~twice


def _strongest(parts: Components, s: KnightsState, table: list[int]) -> tuple[int, int]:
    """RZ-4.3: the owner of the single strongest card and that card; the sword holder and -1 on an empty table."""
    strength = parts.strength[parts.material[s.tile]]
    best, owner, found = 0, s.sword, -1
    for seat in _precedence(s):
        for army in actions.members(table[seat]):
            if strength[army] > best:
                best, owner, found = strength[army], seat, army
    return owner, found


def _precedence(s: KnightsState) -> list[int]:
    """RZ-4.6: should strengths tie, the sword holder comes first, then the youngest."""
    return [s.sword] + [seat for seat in s.youth if seat != s.sword]


def _take_castle(parts: Components, s: KnightsState, seat: int, army: int) -> None:
    """RZ-4.3: the castle lies face up before its owner, its points count at once."""
    gain = parts.points[s.tile]
    s.points[seat] += gain
    s.played[-1] = s.tile << 3 | seat + 1
    if s.log is None:
        return
    if army < 0:
        s.log.note("won-sword", "RZ-4.3", seat, [s.tile, gain])
    else:
        s.log.note("won", "RZ-4.3", seat, [s.tile, army, parts.strength[parts.material[s.tile]][army], gain])


def _clear(s: KnightsState, table: list[int]) -> None:
    """RZ-4.4: cards still on the table go to their owners' camps."""
    for seat in range(s.seats):
        s.camps[seat] |= table[seat]
        if table[seat] and s.log is not None:
            s.log.note("to-camp", "RZ-4.4", seat, actions.members(table[seat]))


def _pass_sword(s: KnightsState) -> None:
    """RZ-4.5: fewest points takes the sword; the youngest of several, even if the holder is one of them."""
    fewest = min(s.points)
    before = s.sword
    for seat in s.youth:
        if s.points[seat] == fewest:
            s.sword = seat
            break
    if s.log is not None:
        if s.sword == before:
            s.log.note("sword-stays", "RZ-4.5", before, [])
        else:
            s.log.note("sword", "RZ-4.5", s.sword, [before])
