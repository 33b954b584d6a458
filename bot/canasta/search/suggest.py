"""Good plays to offer a player: sensible, legal, and few.

They are for people who look at their hand, not for a computer player: whole ranks are laid down at once, and natural
cards before wild ones. Each passes the engine's check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.canasta.actions import Action, LayDown, Play, TakePile
from bot.canasta.cards import (
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    contains,
    highest_face,
    lowest_face,
    minus,
    of_rank,
    one,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.engine import check, legal_actions
from bot.canasta.melding.shapes import LONGEST_SEQUENCE, rank_meld, wild_cap
from bot.canasta.melds import CANASTA_SIZE, Make, Meld, MeldKind
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView


def suggested_plays(
    view: SeatView, most: int = 5, legal: Sequence[Action] | None = None
) -> list[LayDown | TakePile]:
    """Return good legal plays, best first; none while it is not this seat's move. ``legal`` are the legal actions,
    where they are known.

    To begin the turn: the ways to take the pile. After the draw: initial melds that reach the requirement, or, once the
    side has melded, going out, a canasta completed, sequences as long as the hand can, everything natural at once, and
    whole ranks.
    """
    if not view.is_to_act or view.table.turn.seat != view.seat:
        return []
    question = view.table.question
    if question is not None and question.answer is None:
        return []
    if legal is None:
        legal = tuple(legal_actions(view))
    candidates = _takes(view, legal) if view.table.phase is Phase.DRAW else _lay_downs(view, legal)
    found: list[LayDown | TakePile] = []
    for action in candidates:
        if action not in found and check(view, action) is None:
            found.append(action)
            if len(found) >= most:
                break
    return found


def _takes(view: SeatView, legal: Sequence[Action]) -> Iterator[TakePile]:
    """Yield the ways to take the pile: with all naturals of the upcard's rank first, else as the engine lists them."""
    upcard = view.table.upcard
    if upcard is not None and view.table.has_melded[view.side]:
        meld = rank_meld(view.melds, rank_of(upcard))
        yield TakePile(Play(of_rank(view.hand, rank_of(upcard)), meld.id if meld is not None else None))
    for action in legal:
        if isinstance(action, TakePile):
            yield action


def _lay_downs(view: SeatView, legal: Sequence[Action]) -> Iterator[LayDown]:
    listed = [action for action in legal if isinstance(action, LayDown)]
    for left in (0, 1):
        # A single card may be left only where it can be discarded, which empties the hand.
        yield from (action for action in listed if _leaves(view, action) == left)
    if not view.table.has_melded[view.side]:
        yield from listed
        return
    has_sequences = view.table.rules.melds.sequence_melds
    finishing, runs = suggested_runs(view) if has_sequences else ([], [])
    yield from (LayDown((play,)) for play in (*finishing, *_canastas(view), *runs))
    if has_sequences:
        yield from sorted(
            filter(_has_run, listed), key=lambda action: -sum(size(p.cards) for p in action.plays)
        )
    naturals = [*_lay_offs(view), *_new_melds(view)]
    if len(naturals) > 1:
        yield LayDown(tuple(naturals))
    yield from (LayDown((play,)) for play in naturals)
    yield from (action for action in listed if sum(play.cards for play in action.plays) & WILDS)


def _has_run(action: LayDown) -> bool:
    """Return whether a new sequence is among the plays."""
    return any(sum(count > 0 for count in rank_counts(play.cards & ~WILDS)) > 1 for play in action.plays)


def _leaves(view: SeatView, action: LayDown) -> int:
    """Return the number of cards that stay in the hand."""
    return size(view.hand) - sum(size(play.cards) for play in action.plays)


def _lay_offs(view: SeatView) -> Iterator[Play]:
    """Yield all naturals of each rank that the side has melded, the largest meld first."""
    for meld in _largest_first(view):
        cards = of_rank(view.hand, meld.rank)
        if cards:
            yield Play(cards, meld.id)


def _new_melds(view: SeatView) -> Iterator[Play]:
    """Yield all naturals of each rank that make a meld of their own, the most cards first."""
    counts = rank_counts(view.hand)
    least = view.table.rules.melds.min_meld_cards
    ranks = [rank for rank in NATURAL_RANKS if counts[rank] >= least and rank_meld(view.melds, rank) is None]
    for rank in sorted(ranks, key=lambda rank: (-counts[rank], -rank)):
        yield Play(of_rank(view.hand, rank))


