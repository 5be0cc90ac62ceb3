"""`wawel games`: what there is to play."""

from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.words import say
from wawel.core.game import Game
from wawel.words import LANGUAGES, problems, word


def games(lang: output.LangOption = None, json: output.JsonOption = False) -> None:
    """List the games: id, title, seats, options and presets."""
    if json:
        output.write_json([_game(game) for game in wawel.games()] + _disabled())
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("games-id", "games-title", "games-seats", "games-options"):
        table.add_column(say(heading))
    for game in wawel.games():
        titles = Text(game.titles[words.language()], "bold")
        table.add_row(game.id, titles, f"{game.min_seats}–{game.max_seats}", _options(game))
    for id, problem in wawel.problems().items():
        line = say("games-disabled", id=id, problem=problems.detail(problem, words.language()))
        table.add_row(id, Text(word(id, words.language(), "title"), "bold"), "–", Text(line, "red"))
    output.console().print(table)


def _game(game: Game) -> dict[str, object]:
    options = {
        option.name: {"kind": option.kind, "default": option.default, "choices": option.choices, "rule": option.rule}
        for option in game.options
    }
    return {
        "id": game.id,
        "titles": game.titles,
        "seats": [game.min_seats, game.max_seats],
        "options": options,
        "presets": {preset.name: preset.options for preset in game.presets},
        "rules_version": game.rules_version,
    }


def _disabled() -> list[dict[str, object]]:
    """Games whose component files cannot be played, with the first of the problems."""
    found: list[dict[str, object]] = []
    for id, problem in wawel.problems().items():
        titles = {lang: word(id, lang, "title") for lang in LANGUAGES}
        found.append(
            {"id": id, "titles": titles, "problem": {lang: problems.detail(problem, lang) for lang in LANGUAGES}}
        )
    return found


def _options(game: Game) -> Text:
    """The options of a game, then its presets, each with what it changes."""
    lines = Text()
    for option in game.options:
        lines.append("\n" if lines.plain else "").append(option.name, "cyan")
        lines.append(f"  {_word(game, f'option-{option.name}')}")
    for preset in game.presets:
        lines.append(f"\n--preset {preset.name}", "green")
        lines.append(f"  {_word(game, f'preset-{preset.name}')}")
        for name, value in preset.options.items():
            lines.append(f"\n    {_word(game, f'option-{name}')}: {_word(game, f'option-{name}-{value}')}", "dim")
    return lines if lines.plain else Text("–")


def _word(game: Game, key: str) -> str:
    return word(game.id, words.language(), key)
