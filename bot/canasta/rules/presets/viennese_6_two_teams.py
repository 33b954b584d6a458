"""Viennese Canasta: six players in two sides of three, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Preset
from bot.canasta.rules.presets import classic_6_two_teams

PRESET = Preset(
    id="viennese_6_two_teams",
    parent="viennese",
    place=190,
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic_6_two_teams.PRESET.differences,
    house_completion=("canastas_to_go_out", "initial_minimums", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
