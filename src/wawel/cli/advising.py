"""`hint` at the prompt of a match: what a bot would do, what comes of it, and why."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from wawel.arena.playing import generator
from wawel.bots.advice import Advice, advise
from wawel.bots.imagined import Imagined
from wawel.cli import boards, output
from wawel.cli.words import Speech, say
from wawel.core import telling
from wawel.core.match import Match

ADVISER: Final = "strong"  # the level that a server asks too
FACTS: Final = 2  # more of them are too much to read


def hint(match: Match, seat: int, names: Sequence[str]) -> Iterator[Text]:
    """Lines for the seat that decides, from what it may know. The same position has the same hint."""
    rng = generator(f"hint {seat} at {len(match.entries)} of {match.commitment}")
    found = advise(Imagined(match.game, match.state(), seat), rng, ADVISER)
    speech = Speech(match.game.id)
    why = "; ".join(speech(f"advice-{reason.feature}") for reason in found.reasons)
    because = say("analyse-because", why=why) if why else f". {say('play-even')}"
    yield Text(say("play-advice", line="; ".join(_line(match, seat, found))) + because, "green")
    told: list[dict[str, Any]] = [telling.note(match.game, note, seat) for note in found.notes]
    for note in _chosen([note for note in told if note["seat"] == seat and note["args"]]):
        said = output.coloured(match.game.id, f"note-{note['key']}", note["args"], names, seat)
        yield Text(f"→ {say('play-then')} ", "dim").append_text(said)  # so nobody thinks that it has happened


def _chosen(notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Points come first, then what is done first; told in the order in which they happen."""
    best = sorted(range(len(notes)), key=lambda place: "points" not in notes[place]["args"])[:FACTS]
    return [notes[place] for place in sorted(best)]


def _line(match: Match, seat: int, advice: Advice) -> Iterator[str]:
    """The advised actions in words."""
    board, state, view = boards.board(match.game), match.state(), match.view(seat)
    for place, action in enumerate(advice.actions):
        text = match.game.format(state, seat, action)
        yield board.action(match.game, text) if place else board.action(match.game, text, view)
        match.game.apply(state, seat, action)
