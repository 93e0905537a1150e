"""JAX, made to reckon with sets of cards of 64 bits; it need not be installed to read the rest."""

from __future__ import annotations

from importlib import import_module
from typing import Any

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_default_prng_impl", "rbg")
