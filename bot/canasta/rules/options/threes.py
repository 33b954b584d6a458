"""Options of red and black threes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from bot.canasta.rules.kinds import Totals, Whole
from bot.canasta.rules.sources import HOUSE_DECISION


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
        bool, "replacement for a red three (American: any three) found in a second packet", HOUSE_DECISION
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
