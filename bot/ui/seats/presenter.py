"""Public texts on seats that are offered and on matches that are given up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.canasta.seats import Seat, SideId
from bot.service.matches.record import SeatOffer, TableRecord
from bot.ui.texts import Texts
from bot.ui.words.names import seat_name, side_names, sides_of, table_name


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


def given_up_text(texts: Texts, record: TableRecord, side: SideId) -> str:
    """Return who gave the match up, and who won by it where there is only one other side."""
    names = side_names(texts, record)
    others = [name for number, name in enumerate(names) if number != side]
    people = sum(its != side for its in sides_of(record))
    loser = names[side]
    gave = sum(its == side for its in sides_of(record))
    if len(others) == 1:
        return texts("match-given-up", side=loser, gave=gave, winners=others[0], count=people)
    return texts("match-given-up-alone", side=loser, gave=gave)
