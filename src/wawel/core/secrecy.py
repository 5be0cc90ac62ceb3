"""The conformance checks about secrets: imagined positions are valid and contain no trace of the real one.

Each function returns the promise that it found broken, or an empty text.
"""

from typing import Final

from wawel.core import telling
from wawel.core.errors import WawelError
from wawel.core.game import CHANCE, OK, Game, State
from wawel.core.notes import Recorder
from wawel.core.rng import Rng, Source

FRESH: Final = 3  # a double is imagined again about once in this many steps


def imagined(game: Game, state: State, viewer: int, rng: Source) -> str:
    """A resampled position must be like any other: it can be written and read."""
    other = game.resample(state, viewer, rng)
    try:
        kept = game.from_position(game.position(other)).encode() == other.encode()
    except WawelError as error:
        return f"a resampled position must survive as text, but {error}"
    return "" if kept else "a resampled position must survive as text"


def _learned(game: Game, state: State, seat: int, action: int, viewer: int) -> list[object]:
    """Do an action; return what a viewer sees and reads of it."""
    log = Recorder()
    state.log = log
    game.apply(state, seat, action)
    state.log = None
    notes = [telling.note(game, note, viewer) for note in log.notes]
    return [game.observe(state, viewer), notes]


def _is_final(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether a decision cannot be undone: it seals, or a draw follows at once."""
    twin, log = state.copy(), Recorder()
    twin.log = log
    game.apply(twin, seat, action)
    return bool(log.sealed) or game.actor(twin) == CHANCE


def shown(game: Game, state: State, seat: int, action: int, viewer: int, rng: Source) -> str:
    """A decision that shows the others something hidden must seal.

    It shows something if a position that the viewer thought possible before could not have led to what is seen now.
    """
    if viewer == seat or len(game.waiting(state)) > 1 or _is_final(game, state, seat, action):
        return ""
    seen = _learned(game, state.copy(), seat, action, viewer)
    other = game.resample(state, viewer, rng)
    likely = [action] if game.why_not(other, seat, action) == OK else []
    for choice in likely + game.legal(other, seat):
        if _learned(game, other.copy(), seat, choice, viewer) == seen:
            return ""
    return "a decision that shows others something hidden must seal"


class Double:
    """A position that a viewer cannot tell from the real one, played along with it.

    While both look the same, what the viewer imagines must be the same too, for equal seeds. Otherwise resample() looks
    at the real position.
    """

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self._twin: State | None = None
        self._number = 0

    def step(self, state: State, seat: int, action: int, rng: Source) -> str:
        """Follow a step that the real position is about to take; does not change the real position."""
        game, viewer = self.game, self.viewer
        twin = self._twin
        if twin is None or rng.below(FRESH) == 0:
            twin = game.resample(state, viewer, rng)
        self._twin = None
        self._number += 1
        if game.why_not(twin, seat, action) != OK:
            return ""
        true = state.copy()
        if _learned(game, true, seat, action, viewer) != _learned(game, twin, seat, action, viewer):
            return ""
        self._twin = twin
        codes = [game.resample(one, viewer, Rng(self._number)).encode() for one in (true, twin)]
        return "" if codes[0] == codes[1] else "resample() must not look at what its seat does not know"
