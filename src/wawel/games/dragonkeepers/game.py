"""Dragonkeepers as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import Ask, Game, Outcome, Reason, Score, State, pick_from_choices
from wawel.core.rng import Source
from wawel.games.dragonkeepers import notation
from wawel.games.dragonkeepers.arguments import ARGUMENTS, name_of
from wawel.games.dragonkeepers.belief.resample import resample
from wawel.games.dragonkeepers.components import catalogue
from wawel.games.dragonkeepers.components.catalogue import Catalogue
from wawel.games.dragonkeepers.components.load import Components
from wawel.games.dragonkeepers.model.state import MODIFY, OUT, TAKE, TURN, KeepersState
from wawel.games.dragonkeepers.options import offered, options_of
from wawel.games.dragonkeepers.position.read import read
from wawel.games.dragonkeepers.position.write import write
from wawel.games.dragonkeepers.questions import ask
from wawel.games.dragonkeepers.reasons import REASONS
from wawel.games.dragonkeepers.rules import book, choices, flow, modify, play, setup, take
from wawel.games.dragonkeepers.scoring import final
from wawel.games.dragonkeepers.view.observe import View, observe


class Dragonkeepers(Game):
    """2–4 seats, one after the other, everybody may follow."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "dragonkeepers", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = offered()
        self.secrets = True
        self.reconstructed = catalogue.reconstructed(parts)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        s = setup.start(self.parts, seats, options)
        flow.begin(self.parts, s)
        return s

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options_of(cast(KeepersState, state), wanted)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(KeepersState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        return choices.legal(self.parts, cast(KeepersState, state))

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        s = cast(KeepersState, state)
        if s.phase <= TURN:
            return book.pick(self.parts, s, source)
        if s.phase == OUT:
            return setup.pick_out(self.parts, s, source)
        if s.phase > MODIFY:
            return play.pick(self.parts, s, source)
        if s.phase < TAKE or s.chests:
            return pick_from_choices(self, state, actor, source)
        return take.pick(s, source) if s.phase == TAKE else modify.pick(self.parts, s, source)

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(self.parts, cast(KeepersState, state), seat, action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(KeepersState, state)
        if s.phase < TAKE:
            flow.draw(self.parts, s, action)
        else:
            flow.act(self.parts, s, action)

    def weight(self, state: State, action: i64) -> i64:
        return choices.weight(self.parts, cast(KeepersState, state), action)

    def stack(self, state: State) -> int:
        return choices.stack(cast(KeepersState, state))

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(KeepersState, state))

    def scores(self, state: State) -> list[int]:
        return final.scores(self.parts, cast(KeepersState, state))

    def tally(self, state: State) -> list[Score]:
        return final.tally(self.parts, cast(KeepersState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(self.parts, cast(KeepersState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, cast(KeepersState, state), action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, cast(KeepersState, state), text)

    def position(self, state: State) -> str:
        return write(self.parts, cast(KeepersState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, text)

    def observe(self, state: State, seat: int) -> View:
        return observe(self.parts, cast(KeepersState, state), seat)

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(self.parts, cast(KeepersState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return ask(self.parts, cast(KeepersState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(self.parts, kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
