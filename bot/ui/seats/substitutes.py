"""Seats on offer: the command, the public message with its buttons, and the private replies."""

from bot.canasta.seats import Seat
from bot.service.errors import NoOffer, TableClosed
from bot.service.ids import UserId
from bot.service.matches.record import SeatOffer, TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import RULES
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN
from bot.ui.toolkit.interaction import InteractionContext, Manner
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name, sides_of, table_name, tenure_name


async def offer_seat(
    context: InteractionContext, record: TableRecord, to: UserId | None, seat: Seat | None
) -> None:
    """Offer a seat, and confirm it privately with a button to withdraw the offer."""
    after = await context.services.substitutes.offer(
        record.id, context.user, to=to, seat=seat, key=context.key
    )
    meant = after.seat_of(context.user) if seat is None else seat
    offer = next((offer for offer in after.offers if offer.seat == meant), None)
    if offer is None:
        # The command was repeated after the seat had been taken.
        await context.say(context.texts("offer-over", table=table_name(context.texts, after)))
        return
    text = context.texts(
        "offer-made",
        table=table_name(context.texts, after),
        seat=str(offer.seat + 1),
        to="anybody" if offer.to is None else f"<@{offer.to}>",
    )
    keep = keep_seat.button(context.texts("button-keep-seat"), after.id, 0, offer.seat)
    await context.show_new(Message(text, rows=[[keep]]))


def offer_text(texts: Texts, record: TableRecord, offer: SeatOffer) -> str:
    """Return the offer of a seat, to anybody or to the person who is mentioned."""
    partners = [
        seat_name(texts, record, Seat(seat))
        for seat, side in enumerate(sides_of(record))
        if side == sides_of(record)[offer.seat] and seat != offer.seat
    ]
    # The seat of a player who has left the server is offered by another player.
    by = record.seat_of(offer.by)
    return texts(
        "offer-open" if offer.to is None else "offer-invited",
        mention="" if offer.to is None else f"<@{offer.to}>",
        name=seat_name(texts, record, offer.seat),
        by="himself" if by in {None, offer.seat} else seat_name(texts, record, by),
        table=table_name(texts, record),
        seat=str(offer.seat + 1),
        partners=texts.listed(partners) if partners else "none",
    )


def offer_message(texts: Texts, record: TableRecord, offer: SeatOffer) -> Message:
    """Return the message that offers a seat."""
    table, seat = record.id, offer.seat
    row = [
        take_seat.button(texts("button-take-seat"), table, 0, seat, style=GREEN),
        keep_seat.button(texts("button-keep-seat"), table, 0, seat),
        RULES.button(texts("button-rules"), table),
    ]
    return Message(offer_text(texts, record, offer), rows=[row])


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


def _taken(texts: Texts, record: TableRecord, seat: Seat) -> Message:
    """Return the outcome of an offer: another player holds the seat now, or it is not on offer any more."""
    before = next((tenure for tenure in reversed(record.former) if tenure.seat == seat), None)
    if before is None:
        return _say_instead(texts, record, "offer-over")
    name = seat_name(texts, record, seat)
    return _say_instead(
        texts, record, "offer-taken", name=name, before=tenure_name(texts, before), seat=str(seat + 1)
    )


def _say_instead(texts: Texts, record: TableRecord, key: str, **arguments: str) -> Message:
    """Return the message that replaces a settled public message."""
    return Message(texts(key, table=table_name(texts, record), **arguments))
