"""What a seat may know as bytes, field by field: docs/research/knights-and-castles.md."""

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from wawel.core.encoding import COUNT, FLAG, ONE_OF, Encoding, Page
from wawel.core.game import Game, State
from wawel.games.knights_and_castles import actions
from wawel.games.knights_and_castles.components.ids import ARMIES, ROUNDS, TILES
from wawel.games.knights_and_castles.encoding.numbers import ALL
from wawel.games.knights_and_castles.model.state import (
    ATTACK,
    NO_COMMIT,
    OVER,
    PHASES,
    RECRUIT,
    KnightsState,
    hand,
    hand_size,
    shepherds_in_hand,
    winner,
)
from wawel.games.knights_and_castles.rules import recruit


class KnightsEncoding(Encoding):
    """Numbers of Knights and Castles. Options change nothing but what is ever seen in some fields."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        self.number_all(ALL)
        self._phase = self.add("phase", [len(PHASES)], ONE_OF, "what happens now: " + ", ".join(PHASES))
        self._seat = self.add("seat", [seats], ONE_OF, "the number of the seat that looks")
        self._game = self.add("game", [1], COUNT, "which game of the match, from 1 on")
        self._games = self.add("games", [1], COUNT, "games in the match")
        self._round = self.add("round", [1], COUNT, "tiles turned up in this game")
        self._tile = self.add("tile", [TILES], ONE_OF, "the tile that is fought for")
        self._tiles = self.add("played_tile", [ROUNDS, TILES], ONE_OF, "the tile of each round so far")
        self._winners = self.add("played_winner", [ROUNDS, seats], ONE_OF, "who took it")
        self._sword = self.add("sword", [seats], ONE_OF, "who has the sword")
        self._youth = self.add("youth", [seats, seats], ONE_OF, "the order of youth: the youngest seat first")
        self._points = self.add("points", [seats], COUNT, "points of this game")
        self._earlier = self.add("earlier", [seats], COUNT, "points of the games before")
        self._hands = self.add("hand_size", [seats], COUNT, "cards in hand")
        self._camps = self.add("camp_size", [seats], COUNT, "cards in the camp")
        self._asked = self.add("asked", [seats], FLAG, "has to choose in this phase")
        self._ready = self.add("ready", [seats], FLAG, "has chosen")
        self._armies = self.add("hand", [seats, ARMIES], FLAG, "armies in hand; of others only when the game is over")
        self._shepherds = self.add("shepherds", [seats], COUNT, "shepherds in hand; of others as above")
        self._camp = self.add("camp", [seats, ARMIES], FLAG, "armies in the camp; of others as above")
        self._chosen = self.add("commit", [1], FLAG, "the own choice is made")
        self._commit = self.add("commit_armies", [ARMIES], FLAG, "armies in the own choice")
        self._commit_shepherds = self.add("commit_shepherds", [1], COUNT, "shepherds in the own choice")
        self._removed = self.add("removed", [TILES], ONE_OF, "the tile that stayed out, when the game is over")

    def write(self, state: State, seat: i64, page: Page) -> None:
        s = cast(KnightsState, state)
        seats: i64 = s.seats
        over = s.phase == OVER
        page.put(self._phase + s.phase, 1)
        page.put(self._seat + seat, 1)
        page.put(self._game, s.game)
        page.put(self._games, s.games)
        page.put(self._round, s.round)
        if s.tile >= 0:
            page.put(self._tile + s.tile, 1)
        round: i64
        for round in range(s.round):
            page.put(self._tiles + round * TILES + (s.played[round] >> 3), 1)
            taker = winner(s, round)
            if taker >= 0:
                page.put(self._winners + round * seats + (taker - seat + seats) % seats, 1)
        if s.sword >= 0:
            page.put(self._sword + (s.sword - seat + seats) % seats, 1)
        place: i64
        for place in range(len(s.youth)):
            page.put(self._youth + place * seats + (s.youth[place] - seat + seats) % seats, 1)
        for place in range(seats):
            other = (seat + place) % seats
            self._write_seat(s, other, place, page)
            if place == 0 or over:
                self._write_cards(s, other, place, page)
        commit = s.commits[seat]
        if commit != NO_COMMIT:
            page.put(self._chosen, 1)
            page.put_bits(self._commit, actions.armies(commit))
            page.put(self._commit_shepherds, actions.shepherds(commit))
        if over:
            page.put_bits(self._removed, s.left)

    def _write_seat(self, s: KnightsState, seat: i64, place: i64, page: Page) -> None:
        """What everybody sees of a seat."""
        page.put(self._points + place, s.points[seat])
        page.put(self._earlier + place, s.earlier[seat])
        page.put(self._hands + place, hand_size(s, seat))
        page.put(self._camps + place, actions.SIZE[s.camps[seat]])
        if s.phase == ATTACK or (s.phase == RECRUIT and recruit.is_asked(s, seat)):
            page.put(self._asked + place, 1)
            if s.commits[seat] != NO_COMMIT:
                page.put(self._ready + place, 1)

    def _write_cards(self, s: KnightsState, seat: i64, place: i64, page: Page) -> None:
        page.put_bits(self._armies + place * ARMIES, hand(s, seat))
        page.put(self._shepherds + place, shepherds_in_hand(s, seat))
        page.put_bits(self._camp + place * ARMIES, s.camps[seat])


def encoding(game: Game, seats: int, options: Mapping[str, str]) -> Encoding:
    """The encoding of a table."""
    return KnightsEncoding(game, seats, options)
