"""What bots look at in Carcassonne. Every feature is a habit of play, in points or followers of one seat."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core.game import Game, State
from wawel.core.knowledge import Knowledge, read
from wawel.games.carcassonne.actions import BACK as COMING_BACK
from wawel.games.carcassonne.actions import BUILDER, DEPLOY, PIG
from wawel.games.carcassonne.belief import alike
from wawel.games.carcassonne.belief.claims import Claims, most
from wawel.games.carcassonne.belief.odds import Odds
from wawel.games.carcassonne.belief.reach import danger
from wawel.games.carcassonne.components.ids import FIELD, GOODS, PORTAL_TILE
from wawel.games.carcassonne.model import pieces
from wawel.games.carcassonne.model.packing import figure_seat, figure_tile, followers_of
from wawel.games.carcassonne.model.state import (
    ACTION,
    AT_HOME,
    BACK,
    DRAGON,
    DRAW,
    FIRST_TILE,
    IN_QUARTER,
    MARKET,
    MOVE_COUNT,
    NOWHERE,
    PLACE,
    CarcassonneState,
    laid_at_start,
    last,
    tile_of,
)
from wawel.games.carcassonne.options import COUNT, FAIRY_WITH_FOLLOWER, IC, KS, TB
from wawel.games.carcassonne.scoring import trade

NAMES: Final = [
    "points",
    "cities",
    "roads",
    "farms",
    "cloisters",
    "city-growth",
    "road-growth",
    "farm-growth",
    "cloister-growth",
    "supply",
    "returning",
    "fairy",
    "danger",
    "large",
    "builder",
    "pig",
    "goods",
    "cards",
    "quarters",
]
POINTS: Final = 0
NOW: Final = 1  # four of them, as kinds of features are numbered
GROWTH: Final = 5
SUPPLY: Final = 9
RETURNING: Final = 10
FAIRY: Final = 11
DANGER: Final = 12
LARGE: Final = 13
BUILT: Final = 14
PIGS: Final = 15
TOKENS: Final = 16
CARDS: Final = 17
QUARTERS: Final = 18
WIDTH: Final = 19

HOME: Final = 2.0  # points that a follower at home may still bring: the dragon frees as well as harms
LARGEST: Final = 8.0  # tiles of a city or road that is hardly ever beaten


class CarcassonneKnowledge(Knowledge):
    """Claims and what they promise, followers at home, and what each expansion adds."""

    def __init__(self) -> None:
        super().__init__(NAMES, read("wawel.games.carcassonne"))
        self._odds: Odds | None = None  # those of the last pile looked at
        self._claims = Claims()
        self._doubles = vec[i64]()

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """Rotations that look alike once; through a portal or out of the city one spot of each feature."""
        s = cast(CarcassonneState, state)
        found = game.choices(state, seat)
        if s.phase == PLACE:
            if len(self._doubles) != 4 * len(s.parts.tiles):
                self._doubles = alike.doubles(s.parts)
            return alike.without_doubles(found, s.tile, self._doubles)
        if s.phase == ACTION and s.parts.symbols[tile_of(s, last(s))] == PORTAL_TILE:
            return alike.one_spot_each(s, found, DEPLOY)
        if s.phase == BACK or s.phase == MARKET:
            return alike.one_spot_each(s, found, COMING_BACK)
        return found

    def is_simple(self, state: State, seat: i64) -> bool:
        """Steps of the dragon and of the Count."""
        phase = cast(CarcassonneState, state).phase
        return phase in (DRAGON, MOVE_COUNT)

    def is_quiet(self, state: State) -> bool:
        """CA-6: a turn is about to start, and nobody knows its tile."""
        s = cast(CarcassonneState, state)
        return s.phase == DRAW and s.second == FIRST_TILE

    def progress(self, state: State) -> float:
        """CA-9.1: the game ends with the pile."""
        s = cast(CarcassonneState, state)
        placed = len(s.cells) - laid_at_start(s)
        return float(placed) / float(max(1, placed + s.left + s.under))

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        return self.table(game, state)[WIDTH * seat : WIDTH * (seat + 1)]

    def table(self, game: Game, state: State) -> vec[float]:
        """Claims are looked at once for all seats."""
        s = cast(CarcassonneState, state)
        odds = self._odds_of(s)
        claims = self._claims
        claims.look(s, odds)
        found = vec[float]([0.0] * (WIDTH * s.seats))
        _add_claims(s, claims, found)
        _add_figures(s, claims, odds, found)
        seat: i64
        for seat in range(s.seats):
            found[WIDTH * seat + POINTS] = float(s.points[seat])
            _add_supply(s, seat, found)
            if s.options & (TB | KS | COUNT):
                _add_others(s, seat, claims, found)
        return found

    def _odds_of(self, s: CarcassonneState) -> Odds:
        odds = self._odds
        if odds is None or not odds.are_of(s):
            odds = Odds(s)
            self._odds = odds
        return odds


def _add_claims(s: CarcassonneState, claims: Claims, found: vec[float]) -> None:
    """CA-8.2: whoever has most followers on a feature owns its points, those of now and those to come."""
    place: i64
    seat: i64
    seats: i64 = s.seats
    for place in range(claims.count):
        crowd = s.crowd[claims.roots[place]]
        needed = most(crowd, seats)
        now, hope = claims.now[place], claims.gain[place] * claims.chance[place]
        column = claims.kinds[place]
        for seat in range(seats):
            if followers_of(crowd, seat) == needed:
                found[column + NOW] += now
                found[column + GROWTH] += hope
            column += WIDTH


def _add_figures(s: CarcassonneState, claims: Claims, odds: Odds, found: vec[float]) -> None:
    """Followers that will come home, that the fairy is with, and that the dragon may chase away."""
    place: i64
    for place in range(len(s.figures)):
        figure = s.figures[place]
        seat, claim = figure_seat(figure), claims.of[place]
        at = WIDTH * seat
        if claims.kinds[claim] != FIELD:
            found[at + RETURNING] += claims.chance[claim]
        if s.fairy != NOWHERE and figure_tile(figure) == s.fairy:
            if not s.options & FAIRY_WITH_FOLLOWER or s.ward == figure:
                found[at + FAIRY] = max(found[at + FAIRY], 1.0 + claims.chance[claim])
        if s.dragon != NOWHERE:
            stake = claims.now[claim] + claims.gain[claim] * claims.chance[claim] - HOME
            if stake > 0.0:
                found[at + DANGER] += stake * danger(s, figure_tile(figure), seat, odds.walks)


def _add_supply(s: CarcassonneState, seat: i64, found: vec[float]) -> None:
    """CA-7.1: the first followers at home are worth most, and more are worth less each."""
    at = WIDTH * seat
    home = float(s.supply[seat])
    if s.options & IC and s.pieces[seat] == AT_HOME:
        home += 1.0
        found[at + LARGE] = 1.0
    found[at + SUPPLY] = _falling(home)
    found[at + RETURNING] = _falling(home + found[at + RETURNING]) - _falling(home)


def _falling(followers: float) -> float:
    """1 for the first follower, then less for each: about 3 for seven of them."""
    return 3.5 * followers / (followers + 2.5)


def _add_others(s: CarcassonneState, seat: i64, claims: Claims, found: vec[float]) -> None:
    """What Traders and Builders, King and Scout, and the Count add."""
    at = WIDTH * seat
    if s.options & TB:
        spot = s.pieces[pieces.place_of(s, BUILDER, seat)]
        if spot != NOWHERE:
            found[at + BUILT] = _extended(claims, pieces.root_at(s, spot))
        spot = s.pieces[pieces.place_of(s, PIG, seat)]
        if spot != NOWHERE:
            found[at + PIGS] = _herd(s, seat, claims, pieces.root_at(s, spot))
        found[at + TOKENS] = _goods(s, seat)
    if s.options & KS:
        if s.king == seat:
            found[at + CARDS] += min(1.0, float(s.largest) / LARGEST)
        if s.robber == seat:
            found[at + CARDS] += min(1.0, float(s.longest) / LARGEST)
    if s.options & COUNT:
        found[at + QUARTERS] = _quarters(s, seat)


def _extended(claims: Claims, root: i64) -> float:
    """CA-12.4: the chance that the next tile drawn extends the builder's feature and brings a second tile."""
    place: i64
    for place in range(claims.count):
        if claims.roots[place] == root:
            return claims.extended[place]
    return 0.0


