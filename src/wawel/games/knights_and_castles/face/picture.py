"""Knights and Castles as a picture: the tile of the round, the seats with their castles, the cards that are known."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from wawel.cli.boards.drawing import word_of
from wawel.cli.pictures import Picture
from wawel.cli.pictures.art import TOKENS
from wawel.cli.pictures.sheet import CARD, INK, PANEL, SOFT, WIDTH, Sheet, seat_colour, seat_colours
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.knights_and_castles.view.observe import SeatView, View

say: Final = Speech("knights-and-castles")

MARGIN: Final = 24
TILE: Final = 64  # of the row of played tiles
CARD_SIZE: Final = (74, 104)
SMALL_SIZE: Final = (44, 62)
SHIELDS: Final = {"wood": "mat-wood", "brick": "mat-brick", "stone": "mat-stone"}


class KnightsPicture(Picture):
    """From the tile of the round down to the cards in hand."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        return Painter(game, names, sheet).draw(cast(View, view))


class Painter:
    """Draws one view."""

    def __init__(self, game: Game, names: Sequence[str], sheet: Sheet) -> None:
        self._game, self._sheet, self._names = game, sheet, names
        self._tiles = _listed(game, "tiles")
        self._cards = _listed(game, "cards")

    def draw(self, seen: View) -> float:
        y = self._middle(seen)
        y = self._seats(seen, y + 18)
        mine = seen["mine"]
        if mine is not None and seen["shown"] is None:
            for key, cards in (("board-hand", mine["hand"]), ("terminal-camp", mine["camp"])):
                y = self._row(
                    say(key), cards, y + 14, mine["seat"], mine["commit"] or [] if key == "board-hand" else []
                )
        return y + MARGIN

    def _middle(self, view: View) -> float:
        """The round and its tile, and who won the earlier ones."""
        sheet = self._sheet
        head = say("terminal-round", round=view["round"], rounds=view["rounds"])
        if view["games"] > 1:
            head = f"{say('terminal-game', game=view['game'], games=view['games'])} · {head}"
        sheet.text(MARGIN, 48, head, 22, title=True)
        current = view["tile"] if view["phase"] != "over" else None
        if current is not None:
            self._tile(current, WIDTH - MARGIN - 132, 24, 132)
            sheet.text(WIDTH - MARGIN - 146, 48, word_of(self._game, "tile", current), 18, anchor="end", title=True)
        x = float(MARGIN)
        for played in view["played"]:
            self._tile(played["tile"], x, 92, TILE)
            if played["winner"] is not None:
                sheet.disc(x + TILE - 8, 92 + TILE - 6, 12, CARD, SOFT)
                sheet.sigil(played["winner"], x + TILE - 16, 92 + TILE - 14, 16)
            x += TILE + 8
        if view["removed"] is not None:
            sheet.text(MARGIN, 76, say("terminal-removed", tile=word_of(self._game, "tile", view["removed"])), 14, SOFT)
        return 92 + TILE + 8

    def _tile(self, tile: str, x: float, y: float, size: float) -> None:
        sheet, printed = self._sheet, self._tiles[tile]
        sheet.paper(x, y, size, size, CARD, size / 10)
        name = f"rz-castle-{tile.replace('_', '-')}" if printed.get("material") else f"rz-{tile}"
        sheet.art(name if name in sheet else "rz-drum", x + size * 0.06, y + size * 0.04, size * 0.88, size * 0.88)
        if printed.get("points"):
            sheet.disc(x + size * 0.16, y + size * 0.16, size * 0.15, TOKENS["saffron"])
            sheet.text(
                x + size * 0.16, y + size * 0.22, str(printed["points"]), size * 0.19, anchor="middle", title=True
            )

    def _seats(self, view: View, y: float) -> float:
        """A panel for each seat: castles in front of it, and its cards as far as they are open."""
        gap, count = 12, len(view["seats"])
        width = (WIDTH - 2 * MARGIN - gap * (count - 1)) / count
        shown = view["shown"]
        height = 150 if shown is None else 150 + 2 * 74
        for seat in view["seats"]:
            x = MARGIN + seat["seat"] * (width + gap)
            self._sheet.paper(x, y, width, height, PANEL)
            self._sheet.seat(seat["seat"], self._names[seat["seat"]], x, y, width, seat["earlier"] + seat["points"])
            self._facts(view, seat, x, y, width)
            if shown is not None:
                for place, cards in enumerate((shown[seat["seat"]]["hand"], shown[seat["seat"]]["camp"])):
                    self._spread(cards, x + 10, y + 148 + 74 * place, width - 20, SMALL_SIZE, seat["seat"])
        return y + height

    def _facts(self, view: View, seat: SeatView, x: float, y: float, width: float) -> None:
        sheet = self._sheet
        facts = [f"{say('board-hand')}: {seat['hand']}", f"{say('terminal-camp')}: {seat['camp']}"]
        sheet.text(x + 12, y + 56, " · ".join(facts), 13, SOFT, width=width - 24)
        marks = [say("terminal-sword")] if view["sword"] == seat["seat"] else []
        marks += [say("terminal-ready")] if seat["ready"] else []
        sheet.text(x + 12, y + 74, ", ".join(marks), 13, INK, width=width - 24)
        size = min(52.0, (width - 20) / max(1, len(seat["castles"])))
        for place, tile in enumerate(seat["castles"]):
            self._tile(tile, x + 10 + place * size, y + 86, size - 4)

    def _row(self, label: str, cards: Sequence[str], y: float, seat: int, chosen: Sequence[str]) -> float:
        self._sheet.text(MARGIN, y + 16, f"{label} ({len(cards)})", 16, title=True)
        if not cards:
            return y + 22
        self._spread(cards, MARGIN, y + 26, WIDTH - 2 * MARGIN, CARD_SIZE, seat, chosen)
        return y + 30 + CARD_SIZE[1]

    def _spread(
        self,
        cards: Sequence[str],
        x: float,
        y: float,
        room: float,
        size: tuple[int, int],
        seat: int,
        chosen: Sequence[str] = (),
    ) -> None:
        """Cards side by side; if there are too many, one lies on the other."""
        width, height = size
        step = min(width + 8, (room - width) / max(1, len(cards) - 1))
        left = list(chosen)
        for place, card in enumerate(cards):
            taken = card in left
            if taken:
                left.remove(card)
            self._card(card, x + place * step, y - (6 if taken else 0), width, height, seat, taken)

    def _card(self, card: str, x: float, y: float, width: float, height: float, seat: int, chosen: bool) -> None:
        sheet, strengths = self._sheet, self._cards[card].get("strength") or {}
        sheet.paper(x, y, width, height, CARD, 6)
        sheet.rect(
            x + 0.5, y + 0.5, width - 1, height - 1, "none", 6, TOKENS["saffron"] if chosen else seat_colour(seat)
        )
        sheet.art(f"rz-{card}", x + 4, y + 4, width - 8, height * 0.62, seat_colours(seat))
        large = width > SMALL_SIZE[0]
        if large:
            sheet.text(
                x + width / 2, y + height * 0.76, word_of(self._game, "card", card), 11, INK, "middle", width=width
            )
        for place, (material, strength) in enumerate(strengths.items()):
            middle = x + width * (place + 0.5) / len(strengths)
            if large:
                sheet.art(f"rz-{SHIELDS[material]}", middle - 11, y + height - 20, 10, 14)
            size, down = (12, 9) if large else (10, 6)
            sheet.text(middle + (4 if large else 0), y + height - down, str(strength), size, INK, "middle", title=True)


def _listed(game: Game, kind: str) -> dict[str, dict[str, Any]]:
    listed = cast(list[dict[str, Any]], game.components()[kind])
    return {component["id"]: component for component in listed}


PICTURE: Final = KnightsPicture()
