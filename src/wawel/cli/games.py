"""`wawel games`: what there is to play."""

from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

import wawel
from wawel.cli import output, words
from wawel.cli.typed import choices_of, name_of
from wawel.cli.words import say
from wawel.core.game import Game
from wawel.core.options import NUMBERS, SEAT, SETS, Option
from wawel.words import LANGUAGES, problems, word
from wawel.words.bundles import bundle


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-one-game")] = "",
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """List the games, or one game with everything that its options can be."""
    if game:
        one = wawel.game(game)
        if json:
            output.write_json([_game(one)])
        else:
            output.console().print(_one(one))
        return
    if json:
        output.write_json([_game(found) for found in wawel.games()] + _disabled())
        return
    output.console().print(_all())
    output.console().print(Text(say("games-more"), "dim"))


def _all() -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("games-id", "games-title", "games-seats", "games-options"):
        table.add_column(say(heading))
    for game in wawel.games():
        titles = Text(game.titles[words.language()], "bold")
        table.add_row(game.id, titles, f"{game.min_seats}–{game.max_seats}", _options(game))
    for id, problem in wawel.problems().items():
        line = say("games-disabled", id=id, problem=problems.detail(problem, words.language()))
        table.add_row(id, Text(word(id, words.language(), "title"), "bold"), "–", Text(line, "red"))
    return table


def _one(game: Game) -> Group:
    """A game with its options: what each is called, what it does, and its values as people and programs write them."""
    title = Text(game.titles[words.language()], "bold").append(f"  {game.id}  {game.min_seats}–{game.max_seats}", "dim")
    lines = [title]
    for option in game.options:
        help_key, form_key = f"option-{option.name}-help", f"option-{option.name}-form"
        lines.append(Text(f"\n{option.name}", "cyan").append(f"  {_word(game, f'option-{option.name}')}", "default"))
        lines += [Text(f"  {_word(game, key)}") for key in (help_key,) if _has(game, key)]
        lines += [Text(f"  {text}", "dim") for text in _values(game, option)]
        lines += [Text(f"  {_word(game, key)}", "dim") for key in (form_key,) if _has(game, key)]
    return Group(*lines, Text("\n").append(_presets(game)) if game.presets else Text(""))


def _values(game: Game, option: Option) -> list[str]:
    """The values of an option by name, each with its id, and how to write what has no name."""
    named = [(name_of(game, option, choice, words.language()), choice) for choice in choices_of(option)]
    listed = " · ".join([f"{name} ({choice})" if name and name != choice else choice for name, choice in named])
    if option.kind == SEAT:
        return [say("games-seat", random=listed)]
    if option.kind == NUMBERS:
        return [say("games-numbers")]
    return [listed, say("games-sets")] if option.kind == SETS else [listed]


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
    if game.presets:
        lines.append("\n").append(_presets(game))
    return lines if lines.plain else Text("–")


def _presets(game: Game) -> Text:
    lines = Text()
    for preset in game.presets:
        lines.append("\n" if lines.plain else "").append(f"--preset {preset.name}", "green")
        lines.append(f"  {_word(game, f'preset-{preset.name}')}")
        for name, value in preset.options.items():
            lines.append(f"\n    {_word(game, f'option-{name}')}: {_word(game, f'option-{name}-{value}')}", "dim")
    return lines


def _word(game: Game, key: str) -> str:
    return word(game.id, words.language(), key)


def _has(game: Game, key: str) -> bool:
    return bundle(game.id, words.language()).has_message(key)
