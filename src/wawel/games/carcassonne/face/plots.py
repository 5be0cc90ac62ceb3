"""The City of Carcassonne in a picture: its four quarters, who waits in them, and the Count at a door.

Places are hundredths of a tile from the north-west corner of CC-07, as on the board.
"""

from typing import Final

from wawel.cli.pictures.art import TOKENS
from wawel.cli.pictures.sheet import CARD, INK, Sheet, seat_colours
from wawel.games.carcassonne.components.ids import QUARTERS
from wawel.games.carcassonne.view.city import CityView, PeopleView

FOOT: Final = {"castle": (-106, 16), "blacksmith": (106, 16), "cathedral": (-106, 118), "market": (106, 116)}
PLATE: Final = {"castle": (-76, -32), "blacksmith": (8, -32), "cathedral": (-76, 60), "market": (8, 60)}
DOOR: Final = {"castle": (-97, 27), "blacksmith": (88, 24), "cathedral": (-86, 122), "market": (86, 122)}
WIDE, HIGH = 68, 72


def draw_city(sheet: Sheet, city: CityView) -> None:
    """On top of the tiles of the City."""
    for quarter in QUARTERS:
        x, y = FOOT[quarter]
        sheet.piece(f"ca-quarter-{quarter}", x, y, 0.62)
        left, top = PLATE[quarter]
        sheet.rect(left, top, WIDE, HIGH, CARD, 8, TOKENS["ink-soft"])
        for people in city["people"][quarter]:
            _people(sheet, left, top, people)
    x, y = DOOR[city["count"]]
    sheet.piece("ca-count", x, y, 1.0)


def _people(sheet: Sheet, left: float, top: float, people: PeopleView) -> None:
    """One figure for all of a seat, the large one if it is there, and how many they are."""
    seat = people["seat"]
    x, y = left + WIDE / 2 + (seat % 3 - 1) * 22, top + (22 if seat < 3 else 53)
    sheet.piece("ca-large" if people["large"] else "ca-meeple", x, y, 0.72, seat_colours(seat))
    sheet.sigil(seat, x - 4, y - 3, 8, CARD)
    sheet.text(x, y + 19, str(people["followers"] + people["large"]), 11, INK, "middle", title=True)
