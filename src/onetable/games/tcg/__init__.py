"""The Lord of the Rings Trading Card Game, the set of 2001: two to six players, each with an own deck."""
