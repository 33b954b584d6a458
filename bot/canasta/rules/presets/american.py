"""American games, with threes of both colours, bonus cards or wings, and dear canastas."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, Difference, Family, Preset

MODERN_AMERICAN = Preset(
    id="modern_american",
    parent="classic_4",
    place=210,
    family=Family.AMERICAN,
    differences=(
        Difference("hand_size", 13, "pagat, Modern American Canasta: The Deal"),
        Difference("start_pile", "empty", "pagat, Modern American Canasta: The Deal"),
        Difference("upcard_cover_on", (), "pagat, Modern American Canasta: The Deal"),
        Difference("cover_freezes", False, "pagat, Modern American Canasta: The Deal"),
        Difference("bonus_cards", "draw_after_initial_meld", "pagat, Modern American Canasta: Bonus cards"),
        Difference("bonus_card_counts", (4, 3), "pagat, Modern American Canasta: Bonus cards"),
        Difference("turn_card_from_bottom", 9, "pagat, Modern American Canasta: Bonus cards"),
        Difference("red_three_role", "american_three", "pagat, Modern American Canasta: Threes"),
        Difference("black_three_role", "american_three", "pagat, Modern American Canasta: Threes"),
        Difference("three_lay_timing", "own_turn", "pagat, Modern American Canasta: Threes"),
        Difference("threes_kept_in_hand", "one_before_meld", "pagat, Modern American Canasta: Threes"),
        Difference("red_three_totals", (100, 300, 500, 1000), "pagat, Modern American Canasta: Scoring"),
        Difference("three_sign", "american_three_way", "pagat, Modern American Canasta: Scoring"),
        Difference("last_stock_three", "ends_minus_five", "pagat, Modern American Canasta: Threes"),
        Difference("black_three_meld", "never", "pagat, Modern American Canasta: Threes"),
        Difference("black_three_melded_value", 0, "pagat, Modern American Canasta: Threes"),
        Difference("max_wilds", 2, "pagat, Modern American Canasta: Melds"),
        Difference("max_meld_cards", 7, "pagat, Modern American Canasta: Melds"),
        Difference("wild_melds", True, "pagat, Modern American Canasta: Melds"),
        Difference("wild_meld_lock", True, "pagat, Modern American Canasta: Melds"),
        Difference("rule_of_five", True, "pagat, Modern American Canasta: Melds"),
        Difference("sevens_rule", "pure_only", "pagat, Modern American Canasta: Melds"),
        Difference("aces_rule", "pure_unless_dirty_initial", "pagat, Modern American Canasta: Melds"),
        Difference("closed_rank_rule", "dead_for_both", "pagat, Modern American Canasta: Melds"),
        Difference(
            "initial_minimums",
            ((None, 125), (3000, 155), (5000, 180)),
            "pagat, Modern American Canasta: The Initial Meld",
        ),
        Difference(
            "initial_pile_allowed", "yes_after_hand_meld", "pagat, Modern American Canasta: The Initial Meld"
        ),
        Difference(
            "initial_purity", "pure_three_or_wild", "pagat, Modern American Canasta: The Initial Meld"
        ),
        Difference(
            "initial_canasta_waiver",
            "natural_or_wild_from_hand",
            "pagat, Modern American Canasta: The Initial Meld",
        ),
        Difference("concealed_waives_minimum", "never", "pagat, Modern American Canasta: The Initial Meld"),
        Difference("pile_always_frozen", True, "pagat, Modern American Canasta: The Play"),
        Difference("pile_natural_plus_wild", False, "pagat, Modern American Canasta: The Play"),
        Difference("pile_layoff_to_meld", False, "pagat, Modern American Canasta: The Play"),
        Difference("pile_layoff_to_canasta", False, "pagat, Modern American Canasta: The Play"),
        Difference("pile_block_tops", ("wild",), "pagat, Modern American Canasta: The Play"),
        Difference("discard_wild", "forced_or_final_only", "pagat, Modern American Canasta: The Play"),
        Difference("discard_threes", "never", "pagat, Modern American Canasta: Threes"),
        Difference("empty_pile_aces_sevens_barred", True, "pagat, Modern American Canasta: The Play"),
        Difference("empty_pile_closed_ranks", "dead", "pagat, Modern American Canasta: The Play"),
        Difference("hand_proof_on_demand", True, "pagat, Modern American Canasta: The Play"),
        Difference("final_discard", "required", "pagat, Modern American Canasta: End of the Play"),
        Difference("final_discard_face_down", True, "pagat, Modern American Canasta: End of the Play"),
        Difference("canastas_to_go_out", 2, "pagat, Modern American Canasta: End of the Play"),
        Difference("initial_meld_may_leave_one", True, "pagat, Modern American Canasta: Bonus cards"),
        Difference("ask_limit_per_hand", 1, "pagat, Modern American Canasta: End of the Play"),
        Difference("concealed_rule", "none", "pagat, Modern American Canasta: Scoring"),
        Difference("concealed_extra", 0, "pagat, Modern American Canasta: Scoring"),
        Difference("bonus_wild_canasta", 2000, "pagat, Modern American Canasta: Scoring"),
        Difference("bonus_wild_all_twos", 3000, "pagat, Modern American Canasta: Scoring"),
        Difference("bonus_wild_four_jokers", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("bonus_sevens_canasta", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("bonus_pure_aces_canasta", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_incomplete_wild", 2000, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_incomplete_wild_four_jokers", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_incomplete_sevens", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_incomplete_pure_aces", 2500, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_three_sevens_in_hand", 1500, "pagat, Modern American Canasta: Scoring"),
        Difference("penalty_three_aces_in_hand", 1500, "pagat, Modern American Canasta: Scoring"),
        Difference("melds_deducted_without_canasta", True, "pagat, Modern American Canasta: Scoring"),
        Difference(
            "special_hands",
            ("straight", "pairs", "pairs_with_twos", "garbage"),
            "pagat, Modern American Canasta: Special Hands",
        ),
        Difference(
            "special_hand_scores",
            {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000},
            "pagat, Modern American Canasta: Scoring",
        ),
        Difference("pairs_wild_pair", "twos", "pagat, Modern American Canasta: Special Hands"),
        Difference("stock_exhaustion", "optional", "pagat, Modern American Canasta: End of the Play"),
        Difference("target_score", 8500, "pagat, Modern American Canasta: Scoring"),
    ),
)
"""The American game of today: threes of both colours, sevens and aces, closed ranks, bonus cards and special hands
(pagat, Modern American Canasta).
"""

MODERN_AMERICAN_2 = Preset(
    id="modern_american_2",
    parent="modern_american",
    place=215,
    differences=(
        # A "two-player Canasta program which plays both the Classic and the Modern American game".
        Difference("seat_count", 2, "pagat, Canasta Software and Online Games"),
        Difference("side_structure", "individual", HOUSE_DECISION),
    ),
    # Not the 15 cards and the draw of two of Classic for two: special hands have 14 cards, 13 and the one drawn.
    house_completion=("hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
"""The American game of today for two: no text tells its rules, of which only the partners go."""

AMERICAN_2005 = Preset(
    id="american_2005",
    parent="wikipedia_classic",
    place=220,
    family=Family.AMERICAN,
    differences=(
        Difference("hand_size", 13, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("start_pile", "empty", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("upcard_cover_on", (), "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("cover_freezes", False, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("bonus_cards", "dead_wings", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("bonus_card_counts", (4, 3), "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("red_three_role", "american_three", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("black_three_role", "american_three", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("three_lay_timing", "own_turn", HOUSE_DECISION),
        Difference("threes_kept_in_hand", "unlimited", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference(
            "red_three_totals", (100, 300, 500, 1000), "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "three_sign", "american_three_way", "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference("red_three_in_hand_penalty", 0, HOUSE_DECISION),
        Difference(
            "threes_in_hand_scoring",
            "as_if_laid_for_penalty",
            "Wikipedia 2005, American Canasta: Other scoring rules",
        ),
        # "Unlike in other versions of canasta, this is optional": nothing makes the player draw again.
        Difference("last_stock_three", "stays_in_hand", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("black_three_meld", "never", "Wikipedia 2005, American Canasta: Melding rules"),
        Difference("black_three_hand_penalty", 0, HOUSE_DECISION),
        Difference("max_wilds", 2, "Wikipedia 2005, American Canasta: Melding rules"),
        Difference("wild_melds", True, "Wikipedia 2005, American Canasta: Melding rules"),
        Difference("sevens_rule", "pure_only", "Wikipedia 2005, American Canasta: Melding rules"),
        Difference(
            "aces_rule", "pure_unless_dirty_initial", "Wikipedia 2005, American Canasta: Melding rules"
        ),
        Difference(
            "initial_minimums",
            ((None, 125), (3000, 155), (5000, 180)),
            "Wikipedia 2005, American Canasta: Melding rules",
        ),
        Difference(
            "initial_pile_allowed", "yes_after_hand_meld", "Wikipedia 2005, American Canasta: Melding rules"
        ),
        Difference("initial_purity", "three_naturals", "Wikipedia 2005, American Canasta: Melding rules"),
        Difference(
            "initial_canasta_waiver", "any_canasta", "Wikipedia 2005, American Canasta: Melding rules"
        ),
        Difference("pile_always_frozen", True, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("pile_natural_plus_wild", False, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("pile_layoff_to_meld", False, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("pile_layoff_to_canasta", False, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("pile_block_tops", ("wild", "black_three", "red_three"), HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", False, HOUSE_DECISION),
        Difference(
            "discard_wild", "forced_or_final_only", "Wikipedia 2005, American Canasta: Setup and play"
        ),
        Difference("discard_threes", "final_only", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("empty_pile_aces_sevens_barred", True, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("hand_proof_on_demand", True, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("final_discard", "required", "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("canastas_to_go_out", 2, "Wikipedia 2005, American Canasta: Setup and play"),
        Difference("bonus_wild_canasta", 2000, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference("bonus_wild_all_twos", 3000, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference("bonus_wild_four_jokers", 2500, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference("bonus_sevens_canasta", 2500, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference("bonus_pure_aces_canasta", 2500, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference("penalty_incomplete_wild", 2000, "Wikipedia 2005, American Canasta: Other scoring rules"),
        Difference(
            "penalty_incomplete_sevens", 2500, "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "penalty_incomplete_pure_aces", 2500, "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "penalty_three_sevens_in_hand", 1500, "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "penalty_three_aces_in_hand", 1500, "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "melds_deducted_without_canasta", True, "Wikipedia 2005, American Canasta: Other scoring rules"
        ),
        Difference(
            "special_hands",
            ("straight", "pairs", "pairs_with_twos", "garbage"),
            "Wikipedia 2005, American Canasta: Melding rules",
        ),
        Difference(
            "special_hand_scores",
            {"straight": 3000, "pairs": 2500, "pairs_with_twos": 2000, "garbage": 2000},
            "Wikipedia 2005, American Canasta: Other scoring rules",
        ),
        Difference("pairs_wild_pair", "twos", "Wikipedia 2005, American Canasta: Melding rules"),
        Difference("target_score", 8500, "Wikipedia 2005, American Canasta: Other scoring rules"),
    ),
)
"""The American tournament game as Wikipedia had it in 2005, with wings that nobody plays."""
