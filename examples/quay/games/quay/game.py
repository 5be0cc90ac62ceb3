"""Quay as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from quay import notation, options, questions
from quay.arguments import ARGUMENTS, name_of
from quay.belief.resample import resample
from quay.components import catalogue
from quay.components.catalogue import Catalogue
from quay.components.load import Components
from quay.model.state import QuayState
from quay.position.read import read
from quay.position.write import write
from quay.reasons import REASONS
from quay.rules import choices, flow, setup
from quay.scoring import final
from quay.view.observe import View, observe
from wawel.core import components
from wawel.core.game import Ask, Game, Outcome, Reason, Score, State
from wawel.core.rng import Source


class Quay(Game):
    """2–3 seats, one after the other, with hidden hands."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__("quay", components.titles(data), components.seats(data), components.rules_version(data))
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = options.offered(parts)
        self.secrets = True

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return setup.start(self.parts, seats, int(options["crates"]))

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options.options_of(cast(QuayState, state), wanted)

    def actor(self, state: State) -> i64:
        return flow.actor(self.parts, cast(QuayState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64](choices.choices(self.parts, cast(QuayState, state), seat))

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(self.parts, cast(QuayState, state), seat, action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        flow.apply(self.parts, cast(QuayState, state), seat, action)

    def weight(self, state: State, action: i64) -> i64:
        return cast(QuayState, state).bag[action - 1]

    def scores(self, state: State) -> list[int]:
        return cast(QuayState, state).points[:]

    def tally(self, state: State) -> list[Score]:
        return final.tally(self.parts, cast(QuayState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(cast(QuayState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, seat, text)

    def position(self, state: State) -> str:
        return write(self.parts, cast(QuayState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, (self.min_seats, self.max_seats), text)

    def observe(self, state: State, seat: int) -> View:
        return observe(self.parts, cast(QuayState, state), seat)

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(cast(QuayState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return questions.ask(cast(QuayState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(self.parts, kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
