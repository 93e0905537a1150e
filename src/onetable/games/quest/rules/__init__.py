"""The rules of this game, one file a step."""
