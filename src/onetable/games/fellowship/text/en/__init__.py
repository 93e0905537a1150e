"""The trick-taking game in English."""
