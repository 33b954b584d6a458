"""A sheet to draw on: antialiased shapes, text and sprites in, a palette PNG out."""

from __future__ import annotations

from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

from bot.pictures.lettering import MEDIUM, WIDE, cap_height, lettered
from bot.pictures.palette import Colour, fixed_palette
from bot.pictures.shapes import rounded_mask, shape_mask

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height."""

_COMPRESSION: Final = 7


class Canvas:
    """A sheet of one colour that things are put on."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)

    def put(self, sprite: Image.Image, x: int, y: int) -> None:
        """Put a sprite with its upper left corner here."""
        self.image.paste(sprite, (x, y), sprite)

    def fill(self, box: Box, colour: Colour, radius: float = 0) -> None:
        """Fill a rectangle, with round corners if wanted."""
        x, y, width, height = box
        if radius:
            self.image.paste(colour, (x, y, x + width, y + height), rounded_mask(width, height, radius))
        else:
            self.image.paste(colour, (x, y, x + width, y + height))

    def shape(self, name: str, box: Box, colour: Colour) -> None:
        """Draw a shape into a rectangle."""
        x, y, width, height = box
        self.image.paste(colour, (x, y, x + width, y + height), shape_mask(name, width, height))

    def text(
        self,
        text: str,
        x: int,
        base: int,
        size: int,
        colour: Colour,
        *,
        weight: int = MEDIUM,
        stretch: int = WIDE,
        align: float = 0,
    ) -> None:
        """Write drawable text on a base line: from ``x`` on, ending there (``align`` 1) or around it (0.5)."""
        letters = lettered(text, size, weight, stretch)
        left = x - round(letters.width * align) + letters.left
        top = base + letters.top
        width, height = letters.mask.size
        self.image.paste(colour, (left, top, left + width, top + height), letters.mask)

    def centred(self, text: str, box: Box, size: int, colour: Colour, *, weight: int = MEDIUM) -> None:
        """Write drawable text into the middle of a rectangle."""
        x, y, width, height = box
        base = y + (height + cap_height(size, weight)) // 2
        self.text(text, x + width // 2, base, size, colour, weight=weight, align=0.5)

    def png(self) -> bytes:
        """Return the sheet as a file with the fixed palette and nothing about its making."""
        file = BytesIO()
        quantized = self.image.quantize(palette=fixed_palette(), dither=Image.Dither.NONE)
        quantized.save(file, "PNG", compress_level=_COMPRESSION)
        return file.getvalue()
