"""The steps of a turn, one file a phase."""
