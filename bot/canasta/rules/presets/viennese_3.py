"""Viennese Canasta: three players, the first to take the pile alone against the two others
(pagat, Viennese Canasta and Canasta for three players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Preset
from bot.canasta.rules.presets import classic_3

PRESET = Preset(
    id="viennese_3",
    parent="viennese",
    place=170,
    # What three players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic_3.PRESET.differences,
    house_completion=("hand_size", "draw_count", "target_score"),
    note="Vienna is said to have rules of its own for three players; here they play by those of the classic game for three.",
)
