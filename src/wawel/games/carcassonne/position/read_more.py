"""Reads what the expansions after The Princess and the Dragon add to a position."""

from typing import Any

from wawel.core.errors import BadPosition
from wawel.core.numerals import NONE, whole
from wawel.games.carcassonne import notation
from wawel.games.carcassonne.actions import BUILDER, NOT_ON_MAP
from wawel.games.carcassonne.components.ids import CITY, FIELD, GOODS, ROAD
from wawel.games.carcassonne.model import figures, pieces
from wawel.games.carcassonne.model.packing import spot_segment, spot_tile
from wawel.games.carcassonne.model.state import NOBODY_YET, NOWHERE, CarcassonneState
from wawel.games.carcassonne.model.terrain import kind
from wawel.games.carcassonne.options import KS, TB
from wawel.games.carcassonne.position.lines import HELPERS, SECOND, Lines
from wawel.games.carcassonne.position.scored import may_share
from wawel.games.carcassonne.scoring import king


def helper(s: CarcassonneState, word: str) -> int:
    """CA-12.1, CA-12.2: put a builder or pig on the map, beside its seat's followers. Return its place in `pieces`."""
    name, _, where = word.partition("@")
    seat, spot = whole(name[:-1], s.seats - 1), notation.parse_spot(s, where)
    if not s.options & TB or seat == NONE or spot_tile(spot) == NOT_ON_MAP:
        raise BadPosition("carcassonne.figures-form", "CA-12.1", {"word": word})
    place = pieces.place_of(s, BUILDER + HELPERS.index(name[-1]), seat)
    taken = spot in [s.pieces[other] for other in pieces.on_map(s)]
    if s.pieces[place] != NOWHERE or taken or spot_tile(spot) == s.dragon or _shares(s, spot):
        raise BadPosition("carcassonne.figures-place", "CA-7.2", {"word": word})
    feature = kind(s, spot_tile(spot), spot_segment(spot))
    if (feature > ROAD if name[-1] == "B" else feature != FIELD) or pieces.is_alone(s, seat, spot):
        raise BadPosition("carcassonne.helper-place", "CA-12.1", {"word": word})
    s.pieces[place] = spot
    return place


def _shares(s: CarcassonneState, spot: int) -> bool:
    """Whether a follower stands on the same segment, where none can have come back to it."""
    return not may_share(s) and figures.place_of(s, spot_tile(spot), spot_segment(spot)) >= 0


def trade(lines: Lines, s: CarcassonneState) -> None:
    """CA-12.4, CA-12.7: the second tile of a turn, and goods."""
    if not s.options & TB:
        return
    second = lines.take("second")
    if second not in SECOND:
        raise BadPosition("carcassonne.second-form", "CA-12.4", {"second": second})
    s.second = SECOND.index(second)
    for seat in range(s.seats):
        for word in lines.take(f"goods {seat}").split():
            name, _, number = word.partition("=")
            tokens = whole(number, 99)
            if name not in GOODS or tokens <= 0:
                raise BadPosition("carcassonne.goods-form", "CA-12.7", {"seat": seat, "word": word})
            s.goods[len(GOODS) * seat + GOODS.index(name)] = tokens
    printed: Any = s.parts.data["sets"]["tb"]["goods_tokens"]
    for index, name in enumerate(GOODS):
        if sum([s.goods[len(GOODS) * seat + index] for seat in range(s.seats)]) > printed[name]:
            raise BadPosition("carcassonne.goods-most", "CA-1.4", {"name": name, "most": printed[name]})


def cards(lines: Lines, s: CarcassonneState) -> None:
    """CA-14.3: who holds King and Robber, and the size of the city or road that won each."""
    if s.options & KS:
        s.king, s.largest = _card(lines, s, "king", CITY)
        s.robber, s.longest = _card(lines, s, "robber", ROAD)


def _card(lines: Lines, s: CarcassonneState, name: str, feature: int) -> tuple[int, int]:
    text = lines.take(name)
    if not text:
        return NOBODY_YET, 0
    holder, _, won = text.partition("/")
    seat, size = whole(holder, s.seats - 1), whole(won, 999)
    if seat == NONE or size not in king.sizes(s, feature):
        raise BadPosition("carcassonne.card-form", "CA-14.3", {"name": name, "text": text})
    return seat, size
