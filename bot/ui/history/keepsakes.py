"""Lines about what was rare in a round, below its result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.canasta.events import Event, RoundEnded
from bot.canasta.seats import Seat
from bot.service.history.keepsakes import KeepsakeKind, keepsakes_of
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.words.names import seat_name, side_names


def add_keepsakes(
    texts: Texts,
    record: TableRecord,
    embed: discord.Embed,
    ended: RoundEnded,
    rounds: Iterable[RoundEnded],
    events: Sequence[Event],
) -> None:
    """Add a field with what was rare about a round, where the table celebrates and there was something.

    ``rounds`` are those of the match, ``events`` the public ones of this round.
    """
    if not record.terms.moments:
        return
    names = side_names(texts, record)
    lines = []
    for keepsake in keepsakes_of(record.rules, ended, rounds, events):
        is_of_seat = keepsake.kind is KeepsakeKind.EARLY_EXIT
        who = seat_name(texts, record, Seat(keepsake.place)) if is_of_seat else names[keepsake.place]
        lines.append(texts(f"keepsake-{keepsake.kind}", who=who, count=keepsake.count))
    if lines:
        embed.add_field(name=texts("keepsake-title"), value="\n".join(lines), inline=False)
