"""Every card of the box that is not a playing card."""
