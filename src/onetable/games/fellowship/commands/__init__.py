"""What the trick-taking game adds to the command line."""
