"""Melds of each side in one line, since what is safe to discard depends on those of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

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

_LONGEST_IN_WORDS = 800


def meld_lines(
    texts: Texts, record: TableRecord, view: SeatView, emojis: OwnEmojis, room: int = limits.COMPONENTS_TEXT
) -> list[str]:
    """Return a line for each side that has melded, the own side last.

    Melds that would take more than ``room`` characters as emojis are told in words.
    """
    if emojis.emojis.is_complete:
        lines = list(_lines(texts, record, view, partial(_pictured, texts, emojis)))
        if sum(map(limits.utf16, lines)) + len(lines) <= room:
            return lines
    lines = list(_lines(texts, record, view, partial(terse_meld, texts)))
    return [limits.cut(line, _LONGEST_IN_WORDS // len(lines)) for line in lines]


def _lines(texts: Texts, record: TableRecord, view: SeatView, told: Callable[[Meld], str]) -> Iterable[str]:
    table = view.table
    alone = yes_no(len(table.seating.members(view.side)) == 1)
    sides = [SideId(side) for side in range(len(table.melds)) if side != view.side]
    for side in (*sides, view.side):
        melds = in_order(table.melds[side])
        if not melds:
            continue
        shown = BETWEEN.join(map(told, melds))
        if side == view.side:
            yield texts("hand-own-melds", alone=alone, melds=shown)
        else:
            name = side_name(texts, record, table.seating.members(side))
            yield texts("hand-their-melds", side=name, melds=shown)


def _pictured(texts: Texts, emojis: OwnEmojis, meld: Meld) -> str:
    """Return a meld with the numbers of its naturals, twos and jokers; a canasta with that of its cards."""
    if meld.is_canasta and meld.kind is MeldKind.RANK:
        return f"{emojis.emojis.canasta(meld.make)}{emojis.of_rank(meld.rank)}{meld.size}"
    if meld.kind not in {MeldKind.RANK, MeldKind.WILD}:
        return terse_meld(texts, meld)
    counts = rank_counts(meld.cards)
    ranks = [meld.rank] if meld.rank else []
    cards = " ".join(
        f"{emojis.of_rank(rank)}{counts[rank] if counts[rank] > 1 else ''}"
        for rank in (*ranks, Rank.TWO, Rank.JOKER)
        if counts[rank]
    )
    return f"{emojis.emojis.canasta(meld.make)}{cards}" if meld.is_canasta else cards
