"""Changes of a draft by buttons and menus. Each sets a value and never adds to one, so that a double click does no harm."""

from collections.abc import Iterable

from msgspec import structs

from bot.canasta.actions import LayDown
from bot.canasta.cards import NO_CARDS, Card, is_wild, rank_of
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.places import WILD_PLACE, face_of_place, is_of_suit, kind_of_place, rank_of_place
from bot.canasta.drafts.rows import UnsavedDraft, row_of_run, run_of_ranks
from bot.canasta.turn import Phase
from bot.service.errors import StaleDraft
from bot.service.ids import TableId
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.queries import Hand
from bot.ui.hand.controls import JOKERS, NATURALS, REDS, TWOS, is_whole
from bot.ui.hand.open_hand import show_hand
from bot.ui.hand.shown_hand import draft_now
from bot.ui.hand.taps import (
    NO_PLACE,
    count_in,
    has_face_buttons,
    rows_of_cards,
    tapped,
    with_count,
    with_face,
)
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
    await replace_draft(context, hand, revision, kept)


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
    await replace_draft(context, hand, revision, hand.draft.with_play(play).plays, place=place)


async def set_run(
    context: InteractionContext, table: TableId, revision: int, place: int, ranks: Iterable[int]
) -> None:
    """Set which cards of its suit go to a sequence."""
    hand = await own_hand(context, table)
    if not is_of_suit(place):
        raise NotOurId(str(place))
    now = hand.draft.play_of(place)
    play = row_of_run(place, run_of_ranks(ranks), now.twos, now.jokers)
    await replace_draft(context, hand, revision, hand.draft.with_play(play).plays, place=place)


async def tap(
    context: InteractionContext, table: TableId, look: Card, place: int, count: int, loose: Card
) -> None:
    """Set how many cards of a look are selected for a meld, whatever is selected for others, or by themselves."""
    hand = await own_hand(context, table)
    if place == NO_PLACE:
        await show_hand(context, table, loose=look if count else 0)
        return
    face = face_of_place(place)
    if face is None:
        is_for_it = rank_of_place(place) == rank_of(look) or (is_wild(look) and kind_of_place(place))
    else:
        is_for_it = face == look
    if not is_for_it:
        raise NotOurId(str(place))
    view = hand.view
    if not _is_own_turn(hand) or (face is not None and not has_face_buttons(view)):
        await show_hand(context, table, note=context.texts("panel-moved-on"))
        return

    def edited(draft: Draft) -> Draft:
        if face is not None:
            return with_face(draft, view, look, count)
        return tapped(draft, view, look, place, count, loose)

    try:
        after = await context.services.drafts.edit(table, context.user, edited)
    except StaleDraft as stale:
        await _show_stale(context, table, stale)
        return
    has_joined = bool(loose) and count_in(after.play_of(place), loose)
    await show_hand(context, table, loose=0 if has_joined else loose)


def _is_own_turn(hand: Hand) -> bool:
    return hand.view.is_to_act and hand.view.table.turn.seat == hand.view.seat and hand.held is None


async def send_home(
    context: InteractionContext, table: TableId, revision: int, look: Card, place: int
) -> None:
    """Put one more wild card of a look to a meld, or take all of them back to the hand."""
    hand = await own_hand(context, table)
    if not _is_own_turn(hand):
        await show_hand(context, table, note=context.texts("panel-moved-on"))
        return
    plays = hand.draft.plays
    if place == NO_PLACE:
        plays = tuple(with_count(play, look, 0) for play in plays)
    else:
        play = hand.draft.play_of(place)
        plays = hand.draft.with_play(with_count(play, look, count_in(play, look) + 1)).plays
    await replace_draft(context, hand, revision, plays)


async def select(context: InteractionContext, hand: Hand, revision: int, action: LayDown) -> None:
    """Select exactly the cards of a play, where single cards are selected."""
    cards = sum((play.cards for play in action.plays), NO_CARDS)
    await replace_draft(context, hand, revision, rows_of_cards(cards), meant=action)


async def clear(context: InteractionContext, table: TableId, revision: int) -> None:
    """Clear the draft."""
    try:
        await context.services.drafts.clear(table, context.user, revision=revision)
    except StaleDraft as stale:
        await _show_stale(context, table, stale)
    else:
        await show_hand(context, table)


async def replace_draft(
    context: InteractionContext,
    hand: Hand,
    revision: int,
    plays: Iterable[DraftPlay],
    place: int | None = None,
    meant: LayDown | None = None,
) -> None:
    """Replace the draft with these plays, and show the hand, or the menus of a place."""
    table = hand.record.id
    if hand.held is not None:
        await show_hand(context, table, note=context.texts("panel-moved-on"))
        return
    uses_pile = hand.view.table.phase is Phase.DRAW
    ordered = tuple(sorted(play for play in plays if play.count))
    try:
        await context.services.drafts.replace(
            table, context.user, ordered, uses_pile=uses_pile, revision=revision
        )
    except StaleDraft as stale:
        await _show_stale(context, table, stale, place)
    else:
        await show_hand(context, table, place=place, meant=meant)


async def _show_stale(
    context: InteractionContext, table: TableId, stale: StaleDraft, place: int | None = None
) -> None:
    context.count_refusal(stale)
    await show_hand(context, table, note=context.texts("panel-draft-moved-on"), place=place)
