"""Every card of this game."""
