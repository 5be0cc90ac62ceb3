"""The map recomputed from the printed tiles, slowly and not the way the rules do it: by flooding across borders."""

from typing import Any, cast

from wawel.games.carcassonne import GAME

PRINTED = {tile["id"]: cast(dict[str, Any], tile) for tile in GAME.components()["tiles"]}
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
TOUCH = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}

Node = tuple[int, int, int]  # x, y, segment
WALLS = -1  # the City of Carcassonne among the cities beside a field


class Slow:
    """Every feature as a set of nodes, found by flooding."""

    def __init__(self, tiles: list[dict[str, Any]]) -> None:
        self.at = {(tile["x"], tile["y"]): tile for tile in tiles}
        self.ports: dict[Node, list[tuple[str, Any]]] = {}
        self.kind: dict[Node, str] = {}
        self.segment: dict[Node, dict[str, Any]] = {}
        for tile in tiles:
            self._add(tile)
        self.owner = {(node[:2], port): node for node, ports in self.ports.items() for port in ports}
        self.features: list[set[Node]] = []
        seen: set[Node] = set()
        for node in self.ports:
            if node not in seen:
                self.features.append(self._flood(node))
                seen |= self.features[-1]
        self.of = {node: place for place, nodes in enumerate(self.features) for node in nodes}

    def _add(self, tile: dict[str, Any]) -> None:
        printed, turn = PRINTED[tile["id"]], tile["rotation"]
        number = 0
        for kind, key in (("city", "cities"), ("road", "roads"), ("field", "fields")):
            for segment in printed.get(key, []):
                node = (tile["x"], tile["y"], number)
                if kind == "field":
                    self.ports[node] = [("half", (int(half) + 2 * turn) % 8) for half in segment["h"]]
                else:
                    self.ports[node] = [(kind, SIDES[(SIDES.index(side) + turn) % 4]) for side in segment["e"]]
                self.kind[node], self.segment[node] = kind, segment
                number += 1
        if printed.get("cloister"):
            node = (tile["x"], tile["y"], number)
            self.ports[node], self.kind[node], self.segment[node] = [], "cloister", {}

    def beyond(self, node: Node, port: tuple[str, Any]) -> Node | None:
        """The node on the other side of a border, if a tile lies there."""
        kind, where = port
        side = where if kind != "half" else SIDES[where // 2]
        other = (node[0] + STEP[side][0], node[1] + STEP[side][1])
        if other not in self.at:
            return None
        return self.owner[(other, (kind, TOUCH[where] if kind == "half" else ACROSS[side]))]

    def _flood(self, start: Node) -> set[Node]:
        found, todo = {start}, [start]
        while todo:
            node = todo.pop()
            for port in self.ports[node]:
                other = self.beyond(node, port)
                if other is not None and other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    def open_ends(self, nodes: set[Node]) -> int:
        first = next(iter(nodes))
        if self.kind[first] == "cloister":
            return 8 - self.neighbours(first)
        return sum(self.beyond(node, port) is None for node in nodes for port in self.ports[node])

    def neighbours(self, node: Node) -> int:
        """Filled cells around a tile."""
        around = [(node[0] + dx, node[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return sum(cell in self.at for cell in around)

    def size(self, nodes: set[Node]) -> int:
        return len({node[:2] for node in nodes})

    def shields(self, nodes: set[Node]) -> int:
        return sum(int(self.segment[node].get("shield", 0)) for node in nodes)

    def cities(self, nodes: set[Node]) -> set[int]:
        """Completed cities that a field borders, as indexes in `features`, or WALLS."""
        found: set[int] = set()
        for x, y, number in nodes:
            if self.segment[(x, y, number)].get("carcassonne"):
                found.add(WALLS)
            for city in self.segment[(x, y, number)].get("c", []):
                place = self.of[(x, y, city)]
                if self.open_ends(self.features[place]) == 0:
                    found.add(place)
        return found

    def worth(self, nodes: set[Node], options: dict[str, str]) -> int:
        """CA-8.3 to CA-8.6, CA-9.3, CA-11: what a city, road or cloister pays, complete or as it stands."""
        first = next(iter(nodes))
        if self.kind[first] == "cloister":
            return 1 + self.neighbours(first)
        size = self.size(nodes) + self.shields(nodes)
        grand = self.has(nodes, "inn") or self.has(nodes, "cathedral")
        if self.open_ends(nodes):
            return 0 if grand and options.get("ic_final") == "zero" else size
        if self.kind[first] == "road":
            return size * (2 if grand else 1)
        small = self.size(nodes) == 2 and options["two_tile_city"] == "2"
        return size * (3 if grand else 1 if small else 2)

    def has(self, nodes: set[Node], symbol: str) -> bool:
        return any(self.segment[node].get(symbol) for node in nodes)
