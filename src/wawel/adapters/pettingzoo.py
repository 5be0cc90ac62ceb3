"""The games as PettingZoo environments: `env` steps seats one at a time, `parallel_env` all that decide together."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper

from wawel.adapters.table import RENDER_MODES, Observation, Table
from wawel.core.game import NOBODY, SPECTATOR, Game

Agent = str


def env(
    game: Game | str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv[Agent, Observation, int]:
    """A match with an agent for each seat: "seat_0", "seat_1" … Calls in a wrong order are refused."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, render_mode))


def parallel_env(
    game: Game | str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> "WawelParallelEnv":
    """The same match for agents that act together. It suits games where seats decide at once.

    In each step those seats act that are waiting; the mask of the others is empty, and whatever they do is ignored.
    """
    return WawelParallelEnv(Table(game, seats, options, render_mode))


def raw_env(
    game: Game | str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> "WawelEnv":
    """`env` without the wrapper: a little faster."""
    return WawelEnv(Table(game, seats, options, render_mode))


def _metadata(table: Table, parallel: bool) -> dict[str, Any]:
    name = f"wawel_{table.game.id.replace('-', '_')}_v{table.game.rules_version}"
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": parallel, "render_fps": 1}


class WawelEnv(AECEnv[Agent, Observation, int]):
    """Seats one at a time. Where several decide at once, none sees what the others chose.

    Rewards come at the end: 1 for winning alone, 0 if all share, and what winners get the others lose.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.metadata = _metadata(table, False)
        self.render_mode = table.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.encoding.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self._chance = np.random.default_rng()

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self._table.observation_space

    def action_space(self, agent: Agent) -> Space[Any]:
        return self._table.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. The same seed brings the same draws."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.begin(int(self._chance.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.course.actor]

    def observe(self, agent: Agent) -> Observation:
        """What a seat may know. Only the seat whose turn it is has a mask."""
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return self._table.observe(self._seats[agent], asked)

    def step(self, action: int | None) -> None:
        """Decide for the seat whose turn it is; None after the end. ValueError if it cannot choose this now."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose a number")
        table = self._table
        table.play(self._seats[agent], int(action))
        if table.course.actor != NOBODY:
            self.agent_selection = self.possible_agents[table.course.actor]
            return
        self.rewards = dict(zip(self.agents, table.course.shares(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat whose turn it is sees; all that everybody may see when the match is over."""
        seat = self._seats[self.agent_selection] if self._table.course.actor != NOBODY else SPECTATOR
        return self._table.render(seat)


class WawelParallelEnv(ParallelEnv[Agent, Observation, int]):
    """All seats together. Rewards are those of `WawelEnv`."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.metadata = _metadata(table, True)
        self.render_mode = table.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.encoding.seats)]
        self.agents: list[Agent] = []
        self._chance = np.random.default_rng()

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self._table.observation_space

    def action_space(self, agent: Agent) -> Space[Any]:
        return self._table.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Begin a match. The same seed brings the same draws."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.begin(int(self._chance.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[Agent, Observation]:
        waiting = self._table.waiting
        return {agent: self._table.observe(seat, seat in waiting) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Decide for every waiting seat. ValueError if one cannot choose its number now, and nothing is changed."""
        table, agents = self._table, self.agents
        if not agents:
            raise ValueError("no match is under way: reset() begins one")
        chosen = [(seat, self._number(actions, self.possible_agents[seat])) for seat in table.waiting]
        for seat, number in chosen:
            table.check(seat, number)
        for seat, number in chosen:
            table.play(seat, number)
        over = table.course.actor == NOBODY
        paid = table.course.shares() if over else [0.0] * len(agents)
        if over:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    @staticmethod
    def _number(actions: Mapping[Agent, int | None], agent: Agent) -> int:
        number = actions.get(agent)
        if number is None:
            raise ValueError(f"{agent} has to choose a number")
        return int(number)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What everybody may see."""
        return self._table.render(SPECTATOR)
