"""Browser tests find things as people do, by role and by name, and wait for states: no class selectors, no sleeps.

What has no role because it is only drawn is found by its data: see the names in tests/browser/playing.py.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "browser"
FILES = sorted(FOLDER.glob("*.py"))
# what takes a selector, in Playwright and in tests/browser/playing.py
SELECTING = re.compile(r"^(locator|query_selector(_all)?|wait_for_selector|eval_on_selector(_all)?|watch)$")
# what looks at classes or at marks made for tests, or waits for time instead of a state
NEVER = re.compile(r"^(to_have_class|to_contain_class|get_by_test_id|sleep|wait_for_timeout)$")
SCRIPTED = re.compile(r"(?:querySelector(?:All)?|matches|closest)\(\s*(['\"`])(.*?)\1")
LOOKING = re.compile(r"classList|className|getElementsByClassName")
CLASS = re.compile(r"(?:^|[\s\w\])>+~,(*])\.-?[A-Za-z_]|\[class")


def constants(tree: ast.Module) -> dict[str, ast.expr]:
    """The values of the names that a module gives once and for all."""
    named = [node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)]
    return {node.targets[0].id: node.value for node in named if isinstance(node.targets[0], ast.Name)}


NAMED = {name: value for path in FILES for name, value in constants(ast.parse(path.read_text("utf-8"))).items()}


def texts(node: ast.AST) -> Iterator[str]:
    """The strings in an expression, also behind names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in NAMED and NAMED[part.id] is not node:
            yield from texts(NAMED[part.id])


def is_class(selector: str) -> bool:
    """Whether a selector names a class; quoted values of attributes do not count."""
    return CLASS.search(re.sub(r"'[^']*'|\"[^\"]*\"", "", selector)) is not None


def found_in(source: str) -> list[str]:
    """What a browser test should not do, as it is written."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            selectors = [text for part in node.args for text in texts(part)] if SELECTING.match(name) else []
            found += [text for text in selectors if is_class(text) or "data-testid" in text]
            found += [name] if NEVER.match(name) else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += [script[1] for script in SCRIPTED.findall(node.value) if is_class(script[1])]
            found += LOOKING.findall(node.value)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_things_are_found_by_role_and_name(path: Path) -> None:
    assert found_in(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('page.locator(".felt")', [".felt"]),
        ('page.locator("button.may:not(.is-picked)").first', ["button.may:not(.is-picked)"]),
        ('page.locator(f".tray :is({one})")', [".tray :is("]),
        ('watch(page, ".gains")', [".gains"]),
        ("page.evaluate(\"() => document.querySelector('.world')\")", [".world"]),
        ('page.evaluate("(node) => node.classList")', ["classList"]),
        ("expect(one).to_have_class(pattern)", ["to_have_class"]),
        ("time.sleep(0.1)", ["sleep"]),
        ("page.wait_for_timeout(100)", ["wait_for_timeout"]),
        ('page.get_by_test_id("bar")', ["get_by_test_id"]),
        ("page.locator(\"[tabindex='0']\")", []),
        ("page.locator(\"[data-file='a.b']\")", []),
        ("page.evaluate(\"() => document.querySelector('[aria-busy=false] section')\")", []),
        ('page.get_by_text("e.g. a sleep")', []),
    ],
)
def test_a_class_selector_and_a_sleep_are_found(line: str, found: list[str]) -> None:
    assert found_in(line) == found
