"""Anonymisation of stored values at the erasure of a user: their seats stay, without their id and name.

User ids in a value are found by the types of its fields, so that fields that are added later are erased too.
"""

from collections.abc import Collection, Iterable
from datetime import datetime
from functools import lru_cache
from types import NoneType
from typing import Any, Final, TypeVar, get_args, get_type_hints

from msgspec import Struct, structs

from bot.canasta.rules.model import RuleSet
from bot.service.change import AdminEntry
from bot.service.delivery.notices import (
    InvitationCall,
    Notice,
    PartnerQuestion,
    PlaceLost,
    Reminder,
    TableNews,
    TurnPing,
)
from bot.service.evenings.model import Evening, with_moved_up
from bot.service.house_rules.model import HouseRule
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, Tenure
from bot.service.people.erased_holders import with_id_hashes
from bot.service.people.names import without_names
from bot.service.people.visible_text import visible
from bot.service.rotation.model import RotationPlace, WaitingPerson
from bot.service.tournaments.model import Tournament, TournamentStage

NOBODY: Final = UserId(0)
"""The user id that replaces an erased one where an id is required; Discord assigns it to nobody."""

SOMEBODY: Final = "Somebody"
"""The name that replaces the name of an erased user."""

_TO_ONE_PERSON: Final = (TurnPing, Reminder, PlaceLost, PartnerQuestion, InvitationCall)

S = TypeVar("S", bound=Struct)


def names_of(record: TableRecord, user: UserId) -> set[str]:
    """Return the present and former names of this user at a table."""
    return {
        *(holder.name for holder in record.seats if holder.user == user),
        *(tenure.name for tenure in record.former if tenure.user == user),
        *(kept.name for kept in record.reserved if kept.user == user),
        *(one.name for one in _in_rotation(record) if one.user == user),
    } - {""}


def _in_rotation(record: TableRecord) -> tuple[RotationPlace | WaitingPerson, ...]:
    return () if record.rotation is None else (*record.rotation.waiting, *record.rotation.places)


def all_names(records: Iterable[TableRecord], user: UserId, names: Iterable[str]) -> tuple[str, ...]:
    """Return all names of this user, both raw and without invisible characters, as versions of the bot stored them."""
    called = set(names).union(*(names_of(record, user) for record in records))
    # Sorted, so that the result does not depend on the hash seed of the process.
    return tuple(sorted({*called, *map(visible, called)} - {""}))


def anonymous_record(
    record: TableRecord, user: UserId, names: Collection[str], dealt: int, secret: bytes
) -> TableRecord:
    """Return the table without this user. Seats and former seats stay anonymous; offers, reservations, invitations and pings go.

    ``names`` are all names of the user. If they have seen a hand of the running round, which version ``dealt`` has
    dealt, their former seats get a mark made with ``secret``, which is stored nowhere.
    """
    is_known = knows(record, user)
    record = with_id_hashes(record, user, dealt, secret)
    others = {
        *(holder.name for holder in record.seats if holder.user != user),
        *(tenure.name for tenure in record.former if tenure.user != user),
        *(one.name for one in _in_rotation(record) if one.user != user),
    }
    record = structs.replace(
        record,
        rotation=record.rotation and record.rotation.without_waiting(user),
        offers=tuple(offer for offer in record.offers if user not in {offer.by, offer.to}),
        reserved=tuple(kept for kept in record.reserved if kept.user != user),
        invitations=tuple(one for one in record.invitations if user not in {one.user, one.by}),
        pings=tuple(ping for ping in record.pings if ping.user != user),
    )
    record = _without(record, user, frozenset(names) - others)
    return structs.replace(record, title=without_names(record.title, names, SOMEBODY)) if is_known else record


def anonymous_notice(notice: Notice, user: UserId, names: Collection[str]) -> Notice | None:
    """Return the notice without this user; None for a notice to them alone."""
    if isinstance(notice, _TO_ONE_PERSON) and notice.user == user:
        return None
    return _without(notice, user, frozenset(names))


