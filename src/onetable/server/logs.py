"""What the host is told while the server runs: one line for each thing, with its time, and never a secret."""

from __future__ import annotations

import logging
import time
import traceback
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

A_WHILE = 60.0  # seconds in which the same thing is told once
MOST_REMEMBERED = 10_000
HARMLESS = (OSError, AssertionError, SQLAlchemyError)  # errors that speak of the machine and the program, not of a game


def begin(level: str, format: str) -> None:
    """Write to the standard error from now on. Other libraries only complain: what they tell in detail has secrets in it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("onetable").setLevel(level.upper())


def once(*about: str) -> dict[str, Any]:
    """Beside a line: what it is about, so that the host is told once in a while and not each time."""
    return {"about": about}


class Seldom(logging.Filter):
    """Lets the same thing through once a minute: the same failure, or what a line says that it is about."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:  # who wants to see everything sees everything
            return True
        failure = record.exc_info[1] if record.exc_info else None
        about = getattr(record, "about", None) or (record.msg, repr(failure) if failure is not None else record.getMessage())
        now = time.monotonic()
        if now - self.told.get(about, -A_WHILE) < A_WHILE:
            return False
        if len(self.told) >= MOST_REMEMBERED:
            self.told.clear()
        self.told[about] = now
        return True


class TextLines(logging.Formatter):
    """For people: the time, how grave it is, what happened; a failure is told on the lines below."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{when(record)} {record.levelname} {one_line(record.getMessage())}"
        return line + (f"\n{failure_of(record)}" if record.exc_info else "")


class JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": when(record), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        return msgspec.json.encode(told | ({"failure": failure_of(record)} if record.exc_info else {})).decode()


def when(record: logging.LogRecord) -> str:
    """The time of a line, with its distance from Greenwich."""
    return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")


def one_line(text: str) -> str:
    """What somebody else has written cannot look like another line."""
    return "".join([letter if letter.isprintable() else repr(letter)[1:-1] for letter in text])


def failure_of(record: logging.LogRecord) -> str:
    """Where it failed: places in the program. What an error says of itself may hold a card or a name: only harmless ones are quoted."""
    error, told = record.exc_info[1] if record.exc_info else None, []
    while error is not None:
        reason = f": {error}" if isinstance(error, HARMLESS) else ""
        told.append("".join(traceback.format_tb(error.__traceback__)) + type(error).__name__ + reason)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nafter\n".join(reversed(told))
