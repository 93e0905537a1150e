"""Lessons: positions with something to be reached, and words at the right moment."""
