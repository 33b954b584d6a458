"""Cards selected by buttons: what a tap sets, where wild cards may go, and what stands on the buttons."""

import pytest
from discord import ui

from bot.canasta.cards import JOKER, Rank, Suit, card, rank_of
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.places import WILD_PLACE, place_beside
from bot.canasta.drafts.rows import DraftPlay
from bot.canasta.hand_order import HandOrder
from bot.canasta.melds import Make
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.meld_lines import meld_lines
from bot.ui.hand.panel import HandPanel
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.hand.taps import NO_PLACE, Taps, has_card_buttons, look_of, tapped
from bot.ui.texts import texts_for
from bot.ui.toolkit.card_emojis import WORDS_ONLY
from tests.support.as_text import panel_text
from tests.support.builders import drawing, playing
from tests.support.panels import hand_panel
from tests.support.samples import all_emojis_uploaded, record_of

texts = texts_for()
NINE, TWO = card(Rank.NINE, Suit.CLUBS), card(Rank.TWO, Suit.CLUBS)
RED, BLACK = card(Rank.THREE, Suit.HEARTS), card(Rank.THREE, Suit.CLUBS)


def taps_of(at, *plays, loose=0):
    return Taps(at.view(0), Draft(plays=plays), loose)


def hand_of(at, *plays):
    return Hand(record_of(at.state.table.rules), Seat(0), at.view(0), Draft(plays=plays))


def items(message, verb):
    return [item for row in message.rows for item in row if f":{verb}:" in item.custom_id]


def test_threes_have_a_button_for_each_colour():
    assert look_of(card(Rank.THREE, Suit.DIAMONDS)) == look_of(RED) == RED
    assert look_of(card(Rank.THREE, Suit.SPADES)) == BLACK
    at = playing("3H 3C 3S K K 4", rules=rules_of("scarne_4", {"irregularities": "scarne"}))
    assert taps_of(at).looks == (card(Rank.KING, 0), card(Rank.FOUR, 0), BLACK, RED)
    assert taps_of(at).next_tap(BLACK) == (Rank.THREE, 2)
    # A red three makes no meld here, so no draft can hold it: it is selected by itself.
    assert taps_of(at).next_tap(RED) == (NO_PLACE, 1)
    assert taps_of(at, loose=RED).next_tap(RED) == (NO_PLACE, 0)


def test_red_threes_are_selected_for_their_meld_where_there_is_one():
    rules = next(PRESETS[name] for name in PRESETS if PRESETS[name].melds.threes_melds)
    if has_card_buttons(playing("3H 4", rules=rules).view(0)):
        assert taps_of(playing("3H 3D 3C 3C K", rules=rules)).next_tap(RED) == (Rank.THREE, 2)


def test_cards_beyond_what_a_meld_takes_can_still_be_selected_to_discard_them():
    at = playing("9 9 4 5", melds="KKKK")
    assert taps_of(at).next_tap(NINE) == (Rank.NINE, 2)
    assert taps_of(at, DraftPlay(Rank.NINE, 2)).next_tap(NINE) == (Rank.NINE, 1)
    assert taps_of(at, DraftPlay(Rank.NINE, 1)).next_tap(NINE) == (Rank.NINE, 0)


def test_a_wild_card_goes_with_the_only_meld_or_is_selected_by_itself():
    at = playing("9 9 9 Q Q 2 2 * 5", melds="KKKK")
    nines, queens = DraftPlay(Rank.NINE, 3), DraftPlay(Rank.QUEEN, 2)
    assert taps_of(at).next_tap(TWO) == (NO_PLACE, 1)
    assert taps_of(at, nines).next_tap(TWO) == (Rank.NINE, 1)
    assert taps_of(at, nines, queens).next_tap(TWO) == (NO_PLACE, 1)
    both = taps_of(at, nines, queens, loose=TWO)
    assert [choice.place for choice in both.homes] == [Rank.KING, Rank.QUEEN, Rank.NINE]
    assert both.selected == (card(Rank.QUEEN, 0), NINE, TWO)


def test_a_wild_card_goes_with_black_threes_where_a_table_has_it_so():
    """cardgames.io, Update: wild cards with black threes "as part of the last meld"."""
    rules = {"black_three_meld": "exit_turn_with_wilds"}
    at = playing("3C 3S 2C 9", melds="KKKKKKK", rules=rules)
    threes = DraftPlay(Rank.THREE, 2)
    assert taps_of(at).next_tap(BLACK) == (Rank.THREE, 2)
    assert taps_of(at, threes).next_tap(TWO) == (Rank.THREE, 1)
    assert tapped(Draft(), at.view(0), BLACK, Rank.THREE, 2, TWO).plays == (DraftPlay(Rank.THREE, 2, twos=1),)
    plain = playing("3C 3S 2C 9", melds="KKKKKKK")
    assert taps_of(plain, threes).next_tap(TWO) == (NO_PLACE, 1)


