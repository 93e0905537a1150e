"""The trading card game in Japanese."""
