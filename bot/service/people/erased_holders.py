"""Whoever was forgotten in the middle of a round takes no other seat before its end: a mark knows him again there.

A mark is a keyed hash of his id, with a key of its own beside it. Nobody can read the id in it; whoever has the database
can only try one id after the other. It goes with the round.
"""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from msgspec import structs

from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus, Tenure

_HALF: Final = 16
"""Bytes of the key, and of the hash behind it."""


def marked(record: TableRecord, user: UserId, dealt: int, secret: bytes) -> TableRecord:
    """The record with a mark on the seats that this person has held in the round that is on: since the version that
    ``dealt`` it. Whoever left before has seen no hand of it.
    """
    if record.status is not TableStatus.PLAYING or not record.turn:
        return record
    # Marks of two tables must not show that they are one person's.
    key = blake2b(str(record.id).encode(), key=secret, digest_size=_HALF).digest()
    former = tuple(
        structs.replace(tenure, mark=key + _hash(user, key))
        if tenure.user == user and tenure.upto >= dealt
        else tenure
        for tenure in record.former
    )
    return record if former == record.former else structs.replace(record, former=former)


def is_marked(tenure: Tenure, user: UserId) -> bool:
    """Whether this is a seat of somebody who was forgotten, and this is he."""
    key, found = tenure.mark[:_HALF], tenure.mark[_HALF:]
    return bool(found) and compare_digest(found, _hash(user, key))


def is_marked_at(record: TableRecord, user: UserId) -> bool:
    """Whether a mark of this person is at this table."""
    return any(is_marked(tenure, user) for tenure in record.former)


def without_marks(record: TableRecord) -> TableRecord:
    """The record after a round: every seat may be taken by anybody."""
    if not any(tenure.mark for tenure in record.former):
        return record
    former = tuple(structs.replace(tenure, mark=b"") if tenure.mark else tenure for tenure in record.former)
    return structs.replace(record, former=former)


def _hash(user: UserId, key: bytes) -> bytes:
    return blake2b(str(user).encode(), key=key, digest_size=_HALF).digest()
