"""How somebody goes through a lesson in the browser: asks to be shown, and does it."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Missed

from tests.browser.playing import OFTEN, STILL, hurry_until
from wawel.lessons import Course, Step
from wawel.lessons.course import LEARNER

LAMP = "[data-lamp]"  # a ring round what to do
MISSING = "[data-missing]"  # the points of a step that the board has not shown
# counts the questions to the server that have no answer yet
COUNTED = """{
  const plain = window.fetch;
  window.asking = 0;
  window.fetch = (to, how) => {
    const answer = plain(to, how);
    window.asking += 1;
    const end = () => { window.asking -= 1; };
    answer.then(end, end);
    return answer;
  };
}"""
# what a press may change: the lamps, and what the prompt bar says
LOOK = """() => JSON.stringify([
  [...document.querySelectorAll('[data-lamp]')].map((node) => node.getBoundingClientRect()),
  [...document.querySelectorAll('section[aria-busy]')].map((node) => node.textContent),
])"""
CHANGED = f"(before) => window.asking === 0 && ({LOOK})() !== before"
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
  return {{ ...spot, before: ({LOOK})() }};
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


def do_as_shown(page: Page, card: Locator, show: str, comes: Locator) -> None:
    """One decision, until another card comes: the board marks every press, and makes none itself.

    A press beside the mark only asks why it is wrong, or is taken back: then the board has to show it again.
    """
    ask_to_be_shown(card, show)
    lamp = page.locator(LAMP).first
    again = page.get_by_role("dialog").get_by_role("button", name=show, pressed=False)
    for _ in range(MOST):
        hurry_until(page, lambda: comes.is_visible() or lamp.is_visible() or again.is_visible())
        if comes.is_visible():
            return
        if again.is_visible():
            again.click()
        aim = page.evaluate(AIM)
        if aim is None:
            continue
        page.mouse.click(aim["x"], aim["y"])
        try:
            page.wait_for_function(CHANGED, arg=aim["before"], polling=OFTEN, timeout=AGAIN)
        except Missed:
            continue
    raise AssertionError(f"{MOST} presses decided nothing")


def do_step(page: Page, course: Course, step: Step, lang: str) -> None:
    """A whole step, to its last words; the board has shown everything that it points at. The test has the clock."""
    show, right = {"pl": ("Pokaż", "Dobrze"), "en": ("Show me", "Well done")}[lang]
    count = decisions(step)
    for decided in range(count):
        comes = coach(page, step.title[lang], decided + 1) if decided + 1 < count else coach(page, right)
        do_as_shown(page, coach(page, step.title[lang], decided), show, comes)
    hurry_until(page, coach(page, right).is_visible)
    expect(coach(page, right)).to_contain_text(step.after[lang])
    expect(page.locator(MISSING)).to_have_attribute("data-missing", "")
