"""A player's half-built play: which ranks with how many cards, kept until it is laid down or dropped.

The arithmetic of a draft ("65 of 90: add an ace") is the game's; the service only keeps it.
"""

from collections.abc import Collection

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, JOKER, Rank, count_of, rank_count, size
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView


class DraftPlay(Struct, frozen=True, order=True):
    """One meld or lay-off in the making: so many naturals of a rank, so many twos, so many jokers."""

    rank: int
    naturals: int = 0
    twos: int = 0
    jokers: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether it holds no card."""
        return not (self.naturals or self.twos or self.jokers)


class Draft(Struct, frozen=True):
    """All that a player has prepared. ``revision`` counts its changes and never goes back."""

    revision: int = 0
    uses_pile: bool = False
    """Whether the play is to begin with taking the pile."""
    plays: tuple[DraftPlay, ...] = ()
    """At most one a rank, lowest rank first, none empty."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is prepared."""
        return not (self.uses_pile or self.plays)

    def play_of(self, rank: int) -> DraftPlay:
        """What is prepared for this rank; counts of zero when nothing is."""
        return next((play for play in self.plays if play.rank == rank), DraftPlay(rank))

    def with_play(self, play: DraftPlay) -> "Draft":
        """A copy whose rank holds exactly these counts, one revision later."""
        others = [other for other in self.plays if other.rank != play.rank]
        plays = others if play.is_empty else [*others, play]
        return Draft(self.revision + 1, self.uses_pile, tuple(sorted(plays)))

    def with_pile(self, uses_pile: bool) -> "Draft":
        """A copy that begins with the pile or does not, one revision later."""
        return Draft(self.revision + 1, uses_pile, self.plays)

    def cleared(self) -> "Draft":
        """Nothing prepared any more, one revision later."""
        return Draft(self.revision + 1)

    def without(self, ranks: Collection[int]) -> "Draft":
        """A copy in which nothing is prepared for these ranks, of the same revision."""
        return Draft(
            self.revision, self.uses_pile, tuple(play for play in self.plays if play.rank not in ranks)
        )

    def says_the_same_as(self, other: "Draft") -> bool:
        """Whether both prepare the same, whatever their revisions."""
        return (self.uses_pile, self.plays) == (other.uses_pile, other.plays)

    def held_by(self, view: SeatView) -> "Draft":
        """What of it the seat can still do, of the same revision: no card that left the hand, and the pile only
        while it may be taken.
        """
        table = view.table
        may_take = table.phase is Phase.DRAW and table.turn.seat == view.seat
        twos, jokers = rank_count(view.hand, Rank.TWO), count_of(view.hand, JOKER)
        plays = []
        for play in self.plays:
            kept = DraftPlay(
                play.rank,
                min(play.naturals, _naturals(view, play.rank)),
                min(play.twos, twos),
                min(play.jokers, jokers),
            )
            twos -= kept.twos
            jokers -= kept.jokers
            if not kept.is_empty:
                plays.append(kept)
        return Draft(self.revision, self.uses_pile and may_take, tuple(plays))


def _naturals(view: SeatView, rank: int) -> int:
    if rank == Rank.THREE:
        return size(view.hand & BLACK_THREES)
    return rank_count(view.hand, rank)
