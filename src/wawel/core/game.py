"""The contract that every game keeps. Written once, checked by `conformance`."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wawel.core.errors import BadData
from wawel.core.notes import Recorder
from wawel.core.options import Finding, Option
from wawel.core.rng import Source

CHANCE: Final = -1  # actor() when the next step is a draw or a roll
NOBODY: Final = -2  # actor() when the game is over
SPECTATOR: Final = -1  # the seat of somebody who only watches
OK: Final = 0  # why_not() when an action is legal


class Reason:
    """Why an action is refused: the rule and the key of the sentence that explains it."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


class Ask:
    """What a seat is asked to decide: the key of the question, its rule, and arguments as in a note."""

    def __init__(self, key: str, rule: str, args: list[int]) -> None:
        self.key = key
        self.rule = rule
        self.args = args


class Item:
    """One source of points: how many of what, worth how much, by which rule."""

    def __init__(self, key: str, rule: str, count: int, points: int, args: list[int]) -> None:
        self.key = key
        self.rule = rule
        self.count = count
        self.points = points
        self.args = args


class Preset:
    """Options that belong together, such as those of an edition: every one that is not named here has its default.

    Options of kind `sets`, `numbers`, `number` or `text` are part of a preset only if they are named. A preset is a way
    to choose: a record has the options themselves. `preset-<name>` and `preset-<name>-help` have the words.
    """

    def __init__(self, name: str, options: dict[str, str]) -> None:
        self.name = name
        self.options = options


class Bench:
    """What to measure in a game besides random play with its default options.

    `options` are more sets of options, each measured in a row of its own. `parts` are modules by name; the bench says
    what share of a playout's time they take.
    """

    def __init__(self, options: list[dict[str, str]], parts: dict[str, str]) -> None:
        self.options = options
        self.parts = parts


class Score:
    """The points of one seat and where each of them came from."""

    def __init__(self, seat: int, items: list[Item]) -> None:
        self.seat = seat
        self.items = items
        self.total = sum([item.points for item in items])

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total})"


