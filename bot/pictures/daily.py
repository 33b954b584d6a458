"""The picture of a daily deal: the board above the hand to choose from."""

from functools import lru_cache
from io import BytesIO
from typing import Final

from msgspec import Struct
from PIL import Image

from bot.pictures.board import board_picture
from bot.pictures.canvas import Canvas
from bot.pictures.hand import HandScene, hand_picture
from bot.pictures.palette import FELT
from bot.pictures.scene import BoardScene

_KEPT: Final = 4


class DailyScene(Struct, frozen=True):
    """The board and the hand of a daily deal."""

    board: BoardScene
    hand: HandScene


@lru_cache(maxsize=_KEPT)
def daily_picture(scene: DailyScene) -> bytes:
    """Return the picture of a daily deal, a PNG as wide as those of boards and hands."""
    parts = [
        Image.open(BytesIO(png)).convert("RGB")
        for png in (board_picture(scene.board), hand_picture(scene.hand))
    ]
    canvas = Canvas(max(part.width for part in parts), sum(part.height for part in parts), FELT)
    top = 0
    for part in parts:
        canvas.image.paste(part, (0, top))
        top += part.height
    return canvas.png()
