"""The trading card game in Chinese."""
