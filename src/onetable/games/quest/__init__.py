"""Middle-earth Quest: Sauron against one, two or three heroes."""
