"""The trading card game in sentences."""
