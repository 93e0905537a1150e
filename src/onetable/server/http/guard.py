"""The guard at the door: only our own pages speak to us through a browser, nobody asks too much, pages do only what they need."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from onetable.server.http.addresses import Addresses, counted, is_from_here
from onetable.server.http.calls import problem
from onetable.server.limits import Buckets
from onetable.server.logs import once

logger = logging.getLogger("onetable")
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a table is a key to it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Looks at every request and every line before anything else does."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], requests: tuple[float, float], proxies: Sequence[str] = ()) -> None:
        self.app, self.origins = app, origins
        self.requests = Buckets(*requests)
        self.addresses = Addresses(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        sender = self._place(scope, headers)
        code = self.objection(sender, headers)
        if code in BY_HEADER:
            said = headers.get(BY_HEADER[code], "")[:100]
            logger.warning("Refused a request from %s: its %s is %r.", sender, BY_HEADER[code], said, extra=once(code, sender))
        if scope["type"] == "websocket":
            await self._lead_line(scope, receive, send, sender, code)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                if message["status"] == 429:
                    tell_too_fast(sender)
            await send(message)

        if code is not None:
            await problem({"too_fast": 429}.get(code, 403), code, OBJECTIONS[code])(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    async def _lead_line(self, scope: Scope, receive: Receive, send: Send, sender: str, code: str | None) -> None:
        """A line, or the reason why there will be none."""

        async def heeding(message: Message) -> None:
            if message["type"] == "websocket.close" and message.get("reason") == "too_fast":
                tell_too_fast(sender)
            await send(message)

        if code is None:
            await self.app(scope, receive, heeding)
            return
        await receive()
        await heeding({"type": "websocket.close", "code": 1008, "reason": code})  # before it is accepted: the browser sees 403

    def _place(self, scope: Scope, headers: Headers) -> str:
        """Write into the scope from where this comes, so that everybody counts the same senders."""
        if self.addresses.ignored(scope, headers):
            seen = scope["client"][0]
            logger.warning(
                "%s tells addresses and is not trusted: if it is your proxy, say --proxy %s.", seen, seen, extra=once("proxy", seen)
            )
        scope["is_from_here"] = is_from_here(scope, headers)
        scope["scheme"] = self.addresses.scheme(scope, headers)
        sender = counted(self.addresses.sender(scope, headers))
        scope["client"] = (sender, (scope.get("client") or ("", 0))[1])
        return sender

    def objection(self, sender: str, headers: Headers) -> str | None:
        """What speaks against this request."""
        if not self.requests.take(sender):
            return "too_fast"
        host = headers.get("host", "")
        if not self.is_ours(host):
            return "wrong_host"
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins and parts_of(origin).netloc != host:
            return "wrong_origin"
        return None

    def is_ours(self, host: str) -> bool:
        """Whether this is a name under which we may be called: a foreign name that leads here is somebody's trick."""
        name = parts_of(f"//{host}").hostname or ""
        if (
            name == "localhost"
            or name.endswith((".localhost", ".local"))
            or any([urlsplit(origin).netloc == host for origin in self.origins])
        ):
            return True
        try:
            ip_address(name)
        except ValueError:
            return "." not in name and bool(name)  # the bare name of a machine in the same house
        return True


def parts_of(address: str) -> SplitResult:
    """The parts of an address that somebody else has written; none where it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def tell_too_fast(sender: str) -> None:
    """Let the host know who asks too much."""
    logger.warning("Refused requests from %s: too many (429).", sender, extra=once("too_fast", sender))


BY_HEADER = {"wrong_host": "host", "wrong_origin": "origin"}  # objections that the host may want to lift, and what is wrong
OBJECTIONS = {
    "too_fast": "That was too much at once; wait a moment.",
    "wrong_host": "This server is not known under that name; its host can allow it with --origin.",
    "wrong_origin": "Another page may not speak in your name.",
}
