"""Takes of the pile with an initial meld: the combinations that are offered.

pagat, The Play in Classic Canasta: for an initial meld only the upcard counts, never the cards below it.
"""

from __future__ import annotations

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import Card, Cards, Rank, Suit, card, each_card, is_natural, one, points, size
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.laying_down.initial_meld import COMBINATIONS_OFFERED, is_hand_first, terms_for
from bot.canasta.phases.taking.exit_takes import exit_takes
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.phases.taking.pile_share import PileShare
from bot.canasta.phases.taking.upcard_play import PAIR
from bot.canasta.search.initial_meld.combinations import initial_combinations
from bot.canasta.view import SeatView

_RED_THREES = tuple(card(Rank.THREE, suit) for suit in (Suit.DIAMONDS, Suit.HEARTS))


def initial_takes(
    view: SeatView, upcard: Card, naturals: int, share: PileShare | None = None, count: int | None = None
) -> list[TakePile]:
    """Return initial melds with the upcard that let the turn be finished; ``naturals`` of its rank are in hand."""
    table = view.table
    rules = table.rules
    beside = PAIR
    if (
        not rules.pile.pile_frozen_until_melded
        and rules.pile.pile_natural_plus_wild
        and frozen_for(view) is None
    ):
        beside = 1
    if naturals < beside or rules.initial.initial_pile_allowed == "no":
        return []
    pile = table.pile
    below = size(share.to_hand) if share else len(pile) - 1 - sum(map(pile.count, _RED_THREES))
    combinations = initial_combinations(
        rules,
        view.hand,
        view.requirement,
        room=free_cards(view) + below,
        upcard=upcard,
        beside=beside,
        most=COMBINATIONS_OFFERED,
        terms=terms_for(view),
        all_melds=table.melds,
        side=view.side,
    )
    takes = [TakePile(plays[0], plays[1:], count) for plays in combinations]
    if below <= 1:
        others = pile[:-1] if share is None else each_card(share.to_hand)
        takes += exit_takes(view, upcard, others, count)
    return takes


def wild_pair_takes(view: SeatView, share: PileShare, pair: Cards, count: int | None) -> list[TakePile]:
    """Return takes of a wild card with a pair of its rank; for an initial meld also with the other melds needed."""
    if size(pair) < PAIR:
        return []
    takes = [TakePile(Play(pair), (), count)]
    due = view.requirement - points(pair + one(share.card))
    if due > 0:
        combinations = initial_combinations(
            view.table.rules,
            view.hand - pair,
            due,
            room=free_cards(view) + size(share.to_hand) - PAIR,
            most=COMBINATIONS_OFFERED,
            terms=terms_for(view),
            all_melds=view.table.melds,
            side=view.side,
        )
        takes += [TakePile(Play(pair), plays, count) for plays in combinations]
    return takes


def are_initial_takes_legal(view: SeatView, card: Card) -> bool:
    """Return whether the takes with an initial meld need no further test, since they were built within all limits.

    That holds where the whole pile is taken with the upcard in its meld, and all ranks and melds of a rank are alike.
    """
    table = view.table
    rules = table.rules
    return (
        not table.has_melded[view.side]
        and is_natural(card)
        and rules.traits.free_ranks
        and rules.traits.numbered_takes
        and rules.traits.plain_turns
        and rules.traits.plain_initial
        and rules.draw.pile_take_extent == "all"
        and not is_hand_first(rules)
        and table.question is None
    )
