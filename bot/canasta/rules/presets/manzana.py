"""Two players with one pack and canastas of four cards (public rule pages, Manzana)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE

PRESET = Preset(
    id="manzana",
    parent="classic_2",
    rows=(
        Row("deck_count", 1, PUBLIC_TWICE),
        Row("joker_count", 2, PUBLIC_TWICE),
        Row("hand_size", 7, PUBLIC_ONCE),
        Row("start_pile", "empty", PUBLIC_ONCE),
        Row("upcard_cover_on", (), HOUSE_DECISION),
        Row("cover_freezes", False, HOUSE_DECISION),
        Row("draw_count", 1, PUBLIC_ONCE),
        Row("red_three_totals", (100, 200), HOUSE_DECISION),
        Row("black_three_meld", "never", HOUSE_DECISION),
        Row("canasta_size", 4, PUBLIC_ONCE),
        Row("canastas_to_go_out", 1, PUBLIC_ONCE),
    ),
    house_completion=(
        "red_three_totals",
        "black_three_meld",
        "max_wilds",
        "initial_minimums",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "target_score",
    ),
)
