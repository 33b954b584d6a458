"""Takes of the pile, questions and answers against a slow second reading of the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from bot.canasta import engine
from bot.canasta.actions import Answer, Discard, Pass, Play, TakePile
from bot.canasta.cards import BLACK_THREES, JOKER, NO_CARDS, Rank, cards_of, each_card, one, some_of_rank
from bot.canasta.errors import Violation
from bot.canasta.melds import MeldId
from bot.canasta.state import State
from bot.canasta.turn import Phase
from tests.canasta.brute_force.random_moments import (
    agree,
    closure,
    moments,
    plays_of,
    standing_of,
    symbol_of,
)
from tests.canasta.brute_force.rulebook import Content, Lay, RankTurn, Rulebook, Symbol, hand_of
from tests.support.builders import Situation, shape


def test_every_way_to_take_the_pile_is_judged_as_by_the_rule_book(name: str) -> None:
    seen = Counter[bool]()
    for moment, book, random in moments(name, took=None):
        at = standing_of(moment.state)
        pile = [symbol_of(card) for card in moment.table.pile]
        top = pile[-1]
        offered = [a for a in moment.offers() if isinstance(a, TakePile)]
        offers = {shape(action) for action in offered}
        for action in moment.offers():
            assert engine.check(moment.view(), action) is None
        assert moment.offers()
        can_take = must_offer = False
        for lay in ((), *book.every_lay(at)):
            shares = dict(lay)
            use = shares.pop(top, (0, 0, 0))
            more: Lay = tuple(shares.items())
            expected = book.may_take(at, pile, use, more)
            seen[expected] += 1
            action = _take(moment, top, use, more, random)
            agree(moment, action, expected, book, lay)
            can_take |= expected
            if expected and at.melded and not more and sum(use) in (0, 2):
                must_offer = True
                # The simple takes are all yielded; a lay-off makes one with a wild card besides superfluous.
                if use[0] + use[1] + use[2] == 0 or use[0] >= 1:
                    assert shape(action) in offers, f"{action} {at} {book.options} {offers}"
        assert bool(offered) == can_take, f"{at} {pile} {book.options} {offered}"
        assert can_take or not must_offer
        if not moment.table.stock_size:
            _forced(moment, at, pile, book, can_take)
    assert seen[True] > 2
    assert seen[False] > 10


def _forced(moment: Situation, at: RankTurn, pile: list[Symbol], book: Rulebook, can_take: bool) -> None:
    """pagat: with an empty stock an unfrozen pile whose upcard fits an own meld must be taken; Wikipedia 2005: any."""
    freezing = book.rules["pile_freeze_cards"]
    frozen = ("wild" in freezing and ("T" in pile or "J" in pile)) or (
        "red_three" in freezing and "R" in pile
    )
    frozen = frozen or not at.melded or book.rules["pile_always_frozen"]
    must = can_take and not frozen and pile[-1] in dict(at.melds)
    if book.rules["stock_exhaustion"] == "forced_if_legal":
        must = can_take
    violation = engine.check(moment.view(), Pass())
    assert (violation is not None) == must, f"{at} {pile} {violation}"


def _take(moment: Situation, top: Symbol, use: Content, more: Lay, random: Random) -> TakePile:
    hand = moment.view().hand
    used = NO_CARDS
    if isinstance(top, int) or top == "B":
        used = some_of_rank(hand, Rank.TWO, use[1]) + one(JOKER) * use[2]
    if top == "B":
        used += cards_of(each_card(hand & BLACK_THREES)[: use[0]])
    elif isinstance(top, int):
        used += some_of_rank(hand, top, use[0])
    first = Play(used)
    # The numbers of new melds depend on whether the first play begins one.
    rank = Rank.THREE if top == "B" else top
    begins = isinstance(rank, int) and not any(meld.rank == rank for meld in moment.view().melds)
    plays = plays_of(moment, more, random, hand - used)
    ids = {meld.id for meld in moment.view().melds}
    shifted = tuple(
        Play(p.cards, MeldId(p.meld + 1) if begins and p.meld is not None and p.meld not in ids else p.meld)
        for p in plays
    )
    return TakePile(first, shifted)


def test_a_binding_answer_leaves_exactly_the_ways_it_allows(name: str) -> None:
    """Ask wherever it may be asked: after either answer the turn can be ended, and only as the answer says."""
    asked = 0
    for moment, book, _ in moments(name, took="stock"):
        if moment.table.question is not None or not moment.may("ask"):
            continue
        asked += 1
        for yes in (True, False):
            answered = moment.does("ask").does("answer yes" if yes else "answer no")
            ends = Counter[bool]()
            for state in closure(answered.state):
                if state.table.result is not None:
                    ends[state.table.result.went_out is not None] += 1
                    continue
                view = engine.view_of(state, state.table.turn.seat)
                for action in engine.legal_actions(view):
                    if isinstance(action, Discard):
                        after = engine.apply(state, view.seat, action).state
                        ends[after.table.phase is not Phase.DRAW] += 1
            assert ends[yes], f"{standing_of(moment.state)} {book.options}"
            assert not ends[not yes], f"{standing_of(moment.state)} {book.options}"
    assert asked or name != "classic"


def test_going_out_without_drawing_is_judged_as_by_the_rule_book(name: str) -> None:
    """Hoyle, Ending the game: with the hand as it is, with partner's leave; a no leaves the usual turn, but not out."""
    asked = 0
    for moment, book, _ in moments(name, took=None, exit_without_drawing="with_permission"):
        at = standing_of(moment.state)
        expected = book.can_go_out(at)
        assert moment.may("ask") == expected, f"{at} {book.options}"
        assert moment.offered("ask") == expected
        if not expected:
            continue
        asked += 1
        leave = moment.does("ask", "answer yes")
        assert any(
            state.table.result is not None
            or any(
                isinstance(action, Discard) and len(each_card(state.hands[0])) == 1
                for action in engine.legal_actions(engine.view_of(state, state.table.turn.seat))
            )
            for state in closure(leave.state)
        ), f"{at} {book.options}"
        refused = moment.does("ask", "answer no")
        for action in refused.offers():
            assert engine.check(refused.view(), action) is None
            after = engine.apply(refused.state, refused.seat, action).state
            # The hand stays, unless the stock is empty and the pile is declined.
            assert isinstance(action, Pass) or (after.table.is_running and after.hands[0])
            if after.table.phase is Phase.PLAY:
                assert all(state.table.result is None for state in closure(after))
        assert refused.offers()
    assert asked or name != "classic"


