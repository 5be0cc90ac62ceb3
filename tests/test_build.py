"""The build: one mode at a time, and pins that anyone can install."""

import importlib
import os
import pkgutil
from pathlib import Path

import pytest

import wawel

ROOT = Path(__file__).parent.parent
COMPILED_PACKAGES = ("core", "games", "bots")


def rule_modules() -> list[str]:
    """Every module that setup.py compiles."""
    paths = [f"{folder}/{package}" for folder in wawel.__path__ for package in COMPILED_PACKAGES]
    names = [f"wawel.{package}" for package in COMPILED_PACKAGES]
    for path in paths:
        package = f"wawel.{Path(path).name}"
        names += [found.name for found in pkgutil.walk_packages([path], f"{package}.")]
    return names


def is_compiled(name: str) -> bool:
    file = importlib.import_module(name).__file__
    return file is not None and not file.endswith(".py")


def test_rules_are_compiled_all_or_not_at_all() -> None:
    """A compiled core under interpreted games would be slow, and the two modes could not be told apart."""
    names = rule_modules()
    compiled = [name for name in names if is_compiled(name)]

    assert compiled in ([], names)


def test_the_mode_is_the_one_asked_for() -> None:
    """`make test` says which mode it means, so that one mode is not tested twice."""
    expected = os.environ.get("WAWEL_EXPECT_COMPILED", str(int(is_compiled("wawel.core.game"))))

    assert is_compiled("wawel.core.game") == (expected == "1")


@pytest.mark.once
@pytest.mark.parametrize("name", ["run", "build", "dev", "node"])
def test_pins_are_exact_hashed_and_name_no_server(name: str) -> None:
    """Every pin has one version and its hashes, and may come from any index."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    pins = [line for line in text.replace("\\\n", "").splitlines() if line and not line.lstrip().startswith("#")]

    assert pins
    assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)
    assert "://" not in text
