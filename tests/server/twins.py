"""Twins: two true positions that a viewer cannot tell apart, at two tables, with the same said at both.

What the viewer's socket carries must be the same, byte for byte, as long as the viewer has learned nothing that tells
the positions apart. That ends where a view or a note differs, because something hidden was turned up or drawn.
"""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.server.inside import Inside, Line
from tests.server.playing import Json
from wawel import SPECTATOR, Game, Match
from wawel.core.rng import Rng

EVERY = 5  # steps of a random match from one look for a twin to the next
STEPS = 12  # decisions at two tables after the twin moment
TEXTS = 30  # actions of the match so far that a viewer tries
SELDOM = 5  # once in so many steps the viewer wants to take something back
EVERY_TABLES_OWN = {"table": "", "created": "", "commitment": ""}
JUNK = "✗ no such action"


@dataclass(frozen=True)
class Pair:
    """Two positions, and the seeds of what will be drawn, that look the same to a viewer."""

    game: str
    seats: int
    viewer: int
    positions: tuple[str, str]
    seeds: tuple[str, str]
    texts: tuple[str, ...]  # of actions in the match that led there; most of them are illegal by now


@dataclass
class Told:
    """What came of two dialogues: how much was compared, and where they differed though they must not."""

    messages: int = 0
    steps: int = 0
    learned: bool = False
    advised: bool = False
    differences: list[tuple[str, str]] = field(default_factory=list)


def pairs(rules: Game, seed: int) -> Iterator[Pair]:
    """Twins for every viewer in turn, from random matches with every number of seats.

    Where a game hides something, the positions differ. Otherwise only the future is hidden, so only the seeds differ.
    """
    rng, number = Rng(seed), 0
    while True:
        seats = rules.min_seats + number % (rules.max_seats - rules.min_seats + 1)
        match, number = Match(rules, seats, rng.below(1 << 30)), number + 1
        since, texts = rng.below(EVERY), deque[str](maxlen=TEXTS)
        while not match.over:
            since += 1
            viewer = number % (seats + 1) - 1
            other = rules.position(rules.resample(match.state(), viewer, rng)) if since >= EVERY else match.position
            if since >= EVERY and (other != match.position or not rules.secrets):
                since, number = 0, number + 1
                seeds = ("7", "7" if rules.secrets else "8")
                yield Pair(rules.id, seats, viewer, (match.position, other), seeds, tuple(texts))
            seat = match.waiting[rng.below(len(match.waiting))]
            actions = match.legal(seat)
            texts.append(match.format(seat, actions[rng.below(len(actions))]))
            match.play(seat, actions[rng.below(len(actions))])


