"""Menus and buttons of the hand panel beside those of the cards: of the draft, of a discard, and while others are to act."""

from functools import cached_property
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.actions import Discard
from bot.canasta.cards import (
    BLACK_THREES,
    RED_THREES,
    Card,
    Rank,
    card,
    cards_of,
    count_of,
    is_red_three,
    rank_count,
    rank_of,
    size,
)
from bot.canasta.drafts.choices import Choice, choices
from bot.canasta.drafts.places import WILD_PLACE, is_of_suit, suit_of_place
from bot.canasta.drafts.rows import DraftPlay, ranks_of_run
from bot.canasta.hand_order import in_order
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.canasta.phases.irregularities import may_misstate, must_discard_exposed
from bot.service.matches.next_round import began_in_play, waits_for_ready
from bot.service.matches.record import AGREED, TableRecord
from bot.service.orders.giving import sits_out
from bot.ui.hand import verbs
from bot.ui.hand.draft_presenter import draft_cards, held_for, place_name
from bot.ui.hand.shown_hand import HandControls, ShownHand
from bot.ui.tables.buttons import BRING_DOWN, GO_ON, HAND, LOG, PRACTISE, SCORE, orders_button, ready_button
from bot.ui.toolkit.components import BLUE, GREEN, MOST_OPTIONS, RED, option
from bot.ui.toolkit.limits import BUTTONS_IN_ROW
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.cards import card_text, counted_briefly, rank_text
from bot.ui.words.names import table_name

NATURALS, TWOS, JOKERS, REDS = range(4)
"""The counts of a draft's row that menus set."""

_KINDS: Final = ("naturals", "twos", "jokers", "naturals")


class DraftMenus(HandControls):
    """The menus of one draft, for a hand at one version of the table."""

    @cached_property
    def _choices(self) -> tuple[Choice, ...]:
        """Return the most that may be set in each row of the draft, aces first, sequences last."""
        return choices(self._draft, self._view)

    def choice(self, place: int) -> Choice | None:
        """Return the most that may be set in this row; None where nothing may be set."""
        return next((choice for choice in self._choices if choice.place == place), None)

    def of_all_places(self) -> list[ComponentRow]:
        """Return the menus that make a draft: whole ranks first, single cards second."""
        rows: list[ComponentRow] = []
        ranks = [choice for choice in self._choices if _is_meld_by_itself(choice)]
        if ranks:
            options = [self._rank_option(choice) for choice in ranks][:MOST_OPTIONS]
            words, revision = self._texts("menu-ranks"), self._draft.revision
            rows.append([verbs.RANKS.menu(words, options, *self._ids, revision, low=0, high=len(options))])
        if self._choices:
            rows.append(self.of_single_cards())
        return rows

    def of_single_cards(self) -> ComponentRow:
        """Return the menu of the melds whose cards can be set one by one; there must be some."""
        options = [self._row_option(choice) for choice in self._choices][:MOST_OPTIONS]
        return [verbs.RANK.menu(self._texts("menu-rank"), options, *self._ids)]

    def _rank_option(self, choice: Choice) -> discord.SelectOption:
        """Return the option for everything of a meld at once: all kings, a whole sequence, all wild cards."""
        prepared, melds = self._draft.play_of(choice.place), self._view.melds
        is_chosen = is_whole(prepared)
        whole = prepared if is_chosen else choice.whole
        if choice.rank:
            whole = DraftPlay(choice.place, whole.naturals, reds=whole.reds)
        shown = self._texts.at_start(draft_cards(self._texts, whole, melds, counted_briefly))
        key = "option-rank-joins"
        if choice.meld is None:
            key = "option-rank-new" if whole.count != 2 else "option-rank-pair"
            if whole.count == 2 and not (choice.twos or choice.jokers):
                key = "option-rank-pair-alone"
            if not choice.rank:
                key = "option-place-new"
        name = place_name(self._texts, choice.place, self._view)
        about = self._texts.at_start(self._texts(key, rank=name, points=whole.points))
        return option(shown, choice.place, description=about, chosen=is_chosen, emoji=self._emoji(choice))

    def _row_option(self, choice: Choice) -> discord.SelectOption:
        prepared, melds = self._draft.play_of(choice.place), self._view.melds
        cards = draft_cards(self._texts, prepared, melds) if prepared.count else "none"
        held = held_for(self._texts, choice, self._view.hand, melds)
        about = self._texts("option-row", prepared=cards, held=held)
        name = self._texts.at_start(place_name(self._texts, choice.place, self._view))
        return option(name, choice.place, description=about, emoji=self._emoji(choice))

    def _emoji(self, choice: Choice) -> discord.PartialEmoji | None:
        """Return the emoji for a meld of one rank."""
        return self._emojis.of_rank(choice.rank) if choice.rank else None

    def of_place(self, choice: Choice) -> list[ComponentRow]:
        """Return the menus that set how many cards of each kind go to this meld."""
        place, now = choice.place, self._draft.play_of(choice.place)
        rows: list[ComponentRow] = []
        if is_of_suit(place):
            if choice.run or now.run:
                rows.append([self._run_menu(choice, now)])
        elif choice.naturals or now.naturals:
            rows.append([self._count_menu(place, NATURALS, max(choice.naturals, now.naturals), now.naturals)])
        for which, most, chosen in (
            (REDS, choice.reds, now.reds),
            (TWOS, choice.twos, now.twos),
            (JOKERS, choice.jokers, now.jokers),
        ):
            if most or chosen:
                rows.append([self._count_menu(place, which, max(most, chosen), chosen)])
        return rows

    def _run_menu(self, choice: Choice, now: DraftPlay) -> ui.Select[Any]:
        """Return the menu of the cards of its suit that go to a sequence."""
        suit = suit_of_place(choice.place, self._view.melds) or 0
        cards = {rank: card(rank, suit) for rank in ranks_of_run(choice.run | now.run)}
        options = [
            option(card_text(one), rank, chosen=bool(now.run >> rank & 1), emoji=self._emojis.of(one))
            for rank, one in cards.items()
        ]
        name = place_name(self._texts, choice.place, self._view)
        words, ids = self._texts("menu-run", sequence=name), (self._draft.revision, choice.place)
        return verbs.RUN.menu(words, options, *self._ids, *ids, low=0, high=LONGEST_SEQUENCE)

    def _count_menu(self, place: int, which: int, most: int, chosen: int) -> ui.Select[Any]:
        name = place_name(self._texts, place, self._view)
        if place == Rank.THREE and self._view.table.rules.melds.threes_melds:
            name = self._texts("place-red-threes" if which == REDS else "place-black-threes")
        options = []
        for count in range(min(most, MOST_OPTIONS - 1) + 1):
            label = self._texts.at_start(self._texts(f"option-count-{_KINDS[which]}", count=count, rank=name))
            options.append(option(label, count, chosen=count == chosen))
        placeholder = self._texts(f"menu-count-{_KINDS[which]}", rank=name)
        return verbs.COUNT.menu(placeholder, options, *self._ids, self._draft.revision, place, which)


