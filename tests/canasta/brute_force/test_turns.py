"""The engine against a slow second reading of the rules, on every play of thousands of small positions.

A long search: ``CANASTA_BRUTE_POSITIONS=500 python -m pytest --timeout=3600 tests/canasta/brute_force``.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.canasta import engine
from bot.canasta.actions import AskPartner, Discard, LayDown
from bot.canasta.cards import JOKER, NO_CARDS, Rank, cards_of, contains, each_card, rank_counts
from bot.canasta.phases.going_out.exits import exit_plan
from tests.canasta.brute_force.random_moments import (
    agree,
    closure,
    moments,
    plays_of,
    standing_of,
    unanswered,
)


@pytest.mark.parametrize("took", ["stock", "pile"])
def test_every_lay_down_and_discard_is_judged_as_by_the_rule_book(name: str, took: str) -> None:
    seen = Counter[bool]()
    for moment, book, random in moments(name, took=took):
        at = standing_of(moment.state)
        for lay in book.every_lay(at):
            expected = book.may_lay(at, lay)
            seen[expected] += 1
            action = LayDown(plays_of(moment, lay, random))
            agree(moment, action, expected, book, lay)
            if expected:
                after = engine.apply(moment.state, moment.seat, action).state
                now, wanted = standing_of(after), book.after(at, lay)
                assert (now.hand, now.melds) == (wanted.hand, wanted.melds)
                assert bool(after.table.result) == (not wanted.hand)
        for card in set(each_card(moment.view().hand)):
            agree(moment, Discard(card), book.may_discard(at), book, card)
    assert seen[True] > 10
    assert seen[False] > 10


@pytest.mark.parametrize("took", ["stock", "pile"])
def test_whether_a_hand_can_go_out_is_found_as_by_trying_everything(name: str, took: str) -> None:
    seen = Counter[bool]()
    for moment, book, _ in moments(name, took=took):
        at = unanswered(standing_of(moment.state))
        expected = book.can_go_out(at)
        seen[expected] += 1
        view = moment.view()
        waived = (
            at.from_stock
            and not at.melded
            and view.table.rules.initial.concealed_waives_minimum == "stock_draw_only"
        )
        plan = exit_plan(view, view.melds, view.hand, 0 if waived else view.requirement)
        assert (plan is not None) == expected, f"{at} {book.options} {plan}"
        if moment.table.question is None:
            can_ask = engine.check(view, AskPartner()) is None
            assert can_ask == (expected and sum(n for _, n in at.hand) > 1)
        if plan is not None and plan.plays and moment.table.question is None:
            assert engine.check(view, LayDown(plan.plays)) is None
    assert seen[True]
    assert seen[False]


@pytest.mark.parametrize("took", ["stock", "pile"])
def test_legal_actions_lead_to_everything_that_is_legal(name: str, took: str) -> None:
    """Larger lay-downs are rows of the yielded ones; an initial meld and an exit are found when there is one."""
    for moment, book, _ in moments(name, took=took):
        at = standing_of(moment.state)
        states = closure(moment.state)
        reached = {(now.hand, now.melds) for now in map(standing_of, states)}
        can_lay = False
        for lay in book.every_lay(at):
            if not book.may_lay(at, lay):
                continue
            can_lay = True
            then = book.after(at, lay)
            if at.melded and not any(symbol == "B" for symbol, _ in lay):
                assert (then.hand, then.melds) in reached, f"{lay} {at} {book.options}"
        offered = [a for a in moment.offers() if isinstance(a, LayDown)]
        assert bool(offered) == can_lay, f"{at} {book.options} {offered}"
        out = any(state.table.result is not None for state in states) or any(
            isinstance(action, Discard) and len(each_card(state.hands[0])) == 1
            for state in states
            for action in engine.legal_actions(engine.view_of(state, state.table.turn.seat))
        )
        assert out == (at.answer is not False and book.can_go_out(at)), f"{at} {book.options}"
        discards = {a.card for a in moment.offers() if isinstance(a, Discard)}
        assert discards == (set(each_card(moment.view().hand)) if book.may_discard(at) else set())


def test_the_small_positions_reach_what_matters() -> None:
    """The random positions really contain the cases that go wrong."""
    kinds = Counter[str]()
    for took in ("stock", None):
        for moment, book, _ in moments("classic", took=took):
            at = standing_of(moment.state)
            hand = dict(at.hand)
            kinds["unmelded"] += not at.melded
            kinds["exit"] += took == "stock" and book.can_go_out(at)
            kinds["black"] += hand.get("B", 0) >= 3
            kinds["waived"] += bool(
                took == "stock" and not at.melded and at.answer is not False and book.can_go_out(at)
            )
            kinds["forced"] += took is None and not moment.table.stock_size
    assert min(kinds[kind] for kind in ("unmelded", "exit", "black", "waived", "forced")) >= 2, kinds
    assert contains(cards_of([JOKER]), NO_CARDS)
    assert rank_counts(NO_CARDS)[Rank.KING] == 0
