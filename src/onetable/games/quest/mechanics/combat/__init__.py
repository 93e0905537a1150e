"""A combat, from its beginning to its end."""