def test_a_meld_of_wild_cards_is_one_of_the_places():
    rules = rules_of("modern_american")
    at = playing("2 2 * 9 5 6", melds="KKKK", rules=rules)
    assert has_card_buttons(at.view(0))
    assert WILD_PLACE in [choice.place for choice in taps_of(at, loose=TWO).homes]


def test_a_card_that_is_selected_by_itself_must_be_there():
    at = playing("9 9 9 2 5", melds="KKKK")
    assert taps_of(at, loose=JOKER).loose == 0
    assert taps_of(at, DraftPlay(Rank.NINE, 3, twos=1), loose=TWO).loose == 0


def test_a_tap_sets_one_place_and_nothing_else():
    at = playing("9 9 9 Q Q 2 * 5", melds="KKKK")
    view, queens = at.view(0), DraftPlay(Rank.QUEEN, 2)
    once = tapped(Draft(4, plays=(queens,)), view, NINE, Rank.NINE, 3, 0)
    assert once.plays == (DraftPlay(Rank.NINE, 3), queens)
    assert tapped(once, view, NINE, Rank.NINE, 3, 0).plays == once.plays
    # With the last of the naturals the wild cards beside them go back to the hand.
    beside = Draft(4, plays=(DraftPlay(Rank.NINE, 1, twos=1),))
    assert tapped(beside, view, NINE, Rank.NINE, 0, 0).plays == ()
    # To a meld on the table wild cards may go alone.
    kings = Draft(4, plays=(DraftPlay(Rank.KING, 1, twos=1),))
    assert tapped(kings, view, card(Rank.KING, 0), Rank.KING, 0, 0).plays == (
        DraftPlay(Rank.KING, 0, twos=1),
    )


def test_a_loose_wild_card_joins_the_first_meld_once():
    view = playing("9 9 2 2 5", melds="KKKK").view(0)
    once = tapped(Draft(), view, NINE, Rank.NINE, 2, TWO)
    assert once.plays == (DraftPlay(Rank.NINE, 2, twos=1),)
    assert tapped(once, view, NINE, Rank.NINE, 2, TWO).plays == once.plays


def test_where_cards_have_two_homes_a_menu_asks():
    """A second meld of a rank beside a canasta of it (option same_rank_melds)."""
    rules = rules_of("classic_4", {"same_rank_melds": "new_after_canasta"})
    at = playing("K K K 4 5", melds="KKKKK22, QQQ", rules=rules)
    assert [choice.place for choice in choices(Draft(), at.view(0))] == [Rank.KING, place_beside(Rank.KING)]
    (menu,) = items(hand_panel(texts, hand_of(at)), "rank")
    assert [int(option.value) for option in menu.options] == [Rank.KING, place_beside(Rank.KING)]
    assert not items(hand_panel(texts, hand_of(playing("K K K 4 5", melds="QQQ"))), "rank")


def test_no_button_moves_to_another_row_when_cards_are_selected():
    at = playing("A A K K Q Q J 9 8 7 6 5 2 *", melds="TTT")
    for emojis in (all_emojis_uploaded(), all_emojis_uploaded()._replace(four_colours=True)):
        plain, chosen = (
            [[item.custom_id.split(":")[4] for item in row] for row in _cards(hand_of(at, *plays), emojis)]
            for plays in ((), (DraftPlay(Rank.ACE, 2), DraftPlay(Rank.KING, 1), DraftPlay(Rank.QUEEN, 2)))
        )
        assert plain == chosen
        assert max(map(len, plain)) <= 5


def test_card_buttons_stand_in_the_order_that_their_owner_likes():
    hand = hand_of(playing("A K K 5 4 3S 2 *"))

    def ranks(order):
        rows = _cards(hand, WORDS_ONLY, order)
        return [rank_of(int(item.custom_id.split(":")[4])) for row in rows for item in row]

    assert ranks(None) == ranks(HandOrder.HIGH) == ranks(HandOrder.SUIT) == [14, 13, 5, 4, 3, 2, 1]
    assert ranks(HandOrder.LOW) == [4, 5, 13, 14, 3, 2, 1]


