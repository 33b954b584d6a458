"""Public messages about seats on offer and about giving a match up."""

from collections.abc import Sequence

from bot.canasta.seats import Seat
from bot.service.matches.record import SeatOffer, TableRecord
from bot.ui.seats.buttons import agree_to_resign, keep_seat, play_on, take_seat
from bot.ui.tables.buttons import RULES
from bot.ui.texts import Texts
from bot.ui.toolkit.components import GREEN, RED
from bot.ui.toolkit.messages import Message
from bot.ui.words.names import seat_name, sides_of, table_name


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


def wish_text(texts: Texts, record: TableRecord, seat: Seat, missing: Sequence[Seat]) -> str:
    """Return the proposal to give the match up; of the partners who have not agreed yet, one is called."""
    return texts(
        "resign-proposed",
        name=seat_name(texts, record, seat),
        table=table_name(texts, record),
        asked=texts.listed(
            [_called(record, missing[0]), *(seat_name(texts, record, other) for other in missing[1:])]
        ),
    )


def _called(record: TableRecord, seat: Seat) -> str:
    holder = record.holder_of(seat)
    assert holder is not None
    return f"<@{holder.user}>"


def offer_message(texts: Texts, record: TableRecord, offer: SeatOffer) -> Message:
    """Return the message that offers a seat."""
    table, seat = record.id, offer.seat
    return Message(
        offer_text(texts, record, offer),
        rows=[
            [
                take_seat.button(texts("button-take-seat"), table, 0, seat, style=GREEN),
                keep_seat.button(texts("button-keep-seat"), table, 0, seat),
                RULES.button(texts("button-rules"), table),
            ]
        ],
    )


def wish_message(texts: Texts, record: TableRecord, seat: Seat, missing: Sequence[Seat]) -> Message:
    """Return the proposal of a player to the partners to give the match up."""
    table, side = record.id, sides_of(record)[seat]
    return Message(
        wish_text(texts, record, seat, missing),
        rows=[
            [
                agree_to_resign.button(texts("button-agree-to-resign"), table, 0, side, style=RED),
                play_on.button(texts("button-play-on"), table, 0, side, style=GREEN),
            ]
        ],
    )
