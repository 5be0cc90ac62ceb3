"""`wawel bench`: figures that can be compared between machines."""

import colorsys
import random
import subprocess
import sys
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.build import is_compiled
from wawel.cli import costs, sampling, together
from wawel.core import options
from wawel.words import LANGUAGES, word

SHORT = ("bench", "--seconds", "0.01")


class Clock:
    """Advances when told to; stands in for the module `time`."""

    now = 0.0

    def process_time(self) -> float:
        return self.now


CLOCK = Clock()


class SlowState(wawel.State):
    """Counts its steps."""

    step = 0

    def copy(self) -> "SlowState":
        CLOCK.now += 0.1
        return self


class Slow(wawel.Game):
    """Forty steps, one choice each; the later ones take longer."""

    def __init__(self) -> None:
        super().__init__("slow", {}, (2, 2), 1)

    def actor(self, state: wawel.State) -> i64:
        assert isinstance(state, SlowState)
        return 0 if state.step < 40 else wawel.NOBODY

    def choices(self, state: wawel.State, seat: i64) -> vec[i64]:
        return vec[i64]([0])

    def apply(self, state: wawel.State, seat: i64, action: i64) -> None:
        assert isinstance(state, SlowState)
        CLOCK.now += 0.001 * state.step
        state.step += 1


@pytest.fixture(scope="module")
def measured() -> Any:
    return run_json(*SHORT)


@pytest.mark.slow
def test_the_keys_are_stable(measured: Any) -> None:
    assert set(measured) == {"cores", "compiled", "yardstick", "games"}
    assert measured["cores"] == 1
    assert measured["compiled"] is is_compiled()
    assert set(measured["yardstick"]) == {"python_chess_plies_per_s"}
    assert set(measured["games"]) == {game.id for game in wawel.games()}
    speed = {"playouts_per_s", "decisions_per_s", "ratio", "listed_decisions_per_s", "listed_ratio"}
    speed |= {"us_first_tenth", "us_last_tenth", "us_copy"}
    for figures in measured["games"].values():
        assert set(figures) == speed | {"shares", "variants"}
        assert all(set(variant) == speed for variant in figures["variants"].values())


def length(figures: Any) -> float:
    """The decisions and draws of a match."""
    return float(figures["decisions_per_s"] / figures["playouts_per_s"])


@pytest.mark.slow
def test_a_game_is_measured_with_every_table_it_declares(measured: Any) -> None:
    for game in wawel.games():
        figures = measured["games"][game.id]
        named = [",".join(f"{name}={value}" for name, value in chosen.items()) for chosen in game.bench.options]
        assert list(figures["variants"]) == named
        assert set(figures["shares"]) == (set() if is_compiled() else set(game.bench.parts))
    whole = measured["games"]["carcassonne"]
    assert length(whole["variants"]["sets=none"]) < length(whole)  # fewer tiles, no dragon


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_what_is_to_be_measured_exists_and_has_a_name(game: wawel.Game) -> None:
    for chosen in game.bench.options:
        assert options.canonical(game.options, chosen, game.min_seats) != options.canonical(game.options, {}, 2)
    for part, module in game.bench.parts.items():
        assert module in sys.modules
        assert all(word(game.id, lang, f"bench-{part}") for lang in LANGUAGES)


def test_a_share_is_of_the_moments_at_which_a_module_runs() -> None:
    """This module calls the second one all the time, and never calls the third."""
    parts = {"here": __name__, "there": "random", "nowhere": "colorsys"}
    assert colorsys.__name__ in sys.modules

    shares = sampling.shares(lambda: sum(random.choices(range(9), k=2000)), parts, 0.1)

    assert shares["here"] == 1.0
    assert 0.2 < shares["there"] <= 1.0
    assert shares["nowhere"] == 0.0


def test_steps_and_copies_are_timed_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step n of forty takes n milliseconds, a copy takes a hundred: the tenths are steps 0 to 3 and 36 to 39."""
    monkeypatch.setattr(costs, "time", CLOCK)
    measured = costs.Costs(Slow(), lambda: SlowState(2))
    for _ in range(3):
        measured.stretch(0.02)

    assert measured.first == pytest.approx([1500] * 3)
    assert measured.last == pytest.approx([37500] * 3)
    assert measured.copy == pytest.approx([100_000] * 3)


@pytest.mark.slow
def test_the_ratio_is_decisions_per_ply(measured: Any) -> None:
    figures = measured["games"][KNIGHTS]

    assert figures["ratio"] == pytest.approx(
        figures["decisions_per_s"] / measured["yardstick"]["python_chess_plies_per_s"], rel=0.01
    )
    assert figures["decisions_per_s"] > 10 * figures["playouts_per_s"]


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "word"), [("pl", "posunięć na sekundę"), ("en", "plies per second")])
def test_a_table_for_people(lang: str, word: str) -> None:
    assert word in run(*SHORT, "--lang", lang).stdout


def test_together_speeds_add_up_and_the_median_of_the_rest_counts() -> None:
    def figures(speed: float, cost: float) -> dict[str, object]:
        return {"compiled": True, "games": {"a": {"playouts_per_s": speed, "us_copy": cost, "variants": {}}}}

    added = together.added([figures(1.5, 3.0), figures(2.5, 1.0), figures(4.0, 2.0)])

    assert added == figures(8.0, 2.0)


@pytest.mark.slow
def test_several_processes_are_measured_together() -> None:
    done = run("bench", "--seconds", "0.01", "--cores", "2")

    assert done.exit_code == 0, done.output
    assert "2 processes at the same time" in done.stdout
    assert all(game.titles["en"].split()[0] in done.stdout for game in wawel.games())


def test_without_the_chess_package_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)

    assert "chess" in the_line(run(*SHORT), 2)


def test_seconds_must_be_sensible() -> None:
    the_line(run("bench", "--seconds", "-1"), 2)


@pytest.mark.slow
def test_nothing_but_json_reaches_stdout() -> None:
    done = subprocess.run([sys.executable, "-m", "wawel", *SHORT, "--json"], capture_output=True, text=True)

    assert done.stdout.startswith("{")
    assert done.stderr == ""
