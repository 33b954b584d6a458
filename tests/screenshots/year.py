"""A year of evenings, so that its review has something to tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from random import Random

from bot.service.change import Change
from bot.service.ids import GuildId, TableId, UserId
from bot.service.statistics.model import Participation, PlayedRound
from tests.screenshots.scene import BEGINS

_DAYS = 320
_GAMES = ("classic_4", "classic_4", "classic_4", "samba", "hand_and_foot")


def a_year(guild: GuildId, people: Sequence[UserId]) -> Change:
    """Return rounds of four people on some evenings of the year; they take part in the records."""
    rng = Random(5)
    days = sorted(rng.sample(range(_DAYS), 44))
    return Change(
        at=BEGINS,
        played=tuple(
            one
            for number, day in enumerate(days)
            for one in _match(TableId(1_000 + number), guild, _seated(people, rng), day, rng)
        ),
        participations=tuple(Participation(guild, user, takes_part=True) for user in people),
    )


def _seated(people: Sequence[UserId], rng: Random) -> list[UserId]:
    first, *others = people
    # Most often with the same partner.
    rng.shuffle(others)
    if rng.random() < 0.5:
        others.sort(key=lambda user: user == people[2])
        others[1], others[2] = others[2], others[1]
    return [first, *others]


def _match(
    table: TableId, guild: GuildId, seated: Sequence[UserId], day: int, rng: Random
) -> Iterator[PlayedRound]:
    preset, last, winner = rng.choice(_GAMES), rng.randint(4, 8), rng.choice((0, 0, 1))
    for number in range(1, last + 1):
        points = [5 * round(rng.gauss(170, 90)) for _ in range(2)]
        out = rng.randrange(4)
        for seat, user in enumerate(seated):
            ends = number == last
            yield PlayedRound(
                table=table,
                round=number,
                user=user,
                guild=guild,
                at=BEGINS - timedelta(days=_DAYS - day, minutes=last - number),
                preset=preset,
                side=seat % 2,
                points=points[seat % 2],
                ahead=points[seat % 2] - points[1 - seat % 2],
                natural_canastas=rng.randrange(2),
                mixed_canastas=rng.randrange(3),
                other_canastas=int(preset == "samba" and rng.random() < 0.3),
                piles=rng.randrange(4),
                went_out=seat == out,
                concealed=seat == out and rng.random() < 0.05,
                ends_match=ends,
                won=ends and seat % 2 == winner,
                turns=max(3, round(rng.gauss(12, 3))),
                largest_pile=int(rng.expovariate(1 / 8)),
            )
