"""The engine against a slow second reading of the rules, on every play of thousands of small positions.

A long search: ``CANASTA_BRUTE_POSITIONS=500 python -m pytest --timeout=3600 tests/canasta/brute_force/test_turns.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import Action, Answer, AskPartner, Discard, LayDown, Pass, Play, TakePile
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NO_CARDS,
    Cards,
    Rank,
    cards_of,
    contains,
    each_card,
    is_black_three,
    is_red_three,
    is_wild,
    one,
    rank_counts,
    rank_of,
    some_of_rank,
)
from bot.canasta.errors import Violation
from bot.canasta.melds import MeldId
from bot.canasta.phases.going_out.exits import exit_plan
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.state import State
from bot.canasta.turn import Phase
from tests.canasta.brute_force.rulebook import Content, Lay, RankTurn, Rulebook, Symbol, hand_of, melds_of
from tests.support.builders import Situation, shape

POSITIONS = int(os.environ.get("CANASTA_BRUTE_POSITIONS", "25"))
"""How many positions each test looks at, for each rule set."""

RULE_SETS: dict[str, dict[str, Any]] = {
    "classic": {},
    "more_naturals_than_wilds": {"wild_ratio": "naturals_gt_wilds"},
    "as_many_naturals_as_wilds": {"wild_ratio": "naturals_ge_wilds", "max_wilds": None},
    "twice_as_many_naturals": {"wild_ratio": "naturals_ge_twice_wilds", "max_wilds": 2},
    "no_more_than_seven_cards": {"max_meld_cards": 7},
    "eight_cards_and_one_wild": {"max_meld_cards": 8, "max_wilds": 1},
    "no_wilds": {"max_wilds": 0},
    "last_discard_required": {"final_discard": "required"},
    "two_canastas": {"canastas_to_go_out": 2},
    "one_natural_canasta": {"canasta_mix": {"natural": 1}},
    "one_mixed_canasta": {"canasta_mix": {"mixed": 1}},
    "black_threes_all_together": {"black_three_meld": "exit_turn_all_six"},
    "black_threes_never": {"black_three_meld": "never"},
    "minimum_always": {"concealed_waives_minimum": "never"},
    "more_than_the_minimum": {"initial_compare": "more_than"},
    "pair_or_layoff_only": {"pile_natural_plus_wild": False},
    "no_layoff_to_a_canasta": {"pile_layoff_to_canasta": False},
    "no_layoff": {"pile_layoff_to_meld": False},
    "never_take_an_own_canasta_rank": {
        "pile_layoff_to_canasta": False,
        "own_canasta_take_conflict": "never_take",
    },
    "own_canasta_bars": {"block_on_taker_canasta_rank": True},
    "always_frozen": {"pile_always_frozen": True},
    "not_frozen_before_melding": {"pile_frozen_until_melded": False},
    "wilds_do_not_freeze": {"pile_freeze_cards": ["red_three"]},
    "nothing_freezes": {"pile_freeze_cards": [], "one_card_hand_takes_one_card_pile": True},
    "one_card_takes_one": {"one_card_hand_takes_one_card_pile": True},
    "no_pile_for_the_initial_meld": {"initial_pile_allowed": "no"},
    "black_threes_can_be_taken": {"pile_block_tops": ["wild"], "black_three_blocks_pile": False},
    "black_threes_can_be_taken_and_must": {
        "pile_block_tops": ["wild"],
        "black_three_blocks_pile": False,
        "stock_exhaustion": "forced_if_legal",
        "canasta_size": 4,
        "wild_ratio": "naturals_gt_wilds",
        "final_discard": "required",
    },
    "canastas_of_four": {"canasta_size": 4},
    "two_canastas_of_five": {"canasta_size": 5, "canastas_to_go_out": 2, "final_discard": "required"},
    "closed_canastas": {"canasta_extension": "none"},
    "closed_canastas_of_four": {
        "canasta_extension": "none",
        "canasta_size": 4,
        "canasta_mix": {"natural": 1},
    },
    "closed_mixed_canastas": {"canasta_extension": "natural_only"},
    "closed_mixed_canastas_of_four": {
        "canasta_extension": "natural_only",
        "canasta_size": 4,
        "wild_ratio": "naturals_gt_wilds",
    },
    "several": {
        "canastas_to_go_out": 2,
        "final_discard": "required",
        "wild_ratio": "naturals_ge_wilds",
        "one_card_hand_takes_one_card_pile": True,
    },
}

TEXTS = {4: "4", 5: "5", 12: "Q", 13: "K", 14: "A", "B": "3", "T": "2", "J": "*", "R": "3H"}


# ------------------------------------------------------------------------------------------------- random positions


def _text(cards: Counter[Any]) -> str:
    return " ".join(TEXTS[symbol] for symbol in cards.elements())


def _meld(random: Random, book: Rulebook) -> Content:
    while True:
        naturals = random.choice((2, 2, 3, 3, 4, 4, 5, 6, 7))
        twos, jokers = random.choice(((0, 0), (0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1), (3, 0)))
        if book.is_meld(5, (naturals, twos, jokers)) and naturals + twos + jokers <= 8:
            return naturals, twos, jokers


def random_moment(random: Random, book: Rulebook, rules: RuleSet, *, took: str | None) -> Situation:
    """A small position in which something may well be about to happen."""
    while True:
        ranks: list[Symbol] = random.sample((4, 5, 12, 13, 14), random.randint(1, 3))
        melds = {rank: _meld(random, book) for rank in ranks if random.random() < 0.55}
        if took == "pile" and not melds:
            continue
        pool: list[Symbol] = [*ranks, *ranks, *ranks, "T", "T", "J"]
        if random.random() < 0.4:
            pool += ["B"] * random.randint(1, 5)
        size = random.choice((1, 2, 2, 3, 3, 4, 4, 5, 6) if took is None else (1, 2, 2, 3, 3, 4, 5, 6, 7))
        if random.random() < 0.2 and took != "pile":
            # A hand that may hold a canasta.
            pool = [ranks[0]] * 6 + pool
            size = random.randint(6, 8)
            melds = {} if random.random() < 0.6 else melds
        hand = Counter(random.choices(pool, k=size))
        pile: list[Symbol] = random.choices(
            (*ranks, *ranks, 12, "T", "B", "J"), k=random.choice((1, 1, 1, 2, 2, 3))
        )
        if random.random() < 0.4:
            pile[-1] = next((symbol for symbol in hand if isinstance(symbol, int)), pile[-1])
        if took is None and random.random() < 0.2:
            pile.insert(0, "R")
        if took is None and book.takes_black_threes and random.random() < 0.6:
            pile[-1] = "B"
            hand += Counter({"B": random.randint(1, 3)})
        total = Counter(hand)
        for rank, (n, t, j) in melds.items():
            total.update({rank: n, "T": t, "J": j})
        total.update(pile)
        if any(count > (4 if symbol in ("B", "J") else 8) for symbol, count in total.items()):
            continue
        question = None
        if took is not None:
            question = random.choice((None, None, None, True, True, False))
        texts = ", ".join(
            " ".join([TEXTS[rank]] * n + ["2"] * t + ["*"] * j) for rank, (n, t, j) in melds.items()
        )
        moment = Situation.of(
            _text(hand),
            took=took,
            melds=texts,
            pile=" ".join(TEXTS[card] for card in pile) if took is None else "9",
            stock=random.choice(("8 8 8", "", "8")) if took is None else "8 8 8",
            totals=(random.choice((-5, 0, 0, 0, 1500, 3000)), 0),
            question=question,
            hands={1: "JJJ", 2: "JJJ", 3: "10 10 10"},
            rules=rules,
        )
        standing = standing_of(moment.state)
        if question is not None and (size < 2 or not book.can_go_out(_unanswered(standing))):
            continue  # nobody could have asked
        if took is not None and not book.can_finish(standing):
            continue  # nobody can have come here
        return moment


def _unanswered(at: RankTurn) -> RankTurn:
    return RankTurn(at.hand, at.melds, None, at.minimum, at.from_stock, at.melded)


@cache
def symbol_of(card: int) -> Symbol:
    if card == JOKER:
        return "J"
    if is_wild(card):
        return "T"
    if is_red_three(card):
        return "R"
    return "B" if is_black_three(card) else rank_of(card)


def content_of(cards: Cards) -> Content:
    counts = Counter(map(symbol_of, each_card(cards)))
    twos, jokers = counts.pop("T", 0), counts.pop("J", 0)
    return sum(counts.values()), twos, jokers


def standing_of(state: State) -> RankTurn:
    """The position as the rule book sees it."""
    table = state.table
    seat = table.turn.seat
    side = table.seating.sides[seat]
    return RankTurn(
        hand=hand_of(Counter(map(symbol_of, each_card(state.hands[seat])))),
        melds=melds_of(
            {
                (meld.rank if meld.rank != Rank.THREE else "B"): content_of(meld.cards)
                for meld in table.melds[side]
            }
        ),
        answer=table.question.answer if table.question is not None else None,
        minimum={-5: 15, 0: 50, 1500: 90, 3000: 120}[
            table.totals[side] if table.result is None else table.result.sheets[side].before
        ],
        from_stock=table.turn.took == "stock",
        melded=bool(table.melds[side]),
    )


def plays_of(moment: Situation, lay: Lay, random: Random, hand: Cards | None = None) -> tuple[Play, ...]:
    """The lay as plays: sometimes naming melds, sometimes in pieces that only together are a meld."""
    left = moment.view().hand if hand is None else hand
    melds = {meld.rank: meld.id for meld in moment.view().melds}
    next_id = 1 + sum(map(len, moment.table.melds))
    plays = []
    for symbol, (n, t, j) in lay:
        if symbol == "B":
            naturals = cards_of(each_card(left & BLACK_THREES)[:n])
            rank = int(Rank.THREE)
        else:
            rank = int(symbol)
            naturals = some_of_rank(left, rank, n)
        wilds = some_of_rank(left, Rank.TWO, t) + one(JOKER) * j
        left -= naturals + wilds
        known = melds.get(rank)
        if known is None:
            melds[rank] = MeldId(next_id)
            next_id += 1
        name = known if known is not None and (not n or random.random() < 0.5) else None
        if n and t + j and random.random() < 0.4:
            plays.append(Play(naturals, name))
            plays.append(Play(wilds, melds[rank]))
        elif n > 1 and random.random() < 0.2:
            first = cards_of(each_card(naturals)[:1])
            plays.append(Play(first, name))
            plays.append(Play(naturals - first + wilds))
        else:
            plays.append(Play(naturals + wilds, name if n else melds[rank]))
    return tuple(plays)


def _agree(moment: Situation, action: Action, expected: bool, book: Rulebook, what: object) -> None:
    found = engine.check(moment.view(), action)
    assert (found is None) == expected, (
        f"{what}: the rule book says {'legal' if expected else 'illegal'}, the engine {found}\n"
        f"{standing_of(moment.state)} {book.options} pile {moment.table.pile!r}"
    )


# ------------------------------------------------------------------------------------------------------------ tests


@pytest.fixture(params=RULE_SETS, name="name")
def _name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _moments(name: str, *, took: str | None, **options: Any) -> Iterator[tuple[Situation, Rulebook, Random]]:
    random = Random(f"{name} {took}")
    book = Rulebook(RULE_SETS[name] | options)
    rules = with_options(RuleSet(), book.options)
    for _ in range(POSITIONS * (3 if name == "classic" else 1)):
        yield random_moment(random, book, rules, took=took), book, random


@pytest.mark.parametrize("took", ["stock", "pile"])
def test_every_lay_down_and_discard_is_judged_as_by_the_rule_book(name: str, took: str) -> None:
    seen = Counter[bool]()
    for moment, book, random in _moments(name, took=took):
        at = standing_of(moment.state)
        for lay in book.every_lay(at):
            expected = book.may_lay(at, lay)
            seen[expected] += 1
            action = LayDown(plays_of(moment, lay, random))
            _agree(moment, action, expected, book, lay)
            if expected:
                after = engine.apply(moment.state, moment.seat, action).state
                now, wanted = standing_of(after), book.after(at, lay)
                assert (now.hand, now.melds) == (wanted.hand, wanted.melds)
                assert bool(after.table.result) == (not wanted.hand)
        for card in set(each_card(moment.view().hand)):
            _agree(moment, Discard(card), book.may_discard(at), book, card)
    assert seen[True] > 10
    assert seen[False] > 10


@pytest.mark.parametrize("took", ["stock", "pile"])
def test_whether_a_hand_can_go_out_is_found_as_by_trying_everything(name: str, took: str) -> None:
    seen = Counter[bool]()
    for moment, book, _ in _moments(name, took=took):
        at = _unanswered(standing_of(moment.state))
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
    for moment, book, _ in _moments(name, took=took):
        at = standing_of(moment.state)
        states = _closure(moment.state)
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


def _closure(state: State) -> list[State]:
    """All states of this turn that rows of yielded lay-downs lead to, this one included."""
    found = {_key(state): state}
    todo = [state]
    while todo:
        now = todo.pop()
        if now.table.result is not None:
            continue
        view = engine.view_of(now, now.table.turn.seat)
        actions = list(engine.legal_actions(view))
        assert actions, "a seat must act and has nothing to do"
        for action in actions:
            assert engine.check(view, action) is None, f"{action} is yielded and illegal"
            if isinstance(action, LayDown):
                then = engine.apply(now, view.seat, action).state
                if _key(then) not in found:
                    found[_key(then)] = then
                    todo.append(then)
    return list(found.values())


def _key(state: State) -> tuple[Any, ...]:
    at = standing_of(state)
    return at.hand, at.melds


def test_every_way_to_take_the_pile_is_judged_as_by_the_rule_book(name: str) -> None:
    seen = Counter[bool]()
    for moment, book, random in _moments(name, took=None):
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
            _agree(moment, action, expected, book, lay)
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
    if top == "B":
        used = cards_of(each_card(hand & BLACK_THREES)[: use[0]])
    elif isinstance(top, int):
        used = some_of_rank(hand, top, use[0]) + some_of_rank(hand, Rank.TWO, use[1]) + one(JOKER) * use[2]
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
    for moment, book, _ in _moments(name, took="stock"):
        if moment.table.question is not None or not moment.may("ask"):
            continue
        asked += 1
        for yes in (True, False):
            answered = moment.does("ask").does("answer yes" if yes else "answer no")
            ends = Counter[bool]()
            for state in _closure(answered.state):
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
    for moment, book, _ in _moments(name, took=None, exit_without_drawing="with_permission"):
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
            for state in _closure(leave.state)
        ), f"{at} {book.options}"
        refused = moment.does("ask", "answer no")
        for action in refused.offers():
            assert engine.check(refused.view(), action) is None
            after = engine.apply(refused.state, refused.seat, action).state
            # The hand stays, unless the stock is empty and the pile is declined.
            assert isinstance(action, Pass) or (after.table.is_running and after.hands[0])
            if after.table.phase is Phase.PLAY:
                assert all(state.table.result is None for state in _closure(after))
        assert refused.offers()
    assert asked or name != "classic"


def test_answers_are_the_only_thing_an_asked_partner_may_do() -> None:
    moment = Situation.of("K K 4", took="stock", melds="K K K K K", question="open")
    assert set(moment.offers(2)) == {Answer(yes=True), Answer(yes=False)}
    assert [shape(action) for action in moment.offers(0)] == [("WithdrawQuestion",)]
    assert not moment.offers(1)
    assert isinstance(moment.why("discard 4", 0), Violation)


def test_the_small_positions_reach_what_matters() -> None:
    """The random positions really contain the cases that go wrong."""
    kinds = Counter[str]()
    for took in ("stock", None):
        for moment, book, _ in _moments("classic", took=took):
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


def _can_end_it(state: State) -> bool:
    """Whether some row of yielded lay-downs and discards goes out in this turn."""
    for reached in _closure(state):
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
    for moment, book, _ in _moments(name, took=None, ask_timing="own_turn_before_any_meld"):
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
