"""Dragon Castle as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import CHANCE, NOBODY, Ask, Game, Outcome, Reason, Score, State
from wawel.core.options import Finding
from wawel.core.rng import Source
from wawel.games.dragon_castle import asking, belief, notation, position, reading, table, view
from wawel.games.dragon_castle.components import DRAGON_CARDS, NAMES, SPIRITS, TYPES, Components
from wawel.games.dragon_castle.reasons import GAME_OVER, REASONS
from wawel.games.dragon_castle.rules import choices, flow, setup
from wawel.games.dragon_castle.scoring import final
from wawel.games.dragon_castle.state import OVER, SETUP, DragonState

AXES: Final = ["vertical", "horizontal"]


class DragonCastle(Game):
    """2–4 seats; everybody sees everything but covered castle tiles."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "dragon-castle", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.options = table.options(parts)
        self.reconstructed = table.reconstructed(parts)

    def inspect(self, option: str, value: str, seats: int) -> list[Finding]:
        """DC-14.5: errors that forbid an own layout, then warnings."""
        return table.inspect(self.parts, option, value, seats)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return table.start(self.parts, seats, options)

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return table.told(cast(DragonState, state), wanted)

    def actor(self, state: State) -> i64:
        s = cast(DragonState, state)
        if s.reveal or s.phase == SETUP:
            return CHANCE
        return NOBODY if s.phase == OVER else s.seat

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(DragonState, state)
        return setup.legal(s) if seat == CHANCE else choices.legal(s)

    def why_not(self, state: State, seat: int, action: int) -> int:
        s = cast(DragonState, state)
        if s.phase == OVER:
            return GAME_OVER
        if s.reveal or s.phase == SETUP:
            return setup.why_not(s, action)
        return choices.why_not(s, action)

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
        return position.write(cast(DragonState, state))

    def from_position(self, text: str) -> State:
        return reading.read(self.parts, text)

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        return cast(Mapping[str, object], view.observe(cast(DragonState, state), self))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return belief.resample(cast(DragonState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return asking.ask(cast(DragonState, state))

    def arguments(self, key: str) -> str:
        return asking.ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        if kind == "tile":
            return NAMES[value]
        if kind == "type":
            return TYPES[value]
        if kind == "spirit":
            return SPIRITS[value]
        if kind == "dragon":
            return DRAGON_CARDS[value]
        if kind == "column":
            return notation.place_name(value)[0]
        return AXES[value] if kind == "axis" else notation.place_name(value)

    def components(self) -> Mapping[str, object]:
        data = self.parts.data
        names = ("type", "spirit", "dragon", "layout", "layouts", "ground_range", "realm", "supply", "shrine", "sets")
        return {name: data[name] for name in names} | {"tiles": NAMES[1:]}
