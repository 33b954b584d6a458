"""Each player has a second packet, the foot, to be played after the hand (Wikipedia 2005, Hand & Foot)."""

from __future__ import annotations

from bot.canasta.rules.preset import Difference, Family, Preset
from bot.canasta.rules.sources import HOUSE_DECISION

PRESET = Preset(
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
