"""CA-9.4, CA-9.5: what farms pay, by the edition chosen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.games.carcassonne.actions import x_of, y_of
from wawel.games.carcassonne.components.ids import FIELD
from wawel.games.carcassonne.model import figures
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
from wawel.games.carcassonne.model.state import CarcassonneState, last
from wawel.games.carcassonne.model.terrain import cities_of_farms
from wawel.games.carcassonne.options import FARMS_FIRST, FARMS_SECOND
from wawel.games.carcassonne.scoring.points import FARM, fairy_bonus, gain, leaders

POINTS: Final = 3  # CA-9.4, per completed city
POINTS_FIRST: Final = 4  # CA-9.5, first edition


def city_points(s: CarcassonneState) -> int:
    """What a completed city brings to a farm."""
    return POINTS_FIRST if s.options & FARMS_FIRST else POINTS


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
                if border_farm(border) != root or (s.options & FARMS_SECOND and pack_due(city, seat) in paid):
                    continue
                paid = append(paid, pack_due(city, seat))
                found = append(found, pack_claim(figure, city, seat))
    return found


def _by_city(s: CarcassonneState, farms: vec[i64], borders: vec[i64]) -> vec[i64]:
    """CA-9.5, first: each city pays the seats with the most farmers around it, each on the first of its farms there."""
    farmers: dict[int, int] = {}
    for border in borders:
        city = border_city(border)
        farmers[city] = farmers.get(city, 0) + s.crowd[border_farm(border)]
    found = vec[i64]()
    for city in sorted(farmers):
        for seat in leaders(s, farmers[city]):
            for figure in farms:
                root = figures.root_of(s, figure)
                if followers_of(s.crowd[root], seat) and pack_border(root, city) in borders:
                    found = append(found, pack_claim(figure, city, seat))
                    break
    return found


def pay(s: CarcassonneState, farms: vec[i64]) -> None:
    """CA-9.4, CA-9.5: farms by the edition chosen, then the fairy's companions on each (CA-9.6)."""
    found = claims(s, farms)
    if s.options & FARMS_FIRST:
        for claim in found:
            _pay_city(s, claim_city(claim), claim_seat(claim))
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
        gain(s, seat, FARM, POINTS * cities)
        if s.log is not None:
            s.log.note("farm", rule(s), seat, [cities, *figures.spot(s, figure)[1:], POINTS * cities])


def _pay_city(s: CarcassonneState, city: i64, seat: i64) -> None:
    gain(s, seat, FARM, POINTS_FIRST)
    if s.log is not None:
        number = last(s)
        while s.base[number] > city:
            number -= 1
        where = [x_of(s.cells[number]), y_of(s.cells[number]), city - s.base[number]]
        s.log.note("farm-city", rule(s), seat, [*where, POINTS_FIRST])
