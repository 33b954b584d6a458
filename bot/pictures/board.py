"""The picture of a board."""

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.canasta.melds import Make
from bot.pictures import board_parts as parts
from bot.pictures import palette
from bot.pictures.board_layout import BELOW_STEP, NOTE_LINE, WIDTH, lay_out
from bot.pictures.board_melds import Fan, Stack, Tile, draw_meld
from bot.pictures.canvas import OVERHANG, Box, Canvas, draw_badge
from bot.pictures.cards import back, blank, face, height_of
from bot.pictures.header_layout import NAME_SIZE, POINTER, PORTRAIT, SCORE_SIZE
from bot.pictures.lettering import BOLD, cap_height, drawable, width_of, wrapped
from bot.pictures.portraits import portrait
from bot.pictures.scene import BoardScene
from bot.pictures.shapes import seal, shape_mask

_KEPT: Final = 256
_NOTE_SIZE: Final = 22
_PORTRAIT: Final = 30


def shows_whole_caption(scene: BoardScene) -> bool:
    """Return whether the words beside the pile have room in the picture; without any they have."""
    if scene.pile is None or not scene.pile.caption:
        return True
    box, note = next(
        (box, thing)
        for box, thing in lay_out(scene).parts
        if isinstance(thing, parts.Note) and thing.text == scene.pile.caption
    )
    rows = wrapped(note.text, box[2], note.lines, _NOTE_SIZE)
    return " ".join(rows) == drawable(note.text)


@lru_cache(maxsize=_KEPT)
def board_picture(scene: BoardScene) -> bytes:
    """Return the picture of a board, a PNG of 600 pixels width."""
    layout = lay_out(scene)
    canvas = Canvas(WIDTH, layout.height, palette.FELT_DEEP)
    painter = _Painter(canvas, four_colours=scene.four_colours)
    for box, thing in layout.parts:
        match thing:
            case parts.Panel():
                painter.panel(box, thing)
            case parts.Name():
                painter.name(box, thing)
            case parts.Count():
                painter.count(box, thing)
            case parts.Score():
                canvas.text(thing.text, box[0], _base(box, SCORE_SIZE), SCORE_SIZE, palette.GOLD, weight=BOLD)
            case parts.Note():
                painter.note(box, thing)
            case Fan() | Stack() | Tile():
                draw_meld(canvas, box, thing, four_colours=scene.four_colours)
            case parts.Stock():
                painter.stock(box, thing)
            case parts.DiscardPile():
                painter.pile(box, thing)
    return canvas.png()


def _base(box: Box, size: int) -> int:
    """Return the base line of text in the middle of a box."""
    return box[1] + (box[3] + cap_height(size)) // 2


