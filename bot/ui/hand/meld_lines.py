"""Melds of each side in one line, since what is safe to discard depends on those of the others."""

from __future__ import annotations

from collections.abc import Iterable

from bot.canasta.cards import Rank, rank_counts
from bot.canasta.melds import Meld, MeldKind, in_order
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import OwnEmojis
from bot.ui.words.cards import BETWEEN
from bot.ui.words.melds import terse_meld
from bot.ui.words.names import side_name

_LONGEST_IN_EMOJIS = 1500
"""The most characters of emojis for all sides together; beyond that the melds are told in words."""
_LONGEST_IN_WORDS = 800


def meld_lines(texts: Texts, record: TableRecord, view: SeatView, emojis: OwnEmojis) -> list[str]:
    """Return a line for each side that has melded, the own side last."""
    if emojis.emojis.is_complete:
        lines = list(_lines(texts, record, view, emojis))
        if sum(map(len, lines)) <= _LONGEST_IN_EMOJIS:
            return lines
    lines = list(_lines(texts, record, view, None))
    return [limits.cut(line, _LONGEST_IN_WORDS // len(lines)) for line in lines]


def _lines(texts: Texts, record: TableRecord, view: SeatView, emojis: OwnEmojis | None) -> Iterable[str]:
    table = view.table
    alone = yes_no(len(table.seating.members(view.side)) == 1)
    sides = [SideId(side) for side in range(len(table.melds)) if side != view.side]
    for side in (*sides, view.side):
        melds = in_order(table.melds[side])
        if not melds:
            continue
        shown = BETWEEN.join(_meld(texts, meld, emojis) for meld in melds)
        if side == view.side:
            yield texts("hand-own-melds", alone=alone, melds=shown)
        else:
            name = side_name(texts, record, table.seating.members(side))
            yield texts("hand-their-melds", side=name, melds=shown)


def _meld(texts: Texts, meld: Meld, emojis: OwnEmojis | None) -> str:
    if emojis is None or meld.kind not in {MeldKind.RANK, MeldKind.WILD}:
        return terse_meld(texts, meld)
    counts = rank_counts(meld.cards)
    ranks = [meld.rank] if meld.rank else []
    cards = " ".join(
        f"{emojis.of_rank(rank)}{counts[rank] if counts[rank] > 1 else ''}"
        for rank in (*ranks, Rank.TWO, Rank.JOKER)
        if counts[rank]
    )
    return f"{emojis.emojis.canasta(meld.make)}{cards}" if meld.is_canasta else cards
