"""Hashed ids of erased users: a user whose data was erased during a round cannot take another seat before its end.

An id hash is a keyed hash of the user id, stored with its own key. The id cannot be read from it; somebody with the
database can only try one id after the other. The hashes are removed when the round ends.
"""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from msgspec import structs

from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus, Tenure

_HALF: Final = 16
"""The length in bytes of the key, and of the hash after it."""


def with_id_hashes(record: TableRecord, user: UserId, dealt: int, secret: bytes) -> TableRecord:
    """Return the record with an id hash on the former seats that this user has held in the running round, which version
    ``dealt`` has dealt. Users who left before it have seen no hand of it.
    """
    if record.status is not TableStatus.PLAYING or not record.turn:
        return record
    # The hashes at two tables must not show that they belong to one user.
    key = blake2b(str(record.id).encode(), key=secret, digest_size=_HALF).digest()
    former = tuple(
        structs.replace(tenure, mark=key + _hash(user, key))
        if tenure.user == user and tenure.upto >= dealt
        else tenure
        for tenure in record.former
    )
    return record if former == record.former else structs.replace(record, former=former)


def is_id_hash_of(tenure: Tenure, user: UserId) -> bool:
    """Return whether this former seat has the id hash of this user."""
    key, found = tenure.mark[:_HALF], tenure.mark[_HALF:]
    return bool(found) and compare_digest(found, _hash(user, key))


def has_id_hash_of(record: TableRecord, user: UserId) -> bool:
    """Return whether this table has an id hash of this user."""
    return any(is_id_hash_of(tenure, user) for tenure in record.former)


def without_id_hashes(record: TableRecord) -> TableRecord:
    """Return the record without id hashes: after a round every seat is open to anybody."""
    if not any(tenure.mark for tenure in record.former):
        return record
    former = tuple(structs.replace(tenure, mark=b"") if tenure.mark else tenure for tenure in record.former)
    return structs.replace(record, former=former)


def _hash(user: UserId, key: bytes) -> bytes:
    return blake2b(str(user).encode(), key=key, digest_size=_HALF).digest()
