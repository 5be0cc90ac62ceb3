"""Dragon Castle as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import CHANCE, Ask, Game, Outcome, Reason, Score, State
from wawel.core.options import Finding
from wawel.core.rng import Source
from wawel.games.dragon_castle import notation
from wawel.games.dragon_castle.arguments import ARGUMENTS, name_of
from wawel.games.dragon_castle.belief.resample import resample
from wawel.games.dragon_castle.components import catalogue
from wawel.games.dragon_castle.components.catalogue import Catalogue
from wawel.games.dragon_castle.components.load import Components
from wawel.games.dragon_castle.model.state import DragonState
from wawel.games.dragon_castle.options import inspect, offered, options_of
from wawel.games.dragon_castle.position.read import read
from wawel.games.dragon_castle.position.write import write
from wawel.games.dragon_castle.questions import ask
from wawel.games.dragon_castle.reasons import REASONS
from wawel.games.dragon_castle.rules import choices, flow, setup
from wawel.games.dragon_castle.scoring import final
from wawel.games.dragon_castle.view.observe import View, observe


class DragonCastle(Game):
    """2–4 seats; everybody sees everything but covered castle tiles."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "dragon-castle", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = offered(parts)
        self.reconstructed = catalogue.reconstructed(parts)

    def inspect(self, option: str, value: str, seats: int) -> list[Finding]:
        """DC-14.5: errors that forbid an own layout, then warnings."""
        return inspect(self.parts, option, value, seats)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return setup.start(self.parts, seats, options)

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options_of(cast(DragonState, state), wanted)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(DragonState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(DragonState, state)
        return setup.legal(s) if seat == CHANCE else choices.legal(s)

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(cast(DragonState, state), action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(DragonState, state)
        if seat == CHANCE:
            flow.chance(s, action)
        else:
            flow.apply(s, action)

    def weight(self, state: State, action: i64) -> i64:
        return setup.weight(cast(DragonState, state), action)

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        s = cast(DragonState, state)
        return setup.pick(s, source) if actor == CHANCE else choices.pick(s, source)

    def stack(self, state: State) -> int:
        return setup.stack(cast(DragonState, state))

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(DragonState, state))

    def scores(self, state: State) -> list[int]:
        return final.scores(cast(DragonState, state))

    def tally(self, state: State) -> list[Score]:
        return final.tally(cast(DragonState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(cast(DragonState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(cast(DragonState, state), action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(cast(DragonState, state), seat, text)

    def position(self, state: State) -> str:
        return write(cast(DragonState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, text)

    def observe(self, state: State, seat: int) -> View:
        return observe(cast(DragonState, state), self)

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(cast(DragonState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return ask(cast(DragonState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
