"""What the host sees and may do."""
