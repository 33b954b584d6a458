"""Buttons of the lobby, confirmations before a table is cancelled, and rematches."""

from collections.abc import Callable

from bot.service.errors import NotHost, TableClosed
from bot.service.ids import TableId
from bot.service.matches.record import TableStatus
from bot.ui.tables import screens
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.admission import TELLS_TABLE, Tokens
from bot.ui.toolkit.clickable import Answer, Click, ClickHandler, clickable
from bot.ui.toolkit.components import RED
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.names import table_name
from bot.ui.words.tables import table_url


async def ask_whether_to_cancel(context: InteractionContext, table: TableId) -> None:
    """Ask privately whether the table is really to be cancelled.

    Raises:
        TableNotFound, TableClosed, NotHost
    """
    record = await record_here(context, table)
    if not record.is_open:
        raise TableClosed(table=table, status=record.ending)
    if record.host != context.user and not context.administers:
        raise NotHost(table=table, host=record.host)
    sure = really_cancel.button(context.texts("button-really-cancel"), table, style=RED)
    text = context.texts("panel-cancel-sure", table=table_name(context.texts, record))
    await context.show_new(Message(text, rows=[[sure]]))


def clickable_in_lobby(verb: str, *, tokens: Tokens = 0) -> Callable[[Answer], ClickHandler]:
    """Return a decorator like ``clickable`` for the lobby: the public one changes by itself, a private copy is
    redrawn.
    """

    def registered(answering: Answer) -> ClickHandler:
        async def answer(click: Click) -> None:
            await record_here(click, click.table)
            await answering(click)
            if click.manner is Manner.IN_PLACE:
                await screens.BOARD.open(click, click.table)

        answer.__doc__ = answering.__doc__
        return clickable(verb, when_public=Manner.QUIET, tokens=tokens)(answer)

    return registered


@clickable_in_lobby("join", tokens=TELLS_TABLE)
async def join(click: Click) -> None:
    """Take the free seat that comes first: opposite the host, where partners play."""
    await click.services.lobby.join(click.table, click.person, key=click.key)


@clickable_in_lobby("leave")
async def leave(click: Click) -> None:
    """Leave the table before the start."""
    await click.services.lobby.leave(click.table, click.user, key=click.key)


@clickable_in_lobby("more", tokens=TELLS_TABLE)
async def add_computer(click: Click) -> None:
    """Let a computer fill the first free seat."""
    await click.services.lobby.add_computer(click.table, click.user, key=click.key)


@clickable_in_lobby("less", tokens=TELLS_TABLE)  # on lobbies of older versions
async def remove_computer(click: Click) -> None:
    """Remove the computer that came last."""
    await click.services.lobby.remove_computer(click.table, click.user, key=click.key)


@clickable("rematch", args=1)  # 1: with other partners
async def play_again(click: Click) -> None:
    """Open a table for the same people, or join it."""
    await open_rematch(click, click.table, other_partners=bool(click.id.args[0]))


@clickable_in_lobby("start")
async def start_match(click: Click) -> None:
    """Begin the match."""
    await click.services.lobby.start(click.table, click.user, key=click.key)


@clickable("cancel", when_public=Manner.QUIET)
async def cancel_table(click: Click) -> None:
    """Ask whether the table is really to be given up."""
    await ask_whether_to_cancel(click, click.table)


@clickable("end")
async def really_cancel(click: Click) -> None:
    """Give the table up."""
    record = await record_here(click, click.table)
    is_admin = click.administers and record.host != click.user
    await click.services.lobby.cancel(click.table, click.user, is_admin=is_admin, key=click.key)
    await click.show(Message(click.texts("panel-cancelled")))


async def open_rematch(context: InteractionContext, table: TableId, *, other_partners: bool) -> None:
    """Open the rematch, or join the one that is open, and post a link to it.

    Raises:
        TableNotFound, NotSeated, MatchNotOver, TooManyOpenTables, TooManyOwnTables
        Refusal: the player opens too many tables.
    """
    await record_here(context, table)
    if not await context.services.creation.has_rematch(table):
        expect_room_for_a_table(context)
    record = await context.services.creation.rematch(
        table, context.person, other_partners=other_partners, key=context.key
    )
    seat = record.seat_of(context.user)
    is_next = record.rotation is not None and record.rotation.number > 1
    key = "next-match-is-on" if is_next else "rematch-is-on"
    if record.status is TableStatus.LOBBY:
        key = "rotation-sitting-out" if seat is None else "rematch-seat"
    text = context.texts(
        key,
        table=table_name(context.texts, record),
        number="?" if seat is None else str(seat + 1),
        place=table_url(record),
    )
    await context.show_new(Message(text))


def expect_room_for_a_table(context: InteractionContext) -> None:
    """Take a token for a new table.

    Raises:
        Refusal
    """
    if wait := context.take(context.client.rate_limits.tables):
        raise Refusal("table-too-many-new", minutes=-(-seconds_of(wait) // 60))
