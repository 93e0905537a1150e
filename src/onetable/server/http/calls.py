"""How a request becomes a call: who asks, what the body says, and every error as one sentence with a code."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.server.house.rooms import NoSuchTable, Unreadable
from onetable.server.http.packing import fresh
from onetable.server.http.scopes import NEEDED
from onetable.server.keeping.rows import PersonRow, TokenRow
from onetable.server.limits import BODY
from onetable.server.people.agents import kind_of
from onetable.server.people.bot_accounts import BotProblem
from onetable.server.people.devices import A_WHILE, FOR_LONG, NoSuchDevice
from onetable.server.people.hashing import TooBusy
from onetable.server.people.names import NotTaken
from onetable.server.people.register import AccountProblem
from onetable.server.people.scopes import may
from onetable.server.table.failures import NotNow
from onetable.server.wire import Problem, encode
from onetable.text import Interface

if TYPE_CHECKING:
    from onetable.server.app import Server

logger = logging.getLogger("onetable")
COOKIE = "onetable"
MARK = "onetable_device"  # kept by a device on which the owner of an account has logged in, even after he has logged out
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,9}")
STATUS = {
    "odd_name": 400,
    "odd_login": 400,
    "odd_password": 400,
    "wrong_password": 403,
    "no_such_device": 404,
    "not_yours": 403,
    "no_such_table": 404,
    "who_are_you": 401,
    "wrong_login": 401,
    "not_allowed": 403,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_big": 413,
    "no_such_deck": 404,
    "no_such_version": 404,
    "no_such_link": 404,
    "odd_deck_name": 400,
    "long_note": 400,
    "too_many_decks": 429,
    "too_many_versions": 429,
    "no_such_step": 404,
    "no_such_trial": 404,
    "no_hindsight": 404,
    "no_such_puzzle": 404,
    "restart": 503,
    "no_such_bot": 404,
    "no_such_token": 404,
    "no_such_challenge": 404,
    "no_such_opponent": 404,
    "narrow_token": 403,
    "no_account": 403,
    "too_many_bots": 429,
    "too_many_tokens": 429,
    "too_many_challenges": 429,
}


class Refuse(Exception):
    """A request that is not granted; the code tells why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Call:
    """One request that has been understood."""

    server: Server
    request: Request
    person: PersonRow | None
    device: TokenRow | None
    body: Any
    language: str  # of the answer

    @property
    def me(self) -> PersonRow:
        """Who asks; the API's doors are closed to nobody-knows-who where this is needed."""
        if self.person is None:
            raise Refuse("who_are_you")
        return self.person

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client is not None else ""

    @property
    def agent(self) -> str:
        """What kind of program asks."""
        return kind_of(self.request.headers.get("user-agent", ""))

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number from the query or the path."""
        text = str(self.request.path_params.get(name, self.request.query_params.get(name, default)))
        found = number_in(text, least, most)
        if found is None:
            raise BadInput(f"“{name}” must be a number from {least} to {most}.")
        return found


def language_of(request: Request, person: PersonRow | None) -> str:
    """The language of an answer: as asked for, else that of the person."""
    asked = request.query_params.get("language")
    if asked is not None and asked not in LANGUAGES:
        raise BadInput(f"There is no language “{asked[:20]}”; there is {', '.join(LANGUAGES)}.")
    return asked or (person.language if person is not None else "en")


def number_in(text: str, least: int, most: int) -> int | None:
    """A number as people write it, within these bounds; nothing for all else."""
    found = int(text) if NUMBER.fullmatch(text) is not None else None
    return found if found is not None and least <= found <= most else None


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked of the server, and what the OpenAPI document tells of it."""

    method: str
    path: str
    body: type | None
    answer: Any
    handler: Callable[[Call], Awaitable[Any]]
    query: tuple[str, ...] = ()

    @property
    def meaning(self) -> str:
        """What it is for, in one sentence."""
        return (self.handler.__doc__ or "").strip()


ENDPOINTS: list[Endpoint] = []
Handler = Callable[[Call], Awaitable[Any]]