def anonymous_entry(
    entry: AdminEntry, user: UserId, names: Collection[str], *, at_his_table: bool
) -> AdminEntry:
    """Return an entry of the admin log without this user. Names are replaced only in entries made by the user or about
    their tables: elsewhere they belong to others of the same name.
    """
    if not at_his_table and entry.actor != user:
        return entry
    facts = {
        fact: SOMEBODY if value in names else NOBODY if value == user else value
        for fact, value in entry.facts.items()
    }
    return structs.replace(entry, actor=NOBODY if entry.actor == user else entry.actor, facts=facts)


def anonymous_house(house: HouseRule, user: UserId) -> HouseRule:
    """Return the house rule without this user as its editor; the rule itself belongs to the server."""
    if not house.was_changed_by(user):
        return house
    versions = tuple(
        structs.replace(version, by=NOBODY) if version.by == user else version for version in house.history
    )
    last = NOBODY if house.changed_by == user else house.changed_by
    return structs.replace(house, changed_by=last, versions=versions)


def anonymous_evening(evening: Evening, user: UserId) -> Evening:
    """Return the next revision of an evening without this user: no guest, and no longer its organiser.

    A series without its organiser ends with it.
    """
    guests = tuple(guest for guest in evening.guests if guest.user != user)
    is_organiser = evening.organiser == user
    erased = structs.replace(
        evening,
        guests=guests,
        moved_up=tuple(one for one in evening.moved_up if one.user != user),
        series=None if is_organiser else evening.series,
        organiser=NOBODY if is_organiser else evening.organiser,
        name=SOMEBODY if is_organiser else evening.name,
        revision=evening.revision + 1,
        content=evening.content + 1 if evening.is_open else evening.content,
    )
    return with_moved_up(evening, erased) if evening.is_open else erased


def anonymous_tournament(
    tournament: Tournament, user: UserId, names: Collection[str], now: datetime
) -> Tournament:
    """Return the next revision of a tournament without this user: an entry that is being played stays without the name
    and has withdrawn, one of the sign-up goes.
    """
    after = _without(tournament, user, frozenset(names))
    if after.stage is TournamentStage.SIGN_UP:
        kept = tuple(entry for entry in after.entries if not any(one.is_erased for one in entry.people))
        cuts = tuple(cut for cut in tournament.cuts if cut.user != user)
        declined = tuple(entry for entry in after.declined if not any(one.is_erased for one in entry.people))
        after = structs.replace(after, entries=kept, declined=declined, cuts=cuts)
    notes = tuple(note for note in tournament.notes if note.by != user)
    return structs.replace(
        after,
        notes=notes,
        name=without_names(tournament.name, names, SOMEBODY),
        revision=tournament.revision + 1,
        content=tournament.content + 1,
        due=now,
    )


def knows(value: object, user: UserId) -> bool:
    """Return whether the value contains this user's id anywhere."""
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
    """Return the struct without this user's id and names, in nested values too."""
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
        # Rules contain no users, and their names are those of cards and hands.
        return value if isinstance(value, RuleSet) else _without(value, user, names)
    if isinstance(value, tuple) and type(value) is tuple:
        inside = tuple(_inside(one, user, names) for one in value)
        return value if all(new is old for new, old in zip(inside, value, strict=True)) else inside
    return value


def _is_his_name(value: Struct, name: str, user: UserId, names: frozenset[str]) -> bool:
    """Return whether the name in a struct is this user's and not that of another user of the same name."""
    if "user" in type(value).__struct_fields__ and not isinstance(value, TableNews):
        return bool(getattr(value, "user") == user)  # noqa: B009 - of many types
    # News of a seat that changes hands contain the name of one user and the id of another.
    return name in names


@lru_cache(maxsize=256)
def _fields_of_people(struct: type[Struct]) -> dict[str, UserId | None]:
    """Return the fields of a struct that hold a user id, each with the value that replaces an erased one."""
    found: dict[str, UserId | None] = {}
    for name, hint in get_type_hints(struct).items():
        kinds = (hint, *get_args(hint))
        if UserId in kinds:
            # A former holder without an id would be a computer.
            may_be_missing = NoneType in kinds and struct is not Tenure
            found[name] = None if may_be_missing else NOBODY
    return found
