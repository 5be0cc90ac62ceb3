"""Builds the package and compiles its rules with mypyc; everything else stands in pyproject.toml.

WAWEL_COMPILE=1 compiles or fails, 0 never compiles, auto (the default) tries and falls back to pure Python.
WAWEL_OPT=0..3 sets the C compiler's level (3 by default).
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

SOURCE = Path("src")

# One compilation unit: a compiled core under interpreted games gains nothing. New games join by themselves.
COMPILED = ("wawel/core", "wawel/games", "wawel/bots")

# What stays interpreted in those packages, with the reason.
EXCLUDED = {"wawel/games/*/face/*": "needs words and a terminal, which the rules do without"}

# Commands that put modules somewhere; the others (metadata, an editable install) need no compiler.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def sources() -> list[str]:
    """Every module to compile, in a fixed order."""
    found = [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]
    return [str(path) for path in found if not any(path.match(pattern) for pattern in EXCLUDED)]


def has_compiler() -> bool:
    """Say whether a C file that includes Python.h compiles here."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    """Translate the rules to C."""
    from mypyc.build import mypycify

    print("wawel: compiling the rules", file=sys.stderr)
    # The project's mypy settings are for the whole tree; the compiler needs types only, in any environment.
    options = ["--config-file=", "--python-version=3.11", "--no-error-summary"]
    level = os.environ.get("WAWEL_OPT", "3")
    return mypycify(
        [*options, *sources()],
        opt_level=level,
        debug_level="0",
        multi_file=False,
        group_name="wawel",
        target_dir="build/mypyc",
    )


def main() -> None:
    """Build as WAWEL_COMPILE says."""
    mode = os.environ.get("WAWEL_COMPILE", "auto")
    if mode not in {"0", "1", "auto"}:
        sys.exit(f"WAWEL_COMPILE is {mode!r}, but must be 1, 0 or auto")
    if mode == "0" or not BUILDING & set(sys.argv):
        setup()
    elif mode == "1":
        setup(ext_modules=extensions())
    elif not has_compiler():
        print("wawel: no C compiler with Python headers here, so the rules run interpreted.", file=sys.stderr)
        setup()
    else:
        try:
            setup(ext_modules=extensions())
        except (Exception, SystemExit) as problem:
            print(problem, file=sys.stderr)
            print("wawel: compiling failed, so the rules run interpreted.", file=sys.stderr)
            setup()


main()
