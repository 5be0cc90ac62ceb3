"""Knights and Castles as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import CHANCE, NOBODY, OK, Ask, Game, Outcome, Reason, Score, State
from wawel.core.options import FLAG, NUMBERS, Option
from wawel.core.rng import Source
from wawel.games.knights_and_castles import actions, belief, notation, position, scoring, view
from wawel.games.knights_and_castles.components import Components
from wawel.games.knights_and_castles.reasons import GAME_OVER, NOT_LEFT, NOT_NOW, REASONS
from wawel.games.knights_and_castles.rules import attack, flow, recruit
from wawel.games.knights_and_castles.state import ATTACK, OVER, RECRUIT, REVEAL, KnightsState

ARGUMENTS: Final = {
    "game": "game:number games:number",
    "round": "round:number",
    "tile": "tile:tile",
    "attack": "cards:card*",
    "returned": "seats:seat*",
    "cancelled": "card:card seats:seat*",
    "won": "tile:tile card:card strength:number points:number",
    "won-sword": "tile:tile points:number",
    "to-camp": "cards:card*",
    "sword": "holder:seat",
    "recruited": "card:card",
    "game-over": "tile:tile",
    "ask-attack": "tile:tile",
    "score-castle": "tile:tile",
    "outcome-points": "points:number",
    "outcome-hand": "points:number cards:number",
    "outcome-youngest": "points:number cards:number",
}


class KnightsAndCastles(Game):
    """2–4 seats, seven rounds, all choose at once."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "knights-and-castles", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.options = [
            Option("long", FLAG, "no", [], "RZ-7.1"),
            Option("ages", NUMBERS, "", [], "RZ-1.5"),
        ]
        self.secrets = True
        if components.is_guessed(data["card"], "strength"):
            self.reconstructed = ["strength"]

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return KnightsState(seats, youth_order(seats, options["ages"]), seats if options["long"] == "yes" else 1)

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        s = cast(KnightsState, state)
        ages = wanted["ages"] if youth_order(s.seats, wanted["ages"]) == s.youth else ""
        return {"long": "yes" if s.games > 1 else "no", "ages": ages}  # an order of youth tells no ages

    def actor(self, state: State) -> i64:
        s = cast(KnightsState, state)
        if s.phase == REVEAL:
            return CHANCE
        return NOBODY if s.phase == OVER else flow.first_waiting(s)

    def waiting(self, state: State) -> list[int]:
        return flow.waiting(cast(KnightsState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(KnightsState, state)
        if seat == CHANCE:
            return vec[i64](flow.tiles_left(s))
        return vec[i64](attack.legal(s, seat) if s.phase == ATTACK else recruit.legal(s, seat))

    def why_not(self, state: State, seat: int, action: int) -> int:
        s = cast(KnightsState, state)
        if s.phase == OVER:
            return GAME_OVER
        if s.phase == REVEAL:
            return OK if action in flow.tiles_left(s) else NOT_LEFT
        kind = actions.kind(action) if 0 <= action < actions.KIND else actions.KIND
        if s.phase == ATTACK and kind == actions.ATTACK:
            return attack.why_not(s, seat, action)
        if s.phase == RECRUIT and kind == actions.RECRUIT:
            return recruit.why_not(s, seat, action)
        return NOT_NOW

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(KnightsState, state)
        if s.phase == REVEAL:
            flow.reveal(self.parts, s, actions.tile(action))
        else:
            flow.commit(self.parts, s, seat, action)

    def idle(self, state: State, seat: int) -> int:
        s = cast(KnightsState, state)
        if s.phase == ATTACK:
            return attack.ALREADY_CHOSEN
        if s.phase == RECRUIT:
            return recruit.ALREADY_RECRUITED if recruit.is_asked(s, seat) else recruit.NOTHING_IN_CAMP
        return GAME_OVER if s.phase == OVER else OK

    def default(self, state: State, seat: int) -> int:
        s = cast(KnightsState, state)
        return attack.default(s, seat) if s.phase == ATTACK else recruit.default(s, seat)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(KnightsState, state))

    def tally(self, state: State) -> list[Score]:
        return scoring.tally(self.parts, cast(KnightsState, state))

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(KnightsState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, cast(KnightsState, state), seat, text)

    def position(self, state: State) -> str:
        return position.write(self.parts, cast(KnightsState, state))

    def from_position(self, text: str) -> State:
        return position.read(self.parts, text)

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        return cast(Mapping[str, object], view.observe(self.parts, cast(KnightsState, state), seat))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return belief.resample(cast(KnightsState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        s = cast(KnightsState, state)
        return Ask("recruit", "RZ-3.2", []) if s.phase == RECRUIT else Ask("attack", "RZ-3.1", [s.tile])

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return self.parts.cards[value] if kind == "card" else self.parts.tiles[value]

    def components(self) -> Mapping[str, object]:
        return {
            "cards": self.parts.data["card"],
            "tiles": self.parts.data["tile"],
        }


def youth_order(seats: int, ages: str) -> bytes:
    """RZ-1.5: ascending age, equal ages by seat; by seat alone unless every seat told its age."""
    told = ages.split(",") if ages else []
    if len(told) != seats or "" in told:
        return bytes(range(seats))
    return bytes([pair[1] for pair in sorted((int(told[seat]), seat) for seat in range(seats))])
