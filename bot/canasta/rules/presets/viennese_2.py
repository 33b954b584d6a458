"""Viennese Canasta: two players
(pagat, Viennese Canasta and Canasta for two players).
"""

from __future__ import annotations

from bot.canasta.rules.presets import classic_2
from bot.canasta.rules.presets.preset import Preset

PRESET = Preset(
    id="viennese_2",
    parent="viennese",
    # What two players change in Classic Canasta, which pagat calls the base of the Viennese game.
    rows=classic_2.PRESET.rows,
    house_completion=("hand_size", "draw_count", "canastas_to_go_out"),
    note="Vienna is said to have rules of its own for two players; here they play by those of the classic game for two.",
)
