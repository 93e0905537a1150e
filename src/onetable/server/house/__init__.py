"""All tables together: how they are set up, opened, found, moved and let go."""
