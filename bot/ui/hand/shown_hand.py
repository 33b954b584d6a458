"""A hand as its panel shows it, its cards as a picture or as emojis, and the base of the controls below it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from bot.canasta.cards import Card, Cards, rank_of, suit_of
from bot.canasta.drafts.draft import DraftReport, report_on
from bot.canasta.hand_order import HandOrder, in_order
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.pictures.hand import HandScene, hand_picture
from bot.service.matches.draft import Draft
from bot.service.orders.giving import sits_out
from bot.service.queries import Hand
from bot.ui.hand.offers import Offers, offers_for
from bot.ui.hand.taps import has_face_buttons
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import Attachment
from bot.ui.words.cards import cards_counted, cards_described

_LONGEST_LINE = 2400
"""The most characters of emojis: an embed has to hold everything else, too."""

_LONGEST_DESCRIPTION = 950
"""The most characters of the cards in an alt text; a hand that is longer is told without suits."""


class PanelStyle(NamedTuple):
    """The way a person wants their own cards and the panel around them."""

    emojis: OwnEmojis = WORDS_ONLY
    """The emojis on the buttons of cards, and beside the words on other buttons and in menus."""
    suits: bool = False
    """True to tell the suits of all cards, also where they make no difference."""
    order: HandOrder | None = None
    """None for the order that suits the game."""
    is_compact: bool = False

    def order_in(self, view: SeatView) -> HandOrder:
        """Return the order of a hand: by suit where sequences are looked for, unless another one is wanted."""
        by_game = HandOrder.SUIT if view.table.rules.melds.sequence_melds else HandOrder.HIGH
        return self.order or by_game


PLAIN: Final = PanelStyle()


async def picture_of_hand(
    texts: Texts, view: SeatView, drawn_cards: Cards, style: PanelStyle
) -> Attachment | None:
    """Return the picture of a hand, told in words for those who do not see it; None if there is nothing to show."""
    if not view.hand or sits_out(view.table, view.seat):
        return None
    return await drawn(
        hand_picture,
        lambda: HandScene(view.hand, drawn_cards, style.order_in(view), style.suits),
        "hand",
        "a hand",
        description=alt_text(texts, view.hand, style.order or HandOrder.HIGH),
    )


def alt_text(texts: Texts, cards: Cards, order: HandOrder = HandOrder.HIGH) -> str:
    """Return a hand in words, as long as an alt text may be."""
    described = cards_described(texts, cards, order)
    if len(described) > _LONGEST_DESCRIPTION:
        described = cards_counted(texts, cards, order)
    return limits.cut(texts("hand-picture-alt", cards=described), limits.ALT_TEXT)


def emojis_of_hand(view: SeatView, style: PanelStyle) -> str | None:
    """Return a hand as emojis; None where there are none, or too many cards for them."""
    emojis, order = style.emojis, style.order_in(view)
    if not view.hand or not emojis.emojis.is_complete:
        return None
    line = " ".join("".join(str(emojis.of(card)) for card in group) for group in _groups(view.hand, order))
    return line if len(line) <= _LONGEST_LINE else None


def _groups(cards: Cards, order: HandOrder) -> Iterator[Iterator[Card]]:
    """Yield the cards of a hand in its order, those of one rank or suit together."""
    key = suit_of if order is HandOrder.SUIT else rank_of
    return (group for _, group in groupby(in_order(cards, order), key))


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
        self._ids = (shown.hand.record.id, shown.hand.version)
        """What the custom ids of all of them begin with."""
