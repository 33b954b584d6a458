"""The hand as a private message of its own, with what happened since the user's last turn above it."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.canasta.actions import Discard, LayDown
from bot.canasta.cards import NO_CARDS, Card, Cards
from bot.service.change import Change
from bot.service.errors import NotSeated
from bot.service.ids import TableId
from bot.service.matches.next_round import is_on_turn
from bot.service.matches.record import TableRecord
from bot.service.people.settings import HandStyle, PlayerSettings
from bot.service.queries import Hand
from bot.ui.hand import verbs
from bot.ui.hand.catch_up import catch_up_message, with_catch_up
from bot.ui.hand.lessons import lesson_of
from bot.ui.hand.offers import Offers, in_strong_order, offers_for
from bot.ui.hand.panel import HandPanel
from bot.ui.hand.shown_hand import PanelStyle, emojis_of_hand, picture_of_hand
from bot.ui.tables import screens
from bot.ui.tables.buttons import HAND
from bot.ui.tables.visibility import own_hand, record_here
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.live_panels import LivePanel, LivePanels
from bot.ui.toolkit.messages import Attachment, Message, framed

_PATIENCE: Final = 5.0
"""Seconds that a drawing may take on its way: clicks on the panel wait for it."""


async def show_hand(
    context: InteractionContext,
    table: TableId,
    *,
    note: str | None = None,
    drawn: Cards = NO_CARDS,
    place: int | None = None,
    discard: Discard | None = None,
    loose: Card = 0,
    meant: LayDown | None = None,
) -> None:
    """Show the user's hand panel, the hand in the way that the user has chosen. It follows the table while it is fresh.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    hand = await own_hand(context, table)
    catch_up = None
    if note is None and context.manner is Manner.NEW:
        # Only when it is opened: a panel in use has already told what had happened.
        catch_up = await context.services.queries.since_my_turn(table, context.user)
    settings = await context.settings()
    note = "\n".join(filter(None, (note, await lesson_of(context, hand, settings)))) or None
    style = _style_of(context, settings)
    is_awaited = hand.view.is_to_act and hand.held is None
    next_table = None if is_awaited else await _waiting_elsewhere(context, hand.record)
    offers = await offers_of(context, hand)
    panel = HandPanel(context.texts, hand, place, discard, style, loose, next_table, meant, offers)
    picture = None
    if settings.hand_style is HandStyle.PICTURE and context.may_attach and not panel.shows_faces:
        picture = await picture_of_hand(context.texts, hand.view, drawn, style)

    def message(picture: Attachment | None = None) -> Message:
        shown = emojis_of_hand(hand.view, style)
        told = panel.message(note=note, drawn=drawn, shown=shown, picture=picture)
        if catch_up is not None and catch_up.is_after_pause:
            told = with_catch_up(context.texts, told, catch_up)
        return told

    await context.show(message() if picture is None else replace(message(picture), in_words=message))
    follow(context, hand)


async def offers_of(context: InteractionContext, hand: Hand) -> Offers:
    """Return the offers of a hand, its lay-downs in the strong level's order where that may be seen and is there in time."""
    offers = offers_for(hand.view)
    compared = await context.services.hints.in_time(hand) if offers.lay_downs else ()
    return in_strong_order(offers, hand.view, compared)


async def show_result(context: InteractionContext, table: TableId) -> None:
    """Show how the last round ended in place of the hand. The next hand is shown when it is asked for, or when it is the
    user's turn.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    hand = await own_hand(context, table)
    lesson = await lesson_of(context, hand, await context.settings())
    await screens.RESULT.open(context, table, note=lesson or None)
    follow(context, hand, until_turn=True)


def follow(context: InteractionContext, hand: Hand, *, until_turn: bool = False) -> None:
    """Let what was shown follow the table. ``until_turn``: it stays until it is the user's turn, as no hand does."""
    record, table = hand.record, hand.view.table
    if record.is_open:
        now_played = table.round if table.is_running else 0
        draw = partial(_draw_anew, round_shown=now_played, until_turn=until_turn)
        state = shown_state(record)
        context.client.live_panels.follow(context.interaction, context.shown, record.id, state, draw)


def open_hands_follow(panels: LivePanels) -> Callable[[Change], None]:
    """Return the function to call with every change of the store, so that open hands follow their tables."""

    def changed(change: Change) -> None:
        record = change.record
        # A turn that begins with a play of the bot is shown once that is made.
        if record is not None and not _begins_by_itself(record):
            panels.changed(record.id, shown_state(record))

    return changed


