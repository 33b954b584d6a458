"""Changes of a draft by menus. Each menu sets a value and never adds to one, so that a double click does no harm."""

from collections.abc import Iterable

from msgspec import structs

from bot.canasta.drafts.draft import UnsavedDraft, choices
from bot.canasta.drafts.places import WILD_PLACE, is_of_suit
from bot.canasta.drafts.rows import row_of_run, run_of_ranks
from bot.canasta.turn import Phase
from bot.service.errors import StaleDraft
from bot.service.ids import TableId
from bot.service.matches.draft import DraftPlay
from bot.service.queries import Hand
from bot.ui.hand.draft_menus import JOKERS, NATURALS, REDS, TWOS, is_whole
from bot.ui.hand.open_hand import show_hand
from bot.ui.hand.panel import draft_now
from bot.ui.tables.visibility import own_hand
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext


async def set_places(
    context: InteractionContext, table: TableId, revision: int, places: Iterable[int]
) -> None:
    """Prepare exactly these melds: newly chosen ones with all that goes there, others as they were."""
    hand = await own_hand(context, table)
    wanted = set(places)
    now = draft_now(hand)
    kept = [play for play in now.plays if play.place in wanted or not is_whole(play)]
    present = {play.place for play in kept if is_whole(play)}
    # Sequences first, since their suits are given.
    for place in sorted(wanted - present, key=lambda place: not is_of_suit(place)):
        sofar = UnsavedDraft(now.uses_pile, tuple(kept))
        choice = next((each for each in choices(sofar, hand.view) if each.place == place), None)
        if choice is not None:
            # A meld for which only wild cards are prepared may be chosen too.
            kept = [
                *(play for play in kept if play.place != place),
                _joined(now.play_of(place), choice.whole),
            ]
    await _replace(context, hand, revision, kept)


def _joined(play: DraftPlay, whole: DraftPlay) -> DraftPlay:
    if play.place == WILD_PLACE:
        return whole
    return DraftPlay(whole.place, whole.naturals, play.twos, play.jokers, whole.reds, whole.run)


async def set_count(
    context: InteractionContext, table: TableId, revision: int, place: int, which: int, count: int
) -> None:
    """Set how many cards of one kind go to a meld."""
    hand = await own_hand(context, table)
    now = hand.draft.play_of(place)
    fields = {NATURALS: "naturals", TWOS: "twos", JOKERS: "jokers", REDS: "reds"}
    play = structs.replace(now, **{fields[which]: count}) if which in fields else now
    await _replace(context, hand, revision, hand.draft.with_play(play).plays, place=place)


async def set_run(
    context: InteractionContext, table: TableId, revision: int, place: int, ranks: Iterable[int]
) -> None:
    """Set which cards of its suit go to a sequence."""
    hand = await own_hand(context, table)
    if not is_of_suit(place):
        raise NotOurId(str(place))
    now = hand.draft.play_of(place)
    play = row_of_run(place, run_of_ranks(ranks), now.twos, now.jokers)
    await _replace(context, hand, revision, hand.draft.with_play(play).plays, place=place)


async def take_over(context: InteractionContext, hand: Hand, revision: int, prepared: UnsavedDraft) -> None:
    """Replace the draft with this one."""
    await _replace(context, hand, revision, prepared.plays)


async def clear(context: InteractionContext, table: TableId, revision: int) -> None:
    """Clear the draft."""
    try:
        await context.services.drafts.clear(table, context.user, revision=revision)
    except StaleDraft as stale:
        context.count_refusal(stale)
        await show_hand(context, table, note=context.texts("panel-draft-moved-on"))
        return
    await show_hand(context, table)


async def _replace(
    context: InteractionContext,
    hand: Hand,
    revision: int,
    plays: Iterable[DraftPlay],
    place: int | None = None,
) -> None:
    table = hand.record.id
    uses_pile = hand.view.table.phase is Phase.DRAW
    ordered = tuple(sorted(play for play in plays if play.count))
    try:
        await context.services.drafts.replace(
            table, context.user, ordered, uses_pile=uses_pile, revision=revision
        )
    except StaleDraft as stale:
        context.count_refusal(stale)
        await show_hand(context, table, note=context.texts("panel-draft-moved-on"), place=place)
        return
    await show_hand(context, table, place=place)
