"""Tables of what spaces, tiles and abilities take and give, in words: for rules texts of games with bundles.

{city-spaces} {market-areas} {objective-spaces} {wild-areas} {abilities} {objectives} {tiles:production}

A bundle of the data file such as "2 meat + 2 veg/meat" is put in the game's own words: `goods-meat-2`, `good-veg`.
"""

from typing import Any, Final

from wawel.words import tables
from wawel.words.sentences import word
from wawel.words.tables import Part, UnknownToken, grid

GAME: Final = "simurgh"
NOTHING: Final = "–"

KEYS = {
    "city-spaces": "city_space",
    "market-areas": "scout_area",
    "objective-spaces": "objective_space",
    "wild-areas": "wild_area",
    "abilities": "dragon_type",
}


class Rows:
    """A table before it is drawn: headings, cells, and whether something in it is reconstructed."""

    def __init__(self, heads: list[str], cells: list[list[str]], reconstructed: str = "") -> None:
        self.heads = heads
        self.cells = cells
        self.reconstructed = reconstructed


def part(lang: str, token: str) -> Part:
    """What replaces a token; UnknownToken if there is no such token."""
    found = _rows(lang, token, tables.data(GAME))
    footnote = f"\n\n{word(GAME, lang, found.reconstructed)}" if found.reconstructed else ""
    return Part(grid(found.heads, found.cells) + footnote, bool(found.reconstructed))


def _rows(lang: str, token: str, data: dict[str, Any]) -> Rows:
    say = Sayer(lang)
    name, _, kind = token.partition(":")
    if name == "tiles" and kind:
        if kind not in {tile["type"] for tile in data["tile"]}:
            raise UnknownToken(token)
        return say.tiles([tile for tile in data["tile"] if tile["type"] == kind])
    if token == "objectives":
        return say.objectives([tile for tile in data["tile"] if tile["type"] == "objective"])
    if token not in KEYS:
        raise UnknownToken(token)
    found = data[KEYS[token]]
    return say.abilities(found) if token == "abilities" else say.exchanges(KEYS[token], found)


class Sayer:
    """Puts exchanges, bundles and abilities from a game's data into words of a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def word(self, key: str) -> str:
        return word(GAME, self.lang, key)

    def exchanges(self, key: str, components: list[dict[str, Any]]) -> Rows:
        cells: list[list[str]] = []
        for component in components:
            name = self.word(f"space-{component['key']}") if "key" in component else str(component["id"])
            get = {**component, "get": component["bonus"]} if "bonus" in component else component
            row = [name, self.bundle(str(component.get("pay", ""))), self.gain(get)]
            if "kind" in component:
                row.append(self.word(f"kind-{component['kind'].replace('.', '-')}"))
            if "min_players" in component:
                row[1] = f"{component['min_players']}+"
            cells.append(row)
        heads = [self.word(f"heading-{key}"), self.word("heading-pay"), self.word("heading-get")]
        if "min_players" in components[0]:
            heads[1] = self.word("heading-players")
        if "kind" in components[0]:
            heads.append(self.word("heading-kind"))
        guessed = any(component.get("provenance") == "reconstructed" for component in components)
        return Rows(heads, cells, f"reconstructed-{key}" if guessed else "")

    def tiles(self, tiles: list[dict[str, Any]]) -> Rows:
        cells: list[list[str]] = []
        for tile in tiles:
            spaces = tile["levels"] if "levels" in tile else tile["spaces"]
            row = [self.word(f"tile-{tile['id']}")]
            if "move_cost" in tile:
                row.append(self.bundle(tile["move_cost"]))
            row += [self.space(space) for space in spaces] + [NOTHING] * (4 - len(spaces))
            cells.append(row)
        heads = [self.word("heading-tile-of-kind")]
        if "move_cost" in tiles[0]:
            heads.append(self.word("heading-move"))
        return Rows([*heads, "1", "2", "3", "4"], cells)

    def abilities(self, dragons: list[dict[str, Any]]) -> Rows:
        cells = [[self._numbered(row), *(self.ability(ability) for ability in row["abilities"])] for row in dragons]
        return Rows([self.word("heading-dragon_type"), "1", "2", "3"], cells)

    def _numbered(self, row: dict[str, Any]) -> str:
        """A type of dragon, with the numbers printed on its tiles."""
        name = self.word(f"dragon-{row['key']}")
        return f"{name} ({', '.join(str(tile) for tile in row['tiles'])})"

    def objectives(self, tiles: list[dict[str, Any]]) -> Rows:
        cells: list[list[str]] = []
        for tile in tiles:
            shown = ", ".join(self.word(f"dragon-{key}") for key in tile.get("depicted", []))
            points = [str(number) for number in tile["points"]]
            name, compared = self.word(f"objective-{tile['id']}"), shown or self.word(f"metric-{tile['metric']}")
            cells.append([name, compared, *points, *[NOTHING] * (3 - len(points))])
        guessed = any(tile.get("provenance") == "reconstructed" for tile in tiles)
        heads = [self.word("heading-objective"), self.word("heading-metric"), "1.", "2.", "3."]
        return Rows(heads, cells, "reconstructed-objective" if guessed else "")

    def ability(self, ability: dict[str, Any]) -> str:
        """SI-12.1: the marker on an ability is paid anyway, so one in its cost is another; a boost adds (SI-12.4)."""
        pay = f"{self.bundle(ability['pay'], 'extra')} → " if ability.get("pay") else ""
        text = pay + ("+" if ability["mode"] == "boost" else "") + self.gain(ability)
        if ability["mode"] != "action":
            names = [name.strip() for name in str(ability.get("on", "")).split("|")]
            on = f" {self.word('or')} ".join(self.word(f"trigger-{name}") for name in names if name)
            when = self.word(f"when-{ability['mode']}")
            text = f"{f'{when} {on}' if on else when}: {text}"
        return f"{text} ({self.word('one-use')})" if ability.get("once") else text

    def space(self, space: dict[str, Any]) -> str:
        riders = f"{self.word('riders')}: " if str(space.get("kind", "")).startswith("rider") else ""
        sides = [self.bundle(space["pay"])] if space.get("pay") else []
        gain = self.gain(space)
        return riders + " → ".join([*sides, gain] if gain != NOTHING else sides or [NOTHING])

    def gain(self, space: dict[str, Any]) -> str:
        parts = [self.bundle(space["get"])] if space.get("get") else []
        if "dragons" in space:
            drawn = space["dragons"]
            markers = f"{self.word('good-marker')}: {drawn['markers']}"
            parts.append(f"{self.word('draw-dragons')} {drawn['draw']}→{drawn['keep']} ({markers})")
        if "special" in space:
            parts.append(self.word(f"special-{space['special']}"))
        return ", ".join(parts) or NOTHING

    def bundle(self, text: str, marker: str = "goods") -> str:
        """`marker` begins the words of markers."""
        parts = [part.split(" + ") for part in text.split(" | ") if part]
        alternatives = [" + ".join(self.term(term, marker) for term in part) for part in parts]
        return f" {self.word('or')} ".join(alternatives) or NOTHING

    def term(self, term: str, marker: str = "goods") -> str:
        number, _, thing = term.partition(" ")
        if "/" in thing:
            names = "/".join(self.word(f"good-{name}") for name in thing.split("/"))
            return f"{number}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{names}"
        words = marker if thing == "marker" else "goods"
        return self.word("same-kind") if thing == "same" else self.word(f"{words}-{thing}-{number}")
