"""SI-15: the end, its points and the winner."""

from typing import Final

from mypy_extensions import i64

from wawel.core import bits
from wawel.core.game import Item, Outcome, Score
from wawel.games.simurgh.components.bundles import PP
from wawel.games.simurgh.components.ids import SPEARMAN_MODE
from wawel.games.simurgh.model.state import GOODS, OVER, SOURCES, SimurghState, total

SOURCE_RULES: Final = ["SI-7.1", "SI-5.7", "SI-11.3", "SI-12.2", "SI-8.2", "SI-9.3", "SI-0.5"]


def value(s: SimurghState, tile: i64, seat: i64) -> i64:
    """SI-15.3: what an objective compares."""
    metric = s.parts.metric[tile]
    if metric == 1:
        return s.marked[seat]
    if metric == 2:
        return s.goods[seat * GOODS] + s.goods[seat * GOODS + 1]
    found: i64 = 0
    depicted = s.parts.depicted[tile]
    for entry in s.dragons[seat]:
        if depicted >> s.parts.dragon_type[entry >> 3] & 1:
            found += bits.count(entry & 7)
    return found


def place(s: SimurghState, tile: int, seat: int) -> int:
    """SI-15.4: 1 for the best place, shared by all who tie; 0 for a seat with nothing."""
    mine = value(s, tile, seat)
    if mine == 0:
        return 0
    return 1 + len([other for other in range(s.seats) if value(s, tile, other) > mine])


def objective_points(s: SimurghState, tile: int, seat: int) -> int:
    """SI-15.3: the points of the place, if the tile has that place."""
    rank = place(s, tile, seat)
    points = s.parts.points[tile]
    return points[rank - 1] if 1 <= rank <= len(points) else 0


def resource_points(s: SimurghState, seat: i64) -> i64:
    """SI-15.5: a point per three resources, or in Dragonlord mode by the table."""
    held = total(s, seat)
    if s.mode == SPEARMAN_MODE:
        return held // s.parts.divisor
    for step in s.parts.steps:
        if held <= step[0]:
            return step[1]
    return 0


def final_points(s: SimurghState, seat: int) -> int:
    return resource_points(s, seat) + sum([objective_points(s, tile, seat) for tile in s.objectives if tile])


def scores(s: SimurghState) -> list[int]:
    """Power points as they stand; the final scoring counts once the game is over. SI-15.7: nothing else does."""
    points = [s.goods[seat * GOODS + PP] for seat in range(s.seats)]
    if s.phase == OVER:
        points = [points[seat] + final_points(s, seat) for seat in range(s.seats)]
    return points


def tally(s: SimurghState) -> list[Score]:
    """The same points by source."""
    scores: list[Score] = []
    for seat in range(s.seats):
        items: list[Item] = []
        for source in range(len(SOURCES)):
            points = s.earned[seat * len(SOURCES) + source]
            if points:
                items.append(Item(SOURCES[source], SOURCE_RULES[source], 1, points, []))
        if s.phase == OVER:
            items += _final_items(s, seat)
        scores.append(Score(seat, items))
    return scores


def _final_items(s: SimurghState, seat: int) -> list[Item]:
    items: list[Item] = []
    for tile in s.objectives:
        if tile and objective_points(s, tile, seat):
            items.append(Item("objective", "SI-15.3", value(s, tile, seat), objective_points(s, tile, seat), [tile]))
    if resource_points(s, seat):
        items.append(Item("resources", "SI-15.5", total(s, seat), resource_points(s, seat), []))
    return items


def tell_final(s: SimurghState) -> None:
    """SI-15.3, SI-15.5: note the final scoring, objective by objective."""
    if s.log is None:
        return
    for seat in range(s.seats):
        for item in _final_items(s, seat):
            if item.key == "objective":
                tile = item.args[0]
                args = [tile, place(s, tile, seat), item.count, item.points]
                s.log.note("scored-objective", "SI-15.3", seat, args)
            else:
                s.log.note("scored-resources", "SI-15.5", seat, [item.count, item.points])


def outcome(s: SimurghState) -> Outcome:
    """SI-15.6: most points, then most markers; if still tied, or by agreement, the victory is shared."""
    points = scores(s)
    keys = [(-points[seat], -s.marked[seat], seat) for seat in range(s.seats)]
    ranking = [key[2] for key in sorted(keys)]
    best = points[ranking[0]]
    tied = [seat for seat in range(s.seats) if points[seat] == best]
    if len(tied) == 1:
        return Outcome(tied, ranking, "points", "SI-15.6", [best])
    if s.shared:
        return Outcome(tied, ranking, "agreed", "SI-15.6", [best])
    markers = s.marked[ranking[0]]
    first = [seat for seat in tied if s.marked[seat] == markers]
    return Outcome(first, ranking, "markers" if len(first) == 1 else "shared", "SI-15.6", [best, markers])
