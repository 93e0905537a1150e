"""One Table: Lord of the Rings tabletop games at one digital table."""

__version__ = "0.1.0"
