"""A view in pieces: what is written once is sent again only where it has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Raw, Struct

from onetable.server.pictures.shapes import encode


class Picture(Struct, frozen=True, gc=False):
    """What one seat is shown, as it is sent."""

    places: tuple[str, ...]  # where each piece lies: the names and numbers that lead there, such as board/chairs/2; "" for the view itself
    pieces: Sequence[bytes]  # members of the object that lies there: JSON without its braces, never empty
    names: tuple[str, ...] = ()  # where not always the same members are there: what is there now

    def whole(self) -> Raw:
        """All of it."""
        return Raw(b"".join(chain.from_iterable(zip(joints(self.places), (*self.pieces, b""), strict=True))))

    def size(self) -> int:
        """About how long that is."""
        return sum(map(len, self.pieces))

    def changes(self, before: Picture) -> Raw | None:
        """What makes this of the one before: by place, members that replace others; None where it is laid out in another way."""
        if before.places != self.places or before.names != self.names:
            return None
        changed: dict[str, list[bytes]] = {}
        for place, old, new in zip(self.places, before.pieces, self.pieces, strict=True):
            if old is not new and old != new:
                changed.setdefault(place, []).append(new)
        return Raw(b"{%s}" % b",".join([b'"%s":{%s}' % (place.encode(), b",".join(pieces)) for place, pieces in changed.items()]))


def members(thing: Struct) -> bytes:
    """A piece: all members of this."""
    return encode(thing)[1:-1]


def member(name: str, value: object) -> bytes:
    """A piece: one member."""
    return b'"%s":%s' % (name.encode(), encode(value))


@lru_cache(maxsize=1_000)
def joints(places: tuple[str, ...]) -> tuple[bytes, ...]:
    """What stands before each piece, and behind the last one; whatever lies within something comes after the pieces of that itself."""
    found, path = [b"{"], steps(places[0])
    assert not path, "the first piece belongs to the view itself"
    for place in places[1:]:
        following = steps(place)
        found.append(b"".join(between(path, following)) if following != path else b",")
        path = following
    return (*found, b"".join(between(path, [])) + b"}")


def steps(place: str) -> list[str]:
    """The names and numbers that lead to a place."""
    return place.split("/") if place else []


def between(path: Sequence[str], following: Sequence[str]) -> Iterator[bytes]:
    """The brackets that end one thing and begin another."""
    same = next((at for at, (one, other) in enumerate(zip(path, following, strict=False)) if one != other), min(len(path), len(following)))
    for at in reversed(range(same, len(path))):
        yield b"}" if at + 1 == len(path) or not path[at + 1].isdigit() else b"]"
    opened = False
    for at in range(same, len(following)):
        yield b"" if opened else b","
        yield b"" if following[at].isdigit() else b'"%s":' % following[at].encode()
        opened = True
        yield b"[" if at + 1 < len(following) and following[at + 1].isdigit() else b"{"
