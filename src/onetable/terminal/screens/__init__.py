"""The screens: the table, the chapter book, the reader, short pages and questions."""
