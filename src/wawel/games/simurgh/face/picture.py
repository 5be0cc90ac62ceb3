"""Simurgh as a picture: the city, the wilds, market and monument, the seats, the reader's own tiles."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from wawel.cli.pictures import Picture
from wawel.cli.pictures.art import TOKENS
from wawel.cli.pictures.sheet import CARD, PANEL, SOFT, WIDTH, Sheet, seat_colours
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.simurgh.face.phrases import Printed
from wawel.games.simurgh.view.observe import SpaceView, View
from wawel.games.simurgh.view.seats import SeatView

say: Final = Speech("simurgh")

MARGIN: Final = 24
GAP: Final = 10
ROOM: Final = WIDTH - 2 * MARGIN
GROUNDS: Final = {
    "production": "malachite",
    "research": "ultramarine",
    "transformation": "plum",
    "power": "vermilion",
    "exploration": "teal",
    "objective": "saffron",
}
GOODS: Final = ("veg", "meat", "wood", "stone", "wisdom", "weapon")


class SimurghPicture(Picture):
    """From the shared table to the reader's own hand."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        return Painter(game, cast(View, view), names, sheet).draw()


class Painter:
    """Draws one view."""

    def __init__(self, game: Game, view: View, names: Sequence[str], sheet: Sheet) -> None:
        self._view, self._names, self._sheet = view, names, sheet
        self._printed = Printed(game)
        listed = cast(list[dict[str, Any]], game.components()["tile"])
        self._types = {int(tile["id"]): str(tile["type"]) for tile in listed}

    def draw(self) -> float:
        view, end = self._view, self._view["end"]
        facts = [say("board-turn", turn=view["turn"])] if view["turn"] else []
        facts.append(say("terminal-objectives", done=end["objectives"], needed=end["objectives_needed"]))
        facts.append(say("terminal-chronicle", done=end["chronicle"], needed=end["chronicle_needed"]))
        self._sheet.text(MARGIN, 44, " · ".join(facts), 18, title=True, width=ROOM)
        y = self._title("terminal-city", 60)
        y = self._city(y)
        y = self._wilds(self._title("terminal-wilds", y))
        y = self._tiles("terminal-market", [tile for tile in view["market"] if tile is not None], y)
        objectives = [space["tile"] for space in view["monument"] if space["tile"] is not None]
        y = self._tiles("terminal-monument", objectives, y)
        for seat in view["seats"]:
            y = self._seat(seat, y + 12)
        mine = view["mine"]
        if mine is not None:
            y = self._tiles("board-hand", mine["hand"], y + 4)
            y = self._tiles("terminal-offer", mine["offer"] + mine["drawn"], y)
        return y + MARGIN

    def _title(self, key: str, y: float) -> float:
        self._sheet.text(MARGIN, y + 18, say(key), 16, title=True)
        return y + 26

    def _boxes(self, count: int, columns: int, y: float, height: float) -> list[tuple[float, float, float]]:
        """Left, top and width of boxes in rows."""
        width = (ROOM - GAP * (columns - 1)) / columns
        places = [divmod(place, columns) for place in range(count)]
        return [(MARGIN + column * (width + GAP), y + row * (height + GAP), width) for row, column in places]

    def _city(self, y: float) -> float:
        city, height = self._view["city"], 58
        for space, (x, top, width) in zip(city, self._boxes(len(city), 4, y, height), strict=True):
            self._sheet.paper(x, top, width, height)
            self._sheet.rect(x + 6, top + 8, 42, 42, TOKENS["malachite"], 8)
            self._sheet.art(f"si-place-{space['space']}", x + 9, top + 11, 36, 36)
            self._sheet.text(
                x + 52, top + 20, self._printed.word("space", space["space"]), 12, title=True, width=width - 56
            )
            self._vassals(space, x + 50, top + 26, width - 56)
        return y + -(-len(city) // 4) * (height + GAP)

    def _vassals(self, space: SpaceView, x: float, y: float, room: float) -> None:
        step = min(26.0, room / max(1, len(space["vassals"])))
        for place, vassal in enumerate(space["vassals"]):
            left = x + place * step
            self._sheet.art(f"si-pawn-{vassal['vassal']}", left, y, 26, 26, seat_colours(vassal["seat"]))
            self._sheet.sigil(vassal["seat"], left + 16, y + 16, 10)

    def _wilds(self, y: float) -> float:
        areas = [area for area in self._view["wilds"] if area["open"] or area["tile"] is not None]
        height = 112
        for area, (x, top, width) in zip(areas, self._boxes(len(areas), 3, y, height), strict=True):
            self._sheet.paper(x, top, width, height, PANEL)
            if area["tile"] is None:
                self._sheet.rect(x + 8, top + 8, width - 16, 60, "#dce5c4", 6)
                self._sheet.art(f"si-wild-{area['area'].removeprefix('w')}", x + (width - 96) / 2, top + 8, 96, 60)
                self._sheet.text(x + 10, top + 84, self._printed.word("area", area["area"]), 12, SOFT, width=width - 20)
                bonus = say("terminal-bonus", bonus=self._printed.bonus(area["area"]))
                self._sheet.text(x + 10, top + 101, bonus, 11, SOFT, width=width - 20)
                continue
            self._sign(area["tile"], x + 8, top + 6, 24)
            self._sheet.text(
                x + 36, top + 22, self._printed.word("tile", area["tile"]), 12, title=True, width=width - 44
            )
            for number, space in enumerate(area["spaces"][:3]):
                line = self._printed.space(area["tile"], number)
                self._sheet.text(x + 10, top + 48 + 26 * number, line, 11, SOFT, width=width - 74)
                self._vassals(space, x + width - 60, top + 32 + 26 * number, 52)
        return y + -(-len(areas) // 3) * (height + GAP)

    def _tiles(self, key: str, tiles: Sequence[int], y: float) -> float:
        """Tiles by name, with what they do."""
        if not tiles:
            return y
        y = self._title(key, y)
        columns, height = 2, 46
        for tile, (x, top, width) in zip(tiles, self._boxes(len(tiles), columns, y, height), strict=True):
            self._sheet.paper(x, top, width, height)
            self._sign(tile, x + 8, top + 8, 30)
            self._sheet.text(x + 44, top + 20, self._printed.name(tile), 13, title=True, width=width - 52)
            self._sheet.text(x + 44, top + 37, self._printed.effect(tile), 11, SOFT, width=width - 52)
        return y + -(-len(tiles) // columns) * (height + GAP)

    def _sign(self, tile: int, x: float, y: float, size: float) -> None:
        """The sign of a tile's kind on its colour."""
        kind = self._types[tile]
        self._sheet.rect(x, y, size, size, TOKENS[GROUNDS.get(kind, "gold")], size / 5)
        sign = f"si-type-{kind}"
        inside = size * 0.84
        self._sheet.art(sign if sign in self._sheet else "si-dragon", x + size * 0.08, y + size * 0.08, inside, inside)

    def _seat(self, seat: SeatView, y: float) -> float:
        sheet, number = self._sheet, seat["seat"]
        sheet.paper(MARGIN, y, ROOM, 96, PANEL)
        sheet.seat(number, self._names[number], MARGIN, y, ROOM, seat["points"], number == self._view["seat"])
        counts = [seat["goods"][good] for good in GOODS]
        for place, (good, count) in enumerate(zip(GOODS, counts, strict=True)):
            x = MARGIN + 14 + place * 48.0
            sheet.art(f"si-{good}", x, y + 50, 24, 24)
            sheet.text(x + 27, y + 68, str(count), 14, title=True)
        for place, (art, count) in enumerate(
            (("spearman", seat["free"]["spearman"]), ("rider", seat["free"]["rider"]))
        ):
            x = MARGIN + 312 + place * 52.0
            sheet.art(f"si-pawn-{art}", x, y + 48, 28, 28, seat_colours(number))
            sheet.text(x + 31, y + 68, str(count), 14, title=True)
        sheet.text(MARGIN + 430, y + 68, f"{say('board-hand')}: {seat['hand']}", 13, SOFT)
        for place, dragon in enumerate(seat["dragons"]):
            x = MARGIN + 516 + place * min(62, 220 / len(seat["dragons"]))
            sheet.art(f"si-dragon-{dragon['dragon']}", x, y + 34, 52, 46)
            for slot, marked in enumerate(dragon["markers"]):
                fill = TOKENS["saffron"] if marked else CARD
                sheet.disc(x + 12 + slot * 13, y + 86, 4.5, fill, SOFT)
        return y + 96


PICTURE: Final = SimurghPicture()
