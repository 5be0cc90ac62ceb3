"""`wawel draw`: every position of every game becomes a picture, and it shows only what the view has."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import wawel
from tests.cli.running import KNIGHTS, run, run_json, the_line
from wawel.arena.playing import play
from wawel.cli import pictures
from wawel.cli.words import choose, forget
from wawel.core.game import SPECTATOR, Game
from wawel.core.match import Match

SVG = "{http://www.w3.org/2000/svg}"


def matches(game: Game) -> list[Match]:
    """With the fewest seats, and with the most."""
    return [play(game, ["random"] * seats, f"draw/{seats}", {}).match for seats in (game.min_seats, game.max_seats)]


def checked(text: str) -> str:
    """A picture is valid XML, every piece that it uses is in it, and no colour is left open."""
    root = ET.fromstring(text)
    known = {found.attrib["id"] for found in root.iter() if "id" in found.attrib}
    used = {found.attrib["href"].removeprefix("#") for found in root.iter(f"{SVG}use")}
    assert used <= known
    assert "var(" not in text
    assert root.attrib["width"] == "800"
    return text


@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_a_match_can_be_drawn_from_its_first_step_to_its_last(game: Game) -> None:
    for match in matches(game):
        names = [f"<{seat}>" for seat in range(match.seats)]
        states = match.states()
        for state in states[:: max(1, len(states) // 6)] + states[-1:]:
            for seat in (SPECTATOR, match.seats - 1):
                checked(pictures.drawn(game, game.observe(state, seat), names, seat))


def test_a_spectator_gets_no_hand_and_a_seat_only_its_own() -> None:
    match = Match(KNIGHTS, 2, 7)
    drawn = [pictures.of_match(match, seat) for seat in (SPECTATOR, 0, 1)]

    assert "#rz-knight" not in drawn[0]
    assert "#rz-knight" in drawn[1]
    assert len({*drawn}) == 3
    assert match._repr_svg_() == drawn[0]


def test_everybody_in_the_city_of_carcassonne_is_drawn() -> None:
    """Each quarter has its house; a seat's followers there are one figure and their number; the Count is at a door."""
    text = "seats: 3\noptions: sets=ic+count\nphase: draw\ncount: market\n"
    waiting = "city: 0@castle*3 1@castle 0L@cathedral 2@market*2\n"
    empty, full = (checked(pictures.of_match(Match("carcassonne", 3, position=text + more))) for more in ("", waiting))

    assert [picture.count('href="#ca-quarter-') for picture in (empty, full)] == [4, 4]
    assert [picture.count('href="#ca-count') for picture in (empty, full)] == [1, 1]
    assert full.count('href="#ca-meeple') - empty.count('href="#ca-meeple') == 3 - 6  # six have left their homes
    assert full.count('href="#ca-large') - empty.count('href="#ca-large') == 1
    assert {">3</text>", ">2</text>"} <= {f">{number}</text>" for number in range(9) if f">{number}</text>" in full}


def test_a_record_is_drawn_at_a_step_for_a_seat_in_a_language(tmp_path: Path) -> None:
    record, picture = tmp_path / "match.txt", tmp_path / "out.svg"
    match = play(wawel.game(KNIGHTS), ["random"] * 2, "7", {}).match
    record.write_text(match.record.text(), "utf-8")

    told = run_json("draw", record, "-o", picture, "--step", "4", "--seat", "2", "--lang", "pl")

    assert told == {"game": KNIGHTS, "seats": 2, "step": 4, "seat": 1, "file": str(picture)}
    match.rewind(4)
    choose("pl")
    try:
        assert picture.read_text("utf-8") == checked(pictures.of_match(match, 1))
    finally:
        forget()


def test_a_position_is_drawn_if_its_game_is_named(tmp_path: Path) -> None:
    match = Match(KNIGHTS, 3, 7)
    (tmp_path / "position.txt").write_text(match.position, "utf-8")
    run("draw", tmp_path / "position.txt", "-o", tmp_path / "out.svg", "--game", KNIGHTS)

    assert (tmp_path / "out.svg").read_text("utf-8") == pictures.of_match(match)


@pytest.mark.parametrize(
    ("more", "code", "words"),
    [
        ((), 2, "--game GAME"),
        (("--game", KNIGHTS, "--step", "1"), 2, "--step is for records"),
        (("--game", KNIGHTS, "--seat", "4"), 2, "from 1 to 3"),
        (("--game", "dragon-castle"), 1, "position"),
    ],
)
def test_what_cannot_be_drawn_says_why(tmp_path: Path, more: tuple[str, ...], code: int, words: str) -> None:
    (tmp_path / "position.txt").write_text(Match(KNIGHTS, 3, 7).position, "utf-8")

    assert words in the_line(run("draw", tmp_path / "position.txt", "-o", tmp_path / "out.svg", *more), code)
    assert not (tmp_path / "out.svg").exists()


def test_a_picture_is_an_svg_file(tmp_path: Path) -> None:
    """What is called PNG is not written at all."""
    (tmp_path / "position.txt").write_text(Match(KNIGHTS, 2, seed=1).position, encoding="utf-8")
    done = run("draw", tmp_path / "position.txt", "-o", tmp_path / "out.png", "--game", KNIGHTS)

    assert "ends in .svg, not " in the_line(done, 2)
    assert not (tmp_path / "out.png").exists()
