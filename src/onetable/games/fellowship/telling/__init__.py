"""The trick-taking game in sentences."""
