"""Drawing in character cells: widths, a canvas, colours."""
