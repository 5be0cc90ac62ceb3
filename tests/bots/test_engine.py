"""The engine of bots on Quay: lines, sequential halving, the tree, mixes and budgets."""

import time
from itertools import count

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from quay.model.state import DRAWS
from tests.quay import OPEN_QUAY, QUAY, OpenQuay, QuayState
from wawel.bots.bot import make
from wawel.bots.evaluation import Judge
from wawel.bots.halving import Halving
from wawel.bots.imagined import Imagined
from wawel.bots.lines import Line, Trial, best, lines, worth_trying
from wawel.bots.mixing import Mix, drawn
from wawel.bots.playout import play_on
from wawel.bots.tree import Node, Tree
from wawel.core.game import CHANCE, Game, State
from wawel.core.knowledge import FITTED, PLAIN, Knowledge, Level, Weights, plain
from wawel.core.rng import Rng, Source
from wawel.testing import play

# Seat 0 has 3 on dock A and 2 on dock B, seat 1 has 2 on dock C. Seat 0 holds 1 and 3: either fills dock A for 2
# points, 1 on dock C would pay seat 1, and dock B has two berths left.
OPENING = "+3 +2 3@A 2@B +1 +2 2@C stop +1 +3"
TURNS = [("1@B stop", 0.52), ("1@C stop", 0.51), ("1@A stop", 0.5)]  # and what each looks worth


class Counted(OpenQuay):
    """Open Quay that counts how often somebody imagines a position."""

    def __init__(self) -> None:
        super().__init__()
        self.samples = 0

    def resample(self, state: State, seat: int, rng: Source) -> State:
        self.samples += 1
        return super().resample(state, seat, rng)


def judge(game: Game) -> Judge:
    known = plain()
    return Judge(game, known, known.weights(FITTED))


def opening(game: Game) -> Imagined:
    return Imagined(game, play(game, OPENING).match.state(), 0)


def texts(game: Game, found: list[Line]) -> list[str]:
    """Lines as people write them."""
    state = opening(game).sample(Rng(1))
    return [" ".join(game.format(state, 0, action) for action in line.actions) for line in found]


def line_of(game: Game, text: str, look: float) -> Line:
    """A line that looks worth so much."""
    state, actions = opening(game).sample(Rng(1)), vec[i64]()
    for part in text.split():
        actions = append(actions, game.parse(state, 0, part))
        game.apply(state, 0, actions[len(actions) - 1])
    return Line(actions, state, look)


def halving(game: Game, depth: int) -> Halving:
    return Halving(judge(game), opening(game), Level({"depth": depth}), Rng(7))


# --- lines ----------------------------------------------------------------------------------------


def test_lines_stop_where_chance_acts() -> None:
    """A turn is two loads, or one and `stop`; then the next seat draws."""
    found = lines(judge(OPEN_QUAY), opening(OPEN_QUAY).sample(Rng(1)), 0, 99)

    assert all(OPEN_QUAY.actor(line.state) != 0 for line in found)
    assert {len(line.actions) for line in found} == {2}
    assert {"1@A 3@B", "3@A stop", "1@B 3@A"} <= set(texts(OPEN_QUAY, found))


def test_a_beam_goes_on_with_the_best_looking_line() -> None:
    """Both loads that fill dock A pay two points at once; of equal lines the first goes on, and no other."""
    found = lines(judge(OPEN_QUAY), opening(OPEN_QUAY).sample(Rng(1)), 0, 1)

    assert {text.split()[0] for text in texts(OPEN_QUAY, found)} == {"1@A"}


def test_who_misjudges_goes_on_with_other_lines() -> None:
    """Without noise always the same first load; with it, now this one and now that."""
    known, world = judge(OPEN_QUAY), opening(OPEN_QUAY).sample(Rng(1))
    sure = {lines(known, world, 0, 1, 0.0, Rng(seed))[0].actions[0] for seed in range(12)}
    erring = {lines(known, world, 0, 1, 6.0, Rng(seed))[0].actions[0] for seed in range(12)}

    assert (len(sure), len(erring) > 1) == (1, True)


