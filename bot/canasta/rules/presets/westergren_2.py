"""Two players, black threes melded at the end are worth 50 (pagat, Other Canasta Variations, Jim Westergren)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset

PRESET = Preset(
    id="westergren_2",
    parent="classic_2",
    place=400,
    differences=(Difference("black_three_melded_value", 50, "pagat, Other Canasta Variations"),),
    house_completion=("hand_size", "draw_count", "canastas_to_go_out"),
)
