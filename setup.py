"""Builds the package and compiles its rules with mypyc; everything else is in pyproject.toml.

WAWEL_COMPILE=1 compiles or fails, 0 never compiles, auto (the default) tries and falls back to pure Python.
WAWEL_OPT=0..3 sets the C compiler's level (3 by default).
WAWEL_PROFILE=make builds rules that record a profile, use compiles them with that profile (see scripts/wheels).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import CCompiler, new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
from c_files import Headers, name_literals

SOURCE = Path("src")

# One compilation unit: a compiled core gains nothing under interpreted games. New games are picked up automatically.
COMPILED = ("wawel/core", "wawel/games", "wawel/bots")

# What stays interpreted in those packages, with the reason.
EXCLUDED = {"wawel/games/*/face/*": "needs words and a terminal, which the rules do without"}

# Commands that put modules somewhere; the others (metadata, an editable install) need no compiler.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}

# What people read during the build, when the package's own words are not available yet; scripts/say reads it too.
WORDS = Path(__file__).parent / "scripts" / "words"

# Keep calls between our own functions inside the library, so that the compiler can inline them.
WANTED_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")

# Keyed by WAWEL_PROFILE. Code that the training did not reach is compiled as if there were no profile.
COUNTS = Path("build/profile/counts")
PROFILE_FLAGS = {
    "": [],
    "make": [f"-fprofile-generate={COUNTS.absolute()}"],
    "use": [
        f"-fprofile-use={COUNTS.absolute()}",
        "-fprofile-partial-training",
        "-Wno-missing-profile",
    ],
}


def say(key: str) -> None:
    """Print a line for people, in the language of the locale."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    words = (WORDS / ("pl.ftl" if locale.lower().startswith("pl") else "en.ftl")).read_text("utf-8")
    lines = dict(line.split(" = ", 1) for line in words.splitlines() if " = " in line)
    print("wawel:", lines[key], file=sys.stderr)


def sources() -> list[str]:
    """Every module to compile, in a fixed order."""
    found = [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]
    return [str(path) for path in found if not any(path.match(pattern) for pattern in EXCLUDED)]


def takes(compiler: CCompiler, flags: Iterable[str]) -> bool:
    """Whether a C file that includes Python.h compiles here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()], extra_postargs=[*flags])
        except Exception:
            return False
    return True


def has_compiler() -> bool:
    """Whether there is a C compiler with Python's headers."""
    compiler = new_compiler()
    customize_compiler(compiler)
    return takes(compiler, ())


def can_compile() -> bool:
    """Return has_compiler(), and print a line for people if there is none."""
    found = has_compiler()
    if not found:
        say("no-compiler")
    return found


def extensions() -> list[Extension]:
    """Translate the rules to C."""
    from mypyc.build import mypycify

    say("compiling")
    # The project's mypy settings are for the whole tree; the compiler only needs the types, in any environment.
    options = ["--config-file=", "--python-version=3.11", "--no-error-summary"]
    level = os.environ.get("WAWEL_OPT", "3")
    made = mypycify(
        [*options, *sources()],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name="wawel",
        target_dir="build/mypyc",
    )
    name_literals(Path(source) for extension in made for source in extension.sources)
    return made


class BuildRules(build_ext):
    """Compiles C files in parallel, and only those affected by a change since the last build."""

    def build_extensions(self) -> None:
        """Compile all files, longest first, then link."""
        self.parallel = self.parallel or os.cpu_count() or 1
        flags = [flag for flag in WANTED_FLAGS if takes(self.compiler, ["-Werror", flag])]
        # mypyc's own headers change only with its version, and it lists some of them only from the second run on
        listed = {path for extension in self.extensions for path in extension.depends}
        headers = Headers(sorted(path for path in listed if Path(path).name.startswith("__native")))
        tools = self._tools()
        profile = PROFILE_FLAGS[os.environ.get("WAWEL_PROFILE", "")]
        if self.compiler.compiler_type == "unix" and shutil.which("ccache") and "CC" not in os.environ and not profile:
            # gcc says which headers it read, so ccache preprocesses nothing: a tenth less time when its cache is empty
            os.environ.setdefault("CCACHE_DEPEND", "1")
            self.compiler.compiler_so = ["ccache", *self.compiler.compiler_so, "-MMD"]
        jobs: list[tuple[str, Extension]] = []
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags, *profile]
            extension.extra_link_args = [*extension.extra_link_args, *profile]
            jobs += [(source, extension) for source in extension.sources]
            # setuptools now only has to link, if an object is newer than the library
            extension.extra_objects = self.compiler.object_filenames(
                sorted(extension.sources), output_dir=self.build_temp
            )
            extension.sources = []
            extension.depends = extension.extra_objects
        jobs.sort(key=lambda job: -Path(job[0]).stat().st_size)
        pool = ThreadPoolExecutor(self.parallel)
        try:
            for done in [pool.submit(self._compile, *job, headers, tools) for job in jobs]:
                done.result()
        finally:
            pool.shutdown(cancel_futures=True)
        super().build_extensions()
        self._tidy()

    def _compile(self, source: str, extension: Extension, headers: Headers, tools: str) -> None:
        """Compile one file, unless its object was made from the same text with the same flags."""
        text = Path(source).read_text()
        parts = [tools, *extension.extra_compile_args, headers.seen_by(text), text]
        key = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        target = Path(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])
        note = target.with_suffix(".key")
        if target.exists() and note.exists() and note.read_text() == key:
            return
        note.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        note.write_text(key)

    def _tools(self) -> str:
        """Everything else that affects the object file: versions, and the compiler with its own flags."""
        from mypy.version import __version__ as mypy_version

        command = getattr(self.compiler, "compiler_so", [sys.executable])  # not every compiler has a command
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
        return "\0".join([sys.version, mypy_version, *command, said])

    def _tidy(self) -> None:
        """Remove the libraries of modules that are gone."""
        wanted = {Path(path) for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob("*" + Path(self.get_ext_filename("x")).name[1:]):
            if path not in wanted:
                path.unlink()


def main() -> None:
    """Build as WAWEL_COMPILE says."""
    mode = os.environ.get("WAWEL_COMPILE", "auto")
    if mode not in {"0", "1", "auto"}:
        sys.exit(f"WAWEL_COMPILE is {mode!r}, but must be 1, 0 or auto")
    if sys.argv[1:] == ["can_compile"]:
        sys.exit(not can_compile())
    elif mode == "0" or not BUILDING & set(sys.argv):
        setup()
    elif mode == "1":
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
    elif not can_compile():
        setup()
    else:
        try:
            setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
        except (Exception, SystemExit) as problem:
            print(problem, file=sys.stderr)
            say("compiling-failed")
            setup()


if __name__ == "__main__":
    main()
