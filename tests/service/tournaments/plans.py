"""Tournaments for tests: entries by number, and rounds played by a rule."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from msgspec import structs

from bot.canasta.codec import encode_rules
from bot.canasta.rules.presets import rules_of
from bot.service.ids import ChannelId, GuildId, TableId, TournamentId, UserId
from bot.service.tournaments.course import begun, needs_round, result_of, with_end, with_results, with_round
from bot.service.tournaments.model import Entrant, Entry, Pairing, Plan, Result, Tournament, TournamentKind
from bot.service.tournaments.pairings import next_pairings

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
RULES = encode_rules(rules_of("classic_2"))


def entries(count: int) -> tuple[Entry, ...]:
    return tuple(
        Entry(number, (Entrant(f"P{number}", UserId(1000 + number)),)) for number in range(1, count + 1)
    )


def signed_up(kind: TournamentKind, count: int, *, rounds: int = 0) -> Tournament:
    plan = Plan(kind, RULES, 1, 7, rounds=rounds, preset="classic_2")
    return Tournament(
        TournamentId(1), GuildId(1), ChannelId(2), UserId(999), "Cup", plan, NOON, entries=entries(count)
    )


def started(
    kind: TournamentKind, count: int, *, rounds: int = 0, seed: str = "seed", fills: bool = False
) -> Tournament:
    return begun(signed_up(kind, count, rounds=rounds), seed, NOON, fills=fills)


def paired(tournament: Tournament) -> Tournament:
    return with_round(tournament, next_pairings(tournament), NOON)


def higher_number_wins(first: int, second: int) -> Result:
    return result_of((first * 100, second * 100), is_over=True)


def finished_round(
    tournament: Tournament, outcome: Callable[[int, int], Result] = higher_number_wins
) -> Tournament:
    """The tournament with every match of its round played."""
    assert tournament.current is not None
    numbered = tuple(
        structs.replace(pairing, table=TableId(place)) if pairing.is_to_be_opened else pairing
        for place, pairing in enumerate(tournament.pairings, start=1)
    )
    current = structs.replace(tournament.current, pairings=numbered)
    tournament = structs.replace(tournament, rounds=(*tournament.rounds[:-1], current))
    return with_results(
        tournament,
        {
            pairing.table: outcome(pairing.first, pairing.second)
            for pairing in numbered
            if pairing.table is not None and pairing.second is not None
        },
    )


def played_out(
    tournament: Tournament, outcome: Callable[[int, int], Result] = higher_number_wins
) -> Tournament:
    while needs_round(tournament):
        tournament = finished_round(paired(tournament), outcome)
    return with_end(tournament)


def met(tournament: Tournament) -> list[frozenset[int]]:
    return [frozenset(pairing.entries) for pairing in all_pairings(tournament) if pairing.second is not None]


def all_pairings(tournament: Tournament) -> list[Pairing]:
    return [pairing for one in tournament.rounds for pairing in one.pairings]
