"""The three-pack game of Barb Dejesus in Canada (pagat, Other Canasta Variations)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="canadian",
    parent="classic_4",
    place=260,
    family=Family.VARIANTS,
    differences=(
        Difference("deck_count", 3, "pagat, Other Canasta Variations"),
        Difference("joker_count", 6, "pagat, Other Canasta Variations"),
        Difference("hand_size", 15, "pagat, Other Canasta Variations"),
        Difference("start_pile", "four_down_one_up", "pagat, Other Canasta Variations"),
        Difference("exact_cut_bonus", 100, "pagat, Other Canasta Variations"),
        Difference("draw_count", 2, "pagat, Other Canasta Variations"),
        Difference("red_three_totals", (200, 400, 600, 800, 1000, 1200), "pagat, Other Canasta Variations"),
        # "as soon as you acquire them, and replaced by drawing from the stock": those of the prize pile, too.
        Difference("red_three_from_pile_replaced", True, "pagat, Other Canasta Variations"),
        Difference("black_three_meld", "exit_turn_all_six", "pagat, Other Canasta Variations"),
        Difference("black_three_hand_penalty", 100, "pagat, Other Canasta Variations"),
        Difference("max_wilds", None, "pagat, Other Canasta Variations"),
        Difference("wild_ratio", "naturals_ge_wilds", "pagat, Other Canasta Variations"),
        Difference("wild_melds", True, "pagat, Other Canasta Variations"),
        # "usually illegal ... to use wild cards in any other meld" (matrix D65): read as for the game of Shirley
        # Miller.
        Difference("wild_meld_lock", True, HOUSE_DECISION),
        # "Melds can grow to any size".
        Difference("max_wild_meld_cards", None, "pagat, Other Canasta Variations"),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "pagat, Other Canasta Variations",
        ),
        Difference("initial_pile_allowed", "no", "pagat, Other Canasta Variations"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("pile_always_frozen", True, "pagat, Other Canasta Variations"),
        Difference("pile_natural_plus_wild", False, "pagat, Other Canasta Variations"),
        Difference("pile_layoff_to_meld", False, "pagat, Other Canasta Variations"),
        Difference("pile_layoff_to_canasta", False, "pagat, Other Canasta Variations"),
        Difference("discard_wild", "never", "pagat, Other Canasta Variations"),
        # "You always end your turn by discarding one card".
        Difference("final_discard", "required", "pagat, Other Canasta Variations"),
        Difference("canastas_to_go_out", 3, "pagat, Other Canasta Variations"),
        Difference("canasta_mix", {"natural": 2, "wild": 1}, "pagat, Other Canasta Variations"),
        Difference("bonus_natural_canasta", 300, "pagat, Other Canasta Variations"),
        Difference("bonus_mixed_canasta", 200, "pagat, Other Canasta Variations"),
        Difference("bonus_wild_canasta", 300, "pagat, Other Canasta Variations"),
        Difference("target_score", 10000, "pagat, Other Canasta Variations"),
    ),
)
