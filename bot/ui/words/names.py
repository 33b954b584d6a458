"""Names of people and tables, made safe for messages whatever they contain."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import regex
from msgspec.structs import replace

from bot.canasta.rules.model import draws_seats
from bot.canasta.seats import Seat, SideId, seating_for
from bot.service.matches.record import TableRecord, TableStatus, Tenure
from bot.service.people.names import is_like_a_computers
from bot.service.people.visible_text import COMPUTER_MARK, visible
from bot.ui.texts import Texts

NAME_LENGTH: Final = 32
"""Discord's own limit for the name of a person."""

TITLE_LENGTH: Final = 60
"""The longest table title that is shown in full."""

# Every character that begins Discord markdown: emphasis, code, quotes, lists, headings, links, mentions.
_SPECIAL: Final = re.compile(r"([\\*_~|`>#\-+\[\]()<])")
_LINK: Final = re.compile(r"(https?):(?=//)", re.IGNORECASE)
# Discord recognises an invitation to a server without a scheme before it, too.
_INVITATION: Final = re.compile(r"(discord(?:app)?\.[a-z]{2,4})(?=/)", re.IGNORECASE)
# Names of a table stand in every line of its board and log, and are not worked out anew for each.
_KEPT: Final = 1024

_MARKDOWN: Final = re.compile(r"\\(.)|\*\*|`|^-# |\u200b", re.MULTILINE)

PERSON_MARK: Final = "🧑"
"""The mark before the name of a person who is called like a computer player."""


@lru_cache(_KEPT)
def plain(raw: str, length: int = NAME_LENGTH) -> str:
    """Return the name for places without markdown (buttons, menus, footers): one line, nothing invisible, cut
    to a length.
    """
    line = visible(raw)
    if len(line) <= length:
        return line
    # Grapheme clusters (emoji, letters with marks) are kept whole or dropped.
    kept = ""
    for cluster in regex.findall(r"\X", line):
        if len(kept) + len(cluster) >= length:
            break
        kept += cluster
    return kept.rstrip() + "…"


@lru_cache(_KEPT)
def shown(raw: str, length: int = NAME_LENGTH) -> str:
    """Return the name for messages and embeds: without markdown, mentions, links or invitations."""
    escaped = _INVITATION.sub("\\1\u200b", _SPECIAL.sub(r"\\\1", plain(raw, length)))
    return _LINK.sub(r"\1\\:", escaped).replace("@", "@\u200b")


def without_markdown(text: str) -> str:
    """Return a sentence that was made for messages as files show it: without marks, and with names as they are."""
    return _MARKDOWN.sub(lambda mark: mark[1] or "", text)


def person_name(texts: Texts, raw: str, seat: Seat | None = None, *, markdown: bool = True) -> str:
    """Return a person's name.

    A person without a visible name is called by the seat, or by nothing; one who is called like a computer
    player is marked as a person.
    """
    name = shown(raw) if markdown else plain(raw)
    if not name:
        return "" if seat is None else texts("name-seat", number=str(seat + 1))
    return f"{PERSON_MARK} {name}" if is_like_a_computers(name) else name


def computer_name(raw: str, *, markdown: bool = True) -> str:
    """Return a computer's name with its mark."""
    return f"{COMPUTER_MARK} {shown(raw) if markdown else plain(raw)}"


def tenure_name(texts: Texts, tenure: Tenure, *, markdown: bool = True) -> str:
    """Return the name of a former player of the table."""
    if tenure.user is None:
        return computer_name(tenure.name, markdown=markdown)
    return person_name(texts, tenure.name, tenure.seat, markdown=markdown)


def seat_name(texts: Texts, record: TableRecord, seat: Seat, *, markdown: bool = True) -> str:
    """Return the name to show for a seat; a free seat is called by its number."""
    holder = record.holder_of(seat)
    if holder is None:
        return texts("name-seat", number=str(seat + 1))
    if holder.is_computer:
        return computer_name(holder.name, markdown=markdown)
    return person_name(texts, holder.name, seat, markdown=markdown)


def names_at(texts: Texts, record: TableRecord, *, markdown: bool = True) -> list[str]:
    """Return the names of all who sit at a table."""
    return [seat_name(texts, record, holder.seat, markdown=markdown) for holder in record.seats]


def seat_name_now(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return the name, with a mark behind it while a computer plays for this person; a computer's own mark
    stands before.
    """
    name, holder = seat_name(texts, record, seat), record.holder_of(seat)
    is_away = holder is not None and holder.is_absent and record.is_open
    return f"{name}\N{NO-BREAK SPACE}{COMPUTER_MARK}" if is_away else name


def record_at(record: TableRecord, version: int) -> TableRecord:
    """Return the table with the names of those who sat there when the match had this version."""
    before = [tenure for tenure in record.former if version <= tenure.upto]
    if not before:
        return record
    # Of the tenures that had not ended by then, the oldest one is that of the player who sat there.
    then = {tenure.seat: tenure for tenure in reversed(before)}
    seats = tuple(
        replace(
            holder,
            name=then[holder.seat].name,
            user=then[holder.seat].user,
            computer=None if then[holder.seat].user is not None else holder.computer or "",
        )
        if holder.seat in then
        else holder
        for holder in record.seats
    )
    return replace(record, seats=seats)


def plain_seat_name(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return the name to show for a seat, for places without markdown."""
    return seat_name(texts, record, seat, markdown=False)


def name_drawn(texts: Texts, record: TableRecord, seat: Seat) -> str:
    """Return a name without the mark of computers, which is no letter and would have to be a dot."""
    return plain_seat_name(texts, record, seat).removeprefix(f"{COMPUTER_MARK} ")


def unbroken(name: str) -> str:
    """Return a shown name that does not wrap between the mark and the name."""
    return name.replace(f"{COMPUTER_MARK} ", f"{COMPUTER_MARK}\N{NO-BREAK SPACE}")


def side_name(texts: Texts, record: TableRecord, members: tuple[Seat, ...]) -> str:
    """Return the names of a side's members: "Ana & Cyd"."""
    return " & ".join(seat_name(texts, record, seat) for seat in members)


def sides_of(record: TableRecord) -> tuple[SideId, ...]:
    """Return the side of each seat, as the rules of the table set them; before partners are drawn, each seat
    is a side.
    """
    deal = record.rules.deal
    if record.status is TableStatus.LOBBY and draws_seats(record.rules):
        return tuple(SideId(seat) for seat in range(deal.seat_count))
    return seating_for(deal.side_structure, deal.seat_count).sides


def side_names(
    texts: Texts, record: TableRecord, name: Callable[[Texts, TableRecord, Seat], str] = seat_name
) -> tuple[str, ...]:
    """Return the names of all sides, in their order; ``name`` names one player."""
    sides = sides_of(record)
    return tuple(
        " & ".join(name(texts, record, Seat(seat)) for seat, its in enumerate(sides) if its == side)
        for side in range(max(sides) + 1)
    )


def table_name(texts: Texts, record: TableRecord, *, markdown: bool = True) -> str:
    """Return the number and title of a table: "Table 12: Friday". Footers and menus need it without markdown.

    A practice match has neither, since its player has only one.
    """
    if record.is_practice:
        return texts("name-practice")
    title = shown(record.title, TITLE_LENGTH) if markdown else plain(record.title, TITLE_LENGTH)
    number = str(record.id)
    if not title:
        return texts("name-table", number=number)
    return texts("name-table-titled", number=number, title=title)
