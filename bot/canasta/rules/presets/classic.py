"""Classic Canasta as pagat has it, by the number of players."""

from __future__ import annotations

from bot.canasta.rules.preset import HOUSE_DECISION, Difference, Family, Preset

CLASSIC_4 = Preset(id="classic_4", place=10, family=Family.CLASSIC)
"""Classic Canasta for four players in two partnerships (pagat, Classic Canasta).

The base of all other presets: the defaults of the rule model are this game.
"""

CLASSIC_2 = Preset(
    id="classic_2",
    parent="classic_4",
    place=20,
    differences=(
        Difference("seat_count", 2, "pagat, Canasta for two players"),
        Difference("side_structure", "individual", "pagat, Canasta for two players"),
        Difference("hand_size", 15, "pagat, Canasta for two players"),
        Difference("draw_count", 2, "pagat, Canasta for two players"),
        Difference("canastas_to_go_out", 2, "pagat, Canasta for two players"),
    ),
)
"""Two players, each on their own: more cards, two drawn at a time, two canastas to go out
(pagat, Canasta for two players).
"""

CLASSIC_3 = Preset(
    id="classic_3",
    parent="classic_4",
    place=30,
    differences=(
        Difference("seat_count", 3, "pagat, Canasta for three players"),
        Difference("side_structure", "lone_vs_pair", "pagat, Canasta for three players"),
        Difference("hand_size", 13, "pagat, Canasta for three players"),
        Difference("draw_count", 2, "pagat, Canasta for three players"),
        Difference("target_score", 7500, "pagat, Canasta for three players"),
        Difference("lone_hand_rule", "first_pile_taker_else_out_player", "pagat, Canasta for three players"),
        Difference("no_taker_scoring", "each_alone", "pagat, Canasta for three players"),
        Difference("red_threes_individual", True, "pagat, Canasta for three players"),
    ),
)
"""Three players, the first to take the pile alone against the two others (pagat, Canasta for three players)."""

CLASSIC_3_SOLO = Preset(
    id="classic_3_solo",
    parent="classic_4",
    place=35,
    differences=(
        Difference("seat_count", 3, "Wikipedia 2005, Canasta for Two or Three Players"),
        # "with the sole difference that each plays for himself": not the draw of two of pagat's game for three.
        Difference("side_structure", "individual", "Scarne, Cutthroat (Three-Hand) Canasta"),
        Difference("hand_size", 13, "Wikipedia 2005, Canasta for Two or Three Players"),
    ),
    house_completion=("draw_count", "canastas_to_go_out", "target_score"),
)
"""Three players, each on their own (Scarne, Cutthroat; Wikipedia 2005, Canasta for Two or Three Players)."""

CLASSIC_5 = Preset(
    id="classic_5",
    parent="classic_4",
    place=40,
    differences=(
        Difference("seat_count", 5, "Hoyle and Scarne, five players"),
        Difference("side_structure", "pairs_2x2_rotating_fifth", "Hoyle and Scarne, five players"),
    ),
)
"""Five players, two against three, one of the three sitting out each round (Hoyle; Scarne, Five-Hand Canasta)."""

CLASSIC_5_SOLO = Preset(
    id="classic_5_solo",
    parent="classic_4",
    place=45,
    differences=(
        Difference("seat_count", 5, "Wikipedia 2005, The Cards and Deal"),
        Difference("side_structure", "individual", "Wikipedia 2005, The Cards and Deal"),
    ),
    house_completion=("deck_count", "hand_size", "draw_count", "canastas_to_go_out", "target_score"),
)
"""Five players, each on their own (Wikipedia 2005, The Cards and Deal)."""

CLASSIC_6_TWO_TEAMS = Preset(
    id="classic_6_two_teams",
    parent="classic_4",
    place=50,
    differences=(
        Difference("seat_count", 6, "pagat, Canasta for six players"),
        Difference("side_structure", "trios_2x3", "pagat, Canasta for six players"),
        Difference("deck_count", 3, "pagat, Canasta for six players"),
        Difference("joker_count", 6, "pagat, Canasta for six players"),
        Difference("hand_size", 13, "pagat, Canasta for six players"),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), "pagat, Canasta for six players"),
        Difference(
            "initial_minimums",
            ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
            "pagat, Canasta for six players",
        ),
        Difference("canastas_to_go_out", 2, "pagat, Canasta for six players"),
        Difference("target_score", 10000, "pagat, Canasta for six players"),
    ),
)
"""Six players in two sides of three, with three packs (pagat, Canasta for six players)."""

CLASSIC_6_THREE_TEAMS = Preset(
    id="classic_6_three_teams",
    parent="classic_4",
    place=60,
    differences=(
        Difference("seat_count", 6, "pagat, Canasta for six players"),
        Difference("side_structure", "pairs_3x2", "pagat, Canasta for six players"),
        Difference("deck_count", 3, "pagat, Canasta for six players"),
        Difference("joker_count", 6, "pagat, Canasta for six players"),
        Difference("hand_size", 13, "pagat, Canasta for six players"),
        Difference("red_three_totals", (100, 200, 300, 400, 1000, 1200), "pagat, Canasta for six players"),
        Difference("canastas_to_go_out", 2, "pagat, Canasta for six players"),
        Difference("target_score", 7500, "pagat, Canasta for six players"),
    ),
)
"""Six players in three pairs, with three packs (pagat, Canasta for six players)."""

MILLER_6 = Preset(
    id="miller_6",
    parent="classic_6_two_teams",
    place=70,
    differences=(
        Difference("wild_melds", True, "pagat, Canasta for six players, Shirley Miller"),
        # "Melds of three or more wild cards", and "melds can grow as large as you wish" (Melds in Classic Canasta).
        Difference("max_wild_meld_cards", None, "pagat, Canasta for six players, Shirley Miller"),
        # "usually illegal ... to use wild cards in any other meld" (matrix D65): read as for the Canadian game.
        Difference("wild_meld_lock", True, HOUSE_DECISION),
        Difference("canastas_to_go_out", 3, "pagat, Canasta for six players, Shirley Miller"),
        Difference("canasta_mix", {"natural": 2}, "pagat, Canasta for six players, Shirley Miller"),
        Difference("bonus_wild_canasta", 2000, "pagat, Canasta for six players, Shirley Miller"),
        Difference("penalty_incomplete_wild", 2000, "pagat, Canasta for six players, Shirley Miller"),
    ),
)
"""Two sides of three as Shirley Miller plays: wild melds, and three canastas to go out
(pagat, Canasta for six players).
"""
