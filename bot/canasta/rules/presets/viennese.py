"""Viennese Canasta, by the number of players."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.presets import classic

VIENNESE = Preset(
    id="viennese",
    parent="classic_4",
    place=150,
    family=Family.VIENNESE,
    differences=(
        Difference("three_sign", "any_canasta", "pagat, Viennese Canasta"),
        Difference("wild_ratio", "naturals_ge_wilds", "pagat, Viennese Canasta"),
        Difference("block_on_taker_canasta_rank", True, "pagat, Viennese Canasta"),
        Difference("one_card_hand_takes_one_card_pile", True, "pagat, Viennese Canasta"),
        Difference("concealed_rule", "viennese_two_grades", "pagat, Viennese Canasta"),
        Difference("concealed_extra", 0, "pagat, Viennese Canasta"),
        Difference("concealed_after_pile_take", False, "pagat, Viennese Canasta"),
        Difference("covered_exit_bonus", 200, "pagat, Viennese Canasta"),
        Difference("hand_canasta_bonus", 1000, "pagat, Viennese Canasta"),
    ),
)
"""Viennese Canasta: not more wild cards than naturals, and two grades of going out covered
(pagat, Viennese Canasta).
"""

VIENNESE_2 = Preset(
    id="viennese_2",
    parent="viennese",
    place=160,
    # What two players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic.CLASSIC_2.differences,
    house_completion=("hand_size", "draw_count", "canastas_to_go_out"),
    note="Vienna is said to have rules of its own for two players; here they play by those of the classic game for two.",
)
"""Viennese Canasta: two players
(pagat, Viennese Canasta and Canasta for two players).
"""

VIENNESE_3 = Preset(
    id="viennese_3",
    parent="viennese",
    place=170,
    # What three players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic.CLASSIC_3.differences,
    house_completion=("hand_size", "draw_count", "target_score"),
    note="Vienna is said to have rules of its own for three players; here they play by those of the classic game for three.",
)
"""Viennese Canasta: three players, the first to take the pile alone against the two others
(pagat, Viennese Canasta and Canasta for three players).
"""

VIENNESE_5 = Preset(
    id="viennese_5",
    parent="viennese",
    place=180,
    # What five players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic.CLASSIC_5.differences,
    house_completion=("side_structure",),
    note="Vienna is said to have rules of its own for five players; here they play by those of the classic game for five.",
)
"""Viennese Canasta: five players, one of three sitting out each round
(pagat, Viennese Canasta; Hoyle and Scarne, five players).
"""

VIENNESE_6_TWO_TEAMS = Preset(
    id="viennese_6_two_teams",
    parent="viennese",
    place=190,
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic.CLASSIC_6_TWO_TEAMS.differences,
    house_completion=("canastas_to_go_out", "initial_minimums", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
"""Viennese Canasta: six players in two sides of three, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""

VIENNESE_6_THREE_TEAMS = Preset(
    id="viennese_6_three_teams",
    parent="viennese",
    place=200,
    # What six players change in Classic Canasta, which pagat calls the base of the Viennese game.
    differences=classic.CLASSIC_6_THREE_TEAMS.differences,
    house_completion=("canastas_to_go_out", "target_score"),
    note="Vienna is said to have rules of its own for six players; here they play by those of the classic game for six.",
)
"""Viennese Canasta: six players in three pairs, with three packs
(pagat, Viennese Canasta and Canasta for six players).
"""
