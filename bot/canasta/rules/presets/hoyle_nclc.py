"""The summary of Hoyle, in which a player may go out without drawing."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="hoyle_nclc",
    parent="classic_4",
    rows=(
        Row("seat_draw", "high_card_chooses", "Hoyle, Before the game"),
        Row("first_dealer", "right_of_high_cut", "Hoyle"),
        Row("exit_without_drawing", "with_permission", "Hoyle"),
        Row("initial_minimums", ((None, 0), (0, 50), (1500, 90), (3000, 120)), "Hoyle"),
        Row("concealed_waives_minimum", "never", HOUSE_DECISION),
        Row("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Row("ask_timing", "with_skip_draw", "Hoyle"),
        Row("concealed_rule", "nothing_played_before", "Hoyle"),
        Row("stock_exhaustion", "optional", "Hoyle"),
    ),
)
