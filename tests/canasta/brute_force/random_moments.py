"""Moments of rounds by chance on little tables, and what the rule book says of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from bot.canasta import engine
from bot.canasta.actions import Action, LayDown, Play
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    Cards,
    Rank,
    cards_of,
    each_card,
    is_black_three,
    is_red_three,
    is_wild,
    one,
    rank_of,
    some_of_rank,
)
from bot.canasta.melds import MeldId
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.state import State
from tests.canasta.brute_force.rulebook import Content, Lay, RankTurn, Rulebook, Symbol, hand_of, melds_of
from tests.support.builders import Situation

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
    "black_threes_with_wilds": {"black_three_meld": "exit_turn_with_wilds"},
    "black_threes_with_fewer_wilds": {
        "black_three_meld": "exit_turn_with_wilds",
        "wild_ratio": "naturals_gt_wilds",
        "max_wilds": 2,
        "final_discard": "required",
    },
    "black_threes_with_wilds_in_small_canastas": {
        "black_three_meld": "exit_turn_with_wilds",
        "canasta_size": 4,
        "canasta_extension": "natural_only",
        "canasta_mix": {"natural": 1},
    },
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
    "black_threes_can_be_taken_with_wilds": {
        "pile_block_tops": ["wild"],
        "black_three_blocks_pile": False,
        "black_three_meld": "exit_turn_with_wilds",
        "canasta_size": 4,
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
        if question is not None and (size < 2 or not book.can_go_out(unanswered(standing))):
            continue  # nobody could have asked
        if took is not None and not book.can_finish(standing):
            continue  # nobody can have come here
        return moment


def unanswered(at: RankTurn) -> RankTurn:
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


def agree(moment: Situation, action: Action, expected: bool, book: Rulebook, what: object) -> None:
    found = engine.check(moment.view(), action)
    assert (found is None) == expected, (
        f"{what}: the rule book says {'legal' if expected else 'illegal'}, the engine {found}\n"
        f"{standing_of(moment.state)} {book.options} pile {moment.table.pile!r}"
    )


# ------------------------------------------------------------------------------------------------------------ tests


def moments(name: str, *, took: str | None, **options: Any) -> Iterator[tuple[Situation, Rulebook, Random]]:
    """Yield moments with their rule book, and chance for what is done there; several tests look at the same ones."""
    book = Rulebook(RULE_SETS[name] | options)
    random = Random(f"{name} {took} done")
    for moment in _made(name, took, tuple(options.items())):
        yield moment, book, random


@cache
def _made(name: str, took: str | None, options: tuple[tuple[str, Any], ...]) -> list[Situation]:
    random = Random(f"{name} {took}")
    book = Rulebook(RULE_SETS[name] | dict(options))
    rules = with_options(RuleSet(), book.options)
    count = POSITIONS * (3 if name == "classic" else 1)
    return [random_moment(random, book, rules, took=took) for _ in range(count)]


def closure(state: State) -> list[State]:
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
