"""Faces can be told apart, suits in four colours too, and each is drawn once."""

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.canasta.cards import FACES, JOKER, Suit, card
from bot.canasta.melds import Make
from bot.pictures.cards import back, face, height_of
from bot.pictures.palette import fixed_palette
from bot.pictures.shapes import rounded_mask, seal, shape_mask

WIDTHS = (30, 60, 104)


@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_face_is_another_picture_of_the_same_size(width, four_colours):
    drawn = [face(card, width, four_colours=four_colours) for card in FACES]
    assert {picture.size for picture in drawn} == {(width, height_of(width))}
    assert len({picture.tobytes() for picture in drawn}) == len(FACES)


def test_four_colours_change_clubs_and_diamonds_alone():
    changed = {
        card for card in FACES if face(card, 60).tobytes() != face(card, 60, four_colours=True).tobytes()
    }
    assert changed == {card(rank, suit) for rank in range(2, 15) for suit in (Suit.CLUBS, Suit.DIAMONDS)}


def test_what_was_drawn_is_kept():
    assert face(JOKER, 60) is face(JOKER, 60)
    assert back(60) is back(60)


def test_seals_differ_by_their_outline_not_by_colour_alone():
    outlines = {make: seal(make, 32).getchannel("A") for make in Make}
    for one, other in combinations(Make, 2):
        apart = ImageChops.difference(outlines[one], outlines[other])
        assert sum(apart.histogram()[128:]) > 32 * 32 / 20, (one, other)


@pytest.mark.parametrize("name", ["clubs", "diamonds", "hearts", "spades", "cap", "flake", "star", "wax"])
def test_a_shape_fills_its_box_and_has_soft_edges(name):
    mask = shape_mask(name, 40)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    assert right - left >= 30
    assert bottom - top >= 34
    assert any(mask.histogram()[60:200])


def test_round_corners_leave_the_middle_full():
    mask = rounded_mask(60, 30, 10)
    assert mask.getpixel((30, 15)) == 255
    assert mask.getpixel((0, 0)) == 0
    assert mask.getpixel((0, 15)) == 255


def test_the_palette_fits_a_file_and_is_made_once():
    palette = fixed_palette().getpalette()
    assert palette is not None
    assert 128 < len(palette) // 3 <= 256
    assert fixed_palette() is fixed_palette()
