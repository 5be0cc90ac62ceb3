"""Dragonkeepers as a Game: wires the parts together, no rules of its own."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadOption
from wawel.core.game import CHANCE, NOBODY, OK, Ask, Game, Outcome, Reason, Score, State, pick_from_choices
from wawel.core.numerals import whole
from wawel.core.options import CHOICE, TEXT, Option
from wawel.core.rng import Source
from wawel.games.dragonkeepers import actions, belief, catalogue, notation, position, scoring, view
from wawel.games.dragonkeepers.components import CHESTS, ITEMS, PEARLS, SIDES, Components
from wawel.games.dragonkeepers.reasons import GAME_OVER, NOT_DRAWN, REASONS
from wawel.games.dragonkeepers.rules import book, flow, modify, play, setup, take
from wawel.games.dragonkeepers.state import MODIFY, OUT, OVER, PLAY, TAKE, TURN, KeepersState, start

ARGUMENTS: Final = {
    "display": "side:side card:card",
    "page": "side:side back:back pile:number",
    "fragments": "removed:number left:number",
    "chest": "chest:chest",
    "dealt": "card:card",
    "turn": "turn:number",
    "take": "side:side card:card",
    "put": "side:side card:card",
    "new-stack": "colour:colour end:end",
    "play": "colour:colour cards:card*",
    "crest": "points:number",
    "fragment": "value:number ring:number",
    "amulet": "done:number needed:number",
    "pearl": "pearl:pearl",
    "egg": "points:number",
    "run-out": "item:item",
    "chest-used": "chest:chest cost:number",
    "blown-under": "side:side card:card",
    "returned": "card:card",
    "last-amulet": "needed:number",
    "idle": "turns:number",
    "final-fragments": "count:number points:number",
    "final-pearls": "pearl:pearl count:number points:number",
    "egg-turned": "worth:number points:number",
    "ask-take": "taken:number",
    "ask-modify": "number:number hue:hue items:item*",
    "ask-play": "number:number hue:hue items:item*",
    "ask-follow": "number:number hue:hue items:item*",
    "score-pearls": "pearl:pearl",
    "outcome-points": "points:number",
    "outcome-cards": "points:number cards:number",
    "outcome-shared": "points:number cards:number",
}


class FirstSeat(Option):
    """DK-2.5: "random", or the number of a seat at this table."""

    def canonical(self, value: object, seats: int) -> str:
        text = str(value).strip()
        if text == self.default or whole(text, seats - 1) >= 0:
            return text
        raise BadOption(
            "option {name} is random or a seat from 0 to {last}, not {text!r}",
            self.rule,
            {"name": self.name, "last": seats - 1, "text": text},
            self.name,
        )


class NamedChests(Option):
    """DK-9.1: chests by name, "thrift,gate", in the order of the data file; "" for none."""

    def canonical(self, value: object, seats: int) -> str:
        names = [name.strip() for name in str(value).split(",") if name.strip()]
        for name in names:
            if name not in CHESTS:
                raise BadOption(
                    "option {name}: no chest is called {chest!r}, but {known}",
                    self.rule,
                    {"name": self.name, "chest": name, "known": ", ".join(CHESTS)},
                    self.name,
                )
        return ",".join([chest for chest in CHESTS if chest in names])


class Dragonkeepers(Game):
    """2–4 seats, one after the other, everybody may follow."""

    def __init__(self, parts: Components) -> None:
        data = parts.data
        super().__init__(
            "dragonkeepers", components.titles(data), components.seats(data), components.rules_version(data)
        )
        self.parts = parts
        self.fingerprint = parts.fingerprint()
        self.options = [
            FirstSeat("first", TEXT, "random", [], "DK-2.5"),
            Option("chests", CHOICE, "none", ["none", "1", "2", "3", "4", "5", "6"], "DK-9.1"),
            NamedChests("named", TEXT, "", [], "DK-9.1"),
        ]
        self.secrets = True
        self.reconstructed = catalogue.reconstructed(parts)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        s = start(self.parts, seats)
        if options["first"] != "random":
            s.first = int(options["first"])
        named = [name for name in options["named"].split(",") if name]
        for name in named:
            s.chests |= 1 << CHESTS.index(name)
        wanted = 0 if options["chests"] == "none" else int(options["chests"])
        s.to_reveal = min(wanted, len(CHESTS) - len(named))
        flow.begin(self.parts, s)
        return s

    def options_of(self, state: State, wanted: Mapping[str, str]) -> dict[str, str]:
        s = cast(KeepersState, state)
        known_first = str(s.first) if s.first >= 0 else "random"
        first = wanted["first"] if wanted["first"] in ("random", known_first) else known_first
        named = [name for name in wanted["named"].split(",") if name]
        dealt = min(0 if wanted["chests"] == "none" else int(wanted["chests"]), len(CHESTS) - len(named))
        known = [CHESTS[chest] for chest in range(len(CHESTS)) if s.chests >> chest & 1]
        if all(name in known for name in named) and len(known) + s.to_reveal == len(named) + dealt >= s.to_reveal:
            return {"first": first, "chests": wanted["chests"], "named": wanted["named"]}
        return {"first": first, "chests": str(s.to_reveal) if s.to_reveal else "none", "named": ",".join(known)}

    def actor(self, state: State) -> i64:
        s = cast(KeepersState, state)
        if s.phase < TAKE:
            return CHANCE
        return NOBODY if s.phase == OVER else s.who

    def choices(self, state: State, seat: i64) -> vec[i64]:
        s = cast(KeepersState, state)
        if s.phase < TAKE:
            return flow.draws(self.parts, s)
        if s.phase == TAKE:
            return take.legal(self.parts, s)
        return modify.legal(self.parts, s) if s.phase == MODIFY else play.legal(self.parts, s)

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
        s = cast(KeepersState, state)
        if s.phase == OVER:
            return GAME_OVER
        if s.phase < TAKE:
            return OK if action in list(flow.draws(self.parts, s)) else NOT_DRAWN
        if action < 0 or seat != s.who:
            return flow.NOT_NOW
        return flow.why_not(self.parts, s, actions.within_reach(action))

    def apply(self, state: State, seat: i64, action: i64) -> None:
        s = cast(KeepersState, state)
        if s.phase < TAKE:
            flow.draw(self.parts, s, action)
        else:
            flow.act(self.parts, s, action)

    def weight(self, state: State, action: i64) -> i64:
        return flow.weight(self.parts, cast(KeepersState, state), action)

    def default(self, state: State, seat: int) -> int:
        s = cast(KeepersState, state)
        if s.phase == TAKE:
            return take.default(s)
        return actions.DONE if s.phase == MODIFY else actions.PASS

    def scores(self, state: State) -> list[int]:
        return scoring.scores(self.parts, cast(KeepersState, state))

    def tally(self, state: State) -> list[Score]:
        return scoring.tally(self.parts, cast(KeepersState, state))

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(self.parts, cast(KeepersState, state))

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format(self.parts, cast(KeepersState, state), action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.parts, cast(KeepersState, state), text)

    def position(self, state: State) -> str:
        return position.write(self.parts, cast(KeepersState, state))

    def from_position(self, text: str) -> State:
        return position.read(self.parts, text)

    def observe(self, state: State, seat: int) -> Mapping[str, object]:
        return cast(Mapping[str, object], view.observe(self.parts, cast(KeepersState, state), seat))

    def resample(self, state: State, seat: int, rng: Source) -> State:
        return belief.resample(self.parts, cast(KeepersState, state), seat, rng)

    def reason(self, code: int) -> Reason:
        return REASONS[code]

    def ask(self, state: State, seat: int) -> Ask:
        s = cast(KeepersState, state)
        if s.phase == TAKE:
            return Ask("fourth", "DK-4.3", []) if s.takes == take.MOST else Ask("take", "DK-4.2", [s.takes])
        number = book.number(self.parts, s)
        task = [number, book.colour(self.parts, s), *self.parts.rewards[number - 1]]
        if s.phase == MODIFY:
            return Ask("modify", "DK-4.4", task)
        return Ask("play", "DK-4.5", task) if s.phase == PLAY else Ask("follow", "DK-4.6", task)

    def arguments(self, key: str) -> str:
        return ARGUMENTS.get(key, "")

    def name_of(self, kind: str, value: int) -> str:
        if kind == "card":
            return self.parts.cards[value]
        if kind == "back":
            return self.parts.backs[value]
        if kind == "colour" or kind == "hue":
            return self.parts.colours[value]
        names = {"side": SIDES, "end": actions.ENDS, "item": ITEMS, "pearl": PEARLS, "chest": CHESTS}
        return names[kind][value]

    def components(self) -> Mapping[str, object]:
        return catalogue.components(self.parts)
