"""One request by HTTP, and what is raised when something does not work."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

Json = dict[str, Any]


class Problem(Exception):
    """What did not work, and why: a code for programs and a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Refused(Problem):
    """A command that was not carried out."""


async def ask(url: str, token: str | None, body: Json | None) -> Any:
    """One request; an error of the server becomes a Problem."""
    return await asyncio.to_thread(ask_now, url, token, body)


def ask_now(url: str, token: str | None, body: Json | None) -> Any:
    """The same, while everything waits."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(url, data=None if body is None else json.dumps(body).encode(), headers=headers)
    try:
        with urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        try:
            found = json.loads(error.read())
            raise Problem(found["code"], found["text"]) from None
        except (ValueError, KeyError):
            raise Problem("http", f"The server answered {error.code}.") from None
    except URLError as error:
        raise Problem("unreachable", f"{url} cannot be reached: {error.reason}.") from None
    except (OSError, HTTPException) as error:  # it was there, and is gone in the middle of its answer
        raise Problem("unreachable", f"{url} has not answered to the end: {type(error).__name__}.") from None
