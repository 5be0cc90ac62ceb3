"""Knights and Castles as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import Ask, Game, Outcome, Reason, Score, State
from wawel.core.rng import Source
from wawel.games.knights_and_castles import actions, notation
from wawel.games.knights_and_castles.arguments import ARGUMENTS, name_of
from wawel.games.knights_and_castles.belief.resample import resample
from wawel.games.knights_and_castles.components import catalogue
from wawel.games.knights_and_castles.components.catalogue import Catalogue
from wawel.games.knights_and_castles.components.load import Components
from wawel.games.knights_and_castles.model.state import REVEAL, YOUTH, KnightsState
from wawel.games.knights_and_castles.options import offered, options_of, youth_order
from wawel.games.knights_and_castles.position.read import read
from wawel.games.knights_and_castles.position.write import write
from wawel.games.knights_and_castles.questions import ask
from wawel.games.knights_and_castles.reasons import REASONS
from wawel.games.knights_and_castles.rules import choices, flow, setup
from wawel.games.knights_and_castles.scoring import final
from wawel.games.knights_and_castles.view.observe import View, observe


class KnightsAndCastles(Game):
    """2–4 seats, seven rounds, all choose at once."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "knights-and-castles", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.unusual = parts.unusual
        self.options = offered()
        self.secrets = True
        self.reconstructed = catalogue.reconstructed(parts)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return setup.start(seats, youth_order(seats, options["ages"]), seats if options["long"] == "yes" else 1)

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return options_of(cast(KnightsState, state), wanted)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(KnightsState, state))

    def waiting(self, state: State) -> list[int]:
        return flow.waiting(cast(KnightsState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        return choices.legal(cast(KnightsState, state), seat)[:]

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        found = choices.legal(cast(KnightsState, state), actor)
        return found[source.below(len(found))]  # RZ-1.5, RZ-2.1: every order and every tile is as likely as the others

    def why_not(self, state: State, seat: int, action: int) -> int:
        return choices.why_not(cast(KnightsState, state), seat, action)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(KnightsState, state)
        if s.phase == REVEAL:
            flow.reveal(self.parts, s, actions.tile(action))
        elif s.phase == YOUTH:
            flow.draw_youth(s, actions.youth(action, s.seats))
        else:
            flow.commit(self.parts, s, seat, action)

    def idle(self, state: State, seat: int) -> int:
        return choices.idle(cast(KnightsState, state), seat)

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(KnightsState, state), seat)

    def scores(self, state: State) -> list[int]:
        return final.scores(cast(KnightsState, state))

    def tally(self, state: State) -> list[Score]:
        return final.tally(self.parts, cast(KnightsState, state))

    def outcome(self, state: State) -> Outcome:
        return final.outcome(cast(KnightsState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, action, state.seats)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, cast(KnightsState, state), seat, text)

    def position(self, state: State) -> str:
        return write(self.parts, cast(KnightsState, state))

    def from_position(self, text: str) -> State:
        return read(self.parts, text)

    def observe(self, state: State, seat: int) -> View:
        return observe(self.parts, cast(KnightsState, state), seat)

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return resample(cast(KnightsState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return ask(cast(KnightsState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        return name_of(self.parts, kind, value)

    def components(self) -> Catalogue:
        return catalogue.components(self.parts)
