"""New tables: what a request asks for, and what a rematch repeats."""

from dataclasses import dataclass, replace

from wawel.bots.bot import NAMES, USUAL
from wawel.core import registry
from wawel.core.errors import BadOption, Phrase
from wawel.core.match import Match
from wawel.lessons import course
from wawel.server.errors import bad_request
from wawel.server.live import names
from wawel.server.live.course import Course
from wawel.server.live.seating import colours, own_seat
from wawel.server.messages.tables import CreateTable, Invite, SeatRequest, Started, TableCreated
from wawel.server.store.saved import SavedPerson, SavedSeat, SavedTable


@dataclass(frozen=True, slots=True)
class Opening:
    """A table about to be stored."""

    saved: SavedTable
    course: Course


def open_table(wanted: CreateTable, begun: tuple[dict[str, str], str] | None) -> tuple[Opening, TableCreated]:
    """Make a new table, and the tokens that only its creator gets to see. Raises if the request is wrong.

    `begun` are the options and the position of the moment of a replay to continue from, if any.
    """
    options, position = wanted.options, wanted.position or ""
    if wanted.problem is not None:
        if position or wanted.start is not None:
            raise bad_request(Phrase("position-and-problem"))
        position = course(registry.find(wanted.game).id).problem(wanted.problem).position
    if begun is not None:
        if position:
            raise bad_request(Phrase("position-and-moment"))
        options, position = begun
    rules = registry.find(wanted.game)
    if position:
        position = rules.position(rules.from_position(position))  # as the game itself writes it
    called = [names.cleaned(seat.name) for seat in wanted.seats]
    match = Match(rules, len(wanted.seats), wanted.seed or None, options, called, position)
    started: Started = "setup" if not position else "position" if begun is None else "replay"
    host = names.token()
    invites = [Invite(seat=n, token=names.token()) for n, seat in enumerate(wanted.seats) if seat.kind == "link"]
    keys = {invite.seat: names.token_hash(invite.token) for invite in invites}
    worn = colours([seat.colour for seat in wanted.seats])
    seats = [_seat(n, called[n], seat, keys.get(n), worn[n]) for n, seat in enumerate(wanted.seats)]
    saved = _saved(match, bool(wanted.seed), position, started, names.token_hash(host), tuple(seats))
    saved = replace(saved, hints=wanted.hints, projection=wanted.projection, code=names.code() if invites else None)
    return Opening(saved, Course(match)), TableCreated(table=saved.id, token=host, invites=invites, code=saved.code)


def owned(opening: Opening, person: SavedPerson) -> Opening:
    """The same table, with a seat at this screen that belongs to an account."""
    here = [seat for seat in opening.saved.seats if seat.kind == "here"]
    own = own_seat(here, person).seat if here else None
    seats = [replace(seat, person=person.id) if seat.seat == own else seat for seat in opening.saved.seats]
    return replace(opening, saved=replace(opening.saved, seats=tuple(seats)))


def open_rematch(old: SavedTable, seats: list[SavedSeat]) -> Opening:
    """The same table again with a new seed; the old tokens open the same seats."""
    match = Match(old.game, len(seats), None, old.options, [seat.name for seat in seats], old.position)
    again = tuple(replace(seat, place=None, points=None) for seat in seats)
    saved = _saved(match, False, old.position, old.started, old.host_hash, again)
    return Opening(replace(saved, hints=old.hints, projection=old.projection), Course(match))


def _saved(
    match: Match, seed_given: bool, position: str, started: Started, host_hash: str, seats: tuple[SavedSeat, ...]
) -> SavedTable:
    return SavedTable(
        id=names.table_id(),
        game=match.game.id,
        rules=match.game.rules_version,
        components=match.game.fingerprint_of(match.options),
        options=match.options,
        seed=match.seed,
        seed_given=seed_given,
        position=position,
        started=started,
        host_hash=host_hash,
        created=names.now(),
        over=match.over,
        rematch=None,
        seats=seats,
    )


def _seat(n: int, name: str, wanted: SeatRequest, token_hash: str | None, colour: int) -> SavedSeat:
    level = (wanted.level or USUAL) if wanted.kind == "bot" else None
    if level is not None and level not in NAMES:
        raise BadOption("unknown-level", values={"level": level, "known": ", ".join(NAMES)})
    return SavedSeat(n, wanted.kind, name, level, token_hash, wanted.kind != "link", colour)
