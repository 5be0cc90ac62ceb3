"""Quay in text: the docks, the seats and a hand."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quay.view.observe import DockView, View
from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import labelled, table
from wawel.cli.words import Speech
from wawel.core.game import Game

say: Final = Speech("quay")
FREE: Final = "·"  # a berth without a crate


class QuayBoard(Board):
    """A whole view in a few lines."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen = cast(View, view)
        parts: list[RenderableType] = [Rule(say("terminal-bag", crates=seen["bag"]), style="dim")]
        parts += [_dock(dock, names) for dock in seen["docks"]]
        parts += [Text(""), _seats(seen, names)]
        if seen["mine"] is not None:
            parts.append(labelled(say("board-hand"), " ".join(map(str, seen["mine"])) or "–"))
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        if text == "stop":
            return say("terminal-stop")
        crate, at, dock = text.partition("@")
        return say("terminal-load", crate=crate, dock=dock) if at else say("terminal-draw", crate=text[1:])


def _dock(dock: DockView, names: Sequence[str]) -> Text:
    line = Text().append(say("terminal-dock", dock=dock["id"], limit=dock["limit"]), "bold")
    for crate in dock["crates"]:
        line.append(f"  {crate['weight']} ").append(output.name(crate["seat"], names))
    return line.append(f"  {FREE}" * (dock["berths"] - len(dock["crates"])))


def _seats(seen: View, names: Sequence[str]) -> Table:
    made = table([say("board-seat")], [say("heading-points"), say("board-hand")])
    for seat in seen["seats"]:
        made.add_row(output.name(seat["seat"], names), str(seat["points"]), str(seat["hand"]))
    return made


BOARD: Final = QuayBoard()
