"""A hand shows every card in the order asked for, so that each can be read, and marks what was drawn."""

from io import BytesIO
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.canasta.cards import (
    NO_CARDS,
    Cards,
    cards_of,
    each_card,
    full_pack,
)
from bot.canasta.hand_order import HandOrder, in_order
from bot.pictures.cards import height_of
from bot.pictures.hand import WIDTH, HandScene, hand_picture, lay_out

PACK = each_card(full_pack(6, 12))
HANDS = st.lists(st.sampled_from(PACK), max_size=80).map(cards_of)


def hand_of(count: int, seed: int = 1) -> Cards:
    return cards_of(Random(seed).sample(PACK, count))


@given(HANDS, st.sampled_from(HandOrder), st.randoms(use_true_random=False))
def test_every_card_is_there_inside_the_sheet_and_can_be_read(cards, order, rng):
    drawn = cards_of(card for card in each_card(cards) if rng.random() < 0.2)
    layout = lay_out(HandScene(cards, drawn, order))
    assert tuple(held.card for held in layout.cards) == in_order(cards, order)
    assert cards_of(held.card for held in layout.cards if held.is_drawn) == drawn
    for held in layout.cards:
        assert held.x >= 0
        assert held.y >= 0
        assert held.x + layout.width <= WIDTH
        assert held.y + height_of(layout.width) <= layout.height
    for one, other in zip(layout.cards, layout.cards[1:], strict=False):
        in_one_row = abs(one.y - other.y) < layout.width // 2
        assert not in_one_row or other.x - one.x >= round(layout.width * 0.45)
        assert in_one_row or other.y - one.y >= round(layout.width * 0.85)


@pytest.mark.parametrize(
    "count, most", [(0, 200), (1, 200), (11, 170), (16, 170), (22, 200), (40, 270), (62, 340)]
)
def test_a_hand_is_low(count, most):
    picture = hand_picture(HandScene(hand_of(count)))
    with Image.open(BytesIO(picture)) as image:
        assert (image.format, image.mode, image.width) == ("PNG", "P", WIDTH)
        assert image.height <= most
        assert image.info == {}


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_of_classic_is_a_small_file(seed):
    for count in (11, 15, 22):
        hand = hand_of(count, seed)
        assert len(hand_picture(HandScene(hand, cards_of(each_card(hand)[:1]), four_colours=True))) <= 15_000


def test_the_same_hand_gives_the_same_bytes_and_every_wish_others():
    hand = hand_of(13)
    scenes = [
        HandScene(hand),
        HandScene(hand, order=HandOrder.SUIT),
        HandScene(hand, four_colours=True),
        HandScene(hand, cards_of(each_card(hand)[:1])),
        HandScene(NO_CARDS),
    ]
    kept = [hand_picture(scene) for scene in scenes]
    hand_picture.cache_clear()
    assert [hand_picture(scene) for scene in scenes] == kept
    assert len(set(kept)) == len(kept)
