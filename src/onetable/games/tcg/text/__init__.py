"""The words of this game in four languages."""
