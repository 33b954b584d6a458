"""The American tournament game as Wikipedia had it in 2005, with wings that nobody plays."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
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
