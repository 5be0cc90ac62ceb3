"""Parts of Dragon Castle's rules text that come from its data file.

{tile-types}            types of tiles, their symbols and how many there are
{countdown}             tokens on the spaces and in the pile, by number of players
{set-points}            what sets of each size are worth
{layouts}               named layouts and the numbers of players they are best for
{ground}                how many tiles the ground level should have
{beginner:spirit}       cards for beginners
{amount:columns}        a number with its noun, inside a sentence
{value:supply.tokens}   one number of the file, inside a sentence
"""

from collections.abc import Callable
from typing import Any, Final, Literal

from babel.lists import format_list

from wawel.words import tables
from wawel.words.sentences import sentence, word
from wawel.words.tables import ASTERISK, RECONSTRUCTED, Part, UnknownToken, grid, is_reconstructed

GAME: Final = "dragon-castle"

Data = dict[str, Any]


def part(lang: str, token: str) -> Part:
    """What replaces a token; UnknownToken if there is no such token."""
    data = tables.data(GAME)
    say = _Sayer(lang, data)
    name, _, which = token.partition(":")
    if name == "value" and which:
        return say.value(which)
    if name == "amount" and which:
        return say.amount(which)
    if name == "beginner" and which:
        return say.beginner(which)
    if token not in TABLES:
        raise UnknownToken(token)
    return TABLES[token](say)


class _Sayer:
    def __init__(self, lang: str, data: Data) -> None:
        self.lang = lang
        self.data = data

    def word(self, key: str) -> str:
        return word(GAME, self.lang, key)

    def counted(self, key: str, count: int) -> str:
        return sentence(GAME, self.lang, key, {"count": count}, [])

    def joined(self, names: list[str], style: Literal["standard", "or"] = "standard") -> str:
        listed = format_list(names, style=style, locale=self.lang)
        return listed.replace(" i ", " i\N{NO-BREAK SPACE}")

    def heads(self, *names: str) -> list[str]:
        return [self.word(f"heading-{name}") for name in names]

    def value(self, path: str) -> Part:
        """The number at `section.key`; further steps go into a list by number or by the id of an entry."""
        found: Any = self.data
        component: Data = {}
        steps = path.split(".")
        for step in steps:
            found = _inside(found, step)
            component = found if isinstance(found, dict) else component
        if isinstance(found, (dict, list)):
            raise UnknownToken(path)
        guessed = is_reconstructed(component, steps[-1])
        return Part(f"{found}{ASTERISK if guessed else ''}", guessed)

    def amount(self, name: str) -> Part:
        realm, layouts, supply = self.data["realm"], self.data["layouts"], self.data["supply"]
        named = [row for row in self.data["layout"] if not row["standard"]]
        counts = {
            "columns": (realm["columns"], is_reconstructed(realm)),
            "rows": (realm["rows"], is_reconstructed(realm)),
            "tiles": (layouts["total_tiles"], False),
            "symbols": (sum(row["symbols"] for row in self.data["type"]), False),
            "shrines": (supply["shrines"], False),
            "first-shrines": (supply["shrines_per_seat"], False),
            "tokens": (supply["tokens"], False),
            "spirits": (len(self.data["spirit"]), False),
            "dragons": (len(self.data["dragon"]), False),
            "standard": (len(self.data["layout"]) - len(named), any(map(is_reconstructed, self.data["layout"]))),
            "named": (len(named), any(map(is_reconstructed, named))),
        }
        if name not in counts:
            raise UnknownToken(name)
        count, guessed = counts[name]
        return Part(self.counted(f"amount-{name}", count), guessed)

    def beginner(self, kind: str) -> Part:
        if kind not in ("spirit", "dragon"):
            raise UnknownToken(kind)
        cards = [card for card in self.data[kind] if card["beginner"]]
        names = self.joined([self.word(f"{kind}-{card['id']}") for card in cards])
        return Part(names, any(is_reconstructed(card, "beginner") for card in self.data[kind]))

    def tile_types(self) -> Part:
        rows: list[list[str]] = []
        for row in self.data["type"]:
            symbols = self.counted("symbols-numbers" if row["faction"] else "symbols-pictures", row["symbols"])
            rows.append([self.word(f"type-{row['id']}"), symbols, str(row["symbols"] * row["copies"])])
        return Part(grid(self.heads("type", "symbols", "total"), rows), False)

    def countdown(self) -> Part:
        about, tokens = self.data["game"], self.data["supply"]["tokens"]
        counts = range(about["min_players"], about["max_players"] + 1)
        rows = [[str(seats), str(seats), str(tokens - seats)] for seats in counts]
        return Part(grid(self.heads("players", "on-spaces", "in-pile"), rows), False)

    def set_points(self) -> Part:
        sets = self.data["sets"]
        sizes = range(sets["smallest"], sets["smallest"] + len(sets["points"]))
        heads = [*self.heads("tiles"), *(str(size) for size in sizes)]
        return Part(grid(heads, [[self.word("heading-vp"), *map(str, sets["points"])]]), False)

    def layouts(self) -> Part:
        rows: list[list[str]] = []
        for row in self.data["layout"]:
            if row["standard"]:
                continue
            guessed = row["best_for_provenance"] == RECONSTRUCTED
            best = self.joined([str(seats) for seats in row["best_for"]], "or")
            rows.append([self.word(f"layout-{row['id']}"), f"{best}{ASTERISK if guessed else ''}"])
        table = grid(self.heads("layout", "best-for"), rows)
        if not any(ASTERISK in cells[1] for cells in rows):
            return Part(table, False)
        return Part(f"{table}\n\n{ASTERISK}\N{NO-BREAK SPACE}{self.word('reconstructed-best-for')}", True)

    def ground(self) -> Part:
        rows = [[seats, str(low), str(high)] for seats, (low, high) in self.data["ground_range"].items()]
        return Part(grid(self.heads("players", "fewest", "most"), rows), False)


def _inside(found: Any, step: str) -> Any:
    """One step down: a key, an index, or the entry of a list that has this id."""
    if isinstance(found, dict):
        if step in found:
            return found[step]
    elif isinstance(found, list):
        for place, row in enumerate(found):
            if str(place) == step or (isinstance(row, dict) and row.get("id") == step):
                return row
    raise UnknownToken(step)


TABLES: Final[dict[str, Callable[[_Sayer], Part]]] = {
    "tile-types": _Sayer.tile_types,
    "countdown": _Sayer.countdown,
    "set-points": _Sayer.set_points,
    "layouts": _Sayer.layouts,
    "ground": _Sayer.ground,
}
