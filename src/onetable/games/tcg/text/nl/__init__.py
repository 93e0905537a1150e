"""The trading card game in Dutch."""
