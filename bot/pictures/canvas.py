"""A sheet to draw on: antialiased shapes, text, sprites and badges in, a palette PNG out."""

from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

from bot.pictures.lettering import BOLD, MEDIUM, cap_height, lettered, width_of
from bot.pictures.palette import CREAM, Colour, fixed_palette
from bot.pictures.shapes import rounded_mask, shape_mask

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height."""

_COMPRESSION: Final = 5
"""From 6 on a file takes four times as long and is hardly smaller."""
OVERHANG: Final = 8
"""How far a badge stands out above its card and to the right of it."""
_BADGE_HEIGHT: Final = 27
_BADGE_SIZE: Final = 20


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
        reach = min(int(radius) + 1, width // 2, height // 2) if radius else 0
        # The corners alone need a mask: filling the rest is much quicker without.
        self.image.paste(colour, (x, y + reach, x + width, y + height - reach))
        if not reach:
            return
        right, bottom = x + width - reach, y + height - reach
        for top in (y, bottom):
            self.image.paste(colour, (x + reach, top, right, top + reach))
        mask = rounded_mask(2 * reach, 2 * reach, radius)
        for left, from_x in ((x, 0), (right, reach)):
            for top, from_y in ((y, 0), (bottom, reach)):
                corner = mask.crop((from_x, from_y, from_x + reach, from_y + reach))
                self.image.paste(colour, (left, top, left + reach, top + reach), corner)

    def shape(self, name: str, box: Box, colour: Colour) -> None:
        """Draw a shape into a rectangle."""
        x, y, width, height = box
        self.image.paste(colour, (x, y, x + width, y + height), shape_mask(name, width, height))

    def mask(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Paint through a mask with its upper left corner here."""
        self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)

    def text(
        self,
        text: str,
        x: int,
        base: int,
        size: int,
        colour: Colour,
        *,
        weight: int = MEDIUM,
        align: float = 0,
    ) -> None:
        """Write drawable text on a base line: from ``x`` on, ending there (``align`` 1) or around it (0.5)."""
        letters = lettered(text, size, weight)
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


def badge_width(text: str) -> int:
    """Return the width of a badge with this number; 0 without one."""
    return max(_BADGE_HEIGHT, width_of(text, _BADGE_SIZE, BOLD) + 11) if text else 0


def draw_badge(canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
    """Write a number on the upper right corner of a box."""
    if not text:
        return
    x, y, width, _ = box
    wide = badge_width(text)
    place = (x + width - wide, y, wide, _BADGE_HEIGHT)
    canvas.fill(place, colour, _BADGE_HEIGHT / 2)
    base = y + (_BADGE_HEIGHT + cap_height(_BADGE_SIZE, BOLD)) // 2
    canvas.text(text, x + width - wide // 2, base, _BADGE_SIZE, CREAM, weight=BOLD, align=0.5)
