"""The lobby of a table."""

from typing import Final

import discord

from bot.canasta.rules.model import draws_seats
from bot.canasta.seats import Seat
from bot.players.registry import USUAL_LEVEL
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.tables.rotation import rotation_lines, standing_lines
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.card_emojis import WORDS_ONLY, CardEmojis
from bot.ui.toolkit.commands import typed
from bot.ui.words.computers import level_name, portrayed_name
from bot.ui.words.names import person_name, seat_name, sides_of, table_name
from bot.ui.words.seals import given_cuts
from bot.ui.words.tables import game_name, goal_text
from bot.ui.words.times import terms_lines

_FORMS: Final = {"lone_vs_pair": "lobby-lone", "pairs_2x2_rotating_fifth": "lobby-rotating"}


def lobby_embed(texts: Texts, record: TableRecord, emojis: CardEmojis = WORDS_ONLY.emojis) -> discord.Embed:
    """Return the embed of the seats, the sides, and the next step."""
    status = record.status
    table = table_name(texts, record)
    embed = discord.Embed(
        # Before the match the next step says what the table waits for.
        title=table if status is TableStatus.LOBBY else texts(f"lobby-title-{status}", table=table),
        description="\n".join(about_lines(texts, record)),
        colour=colours.CANCELLED if status is TableStatus.CANCELLED else colours.LOBBY,
    )
    name, seats = _seats(texts, record, emojis)
    embed.add_field(name=name, value=seats, inline=False)
    if record.rotation is not None and any(place.matches for place in record.rotation.places):
        standings = "\n".join(standing_lines(texts, record.rotation))
        embed.add_field(name=texts("rotation-standings"), value=standings, inline=False)
    if status in {TableStatus.LOBBY, TableStatus.CANCELLED}:
        name, step = _next_step(texts, record)
        embed.add_field(name=name, value=step, inline=False)
    coming = record.coming_deal
    if status is TableStatus.LOBBY and coming is not None and coming.cuts:
        cuts = limits.cut(given_cuts(texts, record, coming), limits.FIELD_VALUE)
        embed.add_field(name=texts("lobby-seal"), value=cuts, inline=False)
    return embed


def about_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return lines on the game, its goal, and the partners where these change from round to round."""
    goal = goal_text(texts, record)
    rounds = record.rules.end.round_count or 0
    lines = [texts("lobby-game", game=game_name(texts, record), goal=goal, rounds=rounds)]
    form = _FORMS.get(record.rules.deal.side_structure)
    if form is not None:
        lines.append(texts(form))
    if draws_seats(record.rules):
        lines.append(texts("seats-will-be-drawn"))
    lines += rotation_lines(texts, record)
    return [*lines, *terms_lines(texts, record.terms)]


def _seats(texts: Texts, record: TableRecord, emojis: CardEmojis) -> tuple[str, str]:
    """Return the heading of the seats, and a line for each side: partners stand in one, which a phone has room for."""
    sides = sides_of(record)
    lines = [
        texts("lobby-partners").join(
            _seat(texts, record, Seat(seat), emojis) for seat, its in enumerate(sides) if its == side
        )
        for side in range(max(sides) + 1)
    ]
    return texts("lobby-singles" if len(lines) == len(sides) else "lobby-sides"), "\n".join(lines)


def _seat(texts: Texts, record: TableRecord, seat: Seat, emojis: CardEmojis) -> str:
    number = str(seat + 1)
    holder = record.holder_of(seat)
    if holder is None:
        kept = next((one for one in record.reserved if one.seat == seat), None)
        if kept is not None:
            return texts("lobby-seat-kept", number=number, name=person_name(texts, kept.name, kept.seat))
        return texts("lobby-seat-free", number=number)
    if holder.computer is not None:
        name = portrayed_name(texts, record, seat, emojis)
        if holder.computer == USUAL_LEVEL:
            return texts("lobby-seat", number=number, name=name)
        return texts(
            "lobby-seat-computer", number=number, name=name, level=level_name(texts, holder.computer)
        )
    is_host = holder.user is not None and holder.user == record.host
    key = "lobby-seat-host" if is_host else "lobby-seat"
    return texts(key, number=number, name=seat_name(texts, record, seat))


def _next_step(texts: Texts, record: TableRecord) -> tuple[str, str]:
    """Return what the table waits for, and what can be done about it."""
    if record.status is TableStatus.CANCELLED:
        return texts("lobby-next"), texts("lobby-next-cancelled", command=typed(texts, "table new"))
    free = len(record.open_seats)
    if record.reserved:
        names = [person_name(texts, one.name, one.seat) for one in record.reserved]
        kept = texts("lobby-next-kept", names=texts.listed(names), count=len(names))
        return texts("lobby-waiting", free=free), kept
    if free:
        return texts("lobby-waiting", free=free), texts("lobby-next-free")
    return texts("lobby-ready"), texts("lobby-next-full")
