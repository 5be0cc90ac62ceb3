"""Carcassonne as a picture: the map with everybody on it, the tile to place, the seats."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from wawel.cli.boards.drawing import word_of
from wawel.cli.pictures import Picture
from wawel.cli.pictures.art import TOKENS
from wawel.cli.pictures.sheet import PANEL, SOFT, WIDTH, Sheet, seat_colours
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.carcassonne.face.plots import draw_city
from wawel.games.carcassonne.face.scenery import Scene
from wawel.games.carcassonne.view.observe import FigureView, View

say: Final = Speech("carcassonne")

MARGIN: Final = 24
LARGEST: Final = 112.0  # a tile, in pixels
TALLEST: Final = 720.0  # the map
FIELD, FURROW, ROAD, ROAD_EDGE = "#bbcb8e", "#a5ba74", "#f7ebcd", "#c7a873"
TOWN, WALL, STONE, WATER, BANK = "#e2a770", "#f8e9c8", "#6e4327", "#7fb0cf", "#4f86ae"
ROOFS: Final = ("vermilion", "plum", "saffron")
FIGURES: Final = {"large": ("ca-large", 1.05), "builder": ("ca-builder", 1.1), "pig": ("ca-pig", 1.1)}
TILE: Final = (0.0, 0.0, 100.0, 100.0)
BEASTS: Final = {"ca-dragon": (0.6, 16, 36), "ca-fairy": (1.0, 50, 50)}  # size and place on a tile
STAMPS: Final = {"dragon": "ca-stamp-dragon", "portal": "ca-stamp-portal"}


class CarcassonnePicture(Picture):
    """The map is as large as the sheet allows."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        seen = cast(View, view)
        listed = cast(list[dict[str, Any]], game.components()["tiles"])
        printed = {tile["id"]: tile for tile in listed}
        top = _head(game, seen, printed, sheet)
        bottom = top + _map(seen, printed, sheet, top)
        return _seats(game, seen, names, sheet, bottom + 16) + MARGIN


def _head(game: Game, view: View, printed: Mapping[str, Any], sheet: Sheet) -> float:
    sheet.text(MARGIN, 46, say("terminal-left", tiles=view["left"]), 20, title=True)
    if view["tile"] is None:
        return 64
    x = WIDTH - MARGIN - 72
    with sheet.window(x, 14, 72, 72, TILE):
        _tile(sheet, Scene(printed[view["tile"]], 0))
    text = f"{say('terminal-tile')}: {word_of(game, 'tile', view['tile'])}"
    sheet.text(x - 12, 46, text, 14, SOFT, "end", width=440)
    return 98


def _map(view: View, printed: Mapping[str, Any], sheet: Sheet, top: float) -> float:
    """Draw the map; returns its height."""
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]] + [(place["x"], place["y"]) for place in view["places"]]
    columns, rows = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    size = min(LARGEST, (WIDTH - 2 * MARGIN) / wide, TALLEST / high)
    left = (WIDTH - size * wide) / 2
    with sheet.moved(left - min(columns) * size, top - min(rows) * size, size / 100):
        scenes = {(tile["x"], tile["y"]): Scene(printed[tile["id"]], tile["rotation"]) for tile in view["tiles"]}
        for (x, y), scene in scenes.items():
            with sheet.window(x * 100, y * 100, 100, 100, TILE):
                _tile(sheet, scene)
        if "city" in view:
            draw_city(sheet, view["city"])
        for place in view["places"]:
            sheet.rect(place["x"] * 100 + 6, place["y"] * 100 + 6, 88, 88, "none", 8, TOKENS["malachite"], "6 5")
        for figure in view["figures"]:
            _figure(sheet, scenes[figure["x"], figure["y"]], figure)
        for name, cell in (("ca-dragon", view["dragon"]), ("ca-fairy", view["fairy"])):
            if cell is not None:
                scale, x, y = BEASTS[name]
                sheet.piece(name, cell[0] * 100 + x, cell[1] * 100 + y, scale)
    return size * high


