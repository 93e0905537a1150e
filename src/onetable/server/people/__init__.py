"""Who is who: guests, accounts and their devices."""
