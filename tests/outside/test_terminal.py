"""A game from outside in the terminal: it is listed, played, recorded and replayed like the others."""

from pathlib import Path

import pytest

from tests.outside.bringing import Roof
from wawel.build import is_compiled

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def roof(tmp_path_factory: pytest.TempPathFactory) -> Roof:
    return Roof(tmp_path_factory.mktemp("outside") / "quay")


def test_it_is_among_the_games(roof: Roof) -> None:
    """With its titles, seats and option, on top of the same build as the others."""
    found = {game["id"]: game for game in roof.told("games")}

    assert found["quay"]["titles"] == {"pl": "Nabrzeże", "en": "Quay"}
    assert found["quay"]["seats"] == [2, 3]
    assert found["quay"]["options"]["crates"]["default"] == "4"
    assert len(found) > 5
    assert roof.told("--version")["compiled"] is is_compiled()


@pytest.mark.once
def test_its_rules_are_read_with_the_tables_of_its_data(roof: Roof) -> None:
    assert "takes no crate that is heavier" in roof.wawel("rules", "quay", "3.3")
    assert "Najcięższa skrzynia" in roof.wawel("rules", "quay", "QUAY-1", "--lang", "pl")
    assert "{" not in roof.wawel("rules", "quay")


def test_it_keeps_the_contract(roof: Roof) -> None:
    assert roof.told("conformance", "quay", "--matches", "6") == {"ok": True, "games": {"quay": []}}


@pytest.mark.parametrize(("lang", "board", "log"), [("en", "Dock A, up to", "loads"), ("pl", "Dok A, do", "ładuje")])
def test_it_is_played_recorded_verified_and_replayed(
    roof: Roof, tmp_path: Path, lang: str, board: str, log: str
) -> None:
    """A person types numbers, a bot answers; the game's own board is drawn, and the record verifies."""
    record = tmp_path / "match.txt"
    seats = ["--seat", "Hania", "--seat", "random", "--option", "crates=3"]
    shown = roof.wawel(
        "play", "quay", *seats, "--seed", "7", "--record", record, "--lang", lang, typed="1\n" * 30
    ).replace("\N{NO-BREAK SPACE}", " ")

    assert board in shown
    assert log in shown
    assert "option crates: 3" in record.read_text()
    assert roof.told("verify", record)["ok"] is True
    assert log in roof.wawel("replay", record, "--lang", lang)


def test_workers_know_it_too(roof: Roof) -> None:
    """Simulations run in separate processes."""
    done = roof.told("simulate", "quay", "--games", "4", "--cores", "2", "--bots", "strong:20,random")

    assert (done["game"], done["games"]) == ("quay", 4)


@pytest.mark.parametrize("bots", ["novice,easy", "medium,strong:20", "master:20,random"])
def test_every_level_plays_it(roof: Roof, bots: str) -> None:
    """Nobody told the bots about Quay, so they go by its score."""
    done = roof.told("simulate", "quay", "--games", "2", "--cores", "1", "--bots", bots)

    assert (done["game"], done["games"]) == ("quay", 2)


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "complaint"),
    [("en", "WAWEL_GAMES names '/nowhere', which is no folder"), ("pl", "WAWEL_GAMES wskazuje '/nowhere'")],
)
@pytest.mark.parametrize("command", ["games", "--no-browser"])
def test_a_folder_that_is_not_there_is_named(roof: Roof, command: str, lang: str, complaint: str) -> None:
    """By every command that asks for games, and by the server before it starts."""
    done = roof.run("-m", "wawel", command, "--lang", lang, WAWEL_GAMES="/nowhere")

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert complaint in done.stderr