def is_whole(play: DraftPlay) -> bool:
    """Return whether cards of the meld itself are prepared, not only wild cards beside it."""
    return bool(play.naturals or play.reds or (play.place == WILD_PLACE and play.count))


def _is_meld_by_itself(choice: Choice) -> bool:
    """Return whether all cards for a place are worth choosing at once: a pair at least, or a lay-off."""
    if choice.rank and (choice.rank != Rank.THREE or choice.twos or choice.jokers):
        return choice.naturals > 1 or bool(choice.naturals and choice.meld)
    return choice.whole.count > 2 or bool(choice.whole.count and choice.meld)


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
        rows: list[ComponentRow] = [[verbs.DISCARD.menu(self._texts("menu-discard"), options, *self._ids)]]
        if may_misstate(self._view):
            words = self._texts("menu-discard-saying-more")
            rows.append([verbs.DISCARD_SAYING_MORE.menu(words, options, *self._ids)])
        return rows

    def confirmation(self, discard: Discard) -> ui.Button[Any]:
        """Return the button that makes this discard after a question."""
        card = discard.card
        label = self._texts("button-discard-anyway", card=self._name(card))
        verb = verbs.DISCARD_SAYING_MORE_ANYWAY if discard.says_more else verbs.DISCARD_ANYWAY
        return verb.button(label, *self._ids, card, style=RED, emoji=self._emoji(card))

    def of_held(self, discard: Discard) -> list[ui.Button[Any]]:
        """Return the buttons that take a held discard back, and that make it at once."""
        named = discard.card, int(discard.says_more)
        return [
            verbs.UNDISCARD.button(self._texts("button-undiscard"), *self._ids, *named, style=RED),
            verbs.FINISH_DISCARD.button(self._texts("button-finish-discard"), *self._ids, *named),
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


class WaitingButtons(HandControls):
    """The buttons of one hand that do not play. ``next_table`` is another table that waits for this player."""

    def __init__(self, shown: ShownHand, next_table: TableRecord | None) -> None:
        super().__init__(shown)
        self._hand, self._record = shown.hand, shown.hand.record
        self._next_table = next_table

    def of_closed(self) -> ComponentRow:
        """Return the buttons when the match is over, with one that practises again what was a practice."""
        if not self._record.is_practice:
            return self.looking()
        key = "button-try-again" if began_in_play(self._record) else "button-practise"
        again = PRACTISE.button(self._texts(key), self._record.id, style=GREEN)
        return [again, *self.looking()]

    def of_paused(self) -> ComponentRow:
        """Return the buttons during a pause, with one that ends an agreed pause."""
        pause = self._record.pause
        if pause is None or pause.why != AGREED:
            return self.looking()
        return [GO_ON.button(self._texts("button-go-on"), *self._ids, style=GREEN), *self.looking()]

    def of_others_turn(self) -> ComponentRow:
        """Return the buttons while others are to act."""
        record, table = self._record, self._hand.view.table
        if self._shown.offers.withdraw:
            return [
                verbs.WITHDRAW.button(self._texts("button-withdraw"), *self._ids, style=BLUE),
                *self.looking(),
            ]
        ahead = []
        if waits_for_ready(record, table):
            ahead.append(ready_button(self._texts, record))
        may_order = record.is_open and not record.is_practice
        if may_order and not sits_out(table, self._hand.view.seat):
            ahead.append(orders_button(self._texts, self._hand))
        row = [*ahead, *self.looking()]
        if record.is_open and not record.is_practice:
            row.append(BRING_DOWN.button(self._texts("button-bring-down"), record.id))
        return row[:BUTTONS_IN_ROW]

    def next_table(self) -> ComponentRow:
        """Return the button that opens the hand at the next table that waits, if any."""
        if self._next_table is None:
            return []
        name = table_name(self._texts, self._next_table, markdown=False)
        label = self._texts("button-next-table", table=name)
        return [HAND.button(label, self._next_table.id, style=GREEN)]

    def looking(self) -> ComponentRow:
        """Return the buttons that draw the hand again and show score and log."""
        return [
            HAND.button(self._texts("button-refresh"), *self._ids),
            SCORE.button(self._texts("button-score"), self._record.id),
            LOG.button(self._texts("button-log"), self._record.id, 0, 0),
        ]
