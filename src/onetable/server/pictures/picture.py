"""A view in pieces: what is written once is sent again only where it has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec import Raw, Struct

from onetable.core.remembering import remembered
from onetable.server.pictures.shapes import encode


class Layout:
    """Where the pieces of a picture lie: the names and numbers that lead there, such as board/chairs/2; "" for the view itself.

    Whatever lies within something comes after the pieces of that itself. Where not always the same members are there, those that are
    there now have their names told: only pictures with the same members can be compared piece by piece.
    """

    def __init__(self, places: Sequence[str], names: Sequence[str] = ()) -> None:
        assert not places[0], "the first piece belongs to the view itself"
        self.places, self.names = tuple(places), tuple(names)
        paths = [place.split("/") if place else [] for place in places]
        self.joints = [b"{", *[b"".join(between(*pair)) or b"," for pair in zip(paths, [*paths[1:], []], strict=True)]]
        self.joints[-1] = b"".join(between(paths[-1], [])) + b"}"
        named: dict[str, bytes] = {place: b'"%s":{' % place.encode() for place in places}
        self.heads = [named[place] for place in places]


layout = remembered(500)(Layout)  # of equal ones there is only one, so that they are quickly told apart


class Picture(Struct, frozen=True, gc=False):
    """What one seat is shown, as it is sent."""

    layout: Layout
    pieces: Sequence[bytes]  # members of the object that lies there: JSON without its braces, never empty

    def whole(self) -> Raw:
        """All of it."""
        return Raw(b"".join(chain.from_iterable(zip(self.layout.joints, (*self.pieces, b""), strict=True))))

    def size(self) -> int:
        """About how long that is."""
        return sum(map(len, self.pieces))

    def changes(self, before: Picture) -> bytes | None:
        """What makes this of the one before: by place, members that replace others; None where it is laid out in another way."""
        if before.layout is not self.layout:
            return None
        found: list[bytes] = []
        last = None
        for head, old, new in zip(self.layout.heads, before.pieces, self.pieces, strict=True):
            if old is not new and old != new:
                found += (b",", new) if head is last else (b"{" if last is None else b"},", head, new)
                last = head
        return b"".join(found) + b"}}" if found else b"{}"


def members(thing: Struct) -> bytes:
    """A piece: all members of this."""
    return encode(thing)[1:-1]


def member(name: str, value: object) -> bytes:
    """A piece: one member."""
    return b'"%s":%s' % (name.encode(), encode(value))


def between(path: Sequence[str], following: Sequence[str]) -> Iterator[bytes]:
    """The brackets that end one thing and begin another."""
    same = next((at for at, (one, other) in enumerate(zip(path, following, strict=False)) if one != other), min(len(path), len(following)))
    for at in reversed(range(same, len(path))):
        yield b"]" if at + 1 < len(path) and path[at + 1].isdigit() else b"}"
    for at in range(same, len(following)):
        yield b"," if at == same else b""
        yield b"" if following[at].isdigit() else b'"%s":' % following[at].encode()
        yield b"[" if at + 1 < len(following) and following[at + 1].isdigit() else b"{"
