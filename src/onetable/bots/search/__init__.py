"""Tree search over what players may know: each player has a tree of his own, and all of them grow by the same imagined games."""
