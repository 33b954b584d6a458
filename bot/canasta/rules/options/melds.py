"""The options of threes, melds and the initial meld."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Dependence, Minimums, Totals, Whole
from bot.canasta.rules.preset import HOUSE_DECISION


class Threes(Struct, frozen=True, kw_only=True):
    """The roles of red and black threes, and their points."""

    red_three_role: Annotated[
        Literal["lay_for_bonus", "american_three", "discard_only"], "what a red three is"
    ] = "lay_for_bonus"
    black_three_role: Annotated[
        Literal["stop_card", "american_three", "discard_only"], "what a black three is"
    ] = "stop_card"
    three_lay_timing: Annotated[
        Literal["at_deal", "own_turn", "not_laid"],
        "when dealt red threes (American: all threes) go to the table",
    ] = "at_deal"
    threes_kept_in_hand: Annotated[
        Literal["none", "one_before_meld", "unlimited"], "threes that may stay in the hand by choice"
    ] = "none"
    red_three_totals: Annotated[
        tuple[int, ...],
        Totals(),
        "cumulative value of 1,2,3,... laid red threes (American: per colour, red and black alike)",
    ] = (100, 200, 300, 800)
    three_sign: Annotated[
        Literal["any_meld", "any_canasta", "two_canastas", "sevens_canasta", "american_three_way", "never"],
        "when laid threes count plus; otherwise the same amount counts minus (American: minus with 0 canastas, nothing with 1, plus with 2+)",
    ] = "any_meld"
    red_three_in_hand_penalty: Annotated[
        int, Whole(0, 1000), "points lost per red three caught in hand or foot", HOUSE_DECISION
    ] = 5
    threes_in_hand_scoring: Annotated[
        Literal["five_each", "as_if_laid", "as_if_laid_for_penalty"],
        "American: threes still in hand",
        HOUSE_DECISION,
    ] = "five_each"
    last_stock_three: Annotated[
        Literal[
            "ends_laid_counts",
            "ends_uncredited",
            "ends_minus_five",
            "must_lay",
            "may_lay",
            "may_discard_if_out",
            "stays_in_hand",
        ],
        "a red three (American: any three) is the last stock card",
    ] = "ends_laid_counts"
    unreplaced_three_ends_round: Annotated[
        bool,
        "a three that the stock cannot replace ends the round also when another card came with it, and when it was laid from the hand",
    ] = False
    red_three_from_pile_replaced: Annotated[bool, "replacement for a red three found in a taken pile"] = False
    red_three_from_foot_replaced: Annotated[
        bool,
        "replacement for a red three (American: any three) found in a second packet",
        HOUSE_DECISION,
        Dependence("foot_size", bool),
    ] = True
    black_three_blocks_pile: Annotated[
        bool, "a black three on top stops the next player from taking the pile"
    ] = True
    black_three_barred_first_round: Annotated[
        bool, "no black three may be discarded on a player's first turn of a round"
    ] = False
    black_threes_from_pile: Annotated[
        Literal["keep", "set_aside"],
        "what becomes of black threes in a taken pile: set aside they count 5 each, all four 100",
    ] = "keep"
    black_three_meld: Annotated[
        Literal["exit_turn_three_plus", "exit_turn_with_wilds", "exit_turn_all_six", "never"],
        "melding black threes, and whether wild cards may go with them as in other melds",
    ] = "exit_turn_three_plus"
    black_three_melded_value: Annotated[int, Whole(0, 100), "points per melded black three"] = 5
    black_three_hand_penalty: Annotated[int, Whole(0, 1000), "points lost per black three in hand"] = 5
    bonus_four_black_threes: Annotated[
        int, Whole(0, 1000), "fixed value of a meld of all four, replacing its card points"
    ] = 0


SameRankMelds = Literal["merge", "new_after_canasta", "many"]
WildRatio = Literal[
    "none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"
]


class Melds(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The melds that may lie on the table."""

    min_meld_cards: Annotated[Literal[3], "cards that a meld needs at least"] = 3
    canasta_size: Annotated[int, Whole(4, 8), "cards that make a canasta"] = 7
    min_naturals: Annotated[Literal[2, 3], "naturals in a mixed meld"] = 2
    max_wilds: Annotated[int | None, Whole(0, 12), "wilds in a mixed meld (null = only the ratio limits)"] = 3
    wild_ratio: Annotated[WildRatio, "further limit, checked on the whole meld after every addition"] = "none"
    max_meld_cards: Annotated[int | None, Whole(4, 40), "cards that a meld may have at most"] = None
    canasta_extension: Annotated[
        Literal["all", "natural_only", "none"], "which completed canastas take further cards"
    ] = "all"
    same_rank_melds: Annotated[SameRankMelds, "second meld of a rank by one side"] = "merge"
    wild_melds: Annotated[bool, "melds made only of wilds"] = False
    max_wild_meld_cards: Annotated[int | None, Whole(7, 12), "largest meld of wild cards"] = 7
    wild_meld_lock: Annotated[
        bool, "while the side has an unfinished wild meld, no wild may go elsewhere"
    ] = False
    rule_of_five: Annotated[
        bool, "after the initial meld a wild may join a natural-rank meld only when it holds five naturals"
    ] = False
    sevens_rule: Annotated[Literal["ordinary", "pure_only"], "melds of sevens"] = "ordinary"
    aces_rule: Annotated[Literal["ordinary", "pure_unless_dirty_initial"], "melds of aces"] = "ordinary"
    closed_rank_rule: Annotated[
        Literal["none", "dead_for_both", "dead_for_owner_only"],
        "effect of a completed natural-rank canasta on that rank",
    ] = "none"
    sequence_melds: Annotated[bool, "suited runs without wilds"] = False
    sequence_pile_take: Annotated[
        Literal["not_allowed", "top_card_only", "whole_pile"], "using the pile top in a sequence"
    ] = "not_allowed"
    sequence_max_wilds: Annotated[Literal[0, 1], "wild cards in a sequence"] = 0
    threes_melds: Annotated[bool, "melds of threes, which count as canastas from seven cards on"] = False


class InitialMeld(Struct, frozen=True, kw_only=True):
    """The first meld of a side in a round."""

    initial_minimums: Annotated[
        tuple[tuple[int | None, int], ...], Minimums(), "null = below the first threshold"
    ] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    initial_minimums_by: Annotated[
        Literal["score", "round"],
        "whether the rows of initial_minimums go by the score or by the number of the round",
    ] = "score"
    initial_compare: Annotated[Literal["at_least", "more_than"], "comparison of count and minimum"] = (
        "at_least"
    )
    initial_pile_allowed: Annotated[
        Literal["top_counts", "yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces", "no"],
        "use of the pile on the initial-meld turn",
    ] = "top_counts"
    initial_purity: Annotated[
        Literal["none", "pure_three_or_wild", "pure_three_always", "three_naturals"],
        "what the initial meld must contain",
    ] = "none"
    initial_canasta_waiver: Annotated[
        Literal["none", "natural_or_wild_from_hand", "any_canasta"], "a complete canasta replaces the minimum"
    ] = "none"
    concealed_waives_minimum: Annotated[
        Literal["never", "stock_draw_only"], "whole-hand exit with a canasta needs no minimum"
    ] = "stock_draw_only"
    initial_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a canasta"
    ] = None
    initial_natural_canasta_required_from: Annotated[
        int | None, Whole(0, 50000), "from this score the initial meld must include a natural canasta"
    ] = None
