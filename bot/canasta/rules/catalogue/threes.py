"""Options of red and black threes."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf, Totals, Whole
from bot.canasta.rules.option import Option

THREES: tuple[Option, ...] = (
    Option(
        "red_three_role",
        "threes",
        OneOf("lay_for_bonus", "american_three", "discard_only"),
        "what a red three is",
    ),
    Option(
        "black_three_role",
        "threes",
        OneOf("stop_card", "american_three", "discard_only"),
        "what a black three is",
    ),
    Option(
        "three_lay_timing",
        "threes",
        OneOf("at_deal", "own_turn", "not_laid"),
        "when dealt red threes (American: all threes) go to the table",
    ),
    Option(
        "threes_kept_in_hand",
        "threes",
        OneOf("none", "one_before_meld", "unlimited"),
        "threes that may stay in the hand by choice",
    ),
    Option(
        "red_three_totals",
        "threes",
        Totals(),
        "cumulative value of 1,2,3,... laid red threes (American: per colour, red and black alike)",
    ),
    Option(
        "three_sign",
        "threes",
        OneOf("any_meld", "any_canasta", "two_canastas", "sevens_canasta", "american_three_way", "never"),
        "when laid threes count plus; otherwise the same amount counts minus (American: minus with 0 canastas, nothing with 1, plus with 2+)",
    ),
    Option(
        "red_three_in_hand_penalty",
        "threes",
        Whole(0, 1000),
        "points lost per red three caught in hand or foot",
    ),
    Option(
        "threes_in_hand_scoring",
        "threes",
        OneOf("five_each", "as_if_laid", "as_if_laid_for_penalty"),
        "American: threes still in hand",
    ),
    Option(
        "last_stock_three",
        "threes",
        OneOf(
            "ends_laid_counts",
            "ends_uncredited",
            "ends_minus_five",
            "must_lay",
            "may_lay",
            "may_discard_if_out",
            "stays_in_hand",
        ),
        "a red three (American: any three) is the last stock card",
    ),
    Option(
        "unreplaced_three_ends_round",
        "threes",
        Flag(),
        "a three that the stock cannot replace ends the round also when another card came with it, and when it was laid from the hand",
    ),
    Option(
        "red_three_from_pile_replaced", "threes", Flag(), "replacement for a red three found in a taken pile"
    ),
    Option(
        "black_three_blocks_pile",
        "threes",
        Flag(),
        "a black three on top stops the next player from taking the pile",
    ),
    Option(
        "black_three_barred_first_round",
        "threes",
        Flag(),
        "no black three may be discarded on a player's first turn of a round",
    ),
    Option(
        "black_threes_from_pile",
        "threes",
        OneOf("keep", "set_aside"),
        "what becomes of black threes in a taken pile: set aside they count 5 each, all four 100",
    ),
    Option(
        "black_three_meld",
        "threes",
        OneOf("exit_turn_three_plus", "exit_turn_all_six", "never"),
        "melding black threes (never with wilds)",
    ),
    Option("black_three_melded_value", "threes", Whole(0, 100), "points per melded black three"),
    Option("black_three_hand_penalty", "threes", Whole(0, 1000), "points lost per black three in hand"),
    Option(
        "bonus_four_black_threes",
        "threes",
        Whole(0, 1000),
        "fixed value of a meld of all four, replacing its card points",
    ),
)
