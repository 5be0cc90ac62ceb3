"""PPO with action masks on Dragonkeepers, by self-play through PettingZoo, in the style of CleanRL.

Usage: PYTHONPATH=build/compiled python examples/research/ppo_dragonkeepers.py [--updates 15] [--runs 3]
Needs PyTorch (`pip install torch`).

One network plays both seats. Of its last layer only the rows of legal actions are used: there are 11,082 actions, and
rarely more than a hundred of them are legal. Every update plays whole matches, so rewards are those of the end. The
curve is the share of wins against random play, as a mean over the runs with its 95 % interval.
"""

import argparse
import math
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from measuring import Share, plot
from wawel.adapters.pettingzoo import env

GAME = "dragonkeepers"
WIDE = 128
DISCOUNT, TRACE = 1.0, 0.95
CLIP, ENTROPY, VALUE, NORM = 0.2, 0.01, 0.5, 0.5
EPOCHS, PORTION, RATE = 3, 4096, 1e-3


class Policy(nn.Module):
    """Values and logits of the legal actions."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, WIDE), nn.ReLU())
        self.value = nn.Linear(WIDE, 1)
        self.actor = nn.Embedding(actions, WIDE)
        nn.init.normal_(self.actor.weight, std=0.01)

    def forward(self, observations: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """`legal` has a row of action numbers for each observation, with -1 behind the last one."""
        found = self.body(torch.log1p(observations.float()))
        rows = self.actor(legal.clamp(min=0))
        logits = (rows @ found.unsqueeze(2)).squeeze(2)
        return logits.masked_fill(legal < 0, -1e9), self.value(found).squeeze(1)


@dataclass
class Step:
    """A decision, and what became of it."""

    observation: Any
    legal: Any
    place: int  # among the legal ones
    logarithm: float
    value: float
    advantage: float = 0.0
    target: float = 0.0


def padded(rows: list[Any]) -> Tensor:
    """Rows of different lengths as one tensor."""
    found = np.full((len(rows), max(len(row) for row in rows)), -1, np.int64)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return torch.from_numpy(found)


def play(policy: Policy, matches: int, seed: int, rivals: bool = False) -> tuple[list[list[Step]], list[float]]:
    """Whole matches in lockstep: the decisions of each seat, and what seat 0 or the learner was paid.

    With `rivals` a random player has one seat of each match, the first one in every other match.
    """
    tables = [env(GAME) for _ in range(matches)]
    for number, table in enumerate(tables):
        table.reset(seed=seed + number)
    chance, paths = np.random.default_rng(seed), {}
    paid = [0.0] * matches
    open_tables = list(range(matches))
    while open_tables:
        asked, seen, legal = [], [], []
        for number in open_tables[:]:
            observation, _, over, _, _ = tables[number].last()
            seat = int(tables[number].agent_selection[-1])
            if over or observation is None:
                learner = number % 2 if rivals else 0
                paid[number] = tables[number].unwrapped.rewards[f"seat_{learner}"]
                for place in range(2):
                    reward = tables[number].unwrapped.rewards[f"seat_{place}"]
                    credit(paths.get((number, place), []), reward)
                open_tables.remove(number)
                continue
            choices = observation["action_mask"].nonzero()[0]
            if len(choices) == 1 or (rivals and seat != number % 2):
                tables[number].step(int(choices[chance.integers(len(choices))]))
                continue
            asked.append((number, seat))
            seen.append(observation["observation"])
            legal.append(choices)
        if not asked:
            continue
        with torch.no_grad():
            logits, values = policy(torch.from_numpy(np.stack(seen)), padded(legal))
            chosen = torch.distributions.Categorical(logits=logits)
            places = chosen.sample()
            logarithms = chosen.log_prob(places)
        for row, (number, seat) in enumerate(asked):
            place = int(places[row])
            tables[number].step(int(legal[row][place]))
            step = Step(seen[row], legal[row], place, float(logarithms[row]), float(values[row]))
            paths.setdefault((number, seat), []).append(step)
    return list(paths.values()), paid


def credit(path: list[Step], reward: float) -> None:
    """Generalized advantages; the only reward comes at the end."""
    after, running = 0.0, 0.0
    for step in reversed(path):
        surprise = reward + DISCOUNT * after - step.value
        running = surprise + DISCOUNT * TRACE * running
        step.advantage, step.target = running, running + step.value
        after, reward = step.value, 0.0


def update(policy: Policy, optimizer: torch.optim.Optimizer, steps: list[Step], chance: np.random.Generator) -> None:
    """Some epochs of clipped policy gradients."""
    advantages = np.array([step.advantage for step in steps], np.float32)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        order = chance.permutation(len(steps))
        for first in range(0, len(order), PORTION):
            part = order[first : first + PORTION]
            rows = [steps[place] for place in part]
            seen = torch.from_numpy(np.stack([step.observation for step in rows]))
            logits, values = policy(seen, padded([step.legal for step in rows]))
            chosen = torch.distributions.Categorical(logits=logits)
            logarithms = chosen.log_prob(torch.tensor([step.place for step in rows]))
            ratio = (logarithms - torch.tensor([step.logarithm for step in rows])).exp()
            gain = torch.from_numpy(advantages[part])
            kept = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (values - torch.tensor([step.target for step in rows])).pow(2).mean()
            loss = VALUE * wrong - kept - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), NORM)
            optimizer.step()


def run(seed: int, given: argparse.Namespace) -> list[tuple[float, float]]:
    """Decisions so far and the share of wins against random play, as one policy learns."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small; threads would only wait for each other
    table = env(GAME)
    size = table.observation_space("seat_0")["observation"].shape[0]
    policy, chance = Policy(size, int(table.action_space("seat_0").n)), np.random.default_rng(seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    curve, decisions, began = [], 0, time.perf_counter()
    for number in range(given.updates + 1):
        if number % given.every == 0:
            _, paid = play(policy, given.games, 10_000_000 + seed * 1_000_000, rivals=True)
            curve.append((float(decisions), fmean((reward + 1) / 2 for reward in paid)))
            said = f"run {seed}: {decisions:,} decisions, {curve[-1][1]:.3f} against random"
            print(f"{said}, {time.perf_counter() - began:.0f} s", flush=True)
        if number < given.updates:
            paths, _ = play(policy, given.matches, seed * 1_000_000 + number * given.matches)
            steps = [step for path in paths for step in path]
            decisions += len(steps)
            update(policy, optimizer, steps, chance)
    return curve


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--updates", type=int, default=15)
    arguments.add_argument("--every", type=int, default=3, help="updates between two looks at the strength")
    arguments.add_argument("--matches", type=int, default=32, help="of self-play for each update")
    arguments.add_argument("--games", type=int, default=100, help="against random play at each look")
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("-o", "--output", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = arguments.parse_args()
    curves = [run(seed, given) for seed in range(given.runs)]
    points: list[tuple[float, Share]] = []
    for rows in zip(*curves, strict=True):
        shares = [share for _, share in rows]
        off = 1.96 * stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.0
        points.append((fmean(place for place, _ in rows), (fmean(shares), fmean(shares) - off, fmean(shares) + off)))
    label = f"PPO, {given.runs} runs"
    plot(given.output, "Dragonkeepers: self-play by PPO", "decisions", "share of wins against random", {label: points})


if __name__ == "__main__":
    main()
