"""What the baselines share: matches against a yardstick in the arena, and plots with intervals."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from pathlib import Path

from wawel.arena.arena import Arena
from wawel.arena.figures import standings
from wawel.arena.plan import Plan, Played
from wawel.arena.playing import generator
from wawel.arena.results import Results
from wawel.arena.schedule import Fixture
from wawel.bots.bot import Bot
from wawel.bots.imagined import Imagined
from wawel.core.match import Match

Share = tuple[float, float, float]  # of wins, and the ends of its 95 % interval


def arena(game: str, make: Callable[[str], Bot], names: tuple[str, str], games: int, seed: int = 1) -> Share:
    """The share of wins of the first bot: every deal is played from both seats, as in `wawel arena`."""

    def play(plan: Plan, fixtures: Iterable[Fixture]) -> Generator[Played]:
        for fixture in fixtures:
            match = Match(plan.game, 2, f"{plan.seed}/{fixture.round}", plan.options)
            bots = [make(plan.bots[bot]) for bot in fixture.seats]
            rngs = [generator(f"{plan.seed}/{fixture.round}/{fixture.number}/{seat}") for seat in range(2)]
            while not match.over:
                for seat in match.waiting:
                    match.play(seat, bots[seat].choose(Imagined(match.game, match.state(), seat), rngs[seat]))
            assert match.outcome is not None
            points = [score.total for score in match.scores]
            yield Played(fixture, match.outcome.ranking, match.outcome.winners, points, [[], []], [[], []])

    plan = Plan(game, 2, Match(game, 2, seed).options, names, seed)
    run = Arena(plan, games, Results(plan, None))
    for _ in run.run(play):
        pass
    found = standings(plan, run.games)[0]
    return found.share, *found.interval


def plot(path: Path, title: str, across: str, up: str, curves: Mapping[str, Sequence[tuple[float, Share]]]) -> None:
    """Curves with their intervals as bands."""
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = "wawel"  # the same numbers give the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 4))
    for name, points in curves.items():
        places = [place for place, _ in points]
        axes.plot(places, [share for _, (share, _, _) in points], marker="o", markersize=3, label=name)
        axes.fill_between(places, [low for _, (_, low, _) in points], [high for _, (_, _, high) in points], alpha=0.2)
    axes.set(title=title, xlabel=across, ylabel=up)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
