"""An analysis as plain values: what workers send, the store keeps, and `wawel analyse --json` prints."""

from typing import Any

from wawel.bots.advice import Reason
from wawel.bots.analysis import Analyser, Better, Moment, accounts, costliest
from wawel.core.match import Match

WORST = 3


def moments_of(record: str, level: str, simulations: int, numbers: list[int]) -> list[dict[str, Any]]:
    """The moments with these numbers; any process can work out any of them."""
    analyser = Analyser(Match.replay(record), level, simulations)
    return [_plain(number, analyser.moment(number)) for number in numbers]


def conclusion(moments: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """What consecutive moments say together: an account for each seat, and the costliest decisions."""
    known = [_moment(plain) for plain in moments]
    found = accounts(known, seats)
    return {
        "seats": [{"luck": each.luck, "play": each.play, "accuracy": each.accuracy} for each in found],
        "costliest": [int(moments[place]["step"]) for place in costliest(known, WORST)],
    }


def _plain(number: int, moment: Moment) -> dict[str, Any]:
    better = moment.better
    return {
        "step": number,
        "seat": moment.seat,
        "chances": moment.chances,
        "best": round(moment.best, 4),
        "loss": better.loss if better is not None else 0.0,
        "better": better.line if better is not None else [],
        "reasons": [_reason(reason) for reason in better.why] if better is not None else [],
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {"feature": reason.feature, "points": round(reason.points, 1)}


def _moment(plain: dict[str, Any]) -> Moment:
    better = Better(plain["better"], [], plain["loss"]) if plain["better"] else None
    return Moment(plain["seat"], plain["chances"], plain["best"], better)
