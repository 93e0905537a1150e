"""The three questions about bits that processors answer in one instruction, for numba."""

from __future__ import annotations

from typing import Any


def bit_questions() -> tuple[Any, Any, Any]:
    """How many bits are set, and the places of the lowest and of the highest; numba is there, or nobody asks."""
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    number = types.int64(types.int64)

    @intrinsic  # type: ignore[untyped-decorator]
    def count(typing: Any, cards: Any) -> Any:
        return number, lambda context, builder, signature, given: builder.ctpop(given[0])

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing: Any, cards: Any) -> Any:
        return number, lambda context, builder, signature, given: builder.cttz(given[0], cgutils.true_bit)

    @intrinsic  # type: ignore[untyped-decorator]
    def highest(typing: Any, cards: Any) -> Any:
        return number, lambda context, builder, signature, given: builder.sub(
            context.get_constant(types.int64, 63), builder.ctlz(given[0], cgutils.true_bit)
        )

    return count, lowest, highest
