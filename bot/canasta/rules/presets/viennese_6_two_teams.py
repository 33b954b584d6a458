"""Viennese Canasta: six players in two sides of three, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.presets import classic_6_two_teams
from bot.canasta.rules.presets.preset import Preset

PRESET = Preset(
    id="viennese_6_two_teams",
    parent="viennese",
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    rows=classic_6_two_teams.PRESET.rows,
    house_completion=("canastas_to_go_out", "initial_minimums", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
