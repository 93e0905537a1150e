"""The words of this set in every language."""
