"""Leaving a match that is on: what ``/substitute`` and ``/resign`` show to who uses them."""

from typing import Any

from discord import ui

from bot.service.errors import NotStarted, TableClosed
from bot.service.ids import UserId
from bot.service.leaving import missing_to_resign, side_of
from bot.service.record import SeatOffer, TableRecord, TableStatus
from bot.service.tables import not_seated
from bot.ui import verbs
from bot.ui.asked import Asked
from bot.ui.controls import RED, button
from bot.ui.presenters.names import seat_name, table_name
from bot.ui.rows import Message
from bot.ui.texts import Texts


async def offer_seat(asked: Asked, record: TableRecord, to: UserId | None) -> None:
    """Offer the own seat, and say so privately with a way back."""
    after = await asked.services.leaving.offer(record.id, asked.user, to=to, key=asked.key)
    offer = next((offer for offer in after.offers if offer.by == asked.user), None)
    if offer is None:
        # The same command again, when the seat was taken already.
        await asked.say(asked.texts("offer-over", table=table_name(asked.texts, after)))
        return
    await asked.show_new(Message(_made(asked.texts, after, offer), rows=[[_keep(asked.texts, after, offer)]]))


def _made(texts: Texts, record: TableRecord, offer: SeatOffer) -> str:
    to = "anybody" if offer.to is None else f"<@{offer.to}>"
    return texts("offer-made", table=table_name(texts, record), to=to)


def _keep(texts: Texts, record: TableRecord, offer: SeatOffer) -> ui.Button[Any]:
    return button(verbs.KEEP_SEAT, texts("button-keep-seat"), record.id, 0, offer.seat)


async def ask_whether_to_resign(asked: Asked, record: TableRecord) -> None:
    """Ask privately whether the match is really to be given up, or proposed to be.

    Raises:
        NotSeated, NotStarted, TableClosed
    """
    seat = record.seat_of(asked.user)
    if seat is None:
        raise not_seated(record, asked.user)
    if record.status is TableStatus.LOBBY:
        raise NotStarted(table=record.id)
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.status.value)
    texts = asked.texts
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
    await asked.show_new(Message(text, rows=[[button(verbs.REALLY_RESIGN, label, record.id, style=RED)]]))
