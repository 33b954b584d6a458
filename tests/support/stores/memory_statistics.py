"""Finished rounds in a dictionary, summed in plain Python."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from bot.service.ids import GuildId, TableId, UserId
from bot.service.statistics.model import (
    Companion,
    Participation,
    PlayedRound,
    RecordKind,
    RoundChoice,
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
        found = list(self._chosen(chosen))
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

    async def records(self, guild: GuildId) -> Mapping[RecordKind, tuple[PlayedRound, ...]]:
        """Return the rounds that hold each record."""
        known = [
            one
            for one in self._played.values()
            if one.guild == guild and (guild, one.user) in self._participants
        ]
        found = {}
        for kind in RecordKind:
            rated = [(value, one) for one in known if (value := value_of(kind, one)) is not None]
            if not rated:
                continue
            _, holder = min(rated, key=lambda pair: (-pair[0], pair[1].at, pair[1].table, pair[1].user))
            same = [
                one
                for one in known
                if (one.table, one.round) == (holder.table, holder.round) and one != holder
            ]
            others = sorted((one for one in same if shares(kind, holder, one)), key=lambda one: one.user)
            found[kind] = (holder, *others)
        return found

    async def count_anew(self, table: TableId, rounds: Sequence[PlayedRound]) -> None:
        """Replace all finished rounds of a table."""
        kept = {key: played for key, played in self._played.items() if key[0] != table}
        self._played = {**kept, **{(table, played.round, played.user): played for played in rounds}}

    async def sum_anew(self) -> None:
        """Do nothing: no sum is kept."""
