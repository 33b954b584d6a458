"""Buttons and words for single cards that are selected where suits matter: meld or add them, discard one."""

from typing import Any

from discord import ui

from bot.canasta.actions import LayDown
from bot.canasta.cards import each_card, points, rank_of, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.phases.going_out.rights import ends_round
from bot.ui.hand import verbs
from bot.ui.hand.draft_presenter import problem_of_selection
from bot.ui.hand.offers import fingerprint
from bot.ui.hand.selection.face_taps import FaceTaps
from bot.ui.hand.selection.verbs import SelectionVerbs
from bot.ui.hand.shown_hand import ShownHand
from bot.ui.toolkit.components import GREEN
from bot.ui.words.actions import action_text
from bot.ui.words.cards import card_text, worth_text


class FaceVerbs(SelectionVerbs):
    """The buttons for the single cards that are selected in one hand, at one version of the table."""

    def __init__(self, shown: ShownHand, taps: FaceTaps, meant: LayDown | None = None) -> None:
        """Take what is shown; ``meant`` is the play that a suggestion selected, where the cards fit others, too."""
        super().__init__(shown, taps)
        self._faces = taps
        is_open = bool(taps.cards) and len(taps.lay_downs.lawful) > 1
        self._meant = meant if is_open else None

    def selected(self, prepared: str) -> str:
        """Return the words of what is selected, what it counts, and why it cannot be laid down; empty if nothing is.

        A single card that makes no meld is about to be discarded: nothing is to be said of it.
        """
        faces = self._faces
        if not faces.cards:
            return prepared
        in_order = [
            card for look in faces.selected for card in each_card(faces.held(look))[: faces.count(look)]
        ]
        if self._emojis.emojis.is_complete:
            cards = " ".join(str(self._emojis.of(card)) for card in in_order)
        else:
            cards = " ".join(map(card_text, in_order))
        lines = [self._texts("draft-selected", cards=cards)]
        found = faces.lay_downs
        if found.lawful:
            lines.append(self._count())
            if len(found.lawful) > 1 and self._meant is None:
                lines.append(self._texts("selected-several-ways"))
        elif found.violation is not None and size(faces.cards) > 1:
            lines.append(self._refusal(found.violation))
        return "\n".join(lines)

    def _count(self) -> str:
        counted, needed = points(self._faces.cards), self._faces.view.requirement
        if not needed:
            return self._texts("draft-counted", counted=counted)
        key = "draft-enough" if counted >= needed else "draft-waived"
        return self._texts(key, counted=counted, needed=needed)

    def _refusal(self, violation: Violation) -> str:
        if violation.reason is not Reason.BELOW_INITIAL_MELD:
            return problem_of_selection(self._texts, violation, self._shown.hand.record)
        counted, needed = violation.facts["counted"], violation.facts["needed"]
        worth = worth_text(self._texts, map(rank_of, each_card(self._faces.cards)))
        return self._texts(
            "draft-short", counted=counted, needed=needed, missing=needed - counted, worth=worth
        )

    def lay_down(self) -> ui.Button[Any]:
        """Return the button that lays the selected cards down; where that is not legal, it tells why."""
        faces = self._faces
        if self._meant is not None:
            words = self._texts.at_start(action_text(self._texts, self._meant, faces.view, brief=True))
            number = fingerprint(self._meant)
            return self._button(verbs.LAY_DOWN_SUGGESTED, words, number, style=GREEN)
        has_any = bool(faces.cards)
        is_legal = has_any and bool(faces.lay_downs.lawful)
        key = "button-meld"
        if is_legal and faces.cards == faces.view.hand and ends_round(faces.view.table, faces.view.seat):
            key = "button-go-out"
        elif is_legal and all(play.meld is not None for play in faces.lay_downs.likeliest.plays):
            key = "button-add"
        return self._lay_down(key, is_legal=is_legal, has_any=has_any)
