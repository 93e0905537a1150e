"""The trick-taking game in Dutch."""
