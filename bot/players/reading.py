"""What a seat can conclude from its view: copies unseen, what others hold likely, how near the end is.

Everything here comes from public facts and the own hand. A memory is not needed: the view names every card that lay
open, and the pile tells in order who threw what since it was last taken.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec import Struct

from bot.canasta.cards import Rank, full_pack, rank_counts, size
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.phases.going_out import right_to_go_out
from bot.canasta.phases.take_pile import frozen_for
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.players.weights import Weights, weights_for

RANKS = Rank.ACE + 1
"""Length of a list indexed by rank."""


class Reading(Struct, frozen=True):
    """A view, read.

    * ``unseen``: by rank, copies that this seat has not located.
    * ``hidden``: how many cards it has not located in all.
    * ``frozen``: whether the pile needs a natural pair from this side; ``frozen_for_them`` from the next seat's side.
    * ``caught``: the chance that the round ends before this seat plays again.
    * ``time``: 1 with plenty of stock left, 0 with none.
    """

    view: SeatView
    rules: RuleSet
    weights: Weights
    unseen: tuple[int, ...]
    hidden: int
    frozen: bool
    frozen_for_them: bool
    may_go_out: bool
    caught: float
    time: float
    next_seat: Seat

    @property
    def table(self) -> TableView:
        """The public facts."""
        return self.view.table


def read(view: SeatView, weights: Weights | None = None) -> Reading:
    """Read a view, with the weights for its rules unless others are given."""
    table = view.table
    rules = table.rules
    unseen = _unseen(view)
    next_seat = table.seating.next_after(view.seat)
    may_go_out = right_to_go_out(rules, view.melds)
    always = rules.pile.pile_always_frozen or table.pile_frozen
    until_melded = rules.pile.pile_frozen_until_melded
    their_side = table.seating.sides[next_seat]
    return Reading(
        view=view,
        rules=rules,
        weights=weights or weights_for(rules),
        unseen=unseen,
        hidden=max(1, sum(unseen)),
        frozen=frozen_for(view) is not None,
        frozen_for_them=always or (until_melded and not table.has_melded[their_side]),
        may_go_out=may_go_out,
        caught=_caught(view, may_go_out=may_go_out),
        time=min(1.0, table.stock_size / (7.0 * len(table.seating.order))),
        next_seat=next_seat,
    )


@lru_cache(maxsize=64)
def _pack_counts(packs: int, jokers: int, copies: int | None) -> bytes:
    return rank_counts(full_pack(packs, jokers, copies))


def _unseen(view: SeatView) -> tuple[int, ...]:
    table = view.table
    deal = table.rules.deal
    left = list(_pack_counts(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank))
    located = [view.hand, *table.red_threes]
    located += [table.known[seat] for seat in table.seating.order if seat != view.seat]
    located += [meld.cards for melds in table.melds for meld in melds]
    for cards in located:
        if cards:
            for rank, count in enumerate(rank_counts(cards)):
                left[rank] -= count
    for card in table.pile:
        left[card >> 2] -= 1
    return tuple(max(0, count) for count in left[:RANKS])


# ---------------------------------------------------------------------------------------------- the end of the round

_OUT_NEXT_TURN = (1.0, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08, 0.05)
"""Chance that a player who may go out does so in his next turn, by the cards he holds."""


def _caught(view: SeatView, *, may_go_out: bool) -> float:
    """The chance that the round ends before this seat plays again."""
    table = view.table
    safe = 1.0
    for seat in table.seating.order:
        if seat == view.seat:
            continue
        cards = table.hand_sizes[seat]
        if table.seating.sides[seat] == view.side:
            # Partner will mostly ask, so he counts for less.
            safe *= 1.0 - (0.3 if may_go_out else 0.0) * _OUT_NEXT_TURN[min(cards, 7)]
        else:
            safe *= 1.0 - _side_is_ready(table, seat) * _OUT_NEXT_TURN[min(cards, 7)]
    turns = table.stock_size / len(table.seating.order)
    if turns < 3:
        safe *= (0.08, 0.55, 0.85)[int(turns)]
    return 1.0 - safe


def _side_is_ready(table: TableView, seat: Seat) -> float:
    """How far a side is on its way to the right to go out, 0 to 1."""
    melds = table.side_melds(seat)
    if right_to_go_out(table.rules, melds):
        return 1.0
    longest = max((meld.size for meld in melds if meld.kind is MeldKind.RANK), default=0)
    return (0.0, 0.0, 0.0, 0.02, 0.06, 0.15, 0.35, 0.5)[min(longest, 7)]


# ------------------------------------------------------------------------------------------------- what others hold


def expected_in_hand(reading: Reading, seat: Seat, rank: int) -> tuple[int, float]:
    """Cards of a rank in another hand: how many are known to be there, and how many more are to be expected."""
    table = reading.table
    known = table.known[seat]
    concealed = table.hand_sizes[seat] - (size(known) if known else 0)
    sure = rank_counts(known)[rank] if known else 0
    return sure, reading.unseen[rank] * concealed / reading.hidden


def chance_of_pair(reading: Reading, seat: Seat, rank: int) -> float:
    """The chance that another hand holds two or more of a natural rank."""
    sure, more = expected_in_hand(reading, seat, rank)
    more *= reading.weights.keeps_pairs
    if sure >= 2:
        return 1.0
    if reading.unseen[rank] + sure < 2:
        return 0.0
    if sure == 1:
        return 1.0 - exp(-more)
    return 1.0 - exp(-more) * (1.0 + more)


def chance_of_one(reading: Reading, seat: Seat, rank: int) -> float:
    """The chance that another hand holds at least one of a rank."""
    sure, more = expected_in_hand(reading, seat, rank)
    return 1.0 if sure else 1.0 - exp(-more)


def chance_of_wild(reading: Reading, seat: Seat) -> float:
    """The chance that another hand holds a wild card."""
    return 1.0 - (1.0 - chance_of_one(reading, seat, Rank.TWO)) * (
        1.0 - chance_of_one(reading, seat, Rank.JOKER)
    )


def ranks_let_lie(reading: Reading) -> frozenset[int]:
    """Ranks in the pile that the next player threw, or that this seat threw and he did not take."""
    table = reading.table
    pile = table.pile
    around = len(table.seating.order)
    # In the own turn the top card is the previous seat's, and so on backwards around the table; a card turned at the
    # deal lies lowest and is nobody's.
    thrown_by_him = pile[-(around - 1) :: -around] if len(pile) >= around - 1 else b""
    thrown_by_me = pile[-around::-around] if len(pile) >= around else b""
    return frozenset(card >> 2 for card in (*thrown_by_him, *thrown_by_me))


def side_meld_of(melds: tuple[Meld, ...], rank: int) -> Meld | None:
    """The meld of a rank among these."""
    return next((meld for meld in melds if meld.rank == rank and meld.kind is MeldKind.RANK), None)
