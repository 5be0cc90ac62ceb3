"""The games as OpenSpiel games: `register()`, then `pyspiel.load_game("wawel_carcassonne", {"players": 3})`."""

from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import pyspiel

from wawel.adapters.endgames import endgame
from wawel.adapters.observer import Observer
from wawel.core import registry
from wawel.core.course import shares
from wawel.core.encoding import encoding_of, has_encoding
from wawel.core.game import CHANCE, Game
from wawel.core.rng import Rng
from wawel.core.stepping import Stepping

PREFIX: Final = "wawel_"
PLAYERS: Final = "players"
POSITION: Final = "position"
CHANCES: Final = 128  # no draw has more outcomes
LONGEST: Final = 20_000  # decisions; no match lasts that long
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PLAYER_BITS: Final = 4  # of a step whose number is above them
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
    options = {option.name: "" for option in game.options}
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
        parameter_specification={PLAYERS: game.min_seats, POSITION: "", **options},
    )


def _maker(game: Game, name: str) -> Any:
    """What OpenSpiel calls with the parameters of a game: a class, because a function would outlive Python."""

    class Table(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, name, params or {})

    return Table


class SpielGame(pyspiel.Game):
    """A table. Parameters are `players`, the options of the game, and `position`; an empty one is the usual one."""

    def __init__(self, game: Game, name: str, params: Mapping[str, Any]) -> None:
        seats = int(params.get(PLAYERS, game.min_seats))
        given = {key: value for key, value in params.items() if key not in (PLAYERS, POSITION) and value != ""}
        self.encoding = encoding_of(game, seats, given)
        opening = game.start(seats, self.encoding.options)
        text = endgame(game, str(params.get(POSITION, "")))
        if text:
            opening = game.from_position(text)
            seats = opening.seats
            self.encoding = encoding_of(game, seats, game.options_of(opening, self.encoding.options))
        self.opening = opening
        self.made = Made(name, dict(params), self)
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Observations for one seat; with perfect recall, all that it was told as a text. There are no other ones."""
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is None:
            return Observer(self.encoding, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != single:
            return None
        return Observer(self.encoding, iig_obs_type.perfect_recall)


class Made:
    """How to get the game of a position, without copying or pickling it."""

    def __init__(self, name: str, params: dict[str, Any], game: SpielGame) -> None:
        self.name = name
        self.params = params
        self.game = game

    def __deepcopy__(self, _memo: object) -> "Made":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self.name, self.params)


def _made(name: str, params: dict[str, Any]) -> Made:
    register()
    found: Made = pyspiel.load_game(name, params).made
    return found


class Told:
    """In place of a position, while OpenSpiel hears of a step that was made already."""

    over = False

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def play(self, number: int) -> None:
        pass


class SpielState(pyspiel.State):
    """A position. Decisions are numbers of the encoding; draws are counted in the order of their packed actions.

    What Python programs do in every step (`is_chance_node`, `legal_actions`, `apply_action`) is done here, without the
    way through OpenSpiel's C++ and back, which takes longer than a step. OpenSpiel's history hears of `late` steps when
    somebody asks for it, or before OpenSpiel makes a step itself.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.made = game.made
        self.at = Stepping(game.encoding, game.opening, game.opening.copy(), None)
        self.late = array("q")  # players, above them numbers

    def current_player(self) -> int:
        return TERMINAL if self.at.over else self.at.actor

    def is_terminal(self) -> bool:
        return self.at.over

    def is_chance_node(self) -> bool:
        return self.at.drawing

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat that decides, or chance, can do; nothing for the others."""
        return self.at.legal(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.numbers(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def apply_action(self, number: int) -> None:
        at = self.at
        step = number << PLAYER_BITS | at.actor + 1
        at.play(number)  # may refuse a number, and then history must not have it
        self.late.append(step)

    def _apply_action(self, number: int) -> None:
        if self.late:
            self._catch_up()
        self.at.play(number)

    def _catch_up(self) -> None:
        """Let OpenSpiel's history hear of the late steps; it asks who made each, and has nothing else to do."""
        at, late = self.at, self.late
        self.late = array("q")
        for step in late:
            self.at = cast(Stepping, Told((step & (1 << PLAYER_BITS) - 1) - 1))
            super().apply_action(step >> PLAYER_BITS)
        self.at = at

    def history(self) -> Any:
        self._catch_up()
        return super().history()

    def full_history(self) -> Any:
        self._catch_up()
        return super().full_history()

    def history_str(self) -> Any:
        self._catch_up()
        return super().history_str()

    def move_number(self) -> Any:
        self._catch_up()
        return super().move_number()

    def is_initial_state(self) -> Any:
        self._catch_up()
        return super().is_initial_state()

    def is_initial_non_chance_state(self) -> Any:
        self._catch_up()
        return super().is_initial_non_chance_state()

    def _action_to_string(self, player: int, number: int) -> str:
        seat = CHANCE if player < 0 else player
        return self.at.encoding.game.format(self.at.state, seat, self.at.action(seat, number))

    def returns(self) -> list[float]:
        seats = self.at.encoding.seats
        if not self.at.over:
            return [0.0] * seats
        return shares(seats, self.at.encoding.game.outcome(self.at.state).winners)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that a player cannot tell from this one. Its history is empty: the true one holds secrets."""
        found = self.made.game.new_initial_state()
        found.at = self.at.imagined(player, Rng(int(sampler() * (1 << 53))))
        return found

    def __str__(self) -> str:
        return self.at.encoding.game.position(self.at.state)
