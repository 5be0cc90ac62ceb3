"""Dragonkeepers in text: the book and its task, the rows of the seats, the reader's own hand and rings."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wawel.cli import output
from wawel.cli.boards import Board
from wawel.cli.boards.drawing import counted, labelled, table, word_of
from wawel.cli.words import Speech
from wawel.core.game import Game
from wawel.games.dragonkeepers.components.ids import SIDES, Side
from wawel.games.dragonkeepers.view.observe import SupplyView, View
from wawel.games.dragonkeepers.view.seats import RingView, SeatView, StackView

say: Final = Speech("dragonkeepers")

STYLES: Final = {"white": "bold white", "green": "green", "red": "red", "blue": "bright_blue", "black": "bright_black"}
BARE: Final = {"stop": "terminal-stop", "done": "terminal-done", "pass": "board-pass", "wind": "terminal-wind"}
DRAWS: Final = {"page": "back", "turn": "card", "deal": "card", "chest": "chest"}  # what a draw names
WORTH: Final = ("out", "pearl")  # draws that name a value


class KeepersBoard(Board):
    """The book first, then everybody's dragons, then what the reader holds."""

    def draw(self, game: Game, view: Mapping[str, object], names: Sequence[str]) -> RenderableType:
        seen = cast(View, view)
        parts: list[RenderableType] = [Rule(_head(seen), style="dim"), _book(game, seen)]
        if seen["task"] is not None:
            parts.append(_task(game, seen))
        if seen["chests"]:
            priced = [f"{word_of(game, 'chest', c['chest'])} ({c['cost']})" for c in seen["chests"]]
            parts.append(labelled(say("terminal-chests"), ", ".join(priced)))
        parts += [_supply(seen["supply"]), Text(""), _seats(game, seen, names)]
        parts += [_row(game, seat, names) for seat in seen["seats"]]
        if seen["mine"] is not None and seen["shown"] is None:
            hand = [word_of(game, "card", card) for card in seen["mine"]["hand"]]
            parts += [Text(""), labelled(say("board-hand"), counted(hand))]
            parts.append(labelled(say("terminal-rings"), _rings(game, seen["mine"]["rings"])))
        for seat, shown in enumerate(seen["shown"] or []):
            parts.append(output.name(seat, names).append(f": {_rings(game, shown['rings'])}"))
        return Group(*parts)

    def action(self, game: Game, text: str, view: Mapping[str, object] | None = None) -> str:
        if text in BARE:
            return say(BARE[text])
        name, _, rest = text.partition("=")
        if name in ("put", "return"):
            card, _, chest = rest.partition("+")
            what = word_of(game, "card" if name == "put" else "colour", card)
            sentence = say("terminal-put" if name == "put" else "terminal-return", what=what)
            return sentence + (f" · {word_of(game, 'chest', chest)}" if chest else "")
        side, _, paid = text.partition("+")
        if side in SIDES:
            return _take(game, SIDES[SIDES.index(side)], paid, view)
        rest, _, chest = text.partition("!")
        cards, _, end = rest.partition("@")
        played = " + ".join(word_of(game, "card", card) for card in cards.split("+"))
        played += f" · {word_of(game, 'end', end)}" if end else ""
        return played + (f" · {word_of(game, 'chest', chest)}" if chest else "")

    def drawn(self, game: Game, text: str, names: Sequence[str]) -> str:
        kind, _, what = text.partition("=")
        if kind == "first":
            return say("board-first", name=names[int(what)])
        if kind in WORTH:
            return say(f"terminal-drawn-{kind}", value=int(what))
        return say(f"terminal-drawn-{kind}", what=word_of(game, DRAWS[kind], what))


def _take(game: Game, side: Side, paid: str, view: Mapping[str, object] | None) -> str:
    slot = word_of(game, "side", side)
    card = cast(View, view)["book"][side]["display"] if view is not None else None
    slot += f": {word_of(game, 'card', card)}" if card is not None else ""
    return slot + (f" · {word_of(game, 'item', 'crystal')}" if paid else "")


