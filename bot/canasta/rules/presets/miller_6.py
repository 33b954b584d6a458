"""Two sides of three as Shirley Miller plays: wild melds, and three canastas to go out
(pagat, Canasta for six players).
"""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="miller_6",
    parent="classic_6_two_teams",
    rows=(
        Row("wild_melds", True, "pagat, Canasta for six players, Shirley Miller"),
        # "Melds of three or more wild cards", and "melds can grow as large as you wish" (Melds in Classic Canasta).
        Row("max_wild_meld_cards", None, "pagat, Canasta for six players, Shirley Miller"),
        # "usually illegal ... to use wild cards in any other meld" (matrix D65): read as for the Canadian game.
        Row("wild_meld_lock", True, HOUSE_DECISION),
        Row("canastas_to_go_out", 3, "pagat, Canasta for six players, Shirley Miller"),
        Row("canasta_mix", {"natural": 2}, "pagat, Canasta for six players, Shirley Miller"),
        Row("bonus_wild_canasta", 2000, "pagat, Canasta for six players, Shirley Miller"),
        Row("penalty_incomplete_wild", 2000, "pagat, Canasta for six players, Shirley Miller"),
    ),
)
