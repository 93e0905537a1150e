"""This game read aloud in four languages."""
