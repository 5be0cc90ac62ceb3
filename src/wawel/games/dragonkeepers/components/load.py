"""DK-1: cards, rewards, fragments, pearls and the other pieces, read from data.toml; values live nowhere else.

A card is a front and a back; equal cards are one *kind* with a number of copies. Kinds are numbered: left book cards,
right book cards, starting cards, and last of all the black dragon.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wawel.core import components
from wawel.core.errors import BadData
from wawel.games.dragonkeepers.components.ids import (
    BACKS,
    BLUE,
    BYTE,
    CHEST_PHASES,
    CHESTS,
    COLOURS,
    COPIES_AT_MOST,
    ITEMS,
    KINDS_AT_MOST,
    LEFT,
    NUMBERS,
    PEARLS,
    RED,
    RIGHT,
    SIDES,
    START,
    side_of,
)

DATA: Final = components.text_of("wawel.games.dragonkeepers")


class Components:
    """The printed parts of one box. Colours are 0..3 in the order of the data file, black is 4."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.colours: list[str] = []
        self.fronts: list[str] = []  # the colours and black
        self.backs: list[str] = []  # ids: "1", "green", "1_start"
        self.cards: list[str] = []  # per kind: its id, "red_1"
        self.front = vec[i64]()  # per kind
        self.back = vec[i64]()  # per kind
        self.side = vec[i64]()  # per kind
        self.copies: list[int] = []  # per kind, in the whole box
        self.book = vec[i64]()  # per kind, in the two piles of the setup
        self.starting: list[int] = []  # kinds of the starting cards
        self.black: i64 = 0  # the kind of the black dragons, the last one
        self.of_front = vec[vec[i64]]()  # kinds by front
        self.of_set = vec[vec[i64]]()  # kinds that a set of a colour can have, black last
        self.of_back = vec[vec[i64]]()  # kinds by back
        self.by_back = vec[i64]()  # all kinds, by back
        self.place = vec[i64]()  # per kind: where it stands in of_back
        self.twins = vec[i64]()  # starting cards whose back another one has as well
        self.pages = vec[vec[i64]]()  # per side: backs that book cards have
        self.rewards: list[list[int]] = []  # per number, counted from 0
        self.values: list[int] = []  # of fragments, ascending
        self.fragments: list[int] = []  # copies per value
        self.worths = vec[i64]()  # indexes of values
        self.ring: i64 = 3  # fragments of an amulet
        self.pearl_values: list[list[int]] = []  # per colour
        self.pearls: list[list[int]] = []  # per colour, copies per value
        self.crests: list[list[int]] = [[], []]  # per number of seats, descending
        self.removed: list[int] = [0, 0]  # fragments taken out, per number of seats
        self.amulets: list[int] = [0, 0]  # that end the game, per number of seats
        self.dealt: list[list[int]] = [[], []]  # starting cards per number of seats, from the first player on
        self.eggs = 0
        self.egg = 0
        self.egg_turned = 0
        self.crystals = 0
        self.costs: list[int] = []  # per chest
        self.chest_phases: list[str] = []
        self.idle_rounds: i64 = 0

    def fingerprint(self) -> str:
        """Of all values that decide play, whatever else the file says."""
        cards = (self.cards, self.copies, list(self.book), self.starting)
        amulets = (self.rewards, self.values, self.fragments, self.ring, self.pearl_values, self.pearls)
        tables = (self.crests, self.removed, self.amulets, self.dealt, self.idle_rounds)
        tokens = (self.eggs, self.egg, self.egg_turned, self.crystals, self.costs, self.chest_phases)
        return components.fingerprint((cards, amulets, tables, tokens))


def load(text: str = DATA) -> Components:
    """The components of data.toml, or of another file's text. BadData names the property that a file breaks."""
    data = components.parse(text)
    parts = Components(data)
    try:
        _cards(parts, data)
        _rewards(parts, data["reward"])
        _amulets(parts, data)
        _tokens(parts, data)
        _chests(parts, data["chest"])
    except components.SLIPS as slip:
        raise components.broken(slip) from slip
    return parts


def _number(row: dict[str, Any], name: str, least: int = 0, most: int = BYTE) -> int:
    """A whole number of the file within what the rules can hold."""
    value = row[name]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadData(
            "dragonkeepers.printed-number",
            "DK-1",
            {"name": name, "least": least, "most": most, "value": value},
        )
    return value


