"""One match as the environments of other libraries need it: spaces, observations as new arrays, pictures."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from wawel.adapters import pictures
from wawel.core.course import Course
from wawel.core.encoding import Encoding, Page, blank, encoding_of
from wawel.core.errors import BadOption
from wawel.core.game import NOBODY, Game
from wawel.core.rng import Rng

Observation: TypeAlias = dict[str, NDArray[Any]]
RENDER_MODES = ["ansi", "rgb_array"]


class Table:
    """A match in numbers that can be observed by every seat."""

    def __init__(self, game: Game | str, seats: int, options: Mapping[str, object] | None, render_mode: str | None):
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render-mode", values={"mode": render_mode, "known": ", ".join(RENDER_MODES)})
        self.encoding: Encoding = encoding_of(game, seats, options)
        self.game = self.encoding.game
        self.render_mode = render_mode
        self.observation_space = Dict(
            {
                "observation": Box(0, 255, (self.encoding.size,), np.uint8),
                "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self.action_space = Discrete(self.encoding.actions)
        self._opening = self.game.start(seats, self.encoding.options)
        self.course = Course(self.encoding, self._opening, Rng(0))
        view, mask = blank(self.encoding.size), blank(self.encoding.actions)
        self._view, self._view_page = np.frombuffer(memoryview(view), np.uint8), Page(view, 0)
        self._mask, self._mask_page = np.frombuffer(memoryview(mask), np.int8), Page(mask, 0)
        self._nothing = np.zeros(self.encoding.actions, np.int8)
        self._asked = NOBODY  # the seat whose mask is written

    def begin(self, seed: int) -> None:
        """Start a match; the same seed brings the same draws."""
        self.course = Course(self.encoding, self._opening, Rng(seed))
        self.course.begin()
        self._asked = NOBODY

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide now."""
        return self.game.waiting(self.course.state)

    def play(self, seat: int, number: int) -> None:
        """Decide for a waiting seat. ValueError if it cannot choose this number, and nothing is changed."""
        self.check(seat, number)
        self.course.play(seat, number)
        self._asked = NOBODY

    def check(self, seat: int, number: int) -> None:
        """Raise ValueError if a waiting seat cannot choose this number."""
        self._write_mask(seat)
        if not 0 <= number < self.encoding.actions or not self._mask[number]:
            raise ValueError(f"seat {seat} cannot choose number {number} now")

    def _write_mask(self, seat: int) -> None:
        if self._asked != seat:
            self.encoding.mask(self.course.state, seat, self._mask_page)
            self._asked = seat

    def observe(self, seat: int, asked: bool) -> Observation:
        """What a seat knows, and its mask, which is empty unless the seat is asked."""
        self.encoding.observe(self.course.state, seat, self._view_page)
        if not asked:
            return {"observation": self._view.copy(), "action_mask": self._nothing.copy()}
        self._write_mask(seat)
        return {"observation": self._view.copy(), "action_mask": self._mask.copy()}

    def render(self, seat: int) -> str | NDArray[np.uint8] | None:
        """What a seat, or -1 for a spectator, sees of the match: text or a picture, as the mode says."""
        if self.render_mode is None:
            return None
        view = self.game.observe(self.course.state, seat)
        if self.render_mode == "ansi":
            return pictures.text(self.game, view, self.encoding.seats)
        return pictures.pixels(self.game, view, self.encoding.seats)
