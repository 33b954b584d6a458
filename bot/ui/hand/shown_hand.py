"""A hand as its panel shows it, and the base of the controls below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord
from discord import ui

from bot.canasta.drafts.draft import DraftReport, report_on
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.offers import Offers, offers_for
from bot.ui.hand.own_cards import PLAIN, PanelStyle
from bot.ui.hand.taps import has_face_buttons
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREY, Verb


@dataclass(frozen=True)
class ShownHand:
    """A hand with its draft as it counts now, at one version of the table; ``ordered`` are its offers if they are known."""

    texts: Texts
    hand: Hand
    draft: Draft
    style: PanelStyle = PLAIN
    ordered: Offers | None = None

    @property
    def view(self) -> SeatView:
        """Return all that the seat knows."""
        return self.hand.view

    @cached_property
    def offers(self) -> Offers:
        """Return what is legal now."""
        return self.ordered or offers_for(self.view)

    @cached_property
    def report(self) -> DraftReport:
        """Return the report on the draft."""
        return report_on(self.draft, self.view)


def draft_now(hand: Hand) -> Draft:
    """Return the draft as it counts now: before the draw always for taking the pile, after it never.

    It is empty where single cards are selected instead (``has_face_buttons``).
    """
    if has_face_buttons(hand.view):
        return Draft(hand.draft.revision)
    return Draft(hand.draft.revision, hand.view.table.phase is Phase.DRAW, hand.draft.plays)


class HandControls:
    """Some of the buttons and menus of a hand."""

    def __init__(self, shown: ShownHand) -> None:
        self._shown = shown
        self._texts = shown.texts
        self._view, self._draft = shown.view, shown.draft
        self._emojis = shown.style.emojis

    def _button(
        self,
        verb: Verb,
        label: str,
        *args: int,
        style: discord.ButtonStyle = GREY,
        disabled: bool = False,
        emoji: discord.PartialEmoji | None = None,
    ) -> ui.Button[Any]:
        table, version = self._shown.hand.record.id, self._shown.hand.version
        return verb.button(label, table, version, *args, style=style, disabled=disabled, emoji=emoji)

    def _menu(
        self,
        verb: Verb,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *args: int,
        low: int = 1,
        high: int = 1,
    ) -> ui.Select[Any]:
        table, version = self._shown.hand.record.id, self._shown.hand.version
        return verb.menu(placeholder, options, table, version, *args, low=low, high=high)
