"""Carcassonne as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import OK, Ask, Bench, Game, Outcome, Reason, Score, State
from wawel.core.rng import Source
from wawel.games.carcassonne import actions, asking, notation, position, view
from wawel.games.carcassonne import options as editions
from wawel.games.carcassonne.components import FEATURES, ROLES, Box
from wawel.games.carcassonne.reasons import GAME_OVER, MUST_PLACE, NOT_NOW, REASONS
from wawel.games.carcassonne.rules import deploying, dragon, drawing, fairy, flow, placing, princess
from wawel.games.carcassonne.scoring import final
from wawel.games.carcassonne.state import (
    ACTION,
    DRAGON,
    DRAW,
    FIRST,
    OVER,
    PLACE,
    PRINCESS,
    CarcassonneState,
)

FEW: Final = 12  # choices that most decisions have at most, but for places
SPOT: Final = "role:role x:number y:number segment:number"
FAIRY: Final = "fairy:number"  # of tiles or followers she may go to
WHERE: Final = "x:number y:number segment:number"
ARGUMENTS: Final = {
    "aside": "tile:tile",
    "discarded": "tile:tile",
    "drawn": "tile:tile",
    "reshuffled": "tiles:number",
    "placed": "tile:tile x:number y:number rotation:number",
    "volcano": "x:number y:number",
    "walk": "x:number y:number",
    "step": "step:number x:number y:number",
    "dead-end": "steps:number",
    "eaten": SPOT,
    "deployed": SPOT,
    "through-portal": SPOT,
    "sent-home": f"owner:seat {SPOT}",
    "fairy": "x:number y:number",
    "fairy-turn": "x:number y:number points:number",
    "fairy-bonus": "feature:feature x:number y:number points:number",
    "home": SPOT,
    "road": f"tiles:number {WHERE} points:number",
    "city": f"tiles:number shields:number {WHERE} points:number",
    "cloister": f"{WHERE} points:number",
    "open-road": f"tiles:number {WHERE} points:number",
    "open-city": f"tiles:number shields:number {WHERE} points:number",
    "open-cloister": f"neighbours:number {WHERE} points:number",
    "farm": f"cities:number {WHERE} points:number",
    "farm-city": f"{WHERE} points:number",
    "ask-place": "tile:tile",
    "ask-dragon": "step:number",
    "ask-action": FAIRY,
    "ask-action-no-followers": FAIRY,
    "ask-action-no-room": FAIRY,
    "ask-action-princess": FAIRY,
    "ask-action-volcano": FAIRY,
    "ask-portal": FAIRY,
    "outcome-points": "points:number",
    "outcome-shared": "points:number",
}


class Carcassonne(Game):
    """2–5 seats; draw a tile, place it, deploy, score. Nothing is hidden but the order of the pile."""

    def __init__(self, box: Box) -> None:
        data = box.data
        super().__init__("carcassonne", components.titles(data), components.seats(data), components.rules_version(data))
        self.box = box
        self.fingerprint = box.fingerprint()
        self.options = editions.options()
        self.bench = Bench([{"pd": "no"}], {})
        self._seen: tuple[bytes, Mapping[str, object]] = (b"", {})  # the last position looked at, and its view

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        s = CarcassonneState(seats, self.box, editions.bits(options))
        drawing.set_up(s)
        return s

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        return editions.told(cast(CarcassonneState, state).options)

    def actor(self, state: State) -> i64:
        return flow.actor(cast(CarcassonneState, state))

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(CarcassonneState, state)
        if s.phase == DRAW:
            return drawing.choices(s)
        if s.phase == PLACE:
            return placing.choices(s)
        return flow.extend_legal(s, vec[i64](capacity=FEW))

    def pick(self, state: State, actor: i64, source: Source) -> i64:
        s = cast(CarcassonneState, state)
        if s.phase == DRAW:
            return drawing.pick(s, source.below(s.left))
        if s.phase == PLACE:
            return placing.pick(s, source.below(placing.count(s)))
        found = flow.extend_legal(s, vec[i64](capacity=FEW))
        return found[source.below(len(found))]

    def why_not(self, state: State, seat: int, action: int) -> int:
        s = cast(CarcassonneState, state)
        kind = actions.checked_kind(action)
        if s.phase == OVER:
            return GAME_OVER
        if action == actions.PASS:
            return self._why_not_pass(s)
        if s.phase == ACTION and kind == actions.DEPLOY:
            return deploying.why_not(s, action)
        if s.phase == ACTION and kind == actions.FAIRY:
            return fairy.why_not(s, action)
        if s.phase == PLACE and kind == actions.PLACE:
            return placing.why_not(s, action)
        if s.phase == DRAGON and kind == actions.STEP:
            return dragon.why_not(s, action)
        if s.phase == PRINCESS and kind == actions.PRINCESS:
            return princess.why_not(s, action)
        if s.phase == DRAW and kind == actions.DRAW:
            return drawing.why_not(s, action)
        if s.phase == FIRST and kind == actions.FIRST:
            return drawing.why_not_first(s, action)
        return NOT_NOW

    def _why_not_pass(self, s: CarcassonneState) -> int:
        if s.phase == ACTION:
            return OK
        if s.phase == PRINCESS:
            return princess.why_not_pass(s)
        if s.phase == DRAGON:
            return dragon.MUST_MOVE
        return MUST_PLACE if s.phase == PLACE else NOT_NOW

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
        else:
            flow.first(s, actions.value(action))

    def weight(self, state: State, action: i64) -> i64:
        s = cast(CarcassonneState, state)
        if s.phase == DRAW:
            return s.pile[action]
        return 1

    def default(self, state: State, seat: int) -> int:
        return flow.default(cast(CarcassonneState, state))

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
        return position.write(cast(CarcassonneState, state))

    def from_position(self, text: str) -> State:
        return position.read(self.box, text)

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        position = state.encode()  # CA-1.6: the same for everybody at the table, so it is built once
        seen = self._seen
        if seen[0] != position:
            seen = (position, cast(Mapping[str, object], view.observe(cast(CarcassonneState, state))))
            self._seen = seen
        return cast(Mapping[str, object], view.fresh(seen[1]))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return state.copy()  # CA-1.6: the pile has no order, so nothing is hidden from anybody

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return asking.question(cast(CarcassonneState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        if kind == "tile":
            return self.box.tiles[value]
        return ROLES[value] if kind == "role" else FEATURES[value]

    def components(self) -> Mapping[str, object]:
        """Every tile of the sets in play with its printed geometry, at rotation 0."""
        sets = self.box.data["sets"]
        return {
            "tiles": self.box.printed,
            "sets": {name: {key: sets[name][key] for key in ("total", "provenance")} for name in ("base", "pd")},
            "rotation": self.box.data["rotation"],
            "followers": sets["base"]["figures_per_player"]["follower"],
        }
