"""Takes of the pile with an initial meld: the combinations that are offered.

pagat, The Play in Classic Canasta: for an initial meld only the upcard counts, never the cards below it.
"""

from __future__ import annotations

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import Card, Cards, each_card, one, points, size
from bot.canasta.phases.going_out.rights import free_cards
from bot.canasta.phases.laying_down.initial_meld import COMBINATIONS_OFFERED, terms_for
from bot.canasta.phases.taking.exit_takes import exit_takes
from bot.canasta.phases.taking.frozen_and_blocked import frozen_for
from bot.canasta.phases.taking.pile_share import PileShare
from bot.canasta.phases.taking.upcard_play import PAIR
from bot.canasta.search.initial_meld.combinations import initial_combinations
from bot.canasta.view import SeatView


def initial_takes(
    view: SeatView, upcard: Card, naturals: int, share: PileShare, count: int | None
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
    below = size(share.to_hand)
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
        takes += exit_takes(view, upcard, each_card(share.to_hand), count)
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
