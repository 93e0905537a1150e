"""The guard at the door: only our own pages speak to us through a browser, nobody asks too much, pages do only what they need."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from onetable.server.calls import problem
from onetable.server.limits import Buckets

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

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], requests: tuple[float, float]) -> None:
        self.app, self.origins = app, origins
        self.requests = Buckets(*requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        code = self.objection(scope, headers)
        if scope["type"] == "websocket":
            if code is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": code})  # before it is accepted: the browser sees 403
                return
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if code is not None:
            await problem({"too_fast": 429}.get(code, 403), code, OBJECTIONS[code])(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def objection(self, scope: Scope, headers: Headers) -> str | None:
        """What speaks against this request."""
        client = scope.get("client")
        if not self.requests.take(client[0] if client else ""):
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


OBJECTIONS = {
    "too_fast": "That was too much at once; wait a moment.",
    "wrong_host": "This server is not known under that name; its host can allow it with --origin.",
    "wrong_origin": "Another page may not speak in your name.",
}
