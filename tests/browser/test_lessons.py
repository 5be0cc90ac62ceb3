"""Every lesson is played to its end on the real board, and every problem is shown."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Opener, Server
from tests.browser.knights_and_castles import go_button, hand
from tests.browser.lessons import COUNTED, coach, do_step
from tests.browser.playing import OFTEN, board, prompt
from tests.browser.test_pages import overflow, violations_by_day_and_night
from tests.waiting import wait_until
from wawel.lessons import Course, course, courses

# a phone and a desktop, Polish and English, each with several games
SCREENS = {
    "carcassonne": (DESKTOP, "pl"),
    "dragon-castle": (PHONE, "en"),
    "dragonkeepers": (PHONE, "pl"),
    "knights-and-castles": (DESKTOP, "en"),
    "simurgh": (DESKTOP, "pl"),
}
NEXT = {"pl": "Dalej", "en": "Next"}
FINISH = {"pl": "Zakończ lekcję", "en": "Finish the lesson"}
OVER = {"pl": "To już cała lekcja", "en": "That was the whole lesson"}
SIDE = {"width": 844, "height": 390}  # a phone on its side
RING = "[data-ring]"  # round what was wrong
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def known(page: Page) -> dict[str, dict[str, list[str]]]:
    """What the browser remembers of what was learned."""
    kept: dict[str, dict[str, list[str]]] = json.loads(page.evaluate("() => localStorage.getItem('wawel.learned')"))
    return kept


@pytest.mark.slow
@pytest.mark.parametrize("taught", courses(), ids=lambda taught: taught.game)
def test_a_lesson_is_played_to_its_end(open_page: Opener, server: Server, taught: Course) -> None:
    """The learner makes every decision herself; the browser remembers each step."""
    size, lang = SCREENS[taught.game]
    page = open_page(size=size, lang=lang, clock=True)
    page.add_init_script(COUNTED)
    page.goto(f"{server.url}/learn/{taught.game}/lesson")

    for step in taught.steps:
        do_step(page, taught, step, lang)
        assert overflow(page) <= 0
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^({NEXT[lang]}|{FINISH[lang]})$")).click()

    expect(page.get_by_role("heading", name=OVER[lang])).to_be_focused()
    assert known(page)[taught.game]["steps"] == [step.id for step in taught.steps]


# square pixels that the card shares with what it points at; null as long as one of them is missing
COVERED = """() => {
  const card = document.querySelector('[role=dialog]')?.getBoundingClientRect();
  const windows = [...document.querySelectorAll('[data-window]')].map((node) => node.getBoundingClientRect());
  if (!card?.width || windows.length === 0) return null;
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  const shared = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(right, card.right) - Math.max(left, card.left)) *
    Math.max(0, Math.min(bottom, card.bottom) - Math.max(top, card.top));
  return inside && windows.every((window) => shared(window) === 0);
}"""
# the middle of what has to be pressed on the board now, once every part of it is free; 'bar' if it is a button there
FREE = """() => {
  const named = document.querySelector('[data-press]')?.dataset.press.split('\\n').filter(Boolean) ?? [];
  if (!document.querySelector('section[aria-busy=false]')) return null;
  const things = named.flatMap((mark) => [...document.querySelectorAll(`main ${mark}`)]);
  const thing = things.find((node) => node.checkVisibility());
  if (!thing) return 'bar';
  const box = thing.getBoundingClientRect();
  const parts = [0.2, 0.5, 0.8];
  const at = (across, down) => document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
  const free = parts.every((down) => parts.every((across) => thing.contains(at(across, down))));
  return free && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
TIGHT = {  # steps that point at things all over a small screen
    "carcassonne": "city",
    "dragon-castle": "set",
    "dragonkeepers": "crystal",
    "knights-and-castles": "equal",
    "simurgh": "send",
}
PRESSES = 3  # of a step, in a row
# what the lesson waits for, and what the bar says
PRESSED = """() => JSON.stringify([
  document.querySelector('[data-press]')?.dataset.press,
  document.querySelector('section[aria-busy]')?.textContent,
])"""
BUSY = {  # steps with much to press in a small space
    "carcassonne": "road",
    "dragon-castle": "spirit",
    "dragonkeepers": "six",
    "knights-and-castles": "shepherds",
    "simurgh": "market",
}


def begin(page: Page, game: str, step: str) -> None:
    """Enter a step of a lesson and wait for its card."""
    page.evaluate(GO, f"/learn/{game}/lesson?step={step}")
    taught = course(game)
    expect(coach(page, taught.steps[taught.step(step)].title["pl"], 0)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["phone", "side"])
def test_the_card_lies_on_nothing_that_it_points_at(open_page: Opener, size: dict[str, int]) -> None:
    """It is whole on the screen, and what it speaks about is too."""
    page = open_page("/learn", size=size)
    for game, step in TIGHT.items():
        begin(page, game, step)
        page.wait_for_function(COVERED, polling=OFTEN)


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["phone", "side"])
def test_what_has_to_be_pressed_is_free(open_page: Opener, size: dict[str, int]) -> None:
    """Also after every press, though nobody asks to be shown: it comes into sight, and the card makes way."""
    page = open_page("/learn", size=size)
    for game, step in BUSY.items():
        begin(page, game, step)
        for _ in range(PRESSES):
            spot = page.wait_for_function(FREE, polling=OFTEN).json_value()
            if spot == "bar":
                break
            before = page.evaluate(PRESSED)
            page.mouse.click(spot["x"], spot["y"])
            page.wait_for_function(f"(before) => ({PRESSED})() !== before", arg=before, polling=OFTEN)


