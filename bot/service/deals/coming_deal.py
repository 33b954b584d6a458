"""Upcoming deals of a table, or of all tables of a duplicate: each is determined by a secret, whose commitment is published before it, and by cuts.

``docs/fair-deals.md`` describes the protocol. A secret leaves this service only in the deal itself, and for others when
the round is over.
"""

from typing import Final

from msgspec import Struct, structs

from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.service.ids import TableId, TournamentId

LONGEST_CUT: Final = 60
"""The most characters of a cut."""


class DealSecret(Struct, frozen=True):
    """The secret of the deal of one round, drawn well before it and never shown until that round is over."""

    table: TableId
    round: int
    secret: bytes
    """What the deal follows from: 32 random bytes, or the encoded position that is there in place of a deal."""
    commitment: str
    """The SHA-256 of the secret, as it was published; empty for a position."""

    def __repr__(self) -> str:
        """Return a representation without the secret, as it may end up in a log."""
        return f"DealSecret(table={self.table}, round={self.round}, commitment={self.commitment!r})"


class Cut(Struct, frozen=True):
    """The text that a player has added to the next deal. It is public at once."""

    seat: Seat
    name: str
    """The name of the player at that time."""
    text: str


class ComingDeal(Struct, frozen=True):
    """The public part of a deal before it is dealt."""

    round: int
    commitment: str
    cuts: tuple[Cut, ...] = ()
    """The cuts in seat order, at most one for each seat."""
    before: tuple[str, ...] = ()
    """The commitments that this one has replaced, oldest first: their deals may have been known after a restore."""

    def with_cut(self, cut: Cut) -> "ComingDeal":
        """Return the deal with this cut in place of an earlier one of its seat."""
        others = [one for one in self.cuts if one.seat != cut.seat]
        return structs.replace(self, cuts=tuple(sorted([*others, cut], key=lambda one: one.seat)))

    @property
    def cut(self) -> str:
        """Return the cuts as the text that goes into the shuffle: a line ``seat:text`` for each, in seat order."""
        return "\n".join(f"{one.seat}:{one.text}" for one in self.cuts)


def drawn(table: TableId, number: int, secret: bytes) -> DealSecret:
    """Return the deal of a round with this secret and its commitment."""
    return DealSecret(table, number, secret, commitment(secret))


def going_on_from(table: TableId, position: bytes) -> DealSecret:
    """Return what stands for the first deal of a table whose round goes on from an encoded position."""
    return DealSecret(table, 1, position, "")


def sealed_anew(coming: ComingDeal, deal: DealSecret) -> ComingDeal:
    """Return the coming deal with another secret and without its cuts: they prove something only of a secret that was
    drawn before them.
    """
    return ComingDeal(coming.round, deal.commitment, before=(*coming.before, coming.commitment))


def announced(deal: DealSecret) -> ComingDeal:
    """Return the public part of a deal."""
    return ComingDeal(deal.round, deal.commitment)


class SharedDeal(Struct, frozen=True):
    """The secret that all deals of a duplicate follow from, never shown until its last table has finished."""

    tournament: TournamentId
    secret: bytes
    commitment: str

    def __repr__(self) -> str:
        """Return a representation without the secret, as it may end up in a log."""
        return f"SharedDeal(tournament={self.tournament}, commitment={self.commitment!r})"


def shared_deal(tournament: TournamentId, secret: bytes) -> SharedDeal:
    """Return the deals of a duplicate with this secret and its commitment."""
    return SharedDeal(tournament, secret, commitment(secret))


def shared_label(tournament: TournamentId) -> str:
    """Return what stands in the shuffle in place of the number of a table."""
    return f"duplicate {tournament}"
