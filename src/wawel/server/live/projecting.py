"""How a match may end, as far as a seat or a spectator can know."""

from typing import Final

from wawel.bots.evaluation import Judge, chances
from wawel.bots.known import knowledge_of
from wawel.core.game import Game, State
from wawel.core.rng import Rng

WORLDS: Final = 4  # imagined positions, where something is hidden


def projected(game: Game, state: State, seat: int, seq: int) -> list[dict[str, float]]:
    """Points and chances of each seat if all play alike, over positions that the reader cannot tell apart."""
    knowledge = knowledge_of(game)
    judge = Judge(game, knowledge, knowledge.foretelling(), 0.0)
    rng, worlds = Rng(seq), WORLDS if game.secrets else 1
    points, shares = [0.0] * state.seats, [0.0] * state.seats
    for _ in range(worlds):
        world = game.resample(state, seat, rng)
        expected = judge.points(world)
        for place, chance in enumerate(chances(expected, judge.spread(world))):
            points[place] += expected[place] / worlds
            shares[place] += chance / worlds
    return [{"points": round(each, 1), "chance": round(share, 3)} for each, share in zip(points, shares, strict=True)]
