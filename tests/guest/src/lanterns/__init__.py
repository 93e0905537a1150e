"""Lanterns: a small game about lanterns on a bridge at night, for two to four players."""
