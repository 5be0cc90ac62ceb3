"""The build: one mode at a time, and pins that anyone can install."""

import importlib
import json
import os
import pkgutil
import re
import runpy
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension

import wawel

ROOT = Path(__file__).parent.parent
COMPILED_PACKAGES = ("core", "games", "bots")


def rule_modules() -> list[str]:
    """Every module that setup.py compiles: all of these packages except the faces of games."""
    paths = [f"{folder}/{package}" for folder in wawel.__path__ for package in COMPILED_PACKAGES]
    names = [f"wawel.{package}" for package in COMPILED_PACKAGES]
    for path in paths:
        package = f"wawel.{Path(path).name}"
        names += [found.name for found in pkgutil.walk_packages([path], f"{package}.")]
    return [name for name in names if "face" not in name.split(".")]


def is_compiled(name: str) -> bool:
    file = importlib.import_module(name).__file__
    return file is not None and not file.endswith(".py")


def test_rules_are_compiled_all_or_not_at_all() -> None:
    """A compiled core under interpreted games would be slow, and the two modes could not be told apart."""
    names = rule_modules()
    compiled = [name for name in names if is_compiled(name)]

    assert compiled in ([], names)


@pytest.mark.parity
def test_no_literal_is_shifted_by_a_variable() -> None:
    """mypyc makes it a C int, even `i64(1)`, so the shift is wrong from bit 31 on: use `core.bits.BIT`."""
    written = sorted((ROOT / "build" / "mypyc").rglob("__native_*.c"))
    shifts = [
        f"{path.name}: {line.strip()}"
        for path in written
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"= -?\d+L* << cpy", line)
    ]

    assert written, "no compiled build: run `make compile`"
    assert shifts == []


def test_the_mode_is_the_one_asked_for() -> None:
    """`make test` says which mode it expects, so that it does not test one mode twice."""
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


HEADER = """#include <Python.h>
typedef struct {
    long height;
} TowerObject;

extern PyObject *CPyStatics[12];
extern long tower___height(TowerObject *self);
extern long moat___depth(PyObject *self);
"""


class Compiler:
    """Makes empty objects and counts them."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> None:
        self.compiled += [Path(source).stem for source in sources]
        for target in self.object_filenames(sources, output_dir):
            Path(target).touch()


@pytest.fixture
def setup() -> dict[str, Any]:
    """What setup.py defines."""
    return runpy.run_path(str(ROOT / "setup.py"), run_name="setup")


@pytest.mark.once
@pytest.mark.parametrize(
    ("old", "new", "compiled"),
    [
        ("", "", []),
        ("CPyStatics[12]", "CPyStatics[13]", []),
        ("moat___depth(PyObject *self)", "moat___depth(void)", []),
        ("tower___height(TowerObject *self)", "tower___height(void)", ["tower"]),
        ("long height", "int height", ["tower"]),
        ("<Python.h>", "<CPy.h>", ["tower"]),
    ],
)
def test_a_c_file_is_compiled_again_only_if_it_uses_what_changed(
    setup: dict[str, Any], tmp_path: Path, old: str, new: str, compiled: list[str]
) -> None:
    """A type also counts if a file uses it only through a function's declaration."""
    build = setup["BuildRules"](Distribution())
    build.build_temp = str(tmp_path)
    source = tmp_path / "tower.c"
    source.write_text("PyObject *top(void) { return tower___height(0) > 3 ? CPyStatics[5] : CPyStatics[6]; }\n")
    header = tmp_path / "native.h"
    args = (str(source), Extension("tower", []))

    header.write_text(HEADER)
    build.compiler = Compiler()
    build._compile(*args, setup["Headers"]([header]), "tools")
    assert build.compiler.compiled == ["tower"]

    header.write_text(HEADER.replace(old, new) if old else HEADER)
    build.compiler = Compiler()
    build._compile(*args, setup["Headers"]([header]), "tools")
    assert build.compiler.compiled == compiled


@pytest.mark.once
def test_other_tools_flags_and_text_compile_a_c_file_again(setup: dict[str, Any], tmp_path: Path) -> None:
    build = setup["BuildRules"](Distribution())
    build.build_temp = str(tmp_path)
    build.compiler = Compiler()
    headers = setup["Headers"]([])
    source = tmp_path / "tower.c"
    source.write_text("int height = 3;\n")

    build._compile(str(source), Extension("tower", []), headers, "tools")
    build._compile(str(source), Extension("tower", []), headers, "newer tools")
    build._compile(str(source), Extension("tower", [], extra_compile_args=["-O1"]), headers, "newer tools")
    source.write_text("int height = 4;\n")
    build._compile(str(source), Extension("tower", [], extra_compile_args=["-O1"]), headers, "newer tools")

    assert build.compiler.compiled == ["tower"] * 4


@pytest.mark.once
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="numbers stay where the assembler is another")
def test_a_literal_that_moves_in_the_table_leaves_the_files_that_use_it_as_they_were(
    setup: dict[str, Any], tmp_path: Path
) -> None:
    tower, table = tmp_path / "tower.c", tmp_path / "table.c"

    def written(place: int) -> str:
        tower.write_text(
            f"#include \"native.h\"\n\nvoid top(void) {{\n    r0 = CPyStatics[{place}]; /* 'moat' */\n}}\n"
        )
        table.write_text(f"PyObject *CPyStatics[{place + 1}];\n")
        setup["name_literals"]([tower, table])
        return tower.read_text()

    before, after = written(7), written(8)
    assert before == after
    assert "CPyStatics" not in after
    assert f"CPyStatics + 8 * {struct.calcsize('P')}" in table.read_text()


@pytest.mark.once
def test_building_the_client_needs_no_tool_that_only_checks_it() -> None:
    """`make play` installs the dependencies alone."""
    web = ROOT / "web"
    installed = json.loads((web / "package.json").read_text())["dependencies"]
    for name in ("vite.config.ts", "svelte.config.js", "scripts/types.mjs"):
        wanted = re.findall(r"^import .* from '((?:@\w[\w-]*/)?[\w-]+)", (web / name).read_text(), re.MULTILINE)
        assert wanted, name
        assert {package for package in wanted if not package.startswith("node")} <= set(installed), name
