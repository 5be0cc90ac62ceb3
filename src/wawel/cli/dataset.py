"""`wawel dataset`: the decisions of many matches between bots as a table."""

import json as text_of
import os
import time
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from rich.progress import track
from rich.text import Text

import wawel
from wawel.cli import guests, output, words
from wawel.cli import options as given
from wawel.cli.decisions import decisions_of
from wawel.cli.failing import WrongUsage
from wawel.cli.parquet import Parquet
from wawel.cli.simulation import Plan, in_order
from wawel.cli.words import say
from wawel.core.encoding import Encoding, encoding_of
from wawel.core.match import Match
from wawel.guests.faults import Fault

PORTION: Final = 8  # matches that a worker gets at once; observations take room
UNFINISHED: Final = ".part"  # ends the name of a file that is being written


def dataset(
    game: given.GameArgument,
    matches: Annotated[int, typer.Option(min=1, help="help-matches")] = 100,
    format: Annotated[Literal["parquet"], typer.Option(metavar="parquet", help="help-format")] = "parquet",
    output_file: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="help-dataset-file")
    ] = None,
    observations: Annotated[bool, typer.Option("--observations", help="help-observations")] = False,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    seed: Annotated[int, typer.Option(help="help-seed")] = 1,
    bots: Annotated[str, typer.Option(help="help-bots")] = "random",
    option: given.OptionList = None,
    preset: given.PresetOption = None,
    cores: given.CoresOption = given.ALL,
    bot_seconds: guests.SecondsOption = guests.SECONDS,
    bot_memory: guests.MemoryOption = guests.MEMORY,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Write one row per decision of many matches between bots. The same seed gives the same file."""
    if find_spec("pyarrow") is None:
        raise WrongUsage(say("error-no-parquet"))
    rules = wawel.game(game)
    path = given.fresh(output_file or Path(f"{rules.id}.{format}"))
    places = given.number_of_seats(rules, seats)
    processes = given.number_of_cores(cores)
    house = guests.house(bot_seconds, bot_memory)
    names = given.bots_for(places, bots, house)
    options = Match(rules, places, seed, given.game_options(rules, option, preset, given.seat_names(places))).options
    encoding = encoding_of(rules, places, options)
    plan = Plan(rules.id, names, seed, options, house)
    began = time.perf_counter()
    rows, faults = _write(plan, encoding, matches, processes, path, observations)
    seconds = time.perf_counter() - began
    if json:
        about = {"game": rules.id, "seats": places, "options": options, "bots": names, "seed": seed}
        counts = {"matches": matches, "decisions": rows, "seconds": round(seconds, 3)}
        output.write_json(about | counts | {"file": str(path), "bytes": path.stat().st_size})
    else:
        line = say("simulate-done", games=matches, decisions=rows, seconds=words.number(seconds, 1))
        output.console().print(Text(line + "\n" + str(path)), soft_wrap=True)
    for name, lost in zip(names, faults, strict=True):
        guests.tell_faults(output.messages(), name, lost)


def _write(
    plan: Plan, encoding: Encoding, matches: int, cores: int, path: Path, observations: bool
) -> tuple[int, list[list[Fault]]]:
    """Write the file under a name of its own, so that an interrupted run leaves none that looks complete."""
    screen = output.messages()
    unfinished = path.with_name(path.name + UNFINISHED)
    faults: list[list[Fault]] = [[] for _ in plan.bots]
    sizes = (int(encoding.size), int(encoding.actions)) if observations else ()
    try:
        with (
            Parquet(unfinished, _facts(plan, matches), encoding.game.rules_version, sizes) as file,
            closing(in_order(partial(decisions_of, plan, observations), matches, cores, PORTION)) as played,
        ):
            for found in track(
                played, say("simulate-progress"), matches, console=screen, disable=not screen.is_terminal
            ):
                file.add(found)
                for seat, lost in enumerate(found.faults):
                    faults[seat] += lost
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return file.rows, faults


def _facts(plan: Plan, matches: int) -> dict[str, str]:
    """What the file says about itself besides its rows."""
    return {
        "game": plan.game,
        "seats": str(len(plan.bots)),
        "options": text_of.dumps(plan.options),
        "bots": text_of.dumps(plan.bots),
        "seed": str(plan.seed),
        "matches": str(matches),
        "version": wawel.__version__,
    }
