"""Actions as text: "rider@forge", "lay:14", "pay:1wood+1stone", "use:57b", "return:51/top". docs/notation lists all."""

from typing import Final, Literal, TypeAlias, get_args

from wawel.core.errors import BadNotation, Phrase
from wawel.core.numerals import whole
from wawel.games.simurgh import actions
from wawel.games.simurgh.components.bundles import MOST, RESOURCES, SHIFT, THINGS, count
from wawel.games.simurgh.components.ids import AREAS, CITY, FIRST_DRAGON, LEVELS, TILES
from wawel.games.simurgh.components.load import Components

Vassal: TypeAlias = Literal["spearman", "rider"]
VASSALS: Final[tuple[Vassal, ...]] = get_args(Vassal)
SLOTS: Final = "abc"
ENDS: Final = ["top", "bottom"]
PLAIN: Final = {
    "skip": actions.SKIP,
    "end": actions.END,
    "done": actions.DONE,
    "pass": actions.PASS,
    "none": actions.NONE,
}
TILE_WORDS: Final = {
    "tile": actions.TILE,
    "draft": actions.DRAFT,
    "pick": actions.PICK,
    "lay": actions.LAY,
    "keep": actions.KEEP,
}
AREA_WORDS: Final = {"explore": actions.EXPLORE, "remove": actions.REMOVE, "area": actions.AREA}
BUNDLE_WORDS: Final = {"pay": actions.PAY, "get": actions.GET}
SLOT_WORDS: Final = {"use": actions.USE, "unmark": actions.UNMARK}
END_WORDS: Final = {"return": actions.RETURN, "give": actions.GIVE}
WORDS: Final = (
    "rider@forge, spearman@w1.2, skip, end, done, pass, none, draft:N, pick:N, lay:N, keep:N, "
    "explore:wN, remove:wN, area:wN, pay:…, get:…, spend:…, use:Na, unmark:Na, mark:N, return:N/top, give:N/bottom, "
    "buy:N, buy:deck, take:N, objective:N/M, drop:…, recall:rider@forge"
)

# what a number stands for
A_TILE: Final = Phrase("simurgh.noun-tile")
AN_ACTION_TILE: Final = Phrase("simurgh.noun-action-tile")
SUCH_A_TILE: Final = Phrase("simurgh.noun-tile-kind")
A_DRAGON: Final = Phrase("simurgh.noun-dragon")
AN_OBJECTIVE: Final = Phrase("simurgh.noun-objective")
A_SEAT: Final = Phrase("simurgh.noun-seat")
A_MARKET_AREA: Final = Phrase("simurgh.noun-market-area")
AN_OBJECTIVE_SPACE: Final = Phrase("simurgh.noun-objective-space")


def space(parts: Components, number: int) -> str:
    """A city space by its key, a space in the wilds as w<area>.<place>."""
    if number < CITY:
        return parts.city[number]
    return f"w{(number - CITY) // LEVELS + 1}.{(number - CITY) % LEVELS + 1}"


def bundle(vector: int) -> str:
    named = [f"{count(vector, thing)}{THINGS[thing]}" for thing in range(10) if count(vector, thing)]
    return "+".join(named) or "nothing"


def goods(packed: int) -> str:
    """An amount of one thing (thing << 4 | number) as a reference: "goods.wood-2"."""
    return f"goods.{goods_name(packed)}"


def goods_name(packed: int) -> str:
    return f"{THINGS[packed >> 4]}-{packed & 15}"


def slot(number: int) -> str:
    return f"{number // 3 + FIRST_DRAGON}{SLOTS[number % 3]}"


def _word(words: dict[str, int], kind: int) -> str:
    for word in words:
        if words[word] == kind:
            return word
    return ""


def format(parts: Components, action: int) -> str:
    kind, value = actions.kind(action), actions.value(action)
    if _word(PLAIN, kind):
        return _word(PLAIN, kind)
    if _word(TILE_WORDS, kind):
        return f"{_word(TILE_WORDS, kind)}:{value}"
    if _word(AREA_WORDS, kind):
        return f"{_word(AREA_WORDS, kind)}:w{value + 1}"
    if _word(BUNDLE_WORDS, kind):
        return f"{_word(BUNDLE_WORDS, kind)}:{bundle(value)}"
    if _word(SLOT_WORDS, kind):
        return f"{_word(SLOT_WORDS, kind)}:{slot(value)}"
    if _word(END_WORDS, kind):
        return f"{_word(END_WORDS, kind)}:{value & ~actions.BOTTOM}/{ENDS[1 if value & actions.BOTTOM else 0]}"
    return _format_rest(parts, kind, value)


def _format_rest(parts: Components, kind: int, value: int) -> str:
    if kind in (actions.PLACE, actions.RECALL):
        text = f"{VASSALS[actions.type_of(value)]}@{space(parts, actions.space_of(value))}"
        return text if kind == actions.PLACE else f"recall:{text}"
    if kind == actions.SPEND:
        return f"spend:{space(parts, value)}"
    if kind == actions.MARK:
        return f"mark:{value + FIRST_DRAGON}"
    if kind == actions.BUY:
        return "buy:deck" if value == actions.DECK else f"buy:{value + 1}"
    if kind == actions.TAKE:
        return f"take:{value + 1}"
    if kind == actions.OBJECTIVE:
        return f"objective:{value >> 3}/{(value & 7) + 1}"
    if kind == actions.FIRST:
        return f"first:{value}"
    return f"drop:{RESOURCES[value]}"


