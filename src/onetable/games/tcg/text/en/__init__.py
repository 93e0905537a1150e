"""The trading card game in English."""
