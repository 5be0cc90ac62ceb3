"""What bots know about Knights and Castles: what a hand promises against the castles that may still come."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import knowledge as core
from wawel.core.game import Game, State
from wawel.core.knowledge import Knowledge
from wawel.games.knights_and_castles import GAME
from wawel.games.knights_and_castles.actions import ARMY_BITS, REVEALS, SIZE, members, tile
from wawel.games.knights_and_castles.components.ids import DRUM, ROUNDS, SHEPHERDS
from wawel.games.knights_and_castles.components.load import PACKAGE, Components
from wawel.games.knights_and_castles.game import KnightsAndCastles
from wawel.games.knights_and_castles.model.state import ATTACK, NO_COMMIT, RECRUIT, KnightsState, hand, hand_size

NAMES: Final = ["points", "sword", "armies", "clash", "alone", "sure", "recruits", "tie"]
STRONGEST: Final = 6.0  # RZ-1.3: of the printed strengths


class KnightsKnowledge(Knowledge):
    """Castles, cards and the sword."""

    def __init__(self) -> None:
        super().__init__(NAMES, core.read(PACKAGE))
        self.simultaneous = True
        self._odds = Odds(GAME.parts)

    def reopen(self, state: State, seat: i64) -> None:
        """RZ-3: who commits first tells nobody anything, so others choose again."""
        s = cast(KnightsState, state)
        for other in range(i64(s.seats)):
            if other != seat:
                s.commits[other] = NO_COMMIT

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """RZ-5: in the last round any card that comes back is one more in the hand, no matter which."""
        s = cast(KnightsState, state)
        found = game.choices(state, seat)
        return found[:1] if s.phase == RECRUIT and s.round == ROUNDS else found

    def progress(self, state: State) -> float:
        """RZ-3, RZ-7.1: rounds played of all games."""
        s = cast(KnightsState, state)
        return float(ROUNDS * (s.game - 1) + s.round) / float(ROUNDS * s.games)

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        s, parts = cast(KnightsState, state), cast(KnightsAndCastles, game).parts
        if self._odds.parts is not parts:  # a box with other strengths
            self._odds = Odds(parts)
        own = hand(s, seat)
        others: i64 = 0
        for other in range(i64(s.seats)):
            if other != seat:
                others |= hand(s, other)
        look = Look(self._odds, s, own, others)
        return vec[float](
            [
                float(s.earlier[seat] + s.points[seat]),
                look.castles if s.sword == seat else 0.0,
                float(SIZE[own]) / float(s.seats - 1),
                look.clash,
                look.alone,
                look.sure,
                look.drums if own != ARMY_BITS else 0.0,
                tie(s, seat),
            ]
        )


class Odds:
    """RZ-4.3: how often any card of a hand beats any card of another against a material, shepherds included."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.rows = vec[vec[float]]()  # per material, [own << 6 | others]
        for strengths in parts.strength:
            self.rows = append(self.rows, vec[float]([_odds(strengths, hands) for hands in range(1 << 12)]))

    def of(self, tile: i64, own: i64, others: i64) -> float:
        return self.rows[self.parts.material[tile]][own << 6 | others]


def _odds(strengths: list[int], hands: int) -> float:
    own = [strengths[army] for army in members(hands >> 6)]
    others = [strengths[army] for army in members(hands & ARMY_BITS)]
    won = SHEPHERDS * len(own)
    for strength in own:
        for other in others:
            if strength > other:
                won += 1
    return won / ((len(own) + SHEPHERDS) * (len(others) + SHEPHERDS))


class Look:
    """A hand against the castles that may still come. Each counts its points, as far as it is likely to come."""

    def __init__(self, odds: Odds, s: KnightsState, own: i64, others: i64) -> None:
        self.castles = 0.0  # RZ-4.3: points that may be decided by the sword
        self.drums = 0.0  # RZ-3.2: cards that come back from the camp
        self.clash = 0.0  # RZ-4.3: castles that go to the hand if everybody plays any card
        self.alone = 0.0  # RZ-4.2: how strong the strongest card is that nobody can repeat
        self.sure = 0.0  # RZ-4.3: castles that a card takes whatever the others play
        if s.phase == ATTACK:
            self._add(odds, s.tile, 1.0, own, others)
        to_come = float(ROUNDS - s.round) / float(ROUNDS - s.round + 1)  # RZ-2.1: one tile stays out
        for each in REVEALS[s.left]:
            self._add(odds, tile(each), to_come, own, others)

    def _add(self, odds: Odds, tile: i64, share: float, own: i64, others: i64) -> None:
        parts = odds.parts
        if parts.material[tile] == DRUM:
            self.drums += share
            return
        worth = share * float(parts.points[tile])
        alone = parts.might(tile, own & ~others)
        self.castles += worth
        self.clash += worth * odds.of(tile, own, others)
        self.alone += worth * float(alone) / STRONGEST
        if alone > parts.might(tile, others):
            self.sure += worth


def tie(s: KnightsState, seat: i64) -> float:
    """RZ-6.3, RZ-7.3: of seats with equal points the one with most cards in hand wins, then the youngest."""
    ahead = 0.0
    own = s.earlier_hands[seat] + hand_size(s, seat)
    after = False  # in the order of youth: whoever comes after the seat is older
    for other in s.youth:
        if other == seat:
            after = True
            continue
        theirs = s.earlier_hands[other] + hand_size(s, other)
        if own > theirs or (own == theirs and after):
            ahead += 1.0
    return ahead / float(s.seats - 1)


def knowledge() -> Knowledge:
    return KnightsKnowledge()
