"""Buttons for the selected cards of a hand, and the line that tells what is selected: meld or add them, discard one."""

from typing import Any

from discord import ui

from bot.canasta.cards import Card, each_card, is_wild, rank_of
from bot.canasta.phases.irregularities import may_misstate, must_discard_exposed
from bot.ui.hand import verbs
from bot.ui.hand.selection.taps import Taps, is_one_face
from bot.ui.hand.shown_hand import HandControls, ShownHand
from bot.ui.toolkit.components import GREEN, GREY, RED
from bot.ui.words.cards import card_text, counted_rank


class SelectionVerbs(HandControls):
    """The buttons for what is selected in one hand, at one version of the table."""

    def __init__(self, shown: ShownHand, taps: Taps) -> None:
        super().__init__(shown)
        self._taps = taps

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
        report = self._shown.report
        is_legal = report.action is not None and report.violation is None
        key = "button-meld"
        if report.goes_out and is_legal:
            key = "button-go-out"
        elif report.rows and all(row.meld is not None for row in report.rows):
            key = "button-add"
        return self._lay_down(key, is_legal=is_legal, has_any=bool(self._taps.draft.plays))

    def _lay_down(self, key: str, *, is_legal: bool, has_any: bool) -> ui.Button[Any]:
        label, style = self._texts(key), GREEN if is_legal else GREY
        return self._button(
            verbs.LAY_DOWN, label, self._taps.draft.revision, style=style, disabled=not has_any
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
            return self._button(verbs.DISCARD_SELECTED, words, 0, 0, disabled=True)
        held = self._taps.held(look)
        legal = [card for card in self._shown.offers.discards if self._taps.look_of(card) == look]
        card = (legal or each_card(held))[0]
        view = self._taps.view
        has_suit = is_one_face(held) or must_discard_exposed(view.table, view.seat)
        words = card_text(card) if has_suit else counted_rank(self._texts, rank_of(card), 1)
        label, style = self._texts(key, card=words), RED if legal else GREY
        return self._button(verbs.DISCARD_SELECTED, label, card, int(says_more), style=style)
