"""Situation of a seat: facts and estimates from its view, such as unseen copies and how near the end is.

Everything here comes from public facts and the own hand. No memory is needed: the view names every card that lay
open, and the order of the pile shows who discarded what since it was last taken.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from msgspec import Struct

from bot.canasta.cards import Cards, Rank, cards_of, full_pack, minus, rank_counts, size
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.phases.going_out.rights import canasta_count, has_foot, right_to_go_out
from bot.canasta.policies.canasta_bonuses import CanastaKind, bonus_of
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.policies.penalties import has_penalties
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView
from bot.players.steady.habits import PLAIN, Style, Weights, at, weights_for
from bot.players.steady.holdings import RANKS, ranks_by_suit

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value
_KINDS: Final = {
    _SEVEN: (CanastaKind.SEVENS, CanastaKind.MIXED_SEVENS),
    _ACE: (CanastaKind.ACES, CanastaKind.MIXED),
}
"""The kinds of natural and mixed canastas of a rank that are not those of all others."""


class Situation(Struct, frozen=True):
    """The facts and estimates derived from a view.

    * ``unseen``: by rank, copies that this seat has not located; ``unseen_by_suit``: by suit, a mask of the ranks
      of which there is one, where sequences are melded.
    * ``hidden``: the number of cards that this seat has not located.
    * ``frozen_for_them``: whether the pile needs a natural pair from the next seat.
    * ``end_chance``: the chance that the round ends before this seat plays again.
    * ``time_left``: 1 with plenty of stock left, 0 with none.
    * ``bonuses``: by rank, the points of a natural and of a mixed canasta.
    * ``is_pure``: by rank, whether no wild card may join a meld; ``aces_stay_pure``: whether none may join natural
      aces.
    * ``pack_share``: the weight of one copy of a rank relative to a game with two packs.
    * ``draws``: the value of a draw from the stock, in draws of one card.
    * ``takes_alone``: whether the first to take the pile will play alone against two.
    * ``has_foot``: whether this seat still has its second packet to pick up.
    """

    view: SeatView
    rules: RuleSet
    weights: Weights
    unseen: tuple[int, ...]
    hidden: int
    frozen_for_them: bool
    may_go_out: bool
    end_chance: float
    time_left: float
    next_seat: Seat
    unseen_by_suit: tuple[int, ...]
    bonuses: tuple[tuple[int, int], ...]
    is_pure: tuple[bool, ...]
    aces_stay_pure: bool
    has_penalties: bool
    has_foot: bool
    pack_share: float
    draws: float
    takes_alone: bool

    @property
    def table(self) -> TableView:
        """Return the public facts."""
        return self.view.table


def situation_of(view: SeatView, style: Style = PLAIN) -> Situation:
    """Return the situation of a view, with the weights for its rules and the style of its player."""
    table = view.table
    rules = table.rules
    weights = weights_for(rules, style)
    unseen_cards = _unseen_cards(view)
    unseen = tuple(rank_counts(unseen_cards)[:RANKS])
    next_seat = table.seating.next_after(view.seat)
    may_go_out = right_to_go_out(table, view.seat, view.melds)
    return Situation(
        view=view,
        rules=rules,
        weights=weights,
        unseen=unseen,
        hidden=max(1, sum(unseen)),
        frozen_for_them=_frozen_for(table, next_seat),
        may_go_out=may_go_out,
        end_chance=_end_chance(view, weights, may_go_out=may_go_out),
        time_left=min(1.0, _turns_left(table) / weights.stock_for_plans),
        next_seat=next_seat,
        unseen_by_suit=tuple(ranks_by_suit(unseen_cards)) if rules.melds.sequence_melds else (),
        bonuses=tuple(_bonuses(rules, rank) for rank in range(RANKS)),
        is_pure=tuple(_is_pure(rules, rank) for rank in range(RANKS)),
        aces_stay_pure=rules.melds.aces_rule == "pure_unless_dirty_initial",
        has_penalties=has_penalties(rules.scoring),
        has_foot=has_foot(table, view.seat),
        takes_alone=table.seating.personal_totals and table.seating.lone is None,
        pack_share=2.0 / rules.deal.deck_count,
        draws=1.0 + weights.further_draw * (draw_count_of(rules, table.round) - 1),
    )


def _bonuses(rules: RuleSet, rank: int) -> tuple[int, int]:
    """Return the points of a natural and of a mixed canasta of a rank."""
    kinds = _KINDS.get(rank, (CanastaKind.NATURAL, CanastaKind.MIXED))
    natural, mixed = (bonus_of(rules.scoring, kind)[1] for kind in kinds)
    return natural, mixed


def _is_pure(rules: RuleSet, rank: int) -> bool:
    """Return whether no wild card may ever join a meld of a rank."""
    return rules.melds.max_wilds == 0 or (rank == _SEVEN and rules.melds.sevens_rule == "pure_only")


def _turns_left(table: TableView) -> float:
    """Return the number of turns that the stock lasts for each seat, in turns of drawing one card."""
    draws = draw_count_of(table.rules, table.round)
    return table.stock_size / (len(table.seating.order) * (1.0 + 0.5 * (draws - 1)))


def _frozen_for(table: TableView, seat: Seat) -> bool:
    """Return whether this seat needs a natural pair to take the pile."""
    pile = table.rules.pile
    has_melded = table.has_melded[table.seating.sides[seat]]
    return table.pile_frozen or pile.pile_always_frozen or (pile.pile_frozen_until_melded and not has_melded)


@lru_cache(maxsize=64)
def _pack(packs: int, jokers: int, copies: int | None) -> Cards:
    return full_pack(packs, jokers, copies)


def _unseen_cards(view: SeatView) -> Cards:
    """Return the cards of the pack that this seat has not located."""
    table = view.table
    deal = table.rules.deal
    located = view.hand + cards_of(table.pile) + sum(table.laid_threes)
    located += sum(table.known[seat] for seat in table.seating.order if seat != view.seat)
    located += sum(meld.cards for melds in table.melds for meld in melds)
    return minus(_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank), located)


# ---------------------------------------------------------------------------------------------- the end of the round


def _end_chance(view: SeatView, weights: Weights, *, may_go_out: bool) -> float:
    """Return the chance that the round ends before this seat plays again."""
    table = view.table
    safe = 1.0
    for seat in table.seating.order:
        if seat == view.seat:
            continue
        if table.seating.sides[seat] == view.side:
            ready = weights.partner_goes if may_go_out else 0.0
        else:
            ready = _readiness(table, weights, seat)
        safe *= 1.0 - ready * at(weights.out_by_cards, table.hand_sizes[seat])
    turns_left = table.stock_size // (len(table.seating.order) * draw_count_of(table.rules, table.round))
    return 1.0 - safe * (1.0 - at(weights.last_turns, turns_left))


def _readiness(table: TableView, weights: Weights, seat: Seat) -> float:
    """Return the progress of the seat's side towards the right to go out, 0 to 1."""
    melds = table.side_melds(seat)
    if right_to_go_out(table, seat, melds):
        return 1.0
    if has_foot(table, seat):
        return 0.0
    lacking = table.rules.going_out.canastas_to_go_out - canasta_count(melds)
    if lacking > 1:
        return weights.ready_with_two_lacking
    longest = max((meld.size for meld in melds if not meld.is_canasta), default=0)
    missing = table.rules.melds.canasta_size - longest
    return at(weights.ready_by_longest, max(0, len(weights.ready_by_longest) - 1 - missing))


