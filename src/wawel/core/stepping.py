"""A match in numbers whose draws are steps as well: for tools that ask chance for its outcomes."""

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import telling
from wawel.core.encoding import Encoding, encoding_of
from wawel.core.game import CHANCE, NOBODY, Game, State
from wawel.core.notes import Note, Recorder
from wawel.core.rng import Source

IMAGINED: Final = -1  # no action has this number


class Past:
    """A step of a match; later steps point back to it. What it told is worked out when somebody asks."""

    def __init__(self, before: "Past | None", seat: i64, action: i64) -> None:
        self.before = before
        self.seat: i64 = seat
        self.action: i64 = action
        self.text = ""
        self.notes: list[Note] | None = None  # None until somebody asks
        self.after: State | None = None  # the position after it, kept where somebody asked
        self.digests: dict[int, str] | None = None  # per player

    def play(self, game: Game, state: State) -> None:
        """Repeat the step, and keep what it tells."""
        log = Recorder()
        self.text = game.format(state, self.seat, self.action)
        state.log = log
        game.apply(state, self.seat, self.action)
        state.log = None
        self.notes = log.notes


def digest(game: Game, opening: State, past: Past, player: int) -> str:
    """A digest of all that a player chose and was told up to a step; each step is looked at once."""
    if past.after is None:
        _repeat(game, opening, past)
    steps: list[Past] = []
    step: Past | None = past
    found = ""
    while step is not None:
        if step.digests is not None and player in step.digests:
            found = step.digests[player]
            break
        steps.append(step)
        step = step.before
    for step in reversed(steps):
        told = [telling.note(game, note, player) for note in step.notes or []]
        own = step.text if step.seat == player else ""
        found = hashlib.sha256(f"{found} {own} {json.dumps(told)}".encode()).hexdigest()
        if step.digests is None:
            step.digests = {}
        step.digests[player] = found
    return found


def _repeat(game: Game, opening: State, past: Past) -> None:
    """Play on from the last step before this one whose position is kept."""
    steps = [past]
    before = past.before
    while before is not None and before.after is None:
        steps.append(before)
        before = before.before
    state = opening.copy() if before is None or before.after is None else before.after.copy()
    for step in reversed(steps):
        step.play(game, state)
    past.after = state


class Stepping:
    """A position, who acts there, and in a game with secrets the steps that led to it from the opening."""

    def __init__(self, encoding: Encoding, opening: State, state: State, past: Past | None) -> None:
        self.encoding = encoding
        self.opening = opening  # all positions of a match share it
        self.state = state
        self.past = past
        self._game = encoding.game
        self._secrets = encoding.game.secrets
        self._draws = vec[i64]()  # what chance can do here, once somebody has asked
        self.actor: i64 = encoding.game.actor(state)
        self.over = self.actor == NOBODY
        self.drawing = self.actor == CHANCE

    def copy(self) -> "Stepping":
        return Stepping(self.encoding, self.opening, self.state.copy(), self.past)

    def __deepcopy__(self, _memo: object) -> "Stepping":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Everything as text and numbers: compiled objects do not pickle."""
        game, table = self._game, self.encoding
        past, steps = self.past, steps_of(self.past)
        while past is not None and past.before is not None:
            past = past.before
        first = self.opening if past is None or past.after is None or past.action != IMAGINED else past.after
        told = past.digests if past is not None and past.action == IMAGINED else None
        texts = [game.position(state) for state in (self.opening, first, self.state)]
        return revived, (game.id, table.seats, table.options, texts, steps, told)

    def imagined(self, player: int, rng: Source) -> "Stepping":
        """A position that a player cannot tell from this one; what the others remember is not in it."""
        twin = self._game.resample(self.state, player, rng)
        past = Past(None, CHANCE, IMAGINED)
        past.after = twin.copy()
        told = self.told(player)
        past.digests = dict.fromkeys(range(self.encoding.seats), told)
        return Stepping(self.encoding, self.opening, twin, past)

    def legal(self, player: int | None = None) -> list[int]:
        """What the actor can do, ascending; nothing for anybody else."""
        if self.over or (player is not None and player != self.actor):
            return []
        return self.numbers(self.actor)

    def draws(self) -> vec[i64]:
        """What chance can do, for reading only."""
        if len(self._draws) == 0:
            self._draws = self._game.choices(self.state, CHANCE)
        return self._draws

    def numbers(self, seat: i64) -> list[int]:
        """What a waiting seat can choose, ascending; draws are counted in the order of their packed actions."""
        if seat == CHANCE:
            return list(range(len(self.draws())))
        return ascending(self.encoding.numbers(self.state, seat, self._game.choices(self.state, seat)))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each outcome is."""
        choices = self.draws()
        total: i64 = 0
        for action in choices:
            total += self._game.weight(self.state, action)
        whole = float(int(total))
        game, state = self._game, self.state
        return [(place, float(int(game.weight(state, choices[place]))) / whole) for place in range(len(choices))]

    def action(self, seat: i64, number: i64) -> i64:
        """The packed action of a number that a seat or chance chooses."""
        if seat == CHANCE:
            return self.draws()[number]
        return self.encoding.action(self.state, seat, number)

    def play(self, number: i64) -> None:
        """Step. Trusts its caller, like `Game.apply`."""
        action = self.action(self.actor, number)
        if self._secrets:
            self.past = Past(self.past, self.actor, action)
        self._game.apply(self.state, self.actor, action)
        self.actor = self._game.actor(self.state)
        self.over = self.actor == NOBODY
        self.drawing = self.actor == CHANCE
        if len(self._draws):
            self._draws = vec[i64]()

    def told(self, player: int) -> str:
        """A digest of what a player chose and was told so far; nothing before the first step."""
        return "" if self.past is None else digest(self._game, self.opening, self.past, player)


def ascending(numbers: vec[i64]) -> list[int]:
    """Numbers in ascending order; most are nearly in order already, so each goes down to its place."""
    place: i64
    for place in range(1, len(numbers)):
        number = numbers[place]
        at = place
        while at > 0 and numbers[at - 1] > number:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = number
    return list(numbers)


def steps_of(past: Past | None) -> list[tuple[int, int]]:
    """The seats and actions of all steps, the first one first."""
    found: list[tuple[int, int]] = []
    while past is not None and past.action != IMAGINED:
        found.append((past.seat, past.action))
        past = past.before
    found.reverse()
    return found


def revived(
    id: str,
    seats: int,
    options: dict[str, str],
    texts: list[str],
    steps: list[tuple[int, int]],
    told: dict[int, str] | None,
) -> Stepping:
    """The inverse of pickling."""
    encoding = encoding_of(id, seats, options)
    opening, first, state = [encoding.game.from_position(text) for text in texts]
    past: Past | None = None
    if told:
        past = Past(None, CHANCE, IMAGINED)
        past.after = first
        past.digests = told
    for seat, action in steps:
        past = Past(past, seat, action)
    return Stepping(encoding, opening, state, past)
