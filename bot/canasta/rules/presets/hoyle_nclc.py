"""The summary of Hoyle, in which a player may go out without drawing."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="hoyle_nclc",
    parent="classic_4",
    place=100,
    differences=(
        Difference("seat_draw", "high_card_chooses", "Hoyle, Before the game"),
        Difference("first_dealer", "right_of_high_cut", "Hoyle"),
        Difference("exit_without_drawing", "with_permission", "Hoyle"),
        Difference("initial_minimums", ((None, 0), (0, 50), (1500, 90), (3000, 120)), "Hoyle"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "with_skip_draw", "Hoyle"),
        Difference("concealed_rule", "nothing_played_before", "Hoyle"),
        Difference("stock_exhaustion", "optional", "Hoyle"),
    ),
)
