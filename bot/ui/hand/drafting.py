"""Buttons and menus of a draft. Each sets a value and never adds to one, so that a double click does no harm."""

from collections.abc import Iterable

from msgspec import structs

from bot.canasta.actions import LayDown
from bot.canasta.cards import LANES, NO_CARDS, Card, is_wild, rank_of
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.draft import report_on
from bot.canasta.drafts.places import WILD_PLACE, face_of_place, is_of_suit, kind_of_place, rank_of_place
from bot.canasta.drafts.rows import UnsavedDraft, row_of_run, run_of_ranks
from bot.canasta.turn import Phase
from bot.service.errors import StaleDraft
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.queries import Hand
from bot.ui.hand import verbs
from bot.ui.hand.controls import JOKERS, NATURALS, REDS, TWOS, is_whole
from bot.ui.hand.open_hand import offers_of, show_hand
from bot.ui.hand.proposals import proposals
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
from bot.ui.tables.visibility import own_hand, record_here
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NotOurId


def card_of(number: int) -> Card:
    """Return the card that a custom id or a menu names; no card is 0, which is refused like one that the hand lacks."""
    return number if 0 <= number < LANES and rank_of(number) else 0


@clickable(verbs.RANKS)
async def choose_ranks(click: Click) -> None:
    """Prepare exactly these melds: newly chosen ones with all that goes there, others as they were."""
    wanted = set(click.numbers)
    hand = await own_hand(click, click.table)
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
    await _replace(click, hand, kept)


def _joined(play: DraftPlay, whole: DraftPlay) -> DraftPlay:
    if play.place == WILD_PLACE:
        return whole
    return DraftPlay(whole.place, whole.naturals, play.twos, play.jokers, whole.reds, whole.run)


@clickable(verbs.RANK)
async def choose_rank(click: Click) -> None:
    """Show the menus that set the cards of one meld."""
    await show_hand(click, click.table, place=click.number)


@clickable(verbs.COUNT)
async def choose_count(click: Click) -> None:
    """Set how many cards of one kind go to a meld."""
    (_, place, which), count = click.id.args, click.number
    hand = await own_hand(click, click.table)
    now = hand.draft.play_of(place)
    fields = {NATURALS: "naturals", TWOS: "twos", JOKERS: "jokers", REDS: "reds"}
    play = structs.replace(now, **{fields[which]: count}) if which in fields else now
    await _replace(click, hand, hand.draft.with_play(play).plays, place=place)


@clickable(verbs.RUN)
async def choose_run(click: Click) -> None:
    """Set which cards of its suit go to a sequence."""
    (_, place), ranks = click.id.args, click.numbers
    hand = await own_hand(click, click.table)
    if not is_of_suit(place):
        raise NotOurId(str(place))
    now = hand.draft.play_of(place)
    play = row_of_run(place, run_of_ranks(ranks), now.twos, now.jokers)
    await _replace(click, hand, hand.draft.with_play(play).plays, place=place)


@clickable(verbs.TAP)
async def tap_cards(click: Click) -> None:
    """Set how many cards of a look are selected for a meld, whatever is selected for others, or by themselves."""
    number, place, count, loose_number = click.id.args
    look, loose = card_of(number), card_of(loose_number)
    hand = await own_hand(click, click.table)
    if place == NO_PLACE:
        await show_hand(click, click.table, loose=look if count else 0)
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
        await show_hand(click, click.table, note=click.texts("panel-moved-on"))
        return

    def edited(draft: Draft) -> Draft:
        if face is not None:
            return with_face(draft, view, look, count)
        return tapped(draft, view, look, place, count, loose)

    try:
        after = await click.services.drafts.edit(click.table, click.user, edited)
    except StaleDraft as stale:
        await _show_stale(click, stale)
        return
    has_joined = bool(loose) and count_in(after.play_of(place), loose)
    await show_hand(click, click.table, loose=0 if has_joined else loose)


def _is_own_turn(hand: Hand) -> bool:
    return hand.view.is_to_act and hand.view.table.turn.seat == hand.view.seat and hand.held is None


@clickable(verbs.HOME)
async def choose_home(click: Click) -> None:
    """Put one more wild card of a look to a meld, or take all of them back to the hand."""
    look, place = card_of(click.id.args[1]), click.number
    hand = await own_hand(click, click.table)
    if not _is_own_turn(hand):
        await show_hand(click, click.table, note=click.texts("panel-moved-on"))
        return
    plays = hand.draft.plays
    if place == NO_PLACE:
        plays = tuple(with_count(play, look, 0) for play in plays)
    else:
        play = hand.draft.play_of(place)
        plays = hand.draft.with_play(with_count(play, look, count_in(play, look) + 1)).plays
    await _replace(click, hand, plays)


@clickable(verbs.SUGGESTION)
async def take_suggestion(click: Click) -> None:
    """Replace the draft with a proposed one; where single cards are selected, select exactly those of the play."""
    hand = await own_hand(click, click.table)
    draft = draft_now(hand)
    offers = await offers_of(click, hand)
    offered = proposals(hand.view, draft, report_on(draft, hand.view), offers)
    chosen = next((proposal for proposal in offered if proposal.number == click.number), None)
    if chosen is None:
        await show_hand(click, click.table, note=click.texts("panel-not-offered"))
    elif has_face_buttons(hand.view) and chosen.action is not None:
        cards = sum((play.cards for play in chosen.action.plays), NO_CARDS)
        await _replace(click, hand, rows_of_cards(cards), meant=chosen.action)
    else:
        await _replace(click, hand, chosen.prepared.plays)


@clickable(verbs.CLEAR)
async def clear_draft(click: Click) -> None:
    """Clear the draft."""
    await record_here(click, click.table)
    try:
        await click.services.drafts.clear(click.table, click.user, revision=click.id.args[0])
    except StaleDraft as stale:
        await _show_stale(click, stale)
    else:
        await show_hand(click, click.table)


async def _replace(
    click: Click,
    hand: Hand,
    plays: Iterable[DraftPlay],
    place: int | None = None,
    meant: LayDown | None = None,
) -> None:
    """Replace the draft of the revision that the button shows, and show the hand, or the menus of a place."""
    if hand.held is not None:
        await show_hand(click, click.table, note=click.texts("panel-moved-on"))
        return
    uses_pile, revision = hand.view.table.phase is Phase.DRAW, click.id.args[0]
    ordered = tuple(sorted(play for play in plays if play.count))
    try:
        await click.services.drafts.replace(
            click.table, click.user, ordered, uses_pile=uses_pile, revision=revision
        )
    except StaleDraft as stale:
        await _show_stale(click, stale, place)
    else:
        await show_hand(click, click.table, place=place, meant=meant)


async def _show_stale(click: Click, stale: StaleDraft, place: int | None = None) -> None:
    click.count_refusal(stale)
    await show_hand(click, click.table, note=click.texts("panel-draft-moved-on"), place=place)
