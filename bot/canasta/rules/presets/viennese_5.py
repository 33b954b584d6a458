"""Viennese Canasta: five players, one of three sitting out each round
(pagat, Viennese Canasta; Hoyle and Scarne, five players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Preset
from bot.canasta.rules.presets import classic_5

PRESET = Preset(
    id="viennese_5",
    parent="viennese",
    place=180,
    # What five players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic_5.PRESET.differences,
    house_completion=("side_structure",),
    note="Vienna is said to have rules of its own for five players; here they play by those of the classic game for five.",
)
