"""Dragon Castle as a picture: the castle, the realms, the cards in play, the hand."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from wawel.cli.boards.drawing import word_of
from wawel.cli.pictures import Picture
from wawel.cli.pictures.sheet import CARD, PANEL, SOFT, WIDTH, Sheet, seat_colours
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.dragon_castle.view.observe import CastleView, SeatView, View

say: Final = Speech("dragon-castle")

MARGIN: Final = 24
FACE: Final = (60, 80)
STEP: Final = (64, 86)  # from column to column and from row to row
LIFT: Final = (3.2, 9.5)  # what one level adds
EDGE, RIM, BACK, SHADE = "#d6c49a", "#8b7a52", "#cdb788", "#e6dcc4"
HIDDEN: Final = "back"


class CastlePicture(Picture):
    """From the castle in the middle to the realms around it."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        seen = cast(View, view)
        track = say("terminal-track", tokens=seen["track"]["pile"] + sum(seen["track"]["spaces"]))
        facts = [say("terminal-round", round=seen["round"])] if seen["round"] else []
        facts += [say("terminal-left", tiles=seen["castle"]["left"]), track]
        sheet.text(MARGIN, 42, " · ".join(facts), 18, title=True, width=WIDTH - 2 * MARGIN)
        y = _castle(sheet, seen["castle"], 60)
        y = _cards(game, sheet, seen, y + 14)
        return _realms(sheet, seen, names, y + 14) + MARGIN


def _stack(sheet: Sheet, column: float, row: float, height: int, top: str, bright: bool = True) -> None:
    """Slabs on each other; only the uppermost shows its face."""
    x, y = float(column * STEP[0]), float(row * STEP[1])
    for level in range(height):
        across, down = x - LIFT[0] * level, y - LIFT[1] * level
        sheet.rect(across, down, FACE[0], FACE[1], EDGE, 7, RIM)
    x, y = x - LIFT[0] * height, y - LIFT[1] * height
    sheet.rect(x, y, FACE[0], FACE[1], BACK if top == HIDDEN else CARD if bright else SHADE, 7, RIM)
    if bright:
        sheet.art(f"dc-{top}", x, y, FACE[0], FACE[1])
    else:
        with sheet.moved(0, 0, more='opacity=".55"'):
            sheet.art(f"dc-{top}", x, y, FACE[0], FACE[1])


def _castle(sheet: Sheet, castle: CastleView, y: float) -> float:
    """What is left of the castle. Tiles that cannot be taken now are paler."""
    places = [(ord(stack["cell"][0]) - ord("a"), int(stack["cell"][1:]) - 1, stack) for stack in castle["stacks"]]
    if not places:
        return y
    left, right = min(place[0] for place in places), max(place[0] for place in places)
    first, last = min(place[1] for place in places), max(place[1] for place in places)
    scale = min(0.9, (WIDTH - 2 * MARGIN) / ((right - left + 1) * STEP[0] + 12))
    width = (right - left + 1) * STEP[0] * scale
    with sheet.moved((WIDTH - width) / 2 + 6, y + 32 * scale, scale):
        for column, row, stack in sorted(places, key=lambda place: (place[1], place[0])):
            _stack(sheet, column - left, row - first, stack["height"], stack["tile"] or HIDDEN, stack["available"])
    return y + ((last - first + 1) * STEP[1] + 40) * scale


def _cards(game: Game, sheet: Sheet, view: View, y: float) -> float:
    """Spirits and dragons in play, and the tiles in hand."""
    cards = [("spirit", spirit["id"], say("terminal-used") if spirit["used"] else "") for spirit in view["spirits"]]
    cards += [("dragon", dragon["id"], " : ".join(map(str, dragon["values"]))) for dragon in view["dragons"]]
    if not cards and not view["hand"]:
        return y
    x = float(MARGIN)
    for kind, name, more in cards:
        sheet.paper(x, y, 190, 92, CARD)
        sheet.label(f"dc-{kind}-{name}", x + 6, y + 6, 178, 54)
        sheet.text(x + 10, y + 80, word_of(game, kind, name), 13, title=True, width=170 - 8 * len(more))
        sheet.text(x + 180, y + 80, more, 13, SOFT, "end")
        x += 202
    for place, tile in enumerate(view["hand"]):
        sheet.paper(x + place * 72, y, 66, 88, CARD)
        sheet.art(f"dc-{tile}", x + place * 72 + 3, y + 4, 60, 80)
    return y + 96


def _realms(sheet: Sheet, view: View, names: Sequence[str], y: float) -> float:
    """Two beside each other."""
    gap = 16
    width = (WIDTH - 2 * MARGIN - gap) / 2
    rows, columns = len(view["seats"][0]["realm"]), len(view["seats"][0]["realm"][0])
    scale = (width - 24) / (columns * STEP[0])
    height = 88 + (rows * STEP[1] + 26) * scale
    for seat in view["seats"]:
        x = MARGIN + seat["seat"] % 2 * (width + gap)
        top = y + seat["seat"] // 2 * (height + gap)
        sheet.paper(x, top, width, height, PANEL)
        turn = seat["seat"] == view["seat"]
        sheet.seat(seat["seat"], names[seat["seat"]], x, top, width, seat["worth"], turn)
        pool = say("terminal-pool", shrines=seat["pool"], tokens=seat["tokens"])
        sheet.text(x + 12, top + 54, pool, 13, SOFT, width=width - 24)
        with sheet.moved(x + 14, top + 72 + 26 * scale, scale):
            _realm(sheet, seat)
    return y + (len(view["seats"]) + 1) // 2 * (height + gap) - gap


def _realm(sheet: Sheet, seat: SeatView) -> None:
    for row, cells in enumerate(seat["realm"]):
        for column, cell in enumerate(cells):
            if not cell["height"]:
                sheet.rect(
                    column * STEP[0] + 2, row * STEP[1] + 2, FACE[0] - 4, FACE[1] - 4, "none", 7, "#cbbd9d", "5 5"
                )
                continue
            _stack(sheet, column, row, cell["height"], cell["tile"] or HIDDEN)
            if cell["shrine"]:
                x, y = column * STEP[0] - LIFT[0] * cell["height"], row * STEP[1] - LIFT[1] * cell["height"]
                sheet.art("dc-shrine", x + 6, y - 2, 48, 72, seat_colours(seat["seat"]))


PICTURE: Final = CastlePicture()
