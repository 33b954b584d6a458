"""Single cards selected by buttons where sequences are melded, and what can be done with them."""

import pytest

from bot.canasta.cards import JOKER, Rank, Suit, card
from bot.canasta.drafts.places import place_of_face, run_places
from bot.canasta.drafts.rows import DraftPlay, row_of_run, run_of_ranks
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.hand.taps import FaceTaps, has_face_buttons, rows_of_cards, with_face
from bot.ui.texts import texts_for
from tests.support.as_text import panel_text, suits
from tests.support.builders import cards, drawing, playing
from tests.support.panels import hand_panel
from tests.support.samples import all_emojis_uploaded, record_of

texts = texts_for()
SAMBA = rules_of("samba")
SEVEN = card(Rank.SEVEN, Suit.CLUBS)


def draft_of(text):
    return Draft(plays=rows_of_cards(cards(text)))


def panel_of(at, selected="", **more):
    hand = Hand(record_of(at.state.table.rules), Seat(0), at.view(0), draft_of(selected))
    return hand_panel(texts, hand, **more)


def labels(message, verb):
    return [item.label for row in message.rows for item in row if f":{verb}:" in item.custom_id]


def test_each_face_has_a_button_by_suit_wild_cards_one_for_each_kind():
    at = playing("KH 4S 7C 7C 2C 2D *", rules=SAMBA)
    taps = FaceTaps(at.view(0), Draft())
    two = card(Rank.TWO, Suit.CLUBS)
    assert taps.looks == (card(Rank.FOUR, Suit.SPADES), card(Rank.KING, Suit.HEARTS), SEVEN, two, JOKER)
    assert suits("7♣ 7♣") in labels(panel_of(at), "tap")


def test_a_tap_selects_one_more_and_after_the_last_none():
    view = playing("7C 7C KH", rules=SAMBA).view(0)
    place = place_of_face(SEVEN)
    taps = [FaceTaps(view, Draft(plays=(DraftPlay(place, count),))).next_tap(SEVEN) for count in range(3)]
    assert taps == [(place, 1), (place, 2), (place, 0)]


def test_taps_on_two_buttons_are_both_kept_in_any_order():
    view = playing("7C 7C KH 9S", rules=SAMBA).view(0)
    king = card(Rank.KING, Suit.HEARTS)
    first = with_face(with_face(Draft(), view, SEVEN, 1), view, king, 1)
    second = with_face(with_face(Draft(), view, king, 1), view, SEVEN, 1)
    assert first.plays == second.plays
    assert FaceTaps(view, first).cards == cards("7C KH")


def test_a_selection_never_holds_more_than_the_hand():
    view = playing("7C 7C KH 9S", rules=SAMBA).view(0)
    much = Draft(plays=(DraftPlay(place_of_face(SEVEN), 9), DraftPlay(place_of_face(JOKER), 1)))
    assert FaceTaps(view, much.held_by(view)).cards == cards("7C 7C")


def test_melds_prepared_by_a_menu_are_selected_card_by_card():
    view = playing("5H 6H 7H 7C KS", rules=SAMBA).view(0)
    row = row_of_run(run_places(Suit.HEARTS)[0], run_of_ranks([5, 6, 7]))
    assert FaceTaps(view, Draft(plays=(row, DraftPlay(7, 1)))).cards == cards("5H 6H 7H 7C")


def test_what_is_selected_is_told_with_what_it_counts():
    """Wikipedia 2005, Samba: a first meld needs 50 points."""
    at = playing("8H 9H 10H KC KD KS AC 4D", totals=(0, 0), rules=SAMBA)
    text = panel_text(panel_of(at, "8H 9H 10H"))
    assert suits("Selected: **8♥ 9♥ 10♥**") in text
    assert "30 of 50 points**, 20 more needed: tens, nines and eights count 10" in text
    text = panel_text(panel_of(at, "8H 9H 10H KC KD KS"))
    assert "✅ **60 of 50 points**" in text
    text = panel_text(panel_of(at, "8H 9H"))
    assert "⚠️ Sequence: 2 of 3 cards" in text
    assert "points" not in panel_text(panel_of(at, "8H")).partition("Selected")[2]


@pytest.mark.parametrize("selected", ["8H 9C", "4D 8H 9C", "8H 10H KC", "9H 10H QH"])
def test_cards_that_are_no_meld_are_refused_in_one_line_until_somebody_asks(selected):
    at = playing("8H 9H 9C 10H QH KC 4C 4D", melds="5C 6C 7C", rules=SAMBA)
    told = panel_text(panel_of(at, selected)).partition("Selected")[2]
    assert told.splitlines()[1:] == ["⚠️ Not a meld: cards of one rank, or a row of one suit."]


def test_the_verbs_name_what_they_do():
    at = playing("7C 8H 9H JD QD 4D 9S", melds="KD KH KS, 4C 5C 6C", rules=SAMBA)
    assert labels(panel_of(at, "JD"), "discard") == [suits("Discard J♦")]
    assert labels(panel_of(at), "meld") == [suits("Add 7♣ to the sequence in ♣")]
    assert labels(panel_of(at), "discard") == ["Discard"]
    assert labels(panel_of(playing("4C 8H QS", rules=SAMBA)), "discard") == ["Discard"]
    at = playing("7C 8H 9H KS", melds="7D 7H 7S, 4C 5C 6C", rules=SAMBA)
    assert labels(panel_of(at, "7C"), "lay") == ["Add"]
    assert "They fit different melds: you choose which." in panel_text(panel_of(at, "7C"))
    assert labels(panel_of(at, "KS"), "lay") == ["Meld"]


def test_emojis_stand_on_the_buttons_and_in_the_selection():
    message = panel_of(playing("7S 8H 9H KS", rules=SAMBA), "8H", style=PanelStyle(all_emojis_uploaded()))
    buttons = [item for row in message.rows for item in row if ":tap:" in item.custom_id]
    assert [item.emoji.name for item in buttons] == [
        f"{name}_1" for name in ("seven_of_spades", "king_of_spades", "eight_of_hearts", "nine_of_hearts")
    ]
    assert ":eight_of_hearts_1:" in panel_text(message)


@pytest.mark.parametrize("hand", ["4 5 6", "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 4D 5D 6D 7D 8D 9D 10D JD QD"])
def test_buttons_serve_up_to_twenty_faces(hand):
    assert has_face_buttons(playing(hand, rules=SAMBA).view(0))
    assert labels(panel_of(playing(hand, rules=SAMBA)), "tap")


def test_menus_serve_more_faces_and_the_time_before_the_draw():
    many = playing("4C 5C 6C 7C 8C 9C 10C JC QC KC AC 4D 5D 6D 7D 8D 9D 10D JD QD KD", rules=SAMBA)
    assert not has_face_buttons(many.view(0))
    assert labels(panel_of(many), "tap") == []
    assert not has_face_buttons(drawing("4 5 6", rules=SAMBA).view(0))
    assert not has_face_buttons(playing("4 5 6", rules=SAMBA).view(1))
