"""Buttons below an offered seat and below a proposal to give the match up."""

from bot.canasta.seats import Seat, SideId
from bot.players.registry import LEVELS
from bot.service.errors import NoOffer, NoResignation, TableClosed
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.interaction import Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name, table_name, tenure_name
from bot.ui.words.sides import given_up_text


def _say_instead(texts: Texts, record: TableRecord, key: str, **arguments: str) -> Message:
    """Return the message that replaces a settled public message."""
    return Message(texts(key, table=table_name(texts, record), **arguments))


def _taken(texts: Texts, record: TableRecord, seat: Seat) -> Message:
    """Return the outcome of an offer: another player holds the seat now, or it is not on offer any more."""
    before = next((tenure for tenure in reversed(record.former) if tenure.seat == seat), None)
    if before is None:
        return _say_instead(texts, record, "offer-over")
    name = seat_name(texts, record, seat)
    return _say_instead(
        texts, record, "offer-taken", name=name, before=tenure_name(texts, before), seat=str(seat + 1)
    )


def _own_name(texts: Texts, record: TableRecord, user: UserId) -> str:
    seat = record.seat_of(user)
    return "" if seat is None else seat_name(texts, record, seat)


@clickable("sit", args=1, when_public=Manner.IN_PLACE)  # the seat
async def take_seat(click: Click) -> None:
    """Take the seat that is on offer, and see its cards."""
    await record_here(click, click.table)
    texts = await click.texts_here()
    seat = Seat(click.id.args[0])
    try:
        after = await click.services.substitutes.take(click.table, click.person, seat, key=click.key)
    except (NoOffer, TableClosed):
        # This is also the second of two clicks: the message tells what the first one did.
        await click.show(_taken(texts, await click.services.queries.table(click.table), seat))
        return
    await click.show(_taken(texts, after, seat))
    await screens.HAND.open(click, click.table)


@clickable("keep", args=1, when_public=Manner.IN_PLACE)  # the seat
async def keep_seat(click: Click) -> None:
    """Withdraw the offer of a seat."""
    await record_here(click, click.table)
    texts = await click.texts_here()
    seat = Seat(click.id.args[0])
    try:
        after = await click.services.substitutes.withdraw(click.table, click.user, seat=seat, key=click.key)
    except (NoOffer, TableClosed):
        await click.show(_taken(texts, await click.services.queries.table(click.table), seat))
        return
    name = seat_name(texts, after, seat)
    await click.show(_say_instead(texts, after, "offer-kept", name=name, seat=str(seat + 1)))


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
        return _say_instead(texts, record, "resign-over")
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
    await click.show(_say_instead(texts, after, "resign-declined", name=_own_name(texts, after, click.user)))
