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
    DRAGON_COLOURS,
    ITEMS,
    KINDS_AT_MOST,
    LEFT,
    NUMBERS,
    PEARLS,
    RED,
    RIGHT,
    SECOND,
    SIDES,
    START,
    side_of,
)

PACKAGE: Final = "wawel.games.dragonkeepers"
DATA: Final = components.text_of(PACKAGE)
PROVENANCE: Final[dict[str, type]] = {"provenance": object}


class Components(components.Parts):
    """The printed parts of one box. Colours are 0..3 in the order of the data file, black is 4."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
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
    """The components of data.toml, or of another file's text. BadData has everything that is wrong with a file."""
    readers = [_seats, _colours, _rewards, _fragments, _pearls, _tokens, _crests, _chests]
    return components.read(PACKAGE, text, Components, readers, [_cards, _totals, _tables, _seatings])


def _seats(parts: Components) -> None:
    components.check_seats(parts.data, 2, 4, "DK-2.1")


def _number(row: dict[str, Any], name: str, least: int = 0, most: int = BYTE, rule: str = "DK-1") -> int:
    """A whole number of the file within what the rules can hold."""
    return components.number(row, name, least, most, rule)


def _colours(parts: Components) -> None:
    """DK-1.1: four colours of dragons; there are words and pictures for these."""
    parts.colours = [str(colour) for colour in parts.data["game"]["colours"]]
    if sorted(parts.colours) != sorted(DRAGON_COLOURS):
        raise BadData("dragonkeepers.colours", "DK-1.1", {"known": ", ".join(DRAGON_COLOURS)})
    parts.fronts = [*parts.colours, "black"]
    plain = [str(number) for number in range(1, NUMBERS + 1)] + parts.colours
    parts.backs = plain + [back + START for back in plain]


def _cards(parts: Components) -> None:
    """DK-1.1: 104 book cards, 11 black dragons and 8 starting cards."""
    data = parts.data
    for card in data["left_card"]:
        with parts.collecting():
            _number(card, "back", 1, NUMBERS - 1, "DK-1.1")
            _kind(parts, card, "", _number(card, "count", 1, COPIES_AT_MOST, "DK-1.1"))
    for card in data["right_card"]:
        with parts.collecting():
            components.one_of(card, "back", parts.colours, "DK-1.1")
            _kind(parts, card, "", _number(card, "count", 1, COPIES_AT_MOST, "DK-1.1"))
    for card in data["starting_card"]:
        with parts.collecting():
            _starting(parts, card)
    if len(data["black_card"]) != 1:
        raise BadData("dragonkeepers.black-backs", "DK-1.1", at="black_card")
    black = data["black_card"][0]
    components.one_of(black, "front", ["black"], "DK-1.1")
    _number(black, "back", NUMBERS, NUMBERS, "DK-1.1")
    parts.black = len(parts.cards)
    _kind(parts, black, "", 0)


def _totals(parts: Components) -> None:
    """DK-1.1: the file says how many cards there are of each sort."""
    data, totals = parts.data, parts.data["deck_totals"]
    rows = ("left_card", "right_card", "black_card", "starting_card")
    for name, cards in zip(("left_cards", "right_cards", "black_dragons", "starting_cards"), rows, strict=True):
        found = sum([int(card["count"]) for card in data[cards]])
        if _number(totals, name, 2) != found:
            raise BadData("dragonkeepers.deck-total", "DK-1.1", {"name": name, "count": totals[name], "found": found})
    book = totals["left_cards"] + totals["right_cards"]
    _number(totals, "book_cards", book, book, "DK-1.1")
    if len(parts.cards) > KINDS_AT_MOST:
        raise BadData("dragonkeepers.kinds-at-most", "DK-1.1", {"most": KINDS_AT_MOST}, "left_card")


def _tables(parts: Components) -> None:
    """The cards by what is printed on them."""
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


