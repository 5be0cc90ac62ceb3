"""Carcassonne in text: the map, five by three signs per tile, with the number of each choice where it would go."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import counted, labelled, table, word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.carcassonne.face.landscape import HEIGHT, WIDTH, Canvas, Tile, place_of
from wawel.games.carcassonne.view.city import PeopleView
from wawel.games.carcassonne.view.observe import FigureView, View

say: Final = Speech("carcassonne")

BEASTS: Final = {"dragon": ("D", "bold red"), "fairy": ("F", "bold magenta")}
STEPS: Final = {"N": "terminal-north", "E": "terminal-east", "S": "terminal-south", "W": "terminal-west"}
HALVES: Final = ("NW", "NE", "EN", "ES", "SE", "SW", "WS", "WN")  # half-edges: a side and the corner it goes to
FEATURES: Final = ("city", "road", "field", "cloister")
SIGNS: Final = {"large": "L", "builder": "b", "pig": "p"}  # figures on the map, beside followers
SECOND: Final = {"earned": "terminal-second-earned", "now": "terminal-second-now"}
LEGENDS: Final = {  # by set
    "": "terminal-legend",
    "pd": "terminal-legend-dragon",
    "ic": "terminal-legend-inns",
    "tb": "terminal-legend-traders",
    "river": "terminal-legend-river",
    "count": "terminal-legend-count",
}
ROLES: Final = {"city": "knight", "road": "thief", "field": "farmer", "cloister": "monk"}


class CarcassonneBoard(Board):
    """What everybody sees: the map, the tile to place, the seats."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen = cast(View, view)
        tiles = _printed(game)
        parts: list[RenderableType] = [Rule(_head(seen), style="dim"), _map(tiles, seen)]
        sets = seen["options"]["sets"].split("+")
        parts += [Text(say(key), "dim") for name, key in LEGENDS.items() if name in ("", *sets)]
        if seen["tile"] is not None:
            parts += [Text(""), labelled(say("terminal-tile"), word_of(game, "tile", seen["tile"]))]
            parts.append(Columns([_turned(tiles[seen["tile"]], turn) for turn in range(4)], padding=(0, 3)))
        parts += [Text(""), _seats(game, seen, names), *_cards(seen, names), *_city(game, seen, names)]
        for key, pile in (("terminal-aside", seen["aside"]), ("terminal-discarded", seen["discarded"])):
            if pile:
                names_of = [word_of(game, "tile", tile) for tile, number in pile.items() for _ in range(number)]
                parts.append(labelled(say(key), counted(names_of)))
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        if text == "pass":
            return say("board-pass")
        if text in STEPS:
            return say(STEPS[text])
        if text in _printed(game):
            return word_of(game, "tile", text)
        kind, _, rest = text.partition(":")
        if kind == "fairy":
            return say("terminal-fairy", cell=rest.partition(":")[0])
        if kind == "princess":
            return say("terminal-princess", cell=rest.partition(":")[0])
        cell, _, turn = text.partition("/")
        if turn:
            return say("terminal-place", cell=cell, rotation=int(turn))
        if kind == "count":
            return say("terminal-count", quarter=word_of(game, "quarter", rest))
        if kind == "enter":
            figure, quarter = _figure_of(rest)
            return f"{word_of(game, 'figure', figure)}: {word_of(game, 'quarter', quarter)}"
        figure, spot = _figure_of(rest if kind == "back" else text)
        return _deployed(game, figure, spot) + _worth(text, view)

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        kind, _, seat = text.partition(":")
        return say("board-first", name=names[int(seat)]) if kind == "first" else self.action(game, text)


def _figure_of(text: str) -> tuple[str, str]:
    """The figure that an action names first, and the rest; an ordinary follower is not named."""
    figure, _, rest = text.partition(":")
    return (figure, rest) if figure in SIGNS else ("follower", text)


def _deployed(game: Game, figure: str, text: str) -> str:
    """A figure on a segment: "knight (north)", "large follower: thief (0,0, east)"."""
    where, _, segment = text.rpartition(":")
    feature = segment.partition("@")[0].partition("#")[0]
    if feature not in FEATURES:
        return text
    name = word_of(game, "role", ROLES[feature])
    if figure == "large":
        name = f"{word_of(game, 'figure', figure)}: {name}"
    elif figure != "follower":
        name = word_of(game, "figure", figure)
    spot = ", ".join(part for part in (where, _where(segment)) if part)
    return f"{name} ({spot})" if spot else name


def _where(segment: str) -> str:
    """The side of its tile that a segment touches; for a field also which half of that side."""
    _, enclosed, number = segment.partition("#")
    if enclosed:
        return say("terminal-enclosed", number=int(number) + 1)
    _, _, at = segment.partition("@")
    if at in STEPS:
        return say(STEPS[at])
    return "–".join(say(STEPS[side]) for side in HALVES[int(at)]) if at else ""


