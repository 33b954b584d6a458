"""Controls that end a turn with a discard: a menu of cards, the button that confirms one, those for a held one."""

from typing import Any

import discord
from discord import ui

from bot.canasta.actions import Discard
from bot.canasta.cards import (
    BLACK_THREES,
    RED_THREES,
    Card,
    Rank,
    cards_of,
    count_of,
    is_red_three,
    rank_count,
    rank_of,
    size,
)
from bot.canasta.hand_order import in_order
from bot.canasta.phases.irregularities import may_misstate, must_discard_exposed
from bot.ui.hand import verbs
from bot.ui.hand.shown_hand import HandControls
from bot.ui.toolkit.components import RED, option
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.cards import card_text, rank_text


class DiscardMenus(HandControls):
    """The controls for discarding from one hand, at one version of the table."""

    def of_cards(self, cards: tuple[Card, ...]) -> list[ComponentRow]:
        """Return the menus of the cards that may be discarded."""
        if not cards:
            return []
        if self._shown.style.order is not None:
            cards = in_order(cards_of(cards), self._shown.style.order)
        options = [
            option(self._name(card), card, description=self._held(card), emoji=self._emoji(card))
            for card in cards
        ]
        rows: list[ComponentRow] = [[self._menu(verbs.DISCARD, self._texts("menu-discard"), options)]]
        if may_misstate(self._view):
            words = self._texts("menu-discard-saying-more")
            rows.append([self._menu(verbs.DISCARD_SAYING_MORE, words, options)])
        return rows

    def confirmation(self, discard: Discard) -> ui.Button[Any]:
        """Return the button that makes this discard after a question."""
        card = discard.card
        label = self._texts("button-discard-anyway", card=self._name(card))
        verb = verbs.DISCARD_SAYING_MORE_ANYWAY if discard.says_more else verbs.DISCARD_ANYWAY
        return self._button(verb, label, card, style=RED, emoji=self._emoji(card))

    def of_held(self, discard: Discard) -> list[ui.Button[Any]]:
        """Return the buttons that take a held discard back, and that make it at once."""
        named = discard.card, int(discard.says_more)
        return [
            self._button(verbs.UNDISCARD, self._texts("button-undiscard"), *named, style=RED),
            self._button(verbs.FINISH_DISCARD, self._texts("button-finish-discard"), *named),
        ]

    def _name(self, card: Card) -> str:
        return card_text(card) if self._has_suit(card) else rank_text(rank_of(card))

    def _emoji(self, card: Card) -> discord.PartialEmoji | None:
        return self._emojis.of(card) if self._has_suit(card) else self._emojis.of_rank(rank_of(card))

    def _has_suit(self, card: Card) -> bool:
        """Return whether the card is shown with its suit: where suits matter, and where only one is held."""
        if rank_of(card) in {Rank.THREE, Rank.JOKER} or self._view.table.rules.melds.sequence_melds:
            return True
        return count_of(self._view.hand, card) == rank_count(self._view.hand, rank_of(card))

    def _held(self, card: Card) -> str:
        """Return how many cards in hand look like this one in the menu."""
        hand, rules = self._view.hand, self._view.table.rules
        if must_discard_exposed(self._view.table, self._view.seat):
            return self._texts("option-held-exposed")
        if rules.melds.sequence_melds:
            count = count_of(hand, card)
        elif rank_of(card) == Rank.THREE:
            count = size(hand & (RED_THREES if is_red_three(card) else BLACK_THREES))
        else:
            count = rank_count(hand, rank_of(card))
        return self._texts("option-held", count=count)
