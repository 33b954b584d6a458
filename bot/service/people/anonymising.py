"""What is left of a person who is forgotten: an anonymous place, so that the matches of others stay whole.

Nothing here knows which fields there are: every id of a person in a value is found by its type, so that a field that is
added later is forgotten too.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from types import NoneType
from typing import Any, Final, TypeVar, get_args, get_type_hints

from msgspec import Struct, structs

from bot.canasta.rules.model import RuleSet
from bot.service.change import AdminEntry
from bot.service.delivery.notices import Notice, PartnerQuestion, PlaceLost, Reminder, TableNews, TurnPing
from bot.service.house_rules.house_rule import HouseRule
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, Tenure
from bot.service.people.erased_holders import marked
from bot.service.people.name_search import without_names
from bot.service.people.visible import visible

NOBODY: Final = UserId(0)
"""Stands where a person has been forgotten and a number has to stand; Discord gives it to nobody."""

SOMEBODY: Final = "Somebody"
"""What a person is called who is forgotten."""

S = TypeVar("S", bound=Struct)


def names_of(record: TableRecord, user: UserId) -> set[str]:
    """What this person is or was called at a table."""
    return {
        *(holder.name for holder in record.seats if holder.user == user),
        *(tenure.name for tenure in record.former if tenure.user == user),
        *(kept.name for kept in record.reserved if kept.user == user),
    } - {""}


def all_names(records: Iterable[TableRecord], user: UserId, names: Iterable[str]) -> tuple[str, ...]:
    """What this person is or was called anywhere, as it was stored in any version of the bot."""
    called = set(names).union(*(names_of(record, user) for record in records))
    # In order, so that what is written does not depend on the process.
    return tuple(sorted({*called, *map(visible, called)} - {""}))


def anonymous_record(
    record: TableRecord, user: UserId, names: Collection[str], dealt: int, secret: bytes
) -> TableRecord:
    """The table without this person. Seats and former seats stay; what was kept for him or asked of him goes.

    ``names`` are what he was called anywhere. Whoever has seen a hand of the round that is on, the one that version
    ``dealt`` has dealt, gets a mark made with ``secret``, which is written nowhere.
    """
    is_known = knows(record, user)
    record = marked(record, user, dealt, secret)
    others = {
        *(holder.name for holder in record.seats if holder.user != user),
        *(tenure.name for tenure in record.former if tenure.user != user),
    }
    record = structs.replace(
        record,
        offers=tuple(offer for offer in record.offers if user not in {offer.by, offer.to}),
        reserved=tuple(kept for kept in record.reserved if kept.user != user),
        pings=tuple(ping for ping in record.pings if ping.user != user),
    )
    record = _without(record, user, frozenset(names) - others)
    return structs.replace(record, title=without_names(record.title, names, SOMEBODY)) if is_known else record


def anonymous_notice(notice: Notice, user: UserId, names: Collection[str]) -> Notice | None:
    """What is still to be told, without this person; None for what was to be told to him alone."""
    if isinstance(notice, TurnPing | Reminder | PlaceLost | PartnerQuestion) and notice.user == user:
        return None
    return _without(notice, user, frozenset(names))


def anonymous_entry(
    entry: AdminEntry, user: UserId, names: Collection[str], *, at_his_table: bool
) -> AdminEntry:
    """An entry of the admins' log without this person. Names count only in what he did or what was done at his tables:
    elsewhere they are those of others who are called the same.
    """
    if not at_his_table and entry.actor != user:
        return entry
    facts = {
        fact: SOMEBODY if value in names else NOBODY if value == user else value
        for fact, value in entry.facts.items()
    }
    return structs.replace(entry, actor=NOBODY if entry.actor == user else entry.actor, facts=facts)


def anonymous_house(house: HouseRule, user: UserId) -> HouseRule:
    """A house rule that nobody in particular has made: it belongs to the server."""
    return structs.replace(house, changed_by=NOBODY) if house.changed_by == user else house


def knows(value: object, user: UserId) -> bool:
    """Whether this person's id stands anywhere in it."""
    if isinstance(value, tuple):
        return any(knows(one, user) for one in value)
    if not isinstance(value, Struct):
        return False
    people = _fields_of_people(type(value))
    return any(
        getattr(value, name) == user if name in people else knows(getattr(value, name), user)
        for name in type(value).__struct_fields__
    )


def _without(value: S, user: UserId, names: frozenset[str]) -> S:
    """A struct without this person, in all that it holds."""
    people = _fields_of_people(type(value))
    changes: dict[str, Any] = {}
    for name in type(value).__struct_fields__:
        before = getattr(value, name)
        if name in people:
            after = people[name] if before == user else before
        elif name == "name" and _is_his_name(value, before, user, names):
            after = SOMEBODY
        else:
            after = _inside(before, user, names)
        if after is not before:
            changes[name] = after
    return structs.replace(value, **changes) if changes else value


def _inside(value: Any, user: UserId, names: frozenset[str]) -> Any:
    if isinstance(value, Struct):
        # Rules know no people, and their names are those of cards and hands.
        return value if isinstance(value, RuleSet) else _without(value, user, names)
    if isinstance(value, tuple) and type(value) is tuple:
        inside = tuple(_inside(one, user, names) for one in value)
        return value if all(new is old for new, old in zip(inside, value, strict=True)) else inside
    return value


def _is_his_name(value: Struct, name: str, user: UserId, names: frozenset[str]) -> bool:
    """Whether the name that a struct holds is this person's: others may be called the same."""
    if "user" in type(value).__struct_fields__ and not isinstance(value, TableNews):
        return bool(getattr(value, "user") == user)  # noqa: B009 - of many types
    # News of a seat that changes hands hold the name of one and the id of the other.
    return name in names


@lru_cache(maxsize=256)
def _fields_of_people(struct: type[Struct]) -> dict[str, UserId | None]:
    """The fields that hold the id of a person, and what stands there when he is forgotten."""
    found: dict[str, UserId | None] = {}
    for name, hint in get_type_hints(struct).items():
        kinds = (hint, *get_args(hint))
        if UserId in kinds:
            # A former holder without an id would be a computer.
            may_be_missing = NoneType in kinds and struct is not Tenure
            found[name] = None if may_be_missing else NOBODY
    return found
