"""Every word of the game in four languages."""
