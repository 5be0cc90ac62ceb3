"""The table of a second, slow reading of the sheet: pieces, pile and points, moved by `referee.py`."""

from collections import Counter
from typing import Any

from tests.games.carcassonne.slow import PRINTED, Node, Slow
from wawel.games.carcassonne import GAME

Cell = tuple[int, int]
Piece = tuple[int, str, Node]  # seat, figure, where
FOLLOWERS = ("follower", "large")
QUARTER = {"city": "castle", "road": "blacksmith", "cloister": "cathedral", "field": "market"}


class Table:
    """Everything on the table; `actor` is a seat, or None for chance and at the end."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats, self.options = seats, options
        self.sets = options["sets"].split("+")
        self.phase, self.turn, self.mover = "first", 0, 0
        self.tiles: list[dict[str, Any]] = []
        self.pieces: list[Piece] = []
        self.home = [Counter(follower=7) for _ in range(seats)]
        for supply in self.home:
            supply.update(["large"] if "ic" in self.sets else [])
            supply.update(["builder", "pig"] if "tb" in self.sets else [])
        self.quarters: Counter[tuple[int, str, str]] = Counter()  # seat, quarter, figure
        self.count = "castle"
        self.points = [0] * seats
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.cards: dict[str, tuple[int, int]] = {}  # seat, size
        self.dragon: Cell | None = None
        self.fairy: Cell | None = None
        self.ward: Piece | None = None
        self.visited: list[Cell] = []
        self.second, self.removed, self.through = "", False, False
        self.passed: set[int] = set()
        self.drawn = ""
        self.aside: Counter[str] = Counter()
        self.pile: Counter[str] = Counter()
        self._set_up()

    def _set_up(self) -> None:
        for name in ("base", *self.sets):
            for tile in GAME.parts.data["sets"][name]["tiles"] if name != "none" else []:
                if "at" in tile:
                    self.tiles.append({"id": tile["id"], "x": tile["at"][0], "y": tile["at"][1], "rotation": 0})
                else:
                    self.pile[tile["id"]] += tile["n"]
        self.pile["BA-D"] -= 1
        if "river" in self.sets:
            self.pile["RI-S"] -= 1
        if not self.tiles:
            self.tiles.append({"id": "RI-S" if "river" in self.sets else "BA-D", "x": 0, "y": 0, "rotation": 0})
        self.map = Slow(self.tiles)

    @property
    def actor(self) -> int | None:
        if self.phase in ("first", "draw", "over"):
            return None
        return self.mover if self.phase in ("dragon", "back", "market") else self.turn

    @property
    def last(self) -> Cell:
        return self.tiles[-1]["x"], self.tiles[-1]["y"]

    @property
    def symbol(self) -> str:
        """Of the tile just placed."""
        return str(PRINTED[self.tiles[-1]["id"]].get("symbol", ""))

    def feature(self, node: Node) -> frozenset[Node]:
        return frozenset(self.map.features[self.map.of[node]])

    def on(self, nodes: frozenset[Node], *figures: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece[2] in nodes and piece[1] in (figures or FOLLOWERS)]

    def closed(self) -> list[frozenset[Node]]:
        """CA-8.1: what the tile just placed completed."""
        near = {(self.last[0] + x, self.last[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        found = []
        for nodes in self.map.features:
            kind, cells = self.map.kind[next(iter(nodes))], {node[:2] for node in nodes}
            if kind != "field" and cells & (near if kind == "cloister" else {self.last}):
                found += [] if self.map.open_ends(nodes) else [frozenset(nodes)]
        return found

    def take(self, piece: Piece) -> None:
        self.pieces.remove(piece)
        self.home[piece[0]][piece[1]] += 1
        self.ward = None if piece == self.ward else self.ward

    def tidy(self) -> None:
        """CA-10.3.6: builders and pigs do not stay alone."""
        for piece in [piece for piece in self.pieces if piece[1] not in FOLLOWERS]:
            if not any(other[0] == piece[0] for other in self.on(self.feature(piece[2]))):
                self.take(piece)
