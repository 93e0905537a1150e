"""Requests, pages and lines: how the network reaches the tables."""