def test_the_best_of_some_lines_come_in_order() -> None:
    """Of equal ones the first."""
    state = OPEN_QUAY.start(2, {"crates": "4"})
    found = [Line(vec[i64]([place]), state, worth) for place, worth in enumerate([0.1, 0.7, 0.3, 0.7])]

    assert [line.actions[0] for line in best(found, 3)] == [1, 3, 2]


# --- search ---------------------------------------------------------------------------------------


def test_halving_finds_the_better_line_however_it_looks() -> None:
    """Filling dock A pays; the others look better and do not."""
    found = [line_of(OPEN_QUAY, text, look) for text, look in TURNS]

    trials = halving(OPEN_QUAY, 0).run(found, 12, 0.0)

    assert texts(OPEN_QUAY, [trials[0].line]) == ["1@A stop"]
    assert [trial.rounds > 0 for trial in trials] == [True] * 3


def test_where_search_stops_another_table_may_judge() -> None:
    """One by which points are bad; then filling dock A is the worst line."""
    known = plain()
    sour = Weights(vec[float]([-1.0]), vec[float]([-1.0]), (10.0, 10.0))
    split = Judge(OPEN_QUAY, known, known.weights(FITTED), ends=sour)
    found = [line_of(OPEN_QUAY, text, look) for text, look in TURNS]

    trials = Halving(split, opening(OPEN_QUAY), Level({}), Rng(7)).run(found, 12, 0.0)

    assert texts(OPEN_QUAY, [trials[0].line]) != ["1@A stop"]
    assert list(split.worths(found[2].state)) == list(judge(OPEN_QUAY).worths(found[2].state))
    assert split.ends(found[2].state)[0] < 0.5 < split.worths(found[2].state)[0]


def test_in_a_round_all_lines_meet_the_same_draws() -> None:
    """Two equal lines, played on with random draws and loads, do equally well to the last digit."""
    trials = [Trial(line_of(OPEN_QUAY, "1@A", look)) for look in (0.2, 0.6)]
    halving(OPEN_QUAY, 8).rounds(trials, 12, 0.0)

    assert trials[0].sum == trials[1].sum
    assert trials[0].rounds == trials[1].rounds == 12
    assert trials[0].sum != 12 * trials[0].line.worth


def test_whole_turns_are_played_on_and_draw_nothing() -> None:
    """One step of a level with replies is the whole turn that looks best; luck has no say in it."""
    twins = [opening(OPEN_QUAY).sample(Rng(1)) for _ in range(2)]
    for seed, twin in enumerate(twins):
        play_on(judge(OPEN_QUAY), twin, Rng(seed), Level({"depth": 1, "replies": 4}))

    assert OPEN_QUAY.actor(twins[0]) != 0
    assert twins[0].encode() == twins[1].encode()


class Restless(Knowledge):
    """Knows the score, and that Quay is quiet when somebody is about to draw the first crate of a turn."""

    def is_quiet(self, state: State) -> bool:
        return isinstance(state, QuayState) and state.to_draw == DRAWS and OPEN_QUAY.actor(state) == CHANCE


def test_lines_that_end_a_turn_and_lines_that_do_not_are_compared_at_the_same_moment() -> None:
    """One load does not end seat 0's turn, `stop` does; either way search stops after the turn of seat 1."""
    known = Restless(["score"], PLAIN)
    restless = Judge(OPEN_QUAY, known, known.weights(FITTED))
    ends = []
    for text in ("1@B", "1@B stop"):
        state = line_of(OPEN_QUAY, text, 0.5).state
        play_on(restless, state, Rng(1), Level({"turns": 2, "replies": 4}))
        assert isinstance(state, QuayState)
        ends.append((known.is_quiet(state), state.seat))

    assert ends == [(True, 0)] * 2


def test_what_looks_far_worse_is_not_tried() -> None:
    """Up to the slack of the level; the best one always is."""
    found = [line_of(OPEN_QUAY, "1@B stop", look) for look in (0.6, 0.52, 0.45)]

    assert [line.worth for line in worth_trying(found, 0.1)] == [0.6, 0.52]
    assert [line.worth for line in worth_trying(found, 0.0)] == [0.6]


