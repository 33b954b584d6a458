"""Duplicates: how their deals are sealed and cut, and the sheet that compares the tables."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

import discord

from bot.service.deals.coming_deal import LONGEST_CUT
from bot.service.tournaments.duplicates import DealLine, DuplicatePlace, deal_lines, duplicate_places
from bot.service.tournaments.model import Pairing, Tournament, TournamentStage
from bot.ui.tables.buttons import REPLAY
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.tournaments.names import entry_name, tournament_name
from bot.ui.words.names import person_name, shown
from bot.ui.words.seals import whole_seal
from bot.ui.words.sides import signed

_TWO_TABLES: Final = 2
_ROOM_OF_PLACES: Final = 2000
_ROOM_OF_DEALS: Final = 5600
"""The length of the whole sheet up to which deals are added to it."""
_ROOM_OF_A_PLACE: Final = 540
"""The length of the names that share a place; three of them fit into a message."""
_MEDALS: Final = "🥇🥈🥉"


def seal_lines(texts: Texts, tournament: Tournament) -> list[str]:
    """Return the seal of all deals, and who has cut them with what."""
    lines = [texts("duplicate-seal", number=str(tournament.id), commitment=whole_seal(tournament.seal))]
    if tournament.sealed_before:
        before = texts.listed([f"`{whole_seal(seal)}`" for seal in tournament.sealed_before])
        lines.append(texts("duplicate-sealed-before", before=before))
    cuts = []
    for cut in tournament.cuts:
        name = person_name(texts, cut.name) or texts("name-somebody")
        cuts.append(texts("seal-one-cut", name=name, text=shown(cut.text, LONGEST_CUT)))
    if cuts:
        lines.append(texts("seal-cut-by", cuts=texts.listed(cuts)))
    return lines


def tables_lines(texts: Texts, tournament: Tournament, *, mentions: bool = False) -> list[str]:
    """Return who plays against whom at which table; nothing tells how the tables stand."""

    def named(number: int | None) -> str:
        return "" if number is None else entry_name(texts, tournament.entry(number), mentions=mentions)

    return [
        texts("duplicate-table", number=_number(one), first=named(one.first), second=named(one.second))
        for one in tournament.pairings
    ]


def place_lines(texts: Texts, tournament: Tournament) -> list[str]:
    """Return a line for each place, in the order of the points beyond the average; equal entries share one."""
    return [
        texts(
            "duplicate-place",
            rank=str(rank),
            names=_names(texts, equal),
            beyond=signed(texts, equal[0].beyond),
        )
        for rank, equal in _places(duplicate_places(tournament))
    ]


def sheet_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the sheet once all is over: the places, and each deal as the tables played it."""
    title = texts("tournament-title", name=tournament_name(tournament))
    if tournament.stage is not TournamentStage.OVER:
        is_cancelled = tournament.stage is TournamentStage.CANCELLED
        key = "duplicate-sheet-cancelled" if is_cancelled else "duplicate-sheet-later"
        embed = embed_of(title, [texts(key)])
        if tournament.pairings:
            _add_tables(texts, embed, tournament)
        return of_embed(embed)
    places = limits.first_lines(place_lines(texts, tournament), _ROOM_OF_PLACES)
    lines = [*places, "", texts("duplicate-average"), *_notes(texts, tournament)]
    embed = embed_of(title, lines)
    _add_tables(texts, embed, tournament)
    for number, deal in enumerate(deal_lines(tournament), start=1):
        told = limits.first_lines(_deal_lines(texts, tournament, deal), limits.FIELD_VALUE)
        name = texts("duplicate-deal", number=number, average=signed(texts, round(deal.average)))
        if len(embed) + sum(map(len, told)) > _ROOM_OF_DEALS:
            embed.set_footer(text=texts("duplicate-deals-missing", first=str(number)))
            break
        embed.add_field(name=name, value="\n".join(told), inline=False)
    return of_embed(embed, _replays(texts, tournament))


def result_lines(texts: Texts, tournament: Tournament) -> list[str]:
    """Return the first three places of those who have completed a deal, which are mentioned."""
    lines = [
        texts(
            "duplicate-winner",
            medal=_MEDALS[rank - 1],
            names=_names(texts, equal, mentions=True),
            beyond=signed(texts, equal[0].beyond),
        )
        for rank, equal in _places(one for one in duplicate_places(tournament) if one.deals)
        if rank <= len(_MEDALS)
    ]
    return lines or [texts("duplicate-no-winner")]


def _places(places: Iterable[DuplicatePlace]) -> list[tuple[int, list[DuplicatePlace]]]:
    """Return each place with the entries that share it."""
    return [(rank, list(equal)) for rank, equal in groupby(places, key=attrgetter("rank"))]


def _names(texts: Texts, equal: Sequence[DuplicatePlace], *, mentions: bool = False) -> str:
    """Return the names of entries with one place, as many as there is room for."""
    names = [entry_name(texts, one.entry, mentions=mentions) for one in equal]
    names = [
        texts("duplicate-out", name=name) if one.entry.is_out and not mentions else name
        for name, one in zip(names, equal, strict=True)
    ]
    told = limits.first_lines(names, _ROOM_OF_A_PLACE)
    if len(told) < len(names):
        told.append(texts("duplicate-others", count=len(names) - len(told)))
    return texts.listed(told)


def _number(pairing: Pairing) -> str:
    """Return the number of a table, as everywhere else; "none" where none was opened."""
    return "none" if pairing.table is None else str(pairing.table)


def _add_tables(texts: Texts, embed: discord.Embed, tournament: Tournament) -> None:
    lines = limits.first_lines(tables_lines(texts, tournament), limits.FIELD_VALUE)
    embed.add_field(name=texts("duplicate-tables"), value="\n".join(lines), inline=False)


def _notes(texts: Texts, tournament: Tournament) -> list[str]:
    """Return what two tables mean: those who sit in other seats at the other one win and lose together."""
    with_computers = any(entry.is_of_computers for entry in tournament.entries)
    if len(tournament.pairings) != _TWO_TABLES or with_computers:
        return []
    one, other = tournament.pairings
    together = [
        texts.listed(
            [entry_name(texts, tournament.entry(number)) for number in (first, second) if number is not None]
        )
        for first, second in ((one.first, other.second), (other.first, one.second))
    ]
    return [texts("duplicate-two-tables", one=together[0], other=together[1])]


def _deal_lines(texts: Texts, tournament: Tournament, deal: DealLine) -> list[str]:
    lines = []
    for table, points in enumerate(deal.ahead):
        number = _number(tournament.pairings[table])
        beyond = deal.beyond(table)
        if points is None or beyond is None:
            lines.append(texts("duplicate-not-played", number=number))
        else:
            told = {"points": signed(texts, points), "beyond": signed(texts, round(beyond))}
            lines.append(texts("duplicate-line", number=number, **told))
    return lines


def _replays(texts: Texts, tournament: Tournament) -> Sequence[ComponentRow]:
    """Return a button for the replay of each of the first tables."""
    tables = [one.table for one in tournament.pairings if one.table is not None]
    row: ComponentRow = [
        REPLAY.button(texts("button-duplicate-replay", number=str(table)), table, 0, 0)
        for table in tables[: limits.BUTTONS_IN_ROW]
    ]
    return [row] if row else []
