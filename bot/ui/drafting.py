"""Changing a draft by menus. Each menu sets something and never adds, so that a double click does no harm."""

from collections.abc import Iterable

from bot.canasta.draft import Prepared, choices
from bot.canasta.turn import Phase
from bot.service.draft import DraftPlay
from bot.service.errors import StaleDraft
from bot.service.ids import TableId
from bot.service.queries import Hand
from bot.ui.asked import Asked
from bot.ui.hand_panel import JOKERS, NATURALS, TWOS, draft_now
from bot.ui.looking import record_here, show_hand


async def set_ranks(asked: Asked, table: TableId, revision: int, ranks: Iterable[int]) -> None:
    """Prepare exactly these ranks: newly chosen ones with all their cards, others as they were."""
    hand = await _hand(asked, table)
    wanted = set(ranks)
    most = {choice.rank: choice.naturals for choice in choices(draft_now(hand), hand.view)}
    kept = [play for play in hand.draft.plays if play.rank in wanted or not play.naturals]
    present = {play.rank for play in kept if play.naturals}
    fresh = [DraftPlay(rank, naturals=most[rank]) for rank in wanted - present if most.get(rank)]
    # A rank to which only wild cards go may be chosen too.
    joined = [_joined(play, fresh) for play in kept]
    fresh = [play for play in fresh if all(play.rank != other.rank for other in kept)]
    await _replace(asked, hand, revision, [*joined, *fresh])


def _joined(play: DraftPlay, fresh: Iterable[DraftPlay]) -> DraftPlay:
    more = next((other.naturals for other in fresh if other.rank == play.rank), play.naturals)
    return DraftPlay(play.rank, more, play.twos, play.jokers)


async def set_count(asked: Asked, table: TableId, revision: int, rank: int, which: int, count: int) -> None:
    """Set how many naturals, twos or jokers go to a rank."""
    hand = await _hand(asked, table)
    now = hand.draft.play_of(rank)
    play = DraftPlay(
        rank,
        count if which == NATURALS else now.naturals,
        count if which == TWOS else now.twos,
        count if which == JOKERS else now.jokers,
    )
    await _replace(asked, hand, revision, hand.draft.with_play(play).plays, rank=rank)


async def take_over(asked: Asked, hand: Hand, revision: int, prepared: Prepared) -> None:
    """Let the draft be exactly this."""
    plays = [DraftPlay(play.rank, play.naturals, play.twos, play.jokers) for play in prepared.plays]
    await _replace(asked, hand, revision, plays)


async def clear(asked: Asked, table: TableId, revision: int) -> None:
    """Prepare nothing any more."""
    try:
        await asked.services.drafts.clear(table, asked.user, revision=revision)
    except StaleDraft:
        await show_hand(asked, table, note=asked.texts("panel-draft-moved-on"))
        return
    await show_hand(asked, table)


async def _hand(asked: Asked, table: TableId) -> Hand:
    await record_here(asked, table)
    return await asked.services.queries.hand(table, asked.user)


async def _replace(
    asked: Asked, hand: Hand, revision: int, plays: Iterable[DraftPlay], rank: int | None = None
) -> None:
    table = hand.record.id
    uses_pile = hand.view.table.phase is Phase.DRAW
    ordered = tuple(sorted(play for play in plays if play.count))
    try:
        await asked.services.drafts.replace(
            table, asked.user, ordered, uses_pile=uses_pile, revision=revision
        )
    except StaleDraft:
        await show_hand(asked, table, note=asked.texts("panel-draft-moved-on"), rank=rank)
        return
    await show_hand(asked, table, rank=rank)