def _cards(hand, emojis, order=None):
    panel = HandPanel(texts, hand, style=PanelStyle(emojis, order=order))
    rows = panel.message().rows
    return [row for row in rows if isinstance(row[0], ui.Button) and ":tap:" in (row[0].custom_id or "")]


def test_before_the_draw_cards_are_selected_for_taking_the_pile():
    at = drawing("9 9 Q Q Q 4 5", totals=(0, 0), pile="4C 9H")
    hand = hand_of(at, DraftPlay(Rank.NINE, 2), DraftPlay(Rank.QUEEN, 3))
    message = hand_panel(texts, hand)
    assert items(message, "tap")
    assert not items(message, "discard")
    [lay] = items(message, "lay")
    assert lay.label == "Take the pile with this"
    assert "60 of 50 points" in panel_text(message)


def test_one_card_for_the_discard_is_not_told_what_a_meld_would_need():
    at = playing("9 9 J 4 5", totals=(0, 0))
    alone = panel_text(hand_panel(texts, hand_of(at, DraftPlay(Rank.JACK, 1))))
    assert alone.endswith("Selected: **A jack**")
    pair = panel_text(hand_panel(texts, hand_of(at, DraftPlay(Rank.NINE, 2))))
    assert "20 of 50 points" in pair


def test_selected_cards_are_pictured_where_there_are_emojis():
    at = playing("9 9 9 9 9 Q Q 2 4 5", melds="KKKK")
    hand = hand_of(at, DraftPlay(Rank.NINE, 5), DraftPlay(Rank.QUEEN, 2, twos=1))
    queen, two = (str(all_emojis_uploaded().of_rank(rank)) for rank in (Rank.QUEEN, Rank.TWO))
    nines = all_emojis_uploaded().emojis.counted(Rank.NINE, 5)
    shown = panel_text(hand_panel(texts, hand, style=PanelStyle(all_emojis_uploaded())))
    assert f"Selected: **{queen}{queen} {two} · {nines}**" in shown


def test_the_melds_of_every_side_stand_in_a_line():
    at = playing("9 9 J 4 5", melds="KKK2, QQQQQQQ", theirs="888")
    shown = panel_text(hand_panel(texts, hand_of(at)))
    assert "**Ben & Dot:** 8 8 8\n**Your side:** seven queens🔴 · K K K 2" in shown
    pictured = panel_text(hand_panel(texts, hand_of(at), style=PanelStyle(all_emojis_uploaded())))
    emojis = all_emojis_uploaded()
    two, counted = emojis.of_rank(Rank.TWO), emojis.emojis.counted
    kings, queens, eights = counted(Rank.KING, 3), counted(Rank.QUEEN, 7), counted(Rank.EIGHT, 3)
    natural = emojis.emojis.canasta(Make.NATURAL)
    assert f"**Ben & Dot:** {eights}\n**Your side:** {natural}{queens} · {kings}{two}" in pictured


def test_melds_are_told_in_words_where_their_emojis_would_leave_no_room():
    at = playing("9 9 J 4 5", melds="KKK2, QQQQQQQ", theirs="888")
    hand, emojis = hand_of(at), all_emojis_uploaded()
    pictured = meld_lines(texts, hand.record, hand.view, emojis)
    assert meld_lines(texts, hand.record, hand.view, emojis, len("\n".join(pictured)) + 1) == pictured
    assert meld_lines(texts, hand.record, hand.view, emojis, len("\n".join(pictured))) == [
        "**Ben & Dot:** 8 8 8",
        "**Your side:** seven queens🔴 · K K K 2",
    ]


def test_the_pile_takes_one_line_where_there_are_emojis():
    at = drawing("9 9 J 4 5", pile="4S KH", stock="5 6 7")
    emojis = all_emojis_uploaded()
    shown = panel_text(hand_panel(texts, hand_of(at), style=PanelStyle(emojis)))
    king = emojis.of(card(Rank.KING, Suit.HEARTS))
    assert f"**Pile:** {king} 2 · **Stock:** {emojis.emojis.back} 3 · ❄️ Frozen\n" in shown


@pytest.mark.parametrize("pile, is_told", [("4S KH", True), ("4S 3H", False), ("4S 2H", False)])
def test_how_much_of_the_pile_can_be_taken_is_told_while_it_can_be_taken(pile, is_told):
    """Wikipedia 2005, Hand and Foot: only the top card is taken."""
    at = drawing("9 9 J 4 5", pile=pile, rules=rules_of("hand_and_foot"))
    shown = panel_text(hand_panel(texts, hand_of(at)))
    assert ("✂️ Only the top card can be taken." in shown) is is_told
