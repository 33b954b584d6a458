"""Leaving a match in progress: the private replies to ``/substitute`` and ``/resign``."""

from bot.canasta.seats import Seat
from bot.players.registry import LEVELS
from bot.service.errors import NotStarted, TableClosed
from bot.service.ids import UserId
from bot.service.matches.guards import not_seated
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.seats.handover import side_of
from bot.service.seats.resigning import missing_to_resign
from bot.ui.seats.buttons import keep_seat, really_resign, resign_to_computer
from bot.ui.toolkit.components import RED
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.words.computers import level_name
from bot.ui.words.names import seat_name, table_name


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
        row = [
            resign_to_computer.button(
                texts("button-resign-to", level=level_name(texts, level)),
                record.id,
                0,
                LEVELS.index(level),
                style=RED,
            )
            for level in context.services.levels.offered
        ]
    await context.show_new(Message(text, rows=[row]))
