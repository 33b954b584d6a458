"""Viennese Canasta: six players in three pairs, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Preset
from bot.canasta.rules.presets import classic_6_three_teams

PRESET = Preset(
    id="viennese_6_three_teams",
    parent="viennese",
    place=200,
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic_6_three_teams.PRESET.differences,
    house_completion=("canastas_to_go_out", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
