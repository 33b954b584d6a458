"""Viennese Canasta: not more wild cards than naturals, and two grades of going out covered
(pagat, Viennese Canasta).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset

PRESET = Preset(
    id="viennese",
    parent="classic_4",
    place=150,
    family=Family.VIENNESE,
    differences=(
        Difference("three_sign", "any_canasta", "pagat, Viennese Canasta"),
        Difference("wild_ratio", "naturals_ge_wilds", "pagat, Viennese Canasta"),
        Difference("block_on_taker_canasta_rank", True, "pagat, Viennese Canasta"),
        Difference("one_card_hand_takes_one_card_pile", True, "pagat, Viennese Canasta"),
        Difference("concealed_rule", "viennese_two_grades", "pagat, Viennese Canasta"),
        Difference("concealed_extra", 0, "pagat, Viennese Canasta"),
        Difference("concealed_after_pile_take", False, "pagat, Viennese Canasta"),
        Difference("covered_exit_bonus", 200, "pagat, Viennese Canasta"),
        Difference("hand_canasta_bonus", 1000, "pagat, Viennese Canasta"),
    ),
)