def _tile(sheet: Sheet, scene: Scene) -> None:
    """Land first, then water, roads, cities and what stands on them."""
    sheet.rect(0, 0, 100, 100, FIELD, 3)
    for x, y in ((12, 20), (70, 16), (20, 78), (76, 80)):
        sheet.path(f"M{x} {y}q5 -4 10 0M{x + 3} {y + 5}q5 -4 10 0", "none", f'stroke="{FURROW}" stroke-width="2"')
    for river in scene.rivers:
        _line(sheet, scene.way(river), ((18, BANK), (14, WATER)))
        if len(river) == 1:
            sheet.disc(50, 50, 16, WATER, BANK)
    for road in scene.roads:
        _line(sheet, scene.way(road), ((11, ROAD_EDGE), (9, ROAD)))
    if sum(len(road) == 1 for road in scene.roads) > 2:
        sheet.disc(50, 50, 9, ROAD, ROAD_EDGE)
    _towns(sheet, scene)
    printed = scene.printed
    if printed.get("cloister"):
        sheet.piece("ca-cloister", 50, 50, 0.9)
    if printed.get("symbol") == "volcano":
        sheet.piece("ca-volcano", 50, 50, 0.95)
    elif printed.get("symbol") in STAMPS:
        sheet.piece(STAMPS[printed["symbol"]], 50, 52 if not printed.get("cloister") else 84, 0.9)
    sheet.rect(0.4, 0.4, 99.2, 99.2, "none", 3, "#5b6b45")


def _line(sheet: Sheet, d: str, layers: Sequence[tuple[float, str]]) -> None:
    for width, colour in layers:
        sheet.path(d, "none", f'stroke="{colour}" stroke-width="{width}"')


def _towns(sheet: Sheet, scene: Scene) -> None:
    great = scene.great_city()
    outlines = [scene.town(index) for index in range(len(scene.cities))] + ([great] if great else [])
    for d in outlines:
        sheet.path(d, TOWN, f'stroke="{STONE}" stroke-width="5" stroke-linejoin="round"')
        sheet.path(d, TOWN, f'stroke="{WALL}" stroke-width="2.6" stroke-linejoin="round"')
    for index, city in enumerate(scene.printed.get("cities", [])):
        x, y = scene.heart(index)
        wide = len(scene.cities[index]) > 1
        spots = ((-22, 8), (20, 0), (-2, 22)) if wide else ((-20, 4), (20, 4))
        if scene.cities[index] in ([1], [3]):
            spots = ((0, -16), (0, 24))
        for place, (dx, dy) in enumerate(spots):
            sheet.piece("ca-house-a" if place % 2 else "ca-house-b", x + dx, y + dy, 1.3, {"rf": TOKENS[ROOFS[place]]})
        if city.get("cathedral"):
            sheet.piece("ca-cathedral", x, y, 1.1)
        elif city.get("princess"):
            sheet.piece("ca-princess", x - 2, y - 8, 1.05)
        elif city.get("goods"):
            sheet.piece(f"ca-goods-{city['goods']}", x - 2, y - 12, 0.52)
        elif city.get("shield"):
            sheet.piece("ca-shield", x, y - (14 if wide else 2), 1.1)
    for index, road in enumerate(scene.printed.get("roads", [])):
        if road.get("inn"):
            x, y = scene.standing(len(scene.cities) + index, "")
            sheet.piece("ca-inn", x + (14 if x < 70 else -14), y + 12, 0.9)


def _figure(sheet: Sheet, scene: Scene, figure: FigureView) -> None:
    x, y = scene.standing(figure["part"], figure["segment"])
    art, scale = FIGURES.get(figure.get("figure", ""), ("ca-meeple", 1.15))
    across, down = figure["x"] * 100 + x, figure["y"] * 100 + y
    sheet.piece(art, across, down, scale, seat_colours(figure["seat"]))
    sheet.sigil(figure["seat"], across - 5, down, 10, TOKENS["card"])


def _seats(game: Game, view: View, names: Sequence[str], sheet: Sheet, y: float) -> float:
    gap, count = 12, len(view["seats"])
    width = (WIDTH - 2 * MARGIN - gap * (count - 1)) / count
    for seat in view["seats"]:
        x = MARGIN + seat["seat"] * (width + gap)
        sheet.paper(x, y, width, 74, PANEL)
        sheet.seat(seat["seat"], names[seat["seat"]], x, y, width, seat["points"], seat["seat"] == view["actor"])
        room = (width - 24) / 8
        for place in range(seat["supply"]):
            sheet.piece("ca-meeple", x + 22 + place * min(20, room), y + 56, 0.55, seat_colours(seat["seat"]))
        others = [word_of(game, "figure", kind) for kind in FIGURES if cast(dict[str, bool], seat).get(kind)]
        goods = [f"{word_of(game, 'goods', name)} {n}" for name, n in seat.get("goods", {}).items() if n]
        sheet.text(x + width - 12, y + 62, ", ".join(others + goods), 11, SOFT, "end", width=width * 0.45)
    return y + 74


PICTURE: Final = CarcassonnePicture()
