"""A player's own cards as a picture or as emojis, in place of words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.canasta.cards import Card, Cards, rank_of, suit_of
from bot.canasta.view import SeatView
from bot.pictures.hand import HandOrder, HandScene, hand_picture, in_order
from bot.service.orders.giving import sits_out
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import OwnEmojis
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.messages import Attachment
from bot.ui.words.cards import cards_counted, cards_described

_LONGEST_LINE = 2400
"""The most characters of emojis: an embed has to hold everything else, too."""

_LONGEST_DESCRIPTION = 950
"""The most characters of the cards in an alt text; a hand that is longer is told without suits."""


async def picture_of_hand(
    texts: Texts, view: SeatView, drawn_cards: Cards, *, four_colours: bool
) -> Attachment | None:
    """Return the picture of a hand, told in words for those who do not see it; None if there is nothing to show."""
    if not view.hand or sits_out(view.table, view.seat):
        return None
    return await drawn(
        hand_picture,
        lambda: HandScene(view.hand, drawn_cards, _order(view), four_colours),
        "hand",
        "a hand",
        description=alt_text(texts, view.hand),
    )


def alt_text(texts: Texts, cards: Cards) -> str:
    """Return a hand in words, as long as an alt text may be."""
    described = cards_described(texts, cards)
    if len(described) > _LONGEST_DESCRIPTION:
        described = cards_counted(texts, cards)
    return limits.cut(texts("hand-picture-alt", cards=described), limits.ALT_TEXT)


def emojis_of_hand(view: SeatView, emojis: OwnEmojis) -> str | None:
    """Return a hand as emojis; None where there are none, or too many cards for them."""
    if not view.hand or not emojis.emojis.is_complete:
        return None
    line = " ".join("".join(str(emojis.of(card)) for card in group) for group in _groups(view))
    return line if len(line) <= _LONGEST_LINE else None


def _order(view: SeatView) -> HandOrder:
    """Return the order of the words: by suit where sequences are looked for."""
    return HandOrder.SUIT if view.table.rules.melds.sequence_melds else HandOrder.RANK


def _groups(view: SeatView) -> Iterator[Iterator[Card]]:
    """Yield the cards of a hand in its order, those of one rank or suit together."""
    order = _order(view)
    key = suit_of if order is HandOrder.SUIT else rank_of
    return (group for _, group in groupby(in_order(view.hand, order), key))
