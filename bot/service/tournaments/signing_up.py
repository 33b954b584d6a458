"""The tournament service: plans, entries, withdrawals, substitutes, cuts, the start and the cancellation."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from msgspec import structs

from bot.canasta.codec import encode_rules
from bot.canasta.rules.options import with_options
from bot.service.administration.admin_actions import AdminAction, in_server
from bot.service.change import AdminEntry, Change
from bot.service.concurrency import TableLocks, until_written
from bot.service.deals.coming_deal import SharedDeal, shared_deal
from bot.service.deals.cuts import cut_text
from bot.service.errors import (
    AlreadyEntered,
    CutsOver,
    NoOpponents,
    NotAsked,
    NotEntered,
    NotOrganiser,
    PersonAlreadySeated,
    SignUpOver,
    StaleTable,
    TooManyTournaments,
    TournamentClosed,
    TournamentFull,
    TournamentNotFound,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ChannelId, GuildId, TableId, TournamentId, UserId
from bot.service.matches.record import Person
from bot.service.ports import Clock, Entropy, Store
from bot.service.seats.substitutes import SubstituteService
from bot.service.tournaments.course import begun, changed, with_time_up, without_entry
from bot.service.tournaments.duplicates import USUAL_DEALS, rules_of_a_duplicate
from bot.service.tournaments.model import (
    Entrant,
    EntrantCut,
    Entry,
    NoShows,
    Pairing,
    Plan,
    Tournament,
    TournamentKind,
    TournamentStage,
    seed_of,
)
from bot.service.tournaments.tables import people_of_an_entry

MOST_PEOPLE: Final = 256
MOST_OPEN: Final = 10
"""The number of tournaments that may be open in a server."""


@dataclass(eq=False, repr=False)
class TournamentService:
    """Everything that people do with tournaments. What follows from it is done by ``TournamentRunner``.

    Methods that name a tournament raise TournamentNotFound; those that change one raise StaleTable where others change it
    each time before they do.
    """

    _store: Store
    _clock: Clock
    _entropy: Entropy
    _substitutes: SubstituteService
    _wake: Callable[[], None]
    _turns: TableLocks = field(default_factory=TableLocks, init=False)
    """A queue for each tournament: when a sign-up opens, many enter at the same moment."""

    async def all(self, guild: GuildId) -> tuple[Tournament, ...]:
        """Return the tournaments of a server, newest first."""
        return await self._store.tournaments(guild)

    async def get(self, guild: GuildId, number: TournamentId) -> Tournament:
        """Return a tournament of a server."""
        found = await self._store.tournament(number)
        if found is None or found.guild != guild:
            raise TournamentNotFound
        return found

    async def threads(self, pairings: Iterable[Pairing]) -> Mapping[TableId, ChannelId]:
        """Return the threads of the tables of these matches, as far as they are known."""
        tables = await self._store.round_tables([one.table for one in pairings if one.table is not None])
        return {table: one.thread for table, one in tables.items() if one.thread is not None}

    async def create(
        self,
        organiser: UserId,
        *,
        guild: GuildId,
        channel: ChannelId,
        name: str,
        kind: TournamentKind,
        chosen: ChosenRules,
        days: int,
        rounds: int = 0,
        match_rounds: int | None = None,
    ) -> Tournament:
        """Open the sign-up. ``match_rounds`` is the length of a match in rounds of cards; None leaves it to the game.
        No hints are given at the tables.

        Raises:
            NoOpponents, TooManyTournaments, StaleTable
        """
        rules = chosen.rules
        size = people_of_an_entry(rules)
        if kind is TournamentKind.PROGRESSION:
            if size == 1:
                raise NoOpponents
            size = 1
        is_duplicate = kind is TournamentKind.DUPLICATE
        if is_duplicate:
            rules = rules_of_a_duplicate(rules, match_rounds or USUAL_DEALS)
        elif match_rounds is not None:
            rules = with_options(rules, {"round_count": match_rounds})
        plan = Plan(
            kind,
            encode_rules(rules),
            size,
            days,
            rounds,
            preset=chosen.preset,
            house_rule=chosen.house_rule,
            terms=structs.replace(chosen.terms, hints=False),
            no_shows=NoShows.NOBODY,
        )

        async def attempt() -> Tournament:
            if sum(one.is_open for one in await self._store.tournaments(guild)) >= MOST_OPEN:
                raise TooManyTournaments(most=MOST_OPEN)
            now = self._clock.now()
            number = await self._store.next_tournament_id()
            made = Tournament(number, guild, channel, organiser, name, plan, now, due=now)
            deals: tuple[SharedDeal, ...] = ()
            if is_duplicate:
                deals = (shared_deal(number, self._entropy.secret()),)
                made = structs.replace(made, seal=deals[0].commitment)
            entry = _logged(AdminAction.TOURNAMENT_OPENED, made, organiser, now)
            await self._store.commit(Change(at=now, documents=(made,), shared_deals=deals, admin=entry))
            return made

        made = await until_written(attempt, _busy())
        self._wake()
        return made

    async def enter(
        self, guild: GuildId, number: TournamentId, person: Person, partner: Person | None = None
    ) -> Tournament:
        """Enter, in pairs with a partner, who has to agree; without one with a computer.

        Raises:
            SignUpOver, AlreadyEntered, TournamentFull
        """

        def edit(now: Tournament) -> Tournament:
            _expect_sign_up(now)
            people: tuple[Entrant, ...]
            if now.plan.size == 1:
                people = (Entrant(person.name, person.user),)
            elif partner is None:
                people = (Entrant(person.name, person.user), Entrant(is_computer=True))
            else:
                people = (Entrant(person.name, person.user), Entrant(partner.name, partner.user))
            for one in people:
                if one.user is not None and _has_entered(now, one.user):
                    raise AlreadyEntered(user=one.user, why=_whose(one.user, person.user))
            if partner is not None and any(_asks(entry, partner.user) for entry in now.entries):
                raise AlreadyEntered(user=partner.user, why="asked")
            most = MOST_PEOPLE // now.plan.size
            if len(now.entries) >= most:
                raise TournamentFull(most=most)
            asks = now.plan.size > 1 and partner is not None
            # Who was only asked to be a partner and enters otherwise has answered with that.
            kept = tuple(entry for entry in now.entries if not _asks(entry, person.user))
            declined = tuple(entry for entry in now.entries if entry not in kept)
            waits = bool(now.plan.most) and len(kept) >= now.plan.most
            entered = Entry(now.next_number, people, asks=asks, waited=waits)
            return changed(now, entries=(*kept, entered), declined=(*now.declined, *declined))

        return await self.change(guild, number, edit)

    async def answer(
        self, guild: GuildId, number: TournamentId, user: UserId, *, agrees: bool, entry: int | None = None
    ) -> Tournament:
        """Agree to be the partner of who asked for that, or decline; ``entry`` is the number of the one that asked.

        Raises:
            SignUpOver, NotAsked
        """

        def edit(now: Tournament) -> Tournament:
            _expect_sign_up(now)
            asking = next((one for one in now.entries if _asks(one, user)), None)
            if asking is None or entry not in {None, asking.number}:
                raise NotAsked
            if not agrees:
                return _declined(now, asking)
            agreed = structs.replace(asking, asks=False)
            return changed(now, entries=tuple(agreed if one == asking else one for one in now.entries))

        return await self.change(guild, number, edit)

    async def cut(self, guild: GuildId, number: TournamentId, person: Person, text: str) -> Tournament:
        """Cut all deals of a duplicate with a text, in place of an earlier one of the same person.

        Raises:
            NotEntered, CutsOver, CutEmpty, CutTooLong
        """
        words = cut_text(None, text)

        def edit(now: Tournament) -> Tournament:
            if not now.is_duplicate or now.stage is not TournamentStage.SIGN_UP:
                raise CutsOver
            if now.entry_of(person.user) is None:
                raise NotEntered(user=person.user, why="own")
            before = next((one for one in now.cuts if one.user == person.user), None)
            place = 1 + max((one.number for one in now.cuts), default=-1) if before is None else before.number
            cut = EntrantCut(place, person.name, words, person.user)
            others = [one for one in now.cuts if one.number != place]
            return changed(now, cuts=tuple(sorted([*others, cut], key=lambda one: one.number)))

        return await self.change(guild, number, edit)

    async def withdraw(
        self,
        guild: GuildId,
        number: TournamentId,
        actor: UserId,
        *,
        user: UserId | None = None,
        is_admin: bool = False,
    ) -> Tournament:
        """Withdraw an entry: one's own, or as the organiser that of somebody else.

        Raises:
            NotEntered, NotOrganiser, TournamentClosed
        """
        whose = actor if user is None else user

        def edit(now: Tournament) -> Tournament:
            if whose != actor:
                expect_organiser(now, actor, is_admin=is_admin)
            _expect_open(now)
            entry = now.entry_of(whose)
            if entry is None:
                raise NotEntered(user=whose, why=_whose(whose, actor))
            return _declined(now, entry) if _asks(entry, whose) else without_entry(now, entry.number)

        did = AdminAction.TOURNAMENT_CHANGED if is_admin and whose != actor else None
        return await self.change(guild, number, edit, actor, did)

    async def substitute(
        self,
        guild: GuildId,
        number: TournamentId,
        actor: UserId,
        out: UserId,
        by: Person,
        *,
        is_admin: bool = False,
        key: str,
    ) -> Tournament:
        """Let somebody play on in the place of a person, also at the table of the running match.

        Raises:
            NotEntered, AlreadyEntered, NotOrganiser, TournamentClosed, SawAnotherHand, SatAtOtherTable
        """
        before = await self.get(guild, number)
        expect_organiser(before, actor, is_admin=is_admin)
        _replaced(before, out, by)
        for pairing in before.pairings:
            if pairing.table is None or pairing.result is not None:
                continue
            record = await self._store.record(pairing.table)
            seat = None if record is None else record.seat_of(out)
            if record is not None and record.is_open and seat is not None:
                try:
                    await self._substitutes.replace(
                        record.id, seat, by, key=key, admin=actor if is_admin else None
                    )
                except PersonAlreadySeated:
                    continue  # as the partner, whose seat is not taken from anybody
        did = AdminAction.TOURNAMENT_CHANGED if is_admin else None
        return await self.change(guild, number, lambda now: _replaced(now, out, by), actor, did)

    async def plan(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False, **changes: Any
    ) -> Tournament:
        """Change these fields of the plan before it begins: ``no_shows``, ``most``, ``fewest``, ``rounds``, ``starts``.

        Raises:
            NotOrganiser, SignUpOver
        """

        def edit(now: Tournament) -> Tournament:
            expect_organiser(now, actor, is_admin=is_admin)
            _expect_sign_up(now)
            plan = structs.replace(now.plan, **changes)
            before = {entry.number for entry in now.waiting}
            after = changed(now, plan=plan)
            # Who has a place already, and has to wait now, is told when there is one again.
            waits = {entry.number for entry in after.waiting} - before
            entries = (structs.replace(one, waited=one.waited or one.number in waits) for one in now.entries)
            return structs.replace(after, entries=tuple(entries))

        did = AdminAction.TOURNAMENT_CHANGED if is_admin else None
        return await self.change(guild, number, edit, actor, did)

    async def start(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False, fills: bool
    ) -> Tournament:
        """End the sign-up and begin. ``fills``: computers enter where somebody would have no opponent.

        Raises:
            NotOrganiser, SignUpOver, TooFewEntries, UnevenEntries
        """
        seed = seed_of(self._entropy.secret())

        def edit(now: Tournament) -> Tournament:
            expect_organiser(now, actor, is_admin=is_admin)
            _expect_sign_up(now)
            return begun(now, seed, self._clock.now(), fills=fills)

        did = AdminAction.TOURNAMENT_STARTED if is_admin else None
        return await self.change(guild, number, edit, actor, did)

    async def cancel(
        self, guild: GuildId, number: TournamentId, actor: UserId, *, is_admin: bool = False
    ) -> Tournament:
        """Cancel the tournament. Matches that are being played go on as ordinary ones; a duplicate that has begun ends
        with the deals that are complete, because its tables cannot go on without their secrecy.

        Raises:
            NotOrganiser, TournamentClosed
        """

        def edit(now: Tournament) -> Tournament:
            expect_organiser(now, actor, is_admin=is_admin)
            _expect_open(now)
            if now.is_duplicate and now.stage is TournamentStage.RUNNING:
                return with_time_up(now)
            return changed(now, stage=TournamentStage.CANCELLED)

        did = AdminAction.TOURNAMENT_CANCELLED if is_admin else None
        return await self.change(guild, number, edit, actor, did)

    async def change(
        self,
        guild: GuildId,
        number: TournamentId,
        edit: Callable[[Tournament], Tournament],
        actor: UserId | None = None,
        did: AdminAction | None = None,
    ) -> Tournament:
        """Commit an edit, with an entry in the admin log if ``actor`` ``did`` it as an admin."""

        async def attempt() -> Tournament:
            before, now = await self.get(guild, number), self._clock.now()
            after = structs.replace(edit(before), revision=before.revision + 1, due=now)
            entry = () if actor is None or did is None else _logged(did, after, actor, now)
            await self._store.commit(Change(at=now, documents=(after,), admin=entry))
            return after

        async with self._turns.hold(number):
            after = await until_written(attempt, _busy())
        self._wake()
        return after


def _logged(did: AdminAction, tournament: Tournament, actor: UserId, at: datetime) -> tuple[AdminEntry, ...]:
    return in_server(did, tournament.guild, actor, at, {"name": tournament.name})


def _busy() -> StaleTable:
    return StaleTable(table=None, seen=None, now=None)


def _expect_open(tournament: Tournament) -> None:
    if not tournament.is_open:
        raise TournamentClosed(stage=tournament.stage.value)


def _expect_sign_up(tournament: Tournament) -> None:
    if tournament.stage is not TournamentStage.SIGN_UP:
        raise SignUpOver(stage=tournament.stage.value)


def expect_organiser(tournament: Tournament, actor: UserId, *, is_admin: bool) -> None:
    """Refuse whoever neither opened the tournament nor organises for the server.

    Raises:
        NotOrganiser
    """
    if not is_admin and tournament.organiser != actor:
        raise NotOrganiser(organiser=tournament.organiser)


def _whose(user: UserId, actor: UserId) -> str:
    """Return whether an entry is meant of who acts or of another person."""
    return "own" if user == actor else "other"


def _has_entered(tournament: Tournament, user: UserId) -> bool:
    """Return whether this person plays or asks for a partner; to be asked is no entry."""
    return any(entry.has(user) and not _asks(entry, user) for entry in tournament.entries)


def _asks(entry: Entry, user: UserId) -> bool:
    return entry.asks and entry.people[-1].user == user


def _declined(tournament: Tournament, asking: Entry) -> Tournament:
    """Return the tournament without an entry whose second person says no; who asked is told."""
    return structs.replace(without_entry(tournament, asking.number), declined=(*tournament.declined, asking))


def _replaced(tournament: Tournament, out: UserId, by: Person) -> Tournament:
    """Return the tournament with somebody in the place of a person.

    Raises:
        NotEntered, AlreadyEntered, TournamentClosed
    """
    _expect_open(tournament)
    entry = tournament.entry_of(out)
    if entry is None:
        raise NotEntered(user=out, why="other")
    if tournament.entry_of(by.user) is not None:
        raise AlreadyEntered(user=by.user, why="other")
    people = tuple(Entrant(by.name, by.user) if one.user == out else one for one in entry.people)
    after = structs.replace(entry, people=people)
    return changed(tournament, entries=tuple(after if one == entry else one for one in tournament.entries))
