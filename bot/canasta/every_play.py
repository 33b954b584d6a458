"""Exhaustive enumeration of the legal plays of small hands: the reference for :func:`legal_actions`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final, NamedTuple

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    count_of,
    each_card,
    faces,
    is_natural,
    is_wild,
    of_rank,
    one,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
    suit_of,
)
from bot.canasta.engine import check
from bot.canasta.errors import CanastaError, Violation
from bot.canasta.melding.shapes import black_threes_take_wilds
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.phases.irregularities import discardable
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.phases.taking.pile_share import counts_to_try, share_of
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.rules.model import NO_LIMIT, RuleSet
from bot.canasta.turn import LAST_THREE, Phase
from bot.canasta.view import SeatView

MOST_CANDIDATES: Final = 50_000
"""The most plays that are tried; a hand with more is refused."""


class TooManyPlaysError(CanastaError):
    """A hand that is too large for exhaustive enumeration."""

    def __init__(self) -> None:
        super().__init__(f"more than {MOST_CANDIDATES} plays to try")


class _Place(NamedTuple):
    """A place for cards: a meld on the table, or a new one of this kind, rank and suit."""

    kind: MeldKind
    rank: int = 0
    suit: int = 0
    meld: Meld | None = None


_Choice = tuple[tuple[_Place, Cards], ...]


def every_action(view: SeatView) -> Iterator[Action]:
    """Return every legal action of this seat, each once.

    Of equal plays one is meant: cards of a rank by the lowest suits (of those that no sequence takes), one play for
    each meld, melds named by their number when they are already there.

    Raises:
        TooManyPlaysError: if there are more than :data:`MOST_CANDIDATES` ways to combine the cards.
    """
    single: list[Action] = [
        Draw(),
        Pass(),
        AskPartner(),
        WithdrawQuestion(),
        Answer(yes=True),
        Answer(yes=False),
    ]
    single += [Discard(face, more) for face in faces(discardable(view)) for more in (False, True)]
    single += [
        DeclareSpecialHand(name, with_upcard)
        for name in sorted(view.table.rules.scoring.special_hands)
        for with_upcard in (False, True)
    ]
    single += [LayThrees(cards) for cards in _parts_of(held_threes(view) or view.hand & _last_threes(view))]
    candidates: list[Iterable[Action]] = [single]
    table = view.table
    question = table.question
    if table.turn.seat == view.seat and (question is None or question.answer is not None):
        if table.phase is Phase.PLAY:
            candidates.append(_lay_downs(view))
        elif table.phase is Phase.DRAW and table.upcard is not None:
            candidates.append(_takes(view))
    # Two copies of a card can be shared out in two ways that are the same play.
    once = dict.fromkeys(action for row in candidates for action in row)
    return (action for action in once if check(view, action) is None)


def _last_threes(view: SeatView) -> Cards:
    return view.table.rules.traits.table_threes if view.table.turn.took is LAST_THREE else NO_CARDS


def _parts_of(cards: Cards) -> Iterator[Cards]:
    """Yield every choice of some of the cards."""
    counts = [(face, count_of(cards, face)) for face in faces(cards)]
    for amounts in product(*(range(count + 1) for _, count in counts)):
        if any(amounts):
            yield sum(one(face) * amount for (face, _), amount in zip(counts, amounts, strict=True))


def _lay_downs(view: SeatView) -> list[Action]:
    return [
        LayDown(tuple(_play(place, cards) for place, cards in choice))
        for choice in _limited(_choices(_places(view), 0, view.hand, view.table.rules))
        if choice
    ]


def _play(place: _Place, cards: Cards) -> Play:
    return Play(cards, None if place.meld is None else place.meld.id)


def _takes(view: SeatView) -> list[Action]:
    """Return every way to go with the card that is melded, and every way to lay more beside it."""
    rules = view.table.rules
    takes: list[Action] = []
    for count in counts_to_try(view.table):
        share = share_of(view.table, count)
        if isinstance(share, Violation):
            continue
        is_first = is_hand_first(rules) and not view.table.has_melded[view.side]
        merges = rules.traits.same_rank == "merge"
        more_of_rank = is_first or not merges
        places = [
            place
            for place in _places(view)
            if more_of_rank or place.kind is not MeldKind.RANK or place.rank != rank_of(share.card)
        ]
        for use in _uses(view, share.card, merges):
            left = view.hand - use.cards
            for choice in _limited(_choices(places, 0, left, rules), len(takes)):
                more = tuple(_play(place, cards) for place, cards in choice)
                takes.append(TakePile(use, more, count))
    return takes


def _uses(view: SeatView, upcard: Card, merges: bool) -> Iterator[Play]:
    """Yield what can go with the card that is melded: cards of its rank and wild cards, or a meld to lay it off on."""
    rank = rank_of(upcard)
    named = [
        meld
        for meld in view.melds
        if meld.kind is MeldKind.SEQUENCE or (meld.kind is MeldKind.RANK and meld.rank == rank and not merges)
    ]
    naturals = NO_CARDS if is_wild(upcard) else of_rank(view.hand, rank)
    for count in range(size(naturals) + 1):
        for wilds in _wilds_of(view.hand, NO_LIMIT):
            cards = (some_of_rank(view.hand, rank, count) if count else NO_CARDS) + wilds
            yield Play(cards)
            for meld in named:
                if meld.kind is MeldKind.RANK:
                    yield Play(cards, meld.id)
    for meld in named:
        if meld.kind is MeldKind.SEQUENCE:
            yield Play(NO_CARDS, meld.id)


def _limited(choices: Iterator[_Choice], before: int = 0) -> Iterator[_Choice]:
    for number, each in enumerate(choices):
        if before + number > MOST_CANDIDATES:
            raise TooManyPlaysError
        yield each


def _places(view: SeatView) -> list[_Place]:
    """Return the places where cards of this hand can go. Sequences come first, since only they care about suits."""
    rules = view.table.rules
    merges = rules.traits.same_rank == "merge"
    sequences: list[_Place] = []
    others: list[_Place] = []
    if rules.melds.sequence_melds:
        for suit in Suit:
            held = sum(is_natural(face) and suit_of(face) == suit for face in each_card(view.hand))
            # Two new sequences of a suit are as many as a hand small enough to be tried can have.
            new = [_Place(MeldKind.SEQUENCE, suit=suit)] * min(2, held // 2)
            sequences += new
    for meld in view.melds:
        place = _Place(meld.kind, meld.rank, meld.suit or 0, meld)
        (sequences if meld.kind is MeldKind.SEQUENCE else others).append(place)
    begun = {place.rank for place in others if place.kind is MeldKind.RANK}
    counts = rank_counts(view.hand)
    others += [
        _Place(MeldKind.RANK, rank)
        for rank in NATURAL_RANKS
        if counts[rank] and not (merges and rank in begun)
    ]
    if rules.melds.wild_melds:
        others.append(_Place(MeldKind.WILD))
    if counts[Rank.THREE] and not any(place.rank == Rank.THREE for place in others):
        kind = MeldKind.THREES if rules.melds.threes_melds else MeldKind.BLACK_THREES
        others.append(_Place(kind, Rank.THREE))
    return [*sequences, *others]


def _choices(places: list[_Place], at: int, left: Cards, rules: RuleSet) -> Iterator[_Choice]:
    """Yield every way to share the cards among the places from ``at`` on."""
    if at == len(places):
        yield ()
        return
    place = places[at]
    for cards in _for_place(place, left, rules):
        for rest in _choices(places, at + 1, left - cards, rules):
            yield ((place, cards), *rest) if cards else rest


def _for_place(place: _Place, left: Cards, rules: RuleSet) -> Iterator[Cards]:
    """Yield no cards, and every choice of cards that may go to a place; the rules still have to judge it."""
    yield NO_CARDS
    if place.kind is MeldKind.SEQUENCE:
        yield from _for_sequence(place, left, rules)
        return
    naturals = NO_CARDS
    if place.kind is MeldKind.RANK:
        naturals = of_rank(left, place.rank)
    elif place.kind is MeldKind.BLACK_THREES:
        naturals = left & BLACK_THREES
    elif place.kind is MeldKind.THREES:
        naturals = left & (BLACK_THREES | RED_THREES)
    takes_wilds = place.kind in {MeldKind.WILD, MeldKind.RANK} or (
        place.kind is MeldKind.BLACK_THREES and black_threes_take_wilds(rules)
    )
    for count in range(size(naturals) + 1):
        if not count and place.kind is not MeldKind.WILD and place.meld is None:
            continue
        some = some_of_rank(naturals, place.rank, count) if count else NO_CARDS
        for wilds in _wilds_of(left, NO_LIMIT if takes_wilds else 0):
            if some + wilds:
                yield some + wilds


def _wilds_of(left: Cards, most: int) -> Iterator[Cards]:
    twos, jokers = size(of_rank(left, Rank.TWO)), count_of(left, JOKER)
    for some_twos in range(min(twos, most) + 1):
        for some_jokers in range(min(jokers, most - some_twos) + 1):
            yield (some_of_rank(left, Rank.TWO, some_twos) if some_twos else NO_CARDS) + one(
                JOKER
            ) * some_jokers


def _for_sequence(place: _Place, left: Cards, rules: RuleSet) -> Iterator[Cards]:
    """Yield cards of one suit that with those on the table are in a row, but for gaps that wild cards can fill."""
    laid = {rank_of(face) for face in faces(place.meld.cards & NATURALS)} if place.meld is not None else set()
    most = rules.melds.sequence_max_wilds
    held = {rank for rank in NATURAL_RANKS if count_of(left, card(rank, place.suit))} - laid
    there = sorted(laid | held)
    lowest, highest = (min(laid), max(laid)) if laid else (NATURAL_RANKS[-1], NATURAL_RANKS[0])
    for low, high in combinations(there, 2):
        if low > lowest or high < highest:
            # The cards on the table are part of the row.
            continue
        within = [rank for rank in range(low, high + 1) if rank not in laid]
        missing = sum(rank not in held for rank in within)
        inner = [rank for rank in within if rank in held and low < rank < high]
        for fewer in range(most - missing + 1):
            for dropped in combinations(inner, fewer):
                chosen = [rank for rank in within if rank in held and rank not in dropped]
                cards = sum(one(card(rank, place.suit)) for rank in chosen)
                yield from (cards + wilds for wilds in _wilds_of(left, most) if cards + wilds)
