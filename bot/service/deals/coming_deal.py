"""The deals of a table: each is settled by a secret whose commitment is published before it, and by the players' cuts.

``docs/fair-deals.md`` tells all of it. A secret leaves this service only in the deal itself, and for others when the round
is over.
"""

from typing import Final

from msgspec import Struct, structs

from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.service.ids import TableId

LONGEST_CUT: Final = 60
"""So many signs are kept of what somebody cuts the pack with."""


class Deal(Struct, frozen=True):
    """What settles the deal of one round, drawn well before it. Never shown until that round is over."""

    table: TableId
    round: int
    secret: bytes
    commitment: str
    """The SHA-256 of the secret, as it was published."""

    def __repr__(self) -> str:
        """Without the secret: this may end up in a log."""
        return f"Deal(table={self.table}, round={self.round}, commitment={self.commitment!r})"


class Cut(Struct, frozen=True):
    """What somebody added to the next deal. Everybody sees it at once."""

    seat: Seat
    name: str
    """Who gave it, as he was called then."""
    text: str


class ComingDeal(Struct, frozen=True):
    """What everybody may know of a deal before it."""

    round: int
    commitment: str
    cuts: tuple[Cut, ...] = ()
    """In seat order; one for each seat at most."""
    before: tuple[str, ...] = ()
    """The commitments that this one has replaced, oldest first: deals that may have been known after a restore."""

    def with_cut(self, cut: Cut) -> "ComingDeal":
        """With this cut in place of what its seat gave before."""
        others = [one for one in self.cuts if one.seat != cut.seat]
        return structs.replace(self, cuts=tuple(sorted([*others, cut], key=lambda one: one.seat)))

    @property
    def cut(self) -> str:
        """The cuts as the one text that goes into the shuffle: a line ``seat:text`` for each, in seat order."""
        return "\n".join(f"{one.seat}:{one.text}" for one in self.cuts)


def drawn(table: TableId, number: int, secret: bytes) -> Deal:
    """The deal of a round, settled by this secret."""
    return Deal(table, number, secret, commitment(secret))


def sealed_anew(coming: ComingDeal, deal: Deal) -> ComingDeal:
    """Return the coming deal with another secret. Its cuts are gone: they prove something only of a secret that was
    settled before them.
    """
    return ComingDeal(coming.round, deal.commitment, before=(*coming.before, coming.commitment))


def announced(deal: Deal) -> ComingDeal:
    """What is published of it beforehand."""
    return ComingDeal(deal.round, deal.commitment)
