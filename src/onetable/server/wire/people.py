"""The API: who asks, and the account and devices of a person."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import Spoken
from onetable.server.wire.scalars import Id, Language, Name, Typed


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person may say of himself."""

    name: Name | None = None
    language: Language | None = None
    coach: Annotated[dict[str, bool], Meta(max_length=100, description="Of which games a coach is wanted.")] | None = None


class Me(Struct, frozen=True):
    """The person who asks; `token` only where it has just been made."""

    id: str
    name: str
    language: Spoken
    login: str | None
    token: str | None = None
    coach: Annotated[dict[str, bool], Meta(description="Of which games a coach is wanted, where that was said.")] = {}


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    login: Typed
    password: Typed


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """What an account shall have from now on: a guest needs both, a change needs the old password."""

    login: Typed | None = None
    password: Typed | None = None
    old_password: Typed | None = None


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """You are to be forgotten."""

    password: Annotated[Typed | None, Meta(description="Of an account.")] = None


class Device(Struct, frozen=True):
    """A device on which you are known."""

    id: str
    kind: Annotated[str, Meta(description="Browser and system in a word or two; “” for what is no browser.")]
    made: Annotated[float, Meta(description="When you were first known on it, in seconds; 0 where that was not noted.")]
    seen: Annotated[float, Meta(description="When it was last here, within the hour.")]
    this: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The device that shall be known no longer; all but this one, if none is named."""

    device: Id | None = None
