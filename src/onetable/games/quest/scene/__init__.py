"""Positions written by hand, for scenarios."""
