"""Viennese Canasta: two players
(pagat, Viennese Canasta and Canasta for two players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Preset
from bot.canasta.rules.presets import classic_2

PRESET = Preset(
    id="viennese_2",
    parent="viennese",
    place=160,
    # What two players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic_2.PRESET.differences,
    house_completion=("hand_size", "draw_count", "canastas_to_go_out"),
    note="Vienna is said to have rules of its own for two players; here they play by those of the classic game for two.",
)
