"""Finished rounds in a dictionary, summed in plain Python."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import structs

from bot.service.ids import GuildId, TableId, UserId
from bot.service.statistics.model import (
    YEAR_RECORDS,
    Companion,
    MonthSums,
    Participation,
    PersonYear,
    PlayedRound,
    RecordKind,
    RoundChoice,
    ServerMonth,
    ServerPair,
    ServerYear,
    Sums,
    shares,
    value_of,
)


class MemoryStatistics:
    """The part of a store in memory that sums finished rounds."""

    def __init__(self) -> None:
        super().__init__()
        self._played: dict[tuple[TableId, int, UserId], PlayedRound] = {}
        self._participants: set[tuple[GuildId, UserId]] = set()

    def _write_participation(self, one: Participation) -> None:
        self._participants.discard((one.guild, one.user))
        if one.takes_part:
            self._participants.add((one.guild, one.user))

    def _chosen(self, chosen: RoundChoice) -> Iterator[PlayedRound]:
        for played in self._played.values():
            if (played.guild, played.user) != (chosen.guild, chosen.user):
                continue
            if chosen.presets is not None and played.preset not in chosen.presets:
                continue
            mate = None if chosen.partner is None else self._at(played, chosen.partner)
            if chosen.partner is None or (mate is not None and mate.side == played.side):
                yield played

    def _at(self, played: PlayedRound, user: UserId) -> PlayedRound | None:
        return self._played.get((played.table, played.round, user))

    async def sums(self, chosen: RoundChoice) -> Sums:
        """Return the sums of these rounds."""
        return _summed(list(self._chosen(chosen)))

    async def newest_rounds(self, chosen: RoundChoice, limit: int) -> tuple[PlayedRound, ...]:
        """Return the last of these rounds, oldest first."""
        found = sorted(self._chosen(chosen), key=lambda played: (played.at, played.round))
        return tuple(found[-limit:])

    async def partners(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on the same side; ``chosen.partner`` plays no part."""
        return self._company(chosen, limit, on_the_same_side=True)

    async def opponents(self, chosen: RoundChoice, limit: int) -> tuple[Companion, ...]:
        """Return the people who played most rounds on another side; ``chosen.partner`` plays no part."""
        return self._company(chosen, limit, on_the_same_side=False)

    def _company(self, chosen: RoundChoice, limit: int, *, on_the_same_side: bool) -> tuple[Companion, ...]:
        beside: dict[UserId, list[tuple[PlayedRound, PlayedRound]]] = {}
        for played in self._chosen(structs.replace(chosen, partner=None)):
            for (table, number, user), other in self._played.items():
                is_there = (table, number) == (played.table, played.round) and user != played.user
                if is_there and (other.side == played.side) is on_the_same_side:
                    beside.setdefault(user, []).append((played, other))
        found = [
            Companion(
                user,
                rounds=len(pairs),
                matches=sum(own.ends_match for own, _ in pairs),
                won=sum(own.won for own, _ in pairs),
                lost=sum(other.won for _, other in pairs),
            )
            for user, pairs in beside.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.rounds, one.user))[:limit])

    async def takes_part(self, guild: GuildId, user: UserId) -> bool:
        """Return whether records and ladder of this server may name this user."""
        return (guild, user) in self._participants

    async def participants(self, guild: GuildId, users: Collection[UserId]) -> frozenset[UserId]:
        """Return those of these users whom records and ladder of this server may name."""
        return frozenset(user for user in users if (guild, user) in self._participants)

    async def records(self, guild: GuildId) -> Mapping[RecordKind, tuple[PlayedRound, ...]]:
        """Return the rounds that hold each record."""
        return _held([one for one in self._played.values() if one.guild == guild and self._is_named(one)])

    def _is_named(self, one: PlayedRound) -> bool:
        return (one.guild, one.user) in self._participants

    async def years(self, guild: GuildId, user: UserId | None = None) -> tuple[int, ...]:
        """Return the years in which this person finished a round there, or anybody did, in their order."""
        found = (one for one in self._played.values() if one.guild == guild and user in {None, one.user})
        return tuple(sorted({one.at.year for one in found}))

    async def person_year(self, guild: GuildId, user: UserId, year: int) -> PersonYear:
        """Return what a person did in a year."""
        own = [one for one in self._chosen(RoundChoice(guild, user)) if one.at.year == year]
        months: dict[tuple[int, str], list[PlayedRound]] = {}
        met = {True: Counter[UserId](), False: Counter[UserId]()}
        for one in own:
            months.setdefault((one.at.month, one.preset), []).append(one)
            for other in self._beside(one):
                if self._is_named(other):
                    met[other.side == one.side][other.user] += 1
        companions: dict[bool, Companion | None] = {}
        for is_partner, counted in met.items():
            first = min(counted, key=lambda user: (-counted[user], user), default=None)
            companions[is_partner] = None if first is None else self._met(own, first, is_partner=is_partner)
        matches = sorted((one for one in own if one.ends_match), key=lambda one: (one.at, one.table))
        return PersonYear(
            tuple(
                MonthSums(*key, _summed(found), max(one.largest_pile for one in found))
                for key, found in sorted(months.items())
            ),
            tuple(one.won for one in matches),
            companions[True],
            companions[False],
        )

    def _beside(self, own: PlayedRound) -> Iterator[PlayedRound]:
        for one in self._played.values():
            if (one.table, one.round) == (own.table, own.round) and one.user != own.user:
                yield one

    def _met(self, own: Sequence[PlayedRound], user: UserId, *, is_partner: bool) -> Companion:
        found = [(one, other) for one in own if (other := self._at(one, user)) is not None]
        pairs = [(one, other) for one, other in found if (one.side == other.side) is is_partner]
        return Companion(
            user,
            rounds=len(pairs),
            matches=sum(one.ends_match for one, _ in pairs),
            won=sum(one.won for one, _ in pairs),
            lost=sum(other.won for _, other in pairs),
        )

    async def server_year(self, guild: GuildId, year: int) -> ServerYear:
        """Return what was played in a year."""
        played = [one for one in self._played.values() if (one.guild, one.at.year) == (guild, year)]
        months: dict[tuple[int, str], list[PlayedRound]] = {}
        for one in {(one.table, one.round): one for one in played}.values():
            months.setdefault((one.at.month, one.preset), []).append(one)
        named = [one for one in played if self._is_named(one)]
        pairs: dict[tuple[UserId, UserId], list[PlayedRound]] = {}
        for one in named:
            for other in self._beside(one):
                if other in named and other.side == one.side and one.user < other.user:
                    pairs.setdefault((one.user, other.user), []).append(one)
        pair = min(pairs, key=lambda users: (-len(pairs[users]), users), default=None)
        together = [] if pair is None else pairs[pair]
        held = _held(named)
        return ServerYear(
            tuple(
                ServerMonth(*key, len(found), sum(one.ends_match for one in found))
                for key, found in sorted(months.items())
            ),
            len({one.user for one in played}),
            {kind: held[kind] for kind in YEAR_RECORDS if kind in held},
            None
            if pair is None
            else ServerPair(
                pair,
                len(together),
                sum(one.ends_match for one in together),
                sum(one.won for one in together),
            ),
        )

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table."""
        kept = {key: played for key, played in self._played.items() if key[0] != table}
        self._played = {**kept, **{(table, played.round, played.user): played for played in rounds}}

    async def sum_anew(self) -> None:
        """Do nothing: no sum is kept."""


def _summed(found: Sequence[PlayedRound]) -> Sums:
    if not found:
        return Sums()
    points = [played.points for played in found]
    return Sums(
        rounds=len(found),
        points=sum(points),
        best=max(points),
        worst=min(points),
        matches=sum(played.ends_match for played in found),
        won=sum(played.won for played in found),
        natural_canastas=sum(played.natural_canastas for played in found),
        mixed_canastas=sum(played.mixed_canastas for played in found),
        other_canastas=sum(played.other_canastas for played in found),
        piles=sum(played.piles for played in found),
        went_out=sum(played.went_out for played in found),
        concealed=sum(played.concealed for played in found),
    )


def _held(known: Sequence[PlayedRound]) -> dict[RecordKind, tuple[PlayedRound, ...]]:
    """Return the records among the rounds of those who take part."""
    found = {}
    for kind in RecordKind:
        rated = [(value, one) for one in known if (value := value_of(kind, one)) is not None]
        if not rated:
            continue
        _, holder = min(rated, key=lambda pair: (-pair[0], pair[1].at, pair[1].table, pair[1].user))
        same = [
            one for one in known if (one.table, one.round) == (holder.table, holder.round) and one != holder
        ]
        others = sorted((one for one in same if shares(kind, holder, one)), key=lambda one: one.user)
        found[kind] = (holder, *others)
    return found
