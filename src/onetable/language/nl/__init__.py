"""Dutch."""
