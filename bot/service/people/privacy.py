"""Privacy requests of a user: a summary of the stored data, its export as JSON, and its erasure."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import to_builtins

from bot.canasta.codec import decode_events
from bot.canasta.notation.writing import card_text
from bot.canasta.positions.actions import write_action, write_event
from bot.canasta.scoring.writing import count_text
from bot.canasta.seats import Seat
from bot.service.change import LogRow
from bot.service.daily.schedule import DailyVote
from bot.service.errors import ServiceError, StaleTable
from bot.service.evenings.model import Evening
from bot.service.history.exports import preset_of_match
from bot.service.house_rules.model import HouseRule
from bot.service.ids import UserId
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.record import OPEN, Person, TableRecord, TableStatus
from bot.service.orders.model import Orders
from bot.service.people.erasure import PersonalData
from bot.service.ports import Clock, Entropy, Store
from bot.service.ratings.model import RatedMatch, StoredRating
from bot.service.score_pads.model import ScorePad
from bot.service.seats.substitutes import SubstituteService
from bot.service.tournaments.model import Tournament

FORMAT: Final = "canasta-person"
VERSION: Final = 1

_TRIES: Final = 5
_MOST_TABLES: Final = 100_000

Document = dict[str, Any]


class Stint(NamedTuple):
    """The time a user held a seat, in versions of the match: after ``after``, up to ``upto`` (None: still)."""

    seat: Seat
    after: int
    upto: int | None


@dataclass(eq=False, repr=False)
class PrivacyService:
    """Service for the privacy requests of users about their own data."""

    _store: Store
    _clock: Clock
    _entropy: Entropy
    _lobby: LobbyService
    _substitutes: SubstituteService
    _wake: Callable[[], None]

    async def stored(self, user: UserId) -> Counter[str]:
        """Return the numbers of stored items about this user, by the words of the message catalog."""
        return counted(await self._store.personal_data(user), user)

    async def document(self, person: Person) -> bytes:
        """Return all data stored about this user as JSON, with the events told to them at their tables and without
        anything private to others.
        """
        found = await self._store.personal_data(person.user)
        tables = [await self._table(record, person.user) for record in found.tables]
        document: Document = {
            "format": FORMAT,
            "version": VERSION,
            "person": {"id": str(person.user), "name": person.name},
            "written": self._clock.now().isoformat(timespec="seconds"),
            "settings": None if found.settings is None else to_builtins(found.settings),
            "tables": tables,
            "drafts": [{"table": table, **to_builtins(draft)} for table, draft in found.drafts],
            "orders": [{"table": table, **_orders(orders)} for table, orders in found.orders],
            "moves": found.moves,
            "requests": found.requests,
            "admin_log": [to_builtins(entry) for entry in found.admin],
            "house_rules": [
                {"server": str(house.guild), "name": name, "changed": moment.isoformat()}
                for house in found.houses
                for moment, name in _changes_by(person.user, house)
            ],
            "notices": [to_builtins(notice) for notice in found.notices],
            "daily_votes": [_vote(vote) for vote in found.votes],
            "marked_at": list(found.id_hashes),
            "rounds": [to_builtins(played) for played in found.rounds],
            "takes_part_in": [str(guild) for guild in found.participations],
            "rated_matches": [_rated(one) for one in found.rated],
            "ratings": [_rating(one) for one in found.ratings],
            "rank_roles": [
                {"server": str(one.guild), "role": str(note.role)}
                for one in found.rank_roles
                for note in one.given
                if note.user == person.user
            ],
            "evenings": [_evening(one, person.user) for one in found.evenings],
            "tournaments": [_tournament(one, person.user) for one in found.tournaments],
            "score_pads": [_score_pad(pad) for pad in found.score_pads],
            "on_score_pads": [
                {"server": str(one.guild), "side": one.side + 1, "answer": one.answer.value}
                for one in found.on_pads
            ],
            "real_rounds": [to_builtins(one) for one in found.real_rounds],
            "published": [
                {
                    "server": str(rule.guild),
                    "name": rule.name,
                    "about": rule.about,
                    "author": rule.author_name,
                }
                for rule in found.published
            ],
        }
        return msgspec.json.format(msgspec.json.encode(document), indent=1)

    async def forget(self, person: Person) -> None:
        """Erase this user: take them out of all open tables, then remove their id and names from all stored data. Where
        they have seen a hand of the running round, a mark keeps them from another seat until the round ends, and from
        other tables of the same duplicate until its last one is closed.

        Every step may be repeated, and steps that are done already are not done again. Only the last one erases data,
        so that an interrupted erasure can be resumed.

        Raises:
            StaleTable: a table changed again and again; nothing is erased yet.
        """
        await self._leave_all(person.user)
        now, secret = self._clock.now(), self._entropy.secret()
        await self._store.erase_person(person.user, (person.name,), now, secret)
        self._wake()

    async def _leave_all(self, user: UserId) -> None:
        for _ in range(_TRIES):
            seated = await self._store.tables(user=user, statuses=OPEN, limit=_MOST_TABLES)
            if not seated:
                return
            for record in seated:
                # Another user may end or leave the table first: it is checked again.
                with suppress(ServiceError):
                    await self._leave(record, user)
        # An open match would wait for an erased seat in vain.
        if await self._store.tables(user=user, statuses=OPEN, limit=1):
            raise StaleTable(table=None, seen=None, now=None)

    async def _leave(self, record: TableRecord, user: UserId) -> None:
        # The key is stored for a day, so it must not contain the user's id.
        key = f"forgotten-{record.id}-{record.revision}"
        if record.status is TableStatus.LOBBY:
            await self._lobby.leave(record.id, user, key=key)
        elif all(holder.user == user for holder in record.people):
            await self._lobby.cancel(record.id, record.host, key=key)
        else:
            seat = record.seat_of(user)
            assert seat is not None
            later = await self._substitutes.replace(record.id, seat, None, key=key)
            if later.is_open and not later.people:
                # The last other players have left at the same moment.
                await self._lobby.cancel(record.id, later.host, key=f"{key}-end")

    async def _table(self, record: TableRecord, user: UserId) -> Document:
        stints = stints_of(record, user)
        # What the holder could read during each stint: public rows and their own private ones.
        rows = [
            row
            for stint in stints
            for row in await self._store.log(record.id, seat=stint.seat, after=stint.after, upto=stint.upto)
        ]
        return {
            "table": record.id,
            "server": str(record.guild),
            "channel": str(record.channel),
            "thread": None if record.thread is None else str(record.thread),
            "title": record.title,
            "status": record.status.value,
            "preset": preset_of_match(record),
            "house_rule": record.house_rule or None,
            "made": record.created.isoformat(timespec="seconds"),
            "host": record.host == user,
            "seats": [_seat(record, stint) for stint in stints],
            "cuts": _cuts(record, user),
            "was_invited": any(one.user == user for one in record.invitations),
            "has_invited": [str(one.user) for one in record.invitations if one.by == user],
            "rotation": _rotation(record, user),
            "told": [_told(row) for row in rows],
        }


def _orders(orders: Orders) -> Document:
    document: Document = to_builtins(orders)
    if orders.discard is not None:
        document["discard"] = write_action(orders.discard)
    return document


def _vote(vote: DailyVote) -> Document:
    return {
        "server": str(vote.guild),
        "day": date.fromordinal(vote.day).isoformat(),
        "discard": card_text(vote.card),
        "streak": vote.streak,
        "at": vote.at.isoformat(timespec="seconds"),
    }


def _rated(one: RatedMatch) -> Document:
    return {
        "table": one.table,
        "server": str(one.guild),
        "games": one.family.name.lower(),
        "at": one.at.isoformat(timespec="seconds"),
        "place": one.place + 1,
    }


def _rating(one: StoredRating) -> Document:
    return {
        "server": str(one.guild),
        "games": one.family.name.lower(),
        "season": one.season or None,
        "mu": one.rating.mu,
        "sigma": one.rating.sigma,
        "matches": one.rating.matches,
        "won": one.rating.won,
        "mu_before": one.rating.mu_before,
    }


def _evening(evening: Evening, user: UserId) -> Document:
    return {
        "evening": evening.id,
        "server": str(evening.guild),
        "starts": evening.starts.isoformat(timespec="seconds"),
        "organiser": evening.organiser == user,
        "answer": next((guest.answer.value for guest in evening.guests if guest.user == user), None),
        "waits": any(guest.user == user for guest in evening.waiting),
    }


def _tournament(tournament: Tournament, user: UserId) -> Document:
    return {
        "tournament": tournament.id,
        "server": str(tournament.guild),
        "name": tournament.name,
        "stage": tournament.stage.value,
        "organiser": tournament.organiser == user,
        "entries": [
            {"number": entry.number, "name": one.name, "withdrew": entry.withdrew}
            for entry in tournament.entries
            for one in entry.people
            if one.user == user
        ],
        "cuts": [cut.text for cut in tournament.cuts if cut.user == user],
    }


def _score_pad(pad: ScorePad) -> Document:
    return {
        "names": list(pad.names),
        "game": pad.preset,
        "house_rule": pad.house_rule or None,
        "changed": pad.changed.isoformat(timespec="seconds"),
        "rounds": [[count_text(pad.rules, count) for count in counts] for counts in pad.rounds],
        "totals": list(pad.totals()),
    }


def _changes_by(user: UserId, house: HouseRule) -> list[tuple[datetime, str]]:
    """Return when the user changed a house rule, and how it was called then."""
    found = {version.at: version.name for version in house.history if version.by == user}
    if house.changed_by == user:
        found[house.changed] = house.name
    return sorted(found.items())


def counted(found: PersonalData, user: UserId) -> Counter[str]:
    """Return the numbers of the items found about this user, by their names in ``PersonalData`` and below."""
    fields = {name: getattr(found, name) for name in PersonalData.__struct_fields__ if name != "tables"}
    seated = Counter(record.status for record in found.tables if record.seat_of(user) is not None)
    return Counter(
        {
            **{name: len(items) for name, items in fields.items() if isinstance(items, tuple)},
            "lobbies": seated[TableStatus.LOBBY],
            "running": seated[TableStatus.PLAYING],
            "over": seated[TableStatus.FINISHED] + seated[TableStatus.CANCELLED],
            "former": sum(tenure.user == user for record in found.tables for tenure in record.former),
            "moves": found.moves,
            "requests": found.requests,
            "settings": int(found.settings is not None),
            "cuts": sum(len(_cuts(record, user)) for record in found.tables)
            + sum(cut.user == user for one in found.tournaments for cut in one.cuts),
            "rank_roles": sum(note.user == user for one in found.rank_roles for note in one.given),
        }
    )


def stints_of(record: TableRecord, user: UserId) -> list[Stint]:
    """Return the stints of this user at a table: former ones, oldest first, then the present one."""
    stints = []
    begun: dict[Seat, int] = {}
    for tenure in record.former:
        if tenure.user == user:
            stints.append(Stint(tenure.seat, begun.get(tenure.seat, 0), tenure.upto))
        begun[tenure.seat] = tenure.upto
    stints += [Stint(holder.seat, holder.since, None) for holder in record.seats if holder.user == user]
    return stints


def _seat(record: TableRecord, stint: Stint) -> Document:
    upto = record.version if stint.upto is None else stint.upto
    return {
        "seat": stint.seat,
        "name": record.name_at(stint.seat, upto),
        "after": stint.after,
        "upto": stint.upto,
    }


def _cuts(record: TableRecord, user: UserId) -> list[Document]:
    """Return this user's cut for the coming deal, if any. Those of a duplicate are told with the tournament."""
    coming = record.coming_deal
    if coming is None or record.shares_deals:
        return []
    seat = record.seat_of(user)
    return [{"round": coming.round, "text": cut.text} for cut in coming.cuts if cut.seat == seat]


def _rotation(record: TableRecord, user: UserId) -> Document | None:
    """Return this user's part in rotating partners at a table, if any."""
    if record.rotation is None:
        return None
    place = record.rotation.place_of(user)
    if place is not None:
        return {"points": place.points, "matches": place.matches}
    return {"sits_out": True} if any(one.user == user for one in record.rotation.waiting) else None


def _told(row: LogRow) -> Document:
    return {
        "version": row.version,
        "at": row.at.isoformat(timespec="seconds"),
        "seat": row.seat,
        "events": [write_event(event) for event in decode_events(row.event)],
    }