def test_the_tree_passes_over_choices_that_a_position_lacks() -> None:
    """The node knows a crate of weight 2 from another imagined hand; in this one there is none."""
    imagined = opening(OPEN_QUAY)
    tree = Tree(judge(OPEN_QUAY), imagined, Level({"tree": True}), Rng(1))
    node, state = Node(0.0), imagined.sample(Rng(1))
    elsewhere = OPEN_QUAY.parse(play(OPEN_QUAY, "+2 +2").match.state(), 0, "2@B")
    node.steps[elsewhere] = Node(50.0)
    node.steps[elsewhere].sum, node.steps[elsewhere].visits = 500.0, 10

    step = tree._step(state, 0, node)

    assert elsewhere not in OPEN_QUAY.legal(state, 0)
    assert step in OPEN_QUAY.legal(state, 0)


def test_the_tree_finds_the_better_line() -> None:
    """It tries the others as well."""
    found = [line_of(OPEN_QUAY, text, look) for text, look in TURNS]

    trials = Tree(judge(OPEN_QUAY), opening(OPEN_QUAY), Level({"tree": True}), Rng(1)).run(found, 60, 0.0)

    assert texts(OPEN_QUAY, [trials[0].line]) == ["1@A stop"]


# --- mixes ----------------------------------------------------------------------------------------


def test_regret_leads_to_the_mix_that_nobody_can_use() -> None:
    """Matching pennies, heads worth double: (2, -1; -1, 1) wants heads two times in five, of both."""
    table = [[2.0, -1.0], [-1.0, 1.0]]
    one, other, rng = Mix(vec[i64]([0, 1])), Mix(vec[i64]([0, 1])), Rng(2)
    for turn in range(1, 4001):
        mine, theirs = drawn(one.now(), rng), drawn(other.now(), rng)
        one.learn(vec[float]([table[choice][theirs] for choice in range(2)]), float(turn))
        other.learn(vec[float]([-table[mine][choice] for choice in range(2)]), float(turn))

    for mix in (one, other):
        assert 0.35 < mix.sums[0] / (mix.sums[0] + mix.sums[1]) < 0.45


def test_a_draw_follows_the_shares() -> None:
    """A share of nothing is never drawn."""
    rng = Rng(3)
    found = [drawn(vec[float]([0.0, 3.0, 0.0, 1.0]), rng) for _ in range(400)]

    assert set(found) == {1, 3}
    assert 250 < found.count(1) < 350


# --- budgets --------------------------------------------------------------------------------------


def test_a_counted_budget_repeats_itself_from_a_seed() -> None:
    """The same seed, the same choice; hands are hidden, so every simulation imagines another one."""
    chosen = {make("master:50").choose(opening(QUAY), Rng(11)) for _ in range(2)}

    assert len(chosen) == 1


def test_a_time_budget_stops_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second each time somebody looks. Without a clock all simulations are made."""
    found = [(text, 0.5) for text in ("1@A", "1@B", "1@C", "3@A")]
    spent = []
    for until in (0.0, 3.0):
        game, ticks = Counted(), count(1)
        monkeypatch.setattr(time, "monotonic", lambda ticks=ticks: float(next(ticks)))
        search, tried = halving(game, 0), [line_of(game, *each) for each in found]
        game.samples = 0
        search.run(tried, 160, until)
        spent.append(game.samples)

    assert spent == [160, 3 * len(found)]


def test_without_noise_chance_has_no_say() -> None:
    """Nothing is hidden: a bot that does not search or err chooses alike from every seed, one that errs does not."""
    second = Imagined(OPEN_QUAY, play(OPEN_QUAY, f"{OPENING} 1@B").match.state(), 0)
    sure = {make("medium").choose(second, Rng(seed)) for seed in range(12)}
    erring = {make("novice").choose(second, Rng(seed)) for seed in range(12)}

    assert len(sure) == 1
    assert len(erring) > 1
