"""Viennese Canasta: not more wild cards than naturals, and two grades of going out covered
(pagat, Viennese Canasta).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row

PRESET = Preset(
    id="viennese",
    parent="classic_4",
    rows=(
        Row("three_sign", "any_canasta", "pagat, Viennese Canasta"),
        Row("wild_ratio", "naturals_ge_wilds", "pagat, Viennese Canasta"),
        Row("block_on_taker_canasta_rank", True, "pagat, Viennese Canasta"),
        Row("one_card_hand_takes_one_card_pile", True, "pagat, Viennese Canasta"),
        Row("concealed_rule", "viennese_two_grades", "pagat, Viennese Canasta"),
        Row("concealed_extra", 0, "pagat, Viennese Canasta"),
        Row("concealed_after_pile_take", False, "pagat, Viennese Canasta"),
        Row("covered_exit_bonus", 200, "pagat, Viennese Canasta"),
        Row("hand_canasta_bonus", 1000, "pagat, Viennese Canasta"),
    ),
)
