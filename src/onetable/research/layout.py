"""What stands where in a tensor: fields one after the other, each with a name, a shape and a meaning."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct


class Field(Struct, frozen=True):
    """Some numbers of a tensor that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)


class Layout:
    """All fields of a tensor, in their order. Every number is a whole one from 0 to 255."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.where: dict[str, slice] = {}
        size = 0
        for field in self.fields:
            self.where[field.name] = slice(size, size + field.size)
            size += field.size
        self.size = size

    def named(self, tensor: Any) -> dict[str, Any]:
        """A tensor in its parts, by name, each in its shape; nothing is copied."""
        return {field.name: tensor[self.where[field.name]].reshape(field.shape) for field in self.fields}

    def and_then(self, *fields: Field) -> Layout:
        """The same fields and these after them."""
        return Layout((*self.fields, *fields))

    def table(self) -> str:
        """The layout as a table, for documentation."""
        rows = [
            f"| {self.where[field.name].start} | `{field.name}` | {' × '.join(map(str, field.shape))} | {field.meaning} |"
            for field in self.fields
        ]
        return "\n".join(["| from | field | shape | meaning |", "| ---: | --- | --- | --- |", *rows])