def _cards(parts: Components, data: dict[str, Any]) -> None:
    """DK-1.1: 104 book cards, 11 black dragons and 8 starting cards."""
    parts.colours = [str(colour) for colour in data["game"]["colours"]]
    if len(set(parts.colours)) != COLOURS:
        raise BadData("dragonkeepers.colours", "DK-1.1")
    parts.fronts = [*parts.colours, "black"]
    plain = [str(number) for number in range(1, NUMBERS + 1)] + parts.colours
    parts.backs = plain + [back + START for back in plain]
    left, right, black, start = data["left_card"], data["right_card"], data["black_card"], data["starting_card"]
    if any(card["back"] not in range(1, NUMBERS) for card in left) or any(
        card["back"] not in parts.colours for card in right
    ):
        raise BadData("dragonkeepers.book-backs", "DK-1.1")
    if len(black) != 1 or black[0]["front"] != "black" or black[0]["back"] != NUMBERS:
        raise BadData("dragonkeepers.black-backs", "DK-1.1")
    for card in left + right:
        _kind(parts, card, "", _number(card, "count", 1))
    for card in start:
        parts.starting.append(len(parts.cards))
        _kind(parts, card, START, 0)
        if card["side"] != SIDES[parts.side[-1]]:
            raise BadData("dragonkeepers.card-side", "DK-1.1", {"card": parts.cards[-1]})
    parts.black = len(parts.cards)
    _kind(parts, black[0], "", 0)
    _check_cards(parts, data["deck_totals"], [left, right, black, start])
    parts.of_front = _by(parts.front, COLOURS + 1)
    for colour in range(COLOURS):
        parts.of_set = append(parts.of_set, append(parts.of_front[colour][:], parts.black))
    parts.of_back = _by(parts.back, BACKS)
    parts.by_back = vec[i64]([kind for kinds in parts.of_back for kind in kinds])
    parts.twins = vec[i64]([kind for kind in parts.starting if len(parts.of_back[parts.back[kind]]) > 1])
    parts.place = vec[i64]([list(parts.of_back[parts.back[kind]]).index(kind) for kind in range(len(parts.cards))])
    for side in (LEFT, RIGHT):
        pages = sorted({parts.back[k] for k, n in enumerate(parts.book) if n and parts.side[k] == side})
        parts.pages = append(parts.pages, vec[i64](pages))


def _by(property: vec[i64], values: int) -> vec[vec[i64]]:
    """Kinds by a property of theirs."""
    found = vec[vec[i64]]()
    for value in range(values):
        found = append(found, vec[i64]([kind for kind, own in enumerate(property) if own == value]))
    return found


def _kind(parts: Components, card: dict[str, Any], ribbon: str, book: int) -> None:
    front, back = str(card["front"]), str(card["back"])
    if front not in parts.fronts or back not in parts.backs:
        raise BadData("dragonkeepers.card-faces", "DK-1.1", {"front": front, "back": back})
    name = f"{front}_{back}{ribbon}"
    if name in parts.cards:
        property = "Q10" if ribbon else "Q3"
        raise BadData("dragonkeepers.card-twice", "DK-1.1", {"property": property, "name": name})
    place = parts.backs.index(back + ribbon)
    parts.cards.append(name)
    parts.front = append(parts.front, parts.fronts.index(front))
    parts.back = append(parts.back, place)
    parts.side = append(parts.side, side_of(place))
    parts.copies.append(_number(card, "count", 1))
    parts.book = append(parts.book, book)


def _check_cards(parts: Components, totals: dict[str, Any], groups: list[list[dict[str, Any]]]) -> None:
    for name, cards in zip(("left_cards", "right_cards", "black_dragons", "starting_cards"), groups, strict=True):
        if sum(_number(card, "count", 1) for card in cards) != _number(totals, name, 2):
            raise BadData("dragonkeepers.deck-total", "DK-1.1", {"name": name, "count": totals[name]})
    if totals["left_cards"] + totals["right_cards"] != _number(totals, "book_cards"):
        raise BadData("dragonkeepers.pile-total", "DK-1.1", {"count": totals["book_cards"]})
    if any(parts.copies[kind] != 1 for kind in parts.starting):
        raise BadData("dragonkeepers.starting-alike", "DK-1.1")
    if max(parts.copies) > COPIES_AT_MOST:
        raise BadData(
            "dragonkeepers.copies-at-most",
            "DK-1.1",
            {"most": COPIES_AT_MOST},
        )
    if len(parts.cards) > KINDS_AT_MOST:
        raise BadData("dragonkeepers.kinds-at-most", "DK-1.1", {"most": KINDS_AT_MOST})


