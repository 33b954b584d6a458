"""Score pads, the people who are named on them, and their rounds in statistics."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.canasta.phases.dealing import minimums_in
from bot.canasta.phases.round_end import sheet_of, winners_of
from bot.canasta.rules.model import RuleSet
from bot.canasta.scoring.counts import SideCount
from bot.canasta.seats import SideId
from bot.canasta.view import ScoreSheet
from bot.service.ids import GuildId, ScorePadId, UserId


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


class PadAnswer(StrEnum):
    """The answers of people who were named on a score pad."""

    NONE = "none"
    AGREED = "agreed"
    DECLINED = "declined"


class PadPerson(Struct, frozen=True):
    """A member of a server who is named as somebody on a side of a score pad."""

    pad: ScorePadId
    user: UserId
    guild: GuildId
    side: int
    answer: PadAnswer = PadAnswer.NONE


class PadPersonWrite(Struct, frozen=True):
    """A person to be named on a pad, also on another side than before, or to be taken off it.

    With ``is_answer`` only the answer is written, of a person who is still named; otherwise nothing is.
    """

    person: PadPerson
    is_answer: bool = False
    is_deleted: bool = False


class RealRound(Struct, frozen=True):
    """A round with real cards in the statistics of a person. Canastas are those of the person's side."""

    pad: ScorePadId
    round: int
    user: UserId
    guild: GuildId
    at: datetime
    preset: str
    points: int
    natural_canastas: int
    mixed_canastas: int
    other_canastas: int
    ends_match: bool
    won: bool


class RealSums(Struct, frozen=True):
    """Sums over rounds of one person with real cards; ``best`` is the most points of a round, 0 without any."""

    rounds: int = 0
    points: int = 0
    best: int = 0
    matches: int = 0
    won: int = 0
    natural_canastas: int = 0
    mixed_canastas: int = 0
    other_canastas: int = 0
