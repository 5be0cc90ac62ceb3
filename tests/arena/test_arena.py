"""Whole arenas: the same games wherever they are played, nothing lost, and an end as soon as it is clear."""

import json
import socket
import sys
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.arena.games import KNIGHTS, plan
from wawel.arena import places
from wawel.arena.arena import Arena
from wawel.arena.chart import Captions, draw
from wawel.arena.figures import standings
from wawel.arena.plan import Plan, Played, played
from wawel.arena.results import Results
from wawel.arena.schedule import Fixture
from wawel.arena.stopping import Gap
from wawel.core.errors import BadOption


def here(plan: Plan, fixtures: Iterable[Fixture]) -> Generator[Played]:
    return places.local(plan, fixtures, 1)


def last_first(plan: Plan, fixtures: Iterator[Fixture]) -> Generator[Played]:
    """As if many cores had played, and the last game had ended first."""
    return places.local(plan, reversed(list(fixtures)), 1)


def run(arena: Arena, most: int = 1000) -> int:
    """Play at most this many games, and stop as Ctrl-C would; return how many it were."""
    count = 0
    games = arena.run(here)
    for _ in games:
        count += 1
        if count == most:
            break
    games.close()
    return count


def told(games: list[Played]) -> list[tuple[Fixture, list[int], list[int]]]:
    """Everything but the time."""
    return [(game.fixture, game.winners, game.points) for game in games]


def test_a_deal_is_the_same_for_everybody() -> None:
    """Two bots that play alike get the same match from both seats; its seats change with them."""
    chosen = plan("easy", "easy:1", seed=3)
    first, second = (played(chosen, fixture) for fixture in chosen.schedule.round(0))

    assert first.fixture.seats == second.fixture.seats[::-1]
    assert len(first.points) == len(first.seconds) == len(first.faults) == 2


def test_the_same_seed_gives_the_same_games_in_any_order(tmp_path: Path) -> None:
    chosen = plan("random", "easy")
    one, other = (Arena(chosen, 7, Results(chosen, None)) for _ in range(2))
    list(one.run(here))
    list(other.run(last_first))

    assert len(one.games) == one.length == 8
    assert told(one.games) == told(other.games)


def test_another_seed_gives_other_games() -> None:
    plans = [plan("random", "easy", seed=seed) for seed in (1, 2)]
    one, other = (Arena(chosen, 8, Results(chosen, None)) for chosen in plans)
    run(one)
    run(other)

    assert told(one.games) != told(other.games)


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    """Even if the last line was cut off, and if more games are wanted than before."""
    chosen, file = plan("random", "easy"), tmp_path / "results.jsonl"
    assert run(Arena(chosen, 8, Results(chosen, file)), most=5) == 5
    with file.open("a") as torn:
        torn.write('{"round":2,"number":1,"sea')

    again = Arena(chosen, 12, Results(chosen, file))
    assert len(again.games) == 5
    assert run(again) == 7
    assert run(Arena(chosen, 12, Results(chosen, file))) == 0

    whole = Arena(chosen, 12, Results(chosen, None))
    run(whole)
    assert told(again.games) == told(whole.games)
    assert len([json.loads(line) for line in file.read_text().splitlines()]) == 13


@pytest.mark.parametrize(
    ("other", "names"),
    [
        (plan("random", "medium"), "bots"),
        (plan("random", "easy", seed=8), "seed"),
        (plan("random", "easy", seats=3), "seats"),
        (Plan(KNIGHTS, 2, {"long": "yes", "ages": ""}, ("random", "easy"), 7), "options"),
    ],
)
def test_a_file_of_another_arena_is_refused(tmp_path: Path, other: Plan, names: str) -> None:
    """And stays as it is."""
    file = tmp_path / "results.jsonl"
    Results(plan("random", "easy"), file)
    before = file.read_text()

    with pytest.raises(BadOption, match=f"what differs: {names}$"):
        Results(other, file)
    assert file.read_text() == before