BOXES = "(all) => all.map((node) => node.getBoundingClientRect().toJSON())"


def windows_lie_beside_buttons(page: Page) -> bool:
    """Whether there are windows in the sheet, and none on a button of the prompt bar."""
    windows = page.locator("[data-window]").evaluate_all(BOXES)
    buttons = prompt(page).get_by_role("button").evaluate_all(BOXES)
    return bool(windows and buttons) and not any(
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
        for one in windows
        for other in buttons
    )


@pytest.mark.parametrize("step", ["crest", "six"])
def test_no_window_opens_on_the_bar_for_what_lies_under_it(open_page: Opener, step: str) -> None:
    page = open_page(f"/learn/dragonkeepers/lesson?step={step}", size=PHONE)
    wait_until(lambda: windows_lie_beside_buttons(page))


def test_a_wrong_decision_is_shown_explained_and_taken_back(open_page: Opener) -> None:
    """By keyboard: the card is read first, F6 leads to the board and back; the lesson is left and taken up again."""
    taught = course("knights-and-castles")
    step, after = taught.steps[0], taught.steps[1]
    page = open_page("/learn/knights-and-castles/lesson", lang="en-GB")
    expect(coach(page, step.title["en"]).get_by_role("heading")).to_be_focused()
    assert violations_by_day_and_night(page) == []

    page.keyboard.press("F6")
    expect(hand(page).get_by_role("button").first).to_be_focused()
    hand(page).get_by_role("button", name=re.compile("^dragon", re.IGNORECASE)).press("Enter")
    hand(page).get_by_role("button", name=re.compile("^shepherd", re.IGNORECASE)).first.press("Enter")
    go_button(page).press("Enter")

    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    foreseen = next(wrong for wrong in step.wrongs if wrong.action == "dragon+shepherd")
    expect(page.get_by_role("dialog")).to_contain_text(foreseen.text["en"])
    expect(page.get_by_role("link", name=f"Rule {foreseen.rule}")).to_be_visible()
    expect(page.locator(RING)).to_have_count(2)  # the dragon and the shepherd
    assert violations_by_day_and_night(page) == []

    page.keyboard.press("Enter")
    expect(coach(page, step.title["en"], 0)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Leave the lesson?").get_by_role("link", name="Leave lesson").click()
    page.get_by_role("link", name=after.title["en"]).click()
    expect(coach(page, after.title["en"])).to_be_visible()


def test_every_problem_is_shown(open_page: Opener) -> None:
    """Its question, and a board with something to decide."""
    page = open_page("/learn")
    expect(page.get_by_role("navigation", name="Gry").get_by_role("link")).to_have_count(len(courses()))
    assert violations_by_day_and_night(page) == []

    for taught in courses():
        for problem in taught.problems:
            page.evaluate(GO, f"/learn/{taught.game}/problem/{problem.id}")
            expect(page.get_by_role("heading", name=problem.question["pl"])).to_be_visible()
            expect(board(page).get_by_role("region", name="Twoja decyzja")).to_be_visible()


def test_answers_without_a_letter_in_sight_say_what_they_are(open_page: Opener) -> None:
    """On a phone letters are enough as long as all of them lie on the board, and they lie there whole."""
    page = open_page("/learn/carcassonne/problem/whom-to-guard", size=PHONE)
    label = page.get_by_text("wróżka do chłopa")  # else only a screen reader finds it, one pixel wide
    wait_until(lambda: label.evaluate("(node) => node.offsetWidth") > len("wróżka do chłopa"))
    page.goto(page.url.replace("carcassonne/problem/whom-to-guard", "dragon-castle/problem/open-the-way"))
    letter = page.locator("[data-letter='B']")
    expect(letter).to_be_visible()
    right = letter.evaluate("(node) => node.getBoundingClientRect().right")
    assert right <= PHONE["width"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_problem_is_solved_and_remembered(open_page: Opener, size: dict[str, int]) -> None:
    """A wrong answer says by how much it is worse; the right one says why. Then it is played against a bot."""
    problem = course("knights-and-castles").problem("lone-card")
    page = open_page(f"/learn/knights-and-castles/problem/{problem.id}", size=size)
    asked = page.get_by_role("region", name="Zadanie", exact=True)
    expect(asked.get_by_role("heading")).to_have_text(problem.question["pl"])
    assert overflow(page) <= 0

    hand(page).get_by_role("button", name=re.compile("^pasterz", re.IGNORECASE)).first.click()
    hand(page).get_by_role("button", name=re.compile("^pasterz", re.IGNORECASE)).last.click()
    go_button(page).click()
    expect(asked).to_contain_text("Jeszcze nie")
    expect(page.locator(RING)).to_have_count(2)
    assert violations_by_day_and_night(page) == []
    asked.get_by_role("button", name="Jeszcze raz").click()

    expect(page.locator(RING)).to_have_count(0)
    page.keyboard.press("b")  # the same decision as on the board
    expect(asked.get_by_role("button", name="łucznika i pasterza")).to_have_attribute("aria-pressed", "true")
    expect(asked).to_contain_text(problem.reason["pl"])
    assert violations_by_day_and_night(page) == []
    assert known(page)["knights-and-castles"]["solved"] == [problem.id]
    assert known(page)["knights-and-castles"]["first"] == []

    asked.get_by_role("button", name="Zagraj tę pozycję").click()
    page.wait_for_url(re.compile("/table/"))
