"""Data stored about a user, and the numbers of what was deleted."""

from msgspec import Struct

from bot.service.change import AdminEntry
from bot.service.daily.schedule import DailyVote
from bot.service.delivery.notices import Notice
from bot.service.evenings.model import Evening
from bot.service.house_rules.model import HouseRule, PublishedRule
from bot.service.ids import GuildId, TableId
from bot.service.matches.draft import Draft
from bot.service.matches.record import TableRecord
from bot.service.orders.model import Orders
from bot.service.people.settings import PlayerSettings
from bot.service.ratings.model import RankRoles, RatedMatch, StoredRating
from bot.service.score_pads.model import PadPerson, RealRound, ScorePad
from bot.service.statistics.model import PlayedRound
from bot.service.tournaments.model import Tournament


class PersonalData(Struct, frozen=True):
    """All stored data that contains a user's id."""

    tables: tuple[TableRecord, ...] = ()
    """The tables that mention the user, as holder, former holder or otherwise; oldest first."""
    settings: PlayerSettings | None = None
    drafts: tuple[tuple[TableId, Draft], ...] = ()
    orders: tuple[tuple[TableId, Orders], ...] = ()
    moves: int = 0
    """The number of match actions made by the user."""
    requests: int = 0
    """The number of stored requests that name the user."""
    admin: tuple[AdminEntry, ...] = ()
    """The admin log entries of the user."""
    houses: tuple[HouseRule, ...] = ()
    """The house rules that the user changed, as far as their changes are kept."""
    notices: tuple[Notice, ...] = ()
    """The waiting notices to or about the user."""
    votes: tuple[DailyVote, ...] = ()
    """The votes of the user on daily deals."""
    id_hashes: tuple[TableId, ...] = ()
    """The tables where the user's data was erased during the running round."""
    rounds: tuple[PlayedRound, ...] = ()
    """The finished rounds of the user's statistics."""
    participations: tuple[GuildId, ...] = ()
    """The servers whose records and ladder may name the user."""
    rated: tuple[RatedMatch, ...] = ()
    """The rated matches of the user."""
    ratings: tuple[StoredRating, ...] = ()
    tournaments: tuple[Tournament, ...] = ()
    """The tournaments that the user organised or entered."""
    score_pads: tuple[ScorePad, ...] = ()
    """The score pads of the user."""
    on_pads: tuple[PadPerson, ...] = ()
    """The score pads on which the user is named."""
    real_rounds: tuple[RealRound, ...] = ()
    """The rounds with real cards of the user's statistics."""
    published: tuple[PublishedRule, ...] = ()
    """The house rules that the user has published."""
    evenings: tuple[Evening, ...] = ()
    """The evenings that the user planned or answered."""
    rank_roles: tuple[RankRoles, ...] = ()
    """The roles for places of the servers in which the user has one from the bot."""


class Deleted(Struct, frozen=True):
    """The numbers of permanently deleted tables and servers."""

    tables: int = 0
    servers: int = 0
