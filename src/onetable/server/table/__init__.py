"""One table: what its log adds up to, the room that owns it, and what its people are sent."""
