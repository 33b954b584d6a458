"""Buttons for the selected cards of a hand, and the line that tells what is selected: meld or add them, discard one."""

from typing import Any, Final

from discord import ui

from bot.canasta.cards import Card, each_card, is_wild, rank_of
from bot.canasta.drafts.draft import DraftReport
from bot.canasta.phases.irregularities import may_misstate, must_discard_exposed
from bot.service.ids import TableId
from bot.ui.hand.offers import Offers
from bot.ui.hand.selection.taps import Taps, is_one_face
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, GREY, RED, Verb
from bot.ui.words.cards import card_text, counted_rank

LAY_DOWN: Final = Verb("lay", 1)  # the draft's revision
DISCARD_SELECTED: Final = Verb("discard", 2)  # the card, 1: saying falsely that more than one is left


class SelectionVerbs:
    """The buttons for what is selected in one hand, at one version of the table."""

    def __init__(
        self, texts: Texts, taps: Taps, report: DraftReport, offers: Offers, table: TableId, version: int
    ) -> None:
        self._texts = texts
        self._taps = taps
        self._report = report
        self._offers = offers
        self._table, self._version = table, version

    def selected(self, prepared: str) -> str:
        """Return the words of what is selected, the loose card after what is prepared; empty if nothing is."""
        if not self._taps.loose:
            return prepared
        card = counted_rank(self._texts, rank_of(self._taps.loose), 1)
        if not is_wild(self._taps.loose):
            key = "selected-alone"
        else:
            key = "selected-wild-home" if self._taps.homes else "selected-wild"
        return f"{prepared}\n{self._texts(key, card=card)}".strip()

    def lay_down(self) -> ui.Button[Any]:
        """Return the button that lays the selected cards down; where that is not legal yet, it tells why."""
        report = self._report
        is_legal = report.action is not None and report.violation is None
        key = "button-meld"
        if report.goes_out and is_legal:
            key = "button-go-out"
        elif report.rows and all(row.meld is not None for row in report.rows):
            key = "button-add"
        return LAY_DOWN.button(
            self._texts(key),
            self._table,
            self._version,
            self._taps.draft.revision,
            style=GREEN if is_legal else GREY,
            disabled=not self._taps.draft.plays,
        )

    def discards(self) -> list[ui.Button[Any]]:
        """Return the button that discards the selected card, and another one where a false statement is allowed."""
        look = self._taps.selected[0] if len(self._taps.selected) == 1 else None
        buttons = [self._discard(look, "button-discard", says_more=False)]
        if look is not None and may_misstate(self._taps.view):
            buttons.append(self._discard(look, "button-discard-saying-more", says_more=True))
        return buttons

    def _discard(self, look: Card | None, key: str, *, says_more: bool) -> ui.Button[Any]:
        if look is None:
            words = self._texts("button-discard-nothing")
            return DISCARD_SELECTED.button(words, self._table, self._version, 0, 0, disabled=True)
        held = self._taps.held(look)
        legal = [card for card in self._offers.discards if self._taps.look_of(card) == look]
        card = (legal or each_card(held))[0]
        view = self._taps.view
        has_suit = is_one_face(held) or must_discard_exposed(view.table, view.seat)
        words = card_text(card) if has_suit else counted_rank(self._texts, rank_of(card), 1)
        return DISCARD_SELECTED.button(
            self._texts(key, card=words),
            self._table,
            self._version,
            card,
            int(says_more),
            style=RED if legal else GREY,
        )
