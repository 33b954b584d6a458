"""Every kind of document that can name a person forgets whoever deletes their data.

A document with the person in each place that can hold one is made from the types alone, so that a new field, or a new
kind, is tried as soon as it exists.
"""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from sqlalchemy import select

from bot.canasta.codec import encode_rules
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.service.change import Change
from bot.service.ids import UserId
from bot.service.ratings.model import RankRoles
from bot.storage.rows import DOCUMENTS
from bot.storage.sqlite.store import SqliteStore
from tests.storage.changes import NOON, later

WHO = UserId(912_345_678_901_234_567)
NAME = "Zenobia"


def names_people(hint: Any) -> bool:
    """Whether a value of this type can hold the id of a person."""
    if hint is UserId:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is not RuleSet and any(map(names_people, get_type_hints(hint).values()))
    return any(map(names_people, get_args(hint)))


def filled(hint: Any, name: str = "") -> Any:
    """A value of this type with the person wherever one can be."""
    if hint is UserId:
        return WHO
    if NoneType in get_args(hint):
        return filled(next(one for one in get_args(hint) if one is not NoneType), name)
    if get_origin(hint) is tuple:
        return tuple(filled(one, name) for one in get_args(hint) if one is not Ellipsis)
    if get_origin(hint) in {dict, frozenset}:
        keys = get_args(hint)
        return {filled(keys[0]): filled(keys[1])} if len(keys) > 1 else frozenset({filled(keys[0])})
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint)
        fields = msgspec.structs.fields(hint)
        wanted = [
            one for one in fields if one.required or names_people(hints[one.name]) or one.name == "name"
        ]
        return hint(**{one.name: filled(hints[one.name], one.name) for one in wanted})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if hint is datetime:
        return NOON
    if hint is bytes:
        return encode_rules(rules_of("classic_2"))
    if hint is str:
        return NAME if name == "name" else ""
    return False if hint is bool else 1


NAMING = [one for one in DOCUMENTS if names_people(one.kind) and one.kind is not RankRoles]
"""Roles that were given are known until Discord has taken them back (docs/privacy.md)."""


@pytest.mark.parametrize("documents", NAMING, ids=[one.kind.__name__ for one in NAMING])
async def test_a_document_forgets_who_deletes_their_data(documents, tmp_path: Path):
    document = msgspec.structs.replace(filled(documents.kind), revision=1)
    assert str(WHO) in repr(document)
    store = SqliteStore(tmp_path / "forgetting.sqlite3")
    await store.open()
    try:
        await store.commit(Change(at=NOON, documents=(document,)))
        assert await stored(store, documents)
        await store.erase_person(WHO, {NAME}, later(10), b"secret")
        rows = await stored(store, documents)
        encoded = msgspec.msgpack.encode(WHO)[1:]
        for row in rows:
            for value in row:
                assert value != WHO
                if isinstance(value, bytes):
                    assert encoded not in value
                    assert NAME.encode() not in value
    finally:
        await store.close()


def test_the_kinds_that_name_people_are_found():
    assert {one.kind.__name__ for one in NAMING} >= {"PlayerSettings", "Tournament", "Evening"}


async def stored(store: Any, documents: Any) -> list[Any]:
    """The rows of a kind, as they are in the database."""

    def read(connection: Any) -> list[Any]:
        return [*connection.execute(select(documents.key.table))]

    rows: list[Any] = await store._atomically(read)
    return rows