class Tables:
    """Two tables, one for each twin, with everybody connected."""

    def __init__(self, pair: Pair, rng: Rng) -> None:
        self._pair = pair
        self._rng = rng
        self._lines: list[dict[int, Line]] = []
        self._compared = 0
        self.told = Told()

    async def talk(self, server: Inside, **table: bool) -> Told:
        """Play on at both tables, and compare what the viewer hears."""
        infos: list[Json] = []
        for position, seed in zip(self._pair.positions, self._pair.seeds, strict=True):
            made = await self._opened(server, position, seed, table)
            self._lines.append(await self._seated(server, made))
            infos.append({**(await server.http.get(f"/api/tables/{made['table']}")).json(), **EVERY_TABLES_OWN})
            if table.get("hints") and self._pair.viewer != SPECTATOR:
                self._lines[-1][self._pair.viewer].say(type="hint", id=999, seat=self._pair.viewer)
        assert infos[0] == infos[1]
        while not self.told.learned and not self.told.differences and self.told.steps < STEPS:
            await self._try()
            if not self._compare(strictly=True) or not await self._step():
                break
            self.told.steps += self._compare(strictly=False)
        return self.told

    async def _opened(self, server: Inside, position: str, seed: str, table: dict[str, bool]) -> Json:
        kinds, pair = ["link"] * self._pair.seats, self._pair
        return await server.open(*kinds, game=pair.game, position=position, seed=seed, **table)

    async def _seated(self, server: Inside, made: Json) -> dict[int, Line]:
        keys = {invite["seat"]: invite["token"] for invite in made["invites"]}
        # the viewer comes last, so nothing depends on when the others come
        order = [seat for seat in (SPECTATOR, *keys) if seat != self._pair.viewer] + [self._pair.viewer]
        return {seat: await server.join(made["table"], keys.get(seat)) for seat in order}

    async def _try(self) -> None:
        """The viewer asks about and tries what others may do, and what nobody may."""
        viewer, id = self._pair.viewer, 1000 + self.told.steps
        if viewer == SPECTATOR:
            return
        own = self._lines[0][viewer].frame["actions"]
        tries = [JUNK, *self._some(own), *self._some(self._pair.texts), *self._some(self._pair.texts)]
        for lines in self._lines:
            for seat, other in lines.items():
                if seat != viewer:
                    tries += self._some(other.frame["actions"])
        back = self._rng.below(SELDOM) == 0
        for lines in self._lines:
            line = lines[viewer]
            for text in tries:
                line.say(type="why", id=id, seat=viewer, text=text)
                if text not in own:
                    line.say(type="play", id=id, seat=viewer, text=text)
            if back:
                line.say(type="undo", id=id, seat=viewer, whole_turn=True)
            for each in (line, *lines.values()):
                await each.settle()

    async def _step(self) -> bool:
        """Make a decision that is possible at both tables; false if there is none."""
        both = [lines[SPECTATOR].frame["waiting"] for lines in self._lines]
        for seat in self._shuffled(both[0]):
            choices = [lines[seat].frame["actions"] for lines in self._lines]
            common = [text for text in choices[0] if text in choices[1]]
            if seat in both[1] and common:
                text = common[self._rng.below(len(common))]
                for lines in self._lines:
                    lines[seat].say(type="play", id=self.told.steps, seat=seat, text=text)
                    for line in (lines[seat], *lines.values()):
                        await line.settle()
                return True
        return False

    def _compare(self, strictly: bool) -> bool:
        """Compare what the viewer has heard since the last time; false if the dialogues are over.

        After a decision the viewer may have learned something; otherwise nothing may differ.
        """
        one, other = (lines[self._pair.viewer].heard[self._compared :] for lines in self._lines)
        self._compared += len(one)
        for texts in zip(one, other, strict=False):
            if _plain(texts[0]) == _plain(texts[1]):
                self.told.messages += 1
                self.told.advised |= '"type":"advice"' in texts[0]
            elif _learned(*texts, strictly):
                self.told.learned = True
                break
            else:
                self.told.differences.append(texts)
        else:
            if len(one) != len(other):
                self.told.differences.append((one[-1], other[-1]))
        return not self.told.learned and not self.told.differences

    def _some(self, texts: Sequence[str]) -> list[str]:
        return [texts[self._rng.below(len(texts))]] if texts else []

    def _shuffled(self, seats: list[int]) -> list[int]:
        start = self._rng.below(len(seats)) if seats else 0
        return seats[start:] + seats[:start]


def _plain(text: str) -> str:
    """A message as it is; a welcome without what every table has for itself."""
    message: Json = json.loads(text)
    if message["type"] != "welcome":
        return text
    return json.dumps({**message, "table": {**message["table"], **EVERY_TABLES_OWN}})


def _learned(one: str, other: str, strictly: bool) -> bool:
    """Whether two frames tell different things about the game itself: what is seen, or what has happened.

    Strictly, only frames that answer a decision may: what was tried can be legal in other words (`2,1/0`, `2,1`).
    """
    messages: list[Json] = [json.loads(text) for text in (one, other)]
    if {message["type"] for message in messages} != {"frame"}:
        return False
    answers = all(message["ack"] is not None for message in messages)
    differ = any(messages[0][part] != messages[1][part] for part in ("view", "notes"))
    return differ and (answers or not strictly)
