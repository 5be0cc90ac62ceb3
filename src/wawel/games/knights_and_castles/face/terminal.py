"""Knights and Castles in text: the tile, the seats, and a hand with its strengths against this castle."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import labelled, word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.knights_and_castles.notation import YOUTH_WORD
from wawel.games.knights_and_castles.view.observe import MineView, SeatView, View

say: Final = Speech("knights-and-castles")


class KnightsBoard(Board):
    """A whole view in a few lines."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen = cast(View, view)
        parts: list[RenderableType] = [Rule(_head(game, seen), style="dim"), _seats(game, seen, names)]
        if seen["removed"] is not None:
            parts.append(Text(say("terminal-removed", tile=word_of(game, "tile", seen["removed"]))))
        if seen["mine"] is not None and seen["shown"] is None:
            parts += _mine(game, seen, seen["mine"])
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        kind = "card" if text.split("+")[0] in _components(game, "cards") else "tile"
        return " + ".join(word_of(game, kind, part) for part in text.split("+"))

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        if text.startswith(YOUTH_WORD):
            order = text.removeprefix(YOUTH_WORD).split(",")
            return say("terminal-youth", seats=", ".join(names[int(seat)] for seat in order))
        return self.action(game, text)


def _head(game: Game, view: View) -> Text:
    head = Text()
    if view["games"] > 1:
        head.append(say("terminal-game", game=view["game"], games=view["games"]) + " · ")
    head.append(say("terminal-round", round=view["round"], rounds=view["rounds"]))
    if view["tile"] is not None and view["phase"] != "over":
        head.append(" · ").append(word_of(game, "tile", view["tile"]), "bold")
        points = _components(game, "tiles")[view["tile"]].get("points", 0)
        if points:
            head.append(" · " + say("points", points=points))
    return head


def _seats(game: Game, view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("board-seat"))
    for heading in ("heading-points", "board-hand", "terminal-camp"):
        table.add_column(say(heading), justify="left" if view["shown"] else "right")
    table.add_column(say("terminal-castles"))
    table.add_column("")
    for seat in view["seats"]:
        table.add_row(*_row(game, view, seat, names))
    return table


def _row(game: Game, view: View, seat: SeatView, names: Sequence[str]) -> list[Text]:
    number = seat["seat"]
    hand, camp = Text(str(seat["hand"])), Text(str(seat["camp"]))
    if view["shown"] is not None:
        hand, camp = (_cards(game, view["shown"][number][place]) for place in ("hand", "camp"))
    marks = [say("terminal-sword")] if view["sword"] == number else []
    marks += [say("terminal-ready")] if seat["ready"] else []
    castles = ", ".join(word_of(game, "tile", tile) for tile in seat["castles"])
    points = Text(str(seat["earlier"] + seat["points"]), "bold")
    return [output.name(number, names), points, hand, camp, Text(castles or "–"), Text(", ".join(marks), "italic")]


def _mine(game: Game, view: View, mine: MineView) -> list[RenderableType]:
    material = _components(game, "tiles")[view["tile"]].get("material", "") if view["tile"] else ""
    rows: list[RenderableType] = [Text(""), labelled(say("board-hand"), _cards(game, mine["hand"], material))]
    if material:
        rows.append(Text(say("terminal-strength", material=word_of(game, "material", material)), "dim"))
    return [*rows, labelled(say("terminal-camp"), _cards(game, mine["camp"], material))]


def _cards(game: Game, cards: Sequence[str], material: str = "") -> Text:
    """Cards in order, equal ones counted, with their strength against a material."""
    line = Text()
    for card in dict.fromkeys(cards):
        line.append(", " if line.plain else "").append(word_of(game, "card", card))
        strength = _components(game, "cards")[card].get("strength") or {}
        if material in strength:
            line.append(f" {strength[material]}", "bold cyan")
        if cards.count(card) > 1:
            line.append(f" ×{cards.count(card)}")
    return line if line.plain else Text("–")


def _components(game: Game, kind: str) -> dict[str, dict[str, Any]]:
    listed = cast(list[dict[str, Any]], game.components()[kind])
    return {component["id"]: component for component in listed}


BOARD: Final = KnightsBoard()
