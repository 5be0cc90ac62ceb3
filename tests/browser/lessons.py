"""How somebody goes through a lesson in the browser: asks to be shown, and does it."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Missed

from tests.browser.playing import OFTEN, STILL, hurry_until
from wawel.lessons import Course, Step
from wawel.lessons.course import LEARNER

LAMP = "[data-lamp]"  # a ring round what to do
MISSING = "[data-missing]"  # the points of a step that the board has not shown
# counts the questions to the server, so that a test knows whether a press has decided something
COUNTED = """{
  const plain = window.fetch;
  window.asked = 0;
  window.fetch = (to, how) => {
    if (String(to).startsWith('/api/lessons/') && how?.method === 'POST') window.asked += 1;
    return plain(to, how);
  };
}"""
# what a press may change: the lamps, and what the prompt bar says
LOOK = """() => JSON.stringify([
  window.asked,
  [...document.querySelectorAll('[data-lamp]')].map((node) => node.getBoundingClientRect()),
  [...document.querySelectorAll('section[aria-busy]')].map((node) => node.textContent),
])"""
CHANGED = f"(before) => ({LOOK})() !== before && {{ asked: window.asked }}"
# where to press: a button of the prompt bar with a lamp, else the last thing with one. In its middle, unless the card
# with the words lies there
AIM = f"""async () => {{
  await ({STILL})();
  const button = document.querySelector('section[aria-busy] button:has({LAMP})');
  button?.scrollIntoView({{ block: 'nearest' }});
  const box = (button ?? [...document.querySelectorAll('{LAMP}')].at(-1))?.getBoundingClientRect();
  if (!box) return null;
  const free = [0.5, 0.8, 0.2].map((part) => ({{ x: box.x + box.width / 2, y: box.y + box.height * part }}));
  const spot = free.find(({{ x, y }}) => !document.elementFromPoint(x, y)?.closest('[role=dialog]')) ?? free[0];
  return {{ ...spot, asked: window.asked, before: ({LOOK})() }};
}}"""
UNFOLD = re.compile("^(Rozwiń|Unfold)$")
MOST = 16  # presses for a decision: the largest set takes seven, and a press can miss
AGAIN = 10_000  # milliseconds after which a press that changed nothing has missed: the board moved under it


def coach(page: Page, name: str | re.Pattern[str], decided: int | None = None) -> Locator:
    """The card of a step; with `decided`, after so many decisions."""
    card = page.get_by_role("dialog", name=name)
    return card if decided is None else card.and_(page.locator(f"[data-decided='{decided}']"))


def decisions(step: Step) -> int:
    return sum(line.seat == LEARNER for line in step.play)


def ask_to_be_shown(card: Locator, show: str) -> None:
    """A card that has folded is opened first; it may still fold when one looks."""
    asks, opens = card.get_by_role("button", name=show), card.get_by_role("button", name=UNFOLD)
    for _ in range(MOST):
        expect(asks.or_(opens)).to_be_visible()
        try:
            if not asks.is_visible():
                opens.click(timeout=AGAIN)
            return asks.click(timeout=AGAIN)
        except Missed:
            continue
    raise AssertionError("the card does not stay open")


def do_as_shown(page: Page, card: Locator, show: str) -> None:
    """One decision: the board marks every press, and makes none itself."""
    ask_to_be_shown(card, show)
    for _ in range(MOST):
        expect(page.locator(LAMP).first).to_be_visible()
        aim = page.evaluate(AIM)
        if aim is None:
            continue
        page.mouse.click(aim["x"], aim["y"])
        try:
            changed = page.wait_for_function(CHANGED, arg=aim["before"], polling=OFTEN, timeout=AGAIN).json_value()
        except Missed:
            continue
        if changed["asked"] > aim["asked"]:
            return
    raise AssertionError(f"{MOST} presses decided nothing")


def do_step(page: Page, course: Course, step: Step, lang: str) -> None:
    """A whole step, to its last words; the board has shown everything that it points at. The test has the clock."""
    show, right = {"pl": ("Pokaż", "Dobrze"), "en": ("Show me", "Well done")}[lang]
    for decided in range(decisions(step)):
        do_as_shown(page, coach(page, step.title[lang], decided), show)
    hurry_until(page, coach(page, right).is_visible)
    expect(coach(page, right)).to_contain_text(step.after[lang])
    expect(page.locator(MISSING)).to_have_attribute("data-missing", "")