def _starting(parts: Components, card: dict[str, Any]) -> None:
    """DK-1.1: a starting card. Of two that are alike on both sides, the second has a number in its id."""
    for _ in range(_number(card, "count", 1, 2, "DK-1.1")):
        parts.starting.append(len(parts.cards))
        _kind(parts, card, START, 0)
        components.one_of(card, "side", [SIDES[parts.side[-1]]], "DK-1.1")


def _kind(parts: Components, card: dict[str, Any], ribbon: str, book: int) -> None:
    components.check_row(card, PROVENANCE)
    copies = _number(card, "count", 1, COPIES_AT_MOST, "DK-1.1")
    front, back = str(card["front"]), str(card["back"])
    if front not in parts.fronts or back not in parts.backs or (front == "black") != (back == str(NUMBERS)):
        raise BadData("dragonkeepers.card-faces", "DK-1.1", {"front": front, "back": back})
    name = f"{front}_{back}{ribbon}"
    if ribbon and name in parts.cards:
        parts.unusual.append(BadData("dragonkeepers.starting-alike", "DK-1.1", {"name": name}, "starting_card"))
        name += SECOND
    if name in parts.cards:
        if ribbon:
            raise BadData("dragonkeepers.starting-thrice", "DK-1.1", {"name": name.removesuffix(SECOND)})
        raise BadData("dragonkeepers.card-twice", "DK-1.1", {"name": name})
    place = parts.backs.index(back + ribbon)
    parts.cards.append(name)
    parts.front = append(parts.front, parts.fronts.index(front))
    parts.back = append(parts.back, place)
    parts.side = append(parts.side, side_of(place))
    parts.copies.append(1 if ribbon else copies)
    parts.book = append(parts.book, book)


def _rewards(parts: Components) -> None:
    """DK-1.2: one reward for each number, with a fragment in it."""
    rewards = parts.data["reward"]
    found: dict[int, list[int]] = {}
    for reward in rewards:
        with parts.collecting():
            components.check_row(reward, {"items": list, "provenance": object})
            number = _number(reward, "number", 1, NUMBERS, "DK-1.2")
            items = [str(item) for item in reward["items"]]
            unknown = [item for item in items if item not in ITEMS]
            if unknown:
                raise BadData("dragonkeepers.reward-items", "DK-1.2", {"number": number, "known": ", ".join(unknown)})
            if not any(item.startswith("fragment") for item in items):
                raise BadData("dragonkeepers.reward-fragment", "DK-1.2", {"number": number})
            found[number] = [ITEMS.index(item) for item in items]
    if not parts.unsound and (len(found) != NUMBERS or len(rewards) != NUMBERS):
        raise BadData("dragonkeepers.rewards", "DK-1.2", at="reward")
    parts.rewards = [found[number] for number in sorted(found)]


def _fragments(parts: Components) -> None:
    """DK-1.3: fragments of amulets."""
    amulet, fragments = parts.data["amulet"], parts.data["fragment"]
    parts.ring = _number(amulet, "fragments_per_amulet", 1)
    for row in fragments:
        components.check_row(row, PROVENANCE)
    rows = sorted(
        [_number(row, "value", 0, BYTE, "DK-1.3"), _number(row, "count", 0, BYTE, "DK-1.3")] for row in fragments
    )
    parts.values = [row[0] for row in rows]
    parts.fragments = [row[1] for row in rows]
    parts.worths = vec[i64](list(range(len(rows))))
    if sum(parts.fragments) != _number(amulet, "total_fragments") or len(set(parts.values)) != len(rows):
        raise BadData("dragonkeepers.fragment-total", "DK-1.3", {"count": amulet["total_fragments"]})


