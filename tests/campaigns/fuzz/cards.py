"""Where the cards of a state are."""

from __future__ import annotations

from bot.canasta.cards import Cards, cards_of, full_pack
from bot.canasta.rules.model import RuleSet
from bot.canasta.state import State
from bot.canasta.view import TableView


def on_table(table: TableView) -> Cards:
    """Every card that lies face up before a player or in a meld."""
    melded = sum(meld.cards for melds in table.melds for meld in melds)
    return sum(table.laid_threes) + sum(table.penalty_cards) + melded


def in_the_open(table: TableView) -> Cards:
    """Every card that everybody sees or has seen in its place."""
    return on_table(table) + cards_of(table.pile)


def face_down(state: State) -> Cards:
    """Every card that is hidden from somebody."""
    hidden = state.hidden
    bags = (*state.hands, *hidden.feet, *hidden.bonus, *hidden.wings, hidden.face_down_discard)
    return sum(bags) + cards_of(state.stock) + cards_of(hidden.under_pile)


def pack_of(rules: RuleSet) -> Cards:
    """All cards of a game."""
    deal = rules.deal
    return full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