def _herd(s: CarcassonneState, seat: i64, claims: Claims, root: i64) -> float:
    """CA-12.9: a point more for every city beside the pig's farm, if the seat has the majority there."""
    place: i64
    for place in range(claims.count):
        if claims.roots[place] == root and followers_of(s.crowd[root], seat) == most(s.crowd[root], s.seats):
            return (claims.now[place] + claims.gain[place]) / 3.0
    return 0.0


def _goods(s: CarcassonneState, seat: i64) -> float:
    """CA-12.8: 10 points for most tokens of a kind; a lead of three is nearly safe."""
    total = 0.0
    kind: i64
    other: i64
    for kind in range(len(GOODS)):
        rival: i64 = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, trade.tokens_of(s, other, kind))
        lead = float(trade.tokens_of(s, seat, kind) - rival)
        total += 5.0 + 5.0 * max(-1.0, min(1.0, lead / 3.0))
    return total


def _quarters(s: CarcassonneState, seat: i64) -> float:
    """CA-15.6: followers in the city wait for big features, unless the Count keeps them in."""
    total = 0.0
    quarter: i64
    for quarter in range(4):
        inside = float(s.quarters[seat] >> 4 * quarter & 15)
        if len(s.pieces) and s.pieces[seat] == IN_QUARTER - quarter:
            inside += 2.0
        total += inside if quarter != s.count else 0.5 * inside
    return total / (total + 1.0)


def knowledge() -> Knowledge:
    """What bots know about Carcassonne."""
    return CarcassonneKnowledge()