def _worth(text: str, view: Mapping[str, object] | None) -> str:
    """What the feature at a spot would score now, according to the view."""
    seen = cast(View, view)
    for spot in seen["spots"] if view is not None else []:
        if spot["action"] == text and spot["feature"] is not None:
            return f" · {say('points', points=seen['features'][spot['feature']]['worth'])}"
    return ""


def _printed(game: Game) -> dict[str, Tile]:
    listed = cast(list[dict[str, Any]], game.components()["tiles"])
    return {tile["id"]: Tile(tile) for tile in listed}


def _head(view: View) -> Text:
    facts = [say("terminal-left", tiles=view["left"])]
    if "second" in view:
        facts.append(say(SECOND[view["second"]]))
    if view["walk"] is not None and view["walk"]["next"]:
        facts.append(say("terminal-steps", steps=view["walk"]["left"]))
    return Text(" · ".join(facts))


def _map(tiles: Mapping[str, Tile], view: View) -> Canvas:
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]] + [(place["x"], place["y"]) for place in view["places"]]
    canvas = Canvas(cells)
    for tile in view["tiles"]:
        canvas.draw(tile["x"], tile["y"], tiles[tile["id"]].rows(tile["rotation"]))
    number = 1
    for place in view["places"]:
        last = number + len(place["rotations"]) - 1
        canvas.write(place["x"], place["y"], f"{number}" if last == number else f"{number}-{last}", "bold cyan")
        number = last + 1
    for figure in view["figures"]:
        _figure(canvas, figure)
    for (sign, style), where, column in (
        (BEASTS["dragon"], view["dragon"], WIDTH // 2),
        (BEASTS["fairy"], view["fairy"], WIDTH // 2 - 1),
    ):
        if where is not None:
            canvas.put(where[0], where[1], HEIGHT // 2, column, sign, style)
    return canvas


def _figure(canvas: Canvas, figure: FigureView) -> None:
    """A follower as the sigil of its seat; other figures as letters, which the seats explain."""
    row, column = place_of(figure["segment"])
    seat = figure["seat"]
    sign = SIGNS.get(figure.get("figure", ""), output.SIGILS[seat])
    canvas.put(figure["x"], figure["y"], row, column, sign, f"reverse {output.style(seat)}")


def _turned(tile: Tile, turn: int) -> Text:
    drawing = Text(f"/{turn}", "dim")
    for row in tile.rows(turn):
        drawing.append("\n")
        for sign, style in row:
            drawing.append(sign, style)
    return drawing


def _seats(game: Game, view: View, names: Sequence[str]) -> Table:
    """Points and followers; then where each other figure stands, or that it is at home; then goods."""
    kinds = [kind for kind in SIGNS if kind in view["seats"][0]]
    heads = [f"{word_of(game, 'figure', kind)} {SIGNS[kind]}" for kind in kinds]
    traded = [word_of(game, "goods", name) for name in view["seats"][0].get("goods", {})]
    rows = table([say("board-seat")], [say("heading-points"), say("terminal-followers"), *heads, *traded])
    for seat in view["seats"]:
        mark = "►" if seat["seat"] == view["actor"] else " "
        name = Text(f"{mark} ").append_text(output.name(seat["seat"], names))
        standing: dict[str, str] = {
            figure["figure"]: f"{figure['x']},{figure['y']}"
            for figure in view["figures"]
            if figure["seat"] == seat["seat"] and "figure" in figure
        }
        others = [standing.get(kind, "✓" if cast(dict[str, bool], seat)[kind] else "–") for kind in kinds]
        goods = [str(number) for number in cast(dict[str, int], seat.get("goods", {})).values()]
        rows.add_row(name, Text(str(seat["points"]), "bold"), str(seat["supply"]), *others, *goods)
    return rows


def _cards(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Who has the King and the Robber."""
    found: list[RenderableType] = []
    for key, card in (("score-king", view.get("king")), ("score-robber", view.get("robber"))):
        if card is not None:
            holder = output.name(card["seat"], names).append(f" · {say('terminal-size', tiles=card['size'])}")
            found.append(labelled(say(key), holder))
    return found


def _city(game: Game, view: View, names: Sequence[str]) -> list[RenderableType]:
    """The quarters of the City of Carcassonne, and who is in them."""
    found: list[RenderableType] = []
    city = view.get("city")
    for quarter, people in city["people"].items() if city else []:
        inside = Text(", ").join([_inside(row, names) for row in people])
        locked = f" ({say('terminal-count-here')})" if city is not None and city["count"] == quarter else ""
        found.append(labelled(word_of(game, "quarter", quarter) + locked, inside if people else Text("–")))
    return found


def _inside(row: PeopleView, names: Sequence[str]) -> Text:
    """A seat's followers in a quarter: how many, and the large one."""
    return output.name(row["seat"], names).append(f" {row['followers']}{SIGNS['large'] if row['large'] else ''}")


BOARD: Final = CarcassonneBoard()
