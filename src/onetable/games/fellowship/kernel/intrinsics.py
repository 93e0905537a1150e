"""The three questions about bits that processors answer in one instruction, for numba; loaded only where it is installed."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

NUMBER = types.int64(types.int64)


@intrinsic  # type: ignore[untyped-decorator]
def count(typing: Any, cards: Any) -> Any:
    """How many bits are set."""
    return NUMBER, lambda context, builder, signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def lowest(typing: Any, cards: Any) -> Any:
    """The place of the lowest bit."""
    return NUMBER, lambda context, builder, signature, given: builder.cttz(given[0], cgutils.true_bit)


@intrinsic  # type: ignore[untyped-decorator]
def highest(typing: Any, cards: Any) -> Any:
    """The place of the highest bit."""
    return NUMBER, lambda context, builder, signature, given: builder.sub(
        context.get_constant(types.int64, 63), builder.ctlz(given[0], cgutils.true_bit)
    )
