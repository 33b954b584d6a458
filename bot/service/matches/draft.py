"""A player's half-built play: which cards for which melds, kept until it is laid down or dropped.

The arithmetic of a draft ("65 of 90: add an ace") is the game's, in ``bot.canasta.drafts.draft``; the service only keeps it.
"""

from collections.abc import Collection

from msgspec import Struct

from bot.canasta.drafts.draft import DraftPlay, prune
from bot.canasta.view import SeatView

__all__ = ["Draft", "DraftPlay"]


class Draft(Struct, frozen=True):
    """All that a player has prepared. ``revision`` counts its changes and never goes back."""

    revision: int = 0
    uses_pile: bool = False
    """Whether the play is to begin with taking the pile."""
    plays: tuple[DraftPlay, ...] = ()
    """At most one a place, lowest place first, none empty."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is prepared."""
        return not (self.uses_pile or self.plays)

    def play_of(self, place: int) -> DraftPlay:
        """What is prepared for the meld of this place; counts of zero when nothing is."""
        return next((play for play in self.plays if play.place == place), DraftPlay(place))

    def with_play(self, play: DraftPlay) -> "Draft":
        """A copy whose place holds exactly these cards, one revision later."""
        others = [other for other in self.plays if other.place != play.place]
        plays = [*others, play] if play.count else others
        return Draft(self.revision + 1, self.uses_pile, tuple(sorted(plays)))

    def cleared(self) -> "Draft":
        """Nothing prepared any more, one revision later."""
        return Draft(self.revision + 1)

    def without(self, places: Collection[int]) -> "Draft":
        """A copy in which nothing is prepared for these places, of the same revision."""
        return Draft(
            self.revision, self.uses_pile, tuple(play for play in self.plays if play.place not in places)
        )

    def says_the_same_as(self, other: "Draft") -> bool:
        """Whether both prepare the same, whatever their revisions."""
        return (self.uses_pile, self.plays) == (other.uses_pile, other.plays)

    def held_by(self, view: SeatView) -> "Draft":
        """What of it the seat can still do, of the same revision."""
        kept = prune(self, view)
        return Draft(self.revision, kept.uses_pile, kept.plays)
