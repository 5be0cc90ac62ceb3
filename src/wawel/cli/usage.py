"""Errors from Typer, pydantic and the system, in the language of the run.

Each error is recognised by its class and its fields, never by its English sentence. An unexpected one stays as it is.
"""

import errno
import socket
from collections.abc import Mapping
from typing import Any

import typer

from wawel.cli import words
from wawel.cli.words import say
from wawel.words import problems


def typed(error: typer.TyperException) -> str:
    """What is wrong with the command line. Most of Typer's error classes have no public name."""
    about: Any = error
    kind = type(error).__name__
    if kind == "NoSuchOption":
        option = _printable(about.option_name)
        if about.possibilities:
            return say("usage-no-option-but", option=option, known=", ".join(sorted(about.possibilities)))
        return say("usage-no-option", option=option)
    if kind == "BadOptionUsage":
        return say("usage-no-value" if _is_flag(about) else "usage-value", option=repr(about.option_name))
    if kind == "MissingParameter":
        return say(f"usage-missing-{about.param.param_type_name}", name=about.param.get_error_hint())
    if kind == "BadParameter" and about.param is not None:
        return say("usage-bad-value", name=about.param.get_error_hint(), problem=_value(about))
    return error.format_message()


def system(error: OSError) -> str:
    """What the system could not do."""
    if isinstance(error, socket.gaierror):
        return say("system-unknown-name")
    code = errno.errorcode.get(error.errno or 0, "")
    key = f"system-{code.lower()}"
    return say(key) if words.has(key) else say("system-other", detail=error.strerror or str(error))


def invalid(problem: Mapping[str, Any]) -> str:
    """What pydantic found wrong with a value."""
    return problems.invalid(problem, words.language())


def _value(error: Any) -> str:
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    choices = error.param.type_descriptor.choices
    if choices is not None and "input" in found:
        return say("usage-choice", value=repr(found["input"]), known=", ".join(map(repr, choices)))
    return invalid(found) if found else error.message


def _is_flag(error: Any) -> bool:
    return any(param.is_flag for param in error.ctx.command.get_params(error.ctx) if error.option_name in param.opts)


def _printable(text: str) -> str:
    return text if text.isprintable() else repr(text)
