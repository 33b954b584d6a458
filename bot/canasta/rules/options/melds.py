"""Options of what may lie on the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Whole

SameRankMelds = Literal["merge", "new_after_canasta", "many"]
WildRatio = Literal[
    "none", "naturals_ge_wilds", "naturals_gt_wilds", "naturals_ge_twice_wilds", "one_until_six_cards"
]


class Melds(Struct, frozen=True, kw_only=True):
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
