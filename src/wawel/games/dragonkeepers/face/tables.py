"""Parts of the Dragonkeepers' rules text that come from its data file.

{cards}               which fronts and backs the book cards and starting cards have, and how often
{rewards}             the reward of each number
{fragments}           values of amulet fragments and how many there are
{pearls}              the same for pearls
{tables}              what depends on the number of players
{chests}              the magic chests
{total:left_cards}    one number of cards, inside a sentence
{idle}                after how many rounds without a set the game is over, inside a sentence
"""

from collections.abc import Callable
from typing import Any, Final

from babel.lists import format_list

from wawel.words import tables
from wawel.words.sentences import sentence, word
from wawel.words.tables import ASTERISK, Part, UnknownToken, is_reconstructed

GAME: Final = "dragonkeepers"

Row = dict[str, Any]


def part(lang: str, token: str) -> Part:
    """What replaces a token; UnknownToken if there is no such token."""
    name, _, which = token.partition(":")
    data = tables.data(GAME)
    if name == "total" and which:
        return _total(data, which)
    maker = MAKERS.get(token)
    if maker is None:
        raise UnknownToken(token)
    return maker(lang, data)


def _total(data: Row, which: str) -> Part:
    totals = data["deck_totals"]
    guessed = is_reconstructed(totals, which)
    return Part(f"{totals[which]}{ASTERISK if guessed else ''}", guessed)


def _idle(lang: str, data: Row) -> Part:
    rounds = data["digital"]["idle_rounds_to_end"]
    return Part(sentence(GAME, lang, "idle-rounds", {"rounds": rounds}, []), False)


def _guessed(row: Row, value: str = "") -> str:
    """An asterisk for a value without a source."""
    whole = row.get("provenance", "")
    parts = [whole.get(value, "")] if isinstance(whole, dict) and value else [str(whole)]
    return ASTERISK if any("reconstructed" in part for part in parts) else ""


def _table(lang: str, heads: list[str], rows: list[list[str]], footnote: str = "") -> Part:
    """A table, with a footnote if anything in it is reconstructed."""
    text = tables.grid([word(GAME, lang, f"heading-{head}") for head in heads], rows)
    if not any(ASTERISK in cell for row in rows for cell in row):
        return Part(text, False)
    return Part(f"{text}\n\n{ASTERISK}\N{NO-BREAK SPACE}{word(GAME, lang, footnote)}", True)


def _cards(lang: str, data: Row) -> Part:
    rows: list[list[str]] = []
    for group, suffix in (("left_card", ""), ("right_card", ""), ("starting_card", "_start"), ("black_card", "")):
        for front in dict.fromkeys(card["front"] for card in data[group]):
            cards = [card for card in data[group] if card["front"] == front]
            backs = [_copies(word(GAME, lang, f"back-{card['back']}{suffix}"), card) for card in cards]
            mark = "".join(dict.fromkeys(_guessed(card) for card in cards))
            rows.append([word(GAME, lang, f"colour-{front}"), ", ".join(backs) + mark])
    return _table(lang, ["front", "backs"], rows, "reconstructed-cards")


def _copies(name: str, card: Row) -> str:
    return f"{name} × {card['count']}".replace(" ", "\N{NO-BREAK SPACE}")


def _rewards(lang: str, data: Row) -> Part:
    rows: list[list[str]] = []
    for reward in data["reward"]:
        items = [word(GAME, lang, f"item-{item}") for item in reward["items"]]
        joined = format_list(items, locale=lang).replace(" i ", " i\N{NO-BREAK SPACE}")
        rows.append([str(reward["number"]), joined + _guessed(reward)])
    return _table(lang, ["number", "reward"], rows, "reconstructed-rewards")


def _fragments(lang: str, data: Row) -> Part:
    rows = [[str(row["value"]), f"{row['count']}{_guessed(row)}"] for row in data["fragment"]]
    return _table(lang, ["value", "count"], rows)


def _pearls(lang: str, data: Row) -> Part:
    rows = [
        [word(GAME, lang, f"pearl-{row['colour']}"), str(row["value"]), f"{row['count']}{_guessed(row, 'count')}"]
        for row in data["pearl"]
    ]
    return _table(lang, ["pearl", "value", "count"], rows, "reconstructed-pearls")


def _players(lang: str, data: Row) -> Part:
    found = sorted(data["crest"], key=lambda crest: -crest["value"])
    rows: list[list[str]] = []
    for row in data["player_count"]:
        seats = row["players"]
        crests = ", ".join(f"{crest['value']}{_guessed(crest)}" for crest in found if crest["min_players"] <= seats)
        numbers = [seats, row["fragments_removed"], row["fragments_in_play"]]
        rows.append([*(str(number) for number in numbers), crests, str(row["amulets_to_end"])])
    heads = ["players", "removed", "in-play", "crests", "amulets"]
    return _table(lang, heads, rows, "reconstructed-crests")


def _chests(lang: str, data: Row) -> Part:
    rows: list[list[str]] = []
    for chest in data["chest"]:
        name = f"chest-{chest['id']}"
        texts = [word(GAME, lang, name), f"{chest['cost_crystals']}{_guessed(chest, 'details')}"]
        rows.append([*texts, word(GAME, lang, f"phase-{chest['phase']}"), word(GAME, lang, f"{name}-effect")])
    return _table(lang, ["chest", "cost", "when", "effect"], rows, "reconstructed-chests")


MAKERS: Final[dict[str, Callable[[str, Row], Part]]] = {
    "cards": _cards,
    "rewards": _rewards,
    "fragments": _fragments,
    "pearls": _pearls,
    "tables": _players,
    "chests": _chests,
    "idle": _idle,
}
