"""Simurgh in text: the city and the wilds with what each space takes and gives, the seats, the reader's own tiles."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import table, word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.simurgh.face.phrases import Printed, phrase
from wawel.games.simurgh.view.observe import SpaceView, View
from wawel.games.simurgh.view.seats import DragonView, MineView, SeatView
from wawel.games.simurgh.view.standings import ObjectiveView

say: Final = Speech("simurgh")

USABLE: Final = "*"
FULL, EMPTY = "●", "○"
GOODS: Final = ("veg", "meat", "wood", "stone", "wisdom", "weapon")


class SimurghBoard(Board):
    """From the shared table to the reader's own hand."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen, printed = cast(View, view), Printed(game)
        parts: list[RenderableType] = [Rule(_head(seen), style="dim"), _city(printed, seen)]
        parts += [_wilds(printed, seen), _market(printed, seen), _monument(printed, seen, names)]
        if seen["mine"] is not None:
            parts.append(Text(say("terminal-legend"), "dim"))
        parts += [Text(""), _seats(game, seen, names)]
        parts += [_dragons(game, seat, names) for seat in seen["seats"] if seat["dragons"]]
        if seen["mine"] is not None:
            parts += [Text(""), *_mine(printed, seen["mine"], seen["seats"][seen["mine"]["seat"]])]
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        return phrase(Printed(game), text)

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        kind, _, seat = text.partition(":")
        return say("board-first", name=names[int(seat)]) if kind == "first" else self.action(game, text)


def _head(view: View) -> Text:
    end = view["end"]
    facts = [say("board-turn", turn=view["turn"])] if view["turn"] else []
    facts.append(say("terminal-objectives", done=end["objectives"], needed=end["objectives_needed"]))
    facts.append(say("terminal-chronicle", done=end["chronicle"], needed=end["chronicle_needed"]))
    if end["triggered_by"] is not None:
        facts.append(say("terminal-ending"))
    return Text(" · ".join(facts))


def _vassals(printed: Printed, space: SpaceView) -> Text:
    """Who stands on a space: sigil and first letter of the kind of vassal."""
    figures = Text()
    for vassal in space["vassals"]:
        letter = printed.word("vassal", vassal["vassal"])[:1].upper()
        figures.append(f"{output.SIGILS[vassal['seat']]}{letter} ", output.style(vassal["seat"]))
    return figures


def _mark(space: SpaceView) -> str:
    """Whether the reader can place a vassal here now."""
    return USABLE if space["why"] is not None and any(why is None for why in space["why"].values()) else " "


def _city(printed: Printed, view: View) -> Table:
    rows = table([say("terminal-city"), "", ""])
    for space in view["city"]:
        name = f"{_mark(space)} {printed.word('space', space['space'])}"
        rows.add_row(name, Text(printed.city(space["space"]), "dim"), _vassals(printed, space))
    return rows


def _wilds(printed: Printed, view: View) -> Table:
    rows = table([say("terminal-wilds"), "", ""])
    for area in view["wilds"]:
        name = f"  {printed.word('area', area['area'])}"
        if area["tile"] is None:
            if area["open"]:
                rows.add_row(name, Text(say("terminal-bonus", bonus=printed.bonus(area["area"])), "dim"), "")
            continue
        rows.add_row(name, printed.word("tile", area["tile"]), "")
        for number, space in enumerate(area["spaces"]):
            text = Text(printed.space(area["tile"], number), "dim")
            rows.add_row(f"{_mark(space)}   {space['space']}", text, _vassals(printed, space))
    return rows


def _market(printed: Printed, view: View) -> Table:
    rows = table([say("terminal-market"), "", ""])
    for number, tile in enumerate(view["market"], start=1):
        name = printed.word("tile", tile) if tile is not None else "–"
        rows.add_row(f"  {number}", name, Text(printed.price(number), "dim"))
    stacks = (view["deck"], view["dragon_stack"], view["objective_stack"])
    deck, dragons, objectives = (stack["size"] for stack in stacks)
    rows.add_row("", Text(say("terminal-stacks", deck=deck, dragons=dragons, objectives=objectives), "dim"), "")
    return rows


def _monument(printed: Printed, view: View, names: Sequence[str]) -> Table:
    rows = table([say("terminal-monument"), "", ""])
    for space in view["monument"]:
        if space["tile"] is None:
            rows.add_row(f"  {space['space']}", Text(printed.reward(space["space"]), "dim"), "")
        else:
            rows.add_row(f"  {space['space']}", printed.objective(space["tile"]), _standing(space, names))
    return rows


def _standing(space: ObjectiveView, names: Sequence[str]) -> Text:
    """Who would get what for an objective now."""
    values = Text()
    for standing in space["standing"]:
        seat = standing["seat"]
        values.append(f"{output.SIGILS[seat]} {standing['value']}→{standing['points']}  ", output.style(seat))
    return values


def _seats(game: Game, view: View, names: Sequence[str]) -> Table:
    heads = [say("heading-points"), *[""] * len(GOODS), say("terminal-total"), say("terminal-free"), say("board-hand")]
    rows = table([say("board-seat")], heads)
    rows.padding = (0, 1, 0, 0)
    for place, good in enumerate(GOODS, start=2):
        rows.columns[place].header = word_of(game, "good", good)
    for seat in view["seats"]:
        mark = "►" if seat["seat"] == view["seat"] else " "
        rows.add_row(
            Text(f"{mark} ").append_text(output.name(seat["seat"], names)),
            Text(str(seat["points"]), "bold"),
            *[str(seat["goods"][good]) for good in GOODS],
            f"{seat['total']}/{view['limit']}",
            f"{seat['free']['spearman']}+{seat['free']['rider']}",
            str(seat["hand"]),
        )
    return rows


def _dragons(game: Game, seat: SeatView, names: Sequence[str]) -> Text:
    dragons = [f"{word_of(game, 'dragon', dragon['dragon'])} {_markers(dragon)}" for dragon in seat["dragons"]]
    return output.name(seat["seat"], names).append(f": {', '.join(dragons)}", "not bold default")


def _markers(dragon: DragonView) -> str:
    return "".join(FULL if marked else EMPTY for marked in dragon["markers"])


def _mine(printed: Printed, mine: MineView, seat: SeatView) -> list[RenderableType]:
    """The hand with what its tiles offer, tiles to choose from, and the abilities of the reader's dragons."""
    rows: list[RenderableType] = []
    for key, tiles in (("board-hand", mine["hand"]), ("terminal-offer", mine["offer"] + mine["drawn"])):
        if tiles:
            rows.append(Text(f"{say(key)}:", "bold"))
            rows += [Text(f"  {printed.name(tile)}: {printed.effect(tile)}", "dim") for tile in tiles]
    usable = {found["ability"] for found in mine["abilities"] or [] if found["why"] is None}
    for dragon in seat["dragons"]:
        rows.append(Text(f"{printed.name(dragon['tile'])} {_markers(dragon)}", "bold"))
        for slot, letter in enumerate("abc"):
            mark = USABLE if f"{dragon['tile']}{letter}" in usable else " "
            rows.append(Text(f"{mark} {dragon['tile']}{letter} {printed.ability(dragon['tile'], slot)}", "dim"))
    return rows


BOARD: Final = SimurghBoard()
