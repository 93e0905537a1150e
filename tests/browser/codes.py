"""Reads a QR code from a picture of it, after the standard: light and dark, the first mask, one block of bytes."""

from __future__ import annotations

import struct
import zlib

Modules = list[list[bool]]  # dark ones, row by row
MARGIN = 4  # modules of white around a code


def pixels_of(png: bytes) -> list[bytes]:
    """The rows of a picture as a browser takes it: eight bits a channel, nothing interlaced; of each pixel its first channel."""
    width, _, depth, colours = struct.unpack(">IIBB", png[16:26])
    assert depth == 8 and colours in (2, 6)
    channels, at, packed = (3 if colours == 2 else 4), 8, b""
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    plain, stride, rows = zlib.decompress(packed), width * channels, []
    before = bytearray(stride)
    for start in range(0, len(plain), stride + 1):
        line = unfiltered(plain[start], bytearray(plain[start + 1 : start + 1 + stride]), before, channels)
        rows.append(bytes(line[::channels]))
        before = line
    return rows


def unfiltered(kind: int, line: bytearray, above: bytearray, channels: int) -> bytearray:
    """A line of a PNG told by its neighbours (section 9 of its standard)."""
    for at in range(len(line)):
        left = line[at - channels] if at >= channels else 0
        corner = above[at - channels] if at >= channels else 0
        guess = left + above[at] - corner
        nearest = min((left, above[at], corner), key=lambda value: abs(guess - value))
        line[at] = (line[at] + (0, left, above[at], (left + above[at]) // 2, nearest)[kind]) % 256
    return line


def modules_of(png: bytes, pixels: int) -> Modules:
    """The code in the middle of a white margin, each module so many pixels wide; a module is all dark or all light."""
    rows = pixels_of(png)
    size = len(rows[0]) // pixels  # what lies between two pixels of the screen is photographed with one more
    assert abs(len(rows) - len(rows[0])) <= 1 and len(rows[0]) - size * pixels <= 1, (len(rows), len(rows[0]))
    shades = [[rows[y * pixels + pixels // 2][x * pixels + pixels // 2] for x in range(size)] for y in range(size)]
    assert {shade < 64 or shade > 250 for line in shades for shade in line} == {True}, "neither dark nor light"
    dark = [[shade < 64 for shade in line] for line in shades]
    edge = [*dark[:MARGIN], *dark[-MARGIN:], *[line[:MARGIN] + line[-MARGIN:] for line in dark]]
    assert not any([any(line) for line in edge]), "no margin"
    return [line[MARGIN:-MARGIN] for line in dark[MARGIN:-MARGIN]]


def text_of(code: Modules) -> str:
    """What is written there: bytes, along the snake from the lower right corner, past all that never changes."""
    size = len(code)
    bits, up = "", True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for row in range(size - 1, -1, -1) if up else range(size):
            for column in (right, right - 1):
                if not is_fixed(size, row, column):
                    bits += str(int(code[row][column] != ((row + column) % 2 == 0)))
        up = not up
    assert bits[:4] == "0100", "no bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def is_fixed(size: int, row: int, column: int) -> bool:
    """Whether a module belongs to the three corners, the small square or the two clocks."""
    corner = max(row, column) < 9 or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    small = size > 21 and size - 9 <= row <= size - 5 and size - 9 <= column <= size - 5
    return corner or small or 6 in (row, column)
