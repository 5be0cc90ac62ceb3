"""Every game has a page about its notation, and the position on the page is valid."""

import re

import pytest

import wawel
from tests.roofs import notation


@pytest.mark.once
@pytest.mark.parametrize("game", wawel.games(), ids=lambda game: game.id)
def test_the_position_on_the_page_can_be_read(game: wawel.Game) -> None:
    """So that a reader can copy it and start with something that works."""
    page = notation(game.id).read_text("utf-8")
    _, found, section = page.partition("\n## Position")
    position = re.search(r"^```\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)

    assert found
    assert position is not None
    assert game.from_position(position[1]).seats >= game.min_seats
