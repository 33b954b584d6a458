"""Options of what may lie on the table."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf, Whole
from bot.canasta.rules.option import Option

MELDS: tuple[Option, ...] = (
    Option("min_meld_cards", "melds", OneOf(3), "cards that a meld needs at least"),
    Option("canasta_size", "melds", Whole(4, 8), "cards that make a canasta"),
    Option("min_naturals", "melds", OneOf(2, 3), "naturals in a mixed meld"),
    Option(
        "max_wilds",
        "melds",
        Whole(0, 12, or_none=True),
        "wilds in a mixed meld (null = only the ratio limits)",
    ),
    Option(
        "wild_ratio",
        "melds",
        OneOf(
            "none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"
        ),
        "further limit, checked on the whole meld after every addition",
    ),
    Option("max_meld_cards", "melds", Whole(4, 40, or_none=True), "cards that a meld may have at most"),
    Option(
        "canasta_extension",
        "melds",
        OneOf("all", "natural_only", "none"),
        "which completed canastas take further cards",
    ),
    Option(
        "same_rank_melds",
        "melds",
        OneOf("merge", "new_after_canasta", "many"),
        "second meld of a rank by one side",
    ),
    Option("wild_melds", "melds", Flag(), "melds made only of wilds"),
    Option("max_wild_meld_cards", "melds", Whole(7, 12, or_none=True), "largest meld of wild cards"),
    Option(
        "wild_meld_lock",
        "melds",
        Flag(),
        "while the side has an unfinished wild meld, no wild may go elsewhere",
    ),
    Option(
        "rule_of_five",
        "melds",
        Flag(),
        "after the initial meld a wild may join a natural-rank meld only when it holds five naturals",
    ),
    Option("sevens_rule", "melds", OneOf("ordinary", "pure_only"), "melds of sevens"),
    Option("aces_rule", "melds", OneOf("ordinary", "pure_unless_dirty_initial"), "melds of aces"),
    Option(
        "closed_rank_rule",
        "melds",
        OneOf("none", "dead_for_both", "dead_for_owner_only"),
        "effect of a completed natural-rank canasta on that rank",
    ),
    Option("sequence_melds", "melds", Flag(), "suited runs without wilds"),
    Option(
        "sequence_pile_take",
        "melds",
        OneOf("not_allowed", "top_card_only", "whole_pile"),
        "using the pile top in a sequence",
    ),
    Option("sequence_max_wilds", "melds", OneOf(0, 1), "wild cards in a sequence"),
    Option("threes_melds", "melds", Flag(), "melds of threes, which count as canastas from seven cards on"),
)
