"""Refusals name the house rule that causes them."""

import pytest
from msgspec.structs import replace

from bot.canasta.errors import IllegalActionError, Reason, Violation
from bot.canasta.rules.options import OPTIONS_BY_ID
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.ui.texts import texts_for
from bot.ui.words.options import difference_sentence
from bot.ui.words.refusals import refusal_text, violation_text
from bot.ui.words.rules_behind import OPTIONS_BEHIND, house_rule_line
from tests.support.samples import record_of

texts = texts_for()


def table(**options):
    return replace(
        record_of(), rules=rules_of(DEFAULT_PRESET, options), preset=DEFAULT_PRESET, house_rule="Friday"
    )


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_options(reason):
    assert all(option in OPTIONS_BY_ID for option in OPTIONS_BEHIND[reason])


@pytest.mark.parametrize(
    "options, violation",
    [
        ({"canastas_to_go_out": 2}, Violation(Reason.CANNOT_GO_OUT, {"canastas": 1, "needed": 2})),
        (
            {"initial_minimums": [[None, 15], [0, 90]]},
            Violation(Reason.BELOW_INITIAL_MELD, {"needed": 90, "counted": 65}),
        ),
        (
            {"pile_always_frozen": True},
            Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": 40, "have": 1, "why": "always"}),
        ),
        ({"ask_limit_per_hand": 1}, Violation(Reason.ASK_LIMIT_REACHED, {"limit": 1})),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
def test_a_refusal_names_the_house_rule_that_causes_it(options, violation):
    record = table(**options)
    [(option, value)] = options.items()
    clause = difference_sentence(texts, option, value)
    assert house_rule_line(texts, violation, record) == f"🏠 House rule: {clause}."
    assert clause in violation_text(texts, violation, record)
    assert clause in refusal_text(texts, IllegalActionError(violation), record)
    assert house_rule_line(texts, violation, table()) is None


def test_a_house_rule_that_is_not_the_reason_is_not_named():
    frozen = Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": 40, "have": 1, "why": "unmelded"})
    assert house_rule_line(texts, frozen, table(pile_always_frozen=True)) is None
    below = Violation(Reason.BELOW_INITIAL_MELD, {"needed": 50, "counted": 15})
    assert house_rule_line(texts, below, table(canastas_to_go_out=2)) is None


def test_an_old_table_is_compared_with_the_nearest_game():
    record = replace(table(canastas_to_go_out=2), preset="", house_rule="")
    line = house_rule_line(texts, Violation(Reason.CANNOT_GO_OUT, {"canastas": 1, "needed": 2}), record)
    assert line is not None
    assert difference_sentence(texts, "canastas_to_go_out", 2) in line


def test_a_first_meld_that_goes_by_the_round_is_told_by_the_round():
    """Option initial_minimums_by."""
    record = table(initial_minimums_by="round", initial_minimums=[[None, 50], [2, 90]])
    violation = Violation(Reason.BELOW_INITIAL_MELD, {"needed": 90, "counted": 65})
    line = house_rule_line(texts, violation, record)
    assert line is not None
    assert "the first meld needs 50 in round 1, 90 from round 2 on" in line
