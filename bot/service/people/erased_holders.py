"""Hashed ids of erased users: a user whose data was erased during a round cannot take another seat before its end.

An id hash is a keyed hash of the user id, stored with its own key. The id cannot be read from it; somebody with the
database can only try one id after the other. The hashes are removed when the round ends; those at a table of a duplicate,
who knows deals that others still play, when its last table is closed.
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
    ``dealt`` has dealt. Users who left before it have seen no hand of it, but other tables may still play what they saw.
    """
    # The hashes at two tables must not show that they belong to one user.
    key = blake2b(str(record.id).encode(), key=secret, digest_size=_HALF).digest()
    id_hash = key + _hash(user, key)
    if record.is_confidential and _names(record, user):
        record = structs.replace(record, id_hashes=(*record.id_hashes, id_hash))
    if record.status is not TableStatus.PLAYING or not record.turn:
        return record
    former = tuple(
        structs.replace(tenure, mark=id_hash) if tenure.user == user and tenure.upto >= dealt else tenure
        for tenure in record.former
    )
    return record if former == record.former else structs.replace(record, former=former)


def is_id_hash_of(tenure: Tenure, user: UserId) -> bool:
    """Return whether this former seat has the id hash of this user."""
    return _is_of(tenure.mark, user)


def has_id_hash_of(record: TableRecord, user: UserId) -> bool:
    """Return whether this table has an id hash of this user."""
    return any(_is_of(one, user) for one in (*record.id_hashes, *(tenure.mark for tenure in record.former)))


def has_sat_at(record: TableRecord, user: UserId) -> bool:
    """Return whether this user holds a seat of this table of a duplicate or has held one, erased or not."""
    return _names(record, user) or has_id_hash_of(record, user)


def without_id_hashes(record: TableRecord) -> TableRecord:
    """Return the record without the id hashes of the round: after it every seat is open to anybody."""
    if not any(tenure.mark for tenure in record.former):
        return record
    former = tuple(structs.replace(tenure, mark=b"") if tenure.mark else tenure for tenure in record.former)
    return structs.replace(record, former=former)


def _names(record: TableRecord, user: UserId) -> bool:
    return record.seat_of(user) is not None or any(tenure.user == user for tenure in record.former)


def _is_of(id_hash: bytes, user: UserId) -> bool:
    key, found = id_hash[:_HALF], id_hash[_HALF:]
    return bool(found) and compare_digest(found, _hash(user, key))


def _hash(user: UserId, key: bytes) -> bytes:
    return blake2b(str(user).encode(), key=key, digest_size=_HALF).digest()
