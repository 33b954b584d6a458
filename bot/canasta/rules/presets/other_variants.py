"""Variants of Classic Canasta with another pack, another pile or another value of a canasta."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, PUBLIC_ONCE, PUBLIC_TWICE, Difference, Family, Preset

THE_SEVENS = Preset(
    id="the_sevens",
    parent="classic_4",
    place=310,
    family=Family.VARIANTS,
    differences=(
        Difference("bonus_sevens_canasta", 2000, PUBLIC_ONCE),
        Difference("bonus_mixed_sevens_canasta", 2000, HOUSE_DECISION),
        Difference("penalty_incomplete_sevens", 1500, PUBLIC_ONCE),
        Difference("penalty_three_sevens_in_hand", 500, PUBLIC_ONCE),
        Difference("sevens_in_hand_from", 4, PUBLIC_ONCE),
    ),
    house_completion=("bonus_mixed_sevens_canasta",),
)
"""Classic with a dear canasta of sevens (public rule pages, The Sevens)."""

JONOLA = Preset(
    id="jonola",
    parent="classic_4",
    place=340,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, PUBLIC_TWICE),
        Difference("joker_count", 9, PUBLIC_TWICE),
        Difference("hand_size", 13, HOUSE_DECISION),
        Difference("draw_count", 2, PUBLIC_TWICE),
        Difference("pile_take_extent", "top_5", PUBLIC_TWICE),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), HOUSE_DECISION),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("canasta_extension", "none", PUBLIC_ONCE),
        Difference("canastas_to_go_out", 2, HOUSE_DECISION),
        Difference("target_score", 10000, PUBLIC_ONCE),
    ),
    house_completion=(
        "hand_size",
        "red_three_totals",
        "initial_minimums",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
    ),
)
"""Three packs with nine jokers; the top five cards of the pile are taken at most (pagat, Other Canasta Variations;
public rule pages, Jonola).
"""

MANZANA = Preset(
    id="manzana",
    parent="classic_2",
    place=350,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 1, PUBLIC_TWICE),
        Difference("joker_count", 2, PUBLIC_TWICE),
        Difference("hand_size", 7, PUBLIC_ONCE),
        Difference("start_pile", "empty", PUBLIC_ONCE),
        Difference("upcard_cover_on", (), HOUSE_DECISION),
        Difference("cover_freezes", False, HOUSE_DECISION),
        Difference("draw_count", 1, PUBLIC_ONCE),
        Difference("red_three_totals", (100, 200), HOUSE_DECISION),
        Difference("black_three_meld", "never", HOUSE_DECISION),
        Difference("canasta_size", 4, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 1, PUBLIC_ONCE),
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
"""Two players with one pack and canastas of four cards (public rule pages, Manzana)."""

ALBANY = Preset(
    id="albany",
    parent="classic_4",
    place=360,
    family=Family.VARIANTS,
    differences=(Difference("pile_take_extent", "from_card", "pagat, Other Canasta Variations"),),
    house_completion=(
        "deck_count",
        "hand_size",
        "initial_minimums",
        "canastas_to_go_out",
        "bonus_natural_canasta",
        "bonus_mixed_canasta",
        "target_score",
    ),
)
"""The pile is taken down to a card that can be melded, as in 500 Rum (pagat, Other Canasta Variations)."""