@pytest.mark.parametrize("text", ["hello\n", "hello", '{"format": "wawel-arena 1"}\nhello\n', "[]\n", "\xff\xfe\n"])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text, encoding="latin-1")

    with pytest.raises(BadOption, match=r"results\.jsonl"):
        Results(plan("random", "easy"), file)
    assert file.read_text(encoding="latin-1") == text


def test_a_file_whose_first_line_was_cut_off_begins_again(tmp_path: Path) -> None:
    chosen, file = plan("random", "easy"), tmp_path / "results.jsonl"
    Results(chosen, file)
    whole = file.read_text()
    file.write_text(whole[:20])
    Results(chosen, file)

    assert file.read_text() == whole


def test_the_test_stops_the_arena_at_the_same_round_in_any_order() -> None:
    """Nobody wins more than everything, so a gap near 1 is soon clear. Games of later rounds do not count."""
    chosen, gap = plan("random", "easy"), Gap(0.8, 0.99)
    one, other = (Arena(chosen, 60, Results(chosen, None), gap) for _ in range(2))
    list(one.run(here))
    list(other.run(last_first))

    assert one.verdict == other.verdict == "low"
    assert 0 < len(one.games) < 60
    assert told(one.games) == told(other.games)


def test_a_file_remembers_that_it_is_settled(tmp_path: Path) -> None:
    chosen, file = plan("random", "easy"), tmp_path / "results.jsonl"
    run(Arena(chosen, 60, Results(chosen, file), Gap(0.8, 0.99)))

    assert run(Arena(chosen, 60, Results(chosen, file), Gap(0.8, 0.99))) == 0


@pytest.mark.slow
def test_three_bots_at_a_table_of_four() -> None:
    """Every mixture of at least two, in all rotations."""
    chosen = plan("random", "easy", "novice", seats=4)
    arena = Arena(chosen, 1, Results(chosen, None))
    run(arena)

    assert len(arena.games) == chosen.schedule.games_per_round == 48
    assert sum(standing.wins for standing in standings(chosen, arena.games)) == pytest.approx(48)


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    chosen = plan("random", "easy")
    one, other = (Arena(chosen, 6, Results(chosen, None)) for _ in range(2))
    run(one)
    list(other.run(lambda plan, fixtures: places.local(plan, fixtures, 2)))

    assert told(one.games) == told(other.games)


@pytest.mark.slow
def test_a_local_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one, in processes of its own."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # leaves no key in the home folder
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    chosen = plan("random", "easy")
    one, other = (Arena(chosen, 6, Results(chosen, None)) for _ in range(2))
    run(one)
    list(other.run(lambda plan, fixtures: places.on_ray(plan, fixtures, "", 2)))

    assert told(one.games) == told(other.games)


def test_a_cluster_that_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where nobody listens, and in our words where Ray finds no cluster."""

    def init(**_: object) -> None:
        raise ConnectionError("use the --address flag")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    chosen = plan("random", "easy")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens
        for address in (f"127.0.0.1:{taken.getsockname()[1]}", "auto"):
            with pytest.raises(BadOption, match=f"Ray at “{address}” does not answer"):
                list(places.on_ray(chosen, [], address, None))


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_a_chart_is_the_same_file_for_the_same_results(tmp_path: Path, suffix: str) -> None:
    chosen = plan("random", "easy")
    arena = Arena(chosen, 2, Results(chosen, None))
    run(arena)
    for name in ("a", "b"):
        captions = Captions("Rycerze i zamki: 2 gry", "udział", "po równo")
        draw(standings(chosen, arena.games), 2, captions, (tmp_path / name).with_suffix(suffix))
    one, other = ((tmp_path / name).with_suffix(suffix).read_bytes() for name in ("a", "b"))

    assert one == other
    if suffix == ".svg":
        assert all(word in one.decode() for word in ("random", "easy", "po równo", "Rycerze i zamki"))
    else:
        assert one.startswith(b"\x89PNG")
