"""What a token may do: a person's all, a bot's only what stands on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from onetable.server.keeping.rows import TokenRow

READ, PLAY, CHALLENGE, TABLES = SCOPES = ("read", "play", "challenge", "tables")


def written(scopes: Collection[str]) -> str:
    """Scopes as they are kept: each once, in one order."""
    return " ".join([scope for scope in SCOPES if scope in scopes])


def scopes_of(token: TokenRow) -> list[str]:
    """What stands on the token of a bot."""
    return token.scopes.split()


def may(token: TokenRow | None, needed: Iterable[str]) -> bool:
    """Whether a token reaches so far; who has none, and a person's, are not held back here."""
    return token is None or not token.scopes or set(needed) <= set(scopes_of(token))
