"""Drafts: a player's half-built play, the cards for each meld, kept until it is laid down or dropped.

The arithmetic of a draft ("65 of 90: add an ace") is in ``bot.canasta.drafts.draft``; the service only stores drafts.
"""

from collections.abc import Collection

from msgspec import Struct

from bot.canasta.drafts.draft import prune
from bot.canasta.drafts.places import face_of_place
from bot.canasta.drafts.rows import DraftPlay
from bot.canasta.view import SeatView

__all__ = ["Draft", "DraftPlay"]


class Draft(Struct, frozen=True):
    """Everything that a player has prepared. ``revision`` counts its changes and never decreases."""

    revision: int = 0
    uses_pile: bool = False
    """True if the play is to begin with taking the pile."""
    plays: tuple[DraftPlay, ...] = ()
    """The plays, at most one for each place, lowest place first, none empty."""

    @property
    def is_empty(self) -> bool:
        """Return whether nothing is prepared."""
        return not (self.uses_pile or self.plays)

    def play_of(self, place: int) -> DraftPlay:
        """Return the play prepared for the meld of this place; its counts are zero when nothing is prepared."""
        return next((play for play in self.plays if play.place == place), DraftPlay(place))

    @property
    def face_places(self) -> frozenset[int]:
        """Return the places of single cards that are selected without a meld."""
        return frozenset(play.place for play in self.plays if face_of_place(play.place) is not None)

    def with_play(self, play: DraftPlay) -> "Draft":
        """Return a copy whose place holds exactly these cards, one revision later."""
        others = [other for other in self.plays if other.place != play.place]
        plays = [*others, play] if play.count else others
        return Draft(self.revision + 1, self.uses_pile, tuple(sorted(plays)))

    def cleared(self) -> "Draft":
        """Return an empty draft, one revision later."""
        return Draft(self.revision + 1)

    def without(self, places: Collection[int]) -> "Draft":
        """Return a copy of the same revision in which nothing is prepared for these places."""
        return Draft(
            self.revision, self.uses_pile, tuple(play for play in self.plays if play.place not in places)
        )

    def says_the_same_as(self, other: "Draft") -> bool:
        """Return whether both drafts prepare the same, regardless of their revisions."""
        return (self.uses_pile, self.plays) == (other.uses_pile, other.plays)

    def held_by(self, view: SeatView) -> "Draft":
        """Return a copy of the same revision, cut to what the seat can still do."""
        kept = prune(self, view)
        return Draft(self.revision, kept.uses_pile, kept.plays)
