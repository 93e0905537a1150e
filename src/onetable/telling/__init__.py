"""The table in sentences: what a view says, for the terminal and for the server. Nothing here draws."""
