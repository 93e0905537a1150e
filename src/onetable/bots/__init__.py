"""Bots: they get a view of the table, never the game."""
