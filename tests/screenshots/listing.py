"""The pictures for a listing of the bot: a banner, and five of the pictures in the docs, each framed with a line about it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.canasta.cards import JOKER, Rank, Suit, card
from bot.pictures.canvas import Canvas
from bot.pictures.cards import face
from bot.pictures.lettering import BOLD, MEDIUM, wrapped
from bot.pictures.palette import CREAM, FELT, FELT_DEEP, FELT_LIT, GOLD, MINT
from bot.pictures.shapes import rounded_mask
from tests.screenshots.shots import shrink

SIZE: Final = (1280, 720)
BANNER: Final = (1200, 480)
_MARGIN: Final = 48
_TEXT: Final = 360
"""The width of the column with the words."""
_GAP: Final = 32
_CANASTA: Final = (
    *(card(Rank.KING, suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)),
    card(Rank.TWO, Suit.HEARTS),
    JOKER,
)
_CARD, _STEP, _RADIUS = 190, 9, 420
"""The width of a card of the fan, the degrees between two, and how far their middles are from the point they turn around."""


class _Framed(NamedTuple):
    name: str
    headline: str
    line: str
    shots: tuple[str, ...]
    """Names of pictures in the docs."""


FRAMED: Final = (
    _Framed("board", "Canasta at your own pace", "A turn over breakfast, the next one tonight", ("board",)),
    _Framed("hand", "Your hand is yours alone", "Tap cards to play them", ("hand-phone", "draft-phone")),
    _Framed("rules", "Rules that explain themselves", "With the numbers, and what to add", ("refusal",)),
    _Framed("games", "Many kinds of Canasta", "Samba, Hand and Foot, or your own house rules", ("samba",)),
    _Framed(
        "scores",
        "Every round counts",
        "Score sheets, records and a year's review",
        ("score-phone", "year-phone"),
    ),
)


def draw_listing(images: Path) -> None:
    """Draw all of them into the folder ``listing`` beside the pictures they are made of."""
    into = images / "listing"
    into.mkdir(parents=True, exist_ok=True)
    _save(_banner(), into / "banner.png")
    for framed in FRAMED:
        _save(_framed(framed, images), into / f"{framed.name}.png")


def _save(picture: Image.Image, path: Path) -> None:
    picture.save(path)
    shrink(path)


def _framed(framed: _Framed, images: Path) -> Image.Image:
    canvas = Canvas(*SIZE, FELT_DEEP)
    canvas.fill((0, 0, 12, SIZE[1]), FELT_LIT)
    room = (SIZE[0] - 2 * _MARGIN - _TEXT - _GAP, SIZE[1] - 2 * _MARGIN)
    shots = _side_by_side([images / f"{name}.png" for name in framed.shots], room)
    left = SIZE[0] - _MARGIN - sum(shot.width for shot in shots) - _GAP * (len(shots) - 1)
    _write(canvas, framed.headline, framed.line, (_MARGIN, 250), _TEXT, 52)
    for shot in shots:
        canvas.put(shot, left, (SIZE[1] - shot.height) // 2)
        left += shot.width + _GAP
    return canvas.image


def _side_by_side(paths: Sequence[Path], room: tuple[int, int]) -> list[Image.Image]:
    """Pictures as large as fits beside each other, with round corners."""
    shots = [Image.open(path).convert("RGBA") for path in paths]
    wide = room[0] - _GAP * (len(shots) - 1)
    share = min(wide / sum(shot.width for shot in shots), *(room[1] / shot.height for shot in shots))
    smaller = [
        shot.resize((round(shot.width * share), round(shot.height * share)), Image.Resampling.LANCZOS)
        for shot in shots
    ]
    for shot in smaller:
        shot.putalpha(rounded_mask(shot.width, shot.height, 16))
    return smaller


def _banner() -> Image.Image:
    canvas = Canvas(*BANNER, FELT)
    canvas.fill((0, 0, BANNER[0], 10), FELT_LIT)
    _write(canvas, "Canasta", "with friends who are never online at the same time", (72, 140), 400, 92)
    side = 2 * (_RADIUS + _CARD)
    for number, one in enumerate(_CANASTA):
        upright = Image.new("RGBA", (side, side))
        picture = face(one, _CARD)
        upright.paste(picture, ((side - picture.width) // 2, side // 2 - _RADIUS - picture.height // 2))
        turned = upright.rotate(_STEP * ((len(_CANASTA) - 1) / 2 - number), Image.Resampling.BICUBIC)
        canvas.put(turned, 850 - side // 2, 245 + _RADIUS - side // 2)
    return canvas.image


def _write(canvas: Canvas, headline: str, line: str, at: tuple[int, int], room: int, size: int) -> None:
    """Write a headline and, below it, a line, each in as many lines as it needs."""
    x, base = at
    for text in wrapped(headline, room, 4, size, BOLD):
        canvas.text(text, x, base, size, CREAM, weight=BOLD)
        base += round(size * 1.2)
    canvas.fill((x, base - round(size * 0.75), 96, 6), GOLD, 3)
    base += 24
    for text in wrapped(line, room, 3, 30):
        canvas.text(text, x, base, 30, MINT, weight=MEDIUM)
        base += 42
