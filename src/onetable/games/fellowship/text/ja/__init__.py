"""The trick-taking game in Japanese."""
