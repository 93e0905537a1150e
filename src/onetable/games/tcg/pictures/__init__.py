"""The trading card game as it is sent."""
