"""Options of irregularities and of questions about cards."""

from __future__ import annotations

from bot.canasta.rules.kinds import OneOf, Whole
from bot.canasta.rules.option import Option

MANNERS: tuple[Option, ...] = (
    Option(
        "irregularities",
        "manners",
        OneOf("reject", "scarne"),
        "reject = an illegal action is refused and nothing happens; scarne = penalties below",
    ),
    Option("improper_initial_meld", "manners", OneOf("reject", "penalty_cards"), "too small an initial meld"),
    Option(
        "penalty_ignored_answer",
        "manners",
        Whole(0, 1000),
        "going against partner's answer (only if the engine lets it happen)",
    ),
    Option(
        "penalty_false_card_count", "manners", Whole(0, 1000), "saying more than one card when holding one"
    ),
    Option("penalty_unexposed_red_three", "manners", Whole(0, 1000), "a red three not laid"),
    Option(
        "card_count_question",
        "manners",
        OneOf("exact", "one_or_more"),
        "answer to how many cards a player holds",
    ),
)
