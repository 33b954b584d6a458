"""Buttons of the cards in hand, and those for what is selected: meld or add it, discard a card, choose where a wild card goes."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.canasta.actions import LayDown
from bot.canasta.cards import Card, Cards, Rank, each_card, is_wild, points, rank_of, size
from bot.canasta.drafts.choices import Choice
from bot.canasta.errors import Reason, Violation
from bot.canasta.phases.going_out.rights import ends_round
from bot.canasta.phases.irregularities import may_misstate, must_discard_exposed
from bot.ui.hand import verbs
from bot.ui.hand.draft_presenter import place_name, problem_of_selection
from bot.ui.hand.offers import fingerprint
from bot.ui.hand.shown_hand import HandControls, ShownHand
from bot.ui.hand.taps import NO_PLACE, FaceTaps, Taps, is_one_face
from bot.ui.toolkit.components import GREEN, GREY, RED, option
from bot.ui.toolkit.limits import BUTTONS_IN_ROW
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.actions import action_text
from bot.ui.words.cards import card_text, counted_rank, rank_name, rank_text, worth_text

_MOST_SIDE_BY_SIDE: Final = 3
_MOST_ROWS: Final = 5
_PHONE, _EDGES, _EMOJI, _LETTER = 270, 30, 22, 14
"""Widths in points: of a row on a phone, of a button with the gap beside it, of what stands on it."""


class SelectionControls(HandControls):
    """The rows of card buttons, the menu that asks where a wild card goes, and the buttons for what is selected."""

    def __init__(self, shown: ShownHand, taps: Taps) -> None:
        super().__init__(shown)
        self._taps = taps

    def rows(self) -> list[ComponentRow]:
        """Return a button for each look in the hand: in each row as many as a phone shows side by side, five at most.

        Rows depend on the hand alone, not on what is selected, so that no button moves away under a finger.
        """
        rows: list[list[ui.Item[Any]]] = []
        room = 0
        for look in self._taps.looks:
            width = self._width(look)
            if not rows or width > room or len(rows[-1]) == BUTTONS_IN_ROW:
                rows.append([])
                room = _PHONE
            rows[-1].append(self._card(look))
            room -= width
        if len(rows) <= _MOST_ROWS:
            return [*rows]
        items = [item for row in rows for item in row]
        return [items[first : first + BUTTONS_IN_ROW] for first in range(0, len(items), BUTTONS_IN_ROW)]

    def _width(self, look: Card) -> int:
        """Return about how wide a button is while it is not selected."""
        has_emoji = self._emojis.emojis.is_complete
        label = self._label(look, self._taps.held(look), 0, in_words=not has_emoji)
        return _EDGES + _EMOJI * has_emoji + _LETTER * len(label)

    def _card(self, look: Card) -> ui.Button[Any]:
        taps = self._taps
        held = taps.held(look)
        place, count = taps.next_tap(look)
        chosen = taps.count(look)
        emoji = self._emojis.of(each_card(held)[0]) if is_one_face(held) else None
        emoji = emoji or self._emojis.of_rank(rank_of(look))
        label = self._label(look, held, chosen, in_words=emoji is None)
        style = GREEN if chosen else GREY
        numbers = (look, place, count, taps.loose)
        return verbs.TAP.button(label, *self._ids, *numbers, style=style, emoji=emoji)

    def _label(self, look: Card, held: Cards, chosen: int, *, in_words: bool) -> str:
        count = size(held)
        if not in_words:
            if chosen and count > 1:
                return self._texts("button-card-chosen", chosen=chosen, count=count)
            return str(count) if count > 1 else ""
        if chosen and count > 1:
            name = rank_name(self._texts, rank_of(look))
            return self._texts("button-cards-chosen", chosen=chosen, count=count, rank=name)
        if count == 1 or (count <= _MOST_SIDE_BY_SIDE and self._taps.shows_suits):
            return " ".join(map(card_text, each_card(held)))
        if count <= _MOST_SIDE_BY_SIDE and rank_of(look) not in {Rank.TWO, Rank.THREE, Rank.JOKER}:
            return " ".join([rank_text(rank_of(look))] * count)
        return self._texts.at_start(counted_rank(self._texts, rank_of(look), count))

    def homes(self) -> Iterator[ComponentRow]:
        """Yield the menu that asks where the loose wild card goes, where it can go anywhere."""
        taps = self._taps
        homes: Sequence[Choice] = taps.homes
        if not homes:
            return
        wild = counted_rank(self._texts, rank_of(taps.loose), 1)
        options = [
            option(self._texts.at_start(place_name(self._texts, choice.place, taps.view)), choice.place)
            for choice in homes
        ]
        if taps.count(taps.loose) > 1:
            options.append(option(self._texts("option-home-hand"), NO_PLACE))
        words, ids = self._texts("menu-home", wild=wild), (taps.draft.revision, taps.loose)
        yield [verbs.HOME.menu(words, options, *self._ids, *ids)]

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
        return verbs.LAY_DOWN.button(
            label, *self._ids, self._taps.draft.revision, style=style, disabled=not has_any
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
            return verbs.DISCARD_SELECTED.button(words, *self._ids, 0, 0, disabled=True)
        held = self._taps.held(look)
        legal = [card for card in self._shown.offers.discards if self._taps.look_of(card) == look]
        card = (legal or each_card(held))[0]
        view = self._taps.view
        has_suit = is_one_face(held) or must_discard_exposed(view.table, view.seat)
        words = card_text(card) if has_suit else counted_rank(self._texts, rank_of(card), 1)
        label, style = self._texts(key, card=words), RED if legal else GREY
        return verbs.DISCARD_SELECTED.button(label, *self._ids, card, int(says_more), style=style)


class FaceControls(SelectionControls):
    """The same where single cards are selected."""

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
            return verbs.LAY_DOWN_SUGGESTED.button(words, *self._ids, number, style=GREEN)
        has_any = bool(faces.cards)
        is_legal = has_any and bool(faces.lay_downs.lawful)
        key = "button-meld"
        if is_legal and faces.cards == faces.view.hand and ends_round(faces.view.table, faces.view.seat):
            key = "button-go-out"
        elif is_legal and all(play.meld is not None for play in faces.lay_downs.likeliest.plays):
            key = "button-add"
        return self._lay_down(key, is_legal=is_legal, has_any=has_any)
