"""Dragonkeepers as a picture: the book and its task, the rows of the seats, the cards that are known."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from wawel.cli.boards.drawing import word_of
from wawel.cli.pictures import Picture
from wawel.cli.pictures.art import TOKENS
from wawel.cli.pictures.sheet import CARD, INK, PANEL, SOFT, WIDTH, Sheet
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.dragonkeepers.components.ids import SIDES
from wawel.games.dragonkeepers.view.observe import View
from wawel.games.dragonkeepers.view.seats import RingView, SeatView, StackView

say: Final = Speech("dragonkeepers")

MARGIN: Final = 24
CARD_SIZE: Final = (70, 98)
BACK_SIZE: Final = (26, 36)
PAPERS: Final = {"white": "#e9e2d2", "green": "#cbe0c9", "red": "#f2cdc4", "blue": "#ccd9f0", "black": "#c6c3cb"}
BOOK: Final = (300.0, 66.0, 200.0, 123.0)  # left, top, width, height


class KeepersPicture(Picture):
    """The book first, then everybody's dragons, then what the reader holds."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str], sheet: Sheet) -> float:
        return Painter(game, cast(View, view), names, sheet).draw()


class Painter:
    """Draws one view."""

    def __init__(self, game: Game, view: View, names: Sequence[str], sheet: Sheet) -> None:
        self._game, self._view, self._names, self._sheet = game, view, names, sheet
        parts = cast(Mapping[str, list[dict[str, Any]]], game.components())
        self._cards = {card["id"]: card for card in parts["cards"]}
        self._backs = {back["id"]: back for back in parts["backs"]}

    def draw(self) -> float:
        view = self._view
        facts = [say("board-turn", turn=view["turn"])] if view["turn"] else []
        facts.append(say("terminal-amulets", done=view["amulets"], needed=view["amulets_needed"]))
        self._sheet.text(MARGIN, 44, " · ".join(facts), 18, title=True)
        y = self._middle() + 14
        for seat in view["seats"]:
            y = self._seat(seat, y) + 12
        mine = view["mine"]
        if mine is not None and view["shown"] is None:
            self._sheet.text(MARGIN, y + 16, say("board-hand"), 16, title=True)
            self._spread(mine["hand"], y + 26)
            y += 34 + CARD_SIZE[1]
            self._sheet.text(MARGIN, y + 10, f"{say('terminal-rings')}: {self._rings(mine['rings'])}", 14)
            y += 20
        for place, shown in enumerate(view["shown"] or []):
            self._sheet.sigil(place, MARGIN, y, 16)
            self._sheet.text(MARGIN + 24, y + 13, self._rings(shown["rings"]), 14)
            y += 22
        return y + MARGIN - 12

    def _middle(self) -> float:
        """The open book, a card of the display on each side, and what can still be earned."""
        sheet, (left, top, width, height) = self._sheet, BOOK
        sheet.art("dk-book", left, top, width, height)
        for side, x in zip(SIDES, (left + width * 0.27, left + width * 0.73), strict=True):
            page = self._backs.get(self._view["book"][side]["page"] or "")
            if page is not None:
                self._sign(page, x, top + height * 0.46, 30)
        for side, x in zip(SIDES, (left - 96, left + width + 26), strict=True):
            slot = self._view["book"][side]
            if slot["display"] is not None:
                self._card(slot["display"], x, top + 8)
            sheet.text(x + 35, top + 124, f"{say('terminal-pile')}: {slot['pile']}", 12, SOFT, "middle")
        self._task(top + height + 30)
        supply = self._view["supply"]
        lines = [
            say("terminal-eggs", count=supply["eggs"]),
            say("terminal-crystals", count=supply["crystals"]),
            say("terminal-black", count=supply["black_dragons"]),
            say("terminal-pearls", red=supply["red_pearls"], blue=supply["blue_pearls"]),
        ]
        for place, line in enumerate(lines):
            sheet.text(WIDTH - MARGIN, top + 24 + 22 * place, line, 12, SOFT, "end", width=165)
        for place, chest in enumerate(self._view["chests"]):
            sheet.art("dk-chest", MARGIN, top + 6 + 34 * place, 28, 28)
            text = f"{word_of(self._game, 'chest', chest['chest'])} ({chest['cost']})"
            sheet.text(MARGIN + 34, top + 26 + 34 * place, text, 12, SOFT, width=140)
        return top + height + 42

    def _sign(self, back: Mapping[str, Any], x: float, y: float, size: float) -> None:
        """What is on a back: a number, or the head of a dragon."""
        if back["number"] is not None:
            self._sheet.text(x, y + size * 0.4, str(back["number"]), size * 1.2, INK, "middle", title=True)
        else:
            self._sheet.art(f"dk-{back['colour']}-head", x - size * 0.75, y - size * 0.75, size * 1.5, size * 1.5)

    def _task(self, y: float) -> None:
        task = self._view["task"]
        if task is None:
            return
        reward = [word_of(self._game, "item", item["item"]) for item in task["reward"] if item["left"]]
        what = f"{task['number']} × {word_of(self._game, 'colour', task['colour'])}"
        line = f"{say('terminal-task')}: {what} · {say('terminal-reward')}: {', '.join(reward) or '–'}"
        self._sheet.text(WIDTH / 2, y, line, 15, INK, "middle", title=True)

    def _card(self, card: str, x: float, y: float) -> None:
        sheet, (width, height) = self._sheet, CARD_SIZE
        printed = self._cards[card]
        sheet.paper(x, y, width, height, CARD, 6)
        sheet.rect(x + 4, y + 4, width - 8, height - 26, PAPERS[printed["front"]], 4)
        sheet.art(f"dk-{printed['front']}", x + 6, y + 14, width - 12, height - 40)
        sheet.disc(x + 13, y + 13, 11, CARD)
        self._sign(self._backs[printed["back"]], x + 13, y + 13, 12)
        name = word_of(self._game, "colour", printed["front"])
        sheet.text(x + width / 2, y + height - 8, name, 11, INK, "middle", width=width)

    def _spread(self, cards: Sequence[str], y: float) -> None:
        step = min(CARD_SIZE[0] + 8.0, (WIDTH - 2 * MARGIN - CARD_SIZE[0]) / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            self._card(card, MARGIN + place * step, y)

    def _seat(self, seat: SeatView, y: float) -> float:
        """Name and what the seat has on the left, its row of dragons on the right."""
        sheet, number = self._sheet, seat["seat"]
        sheet.paper(MARGIN, y, WIDTH - 2 * MARGIN, 128, PANEL)
        turn = number == self._view["active"]
        sheet.seat(number, self._names[number], MARGIN, y, WIDTH - 2 * MARGIN, None, turn)
        step = min(BACK_SIZE[0] + 4.0, 200 / max(1, len(seat["backs"])))
        for place, back in enumerate(seat["backs"]):
            x = MARGIN + 12 + place * step
            sheet.paper(x, y + 46, *BACK_SIZE, TOKENS["paper-2"], 3)
            self._sign(self._backs[back], x + BACK_SIZE[0] / 2, y + 46 + BACK_SIZE[1] / 2, 13)
        if not seat["backs"]:
            sheet.text(MARGIN + 12, y + 68, f"{say('board-hand')}: {seat['hand']}", 13, SOFT)
        crest = "–" if seat["crest"] is None else str(seat["crest"])
        counts = [("dk-amulet", str(seat["amulets"])), ("dk-ring", f"{seat['ring']}/3")]
        counts += [("dk-crystal", str(seat["crystals"])), ("dk-egg", str(seat["eggs"])), ("dk-crest", crest)]
        for place, (art, count) in enumerate(counts):
            sheet.art(art, MARGIN + 12 + place * 50, y + 94, 22, 22)
            sheet.text(MARGIN + 37 + place * 50, y + 110, count, 13, title=True)
        step = min(CARD_SIZE[0] + 10.0, 400 / max(1, len(seat["row"]) - 1))
        for place, stack in enumerate(seat["row"]):
            self._stack(stack, MARGIN + 268 + place * step, y + 16)
        return y + 128

    def _stack(self, stack: StackView, x: float, y: float) -> None:
        """Dragons of one colour on each other; a closed stack has a broken edge."""
        sheet, (width, height) = self._sheet, CARD_SIZE
        for below in range(min(stack["size"] - 1, 3), 0, -1):
            sheet.paper(x + 3 * below, y - 3 * below, width, height, CARD, 6)
        sheet.paper(x, y, width, height, CARD, 6)
        sheet.rect(x + 4, y + 4, width - 8, height - 26, PAPERS[stack["colour"]], 4)
        sheet.art(f"dk-{stack['colour']}", x + 8, y + 8, width - 16, height - 34)
        black = f" ({word_of(self._game, 'colour', 'black')} {stack['black']})" if stack["black"] else ""
        sheet.text(x + width / 2, y + height - 8, f"×{stack['size']}{black}", 12, INK, "middle", title=True)
        if not stack["open"]:
            sheet.rect(x - 2, y - 2, width + 4, height + 4, "none", 7, TOKENS["vermilion"], "5 4")

    def _rings(self, rings: Sequence[RingView]) -> str:
        texts: list[str] = []
        for ring in rings:
            text = "+".join(str(value) for value in ring["fragments"])
            text += f" {word_of(self._game, 'pearl', ring['pearl'])}" if ring["pearl"] is not None else ""
            texts.append(text + (f" ({ring['worth']})" if ring["worth"] is not None else ""))
        return " · ".join(texts) or "–"


PICTURE: Final = KeepersPicture()
