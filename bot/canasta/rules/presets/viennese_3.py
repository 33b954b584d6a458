"""Viennese Canasta: three players, the first to take the pile alone against the two others
(pagat, Viennese Canasta and Canasta for three players).
"""

from __future__ import annotations

from bot.canasta.rules.presets import classic_3
from bot.canasta.rules.presets.preset import Preset

PRESET = Preset(
    id="viennese_3",
    parent="viennese",
    # What three players change in Classic Canasta, which pagat calls the base of the Viennese game.
    rows=classic_3.PRESET.rows,
    house_completion=("hand_size", "draw_count", "target_score"),
    note="Vienna is said to have rules of its own for three players; here they play by those of the classic game for three.",
)