def _head(view: View) -> Text:
    facts = [say("board-turn", turn=view["turn"])] if view["turn"] else []
    facts.append(say("terminal-amulets", done=view["amulets"], needed=view["amulets_needed"]))
    if view["idle"]:
        facts.append(say("terminal-idle", turns=view["idle"], most=view["idle_limit"]))
    return Text(" · ".join(facts))


def _book(game: Game, view: View) -> Table:
    rows = table([say("terminal-book"), say("terminal-page"), say("terminal-display")], [say("terminal-pile")])
    for name in SIDES:
        side = view["book"][name]
        page = word_of(game, "back", side["page"]) if side["page"] is not None else "–"
        card = _card(game, side["display"]) if side["display"] is not None else Text("–")
        rows.add_row(word_of(game, "side", name), Text(page, "bold"), card, str(side["pile"]))
    return rows


def _card(game: Game, card: str) -> Text:
    return Text(word_of(game, "card", card), STYLES[card.split("_")[0]])


def _task(game: Game, view: View) -> Text:
    task = view["task"]
    assert task is not None
    reward = Text()
    for item in task["reward"]:
        reward.append(", " if reward.plain else "")
        reward.append(word_of(game, "item", item["item"]), "" if item["left"] else "strike dim")
        reward.append("" if item["left"] else f" ({say('terminal-run-out')})")
    line = Text(word_of(game, "dragons", f"{task['number']}_{task['colour']}"), STYLES[task["colour"]])
    return labelled(say("terminal-task"), line).append(f" · {say('terminal-reward')}: ").append_text(reward)


def _supply(supply: SupplyView) -> Text:
    pieces = sum(fragment["count"] for fragment in supply["fragments"])
    counts = [
        say("terminal-fragments", count=pieces, low=supply["lowest"] or 0, high=supply["highest"] or 0),
        say("terminal-black", count=supply["black_dragons"]),
        say("terminal-eggs", count=supply["eggs"]),
        say("terminal-crystals", count=supply["crystals"]),
        say("terminal-pearls", red=supply["red_pearls"], blue=supply["blue_pearls"]),
        say("terminal-crests", crests=", ".join(str(crest) for crest in supply["crests"]) or "–"),
    ]
    return labelled(say("terminal-supply"), " · ".join(counts))


def _seats(game: Game, view: View, names: Sequence[str]) -> Table:
    heads = [say(f"terminal-{name}") for name in ("amulets-made", "ring", "crystal", "egg", "crest")]
    rows = table([say("board-seat"), say("terminal-hand-backs")], heads)
    for seat in view["seats"]:
        backs = counted([word_of(game, "back", back.removesuffix("_start")) for back in seat["backs"]])
        mark = "►" if seat["seat"] == view["active"] else " "
        rows.add_row(
            Text(f"{mark} ").append_text(output.name(seat["seat"], names)),
            f"{seat['hand']}: {backs}" if seat["backs"] else str(seat["hand"]),
            str(seat["amulets"]),
            f"{seat['ring']}/3",
            str(seat["crystals"]),
            str(seat["eggs"]),
            "–" if seat["crest"] is None else str(seat["crest"]),
        )
    return rows


def _row(game: Game, seat: SeatView, names: Sequence[str]) -> Text:
    """The dragons in front of a seat, from left to right; a stack in brackets is enclosed."""
    line = output.name(seat["seat"], names).append(": ")
    for place, stack in enumerate(seat["row"]):
        line.append("  " if place else "").append_text(_stack(game, stack))
    return line if seat["row"] else line.append("–")


def _stack(game: Game, stack: StackView) -> Text:
    text = f"{word_of(game, 'colour', stack['colour'])} ×{stack['size']}"
    if stack["black"]:
        text += f" ({word_of(game, 'colour', 'black')} {stack['black']})"
    return Text(text if stack["open"] else f"[{text}]", STYLES[stack["colour"]])


def _rings(game: Game, rings: Sequence[RingView]) -> str:
    texts: list[str] = []
    for ring in rings:
        text = "+".join(str(value) for value in ring["fragments"])
        if ring["pearl"] is not None:
            text += f" {word_of(game, 'pearl', ring['pearl'])}"
        texts.append(text + (f" ({ring['worth']})" if ring["worth"] is not None else ""))
    return " · ".join(texts) or "–"


BOARD: Final = KeepersBoard()
