"""Where each number of the solver's notes stands: what it finds out about a round before it searches, and what it counts."""

from __future__ import annotations

SPECIAL = 0  # cards that are more than their place among the cards of their suit
RELATIVE = 1  # positions are alike if the same chairs hold the cards in the same order
SALT = 2  # positions of different rounds are never taken for each other
LIMIT = 3  # positions that may be looked at
SEEN = 4  # positions looked at
DEPTH = 5  # moves of the line that was found
NOISE = 6  # how much chance mixes into the order of moves, and its seed
SEED = 7
RESUME = 8  # the depth at which the search goes on, or -1 to begin anew
WANTS = 10  # by chair: wants tricks (1), does not (-1), or does not mind
VALUABLE = 14  # by chair: cards it wants to win
UNWANTED = 18  # by chair: cards it must not win
NOTES_SIZE = 22

MOST_MOVES = 128  # of one line
WIDTH = 64  # moves of one position
WINNABLE, NOT_WINNABLE, UNDECIDED = 1, 0, -1
