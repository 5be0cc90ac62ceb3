"""Every game on the shelf keeps the contract, and the check finds games that do not."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import wawel
from quay.view.observe import View
from tests.budgets import budget
from tests.quay import OPEN_QUAY, QUAY, Quay, QuayState
from tests.quay import load as load_quay
from wawel.core.conformance import check
from wawel.core.game import Ask, Game, Outcome, Score, State
from wawel.core.rng import Source
from wawel.games.knights_and_castles import KnightsAndCastles, load
from wawel.games.knights_and_castles.model.state import KnightsState


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_a_game_on_the_shelf_keeps_the_contract(game: Game) -> None:
    """Games are found, not listed: a new one is checked from its first day."""
    assert check(game, matches=budget(6)) == []


def test_the_example_game_keeps_it_too() -> None:
    """So the broken ones below break only one promise each."""
    assert check(QUAY) == []
    assert check(OPEN_QUAY) == []


class Unsorted(Quay):
    def choices(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64](list(super().choices(state, seat))[::-1])


class Biased(Quay):
    """Draws every crate with the same chance, whatever is in the bag."""

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        actions = self.choices(state, actor)
        return actions[source.below(len(actions))]


class Wasteful(Quay):
    """Draws once more than it needs."""

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        picked = super().pick(state, actor, source)
        source.below(2)
        return picked


class Lenient(Quay):
    def why_not(self, state: State, seat: int, action: int) -> int:
        return 0


class Strict(Quay):
    def why_not(self, state: State, seat: int, action: int) -> int:
        return super().why_not(state, seat, action) or 31


class Leaky(Quay):
    def observe(self, state: State, seat: int) -> View:
        assert isinstance(state, QuayState)
        return cast(View, {**super().observe(state, seat), "all": state.hands})


class Forgetful(Quay):
    def resample(self, state: State, seat: int, rng: Source) -> State:
        return state.copy()


class Chatty(Quay):
    def apply(self, state: State, seat: i64, action: i64) -> None:
        super().apply(state, seat, action)
        assert isinstance(state, QuayState)
        if state.log is not None:
            state.points[0] += 1


class Generous(Quay):
    def tally(self, state: State) -> list[Score]:
        return [Score(score.seat, score.items * 2) for score in super().tally(state)]


class Silent(Quay):
    def arguments(self, key: str) -> str:
        return super().arguments(key).replace("points", "gain")


class SharedCopy(QuayState):
    def copy(self) -> "QuayState":
        twin = super().copy()
        twin.points = self.points
        return twin


class Aliasing(Quay):
    def start(self, seats: int, options: Mapping[str, str]) -> State:
        first = SharedCopy(seats, len(self.parts.docks))
        first.bag = [self.parts.each] * len(self.parts.weights)
        return first


class Boastful(Quay):
    """Shows the others a crate of a hidden hand and lets that be taken back."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        super().apply(state, seat, action)
        if state.log is not None:
            state.log.sealed = ""


class Careless(Boastful):
    """A decision shows a hand, and can be taken back."""

    def observe(self, state: State, seat: int) -> View:
        assert isinstance(state, QuayState)
        shown = state.hands if state.loaded else []
        return cast(View, {**super().observe(state, seat), "shown": shown})

    def resample(self, state: State, seat: int, rng: Source) -> State:
        assert isinstance(state, QuayState)
        return state.copy() if state.loaded else super().resample(state, seat, rng)


class Impossible(Quay):
    """Imagines crates that are not in the game."""

    def resample(self, state: State, seat: int, rng: Source) -> State:
        twin = super().resample(state, seat, rng)
        assert isinstance(twin, QuayState)
        twin.bag[0] += 1
        return twin


class Peeking(Quay):
    """Imagines the heaviest crate in a hidden hand only if there is one."""

    def resample(self, state: State, seat: int, rng: Source) -> State:
        twin = super().resample(state, seat, rng)
        for _ in range(20):
            if _has_heavy(state, seat) or not _has_heavy(twin, seat):
                break
            twin = super().resample(state, seat, rng)
        return twin


