"""The engine against a slow second reading of the rules on melds beyond sets of a rank, on many small positions.

A long search: ``CANASTA_BRUTE_POSITIONS=500 python -m pytest --timeout=3600 tests/canasta/brute_force/test_melds.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.canasta import engine
from bot.canasta.actions import AskPartner, Discard, LayDown, Play
from bot.canasta.cards import JOKER, card, cards_of, each_card
from bot.canasta.melds import MeldKind
from bot.canasta.state import State
from tests.canasta.brute_force.meld_book import Bag, Lay, MeldBook, MeldTurn, is_wild
from tests.support.builders import Situation

POSITIONS = int(os.environ.get("CANASTA_BRUTE_POSITIONS", "25"))

THREE_PACKS = {"deck_count": 3, "joker_count": 6, "concealed_waives_minimum": "never"}
SAMBA = THREE_PACKS | {"sequence_melds": True, "max_wilds": 2}
AMERICAN = {
    "max_wilds": 2,
    "max_meld_cards": 7,
    "wild_melds": True,
    "wild_meld_lock": True,
    "rule_of_five": True,
    "sevens_rule": "pure_only",
    "aces_rule": "pure_unless_dirty_initial",
    "closed_rank_rule": "dead_for_both",
    "initial_purity": "pure_three_or_wild",
    "initial_canasta_waiver": "natural_or_wild_from_hand",
    "concealed_waives_minimum": "never",
    "final_discard": "required",
    "discard_wild": "forced_or_final_only",
}

RULE_SETS: dict[str, dict[str, Any]] = {
    "wild_melds": THREE_PACKS | {"wild_melds": True},
    "wild_melds_locked": THREE_PACKS | {"wild_melds": True, "wild_meld_lock": True},
    "miller": THREE_PACKS
    | {"wild_melds": True, "wild_meld_lock": True, "canastas_to_go_out": 3, "canasta_mix": {"natural": 2}},
    "samba": SAMBA,
    "samba_to_go_out": SAMBA | {"canastas_to_go_out": 2, "canasta_mix": {"sequence_or_natural": 1}},
    "bolivia": SAMBA | {"wild_melds": True, "canasta_mix": {"sequence": 1}},
    "hollywood": SAMBA
    | {"wild_melds": True, "sequence_max_wilds": 1, "min_naturals": 3, "max_meld_cards": 7},
    "a_wild_card_in_a_run": SAMBA | {"sequence_max_wilds": 1, "wild_melds": True, "wild_meld_lock": True},
    "american": AMERICAN,
    "american_two_canastas": AMERICAN | {"canastas_to_go_out": 2},
    "american_older": AMERICAN
    | {"rule_of_five": False, "closed_rank_rule": "dead_for_owner_only", "initial_purity": "three_naturals"},
    "american_2005": AMERICAN
    | {
        "rule_of_five": False,
        "wild_meld_lock": False,
        "closed_rank_rule": "none",
        "max_meld_cards": None,
        "initial_purity": "three_naturals",
        "initial_canasta_waiver": "any_canasta",
    },
    "cuban": THREE_PACKS | {"wild_melds": True, "max_meld_cards": 7, "canasta_extension": "none"},
}

_RANK_TEXTS = dict(zip(range(4, 15), ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"], strict=True))


def _text(cards: Bag) -> str:
    return " ".join(
        "*" if face == JOKER else ("2" if face >> 2 == 2 else _RANK_TEXTS[face >> 2]) + "CDHS"[face & 3]
        for face in cards
    )


# ------------------------------------------------------------------------------------------------- random positions


def _meld(random: Random, book: MeldBook, faces: list[int]) -> Bag | None:
    """A meld of any kind about some of these cards."""
    face = random.choice(faces)
    wilds = [JOKER, card(2, 0), card(2, 1)]
    sort = random.random()
    count = random.choice((3, 4, 5, 6, 6, 7) if random.random() < 0.4 else (6, 7, 7))
    mixed = random.choice((0, 0, 0, 1, 1, 2))
    if sort < 0.2 and book.rules["wild_melds"]:
        cards = random.choices(wilds, k=count)
    elif sort < 0.6 and book.rules["sequence_melds"]:
        low = max(4, min(face >> 2, 15 - count))
        cards = [card(rank, face & 3) for rank in range(low, low + count)]
        if book.rules["sequence_max_wilds"] and mixed:
            cards[random.randrange(count)] = random.choice(wilds)
    else:
        cards = [card(face >> 2, random.randrange(4)) for _ in range(count - mixed)]
        cards += random.choices(wilds, k=mixed)
    bag = tuple(sorted(cards))
    return bag if book.is_meld(bag) else None


def random_moment(random: Random, book: MeldBook, name: str) -> tuple[Situation, MeldTurn] | None:
    """A small position in which something may well be about to happen."""
    if book.rules["sequence_melds"] and random.random() < 0.6:
        low = random.randint(4, 9)
        suit = random.randrange(4)
        faces = [card(rank, suit) for rank in random.sample(range(low, low + 6), 4)]
        faces.append(card(random.choice(faces) >> 2, (suit + 1) % 4))
    else:
        ranks = random.sample((4, 7, 13, 14), random.randint(1, 3))
        faces = [card(rank, suit) for rank in ranks for suit in random.sample(range(4), 2)]
    melds: list[Bag] = []
    if random.random() < 0.8:
        for _ in range(random.choice((1, 1, 2, 2, 3))):
            bag = _meld(random, book, faces)
            if bag is not None:
                melds.append(bag)
    pool = [*faces, *faces, JOKER, card(2, 0)]
    size = random.choice((1, 2, 3, 3, 4, 4, 5, 5, 6)) if melds else random.choice((3, 4, 5, 6, 7, 8))
    if not melds and random.random() < 0.5:
        pool = [*random.sample(faces, min(2, len(faces))), JOKER, card(2, 0)]
    hand = tuple(sorted(random.choices(pool, k=size)))
    their: list[Bag] = []
    if random.random() < 0.3:
        rank = random.choice(faces) >> 2
        their = [tuple(sorted(card(rank, n % 4) for n in range(7)))]
    total = Counter(hand)
    for bag in (*melds, *their):
        total.update(bag)
    packs = 3 if "deck_count" in book.options else 2
    if any(n > (2 * packs if face == JOKER else packs) for face, n in total.items()):
        return None
    at = MeldTurn(
        hand,
        tuple(melds),
        frozenset(n for n, bag in enumerate(melds) if is_wild(bag[0])),
        frozenset(book.rank(bag) for bag in their),
        random.choice((15, 50, 90)),
        random.choice((None, None, None, True, False)) if melds else None,
    )
    ranks_there = [book.rank(bag) for bag in melds if book.rank(bag)]
    wilds_there = [bag for bag in melds if book.kind(bag) == "wild" and len(bag) < 7]
    if len(set(ranks_there)) < len(ranks_there) or len(wilds_there) > 1:
        return None
    if at.answer and not book.can_go_out(at):
        return None
    if not book.can_finish(at):
        return None
    moment = Situation.of(
        _text(hand),
        took="stock",
        melds=", ".join(map(_text, melds)),
        theirs=", ".join(map(_text, their)),
        pile="",
        question=at.answer,
        rules=dict(book.options) | {"initial_minimums": [[None, at.minimum]]},
    )
    return moment, at


def _moments(name: str) -> Iterator[tuple[Situation, MeldTurn, MeldBook]]:
    random = Random(name)
    book = MeldBook(RULE_SETS[name])
    found = 0
    while found < POSITIONS:
        made = random_moment(random, book, name)
        if made is not None:
            found += 1
            yield (*made, book)


def plays_of(moment: Situation, lay: Lay) -> tuple[Play, ...]:
    melds = moment.view().melds
    return tuple(Play(cards_of(bag), None if place is None else melds[place].id) for place, bag in lay)


# ----------------------------------------------------------------------------------------------------------- tests


@pytest.fixture(params=RULE_SETS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_lay_down_is_judged_as_by_the_rule_book(name: str) -> None:
    seen = Counter[bool]()
    for moment, at, book in _moments(name):
        for lay in book.every_lay(at):
            violation = engine.check(moment.view(), LayDown(plays_of(moment, lay)))
            expected = book.may_lay(at, lay)
            seen[expected] += 1
            assert (violation is None) == expected, _told(at, book, lay, violation)
    assert seen[True] > 2
    assert seen[False] > 10


def _told(at: MeldTurn, book: MeldBook, lay: Lay, said: object) -> str:
    laid = [(place, _text(bag)) for place, bag in lay]
    return f"{_text(at.hand)} | {[_text(bag) for bag in at.melds]} | {at.answer} {at.minimum} {at.their_closed} | {laid} | {said} | {book.options}"


def test_what_is_offered_leads_everywhere(name: str) -> None:
    """Offers are lawful, there is one, rows of them reach every lawful lay-down, and a way out is found if there is one."""
    outs = 0
    for moment, at, book in _moments(name):
        states = _closure(moment.state, book)
        reached = {_key(state, book) for state in states}
        can_lay = False
        for lay in book.every_lay(at):
            if book.may_lay(at, lay):
                can_lay = True
                then = book.after(at, lay)
                if at.melded and then.hand:
                    key = _plain(book, then.hand, then.melds)
                    assert key in reached, _told(at, book, lay, len(reached))
        offered = [action for action in moment.offers() if isinstance(action, LayDown)]
        assert bool(offered) == can_lay, _told(at, book, (), offered)
        out = any(state.table.result is not None for state in states) or any(
            isinstance(action, Discard) and len(each_card(state.hands[0])) == 1
            for state in states
            for action in engine.legal_actions(engine.view_of(state, state.table.turn.seat))
        )
        outs += out
        assert out == (at.answer is not False and book.can_go_out(at)), _told(at, book, (), out)
        if at.melded and at.answer is None:
            asks = any(isinstance(action, AskPartner) for action in moment.offers())
            assert asks == (book.can_go_out(at) and len(at.hand) > 1), _told(at, book, (), asks)
    assert outs or POSITIONS < 200


def _closure(state: State, book: MeldBook) -> list[State]:
    """All states of this turn that rows of yielded lay-downs lead to, this one included."""
    found = {_key(state, book): state}
    todo = [state]
    while todo:
        now = todo.pop()
        if now.table.result is not None:
            continue
        view = engine.view_of(now, now.table.turn.seat)
        actions = list(engine.legal_actions(view))
        assert actions, f"{_key(now, book)} must act and has nothing to do {book.options}"
        for action in actions:
            assert engine.check(view, action) is None, f"{action} is yielded and illegal"
            if isinstance(action, LayDown):
                then = engine.apply(now, view.seat, action).state
                if _key(then, book) not in found:
                    found[_key(then, book)] = then
                    todo.append(then)
    return list(found.values())


def _key(state: State, book: MeldBook) -> Any:
    melds = tuple(tuple(each_card(meld.cards)) for meld in state.table.melds[0])
    return _plain(book, tuple(each_card(state.hands[0])), melds)


def _plain(book: MeldBook, hand: Bag, melds: tuple[Bag, ...]) -> Any:
    """A hand and melds without the suits that make no difference."""
    with_suits = book.rules["sequence_melds"]

    def plain(bag: Bag) -> Bag:
        return tuple(face if with_suits and not is_wild(face) else face >> 2 for face in bag)

    return plain(hand), tuple(sorted(map(plain, melds)))


def test_the_small_positions_reach_every_kind_of_meld() -> None:
    kinds = {
        meld.kind
        for name in ("hollywood", "bolivia")
        for m, _, _ in _moments(name)
        for meld in m.table.melds[0]
    }
    assert {MeldKind.RANK, MeldKind.WILD, MeldKind.SEQUENCE} <= kinds
