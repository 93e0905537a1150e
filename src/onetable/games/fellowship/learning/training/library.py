"""JAX, made to reckon with sets of cards of 64 bits."""

from __future__ import annotations

import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_default_prng_impl", "rbg")

__all__ = ["jax", "jnp"]