def shown_state(record: TableRecord) -> Hashable:
    """Return what of a table makes open hands out of date: whose turn it is, what is asked, and whether it is played."""
    return record.turn, record.status, record.pause is not None, _begins_by_itself(record)


def _begins_by_itself(record: TableRecord) -> bool:
    """Return whether an order, or a play that is forced, is about to be carried out."""
    return record.is_being_played and not set(record.ordered).isdisjoint(record.seats_waited_for)


async def _draw_anew(panel: LivePanel, is_over: bool, *, round_shown: int, until_turn: bool) -> None:
    """Draw an open hand anew if its table has changed; for the last time without a word on what changes.

    ``round_shown`` is the round that was played when it was drawn, 0 between two. ``until_turn``: it stays until it is
    the user's turn, as the result of the round before does, or a plan.

    Raises:
        ServiceError: the user holds no seat there any more.
        discord.HTTPException: Discord does not let it be edited any more.
    """
    context = Redrawing(panel)
    hand = await own_hand(context, panel.table)
    holder = hand.record.holder_of(hand.seat)
    if holder is None or holder.is_gone:
        raise NotSeated(table=panel.table)
    has_changed = shown_state(hand.record) != panel.state
    if is_over or (has_changed and not panel.is_newest):
        await _show_as_of_now(context, hand)
        context.client.live_panels.forget(panel.message.id)
    elif has_changed and until_turn and not hand.view.is_to_act:
        panel.state = shown_state(hand.record)
    elif has_changed:
        table = hand.view.table
        has_ended = round_shown and not (table.is_running and table.round == round_shown)
        has_ended = has_ended and hand.record.is_open
        await (show_result if has_ended else show_hand)(context, panel.table)


async def _show_as_of_now(context: InteractionContext, hand: Hand) -> None:
    """Show the cards of a hand and the time of day: nothing that is wrong once the table moves on."""
    settings = await context.settings()
    style = _style_of(context, settings)
    panel = HandPanel(context.texts, hand, style=style)
    picture = None
    if settings.hand_style is HandStyle.PICTURE and context.may_attach:
        picture = await picture_of_hand(context.texts, hand.view, NO_CARDS, style)

    def message(picture: Attachment | None = None) -> Message:
        return panel.as_of(
            context.services.queries.now, shown=emojis_of_hand(hand.view, style), picture=picture
        )

    await context.show(message() if picture is None else replace(message(picture), in_words=message))


def _style_of(context: InteractionContext, settings: PlayerSettings) -> PanelStyle:
    suits = settings.four_colours
    emojis = WORDS_ONLY if settings.hand_style is HandStyle.WORDS else OwnEmojis(context.card_emojis, suits)
    return PanelStyle(emojis, suits, settings.hand_order, settings.compact)


async def _waiting_elsewhere(context: InteractionContext, here: TableRecord) -> TableRecord | None:
    """Return the other table of this server that has waited longest for the user to play, if any does."""
    records = await context.services.queries.tables_of(context.user, guild=here.guild)
    waiting = [
        record
        for record in records
        if record.id != here.id and not record.is_practice and is_on_turn(record, context.user)
    ]
    return min(waiting, key=lambda record: record.turn_since, default=None)


async def show_catch_up(context: InteractionContext, table: TableId) -> None:
    """Show what happened since the user's last turn.

    Raises:
        TableNotFound, NotSeated, NotStarted
    """
    await record_here(context, table)
    catch_up = await context.services.queries.since_my_turn(table, context.user)
    await context.show_new(catch_up_message(context.texts, catch_up))


@clickable(HAND)
async def my_hand(click: Click) -> None:
    """Open the own hand, or draw the open one anew."""
    await show_hand(click, click.table)


@clickable(verbs.CATCH_UP)
async def catch_up(click: Click) -> None:
    """Show what happened since the user's last turn."""
    await show_catch_up(click, click.table)


class Redrawing(InteractionContext):
    """Context in which a live panel is drawn anew. It is not entered: nobody waits, and no failure is told.

    Where the panel has been clicked meanwhile, nothing is shown: the click is answered with what is newer.
    """

    is_from_user = False

    def __init__(self, panel: LivePanel) -> None:
        super().__init__(panel.interaction, Manner.IN_PLACE)
        self._panel = panel
        self._before = panel.message

    async def _show(self, message: Message) -> None:
        panel = self._panel
        if panel.message.flags.components_v2:
            message = framed(message)
        async with panel.sending, asyncio.timeout(_PATIENCE):
            if self.client.live_panels.is_current(panel):
                # By its own id: the original answer of an interaction may be a public message.
                self.shown = await self.interaction.followup.edit_message(
                    panel.message.id, **self._edit(message)
                )
