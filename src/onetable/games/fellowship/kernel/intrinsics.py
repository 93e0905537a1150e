"""The questions about bits that processors answer in an instruction or two, for numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def bit_questions(nth: Callable[[int, int], int], gathered: Callable[[int, int], int]) -> tuple[Any, Any, Any, Any, Any]:
    """How many bits are set, the places of the lowest, the highest and the one with a number, and bits among others."""
    from numba import njit, types
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

    if not moves_bits():
        inline = njit(forceinline=True)
        return count, lowest, highest, inline(nth), inline(gathered)
    scatter, gather = instruction("llvm.x86.bmi.pdep.64"), instruction("llvm.x86.bmi.pext.64")

    @njit(forceinline=True)  # type: ignore[untyped-decorator]
    def at_once(cards: int, number: int) -> int:
        return lowest(scatter(1 << number, cards))  # type: ignore[no-any-return]

    return count, lowest, highest, at_once, gather


def moves_bits() -> bool:
    """Whether this processor scatters and gathers bits in one instruction: no loop whose end nobody can foretell."""
    from llvmlite import binding

    return bool(binding.get_host_cpu_features().get("bmi2"))


def instruction(name: str) -> Any:
    """An instruction of the processor on two numbers."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def found(typing: Any, first: Any, second: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            word = ir.IntType(64)
            return builder.call(builder.module.declare_intrinsic(name, (), ir.FunctionType(word, (word, word))), given)

        return types.int64(types.int64, types.int64), write

    return found
