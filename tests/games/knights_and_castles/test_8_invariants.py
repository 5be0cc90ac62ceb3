"""RZ-8: what holds in every position of every match. Hypothesis chooses the matches."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import wawel
from wawel.games.knights_and_castles import GAME
from wawel.testing import play, rule

matches = st.builds(
    lambda seats, seed, long: wawel.Match(GAME, seats, seed=seed, options={"long": long}),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.booleans(),
)


def positions(match: wawel.Match, data: st.DataObject) -> Iterator[list[dict[str, Any]]]:
    """Play a match by Hypothesis' choices, yielding each seat's own view after every step."""
    while not match.over:
        seat = data.draw(st.sampled_from(match.waiting))
        match.play(seat, data.draw(st.sampled_from(match.legal(seat))))
        views = [match.view(seat)["mine"] for seat in range(match.seats)]
        yield [view for view in views if isinstance(view, dict)]


@rule("RZ-8.1", "RZ-8.2", "RZ-8.3")
@given(matches, st.data())
def test_cards_are_conserved_and_shepherds_always_come_back(match: wawel.Match, data: st.DataObject) -> None:
    """Hand, table and camp make the full set; no camp holds a shepherd; two shepherds are there for every decision."""
    full = sorted(["knight", "dragon", "footman", "archer", "peasant", "catapult", "shepherd", "shepherd"])
    for views in positions(match, data):
        recruiting = match.view(-1)["phase"] == "recruit"
        for mine in views:
            table = [] if recruiting else mine["commit"] or []  # a recruit stays in the camp until all have chosen
            assert sorted(mine["hand"] + mine["camp"] + table) == full
            assert "shepherd" not in mine["camp"]
        for seat in match.waiting:
            assert views[seat]["hand"].count("shepherd") == 2


@rule("RZ-8.7")
@given(matches, st.data())
def test_a_game_offers_seven_to_nine_points(match: wawel.Match, data: st.DataObject) -> None:
    """6 castles and 1 drum: 9 points; 5 and 2: 8 or 7, depending on the castle left out."""
    for _ in positions(match, data):
        pass
    tiles = [GAME.parts.tiles[note.args[0]] for note in match.notes if note.key == "tile"]
    games = [tiles[start : start + 7] for start in range(0, len(tiles), 7)]
    total = 0
    for game in games:
        missing = (set(GAME.parts.tiles) - set(game)).pop()
        expected = 9 if missing.startswith("recruit") else 8 if missing.endswith("small") else 7
        assert len([tile for tile in game if tile.startswith("recruit")]) == (1 if expected == 9 else 2)
        total += expected
    assert sum(score.total for score in match.scores) == total


@rule("RZ-8.8")
def test_with_six_armies_in_the_camp_only_shepherds_are_left() -> None:
    """One option, both shepherds."""
    camp = "camp 0: knight+dragon+footman+archer+peasant+catapult\n"
    line = play(GAME, "", position=f"youth: 0 1\nplayed: wood_small=?\n{camp}")

    assert [line.match.format(0, action) for action in line.match.legal(0)] == ["shepherd+shepherd"]


@rule("RZ-8.10")
@given(matches, st.data())
def test_a_refused_commit_changes_nothing(match: wawel.Match, data: st.DataObject) -> None:
    """Tries any number, in any position."""
    for _ in positions(match, data):
        if match.over:
            break
        before = match.digest
        seat = data.draw(st.sampled_from(match.waiting))
        action = data.draw(st.integers(-10, 2000))
        if action not in match.legal(seat):
            error = match.why_not(seat, action)
            assert isinstance(error, wawel.IllegalAction)
            assert error.rule.startswith("RZ-")
        assert match.digest == before
