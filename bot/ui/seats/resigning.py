"""Giving a match up: the command, the proposal to the partners with its buttons, and the private replies."""

from collections.abc import Sequence

from bot.canasta.seats import Seat, SideId
from bot.players.registry import LEVELS
from bot.service.errors import NoResignation, NotStarted, TableClosed
from bot.service.matches.guards import not_seated
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.seats.handover import side_of
from bot.service.seats.resigning import missing_to_resign
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, RED
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.computers import level_name
from bot.ui.words.names import seat_name, sides_of, table_name
from bot.ui.words.sides import given_up_text


async def ask_whether_to_resign(context: InteractionContext, record: TableRecord) -> None:
    """Ask privately whether the match is really to be given up, or proposed to be.

    Raises:
        NotSeated, NotStarted, TableClosed
    """
    seat = record.seat_of(context.user)
    if seat is None:
        raise not_seated(record, context.user)
    if record.status is TableStatus.LOBBY:
        raise NotStarted(table=record.id)
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.ending)
    texts = context.texts
    partners = [holder.seat for holder in missing_to_resign(record, seat) if holder.seat != seat]
    sides = {side_of(record, holder.seat) for holder in record.seats}
    others = [holder for holder in record.people if side_of(record, holder.seat) != side_of(record, seat)]
    kind = "partners" if partners else "ends" if len(sides) == 2 or not others else "alone"
    text = texts(
        "resign-sure",
        kind=kind,
        table=table_name(texts, record),
        partners=texts.listed([seat_name(texts, record, partner) for partner in partners]),
    )
    label = texts("button-propose-resign" if partners else "button-really-resign")
    row = [really_resign.button(label, record.id, style=RED)]
    if kind == "alone":
        offered = {LEVELS.index(one): level_name(texts, one) for one in context.services.levels.offered}
        row = [
            resign_to_computer.button(texts("button-resign-to", level=name), record.id, 0, level, style=RED)
            for level, name in offered.items()
        ]
    await context.show_new(Message(text, rows=[row]))


def wish_text(texts: Texts, record: TableRecord, seat: Seat, missing: Sequence[Seat]) -> str:
    """Return the proposal to give the match up; of the partners who have not agreed yet, one is called."""
    first, *others = missing
    called = record.holder_of(first)
    assert called is not None
    asked = texts.listed([f"<@{called.user}>", *(seat_name(texts, record, other) for other in others)])
    name, table = seat_name(texts, record, seat), table_name(texts, record)
    return texts("resign-proposed", name=name, table=table, asked=asked)


def wish_message(texts: Texts, record: TableRecord, seat: Seat, missing: Sequence[Seat]) -> Message:
    """Return the proposal of a player to the partners to give the match up."""
    table, side = record.id, sides_of(record)[seat]
    row = [
        agree_to_resign.button(texts("button-agree-to-resign"), table, 0, side, style=RED),
        play_on.button(texts("button-play-on"), table, 0, side, style=GREEN),
    ]
    return Message(wish_text(texts, record, seat, missing), rows=[row])


@clickable("resign", tokens=CALLS_SOMEBODY)
async def really_resign(click: Click) -> None:
    """Give the match up, or propose it to the partners."""
    await _resign(click, None)


@clickable("resignto", args=1, tokens=CALLS_SOMEBODY)  # its level
async def resign_to_computer(click: Click) -> None:
    """Leave the seat to a computer of this level."""
    [level] = click.id.args
    if level >= len(LEVELS):
        raise NotOurId(click.id.verb)
    await _resign(click, LEVELS[level])


async def _resign(click: Click, level: str | None) -> None:
    await record_here(click, click.table)
    after = await click.services.resigning.resign(click.table, click.user, level=level, key=click.key)
    key = "resign-asked" if after.seat_of(click.user) in after.resigning else "resign-done"
    await click.show(Message(click.texts(key, table=table_name(click.texts, after))))


@clickable("yield", args=1, when_public=Manner.IN_PLACE)  # the side
async def agree_to_resign(click: Click) -> None:
    """Agree with a partner to give the match up."""
    await record_here(click, click.table)
    texts = await click.texts_here()
    side = SideId(click.id.args[0])
    try:
        after = await click.services.resigning.resign(click.table, click.user, side=side, key=click.key)
    except (NoResignation, TableClosed):
        await click.show(_given_up(texts, await click.services.queries.table(click.table)))
        return
    if after.resigning:
        await click.say(click.texts("resign-asked"))
    else:
        await click.show(_given_up(texts, after))


def _given_up(texts: Texts, record: TableRecord) -> Message:
    """Return the outcome of a proposal: the match was given up, or the proposal is gone."""
    if record.resigned is None:
        return Message(texts("resign-over", table=table_name(texts, record)))
    return Message(given_up_text(texts, record, record.resigned))


@clickable("goon", args=1, when_public=Manner.IN_PLACE)  # the side
async def play_on(click: Click) -> None:
    """Decline to give the match up."""
    await record_here(click, click.table)
    texts = await click.texts_here()
    side = SideId(click.id.args[0])
    try:
        after = await click.services.resigning.play_on(click.table, click.user, side=side, key=click.key)
    except (NoResignation, TableClosed):
        await click.show(_given_up(texts, await click.services.queries.table(click.table)))
        return
    seat, table = after.seat_of(click.user), table_name(texts, after)
    name = "" if seat is None else seat_name(texts, after, seat)
    await click.show(Message(texts("resign-declined", table=table, name=name)))
