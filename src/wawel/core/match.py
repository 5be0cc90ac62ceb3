"""A game in progress: the checked way to use the rules. It lets nothing through that the rules refuse."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wawel.core import options, registry
from wawel.core.errors import BadOption, CannotUndo, IllegalAction, NotWaiting, WawelError
from wawel.core.game import CHANCE, NOBODY, OK, SPECTATOR, Game, Outcome, Score, State
from wawel.core.notes import Note, Recorder
from wawel.core.numerals import is_line
from wawel.core.record import Line, Record
from wawel.core.rng import Fair, commitment, seed_text

_PAINTERS: Final[list[Callable[["Match"], str]]] = []  # at most one
COMMITTED: Final = "committed"  # the seal on a choice that several seats make at once


def paint_with(painter: Callable[["Match"], str]) -> None:
    """Have notebooks show matches as this function draws them."""
    _PAINTERS.clear()
    _PAINTERS.append(painter)


class Entry:
    """A step of a match, in order of arrival; the commits of one simultaneous decision share a batch."""

    def __init__(self, seat: int, action: int, text: str, batch: int) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.batch = batch
        self.sealed = ""  # the rule that says it cannot be undone
        self.notes_end = 0  # how many notes there were after it


class Match:
    """One match of a game: `legal`, `play`, `view`, `notes`, `scores`, `outcome`, `undo`, `withdraw`, `record`.

    Draws follow from the secret seed; `commitment` is its SHA-256, to be published before the first draw. Without a
    seed, the match makes one of 256 bits. With `draws=False` it draws nothing: play(CHANCE, text) names each draw.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        position: str = "",
        draws: bool = True,
    ) -> None:
        self.game: Game = registry.find(game) if isinstance(game, str) else game
        self.seats = seats
        self.seed = seed_text(seed) if draws else ""
        self.names = list(names)
        self.entries: list[Entry] = []
        self._first = self._opening(options or {}, position)
        self._start_text = self.game.position(self._first) if position else ""
        self._draws = draws
        self.rewind(0)
        self._draw()

    def _opening(self, given: Mapping[str, object], position: str) -> State:
        game = self.game
        if not game.min_seats <= self.seats <= game.max_seats:
            raise BadOption(
                "seat-count",
                values={"id": game.id, "min_seats": game.min_seats, "max_seats": game.max_seats, "seats": self.seats},
            )
        if self.names and len(self.names) != self.seats:
            raise BadOption("name-count", values={"count": len(self.names), "seats": self.seats})
        for seat, name in enumerate(self.names):
            if name != name.strip() or not is_line(name) or len(name) > 40:
                raise BadOption(
                    "name-form",
                    values={"name": name},
                    header=f"name {seat}",
                )
        given = options.modern(game.options, given)
        self.options = options.canonical(game.options, given, self.seats)
        if not position:
            return game.start(self.seats, self.options)
        first = game.from_position(position)
        if first.seats != self.seats:
            raise BadOption(
                "position-seats",
                values={"seats": first.seats, "wanted": self.seats},
            )
        found = game.options_of(first, self.options)
        self.options = options.of_position(game.options, given, self.options, found)
        return first

    @staticmethod
    def replay(record: Record | str, verify: bool = False, game: Game | None = None) -> "Match":
        """Replay a record line by line, with checks; an open one can be continued. BadRecord names the line.

        With `verify` every draw must be the one that follows from the seed. `game` is for games that are not
        registered, such as one with corrected components.
        """
        from wawel.core.replay import Replay  # which imports this module

        again = Replay(record, verify, game)
        match = again.finish()
        if verify and again.doubt is not None:
            raise again.doubt
        return match

    # what is going on

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide now."""
        return self.game.waiting(self._state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.actor(self._state) == NOBODY

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed; empty if draws are given by hand."""
        return commitment(self.seed) if self.seed else ""

    @property
    def notes(self) -> list[Note]:
        """Everything that happened, in order. This includes secret notes: `telling.note` redacts them."""
        return self._log.notes

    @property
    def scores(self) -> list[Score]:
        """The current points, itemised."""
        return self.game.tally(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The winners and what decided; None while the match goes on."""
        return self.game.outcome(self._state) if self.over else None

    @property
    def position(self) -> str:
        """The whole position as text, secrets included."""
        return self.game.position(self._state)

    @property
    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        return hashlib.sha256(self._state.encode()).hexdigest()[:16]

    @property
    def record(self) -> Record:
        """The match so far, with the commits of a simultaneous decision in seat order."""
        rules = self.game.rules_version
        record = Record(self.game.id, rules, self.seats, self.options, self.names, self.seed)
        record.components = self.game.fingerprint_of(self.options)
        record.position = self._start_text
        record.over = self.over
        ordered = sorted(self.entries, key=_in_record)
        record.lines = [Line(entry.seat, entry.text) for entry in ordered]
        return record

    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat may know; seat -1 is a spectator."""
        if not SPECTATOR <= seat < self.seats:
            raise BadOption("unknown-seat", values={"seat": seat})
        return self.game.observe(self._state, seat)

    def state(self) -> State:
        """A copy of the real position, secrets included; for tools that may see everything."""
        return self._state.copy()

    def states(self) -> list[State]:
        """The position before each step, and the current one; secrets included, like state()."""
        found = [self._first.copy()]
        for entry in self.entries:
            state = found[-1].copy()
            self.game.apply(state, entry.seat, entry.action)
            found.append(state)
        return found

    def _repr_svg_(self) -> str | None:
        """The position as a spectator sees it, as a picture; notebooks ask for it."""
        return _PAINTERS[0](self) if _PAINTERS else None

    # decisions

    def legal(self, seat: int) -> list[int]:
        """The actions a seat can choose from; empty when it has nothing to decide."""
        if seat == CHANCE:
            return self.game.legal(self._state, CHANCE) if self.game.actor(self._state) == CHANCE else []
        return self.game.legal(self._state, seat) if seat in self.waiting else []

    def format(self, seat: int, action: int) -> str:
        """The notation of an action."""
        return self.game.format(self._state, seat, action)

    def why_not(self, seat: int, action: int | str) -> WawelError | None:
        """What `play` would raise; None for a legal action. Changes nothing."""
        try:
            self._checked(seat, action)
        except WawelError as error:
            return error
        return None

    def play(self, seat: int, action: int | str) -> None:
        """Decide for a seat, with an action or its notation. An illegal one raises and changes nothing."""
        self._take(seat, self._checked(seat, action))
        self._draw()

    def default(self, seat: int) -> int:
        """What a waiting seat does when its time is up."""
        if seat not in self.waiting:
            raise NotWaiting("not-waiting", values={"seat": seat})
        return self.game.default(self._state, seat)

    def why_not_undo(self, after: int = 0) -> CannotUndo | None:
        """What `undo` would raise; None if the last decision can be undone. `after`: how many steps to pass over."""
        if len(self.entries) <= after:
            return CannotUndo("undo-nothing")
        last = self.entries[-1 - after]
        if last.seat == CHANCE:
            return CannotUndo("undo-drawn")
        rule = "" if last.sealed == COMMITTED else last.sealed
        return CannotUndo("undo-final", rule) if last.sealed else None

    def undo(self, whole_turn: bool = False) -> None:
        """Undo the last decision, or that seat's whole run of decisions, but nothing that is sealed."""
        refusal = self.why_not_undo()
        if refusal is not None:
            raise refusal
        kept = len(self.entries) - 1
        if whole_turn:
            seat = self.entries[kept].seat
            while kept > 0 and self.entries[kept - 1].seat == seat and not self.entries[kept - 1].sealed:
                kept -= 1
        self.rewind(kept)

    def pending(self, seat: int) -> int:
        """The step with which a seat made its part of a simultaneous decision that others still have to make, or -1."""
        if self._open >= 0:
            for step in range(self._open, len(self.entries)):
                if self.entries[step].seat == seat:
                    return step
        return -1

    def withdraw(self, seat: int) -> int:
        """Take back the pending step of a seat; the choices of the others stay. Returns which step it was."""
        step = self.pending(seat)
        if step < 0:
            raise CannotUndo("undo-nothing")
        later = self.entries[step + 1 :]
        self.rewind(step)
        for entry in later:
            self._take(entry.seat, entry.action)
        return step

    def rewind(self, kept: int) -> None:
        """Go back to the position after the first `kept` steps, by replaying them. For tools: it ignores seals."""
        if not 0 <= kept <= len(self.entries):
            raise CannotUndo("unknown-step", values={"count": len(self.entries), "kept": kept})
        steps = self.entries[:kept]
        self.entries = []
        self._drawn: dict[int, int] = {}  # draws so far, by stack
        self._open = -1  # the batch of a simultaneous decision that some seats have not made yet
        self._log = Recorder()
        self._state = self._first.copy()
        self._state.log = self._log
        for step in steps:
            self._take(step.seat, step.action)

    # for replays

    def next_draw(self, seed: str) -> str:
        """The draw that follows from a seed, in notation; empty if there is nothing to draw."""
        if self.game.actor(self._state) != CHANCE:
            return ""
        source = Fair(seed)
        self._turn(source)
        return self.format(CHANCE, self.game.pick(self._state, CHANCE, source))

    def draw_from(self, seed: str) -> None:
        """From now on, draw from this seed in a match whose draws were named so far."""
        self.seed = seed
        self._draws = True
        self._draw()

    # inside

    def _checked(self, seat: int, action: int | str) -> int:
        game, state = self.game, self._state
        if seat == CHANCE and game.actor(state) == CHANCE and not self._draws:
            pass
        elif seat not in game.waiting(state):
            code = game.idle(state, seat) if 0 <= seat < self.seats else OK
            if code != OK:
                raise IllegalAction(code, game.reason(code).key, game.reason(code).rule, str(action), game.id)
            if self.over:
                raise NotWaiting("match-over")
            raise NotWaiting("not-waiting", values={"seat": seat})
        packed = game.parse(state, seat, action) if isinstance(action, str) else action
        code = game.why_not(state, seat, packed)
        if code != OK:
            reason = game.reason(code)
            text = action if isinstance(action, str) else f"action {action}"
            raise IllegalAction(code, reason.key, reason.rule, text, game.id)
        return packed

    def _take(self, seat: int, action: int) -> None:
        game, state = self.game, self._state
        before = [] if seat == CHANCE else game.waiting(state)
        if seat == CHANCE:
            stack = game.stack(state)
            self._drawn[stack] = self._drawn.get(stack, 0) + 1
        batch = self._open if self._open >= 0 else len(self.entries)
        entry = Entry(seat, action, game.format(state, seat, action), batch)
        self._log.sealed = ""
        game.apply(state, seat, action)
        entry.sealed = self._log.sealed or (COMMITTED if len(before) > 1 or self._open >= 0 else "")
        entry.notes_end = len(self._log.notes)
        rest = [other for other in before if other != seat]
        self._open = batch if rest and game.waiting(state) == rest else -1
        self.entries.append(entry)

    def _draw(self) -> None:
        """Let chance act until a seat has to decide or the match is over."""
        if not self._draws:
            return
        source = Fair(self.seed)
        while self.game.actor(self._state) == CHANCE:
            self._turn(source)
            self._take(CHANCE, self.game.pick(self._state, CHANCE, source))

    def _turn(self, source: Fair) -> None:
        """Turn a source to the next draw."""
        if source.by_stack:
            stack = self.game.stack(self._state)
            source.turn_to(self._drawn.get(stack, 0), stack)
        else:
            source.turn_to(sum(self._drawn.values()))


def _in_record(entry: Entry) -> tuple[int, int]:
    return entry.batch, entry.seat
