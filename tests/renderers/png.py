"""PNG files read into pixels, and the ink in them."""

import struct
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CHANNELS: Final = {0: 1, 2: 3, 4: 2, 6: 4}
"""Values of a pixel, by the colour type of the file."""


class Image(NamedTuple):
    """A picture in shades of grey: how much ink each pixel has, from 0 to 1."""

    width: int
    height: int
    ink: list[list[float]]

    def blots(self) -> list[tuple[float, float, float]]:
        """Return each connected blot: its centre, and the diameter of such a disc."""
        found: list[tuple[float, float, float]] = []
        for blot in self._connected():
            ink = sum(self.ink[y][x] for x, y in blot)
            centre_x = sum(self.ink[y][x] * (x + 0.5) for x, y in blot) / ink
            centre_y = sum(self.ink[y][x] * (y + 0.5) for x, y in blot) / ink
            found.append((centre_x, centre_y, 2 * (ink / 3.14159265) ** 0.5))
        return found

    def boxes(self) -> list[tuple[int, int, int, int]]:
        """Return left, top, right and bottom of each connected blot."""
        return [
            (
                min(x for x, _ in blot),
                min(y for _, y in blot),
                max(x for x, _ in blot) + 1,
                max(y for _, y in blot) + 1,
            )
            for blot in self._connected()
        ]

    def _connected(self) -> Iterator[list[tuple[int, int]]]:
        """Yield the pixels of each blot, which touch at their sides."""
        left = {
            (x, y)
            for y, row in enumerate(self.ink)
            for x, ink in enumerate(row)
            if ink > 0.1
        }
        while left:
            blot = [left.pop()]
            for x, y in blot:
                for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if near in left:
                        left.remove(near)
                        blot.append(near)
            yield blot


def read_png(data: bytes) -> Image:
    """Read a file of 8 bits a value without interlacing."""
    assert data.startswith(_SIGNATURE)
    width, height, depth, kind, _, _, interlaced = struct.unpack_from(
        ">IIBBBBB", data, 16
    )
    assert (depth, interlaced) == (8, 0)
    channels = _CHANNELS[kind]
    packed = b"".join(chunk for name, chunk in _chunks(data) if name == b"IDAT")
    rows = _unfiltered(zlib.decompress(packed), width * channels, channels)
    return Image(
        width,
        height,
        [
            [_ink(row[x : x + channels]) for x in range(0, len(row), channels)]
            for row in rows
        ],
    )


def _ink(pixel: bytearray) -> float:
    """Return how dark a pixel is on white paper."""
    colours = pixel if len(pixel) % 2 else pixel[:-1]
    cover = 1.0 if len(pixel) % 2 else pixel[-1] / 255
    return cover * (1 - sum(colours) / len(colours) / 255)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    start = len(_SIGNATURE)
    while start < len(data):
        (length,) = struct.unpack_from(">I", data, start)
        yield data[start + 4 : start + 8], data[start + 8 : start + 8 + length]
        start += length + 12


def _unfiltered(data: bytes, length: int, step: int) -> Iterator[bytearray]:
    """Yield the rows of values, of which each is written as a difference."""
    before = bytearray(length)
    for start in range(0, len(data), length + 1):
        kind = data[start]
        row = bytearray(data[start + 1 : start + 1 + length])
        for k in range(length):
            left = row[k - step] if k >= step else 0
            above = before[k]
            corner = before[k - step] if k >= step else 0
            row[k] = (row[k] + _predicted(kind, left, above, corner)) & 0xFF
        yield row
        before = row


def _predicted(kind: int, left: int, above: int, corner: int) -> int:
    if kind == 0:
        return 0
    if kind == 1:
        return left
    if kind == 2:
        return above
    if kind == 3:
        return (left + above) // 2
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
