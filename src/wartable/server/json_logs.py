"""Logs as JSON lines.

Only named facts go in, so that no secret, link or hand can slip into them.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any

# What a line may say besides its time, level and event. Anything else that is handed over is left out.
FACTS = ("table", "title", "kind", "level", "count", "tries", "reason", "method", "route")


class JsonLines(logging.Formatter):
    """A log record as a line of JSON. Of an error it says the kind and the places, never its text: that may hold data.

    >>> facts = {"name": "wartable.tend", "levelname": "WARNING", "msg": "bot_slow", "table": "a1", "secret": "xyz"}
    >>> line = logging.makeLogRecord(facts)
    >>> told = json.loads(JsonLines().format(line))
    >>> told["level"], told["event"], told["table"], "secret" in told
    ('warning', 'bot_slow', 'a1', False)
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        ours = record.name.split(".")[0] == "wartable"
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            # Of others only how the line begins, without what is filled in: that may be a player's address or a link.
            "event": record.msg if ours else str(record.msg).partition("\n")[0],
        }
        data.update({name: getattr(record, name) for name in FACTS if name in record.__dict__})
        if record.exc_info and record.exc_info[1] is not None:
            data["error"] = _error_facts(record.exc_info[1])
        return json.dumps(data, ensure_ascii=False, default=str)


def _error_facts(error: BaseException) -> dict[str, Any]:
    """Return the kind of an error and the places that it came through, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename.rpartition('/src/')[2] or frame.filename}:{frame.lineno}" for frame in frames[-8:]]
    facts: dict[str, Any] = {"kind": type(error).__name__, "places": places}
    if isinstance(error, BaseExceptionGroup):
        facts["inner"] = [_error_facts(inner) for inner in error.exceptions]
    if error.__cause__ is not None:
        facts["cause"] = _error_facts(error.__cause__)
    return facts


def config(level: str = "INFO") -> dict[str, Any]:
    """Return the logging of a server process: everything goes to standard error in this one form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"level": "WARNING", "handlers": ["lines"]},
        "loggers": {"wartable": {"level": level}, "uvicorn": {"level": "WARNING"}},
    }
