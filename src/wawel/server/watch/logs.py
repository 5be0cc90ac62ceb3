"""Logs on standard error: plain lines for people, or a JSON object per line for programs that collect them."""

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final, Literal

Form = Literal["plain", "json"]

PLAIN: Final = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object per line: time, level, where, message; the facts of a request; where an error happened."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def configured(form: Form) -> dict[str, Any]:
    """What `logging.config.dictConfig` and uvicorn take.

    Libraries speak up only about trouble: at lower levels they tell what they send and store, seeds included.
    """
    formatter = {"plain": {"format": PLAIN}, "json": {"()": JsonLines}}[form]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"chosen": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "chosen"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"wawel": {"level": "INFO"}},
    }
