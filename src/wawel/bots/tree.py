"""Search: a tree of replies, grown in imagined positions (information-set tree search with progressive widening).

Every simulation draws a new imagined position and walks down. A node is what was done since the decision, by seats and
by chance alike, or by seats alone where a level leaves draws open; choices that an imagined position does not offer are
passed over in it. A node first considers its best-looking choices, and more of them the more often it is visited.
"""

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.bots.evaluation import Judge
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, Trial
from wawel.bots.playout import decide_together, follow, play_on, sampled
from wawel.core.game import CHANCE, NOBODY, State
from wawel.core.knowledge import Level
from wawel.core.rng import Source

DEEPEST: Final = 60  # steps of a walk inside the tree


class Node:
    """A step and what came of it. `sum` is for the seat that made the step."""

    def __init__(self, look: float) -> None:
        self.look = look  # what the step looked worth to that seat
        self.sum = 0.0
        self.visits: i64 = 0
        self.steps: dict[int, Node] = {}

    def mean(self, trust: float) -> float:
        """What the step is worth: its look, which counts for some visits, corrected by experience."""
        return (self.look * trust + self.sum) / (trust + float(self.visits))


class Tree:
    """Grows a tree below the lines of a seat."""

    def __init__(self, judge: Judge, imagined: Imagined, level: Level, rng: Source) -> None:
        self._judge = judge
        self._imagined = imagined
        self._level = level
        self._rng = rng

    def run(self, found: list[Line], simulations: i64, until: float) -> list[Trial]:
        """The lines with what they are worth, best first. `until` is a time, or 0.0 where only simulations count."""
        trials = [Trial(line) for line in found]
        nodes = [Node(line.worth) for line in found]
        done: i64
        for done in range(simulations):
            if until > 0.0 and time.monotonic() > until:
                break
            at = self._next(nodes, done)
            worth = self._simulate(found[at], nodes[at])
            nodes[at].sum += worth
            nodes[at].visits += 1
        for place in range(len(trials)):
            trials[place].sum = nodes[place].mean(self._level.trust)
            trials[place].rounds = 1
        return _by_visits(trials, nodes, self._level.trust)

    def _next(self, nodes: list[Node], done: i64) -> i64:
        """The line to try next: the best-looking ones first, more of them later."""
        wide: i64 = min(len(nodes), _wide(done))
        best: i64 = 0
        highest = -1e9
        place: i64
        for place in range(wide):
            bound = _bound(nodes[place], done, self._level)
            if bound > highest:
                highest = bound
                best = place
        return best

    def _simulate(self, line: Line, node: Node) -> float:
        """Walk down in a new imagined position, play on a little, and tell every node on the way what came of it."""
        judge, level, seat, rng = self._judge, self._level, self._imagined.seat, self._rng
        state = sampled(judge, self._imagined, level, rng)
        follow(judge.game, state, seat, line)
        path: list[Node] = []
        actors = self._walk(state, node, path)
        play_on(judge, state, rng, level)
        worths = judge.ends(state)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].sum += worths[actors[place]]
        return worths[seat]

    def _walk(self, state: State, node: Node, path: list[Node]) -> vec[i64]:
        """Go down to a step that was never made, and make it. Returns who made the steps of the path."""
        game, rng = self._judge.game, self._rng
        actors = vec[i64]()
        for _ in range(DEEPEST):
            actor = game.actor(state)
            if actor == NOBODY:
                break
            if self._judge.knowledge.simultaneous and len(game.waiting(state)) > 1:
                decide_together(self._judge, state, rng, self._level.tries)
                break
            if actor == CHANCE:
                node = self._draw(state, node)
                continue
            action = self._step(state, actor, node)
            node = node.steps[action]
            game.apply(state, actor, action)
            path.append(node)
            actors = append(actors, actor)
            if node.visits == 0:
                break
        return actors

    def _draw(self, state: State, node: Node) -> Node:
        """Let chance draw; the node of what it drew, or the same one where draws are left open."""
        game = self._judge.game
        action = game.pick(state, CHANCE, self._rng)
        game.apply(state, CHANCE, action)
        if self._level.open:
            return node
        known = node.steps.get(action)
        if known is None:
            known = Node(0.0)
            node.steps[action] = known
        return known

    def _step(self, state: State, seat: i64, node: Node) -> i64:
        """The choice to follow: of the best-looking ones here, the one with the highest bound."""
        game = self._judge.game
        visits: i64 = 0
        looks: list[tuple[float, i64]] = []
        for action in self._judge.knowledge.choices(game, state, seat):
            known = node.steps.get(action)
            if known is None:
                twin = state.copy()
                game.apply(twin, seat, action)
                known = Node(self._judge.worths(twin)[seat])
                node.steps[action] = known
            visits += known.visits
            looks.append((-known.look, action))
        looks.sort()
        best = looks[0][1]
        highest = -1e9
        place: i64
        for place in range(min(len(looks), _wide(visits))):
            bound = _bound(node.steps[looks[place][1]], visits, self._level)
            if bound > highest:
                highest = bound
                best = looks[place][1]
        return best


def _wide(visits: i64) -> i64:
    """How many choices are considered after so many visits."""
    return 2 + i64(1.5 * math.sqrt(float(visits)))


def _by_visits(trials: list[Trial], nodes: list[Node], trust: float) -> list[Trial]:
    """The most visited first: its worth is known best, while a few lucky visits can make any line shine."""
    keys = sorted([(-nodes[place].visits, -nodes[place].mean(trust), place) for place in range(len(nodes))])
    return [trials[key[2]] for key in keys]


def _bound(node: Node, visits: i64, level: Level) -> float:
    """What a step may be worth: its worth so far, and more if it was rarely tried."""
    room = math.sqrt(math.log(float(visits) + 2.0) / (2.0 + float(node.visits)))
    return node.mean(level.trust) + level.curiosity * room
