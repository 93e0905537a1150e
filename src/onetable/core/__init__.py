"""The names every game shares: words, steps, an agenda, views and records. Knows no game."""