# ------------------------------------------------------------------------------------------------- what others hold


def _expected_in_hand(situation: Situation, seat: Seat, rank: int) -> tuple[int, float]:
    """Return the cards of a rank in another hand: the number known to be there, and the expected number of others."""
    table = situation.table
    known = table.known[seat]
    concealed = table.hand_sizes[seat] - (size(known) if known else 0)
    sure = rank_counts(known)[rank] if known else 0
    return sure, situation.unseen[rank] * concealed / situation.hidden


def chance_of_pair(situation: Situation, seat: Seat, rank: int) -> float:
    """Return the chance that another hand holds two or more of a natural rank."""
    sure, more = _expected_in_hand(situation, seat, rank)
    more *= situation.weights.keeps_pairs
    if sure >= 2:
        return 1.0
    if situation.unseen[rank] + sure < 2:
        return 0.0
    if sure == 1:
        return 1.0 - exp(-more)
    return 1.0 - exp(-more) * (1.0 + more)


def chance_of_one(situation: Situation, seat: Seat, rank: int) -> float:
    """Return the chance that another hand holds at least one of a rank."""
    sure, more = _expected_in_hand(situation, seat, rank)
    return 1.0 if sure else 1.0 - exp(-more)


def chance_of_wild(situation: Situation, seat: Seat) -> float:
    """Return the chance that another hand holds a wild card."""
    return 1.0 - (1.0 - chance_of_one(situation, seat, Rank.TWO)) * (
        1.0 - chance_of_one(situation, seat, Rank.JOKER)
    )


def ranks_let_lie(situation: Situation) -> frozenset[int]:
    """Return the ranks in the pile that the next player discarded, or left when this seat discarded them."""
    table = situation.table
    pile = table.pile
    around = len(table.seating.order)
    # In the own turn the top card is the previous seat's, and so on backwards around the table; a card turned up at the
    # deal lies lowest and belongs to no seat.
    their_discards = pile[-(around - 1) :: -around] if len(pile) >= around - 1 else b""
    own_discards = pile[-around::-around] if len(pile) >= around else b""
    return frozenset(card >> 2 for card in (*their_discards, *own_discards))


def side_meld_of(melds: tuple[Meld, ...], rank: int) -> Meld | None:
    """Return the meld of a rank among these, None if there is none."""
    return next((meld for meld in melds if meld.rank == rank and meld.kind is MeldKind.RANK), None)
