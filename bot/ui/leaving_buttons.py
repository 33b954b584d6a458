"""The buttons below an offered seat and below a proposal to give the match up."""

from bot.canasta.seats import Seat, SideId
from bot.service.errors import NoOffer, NoResignation, TableClosed
from bot.service.record import TableRecord
from bot.ui import verbs
from bot.ui.asked import Manner
from bot.ui.clickable import Click, Clickable, on_click
from bot.ui.looking import record_here, show_hand
from bot.ui.presenters.leaving import given_up_text
from bot.ui.presenters.names import seat_name, table_name, tenure_name
from bot.ui.rows import Message
from bot.ui.texts import texts_for


def _say_instead(record: TableRecord, key: str, **arguments: str) -> Message:
    """What a public message becomes when it is settled, in the language of the server."""
    texts = texts_for(None)
    return Message(texts(key, table=table_name(texts, record), **arguments))


@on_click(verbs.TAKE_SEAT, when_public=Manner.IN_PLACE)
async def take_seat(click: Click) -> None:
    """Take the seat that is on offer, and see its cards."""
    record, seat = await record_here(click, click.table), Seat(click.id.args[0])
    try:
        after = await click.services.leaving.take(click.table, click.person, seat, key=click.key)
    except (NoOffer, TableClosed):
        await click.show(_say_instead(record, "offer-over"))
        return
    before = next((tenure for tenure in reversed(after.former) if tenure.seat == seat), None)
    await click.show(
        _say_instead(
            after,
            "offer-taken",
            name=seat_name(texts_for(None), after, seat),
            before="" if before is None else tenure_name(before),
            seat=str(seat + 1),
        )
    )
    await show_hand(click, click.table)


@on_click(verbs.KEEP_SEAT, when_public=Manner.IN_PLACE)
async def keep_seat(click: Click) -> None:
    """Keep the own seat after all."""
    record, seat = await record_here(click, click.table), Seat(click.id.args[0])
    try:
        after = await click.services.leaving.withdraw(click.table, click.user, seat=seat, key=click.key)
    except (NoOffer, TableClosed):
        await click.show(_say_instead(record, "offer-over"))
        return
    name = seat_name(texts_for(None), after, seat)
    await click.show(_say_instead(after, "offer-kept", name=name, seat=str(seat + 1)))


@on_click(verbs.REALLY_RESIGN)
async def really_resign(click: Click) -> None:
    """Give the match up, or propose it to the partners."""
    await record_here(click, click.table)
    after = await click.services.leaving.resign(click.table, click.user, key=click.key)
    key = "resign-asked" if after.seat_of(click.user) in after.resigning else "resign-done"
    await click.show(Message(click.texts(key, table=table_name(click.texts, after))))


@on_click(verbs.AGREE_TO_RESIGN, when_public=Manner.IN_PLACE)
async def agree_to_resign(click: Click) -> None:
    """Agree with a partner to give the match up."""
    record, side = await record_here(click, click.table), SideId(click.id.args[0])
    try:
        after = await click.services.leaving.resign(click.table, click.user, side=side, key=click.key)
    except (NoResignation, TableClosed):
        await click.show(_say_instead(record, "resign-over"))
        return
    if after.resigned is not None:
        await click.show(Message(given_up_text(texts_for(None), after, after.resigned)))
    elif after.resigning:
        await click.say(click.texts("resign-asked"))
    else:
        await click.show(_say_instead(after, "resign-over"))


@on_click(verbs.PLAY_ON, when_public=Manner.IN_PLACE)
async def play_on(click: Click) -> None:
    """Do not give the match up."""
    record, side = await record_here(click, click.table), SideId(click.id.args[0])
    try:
        after = await click.services.leaving.play_on(click.table, click.user, side=side, key=click.key)
    except (NoResignation, TableClosed):
        await click.show(_say_instead(record, "resign-over"))
        return
    name = click.person.name if (seat := after.seat_of(click.user)) is None else _name(after, seat)
    await click.show(_say_instead(after, "resign-declined", name=name))


def _name(record: TableRecord, seat: Seat) -> str:
    return seat_name(texts_for(None), record, seat)


LEAVING: tuple[type[Clickable], ...] = (take_seat, keep_seat, really_resign, agree_to_resign, play_on)
