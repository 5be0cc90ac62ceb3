"""Simurgh as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.game import CHANCE, NOBODY, OK, Ask, Bench, Game, Outcome, Reason, Score, State, pick_from_choices
from wawel.core.options import CHOICE, FLAG, Option
from wawel.core.rng import Source
from wawel.core.vectors import index
from wawel.games.simurgh import asking, belief, choices, notation, position, scoring, view
from wawel.games.simurgh.components import AREAS, FIRST_DRAGON, LENGTHS, MODE_NAMES, Components
from wawel.games.simurgh.reasons import GAME_OVER, REASONS
from wawel.games.simurgh.rules import flow, setup
from wawel.games.simurgh.state import DRAW, NO_COMMIT, OVER, PICK, SimurghState

ARGUMENTS: Final = {
    "dealt": "tile:tile",
    "offered": "tile:tile",
    "kept-power": "tile:tile",
    "drafted": "tile:tile",
    "turned-up": "tile:tile area:number",
    "took-tile": "tile:tile area:number",
    "drew-tile": "tile:tile",
    "drew-dragon": "dragon:dragon",
    "drew-objective": "objective:objective",
    "dragon": "dragon:dragon markers:number",
    "returned-dragon-top": "dragon:dragon",
    "returned-dragon-bottom": "dragon:dragon",
    "returned-objective-top": "objective:objective",
    "returned-objective-bottom": "objective:objective",
    "gave-top": "tile:tile",
    "gave-bottom": "tile:tile",
    "placed": "vassal:vassal space:space",
    "recalled": "vassal:vassal space:space",
    "spent": "vassal:vassal",
    "spent-from": "vassal:vassal space:space",
    "paid": "goods:goods*",
    "gained": "goods:goods*",
    "paid-points": "points:number",
    "scored": "points:number",
    "ability": "dragon:dragon slot:number",
    "marked": "dragon:dragon slot:number",
    "unmarked": "dragon:dragon slot:number",
    "markers-lost": "markers:number",
    "laid": "tile:tile area:area",
    "chronicle": "tile:tile count:number",
    "explored": "tile:tile level:number",
    "objective": "objective:objective place:number",
    "replaced": "before:objective objective:objective place:number",
    "scored-objective": "objective:objective place:number value:number points:number",
    "scored-resources": "resources:number points:number",
    "held": "tiles:tile*",
    "ask-power": "last:number",
    "ask-place": "tile:tile",
    "ask-remove": "tile:tile",
    "ask-area": "tile:tile",
    "ask-give": "count:number",
    "ask-drop": "count:number",
    "ask-spend": "vassal:vassal",
    "ask-mark": "count:number",
    "ask-unmark": "count:number",
    "ask-keep": "markers:number",
    "score-objective": "objective:objective",
    "outcome-points": "points:number",
    "outcome-agreed": "points:number",
    "outcome-markers": "points:number markers:number",
    "outcome-shared": "points:number markers:number",
}


class Simurgh(Game):
    """2-5 seats, one after the other."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__("simurgh", components.titles(data), components.seats(data), components.rules_version(data))
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.options = [
            Option("mode", CHOICE, "spearman", list(MODE_NAMES), "SI-2.4"),
            Option("length", CHOICE, "short", list(LENGTHS), "SI-15.1"),
            Option("shared", FLAG, "no", [], "SI-15.6"),
            Option("areas", CHOICE, "printed", ["printed", "4", "5", "6"], "SI-2.6"),
        ]
        self.secrets = True
        self.bench = Bench([{"mode": "dragonlord"}], {"look-ahead": "wawel.games.simurgh.rules.ahead"})  # SI-3.7
        self.reconstructed = view.reconstructed(parts)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        mode, length = MODE_NAMES.index(options["mode"]), LENGTHS.index(options["length"])
        return setup.new_game(
            seats, self.parts, mode, length, options["shared"] == "yes", open_areas(self.parts, seats, options["areas"])
        )

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        s = cast(SimurghState, state)
        told = {"mode": MODE_NAMES[s.mode], "length": LENGTHS[s.length], "shared": "yes" if s.shared else "no"}
        areas = [area for area in (wanted["areas"], "printed") if open_areas(self.parts, s.seats, area) == s.areas]
        return {**told, "areas": areas[0] if areas else str(s.areas)}

    def actor(self, state: State) -> i64:
        s = cast(SimurghState, state)
        if s.phase <= DRAW:
            return CHANCE
        if s.phase == OVER:
            return NOBODY
        return index(s.commits, NO_COMMIT) if s.phase == PICK else s.seat

    def waiting(self, state: State) -> list[int]:
        s = cast(SimurghState, state)
        if s.phase == PICK:
            return [seat for seat in range(s.seats) if s.commits[seat] == NO_COMMIT]
        return [s.seat] if DRAW < s.phase < OVER else []

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

    def idle(self, state: State, seat: int) -> int:
        s = cast(SimurghState, state)
        if s.phase == PICK:
            return setup.NOT_DEALT
        return GAME_OVER if s.phase == OVER else OK

    def default(self, state: State, seat: int) -> int:
        return choices.default(cast(SimurghState, state), seat)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(SimurghState, state))

    def tally(self, state: State) -> list[Score]:
        return scoring.tally(cast(SimurghState, state))

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(SimurghState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, text)

    def position(self, state: State) -> str:
        return position.write(cast(SimurghState, state))

    def from_position(self, text: str) -> State:
        return position.read(self.parts, text)

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        return cast(Mapping[str, object], view.observe(cast(SimurghState, state), seat))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return belief.resample(cast(SimurghState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        return asking.ask(cast(SimurghState, state))

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        if kind == "vassal":
            return notation.VASSALS[value]
        if kind == "space":
            return notation.space(self.parts, value).replace(".", "-")
        if kind == "area":
            return f"w{value + 1}"
        if kind == "goods":
            return notation.goods_name(value)
        if kind == "dragon":
            return self.parts.dragons[self.parts.dragon_type[value - FIRST_DRAGON]]
        return str(value)

    def components(self) -> Mapping[str, object]:
        return view.components(self.parts)


def open_areas(parts: Components, seats: int, option: str) -> int:
    """SI-2.6, SI-10.1: areas printed for this number of players, or as many as the table wants."""
    if option != "printed":
        return int(option)
    return len([area for area in range(AREAS) if parts.min_players[area] <= seats])
