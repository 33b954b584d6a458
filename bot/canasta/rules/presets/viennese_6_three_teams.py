"""Viennese Canasta: six players in three pairs, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.presets import classic_6_three_teams
from bot.canasta.rules.presets.preset import Preset

PRESET = Preset(
    id="viennese_6_three_teams",
    parent="viennese",
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    rows=classic_6_three_teams.PRESET.rows,
    house_completion=("canastas_to_go_out", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