class _Painter:
    """Draws the parts of one board."""

    def __init__(self, canvas: Canvas, *, four_colours: bool) -> None:
        self.canvas = canvas
        self.four_colours = four_colours

    def panel(self, box: Box, panel: parts.Panel) -> None:
        x, y, width, height = box
        if panel.acts:
            self.canvas.fill(box, palette.GOLD, 14)
            self.canvas.fill((x + 3, y + 3, width - 6, height - 6), palette.FELT_LIT, 12)
        else:
            self.canvas.fill(box, palette.FELT, 14)

    def name(self, box: Box, name: parts.Name) -> None:
        x, y, _, height = box
        if name.acts or name.won:
            sign = POINTER - 7
            shape = "pointer" if name.acts else "star"
            self.canvas.shape(shape, (x, y + (height - sign) // 2, sign, sign), palette.GOLD)
            x += POINTER
        if name.portrait:
            drawn = portrait(name.portrait, _PORTRAIT)
            self.canvas.put(drawn, x, y + (height - drawn.height) // 2)
            x += PORTRAIT
        if name.text:
            self.canvas.text(
                name.text, x, _base(box, NAME_SIZE), NAME_SIZE, palette.GOLD if name.acts else palette.CREAM
            )

    def count(self, box: Box, count: parts.Count) -> None:
        x, y, _, height = box
        x += parts.COUNT_INDENT
        if count.sign is parts.Sign.CANASTA:
            self.canvas.put(seal(Make.NATURAL, parts.SEAL), x, y + (height - parts.SEAL) // 2)
        elif count.sign_width:
            sign = _sign(count.sign, is_empty=not count.text)
            self.canvas.put(sign, x, y + (height - sign.height) // 2)
        if count.text:
            colour = {
                parts.Sign.FINE: palette.LINES[2],
                parts.Sign.SCORE: palette.GOLD,
                parts.Sign.ON_TABLE: palette.MINT,
            }.get(count.sign, palette.CREAM)
            x += count.sign_width
            self.canvas.text(
                count.text, x, _base(box, parts.COUNT_SIZE), parts.COUNT_SIZE, colour, weight=BOLD
            )

    def note(self, box: Box, note: parts.Note) -> None:
        x, y, width, height = box
        rows = wrapped(note.text, width, note.lines, _NOTE_SIZE)
        top = y + (height - NOTE_LINE * len(rows)) // 2
        for at, row in enumerate(rows):
            base = _base((x, top + at * NOTE_LINE, width, NOTE_LINE), _NOTE_SIZE)
            self.canvas.text(row, x, base, _NOTE_SIZE, palette.MINT)

    def stock(self, box: Box, stock: parts.Stock) -> None:
        x, y, _, height = box
        top = y + height - height_of(stock.card)
        if stock.turn_card:
            crosswise = back(round(stock.card * 0.8)).transpose(Image.Transpose.ROTATE_90)
            self.canvas.put(crosswise, x, top + (height_of(stock.card) - crosswise.height) // 2)
            x += 14
        edges = 0 if stock.size < 2 or stock.card < 40 else 2
        if not stock.size:
            self.slot((x, top, stock.card, height_of(stock.card)))
            return
        for at in range(edges + 1):
            self.canvas.put(back(stock.card), x + 4 * at, top - 2 * at)
        x += 4 * edges
        middle = (x, top - 2 * edges, stock.card, height_of(stock.card))
        text = str(stock.size)
        size = 24 if stock.card >= 40 else 20
        wide = width_of(text, size, BOLD) + 14
        pill = (x + (stock.card - wide) // 2, middle[1] + middle[3] // 2 - 17, wide, 34)
        self.canvas.fill(pill, palette.NIGHT, 12)
        self.canvas.centred(text, pill, size, palette.CREAM, weight=BOLD)

    def pile(self, box: Box, pile: parts.DiscardPile) -> None:
        x, y, width, height = box
        high = height_of(pile.card)
        top = y + height - high
        at = x + width - OVERHANG - pile.card
        if not pile.size:
            self.slot((at, top, pile.card, high))
            return
        for place, card in enumerate(pile.below):
            self.canvas.put(
                face(card, pile.card, four_colours=self.four_colours), x + place * BELOW_STEP, top
            )
        if not pile.below:
            for place in range(min(2, pile.size - 1), 0, -1):
                self.canvas.put(blank(pile.card, palette.PAPER), at - 4 * place, top + place)
        if pile.is_frozen:
            self.canvas.fill((at - 5, top - 5, pile.card + 10, high + 5), palette.ICE, pile.card * 0.17)
        if pile.upcard is None:
            self.canvas.put(back(pile.card), at, top)
        else:
            self.canvas.put(face(pile.upcard, pile.card, four_colours=self.four_colours), at, top)
        if pile.is_frozen:
            self.canvas.put(_frost(30), at - 12, top + high - 34)
        draw_badge(self.canvas, box, str(pile.size), palette.NIGHT)

    def slot(self, box: Box) -> None:
        """Draw an empty place."""
        x, y, width, height = box
        self.canvas.fill(box, palette.MINT, width * 0.12)
        self.canvas.fill((x + 2, y + 2, width - 4, height - 4), palette.FELT_DEEP, width * 0.12 - 2)


@lru_cache(maxsize=4)
def _frost(width: int) -> Image.Image:
    """Return the mark of a frozen pile: a crystal of snow on a disc."""
    canvas = Canvas(width * 4, width * 4, palette.ICE)
    canvas.shape("disc", (6, 6, width * 4 - 12, width * 4 - 12), palette.ICE_DEEP)
    canvas.shape("flake", (20, 20, width * 4 - 40, width * 4 - 40), palette.CREAM)
    sheet = canvas.image.convert("RGBA")
    sheet.putalpha(shape_mask("disc", width * 4))
    return sheet.reduce(4)


@lru_cache(maxsize=8)
def _sign(name: parts.Sign, *, is_empty: bool) -> Image.Image:
    """Return the small sign of a hand (a back), a foot (one that lies crosswise) or a packet (one with a ribbon)."""
    card = back(parts.SIGN).copy()
    if name is parts.Sign.FOOT:
        card = card.transpose(Image.Transpose.ROTATE_90)
        if is_empty:
            card.putalpha(card.getchannel("A").point(lambda level: level // 2))
    if name is parts.Sign.PACKET:
        card.paste((*palette.GOLD, 255), (0, card.height // 2 - 2, card.width, card.height // 2 + 2))
        card.paste((*palette.GOLD, 255), (card.width // 2 - 2, 1, card.width // 2 + 2, card.height - 1))
    return card