def test_answers_are_the_only_thing_an_asked_partner_may_do() -> None:
    moment = Situation.of("K K 4", took="stock", melds="K K K K K", question="open")
    assert set(moment.offers(2)) == {Answer(yes=True), Answer(yes=False)}
    assert [shape(action) for action in moment.offers(0)] == [("WithdrawQuestion",)]
    assert not moment.offers(1)
    assert isinstance(moment.why("discard 4", 0), Violation)


def _can_end_it(state: State) -> bool:
    """Whether some row of yielded lay-downs and discards goes out in this turn."""
    for reached in closure(state):
        if reached.table.result is not None:
            return True
        seat = reached.table.turn.seat
        for action in engine.legal_actions(engine.view_of(reached, seat)):
            if isinstance(action, Discard) and engine.apply(reached, seat, action).state.table.result:
                return True
    return False


def _can_go_out_with_any(book: Rulebook, at: RankTurn) -> bool:
    """Whether the rule book finds a way out with each card that the stock may bring; red threes are replaced."""
    drawn: tuple[Symbol, ...] = (*range(4, 15), "B", "T", "J")
    held = Counter(dict(at.hand))
    return all(
        book.can_go_out(replace(at, hand=hand_of(held + Counter([symbol])), from_stock=True))
        for symbol in drawn
    )


def test_the_question_before_the_draw_is_judged_as_by_the_rule_book(name: str) -> None:
    """Scarne, Seeking Information: also before the draw, where the way out is certain; either answer can be kept."""
    asked = 0
    for moment, book, _ in moments(name, took=None, ask_timing="own_turn_before_any_meld"):
        expected = bool(moment.table.stock_size) and _can_go_out_with_any(book, standing_of(moment.state))
        assert moment.may("ask") == expected, f"{standing_of(moment.state)} {book.options}"
        assert moment.offered("ask") == expected
        if not expected:
            continue
        asked += 1
        for yes in (True, False):
            answered = moment.does("ask").does("answer yes" if yes else "answer no")
            for action in answered.offers():
                begun = engine.apply(answered.state, answered.seat, action).state
                assert _can_end_it(begun) == yes, f"{standing_of(moment.state)} {book.options} {action}"
    assert asked or name != "classic"
