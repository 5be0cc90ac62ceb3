"""Dragon Castle in text: the castle as a plan, every realm beside it, the cards in play."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import labelled, word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.dragon_castle.components.ids import DRAGON_CARDS, SPIRITS
from wawel.games.dragon_castle.view.observe import CastleView, CellView, SeatView, TrackView, View

say: Final = Speech("dragon-castle")

# As printed: merchants yellow, soldiers red, farmers green, seasons blue, winds black, dragons violet.
STYLES: Final = {"M": "yellow", "S": "red", "F": "green", "P": "bright_blue", "W": "bold white", "D": "magenta"}
COVERED: Final = "?"
FACE_DOWN: Final = "#"
SHRINE: Final = "^"
BARE: Final = {
    "shrine": "terminal-shrine",
    "discard": "terminal-discard",
    "summon": "terminal-summon",
    "done": "board-done",
    "end": "board-end",
}
ON_CASTLE: Final = {"take": "terminal-take", "pair": "terminal-pair", "destroy": "terminal-destroy"}
ON_REALM: Final = {"set": "terminal-set", "build": "terminal-build", "turn": "terminal-turn", "faith": "terminal-faith"}


class CastleBoard(Board):
    """Heights and tiles as they lie; letters and numbers at the edges name the cells."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen = cast(View, view)
        parts: list[RenderableType] = [Rule(_head(seen), style="dim"), _castle(seen["castle"])]
        parts += [Text(say("terminal-legend"), "dim"), Text("")]
        parts.append(Columns([_realm(seat, names) for seat in seen["seats"]], padding=(0, 4)))
        parts.append(Text(say("terminal-realm-legend"), "dim"))
        parts += _cards(game, seen)
        if seen["hand"]:
            hand = Text()
            for tile in seen["hand"]:
                hand.append(", " if hand.plain else "").append(word_of(game, "tile", tile), STYLES[tile[0]])
            parts.append(labelled(say("board-hand"), hand))
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        if text in BARE:
            return say(BARE[text])
        if "@" in text:
            tile, _, cell = text.partition("@")
            return say("terminal-place", tile=word_of(game, "tile", tile), cell=cell)
        if "!" in text:
            spirit, _, cost = text.partition("!")
            name = word_of(game, "spirit", spirit)
            return (
                say("terminal-call-shrine", spirit=name)
                if cost == "shrine"
                else say("terminal-call", spirit=name, cell=cost)
            )
        kind, _, rest = text.partition(":")
        if kind in ON_CASTLE:
            return say(ON_CASTLE[kind], cell=rest, tile=_tile_at(game, rest, view)).rstrip()
        if kind in ON_REALM:
            return say(ON_REALM[kind], cell=rest)
        if kind in ("move", "shift"):
            start, _, end = rest.partition(">")
            return say("terminal-move" if kind == "move" else "terminal-shift", start=start, end=end)
        if kind == "change":
            cell, _, type = rest.partition("=")
            return say("terminal-change", cell=cell, type=word_of(game, "type", type))
        return text

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        if text.startswith("first:"):
            return say("board-first", name=names[int(text.removeprefix("first:"))])
        if text in SPIRITS or text in DRAGON_CARDS:
            return word_of(game, "spirit" if text in SPIRITS else "dragon", text)
        cell, _, tile = text.rpartition("=")
        return word_of(game, "tile", tile) + (f" ({cell})" if cell else "")


def _tile_at(game: Game, cell: str, view: Mapping[str, object] | None) -> str:
    for stack in cast(View, view)["castle"]["stacks"] if view is not None else []:
        if stack["cell"] == cell and stack["tile"] is not None:
            return word_of(game, "tile", stack["tile"])
    return ""


def _head(view: View) -> Text:
    facts = [say("terminal-round", round=view["round"])] if view["round"] else []
    facts += [say("terminal-left", tiles=view["castle"]["left"]), _track(view["track"])]
    return Text(" · ".join(facts))


def _track(track: TrackView) -> str:
    """DC-11: tokens still to be taken, and what summoning does now."""
    tokens = say("terminal-track", tokens=track["pile"] + sum(track["spaces"]))
    if track["last_round"]:
        return f"{tokens} · {say('terminal-last-round')}"
    return f"{tokens} · {say('terminal-dragon-free')}" if track["open"] else tokens


def _castle(castle: CastleView) -> Text:
    stacks = {stack["cell"]: stack for stack in castle["stacks"]}
    plan = _letters(castle["columns"], 5)
    for row in range(1, castle["rows"] + 1):
        plan.append(f"\n{row:2} ", "dim")
        for column in range(castle["columns"]):
            stack = stacks.get(f"{chr(ord('a') + column)}{row}")
            if stack is None:
                plan.append("  ·  ", "dim")
                continue
            tile = stack["tile"] or COVERED
            mark = "*" if stack["available"] else " "
            plan.append(f"{stack['height']}", "dim").append(f"{tile:2}", _style(tile, stack["available"]))
            plan.append(f"{mark} ")
    return plan


def _letters(columns: int, width: int) -> Text:
    return Text("   " + "".join(f" {chr(ord('a') + column)}".ljust(width) for column in range(columns)), "dim")


def _style(tile: str, bright: bool) -> str:
    return f"bold {STYLES[tile[0]]}" if bright and tile[0] in STYLES else STYLES.get(tile[0], "dim")


def _realm(seat: SeatView, names: Sequence[str]) -> Text:
    drawing = output.name(seat["seat"], names).append(f" · {say('points', points=seat['worth'])}\n", "bold")
    drawing.append(say("terminal-pool", shrines=seat["pool"], tokens=seat["tokens"]) + "\n", "dim")
    drawing.append_text(_letters(len(seat["realm"][0]), 4))
    for number, row in enumerate(seat["realm"], start=1):
        drawing.append(f"\n{number:2} ", "dim")
        for cell in row:
            drawing.append_text(_cell(cell))
    return drawing


def _cell(cell: CellView) -> Text:
    if not cell["height"]:
        return Text(" ·  ", "dim")
    tile = cell["tile"] or (SHRINE if cell["shrine"] else FACE_DOWN)
    return Text(f"{cell['height']}", "dim").append(f"{tile:2} ", _style(tile, True) if cell["tile"] else "bold")


def _cards(game: Game, view: View) -> list[RenderableType]:
    """Spirits and dragons with what they do; for a dragon also the points that each seat would get now."""
    lines: list[RenderableType] = []
    for spirit in view["spirits"]:
        line = Text().append(word_of(game, "spirit", spirit["id"]), "bold")
        line.append(f" ({say('terminal-used')})" if spirit["used"] else "", "dim")
        lines.append(line.append(f": {word_of(game, 'spirit', spirit['id'] + '-help')} [{spirit['rule']}]", "dim"))
    for dragon in view["dragons"]:
        values = " : ".join(str(value) for value in dragon["values"])
        line = Text().append(word_of(game, "dragon", dragon["id"]), "bold").append(f" {values}")
        lines.append(line.append(f": {word_of(game, 'dragon', dragon['id'] + '-help')} [{dragon['rule']}]", "dim"))
    return lines


BOARD: Final = CastleBoard()
