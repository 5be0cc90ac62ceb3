"""Names at the table are whole: nobody is cut off beside their points."""

import pytest

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Opener, Server
from tests.browser.playing import OFTEN, board, wait_for_choice

NAMES = ["Wawrzyniec", "Aleksandra", "Bartłomiej", "Krzysztof", "Ola", "Hania"]
MOST = {"carcassonne": 6, "dragon-castle": 4, "dragonkeepers": 4, "knights-and-castles": 4, "simurgh": 5}
LAPTOP = {"width": 1280, "height": 720}
# names that stand on the page and end in three dots; those only for a screen reader are one pixel wide
CUT = """(names) => [...document.querySelectorAll('main *, header *')]
  .filter((node) => node.children.length === 0 && names.includes(node.textContent.trim()))
  .filter((node) => node.checkVisibility() && node.clientWidth > 1 && node.scrollWidth > node.clientWidth)
  .map((node) => node.textContent.trim())"""


@pytest.mark.parametrize("game", MOST)
def test_names_of_ten_letters_are_whole(open_page: Opener, server: Server, game: str) -> None:
    """At a table with the most seats, on every kind of screen."""
    people = [{"kind": "bot", "name": name, "level": "random"} for name in NAMES[: MOST[game]]]
    people[0] = {"kind": "here", "name": NAMES[0]}
    page = open_page(server.open_table(game=game, seats=people))
    assert wait_for_choice(page)
    for size in (DESKTOP, LAPTOP, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        board(page).wait_for()
        page.wait_for_function(f"(names) => ({CUT})(names).length === 0", arg=NAMES, polling=OFTEN)
