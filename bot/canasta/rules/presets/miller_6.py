"""Two sides of three as Shirley Miller plays: wild melds, and three canastas to go out
(pagat, Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
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
