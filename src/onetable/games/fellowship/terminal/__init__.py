"""The table of the trick-taking game, drawn from a view alone."""
