"""The games of the table; none of them knows another."""
