"""Hand and Foot in six sets of rules: each player has a second hand."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, PUBLIC_ONCE, Difference, Family, Preset

HAND_AND_FOOT = Preset(
    id="hand_and_foot",
    parent="wikipedia_classic",
    place=250,
    family=Family.HAND_AND_FOOT,
    differences=(
        Difference("deck_count", 5, HOUSE_DECISION),
        Difference("joker_count", 10, HOUSE_DECISION),
        Difference("hand_size", 10, "Wikipedia 2005, Hand & Foot"),
        Difference("foot_size", 10, "Wikipedia 2005, Hand & Foot"),
        Difference("first_packet_rule", "lower_bottom_card_first", "Wikipedia 2005, Hand & Foot"),
        Difference("draw_count", 2, "Wikipedia 2005, Hand & Foot"),
        Difference("pile_take_extent", "top_only", "Wikipedia 2005, Hand & Foot"),
        # The wild cards alone are named for a pile that is being played; red threes are "useful only as discards".
        Difference("pile_freeze_cards", ("wild",), "Wikipedia 2005, Hand & Foot"),
        Difference("turned_red_three_freezes", True, "Wikipedia 2005, The Cards and Deal"),
        Difference("red_three_role", "discard_only", "Wikipedia 2005, Hand & Foot"),
        Difference("black_three_role", "discard_only", "Wikipedia 2005, Hand & Foot"),
        Difference("three_lay_timing", "not_laid", "Wikipedia 2005, Hand & Foot"),
        Difference("threes_kept_in_hand", "unlimited", "Wikipedia 2005, Hand & Foot"),
        Difference("red_three_totals", (), "Wikipedia 2005, Hand & Foot"),
        Difference("three_sign", "never", "Wikipedia 2005, Hand & Foot"),
        Difference("red_three_in_hand_penalty", 100, "Wikipedia 2005, Hand & Foot"),
        Difference("black_three_meld", "never", "Wikipedia 2005, Hand & Foot"),
        Difference("black_three_melded_value", 0, "Wikipedia 2005, Hand & Foot"),
        Difference("black_three_hand_penalty", 0, "Wikipedia 2005, Hand & Foot"),
        Difference("discard_threes", "any", "Wikipedia 2005, Hand & Foot"),
        Difference("canastas_to_go_out", 2, "Wikipedia 2005, Hand & Foot"),
        Difference("canasta_mix", {"natural": 1, "mixed": 1}, "Wikipedia 2005, Hand & Foot"),
        Difference("all_members_must_play_from_foot", True, "Wikipedia 2005, Hand & Foot"),
    ),
    note=(
        "The text only says that players draw the top card of the pile; that it is melded at once, as in "
        "Classic, is our decision (matrix D61)."
    ),
)
"""Each player has a second packet, the foot, to be played after the hand (Wikipedia 2005, Hand & Foot)."""

HAND_AND_FOOT_FIVE_PACKS = Preset(
    id="hand_and_foot_five_packs",
    parent="hand_and_foot",
    place=420,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("foot_size", 13, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("pile_take_extent", "top_7", PUBLIC_ONCE),
        Difference("max_wilds", 2, PUBLIC_ONCE),
        Difference("wild_ratio", "one_until_six_cards", PUBLIC_ONCE),
        Difference("max_meld_cards", 7, PUBLIC_ONCE),
        Difference("canasta_extension", "none", PUBLIC_ONCE),
        Difference("same_rank_melds", "new_after_canasta", PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_ONCE),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("pile_wild_pair", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 5, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 2, "mixed": 2, "wild": 1}, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 1500, PUBLIC_ONCE),
    ),
    house_completion=("initial_minimums", "target_score"),
)
"""Five packs, two packets of thirteen, seven cards of the pile with a natural pair
(public rule pages, Hand and Foot).
"""

HAND_AND_FOOT_NINE_CANASTAS = Preset(
    id="hand_and_foot_nine_canastas",
    parent="hand_and_foot",
    place=430,
    differences=(
        Difference("deck_count", 4, PUBLIC_ONCE),
        Difference("joker_count", 8, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("exact_cut_bonus", 100, PUBLIC_ONCE),
        Difference("pile_take_extent", "top_7", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("wild_ratio", "naturals_gt_wilds", PUBLIC_ONCE),
        Difference("canasta_extension", "natural_only", PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 50), (2500, 90), (5000, 120), (7500, 150)), PUBLIC_ONCE),
        Difference("canastas_to_go_out", 9, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 5, "mixed": 4}, PUBLIC_ONCE),
        Difference("ask_required", True, PUBLIC_ONCE),
        Difference("target_score", 10000, PUBLIC_ONCE),
    ),
    house_completion=("pile_natural_plus_wild",),
    note=(
        "One matching card takes the pile in this game, if it makes a new natural meld; here the "
        "classic ways of taking apply."
    ),
)
"""A pack for each player, and four mixed and five natural canastas to go out (public rule pages, Hand and Foot)."""

HAND_AND_FOOT_WILD_CANASTA = Preset(
    id="hand_and_foot_wild_canasta",
    parent="hand_and_foot",
    place=440,
    differences=(
        Difference("hand_size", 13, PUBLIC_ONCE),
        Difference("foot_size", 13, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("black_three_hand_penalty", 5, PUBLIC_ONCE),
        Difference("wild_melds", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 3, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 1, "mixed": 1, "wild": 1}, PUBLIC_ONCE),
        Difference("bonus_wild_canasta", 1500, PUBLIC_ONCE),
        Difference("target_score", 20000, PUBLIC_ONCE),
    ),
    house_completion=("draw_count", "pile_take_extent", "max_wilds", "initial_minimums"),
    note="That the top card is melded at once, as in Classic, is our decision (matrix D61).",
)
"""One canasta of each kind to go out, played to 20000 (public rule pages, Hand and Foot)."""

HAND_AND_FOOT_FOUR_ROUNDS = Preset(
    id="hand_and_foot_four_rounds",
    parent="hand_and_foot",
    place=450,
    differences=(
        Difference("deck_count", 4, PUBLIC_ONCE),
        Difference("joker_count", 8, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 60), (2, 90), (3, 120), (4, 150)), PUBLIC_ONCE),
        Difference("initial_minimums_by", "round", PUBLIC_ONCE),
        Difference("canastas_to_go_out", 3, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 1, "mixed": 2}, PUBLIC_ONCE),
        Difference("bonus_sevens_canasta", 1500, PUBLIC_ONCE),
        Difference("target_score", 50000, HOUSE_DECISION),
        Difference("round_count", 4, PUBLIC_ONCE),
    ),
    house_completion=("draw_count", "pile_take_extent", "red_three_in_hand_penalty", "target_score"),
    note=(
        "The match ends after four rounds; the target is out of reach. That the top card is melded at once, "
        "as in Classic, is our decision (matrix D61)."
    ),
)
"""Four packs, four rounds with rising minimums, dear sevens (public rule pages, Hand and Foot)."""

HAND_AND_FOOT_SIX_PACKS = Preset(
    id="hand_and_foot_six_packs",
    parent="hand_and_foot",
    place=460,
    differences=(
        Difference("deck_count", 6, PUBLIC_ONCE),
        Difference("joker_count", 12, PUBLIC_ONCE),
        Difference("hand_size", 11, PUBLIC_ONCE),
        Difference("foot_size", 11, PUBLIC_ONCE),
        Difference("first_packet_rule", "none", PUBLIC_ONCE),
        Difference("exact_cut_bonus", 100, PUBLIC_ONCE),
        Difference("draw_counts_by_round", (3, 3, 4, 5), PUBLIC_ONCE),
        Difference("pile_take_extent", "top_3", PUBLIC_ONCE),
        Difference("red_three_in_hand_penalty", 500, PUBLIC_ONCE),
        Difference("black_three_hand_penalty", 300, PUBLIC_ONCE),
        Difference("initial_minimums", ((None, 90), (2, 120), (3, 150), (4, 180)), PUBLIC_ONCE),
        Difference("initial_minimums_by", "round", PUBLIC_ONCE),
        Difference("pile_always_frozen", True, PUBLIC_ONCE),
        Difference("canastas_to_go_out", 6, PUBLIC_ONCE),
        Difference("canasta_mix", {"natural": 3, "mixed": 3}, PUBLIC_ONCE),
        Difference("target_score", 50000, HOUSE_DECISION),
        Difference("round_count", 4, PUBLIC_ONCE),
    ),
    house_completion=("target_score",),
    note=(
        "Three, four or five cards of the pile are taken by the round, and three, three, four and "
        "five canastas of each kind needed; here always three. The last discard is forbidden there, "
        "here optional."
    ),
)
"""Six packs, four rounds in which draws, minimums and canastas rise (public rule pages, Hand and Foot)."""
