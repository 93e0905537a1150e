"""The picture of the trick-taking game."""
