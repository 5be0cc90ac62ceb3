"""Before a table opens: findings about an option, and a preview of the table."""

from wawel.core import telling
from wawel.core.errors import BadOption
from wawel.core.game import Game
from wawel.core.match import Match
from wawel.core.options import canonical, modern
from wawel.server.messages.games import Finding, Inspection, PreviewTable, TablePreview


def inspect(game: Game, option: str, value: str) -> Inspection:
    """Each finding once, with the numbers of seats it applies to. Raises BadOption if no table can have this value."""
    given = modern(game.options, {option: value})
    (name,) = given
    found: dict[str, Finding] = {}
    refusals: list[BadOption] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        try:
            text = canonical(game.options, given, seats)[name]
        except BadOption as error:
            refusals.append(error)
            continue
        for finding in game.inspect(name, text, seats):
            view = telling.finding(game, finding)
            before = found.get(str(view))
            counts = [seats] if before is None else [*before.seats, seats]
            found[str(view)] = Finding.model_validate({**view, "seats": counts})
    if len(refusals) == game.max_seats - game.min_seats + 1:
        raise refusals[0]
    return Inspection(findings=list(found.values()))


def preview(game: Game, wanted: PreviewTable) -> TablePreview:
    """The first moment of a match whose secret seed is discarded at once."""
    match = Match(game, wanted.seats, None, wanted.options)
    return TablePreview(view=dict(match.view(-1)))
