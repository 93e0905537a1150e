"""The tricks of a round as numbers alone: plain functions on rows of whole numbers, compiled where numba is installed.

`describe` makes the rows of a table, `tricks` plays on them, `goals` judges, `playouts` plays to the end by chance.
Nothing here is loaded before somebody wants it: numba takes its time.
"""