def _rewards(parts: Components, rewards: list[dict[str, Any]]) -> None:
    """DK-1.2: one reward for each number, with a fragment in it."""
    found = {_number(reward, "number"): [str(item) for item in reward["items"]] for reward in rewards}
    if sorted(found) != list(range(1, NUMBERS + 1)) or len(rewards) != NUMBERS:
        raise BadData("dragonkeepers.rewards", "DK-1.2")
    for number in range(1, NUMBERS + 1):
        unknown = [item for item in found[number] if item not in ITEMS]
        if unknown:
            raise BadData(
                "dragonkeepers.reward-items",
                "DK-1.2",
                {"number": number, "known": ", ".join(unknown)},
            )
        if not any(item.startswith("fragment") for item in found[number]):
            raise BadData("dragonkeepers.reward-fragment", "DK-1.2", {"number": number})
        parts.rewards.append([ITEMS.index(item) for item in found[number]])


def _amulets(parts: Components, data: dict[str, Any]) -> None:
    """DK-1.3, DK-1.4: fragments and pearls."""
    parts.ring = _number(data["amulet"], "fragments_per_amulet", 1)
    rows = sorted([_number(row, "value"), _number(row, "count")] for row in data["fragment"])
    parts.values = [row[0] for row in rows]
    parts.fragments = [row[1] for row in rows]
    parts.worths = vec[i64](list(range(len(rows))))
    if sum(parts.fragments) != _number(data["amulet"], "total_fragments") or len(set(parts.values)) != len(rows):
        raise BadData("dragonkeepers.fragment-total", "DK-1.3", {"count": data["amulet"]["total_fragments"]})
    for colour in PEARLS:
        found = [row for row in data["pearl"] if row["colour"] == colour]
        parts.pearl_values.append([_number(row, "value") for row in found])
        parts.pearls.append([_number(row, "count") for row in found])
        if len(set(parts.pearl_values[-1])) != len(found):
            raise BadData("dragonkeepers.pearl-twice", "DK-1.4", {"colour": colour})
    if sum(map(sum, parts.pearls)) != 15 or sum(map(len, parts.pearls)) != len(data["pearl"]):
        raise BadData("dragonkeepers.pearl-total", "DK-1.4")
    if min(parts.pearl_values[RED], default=0) <= max(parts.pearl_values[BLUE], default=0):
        raise BadData("dragonkeepers.pearl-worth", "DK-11.6")


def _tokens(parts: Components, data: dict[str, Any]) -> None:
    """DK-1.4, DK-2.3: eggs, crystals and what depends on the number of seats."""
    parts.eggs = _number(data["egg"], "count")
    parts.egg = _number(data["egg"], "value_normal")
    parts.egg_turned = _number(data["egg"], "value_flipped")
    parts.crystals = _number(data["crystal"], "count")
    parts.idle_rounds = _number(data["digital"], "idle_rounds_to_end", 1, BYTE // 4)
    lowest, highest = _number(data["game"], "min_players", 2), _number(data["game"], "max_players", 2, 4)
    rows = {_number(row, "players"): row for row in data["player_count"]}
    total = sum(parts.fragments)
    for seats in range(lowest, highest + 1):
        row = rows[seats]
        removed = _number(row, "fragments_removed", 0, total)
        if removed + _number(row, "fragments_in_play") != total:
            raise BadData("dragonkeepers.fragments-in-play", "DK-2.3", {"seats": seats})
        parts.removed.append(removed)
        parts.amulets.append(_number(row, "amulets_to_end", 1))
        crests = [_number(crest, "value", 1) for crest in data["crest"] if _number(crest, "min_players") <= seats]
        parts.crests.append(sorted(crests, reverse=True))
        parts.dealt.append([int(number) for number in row["starting_cards"]])
        if min(parts.dealt[seats]) < 0 or len(parts.dealt[seats]) != seats:
            raise BadData("dragonkeepers.starting-hands", "DK-2.6", {"seats": seats})
        if sum(parts.dealt[seats]) > len(parts.starting):
            raise BadData("dragonkeepers.starting-too-few", "DK-2.6", {"seats": seats})


def _chests(parts: Components, chests: list[dict[str, Any]]) -> None:
    """DK-9.2: the six chests of the variant."""
    found = {str(chest["id"]): chest for chest in chests}
    if sorted(found) != sorted(CHESTS) or len(chests) != len(CHESTS):
        raise BadData("dragonkeepers.chests", "DK-9.2", {"known": ", ".join(CHESTS)})
    for name, phase in zip(CHESTS, CHEST_PHASES, strict=True):
        if found[name]["phase"] != phase:
            raise BadData("dragonkeepers.chest-phase", "DK-9.2", {"name": name, "phase": phase})
        parts.costs.append(_number(found[name], "cost_crystals"))
        parts.chest_phases.append(phase)
