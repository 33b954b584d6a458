"""Emojis of cards: all of them or none."""

import discord

from bot.canasta.cards import JOKER, Rank, Suit, card
from bot.canasta.melds import Make
from bot.pictures.emojis import EMOJI_NAMES, SINGLE_NAMES, VERSION
from bot.ui.toolkit.card_emojis import CardEmojis

KING, TEN = card(Rank.KING, Suit.HEARTS), card(Rank.TEN, Suit.CLUBS)


def all_of(emojis: CardEmojis) -> list[discord.PartialEmoji | None]:
    return [
        emojis.emoji_of(KING),
        emojis.emoji_of(TEN, four_colours=True),
        emojis.emoji_of(JOKER),
        emojis.emoji_of_rank(Rank.SEVEN),
        emojis.back,
        emojis.canasta(Make.WILD),
    ]


def test_a_complete_set_is_shown():
    emojis = CardEmojis()
    ids = {name: number for number, name in enumerate(sorted(EMOJI_NAMES), start=1)}
    emojis.replace({**ids, "king_of_hearts_0": 999})
    assert emojis.is_complete
    assert emojis.missing == []
    names = ["king_of_hearts", "green_ten_of_clubs", "joker", "seven", "card_back", "wild_canasta"]
    expected = [f"<:{name}_{VERSION}:{ids[f'{name}_{VERSION}']}>" for name in names]
    assert [str(emoji) for emoji in all_of(emojis)] == expected


def test_an_incomplete_set_is_not_shown_and_learns():
    emojis = CardEmojis()
    assert len(emojis.missing) == len(EMOJI_NAMES)
    assert all_of(emojis) == [None] * 6
    *most, last = sorted(SINGLE_NAMES)
    emojis.replace(dict.fromkeys(most, 7))
    assert emojis.missing[0] == last, "those without which nothing is shown come first"
    assert set(emojis.missing[1:]) == EMOJI_NAMES - SINGLE_NAMES
    assert all_of(emojis) == [None] * 6
    emojis.add(last, 8)
    assert None not in all_of(emojis)
    emojis.replace({})
    assert all_of(emojis) == [None] * 6


def test_cards_are_counted_by_one_emoji_and_by_a_number_beside_the_card_until_it_is_there():
    emojis = CardEmojis()
    emojis.replace(dict.fromkeys(SINGLE_NAMES, 7))
    assert emojis.counted(Rank.KING, 5) == f"<:king_{VERSION}:7>5"
    emojis.add(f"five_kings_{VERSION}", 8)
    assert emojis.counted(Rank.KING, 5) == f"<:five_kings_{VERSION}:8>"
    assert emojis.counted(Rank.KING, 1) == f"<:king_{VERSION}:7>"
    assert emojis.counted(Rank.KING, 13) == f"<:king_{VERSION}:7>13"
