"""Three packs with runs, wild canastas and canastas of threes (pagat, Other Canasta Variations, Royal Canasta)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="royal",
    parent="bolivia",
    place=370,
    differences=(
        Difference("red_three_role", "discard_only", HOUSE_DECISION),
        Difference("black_three_role", "discard_only", HOUSE_DECISION),
        Difference("three_lay_timing", "not_laid", HOUSE_DECISION),
        Difference("threes_kept_in_hand", "unlimited", HOUSE_DECISION),
        Difference("red_three_totals", (), HOUSE_DECISION),
        Difference("three_sign", "never", HOUSE_DECISION),
        Difference("black_three_meld", "never", HOUSE_DECISION),
        Difference("threes_melds", True, "pagat, Other Canasta Variations"),
        Difference("discard_threes", "any", HOUSE_DECISION),
    ),
    house_completion=(
        "hand_size",
        "red_three_role",
        "black_three_role",
        "red_three_totals",
        "discard_threes",
        "initial_minimums",
        "bonus_wild_canasta",
        "bonus_sequence_canasta",
        "bonus_threes_canasta",
        "target_score",
    ),
    note="Threes stay in the hand to be melded, so that laid red threes do not count.",
)
