"""The games as OpenSpiel games: `register()`, then `pyspiel.load_game("wawel_carcassonne", {"players": 3})`."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from wawel.core import registry, telling
from wawel.core.course import shares
from wawel.core.encoding import Encoding, Page, blank, encoding_of, has_encoding
from wawel.core.game import CHANCE, NOBODY, Game, State
from wawel.core.notes import Note, Recorder

PREFIX: Final = "wawel_"
PLAYERS: Final = "players"
CHANCES: Final = 128  # no draw has more outcomes
LONGEST: Final = 20_000  # decisions; no match lasts that long
_TYPES: Final[dict[str, Any]] = {}  # of registered games, by their names


def register() -> list[str]:
    """Make every game with an encoding known to OpenSpiel; returns their names. A second call changes nothing."""
    for game in filter(has_encoding, registry.every()):
        name = PREFIX + game.id.replace("-", "_")
        if name not in _TYPES:
            _TYPES[name] = _type(game, name)
            pyspiel.register_game(_TYPES[name], _maker(game, name))
    return sorted(_TYPES)


def _type(game: Game, name: str) -> Any:
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=name,
        long_name=game.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.secrets else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=game.secrets,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.min_seats, **{option.name: "" for option in game.options}},
    )


def _maker(game: Game, name: str) -> Any:
    """What OpenSpiel calls with the parameters of a game."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, name, params or {})

    return Made


class SpielGame(pyspiel.Game):
    """A table. Parameters are `players` and the options of the game; an empty one is the usual option."""

    def __init__(self, game: Game, name: str, params: Mapping[str, Any]) -> None:
        seats = int(params.get(PLAYERS, game.min_seats))
        given = {key: value for key, value in params.items() if key != PLAYERS and value != ""}
        self.encoding = encoding_of(game, seats, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=CHANCES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[name], info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Observations for one seat; with perfect recall, all that it was told as a text."""
        return Observer(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Shared:
    """What all positions of a match share, so that copying one does not copy it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.opening = encoding.game.start(encoding.seats, encoding.options)

    def __deepcopy__(self, _memo: object) -> "Shared":
        return self


class Past:
    """A step of a match and what it told: the seat, its decision and the notes. Later steps point back to it."""

    def __init__(self, before: "Past | None", seat: int, text: str, notes: list[Note]) -> None:
        self._before = before
        self._seat = seat
        self._text = text
        self._notes = notes
        self._digests: dict[int, str] = {}  # per player

    def digest(self, game: Game, player: int) -> str:
        """A digest of all that a player chose and was told up to here; worked out once."""
        steps, past = [], self
        while player not in past._digests:
            steps.append(past)
            if past._before is None:
                break
            past = past._before
        found = past._digests.get(player, "")
        for step in reversed(steps):
            told = [telling.note(game, note, player) for note in step._notes]
            own = step._text if step._seat == player else ""
            found = hashlib.sha256(f"{found} {own} {json.dumps(told)}".encode()).hexdigest()
            step._digests[player] = found
        return found


class Held:
    """A position, which Python's own copying does not know how to copy, and what was told on the way there."""

    def __init__(self, state: State, past: Past | None) -> None:
        self.state = state
        self.past = past

    def __deepcopy__(self, _memo: object) -> "Held":
        return Held(self.state.copy(), self.past)


class SpielState(pyspiel.State):
    """A position. Decisions are numbers of the encoding; draws are counted in the order of their packed actions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = Shared(game.encoding)
        self.held = Held(self.shared.opening.copy(), None)

    def current_player(self) -> int:
        actor = self.shared.game.actor(self.held.state)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        state, encoding = self.held.state, self.shared.encoding
        return sorted(encoding.number(state, player, action) for action in self.shared.game.choices(state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, state = self.shared.game, self.held.state
        weights = [float(game.weight(state, action)) for action in game.choices(state, CHANCE)]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, number: int) -> None:
        game, held = self.shared.game, self.held
        state, actor = held.state, game.actor(held.state)
        action = _action(self.shared.encoding, state, actor, number)
        if not game.secrets:
            game.apply(state, actor, action)
            return
        text, log = game.format(state, actor, action), Recorder()
        state.log = log
        game.apply(state, actor, action)
        state.log = None
        held.past = Past(held.past, actor, text, log.notes)

    def _action_to_string(self, player: int, number: int) -> str:
        actor = CHANCE if player < 0 else player
        action = _action(self.shared.encoding, self.held.state, actor, number)
        return self.shared.game.format(self.held.state, actor, action)

    def is_terminal(self) -> bool:
        return self.shared.game.actor(self.held.state) == NOBODY

    def returns(self) -> list[float]:
        seats = self.shared.encoding.seats
        if not self.is_terminal():
            return [0.0] * seats
        return shares(seats, self.shared.game.outcome(self.held.state).winners)

    def __str__(self) -> str:
        return self.shared.game.position(self.held.state)


class Observer:
    """What one seat knows: the encoding's bytes as a tensor or as text, and with perfect recall what it was told."""

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self._encoding = encoding
        self._recall = recall
        room = blank(encoding.size)
        self._bytes, self._page = np.frombuffer(memoryview(room), np.uint8), Page(room, 0)
        self.tensor: NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.at : field.at + field.size].reshape(field.shape) for field in encoding.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write `tensor`, which `dict` shows field by field."""
        self._encoding.observe(state.held.state, player, self._page)
        self.tensor[:] = self._bytes

    def string_from(self, state: SpielState, player: int) -> str:
        """The fields in hexadecimal; with perfect recall, also a digest of what the seat chose and was told so far."""
        self._encoding.observe(state.held.state, player, self._page)
        row, past = self._bytes.tobytes(), state.held.past
        lines = [f"{field.name} {row[field.at : field.at + field.size].hex()}" for field in self._encoding.fields]
        if self._recall and past is not None:
            lines.insert(0, past.digest(self._encoding.game, player))
        return "\n".join(lines)


def _action(encoding: Encoding, state: State, actor: int, number: int) -> int:
    """The packed action of a number that a seat or chance chooses."""
    if actor == CHANCE:
        return encoding.game.choices(state, CHANCE)[number]
    return encoding.action(state, actor, number)
