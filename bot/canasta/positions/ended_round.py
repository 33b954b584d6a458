"""Positions after a round that ended: scored as the document says how it ended."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.canasta.notation import cards_text
from bot.canasta.phases.round_end import score_round, winners_of
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.policies.concealed import is_concealed
from bot.canasta.policies.special_hands import is_special_hand
from bot.canasta.positions.position import Position
from bot.canasta.positions.reader import Document, Reader
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import EndReason


def with_ended_round(reader: Reader, value: Any, position: Position) -> Position:
    """Return the position after a round that ended like this: scored, and the match over if that decides it."""
    fields = reader.fields("ended", value, ("reason", "seat", "concealed", "special_hand"))
    name = reader.choice(
        "ended.reason", fields.get("reason", EndReason.WENT_OUT.value), [reason.value for reason in EndReason]
    )
    for place in ("hands", "feet", "bonus"):
        for seat in range(position.state.table.seating.seat_count):
            if position.is_unknown(place, seat):
                reader.wrong(f"{place}[{seat}]", "the cards are needed to score the round")
    if name is None:
        return position
    reason = EndReason(name)
    by_seat = reason in {EndReason.WENT_OUT, EndReason.SPECIAL_HAND}
    if not by_seat and fields.get("seat"):
        reader.wrong("ended.seat", f"nobody went out when the reason is {reason}")
    if reason is not EndReason.WENT_OUT and fields.get("concealed"):
        reader.wrong("ended.concealed", f"nobody went out when the reason is {reason}")
    if reason is not EndReason.SPECIAL_HAND and fields.get("special_hand") is not None:
        reader.wrong("ended.special_hand", f"no special hand was shown when the reason is {reason}")
    state = position.state
    seat_out: Seat | None = None
    if by_seat:
        seat_out = reader.seat("ended.seat", fields.get("seat", state.table.turn.seat), state.table.seating)
    special_hand = None
    concealed = False
    if seat_out is not None and reason is EndReason.WENT_OUT:
        state, concealed = _gone_out(reader, fields, state, seat_out)
    elif seat_out is not None:
        state, special_hand = _shown_special_hand(reader, fields, state, seat_out)
    table = state.table
    if reader.problems:
        return position
    result = score_round(state, reason, seat_out, concealed=concealed, special_hand=special_hand)
    totals = tuple(sheet.after for sheet in result.sheets)
    winners = winners_of(table.rules, totals, table.round)
    after = replace(
        table,
        phase=Phase.MATCH_OVER if winners else Phase.BETWEEN_ROUNDS,
        question=None,
        totals=totals,
        result=result,
        winners=winners,
    )
    return replace(position, state=replace(state, table=after))


def _gone_out(reader: Reader, fields: Document, state: State, seat: Seat) -> tuple[State, bool]:
    """Return the state in which the seat went out, and whether it did so concealed."""
    if state.hands[seat]:
        reader.wrong(f"hands[{seat}]", f"seat {seat} went out and can have no cards left")
    if is_open(state):
        state = settle_sides(state, seat, [])
    if fields.get("concealed") is not None:
        return state, reader.flag("ended.concealed", fields["concealed"])
    return state, seat == state.table.turn.seat and is_concealed(state.table, seat)


def _shown_special_hand(
    reader: Reader, fields: Document, state: State, seat: Seat
) -> tuple[State, str | None]:
    """Return the state in which the seat showed its special hand, and the name of the hand."""
    rules = state.table.rules
    names = sorted(rules.scoring.special_hands)
    if not names:
        reader.wrong("ended.reason", "these rules have no special hands")
        return state, None
    name = reader.choice("ended.special_hand", fields.get("special_hand"), names)
    if name is not None and not is_special_hand(rules, name, state.hands[seat]):
        reader.wrong(f"hands[{seat}]", f"{cards_text(state.hands[seat])} is not the special hand {name}")
    known = tuple(
        hand if other == seat else cards
        for other, (hand, cards) in enumerate(zip(state.hands, state.table.known, strict=True))
    )
    return replace(state, table=replace(state.table, known=known)), name
