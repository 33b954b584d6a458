"""Options of bonuses, penalties and special hands."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf, Points, SomeOf, Whole
from bot.canasta.rules.option import Option

SCORING: tuple[Option, ...] = (
    Option("bonus_natural_canasta", "scoring", Whole(0, 10000), "a canasta without wild cards"),
    Option("bonus_mixed_canasta", "scoring", Whole(0, 10000), "a canasta with wild cards"),
    Option(
        "bonus_wild_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "wild canasta not covered by the two lines below",
    ),
    Option(
        "bonus_wild_all_twos", "scoring", Whole(0, 10000, or_none=True), "null = same as bonus_wild_canasta"
    ),
    Option(
        "bonus_wild_four_jokers",
        "scoring",
        Whole(0, 10000, or_none=True),
        "null = same as bonus_wild_canasta",
    ),
    Option(
        "bonus_wild_six_jokers",
        "scoring",
        Whole(0, 10000, or_none=True),
        "null = same as bonus_wild_four_jokers",
    ),
    Option("bonus_sequence_canasta", "scoring", Whole(0, 10000, or_none=True), "samba / escalera of seven"),
    Option(
        "bonus_mixed_sequence_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a sequence of seven with a wild card (null = as bonus_sequence_canasta)",
    ),
    Option(
        "bonus_threes_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a canasta of threes (null = as a natural canasta)",
    ),
    Option("bonus_sevens_canasta", "scoring", Whole(0, 10000, or_none=True), "null = as any natural canasta"),
    Option(
        "bonus_mixed_sevens_canasta",
        "scoring",
        Whole(0, 10000, or_none=True),
        "a canasta of sevens with wild cards (null = as any mixed canasta)",
    ),
    Option(
        "bonus_pure_aces_canasta", "scoring", Whole(0, 10000, or_none=True), "null = as any natural canasta"
    ),
    Option("bonus_going_out", "scoring", Whole(0, 10000), "bonus for going out"),
    Option("bonus_concealed_canasta", "scoring", Whole(0, 10000), "per canasta laid whole from the hand"),
    Option("penalty_incomplete_wild", "scoring", Whole(0, 10000), "unfinished wild meld"),
    Option(
        "penalty_incomplete_wild_four_jokers",
        "scoring",
        Whole(0, 10000, or_none=True),
        "null = same as penalty_incomplete_wild",
    ),
    Option("penalty_incomplete_sevens", "scoring", Whole(0, 10000), "unfinished sevens"),
    Option("penalty_incomplete_pure_aces", "scoring", Whole(0, 10000), "unfinished pure aces"),
    Option("penalty_short_sequence", "scoring", Whole(0, 10000), "sequence of fewer than five cards"),
    Option("penalty_three_sevens_in_hand", "scoring", Whole(0, 10000), "per player holding three or more"),
    Option("sevens_in_hand_from", "scoring", Whole(3, 5), "so many sevens in a hand bring the penalty"),
    Option("penalty_three_aces_in_hand", "scoring", Whole(0, 10000), "per player holding three or more"),
    Option(
        "melds_deducted_without_canasta",
        "scoring",
        Flag(),
        "a side with no canasta loses its melded card points",
    ),
    Option(
        "special_hands",
        "scoring",
        SomeOf("straight", "pairs", "pairs_with_twos", "garbage"),
        "hands that go out as they are",
    ),
    Option(
        "special_hand_scores",
        "scoring",
        Points("straight", "pairs", "pairs_with_twos", "garbage"),
        "points for special hands",
    ),
    Option(
        "pairs_wild_pair",
        "scoring",
        OneOf("none", "twos", "twos_or_jokers"),
        "wild pair of the second pairs hand",
    ),
    Option(
        "garbage_form",
        "scoring",
        OneOf("two_fours_two_threes", "four_triples_and_wild_pair"),
        "form of the garbage hand",
    ),
    Option(
        "special_hand_last_card_from_pile",
        "scoring",
        OneOf("never", "single_card_pile"),
        "whether the only card of the pile may complete a special hand",
    ),
)
