"""Copies of a position share what seldom changes. Whoever changes it takes vectors of its own first.

Most copies are made to look at one choice: few of them lay a tile, draw or score. Lists that change even less often
(cloisters, the dragon's walk, tiles set aside or discarded) are copied wherever they change.
"""

from wawel.games.carcassonne.model.state import MAP, PILE, TRACK, CarcassonneState, roomy


def own_map(s: CarcassonneState) -> None:
    """Before a tile is laid."""
    if s.shared & MAP:
        s.shared ^= MAP
        s.cells = roomy(s.cells)
        s.turned = roomy(s.turned)
        s.base = roomy(s.base)
        s.at = s.at[:]
        s.free = roomy(s.free)
        s.link = roomy(s.link)
        s.sums = roomy(s.sums)
        s.twins = roomy(s.twins)


def own_pile(s: CarcassonneState) -> None:
    """Before a tile is drawn, or tiles return."""
    if s.shared & PILE:
        s.shared ^= PILE
        s.pile = s.pile[:]
        s.in_pile = s.in_pile[:]


def own_track(s: CarcassonneState) -> None:
    """Before points are given."""
    if s.shared & TRACK:
        s.shared ^= TRACK
        s.points = s.points[:]
        s.earned = s.earned[:]
        s.times = s.times[:]
