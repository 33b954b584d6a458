"""Codes of opened deals: short enough to be typed on a phone, for practising with the same cards.

A code names a round and a seat, and has some digits of a hash of the deal's secret. So nobody can guess the code of a
round that they may not see, and nothing follows from it about any other deal.
"""

import re
from base64 import b32encode
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action
from bot.canasta.seats import Seat
from bot.service.errors import (
    BeganInPlay,
    DealsStillPlayed,
    NoRoundOver,
    RoundNotOver,
    TableNotFound,
    UnknownDeal,
)
from bot.service.history.replays import ReplayedRound, Replays, dealt_position
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord

_HASHED_BYTES: Final = 5
_CODE: Final = re.compile(r"([1-9][0-9]{0,11})-([1-9][0-9]{0,4})-([1-9][0-9]?)-([a-z2-7]{8})", re.ASCII)


class DealAgain(Struct, frozen=True):
    """A deal of a round that is over, to be played again."""

    record: TableRecord
    """The table that it was dealt at."""
    round: int
    seat: Seat
    """The seat to play in."""
    position: bytes
    """The encoded state after the deal."""


def deal_code(table: TableId, replayed: ReplayedRound, seat: Seat) -> str:
    """Return the code of a round's deal for this seat: "12-3-1-k7qf4a9b"."""
    return f"{table}-{replayed.round.number}-{seat + 1}-{_proof_of_secret(table, replayed)}"


def _proof_of_secret(table: TableId, replayed: ReplayedRound) -> str:
    deal = decode_action(replayed.rows[0].action)
    assert isinstance(deal, StartRound)
    hashed = sha256(f"deal to practise|{table}|{replayed.round.number}|{deal.secret}".encode()).digest()
    return b32encode(hashed[:_HASHED_BYTES]).decode().lower()


async def deal_of(replays: Replays, code: str) -> DealAgain:
    """Return the deal of a code, as its round may be replayed.

    Raises:
        UnknownDeal: the code is not one, or its table is gone.
    """
    parts = _CODE.fullmatch("".join(code.split()).lower())
    if parts is None:
        raise UnknownDeal
    table, number, seat = TableId(int(parts[1])), int(parts[2]), Seat(int(parts[3]) - 1)
    try:
        match = await replays.rows(table, number)
    except (TableNotFound, NoRoundOver, RoundNotOver, DealsStillPlayed, BeganInPlay):
        # One answer for all: who tries codes learns of no table.
        raise UnknownDeal from None
    if not compare_digest(parts[4], _proof_of_secret(table, match.rounds[-1])):
        raise UnknownDeal
    position, playing = dealt_position(match)
    if seat not in playing:
        raise UnknownDeal
    return DealAgain(match.record, number, seat, position)
