"""Partnership Canasta of Scarne, with its penalties for irregularities kept as figures."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="scarne_4",
    parent="classic_4",
    place=110,
    differences=(
        Difference("seat_draw", "cut_for_seats", "Scarne, Selecting Partners and Seating Positions"),
        Difference("first_dealer", "low_cut", "Scarne, Selecting Partners and Seating Positions"),
        Difference("three_lay_timing", "own_turn", "Scarne, Partnership Canasta"),
        # "for each red three he lays down he picks a card from the stock" (matrix D87).
        Difference("red_three_from_pile_replaced", True, "Scarne, Important Rule at Canasta"),
        Difference("red_three_in_hand_penalty", 200, "Scarne, penalties"),
        Difference("last_stock_three", "ends_uncredited", "Scarne, Partnership Canasta"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, "Scarne, Partnership Canasta"),
        Difference("ask_timing", "own_turn_before_any_meld", "Scarne, Seeking Information"),
        Difference("concealed_rule", "own_or_partner_canasta", "Scarne, Partnership Canasta"),
        Difference("improper_initial_meld", "penalty_cards", "Scarne, penalties"),
        Difference("penalty_ignored_answer", 100, "Scarne, penalties"),
        Difference("penalty_false_card_count", 50, "Scarne, penalties"),
        Difference("penalty_unexposed_red_three", 200, "Scarne, penalties"),
        Difference("card_count_question", "one_or_more", "Scarne, Partnership Canasta"),
    ),
)