def endpoint(method: str, path: str, answer: Any, body: type | None = None, query: tuple[str, ...] = ()) -> Callable[[Handler], Handler]:
    """Offer this at the API."""

    def offer(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, body, answer, handler, query))
        return handler

    return offer


class WithCookies(Struct, frozen=True):
    """An answer that also sets cookies of the sender."""

    answer: Any
    cookies: dict[str, str]


def route(server: Server, offered: Endpoint) -> Route:
    """The endpoint as a route of Starlette."""

    async def answer(request: Request) -> Response:
        language = "en"
        try:
            token = token_of(request.headers.get("authorization"), request.cookies.get(COOKIE))
            person, device = await server.people.recognise(token)
            language = person.language if person is not None else "en"
            if device is not None and device.scopes:
                check_scope(device, offered)
            body = await read_body(request, offered.body) if offered.body is not None else None
            wanted = language_of(request, person)  # before anything is done: what is refused has not happened
            found = await offered.handler(Call(server, request, person, device, body, wanted))
        except BadInput as error:
            return problem(400, "bad_input", str(error))
        except ClientDisconnect:
            return problem(400, "bad_input", "The body ended too soon.")  # nobody is there to read it
        except (
            Refuse, NotNow, NoSuchTable, Unreadable, AccountProblem, NotTaken, NoSuchDevice, TooBusy, BotProblem,
        ) as error:  # fmt: skip
            return problem(STATUS.get(error.code, 409), error.code, refusal_text(error.code, language))
        except (SQLAlchemyError, OSError) as error:  # a full disk, say: nothing has been changed, and nobody was told so
            logger.error("Something could not be kept: %s", str(error).partition("\n")[0])  # the rest tells what it was
            return problem(503, "cannot_keep", refusal_text("cannot_keep", language))
        if isinstance(found, Response):
            return fresh(request, found) if found.media_type == "application/json" else found
        cookies = found.cookies if isinstance(found, WithCookies) else {}
        if device is not None and device.seen < time.time() - A_WHILE and token is not None and request.cookies.get(COOKIE) == token:
            cookies = {COOKIE: token, **cookies}  # it is kept for long from now on
        response = json_response(found.answer if isinstance(found, WithCookies) else found)
        for name, value in cookies.items():
            secure = request.url.scheme == "https"
            response.set_cookie(name, value, max_age=int(FOR_LONG), httponly=True, samesite="lax", secure=secure, path="/")
        return fresh(request, response)

    return Route(offered.path, answer, methods=[offered.method])


def check_scope(token: TokenRow, offered: Endpoint) -> None:
    """Refuse a bot what its token does not say, and what is for people alone."""
    needed = NEEDED.get((offered.method, offered.path))
    if needed is None or not may(token, needed):
        raise Refuse("narrow_token")


def token_of(header: str | None, cookie: str | None) -> str | None:
    """The token that a request brings: programs in a header, browsers in a cookie."""
    if header is not None and header[:7].lower() == "bearer ":
        return header[7:].strip()
    return cookie


async def read_body(request: Request, kind: type) -> Any:
    """The body of a request, checked; an empty one is an empty object."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > BODY:
            raise Refuse("too_big")
    if found and request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadInput("The body must be JSON, and say so: Content-Type: application/json.")
    try:
        return msgspec.json.decode(bytes(found) or b"{}", type=cast(Any, kind))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"The body cannot be used: {error}.") from None


def json_response(found: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(encode(found), status, media_type="application/json")


def problem(status: int, code: str, text: str) -> Response:
    """An error as JSON."""
    return json_response(Problem(code, text), status)


def wrong_method(ways: Collection[str]) -> Response:
    """An address that is asked in another way than it can be."""
    told = ", ".join(sorted(ways))
    response = problem(405, "wrong_method", f"This address can only be asked with {told}.")
    response.headers["Allow"] = told
    return response


def refusal_text(code: str, language: str) -> str:
    """The sentence for a code."""
    return Interface(language).say(f"refused-{code.replace('_', '-')}")
