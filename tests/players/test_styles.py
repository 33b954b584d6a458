"""Styles: factors on the weights, gentler where going out needs many canastas."""

from bot.canasta.rules.presets import rules_of
from bot.players.steady.habits import PLAIN, Style, weights_for

CLASSIC, HAND_AND_FOOT, CANADIAN = map(rules_of, ("classic_4", "hand_and_foot", "canadian"))
HOARDER = Style((("two_held", 2.0), ("small_hand", 0.5)), gentle=(("joker_held", 2.0),))


def test_factors_change_numbers_and_scales() -> None:
    plain, styled = weights_for(CLASSIC), weights_for(CLASSIC, HOARDER)
    assert styled.two_held == 2 * plain.two_held
    assert styled.small_hand == tuple(cost / 2 for cost in plain.small_hand)
    assert styled.joker_held == plain.joker_held


def test_where_going_out_needs_many_canastas_a_style_is_gentler() -> None:
    for rules in (HAND_AND_FOOT, CANADIAN):
        plain, styled = weights_for(rules), weights_for(rules, HOARDER)
        assert styled.two_held == plain.two_held
        assert styled.joker_held == 2 * plain.joker_held
    same = Style((("two_held", 2.0),))
    assert weights_for(HAND_AND_FOOT, same).two_held == 2 * weights_for(HAND_AND_FOOT).two_held


def test_a_plain_style_changes_nothing() -> None:
    assert weights_for(CLASSIC, PLAIN) is weights_for(CLASSIC)
    assert weights_for(HAND_AND_FOOT, Style((("two_held", 2.0),), gentle=())) is weights_for(HAND_AND_FOOT)
