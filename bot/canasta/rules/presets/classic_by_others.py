"""Classic Canasta as other books and pages have it, and as Jim Westergren plays it."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, Difference, Preset

WIKIPEDIA_CLASSIC = Preset(
    id="wikipedia_classic",
    parent="classic_4",
    place=80,
    differences=(
        # "required to draw an additional card as a result of drawing a red three": with one card drawn that is the last
        # card.
        Difference("unreplaced_three_ends_round", True, "Wikipedia 2005, Going out"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "unspecified", "Wikipedia 2005, Going out"),
        Difference("concealed_rule", "team_initial_same_turn", "Wikipedia 2005, Going out"),
        Difference("stock_exhaustion", "forced_if_legal", "Wikipedia 2005, Going out"),
    ),
)
"""Canasta for four as Wikipedia had it in 2005."""

CARDGAMES_IO = Preset(
    id="cardgames_io",
    parent="classic_4",
    place=90,
    differences=(
        Difference("three_lay_timing", "own_turn", "cardgames.io, Preparation and Deal"),
        Difference("wild_ratio", "naturals_gt_wilds", "cardgames.io, Melds"),
        Difference("max_meld_cards", 11, "cardgames.io, Melds"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("pile_block_tops", ("wild", "black_three", "red_three"), "cardgames.io, The Play"),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "before_any_meld", "cardgames.io, Asking permission to go out"),
        Difference("concealed_rule", "own_canasta_lenient", "cardgames.io, Scoring"),
        Difference("stock_exhaustion", "end_of_turn", "cardgames.io, End of the round"),
    ),
)
"""Canasta for four as it is played at cardgames.io."""

HOYLE_NCLC = Preset(
    id="hoyle_nclc",
    parent="classic_4",
    place=100,
    differences=(
        Difference("seat_draw", "high_card_chooses", "Hoyle, Before the game"),
        Difference("first_dealer", "right_of_high_cut", "Hoyle"),
        Difference("exit_without_drawing", "with_permission", "Hoyle"),
        Difference("initial_minimums", ((None, 0), (0, 50), (1500, 90), (3000, 120)), "Hoyle"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, HOUSE_DECISION),
        Difference("ask_timing", "with_skip_draw", "Hoyle"),
        Difference("concealed_rule", "nothing_played_before", "Hoyle"),
        Difference("stock_exhaustion", "optional", "Hoyle"),
    ),
)
"""The summary of Hoyle, in which a player may go out without drawing."""

SCARNE_4 = Preset(
    id="scarne_4",
    parent="classic_4",
    place=110,
    differences=(
        Difference("seat_draw", "cut_for_seats", "Scarne, Selecting Partners and Seating Positions"),
        Difference("first_dealer", "low_cut", "Scarne, Selecting Partners and Seating Positions"),
        Difference("three_lay_timing", "own_turn", "Scarne, Partnership Canasta"),
        # "for each red three he lays down he picks a card from the stock" (matrix D87).
        Difference("red_three_from_pile_replaced", True, "Scarne, Important Rule at Canasta"),
        Difference("red_three_in_hand_penalty", 200, "Scarne, penalties"),
        Difference("last_stock_three", "ends_uncredited", "Scarne, Partnership Canasta"),
        Difference("concealed_waives_minimum", "never", HOUSE_DECISION),
        Difference("one_card_hand_takes_one_card_pile", True, "Scarne, Partnership Canasta"),
        Difference("ask_timing", "own_turn_before_any_meld", "Scarne, Seeking Information"),
        Difference("concealed_rule", "own_or_partner_canasta", "Scarne, Partnership Canasta"),
        Difference("improper_initial_meld", "penalty_cards", "Scarne, penalties"),
        Difference("penalty_ignored_answer", 100, "Scarne, penalties"),
        Difference("penalty_false_card_count", 50, "Scarne, penalties"),
        Difference("penalty_unexposed_red_three", 200, "Scarne, penalties"),
        Difference("card_count_question", "one_or_more", "Scarne, Partnership Canasta"),
    ),
)
"""Partnership Canasta of Scarne, with its penalties for irregularities kept as figures."""

SCARNE_2 = Preset(
    id="scarne_2",
    parent="scarne_4",
    place=120,
    differences=(
        Difference("seat_count", 2, "Scarne, Two-Hand Canasta"),
        Difference(
            "side_structure", "individual", "Scarne, Two-Hand Canasta (as in the game it is taken from)"
        ),
        Difference("seat_draw", "as_seated", "Scarne, Two-Hand Canasta (nobody has a partner)"),
        Difference("hand_size", 15, "Scarne, Two-Hand Canasta"),
        Difference("draw_count", 2, "Scarne, Two-Hand Canasta"),
        Difference("canastas_to_go_out", 2, "Scarne, Two-Hand Canasta"),
    ),
)
"""Two players (Scarne, Two-Hand Canasta)."""

SCARNE_3_CUTTHROAT = Preset(
    id="scarne_3_cutthroat",
    parent="scarne_4",
    place=130,
    differences=(
        Difference("seat_count", 3, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("side_structure", "lone_vs_pair", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("seat_draw", "as_seated", "Scarne, Cutthroat (sides form during the play)"),
        Difference("draw_count", 2, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("stock_exhaustion", "end_with_last_discard", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("target_score", 7500, "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference(
            "lone_hand_rule", "first_pile_taker_else_out_player", "Scarne, Cutthroat (Three-Hand) Canasta"
        ),
        Difference("no_taker_scoring", "each_alone", HOUSE_DECISION),
        Difference("red_threes_individual", True, "Scarne, Cutthroat (Three-Hand) Canasta"),
    ),
)
"""Three players, one alone against two (Scarne, Cutthroat)."""

SCARNE_6 = Preset(
    id="scarne_6",
    parent="scarne_4",
    place=140,
    differences=(
        Difference("seat_count", 6, "Scarne, Six-Hand Canasta"),
        Difference("side_structure", "trios_2x3", "Scarne, Six-Hand Canasta"),
        Difference("deck_count", 3, "Scarne, Six-Hand Canasta"),
        Difference("joker_count", 6, "Scarne, Six-Hand Canasta"),
        Difference("hand_size", 13, "Scarne, Six-Hand Canasta"),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), "Scarne, Six-Hand Canasta"),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "Scarne, Six-Hand Canasta",
        ),
        Difference("canastas_to_go_out", 2, "Scarne, Six-Hand Canasta"),
        Difference("target_score", 10000, "Scarne, Six-Hand Canasta"),
    ),
)
"""Six players in two sides of three (Scarne, Six-Hand Canasta)."""

WESTERGREN_2 = Preset(
    id="westergren_2",
    parent="classic_2",
    place=400,
    differences=(Difference("black_three_melded_value", 50, "pagat, Other Canasta Variations"),),
    house_completion=("hand_size", "draw_count", "canastas_to_go_out"),
)
"""Two players, black threes melded at the end are worth 50 (pagat, Other Canasta Variations, Jim Westergren)."""

WESTERGREN_3 = Preset(
    id="westergren_3",
    parent="classic_3_solo",
    place=410,
    differences=(
        Difference("draw_count", 2, HOUSE_DECISION),
        Difference("black_three_melded_value", 50, "pagat, Other Canasta Variations"),
    ),
    house_completion=("side_structure", "hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
"""Three players each on their own, black threes melded at the end are worth 50
(pagat, Other Canasta Variations, Jim Westergren).
"""
