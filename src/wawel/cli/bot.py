"""`wawel bot`: a bot of your own takes a seat at a table of a server."""

from contextlib import closing
from functools import partial
from typing import Annotated, Any, Final, cast

import typer
from rich.text import Text

from wawel.cli import guests, output
from wawel.cli.failing import NotSo, WrongUsage
from wawel.cli.words import say
from wawel.guests.guest import Guest
from wawel.guests.joining import Refusal, Visit, address_of
from wawel.guests.naming import is_guest
from wawel.guests.protocol import Place

REFUSALS: Final = {
    "bad-token": "bot-bad-key",
    "closed": "bot-closed",
    "one-seat": "bot-one-seat",
    "unknown-table": "bot-unknown-table",
    "unreachable": "bot-unreachable",
}


def bot(
    url: Annotated[str, typer.Argument(metavar="URL", help="help-table-url")],
    bot: Annotated[str, typer.Option("--bot", help="help-guest")],
    key: Annotated[str, typer.Option(help="help-seat-key")] = "",
    name: Annotated[str, typer.Option(help="help-seat-name")] = "",
    bot_seconds: guests.SecondsOption = guests.SECONDS,
    bot_memory: guests.MemoryOption = guests.MEMORY,
    lang: output.LangOption = None,
    json: output.JsonOption = False,
) -> None:
    """Let a bot of your own play in a seat of a table, with the seat's key."""
    address = address_of(url, key)
    if address is None:
        raise WrongUsage(say("error-table-url", url=output.printable(url)))
    if not is_guest(bot):
        raise WrongUsage(say("error-guest", name=output.printable(bot)))
    house = guests.house(bot_seconds, bot_memory)
    guests.check(bot, house)

    def invite(place: Place) -> Guest:
        return Guest(bot, house.folder, place, house.limits, partial(guests.tell_fault, output.messages()))

    with closing(Visit(address, name, invite)) as visit:
        frame = _play(visit)
    assert visit.guest is not None, "it has played"
    faults = visit.guest.faults
    if json:
        outcome = frame["outcome"]
        scores = [score["total"] for score in frame["scores"]]
        about = {"table": address.table, "seat": frame["seat"], "scores": scores, "winners": outcome["winners"]}
        output.write_json({**about, "faults": [fault.kind for fault in faults]})
    guests.tell_counts(output.messages(), bot, faults)
    if visit.guest.is_out:
        raise NotSo(say("bot-out", name=output.printable(bot)))


def _play(visit: Visit) -> dict[str, Any]:
    """Play to the end, with a line at both ends for people; return the last frame."""
    screen = output.messages()
    message: dict[str, Any] = {}
    seats: list[str] = []
    try:
        for message in visit.play():
            if message["type"] == "welcome":
                seats = [output.printable(seat["name"]) for seat in message["table"]["seats"]]
                screen.print(Text(say("bot-joined", table=message["table"]["table"], seat=message["mine"][0] + 1)))
    except Refusal as refusal:
        raise NotSo(_refused(refusal.key)) from refusal
    winners = ", ".join(seats[seat] for seat in cast(list[int], message["outcome"]["winners"]))
    screen.print(Text(say("bot-over", winners=winners)))
    return message


def _refused(key: str) -> str:
    return say(REFUSALS[key]) if key in REFUSALS else say("bot-refused", reason=output.printable(key))
