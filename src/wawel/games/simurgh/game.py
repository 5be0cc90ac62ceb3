"""Simurgh as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import CHANCE, Ask, Bench, Game, Outcome, Reason, Score, State, pick_from_choices
from wawel.core.rng import Source
from wawel.games.simurgh import notation
from wawel.games.simurgh.arguments import ARGUMENTS, name_of
from wawel.games.simurgh.belief.resample import resample
from wawel.games.simurgh.components import catalogue
from wawel.games.simurgh.components.catalogue import Catalogue
from wawel.games.simurgh.components.ids import LENGTHS, MODE_NAMES
from wawel.games.simurgh.components.load import Components
from wawel.games.simurgh.model.state import DRAW, SimurghState
from wawel.games.simurgh.options import offered, open_areas, options_of
from wawel.games.simurgh.position.read import read
from wawel.games.simurgh.position.write import write
from wawel.games.simurgh.questions import ask
from wawel.games.simurgh.reasons import REASONS
from wawel.games.simurgh.rules import choices, flow, setup
from wawel.games.simurgh.scoring import final
from wawel.games.simurgh.view.observe import View, observe


class Simurgh(Game):
    """2-5 seats, one after the other."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__("simurgh", components.titles(data), components.seats(data), components.rules_version(data))
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = offered()
        self.secrets = True
        self.bench = Bench([{"mode": "dragonlord"}], {"look-ahead": "wawel.games.simurgh.rules.ahead"})  # SI-3.7
        self.reconstructed = catalogue.reconstructed(parts)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        mode, length = MODE_NAMES.index(options["mode"]), LENGTHS.index(options["length"])
        return setup.start(
            seats, self.parts, mode, length, options["shared"] == "yes", open_areas(self.parts, seats, options["areas"])
        )

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options_of(self.parts, cast(SimurghState, state), wanted)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(SimurghState, state))

    def waiting(self, state: State) -> list[int]:
        return flow.waiting(cast(SimurghState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(SimurghState, state)
        return choices.chances(s) if seat == CHANCE else choices.legal(s, seat)

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(cast(SimurghState, state), seat, action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(SimurghState, state)
        if s.phase <= DRAW:
            flow.chance(s, action)
        else:
            flow.decide(s, seat, action)

    def weight(self, state: State, action: i64) -> i64:
        return choices.weight(cast(SimurghState, state), action)

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        if actor == CHANCE:
            return choices.pick_chance(cast(SimurghState, state), source)
        return pick_from_choices(self, state, actor, source)

    def stack(self, state: State) -> int:
        return choices.stack(cast(SimurghState, state))

    def idle(self, state: State, seat: int) -> int:
        return choices.idle(cast(SimurghState, state))

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(SimurghState, state), seat)

    def scores(self, state: State) -> list[int]:
        return final.scores(cast(SimurghState, state))

    def tally(self, state: State) -> list[Score]:
        return final.tally(cast(SimurghState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(cast(SimurghState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, text)

    def position(self, state: State) -> str:
        return write(cast(SimurghState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, text)

    def observe(self, state: State, seat: int) -> View:
        return observe(cast(SimurghState, state), seat)

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(cast(SimurghState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return ask(cast(SimurghState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(self.parts, kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
