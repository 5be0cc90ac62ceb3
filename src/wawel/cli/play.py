"""`wawel play`: a match in the terminal, people and bots at one table."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import wawel
from wawel.arena.playing import generator
from wawel.cli import guests, output, results
from wawel.cli import options as given
from wawel.cli.failing import WrongUsage
from wawel.cli.screen import Quit, Screen
from wawel.cli.seating import Sitter, seated
from wawel.cli.tabletop import Tabletop
from wawel.cli.teaching import learn
from wawel.cli.words import say
from wawel.core.match import Match
from wawel.guests.bots import faults_of
from wawel.guests.bots import seated as bots_of


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")] = "",
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    bots: Annotated[str, typer.Option(help="help-last-bots")] = "",
    seat: Annotated[list[str] | None, typer.Option(metavar="NAME=KIND", help="help-seat")] = None,
    option: given.OptionList = None,
    preset: given.PresetOption = None,
    seed: Annotated[str | None, typer.Option(help="help-secret-seed")] = None,
    position: Annotated[Path | None, typer.Option(help="help-from-position")] = None,
    lesson: Annotated[str, typer.Option(metavar="ID", help="help-lesson")] = "",
    problem: Annotated[str, typer.Option(metavar="ID", help="help-problem")] = "",
    resume: Annotated[Path | None, typer.Option(help="help-resume")] = None,
    record: Annotated[Path | None, typer.Option(help="help-record")] = None,
    bot_seconds: guests.SecondsOption = guests.SECONDS,
    bot_memory: guests.MemoryOption = guests.MEMORY,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Play in the terminal. Without --seat and --bots: you against bots.

    Type a number or an action in notation; `?` explains, `hint`, `save FILE`, `undo`, `quit`. With several people the
    screen is cleared before the next one looks. With --json the table is on stderr and the result on stdout.
    """
    if lesson or problem:
        if (lesson and problem) or seats or bots or seat or option or preset or seed or position or resume or record:
            raise WrongUsage(say("error-lesson-options"))
        learn(wawel.game(game).id if game else "", lesson, problem, json)
        return
    house = guests.house(bot_seconds, bot_memory)
    if resume is not None:
        match = _resumed(resume, game, bool(option or preset or position or seed))
        sitters = seated(match.game, match.seats, seats, bots, seat or [], house)
        match.names = _names(sitters) if seat or not match.names else match.names
        sitters = [Sitter(name, sitter.level) for name, sitter in zip(match.names, sitters, strict=True)]
    else:
        if not game:
            raise WrongUsage(say("error-which-game", games=", ".join(rules.id for rules in wawel.games())))
        rules = wawel.game(game)
        text = given.read_position(position) if position else ""
        table = rules.from_position(text).seats if text else None
        sitters = seated(rules, table, seats, bots, seat or [], house)
        chosen = given.game_options(rules, option, preset, _names(sitters))
        match = Match(rules, len(sitters), seed, chosen, _names(sitters), text)
    if record is not None:
        given.writable(record)
    console = output.messages() if json else output.console()
    people = [number for number, sitter in enumerate(sitters) if sitter.is_person]
    label = seed if seed is not None else secrets.token_hex(16)
    rngs = [generator(f"{label}/{number}") for number in range(len(sitters))]
    screen = Screen(console, people, _names(sitters))
    levels = [sitter.level for sitter in sitters]
    with bots_of(match.game.id, levels, match.options, house) as players:
        try:
            Tabletop(match, sitters, screen, rngs, players).play()
        except Quit:
            screen.turn_to_all()
            screen.show(Text(say("play-quit")))
        except KeyboardInterrupt:
            screen.turn_to_all()
            raise
        for name, faults in zip(_names(sitters), faults_of(players), strict=True):
            guests.tell_faults(console, name, faults)
    if match.over and record is not None:
        record.write_text(match.record.text(), encoding="utf-8", newline="\n")
        screen.show(Text(say("play-saved", file=str(record)), "green"))
    if json:
        output.write_json(results.summary(match) | {"over": match.over})


def _resumed(file: Path, game: str, more: bool) -> Match:
    """The match of an open record; what the record fixes cannot be given again."""
    match = Match.replay(given.read_record(file))
    if more:
        raise WrongUsage(say("error-resume-options"))
    if game and wawel.game(game).id != match.game.id:
        raise WrongUsage(say("error-resume-game", game=match.game.id))
    if match.over or not match.seed:
        raise WrongUsage(say("error-resume-over" if match.over else "error-resume-seed"))
    return match


def _names(sitters: list[Sitter]) -> list[str]:
    return [sitter.name for sitter in sitters]
