"""The board with cards as emojis: what it shows of every game, and that Discord takes it."""

import re
from itertools import islice

import pytest
from msgspec import structs

from bot.canasta.cards import size
from bot.canasta.melds import MeldKind
from bot.canasta.rules.presets import PRESETS
from bot.pictures.emojis import EMOJI_NAMES, VERSION
from bot.service.clocks.terms import BoardStyle
from bot.ui.board.in_emojis import with_emojis
from bot.ui.delivery.table_message import table_message
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import CardEmojis
from bot.ui.toolkit.messages import Message
from tests.support.largest_tables import full_table
from tests.support.samples import moments, record_of

texts = texts_for()
_LONGEST_ID = 1_400_000_000_000_000_000


def emojis_of_an_application() -> CardEmojis:
    emojis = CardEmojis()
    emojis.replace({name: _LONGEST_ID + number for number, name in enumerate(sorted(EMOJI_NAMES))})
    return emojis


EMOJIS = emojis_of_an_application()


def named(text: str) -> list[str]:
    """The names of the emojis in a text."""
    return re.findall(r"<:(\w+):\d+>", text)


def cards_counted(text: str) -> int:
    """The cards that the emojis of a text stand for, with the numbers beside some."""
    words = [
        "",
        "",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ]
    count = 0
    for name, number in re.findall(r"<:(\w+):\d+>(\d*)", text):
        first, _, rest = name.partition("_")
        is_counted = first in words and rest.endswith(f"s_{VERSION}")
        count += words.index(first) if is_counted else int(number or 1)
    return count


def shown(board) -> Message:
    return with_emojis(texts, board, table_message(texts, board), EMOJIS)


@pytest.mark.parametrize("preset", PRESETS)
def test_boards_of_every_game_show_each_card_that_lies_open_as_an_emoji(preset):
    rules = PRESETS[preset]
    seen = 0
    for moment in islice(moments(5, rules, most=60 if rules.melds.sequence_melds else 150), 0, None, 3):
        view = moment.view
        if not view.is_running or moment.record.status != "playing":
            continue
        [embed] = shown(moment.board).embeds
        assert limits.is_within(embed)
        fields = [field.value or "" for field in embed.fields]
        for side, value in zip(view.seating.active_sides, fields, strict=True):
            emojis = named(value)
            assert set(emojis) <= EMOJI_NAMES
            threes = sum(size(view.laid_threes[seat]) for seat in view.seating.members(side))
            canastas = sum(meld.is_canasta for meld in view.melds[side])
            assert sum("canasta" in name for name in emojis) == canastas
            assert len(emojis) >= len(view.melds[side]) + canastas + threes
            seen += len(view.melds[side])
            in_melds = [meld for meld in view.melds[side] if meld.kind is MeldKind.RANK]
            assert cards_counted(value) >= sum(meld.size for meld in in_melds)
    assert seen


def test_a_meld_tells_its_naturals_and_its_wild_cards_apart():
    [board] = [moment.board for moment in moments(5, most=3)][-1:]
    melds = full_table("pairs_2x2").melds[0]
    assert board.view is not None
    view = structs.replace(board.view, melds=(melds[:1], ()), has_melded=(True, False))
    [embed] = shown(structs.replace(board, view=view)).embeds
    [line] = [line for line in (embed.fields[0].value or "").splitlines() if "_canasta" in line]
    assert re.sub(r"<:(\w+)_1:\d+>", r"[\1]", line).startswith("[mixed_canasta][nine_fours][two][two_jokers]")


def test_the_largest_table_falls_back_to_fewer_signs_or_to_words():
    board = [moment.board for moment in moments(5, most=3)][-1]
    for form in ("pairs_2x2", "individual", "pairs_3x2", "trios_2x3"):
        view = full_table(form)
        record = record_of(view.rules)
        message = shown(structs.replace(board, record=record, view=view))
        assert all(limits.is_within(embed) for embed in message.embeds)


def test_words_stay_where_they_are_wanted_or_emojis_are_missing():
    board = [moment.board for moment in moments(5, most=3)][-1]
    words = table_message(texts, board)
    assert with_emojis(texts, board, words, CardEmojis()) is words
    terms = structs.replace(board.record.terms, board=BoardStyle.WORDS)
    wanted = structs.replace(board, record=structs.replace(board.record, terms=terms))
    assert with_emojis(texts, wanted, words, EMOJIS) is words
    assert with_emojis(texts, board, words, EMOJIS) is not words
