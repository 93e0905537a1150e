"""The table on the network: tables that own their games, a log that loses nothing, and what browsers and programs need to sit down."""
