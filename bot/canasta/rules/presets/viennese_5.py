"""Viennese Canasta: five players, one of three sitting out each round
(pagat, Viennese Canasta; Hoyle and Scarne, five players).
"""

from __future__ import annotations

from bot.canasta.rules.presets import classic_5
from bot.canasta.rules.presets.preset import Preset

PRESET = Preset(
    id="viennese_5",
    parent="viennese",
    # What five players change in Classic Canasta, which pagat calls the base of the Viennese game.
    rows=classic_5.PRESET.rows,
    house_completion=("side_structure",),
    note="Vienna is said to have rules of its own for five players; here they play by those of the classic game for five.",
)
