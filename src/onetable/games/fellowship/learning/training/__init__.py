"""Training by self-play with JAX, which is wanted here and nowhere else (`pip install "onetable-games[learn]"`)."""
