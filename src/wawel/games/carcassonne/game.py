"""Carcassonne as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import Ask, Bench, Game, Outcome, Reason, Score, State
from wawel.core.rng import Source
from wawel.games.carcassonne import actions, notation
from wawel.games.carcassonne.arguments import ARGUMENTS, name_of
from wawel.games.carcassonne.belief.resample import resample
from wawel.games.carcassonne.components import catalogue
from wawel.games.carcassonne.components.catalogue import Catalogue
from wawel.games.carcassonne.components.ids import SETS
from wawel.games.carcassonne.components.load import Components
from wawel.games.carcassonne.model.state import (
    ACTION,
    BACK,
    DRAGON,
    DRAW,
    FIRST,
    GATE,
    MOVE_COUNT,
    PLACE,
    PLACE_RIVER,
    PRINCESS,
    CarcassonneState,
)
from wawel.games.carcassonne.options import bits, offered, options_of, presets
from wawel.games.carcassonne.position.read import read
from wawel.games.carcassonne.position.write import write
from wawel.games.carcassonne.questions import ask
from wawel.games.carcassonne.reasons import REASONS
from wawel.games.carcassonne.rules import choices, flow, setup
from wawel.games.carcassonne.scoring import final
from wawel.games.carcassonne.view.observe import View, fresh, observe

MEASURED: Final = ["none", "pd+ic+tb+river+ks", "pd+ic+tb+ks+count"]  # beside pd; bench/sets.py has all combinations


class Carcassonne(Game):
    """2–6 seats; draw a tile, place it, deploy, score. Nothing is hidden but the order of the pile."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__("carcassonne", components.titles(data), components.seats(data), components.rules_version(data))
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = offered()
        self.presets = presets()
        self.bench = Bench([{"sets": sets} for sets in MEASURED], {})
        self._seen: tuple[bytes, View | None] = (b"", None)  # the last position looked at, and its view

    def fingerprint_of(self, options: Mapping[str, str]) -> str:
        return self.parts.fingerprint_of([name for name in options["sets"].split("+") if name in SETS])

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return setup.start(self.parts, seats, bits(options))

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options_of(cast(CarcassonneState, state).options)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(CarcassonneState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        return choices.legal(cast(CarcassonneState, state))

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        return choices.pick(cast(CarcassonneState, state), source)

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(cast(CarcassonneState, state), action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(CarcassonneState, state)
        if s.phase == DRAW:
            flow.draw(s, actions.value(action))
        elif s.phase == PLACE:
            flow.place(s, action)
        elif s.phase == ACTION:
            flow.act(s, action)
        elif s.phase == DRAGON:
            flow.step(s, action)
        elif s.phase == PRINCESS:
            flow.free_knight(s, action)
        elif s.phase == PLACE_RIVER:
            flow.place(s, action)
        elif s.phase == FIRST:
            flow.first(s, actions.value(action))
        else:
            self._apply_city(s, action)

    def _apply_city(self, s: CarcassonneState, action: i64) -> None:
        """CA-15: the phases of the Count of Carcassonne."""
        if s.phase == BACK:
            flow.come_back(s, action)
        elif s.phase == GATE:
            flow.enter(s, action)
        elif s.phase == MOVE_COUNT:
            flow.move_count(s, action)
        else:
            flow.answer_call(s, action)

    def weight(self, state: State, action: i64) -> i64:
        s = cast(CarcassonneState, state)
        if s.phase == DRAW:
            return s.pile[action]
        return 1

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(CarcassonneState, state))

    def scores(self, state: State) -> list[int]:
        return list(cast(CarcassonneState, state).points)

    def tally(self, state: State) -> list[Score]:
        return final.tally(cast(CarcassonneState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(cast(CarcassonneState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(cast(CarcassonneState, state), action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(cast(CarcassonneState, state), text)

    def position(self, state: State) -> str:
        return write(cast(CarcassonneState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, text)

    def observe(self, state: State, seat: int) -> View:
        position = state.encode()  # CA-1.6: the same for everybody at the table, so it is built once
        seen = self._seen
        if seen[0] != position:
            seen = (position, observe(cast(CarcassonneState, state)))
            self._seen = seen
        return cast(View, fresh(seen[1]))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(cast(CarcassonneState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return ask(cast(CarcassonneState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(self.parts, kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