class Outcome:
    """Who won, everybody's place, and which comparison decided (key, rule and its numbers)."""

    def __init__(self, winners: list[int], ranking: list[int], key: str, rule: str, args: list[int]) -> None:
        self.winners = winners
        self.ranking = ranking
        self.key = key
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, {self.key!r}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: data only. Games subclass it and add typed fields."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.log: Recorder | None = None  # None while searching; only Match sets it

    def copy(self) -> "State":
        """An independent position without the log."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """Equal bytes mean equal positions, hidden parts included."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set: behaviour only. Seats are 0..n-1; an action is a packed int of at most 63 bits.

    A step is always "seat does action": `choices`, `why_not`, `apply`, `format` and `parse` take the seat, because in a
    simultaneous decision several seats are waiting and may commit in any order. Commits of one such decision must
    commute: whatever their order, the same position results.

    What search calls all the time (`actor`, `choices`, `pick`, `apply`, `weight`) speaks in native numbers: `i64` and
    packed vectors. What people call speaks in plain Python.
    """

    def __init__(self, id: str, titles: dict[str, str], seats: tuple[int, int], rules_version: int) -> None:
        self.id = id
        self.titles = titles
        self.min_seats = seats[0]
        self.max_seats = seats[1]
        self.rules_version = rules_version
        self.options: list[Option] = []
        self.presets: list[Preset] = []
        self.reconstructed: list[str] = []  # keys of component values without a printed source
        self.unusual: list[BadData] = []  # what is unusual about component values that can be played
        self.fingerprint = ""  # of all component values that affect play
        self.secrets = False  # whether seats ever know things that others do not
        self.bench = Bench([], {})

    # before a table opens

    def inspect(self, option: str, value: str, seats: int) -> list[Finding]:
        """Findings about a value of an option, even one that start() accepts; `note-<key>` has the words."""
        return []

    def fingerprint_of(self, options: Mapping[str, str]) -> str:
        """Of the component values that affect play with these options; a record needs the same ones."""
        return self.fingerprint

    # the course of a game

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """The first position. Options are complete and canonical (`options.canonical`)."""
        raise NotImplementedError

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        """The options of a position: the wanted value if it could have led to the position, otherwise the one it shows.

        `wanted` is complete and canonical. A value that leaves no trace in the position, such as a random setup, stays.
        """
        return dict(wanted)

    def actor(self, state: State) -> i64:
        """Who acts next: a seat, CHANCE or NOBODY. If several seats are waiting, the lowest."""
        raise NotImplementedError

    def waiting(self, state: State) -> list[int]:
        """Every seat that has to decide now, ascending; several only in a simultaneous decision."""
        actor = self.actor(state)
        return [actor] if actor >= 0 else []

    def choices(self, state: State, seat: i64) -> vec[i64]:
        """What a waiting seat, or CHANCE when it is the actor, can do: ascending, never empty, always a new vector."""
        raise NotImplementedError

    def legal(self, state: State, seat: int) -> list[int]:
        """The same choices as a list, for people. Games do not override it."""
        return list(self.choices(state, seat))

    def why_not(self, state: State, seat: int, action: int) -> int:
        """OK or a reason code. Accepts any int."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Do the action. Trusts its caller: an illegal action has undefined results. `Match.play` checks."""
        raise NotImplementedError

    def weight(self, state: State, action: i64) -> i64:
        """How likely a chance action is compared with the other legal ones."""
        return 1

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        """A random step: a seat takes any of its choices, chance draws according to weight().

        Asks the source once. A game may skip building the list of choices, but the same draw must give the same action.
        """
        return pick_from_choices(self, state, actor, source)

    def stack(self, state: State) -> int:
        """Which stack chance draws from now, counted from 0; each has a stream of its own in a deal of several tables.

        What lies in a stack should not depend on what was drawn from the others. Only Match asks, never search.
        """
        return 0

    def idle(self, state: State, seat: int) -> int:
        """Why a seat that is not waiting has nothing to decide: a reason code, or OK if it is simply not its turn."""
        return OK

    def default(self, state: State, seat: int) -> int:
        """What a waiting seat does when its time is up."""
        return self.legal(state, seat)[0]

    # points and the end

    def scores(self, state: State) -> list[int]:
        """The current points of each seat."""
        raise NotImplementedError

    def tally(self, state: State) -> list[Score]:
        """The same points, item by item."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The winners and the tie-break that decided. Only when actor() is NOBODY."""
        raise NotImplementedError

    # text

    def format(self, state: State, seat: int, action: int) -> str:
        """The notation of an action: one word without spaces."""
        raise NotImplementedError

    def parse(self, state: State, seat: int, text: str) -> int:
        """The inverse of format; also reads illegal actions. Raises BadNotation if the text is not an action at all."""
        raise NotImplementedError

    def position(self, state: State) -> str:
        """The whole position as text, hidden parts included."""
        raise NotImplementedError

    def from_position(self, text: str) -> State:
        """The inverse of position(). Raises BadPosition with the rule that the text breaks."""
        raise NotImplementedError

    # what a seat may know

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        """The view of a seat or a SPECTATOR, ready for JSON, built from nothing."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, rng: Source) -> State:
        """A position that this seat cannot tell from the real one, with the hidden parts redrawn.

        It depends only on what the seat knows and on the source, never on what is hidden from the seat.
        """
        raise NotImplementedError

    # words for people, by key

    def reason(self, code: int) -> Reason:
        """The entry for a reason code."""
        raise NotImplementedError

    def ask(self, state: State, seat: int) -> Ask:
        """The question that a waiting seat has to answer."""
        raise NotImplementedError

    def arguments(self, key: str) -> str:
        """How to read a key's arguments: "card:card seats:seat*". A star takes everything that is left."""
        raise NotImplementedError

    def name_of(self, kind: str, value: int) -> str:
        """The id of a component: name_of("card", 1) is "dragon"."""
        raise NotImplementedError

    def components(self) -> Mapping[str, object]:
        """The printed components with their provenance, ready for JSON."""
        raise NotImplementedError


def pick_from_choices(game: Game, state: State, actor: i64, source: Source) -> i64:
    """`Game.pick` by the whole list: a draw points into the choices, each as wide as its weight."""
    actions = game.choices(state, actor)
    if actor != CHANCE:
        return actions[source.below(len(actions))]
    total: i64 = 0
    for action in actions:
        total += game.weight(state, action)
    left = source.below(total)
    for action in actions:
        left -= game.weight(state, action)
        if left < 0:
            return action
    raise AssertionError("weights changed while drawing")
