"""An arena from its first game to its last: plays what is missing, keeps every result, stops when enough is known."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing

from wawel.arena.figures import by_round
from wawel.arena.plan import Plan, Played
from wawel.arena.results import Results
from wawel.arena.schedule import Fixture
from wawel.arena.stopping import Gap

Play = Callable[[Plan, Iterator[Fixture]], Generator[Played]]


class Arena:
    """Iterate over run() to play; then `games` are the results, and `verdict` is what the sequential test found."""

    def __init__(self, plan: Plan, games: int, results: Results, gap: Gap | None = None) -> None:
        """At least this many games, in whole rounds."""
        self.plan = plan
        self.verdict = ""
        self._rounds = plan.schedule.rounds(games)
        self._results = results
        self._gap = gap
        self._tested: list[tuple[float, int]] = []  # the first bot's wins and games in each
        self._look()

    @property
    def length(self) -> int:
        """How many games there will be at most."""
        return self._rounds * self.plan.schedule.games_per_round

    @property
    def games(self) -> list[Played]:
        """The results in the order of the schedule. If the test has stopped the arena, up to that round."""
        return self._results.before(len(self._tested) if self.verdict else self._rounds)

    def run(self, play: Play) -> Generator[Played]:
        """Play all games that are missing, as long as the test is open."""
        rounds = range(0 if self.verdict else self._rounds)
        fixtures = (fixture for number in rounds for fixture in self.plan.schedule.round(number))
        missing = (fixture for fixture in fixtures if fixture not in self._results)
        with closing(play(self.plan, missing)) as games:
            for game in games:
                self._results.add(game)
                self._look()
                yield game
                if self.verdict:
                    return

    def _look(self) -> None:
        """Go on with the test as far as rounds are complete: in their order, so it does not depend on the cores."""
        while self._gap is not None and not self.verdict and len(self._tested) < self._rounds:
            fixtures = list(self.plan.schedule.round(len(self._tested)))
            games = self._results.of(fixtures)
            if len(games) < len(fixtures):
                return
            self._tested += by_round(0, games)
            self.verdict = self._gap.verdict(self._tested)
