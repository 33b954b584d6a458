"""Menus of the hand panel that edit a draft: which melds, and how many cards of each kind go to one."""

from functools import cached_property
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.cards import Rank, card
from bot.canasta.drafts.draft import Choice, DraftPlay, choices
from bot.canasta.drafts.places import WILD_PLACE, is_of_suit, suit_of_place
from bot.canasta.drafts.rows import ranks_of_run
from bot.canasta.melding.shapes import LONGEST_SEQUENCE
from bot.ui.hand import verbs
from bot.ui.hand.place_words import draft_cards, held_for, place_name
from bot.ui.hand.shown_hand import HandControls
from bot.ui.toolkit.components import MOST_OPTIONS, option
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.cards import card_text, counted_briefly

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
            rows.append([self._menu(verbs.RANKS, words, options, revision, low=0, high=len(options))])
        if self._choices:
            rows.append(self.of_single_cards())
        return rows

    def of_single_cards(self) -> ComponentRow:
        """Return the menu of the melds whose cards can be set one by one; there must be some."""
        options = [self._row_option(choice) for choice in self._choices][:MOST_OPTIONS]
        return [self._menu(verbs.RANK, self._texts("menu-rank"), options)]

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
        description = self._texts(
            "option-row",
            prepared=draft_cards(self._texts, prepared, melds) if prepared.count else "none",
            held=held_for(self._texts, choice, self._view.hand, melds),
        )
        name = place_name(self._texts, choice.place, self._view)
        return option(
            self._texts.at_start(name), choice.place, description=description, emoji=self._emoji(choice)
        )

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
        options = [
            option(
                card_text(card(rank, suit)),
                rank,
                chosen=bool(now.run >> rank & 1),
                emoji=self._emojis.of(card(rank, suit)),
            )
            for rank in ranks_of_run(choice.run | now.run)
        ]
        name = place_name(self._texts, choice.place, self._view)
        words, ids = self._texts("menu-run", sequence=name), (self._draft.revision, choice.place)
        return self._menu(verbs.RUN, words, options, *ids, low=0, high=LONGEST_SEQUENCE)

    def _count_menu(self, place: int, which: int, most: int, chosen: int) -> ui.Select[Any]:
        name = place_name(self._texts, place, self._view)
        if place == Rank.THREE and self._view.table.rules.melds.threes_melds:
            name = self._texts("place-red-threes" if which == REDS else "place-black-threes")
        options = [
            option(
                self._texts.at_start(self._texts(f"option-count-{_KINDS[which]}", count=count, rank=name)),
                count,
                chosen=count == chosen,
            )
            for count in range(min(most, MOST_OPTIONS - 1) + 1)
        ]
        placeholder = self._texts(f"menu-count-{_KINDS[which]}", rank=name)
        return self._menu(verbs.COUNT, placeholder, options, self._draft.revision, place, which)


def is_whole(play: DraftPlay) -> bool:
    """Return whether cards of the meld itself are prepared, not only wild cards beside it."""
    return bool(play.naturals or play.reds or (play.place == WILD_PLACE and play.count))


def _is_meld_by_itself(choice: Choice) -> bool:
    """Return whether all cards for a place are worth choosing at once: a pair at least, or a lay-off."""
    if choice.rank and (choice.rank != Rank.THREE or choice.twos or choice.jokers):
        return choice.naturals > 1 or bool(choice.naturals and choice.meld)
    return choice.whole.count > 2 or bool(choice.whole.count and choice.meld)