def parse(parts: Components, text: str) -> int:
    """The inverse; what it names need not be legal now."""
    if text in PLAIN:
        return PLAIN[text]
    if "@" in text and not text.startswith("recall:"):
        return actions.PLACE | _vassal(parts, text)
    word, colon, rest = text.partition(":")
    if not colon:
        raise BadNotation("simurgh.unknown-action", "SI-4", {"text": text, "words": WORDS})
    if word in TILE_WORDS:
        return TILE_WORDS[word] | number(rest, 1, TILES - 1, A_TILE)
    if word in AREA_WORDS:
        return AREA_WORDS[word] | area(rest)
    if word in BUNDLE_WORDS:
        return BUNDLE_WORDS[word] | parse_bundle(rest)
    if word in SLOT_WORDS:
        return SLOT_WORDS[word] | _slot(rest)
    if word in END_WORDS:
        tile, _, end = rest.partition("/")
        if end not in ENDS:
            raise BadNotation("simurgh.top-or-bottom", "SI-13.1", {"text": text})
        return END_WORDS[word] | number(tile, 1, TILES - 1, A_TILE) | (actions.BOTTOM if end == "bottom" else 0)
    return _parse_rest(parts, word, rest)


def _parse_rest(parts: Components, word: str, rest: str) -> int:
    if word == "recall":
        return actions.RECALL | _vassal(parts, rest)
    if word == "spend":
        return actions.SPEND | parse_space(parts, rest)
    if word == "mark":
        return actions.MARK | number(rest, FIRST_DRAGON, FIRST_DRAGON + 23, A_DRAGON) - FIRST_DRAGON
    if word == "buy":
        return actions.BUY | (actions.DECK if rest == "deck" else number(rest, 1, 4, A_MARKET_AREA) - 1)
    if word == "take":
        return actions.TAKE | number(rest, 1, 4, A_MARKET_AREA) - 1
    if word == "objective":
        tile, _, place = rest.partition("/")
        chosen = number(place, 1, 5, AN_OBJECTIVE_SPACE) - 1
        return actions.OBJECTIVE | actions.objective(number(tile, 1, TILES - 1, A_TILE), chosen)
    if word == "first":
        return actions.FIRST | number(rest, 0, 4, A_SEAT)
    if word == "drop":
        if rest not in RESOURCES:
            raise BadNotation("simurgh.unknown-resource", "SI-0.3", {"rest": rest, "known": ", ".join(RESOURCES)})
        return actions.DROP | RESOURCES.index(rest)
    raise BadNotation("simurgh.unknown-word", "SI-4", {"word": word, "words": WORDS})


def number(text: str, least: int, most: int, what: Phrase) -> int:
    if not least <= whole(text, most) <= most:
        raise BadNotation(
            "simurgh.number-range",
            "SI-1.1",
            {"text": text, "what": what, "least": least, "most": most},
        )
    return int(text)


def area(text: str) -> int:
    if not (len(text) == 2 and text[0] == "w" and text[1] in "123456"):
        raise BadNotation("simurgh.unknown-area", "SI-10.1", {"text": text, "areas": AREAS})
    return int(text[1]) - 1


def parse_space(parts: Components, text: str) -> int:
    if text in parts.city:
        return parts.city.index(text)
    where, dot, place = text.partition(".")
    if not (dot and len(where) == 2 and where[0] == "w" and where[1] in "123456" and place in ("1", "2", "3", "4")):
        raise BadNotation(
            "simurgh.unknown-space",
            "SI-7.1",
            {"text": text, "known": ", ".join(parts.city), "areas": AREAS, "levels": LEVELS},
        )
    return CITY + area(where) * LEVELS + int(place) - 1


def _vassal(parts: Components, text: str) -> int:
    type, _, where = text.partition("@")
    if type not in VASSALS:
        raise BadNotation("simurgh.unknown-vassal", "SI-5.2", {"type": type})
    return actions.vassal(VASSALS.index(type), parse_space(parts, where))


def _slot(text: str) -> int:
    if not text or text[-1] not in SLOTS:
        raise BadNotation("simurgh.ability-form", "SI-1.4", {"text": text})
    dragon = number(text[:-1], FIRST_DRAGON, FIRST_DRAGON + 23, A_DRAGON) - FIRST_DRAGON
    return actions.slot(dragon, SLOTS.index(text[-1]))


def parse_bundle(text: str) -> int:
    """ "1wood+2stone"; "nothing" for an empty one."""
    vector = 0
    for part in [] if text == "nothing" else text.split("+"):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        name = part[len(digits) :]
        if name not in THINGS or not 1 <= whole(digits) <= 31:
            raise BadNotation("simurgh.bundle-part", "SI-0.3", {"part": part})
        thing = THINGS.index(name)
        if count(vector, thing) + int(digits) > MOST[thing]:
            raise BadNotation("simurgh.bundle-too-large", "SI-0.3", {"text": text})
        vector += int(digits) << SHIFT[thing]
    return vector
