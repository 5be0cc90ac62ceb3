"""New tables: what a request asks for, and what a rematch repeats."""

from dataclasses import dataclass, replace
from typing import Final

from wawel.bots.bot import NAMES, USUAL
from wawel.core import registry
from wawel.core.errors import BadOption, Phrase
from wawel.core.match import Match
from wawel.core.options import NUMBERS
from wawel.core.rng import deal_seed
from wawel.lessons import course
from wawel.server.errors import bad_request
from wawel.server.live import names
from wawel.server.live.contests import is_contest
from wawel.server.live.course import Course
from wawel.server.live.house.house import gathered
from wawel.server.live.house.state import read_terms
from wawel.server.live.seating import colours, own_seat
from wawel.server.messages.tables import CreateTable, Invite, SeatRequest, Started, TableCreated
from wawel.server.store.saved import SavedPerson, SavedSeat, SavedTable

ELSEWHERE: Final = ("link", "lobby")  # seats of people who come later


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
    seed = deal_seed() if wanted.tables > 1 else wanted.seed or None
    match = Match(rules, len(wanted.seats), seed, options, called, position)
    started: Started = "setup" if not position else "position" if begun is None else "replay"
    host = names.token()
    contest, deal = is_contest(wanted), names.new_id() if wanted.tables > 1 else None
    invites = [Invite(seat=n, token=names.token()) for n, seat in enumerate(wanted.seats) if seat.kind in ELSEWHERE]
    keys = {invite.seat: names.token_hash(invite.token) for invite in invites}
    worn = colours([seat.colour for seat in wanted.seats])
    seats = [_seat(n, called[n], seat, keys.get(n), worn[n]) for n, seat in enumerate(wanted.seats)]
    saved = _saved(match, bool(wanted.seed), position, started, names.token_hash(host), tuple(seats))
    _check_level(wanted.terms.stand_in)
    saved = replace(saved, hints=wanted.hints, projection=wanted.projection, code=names.code() if invites else None)
    agreed = {"gather": True, "watch": wanted.terms.watch and deal is None} if contest else {}
    terms = wanted.terms.model_copy(update=agreed)
    saved = gathered(replace(saved, deal=deal, terms=terms.model_dump_json()))
    told = [] if contest else invites  # there people come by code or from the lobby, with an account
    created = TableCreated(table=saved.id, token=host, invites=told, code=saved.code, deal=deal)
    return Opening(saved, Course(match)), created


def same_deal(first: SavedTable) -> Opening:
    """Another table with the same draws, for other people; the first of them who comes is its host."""
    seats = tuple(_offered(seat) for seat in first.seats)
    called = [seat.name for seat in seats]
    match = Match(registry.find(first.game), len(seats), first.seed, first.options, called)
    saved = _saved(match, False, "", "setup", names.token_hash(names.token()), seats)
    saved = replace(saved, hints=first.hints, projection=first.projection, terms=first.terms, deal=first.deal)
    return Opening(gathered(replace(saved, code=names.code())), Course(match))


def _offered(seat: SavedSeat) -> SavedSeat:
    """The same seat for somebody else, or the same bot, whatever has become of it."""
    if seat.kind == "bot":
        return SavedSeat(seat.seat, seat.kind, seat.name, seat.level, None, True, seat.colour)
    kind = "link" if seat.kind == "here" else seat.kind
    return SavedSeat(seat.seat, kind, "", None, names.token_hash(names.token()), False, seat.colour)


def owned(opening: Opening, person: SavedPerson) -> Opening:
    """The same table, with a seat at this screen that belongs to an account; in a contest it has its name."""
    here = [seat for seat in opening.saved.seats if seat.kind == "here"]
    own = own_seat(here, person).seat if here else None
    contest = opening.saved.deal is not None or read_terms(opening.saved.terms).rated
    named = [replace(seat, name=person.name) if contest and seat.seat == own else seat for seat in opening.saved.seats]
    seats = [replace(seat, person=person.id) if seat.seat == own else seat for seat in named]
    return replace(opening, saved=replace(opening.saved, seats=tuple(seats)))


def open_rematch(old: SavedTable, seats: list[SavedSeat], host: int | None) -> Opening:
    """The same people again with a new seed, each one seat further, the first one last; their tokens stay.

    At a table with a clock the match waits until everybody has come.
    """
    timed = read_terms(old.terms).clock is not None
    again = tuple(_moved(seat, n, timed) for n, seat in enumerate([*seats[1:], seats[0]]))
    rules = registry.find(old.game)
    options = {option.name: _turned(option.kind, old.options.get(option.name, "")) for option in rules.options}
    match = Match(rules, len(seats), None, {**old.options, **options}, [seat.name for seat in again], old.position)
    saved = _saved(match, False, old.position, old.started, old.host_hash, again)
    saved = replace(saved, hints=old.hints, projection=old.projection, terms=old.terms)
    return Opening(gathered(saved, None if host is None else (host - 1) % len(seats)), Course(match))


def _moved(seat: SavedSeat, n: int, waits: bool) -> SavedSeat:
    kind = "link" if seat.kind == "lobby" else seat.kind  # it is not for whoever comes from the lobby
    joined = seat.joined and not (waits and kind == "link")
    return replace(seat, seat=n, kind=kind, joined=joined, place=None, points=None)


def _turned(kind: str, value: str) -> str:
    """The value of an option; if it has a number for each seat, they follow the people."""
    numbers = value.split(",")
    return ",".join([*numbers[1:], numbers[0]]) if kind == NUMBERS and value else value


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
    _check_level(level)
    return SavedSeat(n, wanted.kind, name, level, token_hash, wanted.kind not in ELSEWHERE, colour)


def _check_level(level: str | None) -> None:
    if level is not None and level not in NAMES:
        raise BadOption("unknown-level", values={"level": level, "known": ", ".join(NAMES)})
