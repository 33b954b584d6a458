"""Buttons of the cards in hand, and the menu that asks where a selected wild card goes."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.canasta.cards import Card, Cards, Rank, each_card, rank_of, size
from bot.canasta.drafts.draft import Choice
from bot.ui.hand import verbs
from bot.ui.hand.place_words import place_name
from bot.ui.hand.selection.taps import NO_PLACE, Taps, is_one_face
from bot.ui.hand.shown_hand import HandControls, ShownHand
from bot.ui.toolkit.components import GREEN, GREY, option
from bot.ui.toolkit.limits import BUTTONS_IN_ROW
from bot.ui.toolkit.messages import ComponentRow
from bot.ui.words.cards import card_text, counted_rank, rank_name, rank_text

_MOST_SIDE_BY_SIDE: Final = 3
_MOST_ROWS: Final = 5
_PHONE, _EDGES, _EMOJI, _LETTER = 270, 30, 22, 14
"""Widths in points: of a row on a phone, of a button with the gap beside it, of what stands on it."""


class CardButtons(HandControls):
    """The rows of card buttons, and the menu that asks where a wild card goes."""

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
        return self._button(verbs.TAP, label, *numbers, style=style, emoji=emoji)

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
        yield [self._menu(verbs.HOME, words, options, *ids)]
