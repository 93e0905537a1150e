"""Limited play as it is sent to its table in the browser."""
