"""Rearranges the C files that mypyc writes, so that an edit recompiles only a few of them. Used by setup.py."""

import hashlib
import re
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

# One declaration in a header that mypyc wrote; its name is the first or the second group.
DECLARATION = re.compile(
    r"^(?:typedef struct \{[^}]*\} (\w+);|extern [\w *]*?\b(\w+)(?:\[\d*\])?(?:\([^;]*\))?;)\n", re.MULTILINE
)

# A use of a literal: its place in the table of all literals and, after the statement, its value.
LITERAL = re.compile(r"CPyStatics\[(\d+)\]([^;\n]*; /\* (.*) \*/)$", re.MULTILINE)

TABLE = re.compile(r"^PyObject \*CPyStatics\[", re.MULTILINE)
INCLUDES = re.compile(r"^(?:#include .*\n)+", re.MULTILINE)


class Headers:
    """The headers that mypyc wrote, declaration by declaration."""

    def __init__(self, paths: Iterable[str]) -> None:
        text = "".join(Path(path).read_text() for path in paths)
        self._declared = {found[1] or found[2]: found[0] for found in DECLARATION.finditer(text)}
        self._common = DECLARATION.sub("", text)

    def seen_by(self, source: str) -> str:
        """What a C file depends on: the declarations that it needs, and everything that is not a plain declaration."""
        needed: set[str] = set()
        fresh = self._names(source)
        while fresh:
            needed |= fresh
            fresh = {name for known in fresh for name in self._names(self._declared[known])} - needed
        # the total number of literals does not change the code that reads one
        lines = [re.sub(r"\[\d+\];", "[];", self._declared[name]) for name in sorted(needed)]
        return self._common + "".join(lines)

    def _names(self, text: str) -> set[str]:
        return self._declared.keys() & set(re.findall(r"\w+", text))


def name_literals(sources: Iterable[Path]) -> None:
    """Let C files find literals by name instead of by number.

    mypyc keeps all literals in one table, so a new one moves those after it, and every file that uses one of those
    would have to be recompiled. A name stands for a place in the table, which the linker fills in, so an edit only
    recompiles the files it touched. The assembler syntax works on Linux only; elsewhere numbers stay.
    """
    if not sys.platform.startswith("linux"):
        return
    table: Path | None = None
    places: dict[str, str] = {}
    for path in sources:
        text = path.read_text()
        if TABLE.search(text):
            table = path
        else:
            text, used = _with_names(text)
            path.write_text(text)
            places |= used
    if table is not None:
        size = struct.calcsize("P")
        lines = [
            f'__asm__(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {place} * {size}");\n'
            for name, place in sorted(places.items())
        ]
        table.write_text(table.read_text() + "".join(lines))


def _with_names(text: str) -> tuple[str, dict[str, str]]:
    """A C file with names for literals, and the number that each name stands for."""
    places = {_name(found[3]): found[1] for found in LITERAL.finditer(text)}
    declared = "".join(f'extern PyObject *{name} __attribute__((visibility("hidden")));\n' for name in sorted(places))
    text = LITERAL.sub(lambda found: _name(found[3]) + found[2], text)
    return INCLUDES.sub(lambda found: found[0] + declared, text, count=1), places


def _name(value: str) -> str:
    return "literal_" + hashlib.sha256(value.encode()).hexdigest()[:24]
