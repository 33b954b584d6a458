"""Score pads of people, and their writes to the store."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.round_end import sheet_of, winners_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import SideCount
from bot.canasta.seats import SideId
from bot.canasta.view import ScoreSheet
from bot.service.ids import ScorePadId, UserId


class ScorePad(Struct, frozen=True):
    """A score pad: the names of the sides or people, the rules, and the counts of each round by side."""

    owner: UserId
    names: tuple[str, ...]
    rules: RuleSet
    preset: str
    changed: datetime
    house_rule: str = ""
    rounds: tuple[tuple[SideCount, ...], ...] = ()
    revision: int = 1
    id: ScorePadId = ScorePadId(0)
    """The id, assigned by the store."""

    def sheets(self) -> tuple[tuple[ScoreSheet, ...], ...]:
        """Return the score sheets of all sides, for each round."""
        totals = [0] * len(self.names)
        found = []
        for counts in self.rounds:
            sheets = tuple(
                sheet_of(self.rules, SideId(side), count, totals[side]) for side, count in enumerate(counts)
            )
            totals = [sheet.after for sheet in sheets]
            found.append(sheets)
        return tuple(found)

    def totals(self) -> tuple[int, ...]:
        """Return the totals of all sides."""
        sheets = self.sheets()
        return tuple(sheet.after for sheet in sheets[-1]) if sheets else (0,) * len(self.names)

    def minimums(self) -> tuple[int, ...]:
        """Return the initial meld requirements of all sides in the next round."""
        return minimums_in(self.rules, self.totals(), len(self.rounds) + 1)

    def winners(self) -> tuple[SideId, ...]:
        """Return the sides that have won, none while the game goes on."""
        return winners_of(self.rules, self.totals(), len(self.rounds)) if self.rounds else ()


class ScorePadWrite(Struct, frozen=True):
    """A score pad to be written or deleted.

    Revision 1 creates it; a later one is written only if the stored revision is the one before.
    """

    pad: ScorePad
    is_deleted: bool = False
