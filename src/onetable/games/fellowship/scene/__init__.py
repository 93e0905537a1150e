"""Positions written by hand: read, laid out, written down again; and what a scenario can expect of one."""
