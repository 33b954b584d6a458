"""The deals of a duplicate: several tables play the same, so one secret is sealed for all of them."""

from msgspec import Struct

from bot.canasta.shuffle import commitment
from bot.service.ids import TournamentId


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
