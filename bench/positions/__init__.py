"""Positions in which the move is clear, and who finds it."""