def _canastas(view: SeatView) -> Iterator[Play]:
    """Return the plays that complete a canasta: all naturals of its rank, and only as many wild cards as are missing.

    A natural canasta is worth more and never got with wild cards, so those that need none come first, then those that
    need the fewest.
    """
    hand = view.hand
    counts = rank_counts(hand)
    found: list[tuple[int, int, Play]] = []
    for rank in NATURAL_RANKS:
        meld = rank_meld(view.melds, rank)
        if meld is not None and meld.is_canasta:
            continue
        lying = meld.naturals if meld is not None else 0
        lying_wilds = meld.wilds if meld is not None else 0
        wanting = max(0, CANASTA_SIZE - lying - lying_wilds - counts[rank])
        if lying_wilds + wanting > wild_cap(view.table.rules.melds, lying + counts[rank]):
            continue
        twos = min(wanting, counts[Rank.TWO])
        if wanting - twos > counts[Rank.JOKER]:
            continue
        cards = of_rank(hand, rank) + some_of_rank(hand, Rank.TWO, twos) + one(JOKER) * (wanting - twos)
        if cards != NO_CARDS and contains(hand, cards):
            found.append((wanting, -rank, Play(cards, meld.id if meld is not None else None)))
    found.sort(key=lambda each: each[:2])
    return (play for _, _, play in found)


def _largest_first(view: SeatView) -> list[Meld]:
    melds = [meld for meld in view.melds if meld.kind is MeldKind.RANK]
    return sorted(
        melds, key=lambda meld: (meld.is_canasta and meld.make is Make.MIXED, -meld.size, -meld.rank)
    )


def suggested_runs(view: SeatView) -> tuple[list[Play], list[Play]]:
    """Return plays of natural cards: those that finish a sequence, and the others, own sequences first, by length.

    A card that makes an own sequence longer is in no new one.
    """
    plays = [
        (meld.size + size(cards), Play(cards, meld.id))
        for meld in view.melds
        if (cards := _extension(view.hand, meld))
    ]
    left = view.hand
    for _, longer in plays:
        left = minus(left, longer.cards)
    plays += [(size(cards), Play(cards)) for suit in Suit for cards in _runs(left, suit)]
    plays.sort(key=lambda each: (each[1].meld is None, -each[0]))
    least = view.table.rules.melds.min_meld_cards
    finishing = [play for long, play in plays if long == LONGEST_SEQUENCE]
    return finishing, [play for long, play in plays if least <= long < LONGEST_SEQUENCE]


def _extension(hand: Cards, meld: Meld) -> Cards:
    """Return the cards of the hand that follow an own sequence at its ends, upwards first, as many as it can take."""
    if meld.kind is not MeldKind.SEQUENCE or meld.suit is None or meld.wilds:
        return NO_CARDS
    room, found = LONGEST_SEQUENCE - meld.size, NO_CARDS
    for step, end in ((1, highest_face(meld.cards)), (-1, lowest_face(meld.cards))):
        for face in _row(rank_of(end) + step, step, meld.suit):
            if not room or not contains(hand, one(face)):
                break
            found += one(face)
            room -= 1
    return found


def _runs(cards: Cards, suit: Suit) -> Iterator[Cards]:
    """Yield the longest rows of cards of a suit, from the highest; of more than a sequence holds the highest."""
    run, count = NO_CARDS, 0
    for face in _row(NATURAL_RANKS[-1], -1, suit):
        if contains(cards, one(face)) and count < LONGEST_SEQUENCE:
            run, count = run + one(face), count + 1
        else:
            yield run
            run, count = (one(face), 1) if contains(cards, one(face)) else (NO_CARDS, 0)
    yield run


def _row(rank: int, step: int, suit: Suit | int) -> Iterator[Card]:
    """Yield the faces of a suit from a rank on, up or down."""
    while NATURAL_RANKS[0] <= rank <= NATURAL_RANKS[-1]:
        yield card(rank, suit)
        rank += step
