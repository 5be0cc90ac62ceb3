"""One seat against bots as a Gymnasium environment. Importing it registers `wawel/Carcassonne-v0` and so on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsInt

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from wawel.adapters.table import RENDER_MODES, Table
from wawel.bots.bot import RANDOM, make
from wawel.bots.imagined import Imagined
from wawel.core import registry
from wawel.core.encoding import has_encoding
from wawel.core.errors import BadOption
from wawel.core.game import NOBODY, SPECTATOR, Game
from wawel.core.rng import Rng

SEEDS: Final = 1 << 63
ILLEGAL: Final = -1.0  # the reward for a number that cannot be chosen


class SeatEnv(gymnasium.Env[NDArray[np.uint8], SupportsInt]):
    """A match as one seat plays it; `bots` names the bot of all other seats, or of each in turn.

    `action_masks()` and `info["action_mask"]` tell what the seat can choose. A number that it cannot choose ends the
    match with a reward of -1; otherwise the reward comes at the end, as in a batch.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        render_mode: str | None = None,
    ) -> None:
        self._table = Table(game, seats, options, render_mode)
        self.render_mode = render_mode
        if not 0 <= seat < seats:
            raise BadOption("unknown-seat", values={"seat": seat})
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise BadOption("bot-count", values={"count": len(names), "needed": seats - 1})
        self._seat = seat
        made = [make(name) for name in names]
        self._bots = dict(zip([other for other in range(seats) if other != seat], made, strict=True))
        self._rng = Rng(0)
        self._over = True
        self.observation_space = Box(0, 255, (self._table.encoding.size,), np.uint8)
        self.action_space = self._table.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a match; the bots play up to the first decision. The same seed brings the same draws and bots."""
        super().reset(seed=seed)
        self._table.begin(int(self.np_random.integers(SEEDS)))
        self._rng = Rng(int(self.np_random.integers(SEEDS)))
        self._play_on()
        self._over = self._table.course.actor == NOBODY
        return self._shown()

    def step(self, action: SupportsInt) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Decide; the bots play up to the next decision or the end."""
        table = self._table
        if self._over:
            raise ValueError("the match is over: reset() begins the next one")
        try:
            table.play(self._seat, int(action))
        except ValueError:
            self._over = True
            observation, info = self._shown()
            return observation, ILLEGAL, True, False, {**info, "illegal": int(action)}
        self._play_on()
        observation, info = self._shown()
        self._over = table.course.actor == NOBODY
        return observation, table.course.shares()[self._seat] if self._over else 0.0, self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat can choose; libraries that know masks ask for it by this name."""
        return self._shown()[1]["action_mask"].astype(np.bool_)  # type: ignore[no-any-return]

    def _play_on(self) -> None:
        """Let bots decide until it is the seat's turn or the match is over."""
        table, game = self._table, self._table.game
        while table.course.actor not in (self._seat, NOBODY):
            who, state = table.course.actor, table.course.state
            action = self._bots[who].choose(Imagined(game, state, who), self._rng)
            table.play(who, table.encoding.number(state, who, action))

    def _shown(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        found = self._table.observe(self._seat, self._table.course.actor == self._seat)
        return found["observation"], {"action_mask": found["action_mask"]}

    def render(self) -> Any:
        """What the seat sees; all that everybody may see when the match is over."""
        return self._table.render(SPECTATOR if self._table.course.actor == NOBODY else self._seat)


def name_of(game: Game) -> str:
    """The id of a game's environment: "wawel/DragonCastle-v0"."""
    return f"wawel/{''.join(part.capitalize() for part in game.id.split('-'))}-v0"


for _game in filter(has_encoding, registry.every()):
    gymnasium.register(name_of(_game), f"{__name__}:SeatEnv", kwargs={"game": _game.id})
