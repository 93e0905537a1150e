"""The phases of the game, one file a step."""
