"""CA-9.4, CA-9.5, CA-12.9: what farms pay, by the edition chosen, and what a pig adds."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import PIG, x_of, y_of
from wawel.games.carcassonne.components.ids import FIELD
from wawel.games.carcassonne.model import figures, pieces
from wawel.games.carcassonne.model.packing import (
    border_city,
    border_farm,
    claim_city,
    claim_figure,
    claim_seat,
    followers_of,
    pack_border,
    pack_claim,
    pack_due,
)
from wawel.games.carcassonne.model.quarters import walls
from wawel.games.carcassonne.model.state import NO_FIGURE, NOWHERE, CarcassonneState, last
from wawel.games.carcassonne.model.terrain import cities_of_farms
from wawel.games.carcassonne.options import FARMS_FIRST, FARMS_SECOND, TB
from wawel.games.carcassonne.scoring.points import FARM, fairy_bonus, gain, leaders

POINTS: Final = 3  # CA-9.4, per completed city
POINTS_FIRST: Final = 4  # CA-9.5, first edition


def city_points(s: CarcassonneState) -> int:
    """What a completed city brings to a farm."""
    return POINTS_FIRST if s.options & FARMS_FIRST else POINTS


def points_of(s: CarcassonneState, seat: i64, root: i64) -> i64:
    """What a completed city pays a seat on a farm. CA-12.9: a point more where the seat's pig is."""
    return city_points(s) + (1 if _pig_farm(s, seat) == root else 0)


def _pig_farm(s: CarcassonneState, seat: i64) -> i64:
    """The farm of a seat's pig, or NOWHERE."""
    if not s.options & TB:
        return NOWHERE
    spot = s.pieces[pieces.place_of(s, PIG, seat)]
    return pieces.root_at(s, spot) if spot != NOWHERE else NOWHERE


def rule(s: CarcassonneState) -> str:
    """The id of the rule that pays."""
    return "CA-9.5" if s.options & (FARMS_FIRST | FARMS_SECOND) else "CA-9.4"


def manned(s: CarcassonneState) -> vec[i64]:
    """The first figure of each farm with farmers, in the order of the figures."""
    seen = vec[i64]()
    found = vec[i64]()
    for figure in s.figures:
        if figures.kind_under(s, figure) == FIELD:
            root = figures.root_of(s, figure)
            if root not in seen:
                seen = append(seen, root)
                found = append(found, figure)
    return found


def claims(s: CarcassonneState, farms: vec[i64]) -> vec[i64]:
    """Every city that pays a seat, each on the farm of a figure: see packing.py. Nothing is paid here."""
    borders = cities_of_farms(s, True)
    return _by_city(s, farms, borders) if s.options & FARMS_FIRST else _by_farm(s, farms, borders)


def _by_farm(s: CarcassonneState, farms: vec[i64], borders: vec[i64]) -> vec[i64]:
    """CA-9.4: each farm pays its majority for every city. CA-9.5, second: a city pays a seat only once (CA-16.24)."""
    found = vec[i64]()
    paid = vec[i64]()
    for figure in farms:
        root = figures.root_of(s, figure)
        for seat in leaders(s, s.crowd[root]):
            for border in borders:
                city = border_city(border)
                if border_farm(border) != root:
                    continue
                if s.options & FARMS_SECOND and (
                    pack_due(city, seat) in paid or _pays_elsewhere(s, seat, city, root, borders)
                ):
                    continue
                paid = append(paid, pack_due(city, seat))
                found = append(found, pack_claim(figure, city, seat))
    return found


def _pays_elsewhere(s: CarcassonneState, seat: i64, city: i64, root: i64, borders: vec[i64]) -> bool:
    """CA-16.24: whether a city pays a seat on the farm of its pig, and this is another farm."""
    farm = _pig_farm(s, seat)
    return farm not in (NOWHERE, root) and pack_border(farm, city) in borders and seat in leaders(s, s.crowd[farm])


def _by_city(s: CarcassonneState, farms: vec[i64], borders: vec[i64]) -> vec[i64]:
    """CA-9.5, first: each city pays the seats with the most farmers around it.

    Each is paid on the farm of its pig if that is there, else on the first of its farms there.
    """
    farmers: dict[int, int] = {}
    for border in borders:
        city = border_city(border)
        farmers[city] = farmers.get(city, 0) + s.crowd[border_farm(border)]
    found = vec[i64]()
    for city in sorted(farmers):
        for seat in leaders(s, farmers[city]):
            found = append(found, pack_claim(_farm_beside(s, farms, borders, city, seat), city, seat))
    return found


def _farm_beside(s: CarcassonneState, farms: vec[i64], borders: vec[i64], city: i64, seat: i64) -> i64:
    """The first figure of the farm on which a city pays a seat."""
    best: i64 = NO_FIGURE
    for figure in farms:
        root = figures.root_of(s, figure)
        if followers_of(s.crowd[root], seat) and pack_border(root, city) in borders:
            if root == _pig_farm(s, seat):
                return figure
            if best == NO_FIGURE:
                best = figure
    return best


def pay(s: CarcassonneState, farms: vec[i64]) -> None:
    """CA-9.4, CA-9.5: farms by the edition chosen, then the fairy's companions on each (CA-9.6)."""
    found = claims(s, farms)
    if s.options & FARMS_FIRST:
        for claim in found:
            _pay_city(s, claim_city(claim), claim_seat(claim), figures.root_of(s, claim_figure(claim)))
    else:
        _pay_farms(s, found)
    for figure in farms:
        fairy_bonus(s, figures.root_of(s, figure), FIELD)


def _pay_farms(s: CarcassonneState, found: vec[i64]) -> None:
    """Pay the claims; those of one seat on one farm stand together and are paid together."""
    place: i64 = 0
    while place < len(found):
        figure, seat = claim_figure(found[place]), claim_seat(found[place])
        cities: i64 = 0
        while place < len(found) and claim_figure(found[place]) == figure and claim_seat(found[place]) == seat:
            cities += 1
            place += 1
        each = points_of(s, seat, figures.root_of(s, figure))
        gain(s, seat, FARM, each * cities)
        if s.log is not None:
            where = figures.spot(s, figure)[-3:]
            if each > POINTS:
                s.log.note("farm-pig", "CA-12.9", seat, [cities, *where, each * cities])
            else:
                s.log.note("farm", rule(s), seat, [cities, *where, each * cities])


def _pay_city(s: CarcassonneState, city: i64, seat: i64, farm: i64) -> None:
    points = points_of(s, seat, farm)
    gain(s, seat, FARM, points)
    if s.log is not None:
        if city == walls(s):
            s.log.note("farm-walls", "CA-15.3", seat, [points])
            return
        number = last(s)
        while s.base[number] > city:
            number -= 1
        where = [x_of(s.cells[number]), y_of(s.cells[number]), city - s.base[number]]
        if points > POINTS_FIRST:
            s.log.note("farm-city-pig", "CA-12.9", seat, [*where, points])
        else:
            s.log.note("farm-city", rule(s), seat, [*where, points])
