"""CA-15: the lines of a position about the City of Carcassonne."""

from wawel.core.errors import BadPosition
from wawel.core.numerals import NONE, whole
from wawel.games.carcassonne.components.ids import QUARTERS
from wawel.games.carcassonne.model import quarters
from wawel.games.carcassonne.model.state import AT_HOME, CarcassonneState
from wawel.games.carcassonne.options import IC
from wawel.games.carcassonne.position.lines import Lines


def write(s: CarcassonneState) -> list[str]:
    """Who is in which quarter, where the Count is unless he has not moved, and passes in the last call."""
    rows: list[str] = []
    words = [word for seat in range(s.seats) for quarter in range(4) for word in _people(s, seat, quarter)]
    if words:
        rows.append(f"city: {' '.join(words)}")
    if s.count != s.parts.count_start:
        rows.append(f"count: {QUARTERS[s.count]}")
    if s.passed:
        rows.append(f"passed: {s.passed}")
    return rows


def _people(s: CarcassonneState, seat: int, quarter: int) -> list[str]:
    """ "0@castle*2" for followers of a seat, "0L@market" for its large one."""
    found: list[str] = []
    many = quarters.inside(s, seat, quarter)
    if many:
        found.append(f"{seat}@{QUARTERS[quarter]}" + (f"*{many}" if many > 1 else ""))
    if quarters.large_inside(s, seat, quarter):
        found.append(f"{seat}L@{QUARTERS[quarter]}")
    return found


def read(lines: Lines, s: CarcassonneState) -> None:
    """CA-15.2: at most as many followers as are not on the map."""
    for word in lines.take("city").split():
        name, _, rest = word.partition("@")
        where, star, number = rest.partition("*")
        large = name.endswith("L") and s.options & IC != 0
        seat = whole(name[:-1] if large else name, s.seats - 1)
        many = whole(number, 99) if star else 1
        if seat == NONE or where not in QUARTERS or many < 1 or (large and star):
            raise BadPosition("carcassonne.city-form", "CA-15.2", {"word": word})
        if many > s.supply[seat] if not large else s.pieces[seat] != AT_HOME:
            raise BadPosition("carcassonne.city-crowded", "CA-15.2", {"word": word})
        for _ in range(many):
            quarters.enter(s, seat, QUARTERS.index(where), large)
    count = lines.take("count", QUARTERS[s.count])
    if count not in QUARTERS:
        raise BadPosition("carcassonne.quarter-form", "CA-15.2", {"text": count, "known": ", ".join(QUARTERS)})
    s.count = QUARTERS.index(count)
    s.passed = lines.number("passed", "0", s.seats, "CA-15.9")
