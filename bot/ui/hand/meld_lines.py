"""Melds of each side in one line, since what is safe to discard depends on those of the others; own threes beside them."""

from collections.abc import Callable, Iterable
from functools import partial

from bot.canasta.cards import Card, Rank, each_card, rank_counts
from bot.canasta.melds import Meld, MeldKind, in_order
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import CardEmojis, OwnEmojis
from bot.ui.words.cards import BETWEEN, card_text
from bot.ui.words.melds import terse_meld
from bot.ui.words.names import side_name

_LONGEST_IN_WORDS = 800


def meld_lines(
    texts: Texts, record: TableRecord, view: SeatView, emojis: OwnEmojis, room: int = limits.COMPONENTS_TEXT
) -> list[str]:
    """Return a line for each side that has melded, the own side last, which has its laid threes there, too.

    Melds that would take more than ``room`` characters as emojis are told in words.
    """
    if emojis.emojis.is_complete:
        lines = list(_lines(texts, record, view, partial(_pictured, texts, emojis.emojis), emojis.of))
        if sum(map(limits.utf16, lines)) + len(lines) <= room:
            return lines
    lines = list(_lines(texts, record, view, partial(terse_meld, texts), card_text))
    return [limits.cut(line, _LONGEST_IN_WORDS // len(lines)) for line in lines]


def _lines(
    texts: Texts,
    record: TableRecord,
    view: SeatView,
    meld: Callable[[Meld], str],
    card: Callable[[Card], object],
) -> Iterable[str]:
    table = view.table
    alone = yes_no(len(table.seating.members(view.side)) == 1)
    sides = [SideId(side) for side in range(len(table.melds)) if side != view.side]
    for side in (*sides, view.side):
        members = table.seating.members(side)
        laid = list(map(meld, in_order(table.melds[side])))
        if side == view.side:
            threes = each_card(sum(table.laid_threes[seat] for seat in members))
            laid += [" ".join(str(card(three)) for three in threes)] if threes else []
        if not laid:
            continue
        shown = BETWEEN.join(laid)
        if side == view.side:
            yield texts("hand-own-melds", alone=alone, melds=shown)
        else:
            yield texts("hand-their-melds", side=side_name(texts, record, members), melds=shown)


def _pictured(texts: Texts, emojis: CardEmojis, meld: Meld) -> str:
    """Return a meld as its naturals, twos and jokers, each with its number; a canasta with that of its cards."""
    if meld.is_canasta and meld.kind is MeldKind.RANK:
        return f"{emojis.canasta(meld.make)}{emojis.counted(meld.rank, meld.size)}"
    if meld.kind not in {MeldKind.RANK, MeldKind.WILD}:
        return terse_meld(texts, meld)
    counts = rank_counts(meld.cards)
    ranks = [meld.rank] if meld.rank else []
    cards = "".join(
        emojis.counted(rank, counts[rank]) for rank in (*ranks, Rank.TWO, Rank.JOKER) if counts[rank]
    )
    return f"{emojis.canasta(meld.make)}{cards}" if meld.is_canasta else cards
