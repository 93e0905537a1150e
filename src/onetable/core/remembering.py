"""What is remembered to spare work, and can be forgotten at any time: the same would be worked out again."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, TypeVar
from weakref import WeakSet

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")


class Forgetful(Protocol):
    """Remembers something in a way of its own."""

    def forget_known(self) -> None:
        """Forget all that can be found out again."""


_memories: WeakSet[_lru_cache_wrapper[Any]] = WeakSet()
_others: WeakSet[Forgetful] = WeakSet()


def remembered(most: int) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """Remember what this function has worked out, so many times at most: what was not wanted for longest goes."""

    def remember(function: Callable[..., T]) -> _lru_cache_wrapper[T]:
        memory = lru_cache(maxsize=most)(function)
        _memories.add(memory)
        return memory

    return remember


def asked_to_forget(one: Forgetful) -> None:
    """Ask this one, too, as long as it lives."""
    _others.add(one)


def not_to_be_asked(one: Forgetful) -> None:
    """This one has nothing left to forget."""
    _others.discard(one)


def forget_all() -> None:
    """Forget everything that was remembered so, everywhere."""
    for memory in _memories:
        memory.cache_clear()
    for other in _others:
        other.forget_known()
