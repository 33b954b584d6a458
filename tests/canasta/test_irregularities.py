"""What is against the rules: refused, as a program can, while irregularities are not chosen (Scarne, Improper Melding)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.errors import Reason
from bot.canasta.rules.model import Manners, RuleSet
from bot.canasta.rules.presets import PRESETS
from tests.builders import drawing, playing, refused, rules
from tests.canasta.random_play import random_play

FIGURES: dict[str, Any] = {
    "improper_initial_meld": "penalty_cards",
    "penalty_ignored_answer": 100,
    "penalty_false_card_count": 50,
    "penalty_unexposed_red_three": 200,
}
CANASTA = "K K K K K K K"


def course(rule_set: RuleSet, seed: int) -> list[Any]:
    """Everything public in some random play, its scores among it."""
    same = Manners()
    course: list[Any] = []
    for moment in random_play(300, seed, rule_set):
        table = moment.after.table
        course.append(
            (moment.action, moment.events, table.hand_sizes, table.melds, table.totals, table.fines)
        )
        assert table.rules.manners.irregularities == same.irregularities
    return course


@pytest.mark.parametrize("option", FIGURES)
def test_a_penalty_is_without_effect_while_irregularities_are_refused(option: str) -> None:
    """Scarne's figures belong to irregularities=scarne alone."""
    assert course(rules(**{option: FIGURES[option]}), 5) == course(rules(), 5)


@pytest.mark.parametrize("option", FIGURES)
def test_what_is_against_the_rules_is_refused_all_the_same(option: str) -> None:
    rule_set = rules(**{option: FIGURES[option]})
    refused(playing("Q Q Q 4 5 6", rules=rule_set).why("meld QQQ"), Reason.BELOW_INITIAL_MELD)
    told_no = playing("9 9 9 4", melds=CANASTA, question=False, rules=rule_set)
    refused(told_no.why("meld 999"), Reason.MUST_NOT_GO_OUT)
    told_yes = playing("9 9 9 4", melds=CANASTA, question=True, rules=rule_set)
    refused(told_yes.why("discard 9"), Reason.MUST_GO_OUT)
    drawn = drawing("4 9", stock="3H 8 8", rules=rule_set).does("draw")
    assert drawn.hand(0) == "4 8 9"


@pytest.mark.parametrize("preset", [name for name, of in PRESETS.items() if of.manners != Manners()])
def test_games_that_keep_the_figures_refuse(preset: str) -> None:
    assert PRESETS[preset].manners.irregularities == "reject"
