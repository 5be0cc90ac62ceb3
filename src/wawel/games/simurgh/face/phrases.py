"""What is printed on Simurgh's components, and its actions, in words."""

from collections.abc import Mapping
from typing import Any, Final, cast

from wawel.cli import words
from wawel.cli.boards.drawing import word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.simurgh.face.tables import Sayer

say: Final = Speech("simurgh")

BARE: Final = {
    "skip": "terminal-skip",
    "done": "board-done",
    "end": "board-end",
    "pass": "board-pass",
    "none": "terminal-none",
}
ON_TILE: Final = {
    "lay": "terminal-lay",
    "draft": "terminal-choose",
    "pick": "terminal-choose",
    "keep": "terminal-choose",
    "mark": "terminal-mark",
}
ON_AREA: Final = {"remove": "terminal-remove", "area": "terminal-area", "explore": "terminal-explore"}
GOODS: Final = {"pay": "terminal-pay", "get": "terminal-get"}
PUT_BACK: Final = {"top": "terminal-top", "bottom": "terminal-bottom"}


class Printed:
    """The components of a game with their texts."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._say = Sayer(words.language())
        parts = cast(Mapping[str, list[dict[str, Any]]], game.components())
        self._tiles = {int(tile["id"]): tile for tile in parts["tile"]}
        self._dragons = {str(row["key"]): row for row in parts["dragon_type"]}
        self._city = {str(row["key"]): row for row in parts["city_space"]}
        self._areas = {f"w{row['id']}": row for row in parts["wild_area"]}
        self._market = {int(row["id"]): row for row in parts["scout_area"]}
        self._monument = {int(row["id"]): row for row in parts["objective_space"]}

    def word(self, kind: str, id: str | int) -> str:
        """The name of a component; "w5.1" is the message space-w5-1."""
        return word_of(self._game, kind, str(id).replace(".", "-"))

    def name(self, tile: int) -> str:
        """The name of any tile: an action tile, a dragon or an objective."""
        row = self._tiles[tile]
        if row["type"] == "dragon":
            return f"{self.word('dragon', row['dragon'])} ({tile})"
        return self.word("objective" if row["type"] == "objective" else "tile", tile)

    def effect(self, tile: int) -> str:
        """Everything that an action tile, a dragon or an objective offers."""
        row = self._tiles[tile]
        if row["type"] == "dragon":
            return " · ".join(self.ability(tile, slot) for slot in range(3))
        if row["type"] == "objective":
            return self._compared(row)
        return " · ".join(self.space(tile, number) for number in range(len(row.get("levels") or row["spaces"])))

    def city(self, key: str) -> str:
        """What a space of the city takes and gives."""
        return self._say.space(self._city[key])

    def space(self, tile: int, number: int) -> str:
        """The same for a space of an action tile, or for a level of an exploration tile."""
        row = self._tiles[tile]
        if "levels" in row:
            return self._say.space({"pay": row["move_cost"], **row["levels"][number]})
        return self._say.space(row["spaces"][number])

    def ability(self, tile: int, slot: int) -> str:
        """What an ability of a dragon does."""
        return self._say.ability(self._dragons[self._tiles[tile]["dragon"]]["abilities"][slot])

    def bonus(self, area: str) -> str:
        """What you get for laying a tile in an area of the wilds."""
        return self._say.bundle(self._areas[area]["bonus"])

    def price(self, number: int) -> str:
        """What a market tile costs and brings."""
        return self._say.space(self._market[number])

    def reward(self, number: int) -> str:
        """What an objective space costs and brings."""
        return self._say.space(self._monument[number])

    def objective(self, tile: int) -> str:
        """An objective and what it compares."""
        return f"{self.word('objective', tile)}: {self._compared(self._tiles[tile])}"

    def _compared(self, row: dict[str, Any]) -> str:
        shown = ", ".join(self.word("dragon", key) for key in row.get("depicted", []))
        points = "/".join(str(number) for number in row["points"])
        return f"{shown or self.word('metric', row['metric'])} ({points})"

    def goods(self, text: str) -> str:
        """A bundle in notation, such as "2wood+1stone"."""
        goods: list[str] = []
        for part in text.split("+"):
            thing = part.lstrip("0123456789")
            goods.append(self.word("goods", f"{thing}-{part.removesuffix(thing)}"))
        return " + ".join(goods)


def phrase(printed: Printed, text: str) -> str:
    """An action in words."""
    if text in BARE:
        return say(BARE[text])
    vassal, at, space = text.partition("@")
    recalled = vassal.removeprefix("recall:")
    if at and recalled != vassal:
        return say("terminal-recall", vassal=printed.word("vassal", recalled), space=printed.word("space", space))
    if at:
        return f"{printed.word('vassal', vassal)}: {printed.word('space', space)}"
    kind, _, rest = text.partition(":")
    if kind in ON_TILE:
        return say(ON_TILE[kind], what=printed.name(int(rest)))
    if kind in ON_AREA:
        return say(ON_AREA[kind], area=printed.word("area", rest))
    if kind in GOODS:
        return say(GOODS[kind], goods=printed.goods(rest))
    return _rarer(printed, kind, rest) or text


def _rarer(printed: Printed, kind: str, rest: str) -> str:
    if kind in ("use", "unmark"):
        tile, slot = int(rest[:-1]), "abc".index(rest[-1])
        ability = f"{printed.name(tile)}: {printed.ability(tile, slot)}"
        return say("terminal-unmark", ability=ability) if kind == "unmark" else ability
    if kind in ("return", "give"):
        number, _, where = rest.partition("/")
        return say(PUT_BACK[where], tile=printed.name(int(number)))
    if kind == "objective":
        number, _, space = rest.partition("/")
        return say("terminal-set-objective", objective=printed.objective(int(number)), space=int(space))
    if kind == "buy" and rest == "deck":
        return say("terminal-buy-deck")
    if kind in ("buy", "take"):
        return say("terminal-buy" if kind == "buy" else "terminal-take", area=int(rest))
    if kind == "drop":
        return say("terminal-drop", good=printed.word("good", rest))
    if kind == "spend":
        return say("terminal-spend", space=printed.word("space", rest))
    return printed.name(int(rest)) if kind == "tile" else ""
