"""Each player has a second packet, the foot, to be played after the hand (Wikipedia 2005, Hand & Foot)."""

from __future__ import annotations

from bot.canasta.rules.presets.preset import Preset, Row
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
    id="hand_and_foot",
    parent="wikipedia_classic",
    rows=(
        Row("deck_count", 5, HOUSE_DECISION),
        Row("joker_count", 10, HOUSE_DECISION),
        Row("hand_size", 10, "Wikipedia 2005, Hand & Foot"),
        Row("foot_size", 10, "Wikipedia 2005, Hand & Foot"),
        Row("first_packet_rule", "lower_bottom_card_first", "Wikipedia 2005, Hand & Foot"),
        Row("draw_count", 2, "Wikipedia 2005, Hand & Foot"),
        Row("pile_take_extent", "top_only", "Wikipedia 2005, Hand & Foot"),
        # The wild cards alone are named for a pile that is being played; red threes are "useful only as discards".
        Row("pile_freeze_cards", ("wild",), "Wikipedia 2005, Hand & Foot"),
        Row("turned_red_three_freezes", True, "Wikipedia 2005, The Cards and Deal"),
        Row("red_three_role", "discard_only", "Wikipedia 2005, Hand & Foot"),
        Row("black_three_role", "discard_only", "Wikipedia 2005, Hand & Foot"),
        Row("three_lay_timing", "not_laid", "Wikipedia 2005, Hand & Foot"),
        Row("threes_kept_in_hand", "unlimited", "Wikipedia 2005, Hand & Foot"),
        Row("red_three_totals", (), "Wikipedia 2005, Hand & Foot"),
        Row("three_sign", "never", "Wikipedia 2005, Hand & Foot"),
        Row("red_three_in_hand_penalty", 100, "Wikipedia 2005, Hand & Foot"),
        Row("black_three_meld", "never", "Wikipedia 2005, Hand & Foot"),
        Row("black_three_melded_value", 0, "Wikipedia 2005, Hand & Foot"),
        Row("black_three_hand_penalty", 0, "Wikipedia 2005, Hand & Foot"),
        Row("discard_threes", "any", "Wikipedia 2005, Hand & Foot"),
        Row("canastas_to_go_out", 2, "Wikipedia 2005, Hand & Foot"),
        Row("canasta_mix", {"natural": 1, "mixed": 1}, "Wikipedia 2005, Hand & Foot"),
        Row("all_members_must_play_from_foot", True, "Wikipedia 2005, Hand & Foot"),
    ),
    note=(
        "The text only says that players draw the top card of the pile; that it is melded at once, as in "
        "Classic, is our decision (matrix D61)."
    ),
)
