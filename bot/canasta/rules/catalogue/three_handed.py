"""Options of the lone hand of the three-handed game."""

from __future__ import annotations

from bot.canasta.rules.kinds import Flag, OneOf
from bot.canasta.rules.option import Option

THREE_HANDED: tuple[Option, ...] = (
    Option(
        "lone_hand_rule",
        "three_handed",
        OneOf("none", "first_pile_taker_else_out_player"),
        "who plays alone in the three-handed game",
    ),
    Option(
        "no_taker_scoring",
        "three_handed",
        OneOf("n/a", "each_alone"),
        "stock gone and nobody ever took the pile",
    ),
    Option("red_threes_individual", "three_handed", Flag(), "partners score their own red threes only"),
)