def _pearls(parts: Components) -> None:
    """DK-1.4: 15 pearls, red and blue."""
    pearls = parts.data["pearl"]
    for row in pearls:
        components.check_row(row, PROVENANCE)
        components.one_of(row, "colour", PEARLS, "DK-1.4")
    for colour in PEARLS:
        found = [row for row in pearls if row["colour"] == colour]
        parts.pearl_values.append([_number(row, "value", 0, BYTE, "DK-1.4") for row in found])
        parts.pearls.append([_number(row, "count", 0, BYTE, "DK-1.4") for row in found])
        if len(set(parts.pearl_values[-1])) != len(found):
            raise BadData("dragonkeepers.pearl-twice", "DK-1.4", {"colour": colour}, "pearl")
    if sum(map(sum, parts.pearls)) != 15:
        raise BadData("dragonkeepers.pearl-total", "DK-1.4", at="pearl")
    if min(parts.pearl_values[RED], default=0) <= max(parts.pearl_values[BLUE], default=0):
        parts.unusual.append(BadData("dragonkeepers.pearl-worth", "DK-11.6", at="pearl"))


def _tokens(parts: Components) -> None:
    """DK-1.4: eggs and crystals."""
    egg, crystal = parts.data["egg"], parts.data["crystal"]
    components.check_row(egg, PROVENANCE)
    components.check_row(crystal, PROVENANCE)
    parts.eggs = _number(egg, "count")
    parts.egg = _number(egg, "value_normal")
    parts.egg_turned = _number(egg, "value_flipped")
    parts.crystals = _number(crystal, "count")
    parts.idle_rounds = _number(parts.data["digital"], "idle_rounds_to_end", 1, BYTE // 4)


def _crests(parts: Components) -> None:
    """DK-2.3: which crests are there depends on the number of seats."""
    for crest in parts.data["crest"]:
        with parts.collecting():
            components.check_row(crest, PROVENANCE)
            _number(crest, "value", 1, BYTE, "DK-2.3")
            _number(crest, "min_players", 0, BYTE, "DK-2.3")


def _seatings(parts: Components) -> None:
    """DK-2.3: what else depends on the number of seats."""
    data = parts.data
    highest = components.seats(data)[1]
    rows = {_number(row, "players", 2, 4, "DK-2.3"): row for row in data["player_count"]}
    total = sum(parts.fragments)
    for seats in range(2, highest + 1):
        if seats not in rows:
            raise BadData("dragonkeepers.player-count", "DK-2.3", {"seats": seats}, "player_count")
        row = rows[seats]
        components.check_row(row, PROVENANCE)
        removed = _number(row, "fragments_removed", 0, total, "DK-2.3")
        if removed + _number(row, "fragments_in_play", 0, BYTE, "DK-2.3") != total:
            raise BadData("dragonkeepers.fragments-in-play", "DK-2.3", {"seats": seats})
        parts.removed.append(removed)
        parts.amulets.append(_number(row, "amulets_to_end", 1, BYTE, "DK-2.3"))
        crests = [int(crest["value"]) for crest in data["crest"] if crest["min_players"] <= seats]
        parts.crests.append(sorted(crests, reverse=True))
        parts.dealt.append(components.numbers(row, "starting_cards", 0, BYTE, "DK-2.6"))
        if len(parts.dealt[seats]) != seats:
            raise BadData("dragonkeepers.starting-hands", "DK-2.6", {"seats": seats})
        if sum(parts.dealt[seats]) > len(parts.starting):
            raise BadData("dragonkeepers.starting-too-few", "DK-2.6", {"seats": seats})


def _chests(parts: Components) -> None:
    """DK-9.2: the six chests of the variant."""
    chests = parts.data["chest"]
    found = {str(chest["id"]): chest for chest in chests}
    if sorted(found) != sorted(CHESTS) or len(chests) != len(CHESTS):
        raise BadData("dragonkeepers.chests", "DK-9.2", {"known": ", ".join(CHESTS)}, "chest")
    for name, phase in zip(CHESTS, CHEST_PHASES, strict=True):
        components.check_row(found[name], {"effect": str, "provenance": object})
        components.one_of(found[name], "phase", [phase], "DK-9.2")
        parts.costs.append(_number(found[name], "cost_crystals", 0, BYTE, "DK-9.2"))
        parts.chest_phases.append(phase)
