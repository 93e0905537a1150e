"""Positions written by hand: their keys, how they are laid out, what can be expected of one, and writing one down."""