def _has_heavy(state: State, viewer: int) -> bool:
    assert isinstance(state, QuayState)
    return any(3 in state.hands[seat] for seat in range(state.seats) if seat != viewer)


class Whispering(KnightsAndCastles):
    """Tells everybody what was committed."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        if state.log is not None and seat >= 0:
            state.log.note("to-camp", "RZ-4.4", seat, [action & 1])
        super().apply(state, seat, action)


class Hinting(KnightsAndCastles):
    """Refuses differently when somebody else has committed the knight."""

    def why_not(self, state: State, seat: int, action: int) -> int:
        code = super().why_not(state, seat, action)
        assert isinstance(state, KnightsState)
        knight = any(commit >= 0 and commit & 1 for commit in state.commits)
        return 30 if code and knight else code


class Asking(KnightsAndCastles):
    """Asks about the tile that the others' camps point to."""

    def ask(self, state: State, seat: int) -> Ask:
        assert isinstance(state, KnightsState)
        return Ask("attack", "RZ-3.1", [(sum(state.camps) - state.camps[seat]) % 8])


class Certain(KnightsAndCastles):
    """Imagines the true commits in an attack."""

    def resample(self, state: State, seat: int, rng: Source) -> State:
        assert isinstance(state, KnightsState)
        return state.copy() if state.phase == 1 else super().resample(state, seat, rng)


class Ageless(KnightsAndCastles):
    """Cannot start when ages are given."""

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        if options["ages"]:
            raise ValueError("ages")
        return super().start(seats, options)


class Unfair(Quay):
    def outcome(self, state: State) -> Outcome:
        right = super().outcome(state)
        return Outcome(right.winners, right.ranking[::-1], right.key, right.rule, [])


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Unsorted, "choices() are ascending"),
        (Biased, "pick() takes what choices() and weight() say"),
        (Wasteful, "pick() asks its source once"),
        (Lenient, "why_not() refuses what is no choice"),
        (Strict, "why_not() allows every choice"),
        (Leaky, "must look the same to its seat"),
        (Forgetful, "resample() varies just what is hidden"),
        (Chatty, "the log must not change what happens"),
        (Generous, "tally() adds up to scores()"),
        (Silent, "the points told in notes add up"),
        (Aliasing, "a copy must keep its bytes"),
        (Unfair, "winners lead the ranking"),
        (Careless, "a decision that shows something hidden must seal"),
        (Boastful, "a decision that shows others something hidden must seal"),
        (Impossible, "a resampled position must survive as text"),
        (Peeking, "resample() must not look at what its seat does not know"),
    ],
)
def test_a_broken_promise_is_found(game: type[Quay], promise: str) -> None:
    """Each of these games breaks one promise."""
    problems = check(game(load_quay()), matches=6)

    assert any(promise in problem for problem in problems), problems


@pytest.mark.slow
@pytest.mark.once  # compiled games cannot be subclassed by interpreted ones
@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Whispering, "a hidden commit must not show in views or notes"),
        (Hinting, "a refusal must not tell what is hidden"),
        (Asking, "a question must not tell what is hidden"),
        (Certain, "resample() varies a hidden commit"),
        (Ageless, "playing must not fail, but ValueError: ages"),
    ],
)
def test_a_broken_promise_of_secrecy_is_found(game: type[KnightsAndCastles], promise: str) -> None:
    """Simultaneous choices have more ways to leak."""
    problems = check(game(load()), matches=12)

    assert any(promise in problem for problem in problems), problems


ROOT = Path(__file__).parents[2]


@pytest.mark.parity
def test_playing_is_the_same_interpreted_and_compiled() -> None:
    """The same seeded matches give the same digests in both builds, bit for bit."""
    compiled = ROOT / "build" / "compiled"
    assert compiled.exists(), "no compiled build: run `make compile`"
    digests = {}
    for mode, path in (("interpreted", ROOT / "src"), ("compiled", compiled)):
        environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tests.conformance.digests"]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        digests[mode] = done.stdout.splitlines()

    assert digests["interpreted"][0] == "compiled: no"
    assert digests["compiled"][0] == "compiled: yes"
    assert digests["interpreted"][1:] == digests["compiled"][1:]
    assert len(digests["compiled"]) > 10
