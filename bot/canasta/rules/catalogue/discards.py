"""Options of what may be discarded."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf
from bot.canasta.rules.option import Option

DISCARDS: tuple[Option, ...] = (
    Option("discard_wild", "discard", OneOf("allowed", "never", "forced_or_final_only"), "wilds as discards"),
    Option(
        "discard_threes", "discard", OneOf("black_only", "never", "final_only", "any"), "threes as discards"
    ),
    Option(
        "seven_discards",
        "discard",
        OneOf("free", "after_own_sevens_canasta", "after_all_sevens_canastas"),
        "when sevens may be discarded; if not always, never as the last discard",
    ),
    Option(
        "empty_pile_aces_sevens_barred",
        "discard",
        Flag(),
        "aces and sevens may not start an empty pile while another natural is held",
    ),
    Option(
        "empty_pile_closed_ranks",
        "discard",
        OneOf("none", "dead", "safe"),
        "ranks that may not start an empty pile while there is an alternative",
    ),
    Option(
        "hand_proof_on_demand",
        "discard",
        Flag(),
        "an opponent may demand proof of a forced discard (the bot takes care of it)",
    ),
    Option("final_discard", "discard", OneOf("optional", "required"), "discard when going out"),
    Option("final_discard_face_down", "discard", Flag(), "the last discard is face down"),
)
