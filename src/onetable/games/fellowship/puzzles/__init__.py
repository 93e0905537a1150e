"""Puzzles of the trick-taking game: deals that are proven winnable, and how few lines win them."""
