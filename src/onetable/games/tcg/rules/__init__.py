"""The rules of the turn, one file a phase, and what all phases share."""
