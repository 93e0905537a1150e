"""The trick-taking game in Chinese."""
