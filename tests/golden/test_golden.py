"""Play is the same as when the files in `matches/` were written. `make golden` rewrites them."""

import re
import shutil
from pathlib import Path

import pytest

import wawel
from tests import roofs
from tests.golden import __main__ as command
from tests.golden import playthrough
from tests.golden.playthrough import differs, files, played, read, versions
from wawel.core.game import Game
from wawel.core.options import NOTHING, NUMBERS, SEAT, SETS, TEXT, Option

OF_GAME = {game.id: [read(path) for path in files() if path.parent.name == game.id] for game in wawel.games()}


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_play_is_as_it_was_written_down(path: Path) -> None:
    """Same seeds, same steps, same positions and points. If a rule changed on purpose, see CONTRIBUTING.md."""
    kept = read(path)
    now = played(kept)

    assert differs(path, kept, now) == ""
    assert kept.text() == now.text(), "play is the same, but the first lines are not: run `make golden`"


@pytest.mark.once
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_every_version_of_the_rules_has_its_line_of_history(game: Game) -> None:
    """From 1 to the present one, newest first."""
    wanted = list(range(game.rules_version, 0, -1))

    assert versions(game.id) == wanted, f"docs/rules/{game.id}.md ends with a history: a row for each of {wanted}"


@pytest.mark.once
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_every_number_of_seats_and_every_option_is_written_down(game: Game) -> None:
    """A new option or choice needs a playthrough: `python -m tests.golden add`."""
    kept = OF_GAME[game.id]

    assert {one.seats for one in kept} == set(range(game.min_seats, game.max_seats + 1))
    for option in game.options:
        shown = {one.options.get(option.name, option.default) for one in kept}
        assert _wanted(option) <= _parts(option, shown), option.name
        assert len(shown) > 1, f"{option.name} is {shown} everywhere"


def _wanted(option: Option) -> set[str]:
    """Every value that can be listed, or every set; numbers, texts and seats have too many."""
    if option.kind in (NUMBERS, SEAT, TEXT):
        return {option.default}
    return _parts(option, set(option.values(2)))


def _parts(option: Option, values: set[str]) -> set[str]:
    if option.kind != SETS:
        return values
    return {part for value in values for part in re.split("[+,]", value or NOTHING)}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One file of Knights in its own folder, for the command to work on."""
    shutil.copytree(roofs.matches("knights-and-castles"), tmp_path / "knights-and-castles")
    monkeypatch.setattr(roofs, "matches", lambda id: tmp_path / id)
    return playthrough.files()[0]


@pytest.mark.once
def test_changed_play_is_not_written_under_the_same_version(copy: Path) -> None:
    """A file that differs from the rules' play stays as it is until rules_version is raised."""
    text = copy.read_text().replace(" 0:0", " 0:1", 1)
    copy.write_text(text)

    problems = command.refresh()

    assert len(problems) == 1
    assert "raise rules_version" in problems[0]
    assert copy.read_text() == text


@pytest.mark.once
@pytest.mark.parametrize("line", ["rules", "components"])
def test_changed_play_is_written_for_other_rules_or_components(copy: Path, line: str) -> None:
    """The file of an older version, or of other values on the components, is brought up to date."""
    right = copy.read_text()
    old = "".join(f"{line}: 0\n" if row.startswith(f"{line}:") else row for row in right.splitlines(keepends=True))
    copy.write_text(old.replace(" 0:0", " 0:1", 1))

    assert command.refresh() == []
    assert copy.read_text() == right


@pytest.mark.once
def test_a_file_from_before_an_option_gets_its_line_without_a_new_version(copy: Path) -> None:
    """Play with the default is as it was; but what the file says is kept."""
    right = copy.read_text()
    copy.write_text(right.replace("option ages:\n", ""))
    assert command.refresh() == []
    assert copy.read_text() == right

    copy.write_text(right.replace("option long: yes\n", "option long: yes\noption gone: yes\n"))
    with pytest.raises(wawel.BadOption, match="gone"):
        command.refresh()


@pytest.mark.once
@pytest.mark.parametrize("problems", [[], ["first", "second"]])
def test_the_command_fails_only_if_something_is_left(monkeypatch: pytest.MonkeyPatch, problems: list[str]) -> None:
    monkeypatch.setattr(command, "refresh", lambda: problems)

    assert command.main([]) == bool(problems)
