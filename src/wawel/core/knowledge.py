"""What bots know about a game beyond its rules: what to look at in a position, what it promises, how to search.

A game's package may have a module `knowledge` with a function `knowledge()`, and a file `knowledge.toml` with weights
and levels. A game without one is played with `Knowledge`, which looks at the score alone.
"""

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from wawel.core.game import Game, State

FITTED: Final = "weights"  # the table of the file that `make tune` writes
ENDS: Final = "weights-ends"  # and the one that it writes with --ends: it foretells, and search may stop by it
LEVELS: Final = ["novice", "easy", "medium", "strong", "master"]
GREEDY: Final = "greedy"  # a yardstick: takes the best-looking line, without noise or search
GREEDY_AS: Final = "medium"  # the level that sees as many lines


class Weights:
    """How many points a feature promises, early and late in a game, and how many points make a lead safe."""

    def __init__(self, early: vec[float], late: vec[float], spread: tuple[float, float]) -> None:
        self.early = early
        self.late = late
        self.spread_early = spread[0]
        self.spread_late = spread[1]


class Level:
    """How a bot of this level thinks about a decision. knowledge.toml has a table for each."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.weights: str = table.get("weights", FITTED)
        self.ends: str = table.get("ends", self.weights)  # the table for positions in which its search stops
        self.noise: float = float(table.get("noise", 0.0))  # points by which it misjudges a position
        self.beam: i64 = table.get("beam", 1)  # unfinished lines of a turn that it goes on with
        self.worlds: i64 = table.get("worlds", 1)  # imagined positions in which it looks at every line
        self.width: i64 = table.get("width", 1)  # lines that it tries out; 1: it takes the best-looking one
        self.slack: float = float(table.get("slack", 2.0))  # of a win, by which a line may look worse and be tried
        self.simulations: i64 = table.get("simulations", 0)
        self.depth: i64 = table.get("depth", 0)  # decisions and draws that are played after a line
        self.turns: i64 = table.get("turns", 0)  # quiet moments to which it is played on, if `depth` is not enough
        self.tries: i64 = table.get("tries", 1)  # choices compared for each of them; 1: any choice
        self.replies: i64 = table.get("replies", 0)  # the beam of whole turns that are played on; 0: single decisions
        self.tree = bool(table.get("tree", False))  # whether replies are searched as a tree
        self.open = bool(table.get("open", False))  # whether the tree grows past draws, whatever was drawn
        self.mixed = bool(table.get("mixed", False))  # whether it mixes choices where several decide at once
        # how many tries the look of a line counts for
        self.trust: float = float(table.get("trust", 2.0 if self.tree else 0.0))
        self.curiosity: float = float(table.get("curiosity", 0.35))  # how readily a tree tries what looks worse
        self.seconds: float = float(table.get("seconds", 1.0))  # the most it may take where the clock counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What is worth looking at in a game. Games subclass it; this one knows the score and nothing else.

    Positions are imagined ones: a bot draws what its seat cannot see before anything here looks at it.
    """

    def __init__(self, names: Sequence[str], data: Mapping[str, Any]) -> None:
        self.names = list(names)
        self.simultaneous = False  # whether several seats ever decide at once
        self._tables: dict[str, Weights] = {}
        self._levels: dict[str, Level] = {}
        for name in data:
            if name == FITTED or name.startswith("weights-"):
                self._tables[name] = self._read(data[name])
        for name in data.get("levels", {}):
            self._levels[name] = Level(data["levels"][name])
        self._levels[GREEDY] = Level({**data.get("levels", {}).get(GREEDY_AS, {}), "noise": 0.0, "width": 1})

    def _read(self, table: Mapping[str, Any]) -> Weights:
        early, late = vec[float](), vec[float]()
        for name in self.names:
            early = append(early, float(table[name][0]))
            late = append(late, float(table[name][1]))
        return Weights(early, late, (float(table["spread"][0]), float(table["spread"][1])))

    def weights(self, table: str) -> Weights:
        """A table of weights by its name in the file."""
        return self._tables[table]

    def foretelling(self) -> Weights:
        """The table that tells chances best: weights that choose well need not foretell well."""
        return self._tables.get(ENDS, self._tables[FITTED])

    def level(self, name: str) -> Level:
        """How a bot of this level thinks."""
        return self._levels[name]

    # what games override

    def choices(self, game: Game, state: State, seat: i64) -> vec[i64]:
        """What is worth trying, in any order: legal choices, of which equal ones may be left out."""
        return game.choices(state, seat)

    def reopen(self, state: State, seat: i64) -> None:
        """Take back what other seats have chosen but not shown, so that it does not matter who chooses first."""

    def is_simple(self, state: State, seat: i64) -> bool:
        """Whether a decision needs a look at its choices and no more, so that nobody waits for it."""
        return False

    def is_quiet(self, state: State) -> bool:
        """Whether a position can be compared with others like it, such as a turn that is about to start."""
        return True

    def progress(self, state: State) -> float:
        """How far a match is: 0.0 at the start, 1.0 at the end."""
        return 0.5

    def features(self, game: Game, state: State, seat: i64) -> vec[float]:
        """What counts for a seat, in the order of `names`. Only called while the game goes on."""
        return vec[float]([float(game.scores(state)[seat])])

    def table(self, game: Game, state: State) -> vec[float]:
        """The features of all seats, one seat after the other. Override it where they share most of the work."""
        found = vec[float]()
        seat: i64
        for seat in range(state.seats):
            found = extend(found, self.features(game, state, seat))
        return found


def read(package: str) -> dict[str, Any]:
    """The file knowledge.toml of a game's package."""
    return tomllib.loads(resources.files(package).joinpath("knowledge.toml").read_text("utf-8"))


# How bots play a game about which they know nothing but the rules and the score.
PLAIN: Final[dict[str, Any]] = {
    FITTED: {"score": [1.0, 1.0], "spread": [10.0, 10.0]},
    "levels": {
        "novice": {"noise": 6.0},
        "easy": {"noise": 2.0},
        "medium": {"beam": 8},
        "strong": {"beam": 8, "width": 16, "simulations": 300, "depth": 30, "seconds": 1.0},
        "master": {"beam": 8, "width": 24, "simulations": 2000, "depth": 30, "seconds": 3.0},
    },
}


def plain() -> Knowledge:
    """The knowledge of a game that has none of its own."""
    return Knowledge(["score"], PLAIN)
