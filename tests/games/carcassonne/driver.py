"""Plays whole matches for the properties of CA-20.

Random play almost never meets a princess with a knight, so one way of choosing seeks such situations: it places where a
city grows or something is completed, claims cities, deploys builders and pigs, and prefers princesses, portals, dragons
and goods in the draw. With the Count it closes what belongs to others.
"""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from wawel.core.game import NOBODY, State
from wawel.core.notes import Recorder
from wawel.core.options import canonical
from wawel.core.rng import Rng
from wawel.games.carcassonne import GAME
from wawel.games.carcassonne.components.ids import CITY
from wawel.games.carcassonne.model.packing import closed_root, followers_of
from wawel.games.carcassonne.model.state import PHASES, last, tile_of
from wawel.games.carcassonne.model.terrain import find, tiles
from wawel.games.carcassonne.options import COUNT
from wawel.games.carcassonne.scoring.completed import by_last_tile

SEEKING = ("PD-L", "PD-P", "PD-D", "PD-V", "TB-", "builder", "pig", "enter:", "count:", "back:")


def _tables(seats: int) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries({option.name: st.sampled_from(option.values(seats)) for option in GAME.options})


games = st.integers(GAME.min_seats, GAME.max_seats).flatmap(
    lambda seats: st.tuples(st.just(seats), st.integers(0, 10**9), st.booleans(), _tables(seats))
)


def playing(*combinations: str) -> st.SearchStrategy[tuple[int, int, bool, dict[str, str]]]:
    """Games with one of these combinations of sets; six seats bring Inns and Cathedrals along."""

    def choose(game: tuple[int, int, bool, dict[str, str]], sets: str) -> tuple[int, int, bool, dict[str, str]]:
        return (*game[:3], {**game[3], "sets": f"{sets}+ic" if game[0] > 5 else sets})

    return st.builds(choose, games, st.sampled_from(combinations))


def positions(seats: int, seed: int, seek: bool, chosen: dict[str, str]) -> Iterator[State]:
    """Play a whole match, yielding the position after every step."""
    for _, _, state in steps(seats, seed, seek, chosen):
        yield state


def steps(seats: int, seed: int, seek: bool, chosen: dict[str, str]) -> Iterator[tuple[State, str, State]]:
    """Play a whole match, yielding for every step the position before it, the action and the position after it."""
    rng = Rng(seed)
    state = GAME.start(seats, canonical(GAME.options, chosen, seats))
    state.log = Recorder()
    while (actor := GAME.actor(state)) != NOBODY:
        action = seeking(state, actor, rng) if seek else GAME.pick(state, actor, rng)
        before, text = state.copy(), GAME.format(state, actor, action)
        GAME.apply(state, actor, action)
        yield before, text, state


def seeking(state: State, actor: int, rng: Rng) -> int:
    """A choice that leads to knights, princesses and the dragon; sometimes any other one."""
    actions = GAME.legal(state, actor)
    if rng.below(4) == 0:
        return actions[rng.below(len(actions))]
    texts = {GAME.format(state, actor, action): action for action in actions}
    wanted = [texts[text] for text in texts if text.startswith(("enter:large", "back:large"))]
    wanted = wanted or [texts[text] for text in texts if text.startswith(SEEKING) or "city" in text]
    if not wanted and any("/" in text for text in texts):
        wanted = [action for action in actions if helps(state, actor, action)]
        if not wanted and rng.below(4) == 0:
            wanted = [action for action in actions if any(crowds(state, actor, action))]
        wanted = wanted or [action for action in actions if grows(state, action)]
    return wanted[rng.below(len(wanted))] if wanted else actions[rng.below(len(actions))]


def helps(state: State, actor: int, action: int) -> bool:
    """With the Count: whether placing here closes what others own and this seat does not."""
    s: Any = state
    if not s.options & COUNT:
        return False
    closed = crowds(state, actor, action)
    return any(closed) and not any(followers_of(crowd, actor) for crowd in closed)


def crowds(state: State, actor: int, action: int) -> list[int]:
    """The followers on each feature that placing here completes."""
    twin: Any = state.copy()
    GAME.apply(twin, actor, action)
    return [twin.crowd[closed_root(closed)] for closed in by_last_tile(twin)]


def grows(state: State, action: int) -> bool:
    """Whether placing here makes a princess ask, or at least a city grow."""
    twin: Any = state.copy()
    GAME.apply(twin, GAME.actor(state), action)
    if PHASES[twin.phase] == "princess":
        return True
    number = last(twin)
    parts = [part for part, kind in enumerate(GAME.parts.features[tile_of(twin, number)]) if kind == CITY]
    return any(tiles(twin, find(twin, twin.base[number] + part)) > 1 for part in parts)
