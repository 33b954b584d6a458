"""Every single play by brute force, for small hands: the yardstick of what :func:`legal_actions` offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    Pass,
    Play,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURAL_RANKS,
    NO_CARDS,
    Cards,
    Rank,
    faces,
    is_natural,
    one,
    rank_counts,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.engine import check
from bot.canasta.errors import CanastaError
from bot.canasta.melding import rank_meld
from bot.canasta.melds import MeldId
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView

MOST_CANDIDATES: Final = 50_000
"""So many plays are tried at most; a hand with more is refused."""


class TooManyPlaysError(CanastaError):
    """The hand is too large for trying everything."""

    def __init__(self) -> None:
        super().__init__(f"more than {MOST_CANDIDATES} plays to try")


class _Place(NamedTuple):
    """Where cards of a rank can go: how many there are, the meld that they join, whether wild cards alone may go."""

    rank: int
    held: int
    meld: MeldId | None
    takes_wilds_alone: bool


_Amounts = tuple[tuple[_Place, int, int, int], ...]


def every_action(view: SeatView) -> Iterator[Action]:
    """Every legal action of this seat, each once.

    Of equal plays one is meant: cards of a rank by the lowest suits, one play for each meld, melds named by their
    number when they are already there.

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
    single += [Discard(face) for face in faces(view.hand)]
    single += [
        DeclareSpecialHand(name, with_upcard)
        for name in view.table.rules.scoring.special_hands
        for with_upcard in (False, True)
    ]
    candidates: list[Iterator[Action]] = [iter(single)]
    table = view.table
    question = table.question
    if table.turn.seat == view.seat and (question is None or question.answer is not None):
        if table.phase is Phase.PLAY:
            candidates.append(_combined(view, None, lambda plays: LayDown(plays) if plays else None))
        elif table.phase is Phase.DRAW and table.upcard is not None and is_natural(table.upcard):
            rank = rank_of(table.upcard)
            candidates.append(_combined(view, rank, lambda plays: TakePile(plays[0], plays[1:])))
    return (action for row in candidates for action in row if check(view, action) is None)


def _combined(
    view: SeatView, upcard_rank: int | None, build: Callable[[tuple[Play, ...]], Action | None]
) -> Iterator[Action]:
    places = _places(view, upcard_rank)
    counts = rank_counts(view.hand)
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    if sum(1 for _ in _limited(_amounts(places, 0, twos, jokers))) > MOST_CANDIDATES:
        raise TooManyPlaysError
    return (
        action
        for amounts in _amounts(places, 0, twos, jokers)
        if (action := build(_plays(view.hand, amounts, upcard_rank))) is not None
    )


def _limited(amounts: Iterator[_Amounts]) -> Iterator[_Amounts]:
    for number, each in enumerate(amounts):
        yield each
        if number > MOST_CANDIDATES:
            return


def _places(view: SeatView, upcard_rank: int | None) -> list[_Place]:
    counts = rank_counts(view.hand)
    places: list[_Place] = []
    for rank in NATURAL_RANKS:
        meld = rank_meld(view.melds, rank)
        if rank == upcard_rank:
            # First, since it goes with the upcard.
            places.insert(0, _Place(rank, counts[rank], None, takes_wilds_alone=True))
        elif counts[rank] or meld is not None:
            places.append(_Place(rank, counts[rank], meld.id if meld else None, meld is not None))
    black = size(view.hand & BLACK_THREES)
    if black:
        places.append(_Place(Rank.THREE, black, None, takes_wilds_alone=False))
    return places


def _amounts(places: list[_Place], at: int, twos: int, jokers: int) -> Iterator[_Amounts]:
    """Every way to choose how many naturals, twos and jokers go to each place."""
    if at == len(places):
        yield ()
        return
    place = places[at]
    for naturals in range(place.held + 1):
        wilds_fit = (naturals > 0 or place.takes_wilds_alone) and place.rank != Rank.THREE
        for some_twos in range((twos if wilds_fit else 0) + 1):
            for some_jokers in range((jokers if wilds_fit else 0) + 1):
                for rest in _amounts(places, at + 1, twos - some_twos, jokers - some_jokers):
                    yield ((place, naturals, some_twos, some_jokers), *rest)


def _plays(hand: Cards, amounts: _Amounts, upcard_rank: int | None) -> tuple[Play, ...]:
    plays: list[Play] = []
    left = hand
    for place, naturals, twos, jokers in amounts:
        from_hand = hand & BLACK_THREES if place.rank == Rank.THREE else hand
        cards = (
            (some_of_rank(from_hand, place.rank, naturals) if naturals else NO_CARDS)
            + (some_of_rank(left, Rank.TWO, twos) if twos else NO_CARDS)
            + one(JOKER) * jokers
        )
        if cards or place.rank == upcard_rank:
            left -= cards
            plays.append(Play(cards, place.meld))
    return tuple(plays)
