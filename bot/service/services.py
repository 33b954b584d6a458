"""Composition of the application's services."""

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.players.registry import Player
from bot.service.administration.retention import Retention, RetentionPeriods
from bot.service.administration.server_settings import AdminService
from bot.service.advice.hints import HintService
from bot.service.advice.reviews import ReviewService
from bot.service.agenda import Agenda
from bot.service.change import DeadlineKind
from bot.service.clocks.deadlines import Deadlines
from bot.service.clocks.hours import HoursOf, Presence
from bot.service.clocks.pauses import PauseService
from bot.service.clocks.time_outs import ClockService
from bot.service.clocks.uptime import Uptime, WatchedClock
from bot.service.daily.house_deals import HouseDeals
from bot.service.daily.posting import DailyPoster, DailyPosts
from bot.service.daily.voting import DailyService
from bot.service.deals.cuts import CutService
from bot.service.deals.dealing import DealingService
from bot.service.deals.verifying import Proofs
from bot.service.delivery.drain import WaitForOthers
from bot.service.delivery.guild_events import GuildEventService
from bot.service.delivery.outbox import Outbox
from bot.service.delivery.table_channels import TableChannelService
from bot.service.evenings.planning import EveningService
from bot.service.evenings.running import EveningPoster, EveningRunner
from bot.service.evenings.seating import EveningTables
from bot.service.history.replays import Replays
from bot.service.house_rules.editing import HouseService
from bot.service.house_rules.publishing import LibraryService
from bot.service.lobby.creation import CreationService, RotationMatches
from bot.service.lobby.invitations import InvitationService
from bot.service.lobby.practice import PracticeService
from bot.service.lobby.preparation import LobbyService
from bot.service.matches.automatic_play import AutomaticPlay
from bot.service.matches.computers import USUAL_PLAYS, Computers, Levels, StrongPlays
from bot.service.matches.draft_edits import DraftService
from bot.service.matches.edits import MatchEdits, RecordEdits
from bot.service.matches.play import PlayService
from bot.service.matches.ready import ReadyService
from bot.service.matches.record import TableRecord
from bot.service.matches.step_changes import StepChanges
from bot.service.matches.tables import ROOM, Tables
from bot.service.matches.taking_back import HeldDiscards
from bot.service.orders.giving import OrderService
from bot.service.people.privacy import PrivacyService
from bot.service.people.settings_service import SettingsService
from bot.service.ports import Clock, Entropy, Messenger, Store, Timers
from bot.service.queries import Queries
from bot.service.ratings.keeping_roles import PodiumPoster, RankRoleRunner, RankRoleService, RoleGiver
from bot.service.ratings.ladder import LadderService
from bot.service.ratings.results import may_be_rated
from bot.service.score_pads.keeping import ScorePadService
from bot.service.score_pads.people import PadPeopleService
from bot.service.seats.departures import DepartureService
from bot.service.seats.resigning import ResigningService
from bot.service.seats.substitutes import SubstituteService
from bot.service.statistics.statistics import RecordsService, StatisticsService
from bot.service.statistics.years import YearService
from bot.service.tournaments.organising import OrganisingService
from bot.service.tournaments.running import TournamentPoster, TournamentRunner
from bot.service.tournaments.signing_up import TournamentService
from bot.service.tournaments.tables import TournamentTables
from bot.service.work import HERE, Workers


class Services:
    """All services for the Discord side. The store must be opened before ``start`` and closed after ``stop``.

    Commands are accepted from the beginning; before ``start`` nothing is delivered and no computer plays.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        timers: Timers,
        computers: Mapping[str, Player],
        retention: RetentionPeriods = RetentionPeriods(),  # noqa: B008 - a frozen value
        workers: Workers = HERE,
        part: int = 1,
        wait_for_others: WaitForOthers | None = None,
        room: int = ROOM,
        strong_plays: int = USUAL_PLAYS,
    ) -> None:
        """Build the services. ``computers`` are the computer players by level; the first one is the default. ``part``
        is the number of this process's part of the bot, where there are several. ``wait_for_others`` is awaited before tables
        are told anything. ``room`` is the size of the cache of tables in bytes.
        ``strong_plays`` is how many plays the strong level may think about for a server in a minute.
        """
        self._store = store
        tables = Tables(store, room, self._closed)
        self.levels = levels = Levels(computers)
        clock = watched = WatchedClock(clock)
        self._retention = Retention(store, clock, timers, retention)
        self._uptime = Uptime(store, watched, timers, part, self._wake, self._retention.put_off)
        self.probe = self._uptime.probe
        self.presence = Presence(clock)
        hours = HoursOf(store, self._uptime.away, self.presence)
        seats = RecordEdits(store, tables, clock, self._wake)
        self.creation = CreationService(store, tables, seats, clock, entropy, levels, self._wake)
        self.lobby = LobbyService(store, tables, seats, clock, levels)
        self.invitations = InvitationService(store, tables, seats, clock, self._wake)
        self.table_channels = TableChannelService(seats, store)
        steps = StepChanges(store, clock, hours)
        discards = HeldDiscards(store, clock, hours, steps)
        thinking = Computers(computers, workers, StrongPlays(clock, strong_plays))
        self.automatic_play = AutomaticPlay(
            store, tables, clock, hours, steps, discards, thinking, self._wake
        )
        self.dealing = DealingService(store, tables, clock, entropy, steps, self._wake)
        self.play = PlayService(store, tables, steps, self.automatic_play, self.dealing, discards, self._wake)
        self.replays = Replays(store, workers)
        self.practice = PracticeService(
            store, self.creation, self.lobby, self.play, self.levels, entropy, self.replays
        )
        self.cuts = CutService(seats)
        edits = MatchEdits(store, tables, clock, hours, self._wake)
        self.clocks = ClockService(store, edits, self.automatic_play, levels.usual)
        self.pauses = PauseService(edits)
        self.substitutes = SubstituteService(store, edits, levels)
        self.resigning = ResigningService(edits, levels)
        self.departures = DepartureService(store, edits, self.lobby, levels.usual)
        self.orders = OrderService(store, tables, clock)
        self.ready = ReadyService(store, tables, clock, self._wake)
        self.drafts = DraftService(store, tables, clock)
        self.houses = HouseService(store, clock)
        self.admin = AdminService(store, clock)
        self.settings = SettingsService(store, clock, self.clocks.count_until_now, self._wake)
        self.guild_events = GuildEventService(store, edits, clock, self.table_channels, self.pauses)
        self.privacy = PrivacyService(store, clock, entropy, self.lobby, self.substitutes, self._wake_all)
        house_deals = HouseDeals(self.houses, workers)
        self._daily_posts = DailyPosts(store, clock, timers, house_deals)
        self.daily = DailyService(store, clock, house_deals, self._daily_posts.agenda.wake)
        opened = TournamentTables(
            store,
            tables,
            seats,
            clock,
            entropy,
            levels,
            hours,
            self.pauses,
            self.substitutes,
            self._wake_all,
        )
        self._runner = TournamentRunner(store, opened, clock, timers, workers, entropy)
        self.tournaments = TournamentService(store, clock, entropy, self.substitutes, self._wake_all)
        self.organising = OrganisingService(self.tournaments, opened, clock)
        self._evening_runner = EveningRunner(
            store, EveningTables(self.houses, self.creation, self.lobby), clock, timers
        )
        self.evenings = EveningService(store, clock, self._evening_runner.agenda.wake)
        self.statistics = StatisticsService(store)
        self._role_runner = RankRoleRunner(store, clock, timers)
        self.rank_roles = RankRoleService(store, clock, self._role_runner.agenda.wake)
        self.records = RecordsService(store, clock, self._role_runner.agenda.wake)
        self.years = YearService(store, clock)
        self.ladder = LadderService(store, clock, self._role_runner.agenda.wake)
        self.score_pads = ScorePadService(store, clock)
        self.pad_people = PadPeopleService(store, clock)
        self.library = LibraryService(store, clock)
        self.queries = Queries(store, tables, clock, hours)
        self.hints = HintService(workers)
        self.reviews = ReviewService(self.replays, workers)
        self.proofs = Proofs(self.replays, workers)
        self._outbox = Outbox(store, clock, timers, wait_for_others)
        self._deadlines = Deadlines(
            store,
            clock,
            timers,
            {
                DeadlineKind.COMPUTER: self.automatic_play.run_computers,
                DeadlineKind.NEXT_ROUND: self.dealing.start_round,
                DeadlineKind.ORDER: self.automatic_play.carry_out_order,
                DeadlineKind.CALL: self.clocks.call,
                DeadlineKind.REMIND: self.clocks.remind,
                DeadlineKind.TIME_OUT: self.clocks.time_out,
                DeadlineKind.ANSWER: self.clocks.answer,
                DeadlineKind.BOARD: self.clocks.show_lay_downs,
                DeadlineKind.DISCARD: self.automatic_play.make_discard,
                DeadlineKind.NEXT_MATCH: RotationMatches(tables, self.creation, self.lobby).open_next,
            },
        )

        self._agendas: tuple[Agenda[Any], ...] = (
            self._daily_posts.agenda,
            self._runner.agenda,
            self._evening_runner.agenda,
            self._role_runner.agenda,
        )
        self._settling: set[asyncio.Task[None]] = set()
        """Waits that were given up, held here so that they are not garbage collected."""

    async def is_ours(self, interaction: int) -> bool:
        """Return whether this process is to answer the interaction; during a handover two processes receive each."""
        return await self._store.take_interaction(interaction)

    def _wake(self) -> None:
        self._deadlines.drain.wake()
        self._outbox.wake()

    def _wake_all(self) -> None:
        self._wake()
        for agenda in self._agendas:
            agenda.wake()

    def _closed(self, record: TableRecord) -> None:
        if record.tournament is not None:
            self._runner.agenda.wake()
        if may_be_rated(record):
            self._role_runner.agenda.wake()

    async def start(
        self,
        messenger: Messenger,
        daily_poster: DailyPoster | None = None,
        tournament_poster: TournamentPoster | None = None,
        evening_poster: EveningPoster | None = None,
        role_giver: RoleGiver | None = None,
        podium_poster: PodiumPoster | None = None,
    ) -> None:
        """Start delivering waiting notices and carrying out due deadlines, beginning with the backlog.

        Without a ``daily_poster`` no daily deals are posted, without a ``tournament_poster`` no tournament goes on,
        without an ``evening_poster`` no evening, and without a ``role_giver`` nobody gets a role, nor
        is a podium posted, which needs a ``podium_poster``, too.
        """
        # The downtime is recorded first, so that it does not count for anything that fell due meanwhile.
        await self._uptime.open()
        self._outbox.open(messenger)
        self._deadlines.drain.open()
        self._retention.open()
        if daily_poster is not None:
            self._daily_posts.open(daily_poster)
        if tournament_poster is not None:
            self._runner.open(tournament_poster)
        if evening_poster is not None:
            self._evening_runner.open(evening_poster)
        if role_giver is not None:
            self._role_runner.open(role_giver, podium_poster)
        await self._store.listen(self._wake_all)

    async def settle(self) -> None:
        """Wait until no delivery and no deadline is in progress."""
        drains = (self._deadlines.drain, *self._agendas)
        while self._uptime.is_writing or any(one.is_working for one in drains) or self._outbox.is_working:
            await self._uptime.finish()
            for drain in drains:
                await drain.finish()
            await self._outbox.finish()
        await self._retention.finish()

    async def settle_within(self, seconds: float) -> None:
        """Wait as ``settle`` does, but no longer than this; what takes longer goes on."""
        # Not a timeout: cancelling would reach the heartbeat and the retention sweep, which are awaited with the rest.
        settling = asyncio.create_task(self.settle(), name="settling")
        self._settling.add(settling)
        settling.add_done_callback(self._settling.discard)
        await asyncio.wait({settling}, timeout=seconds)

    async def stop(self) -> None:
        """Stop starting work and wait for what is in progress; the rest is done after the next start."""
        # All at once: if the waiting is cancelled, none of them may go on.
        await asyncio.gather(
            self._deadlines.drain.close(),
            *(agenda.close() for agenda in self._agendas),
            self._outbox.close(),
            self._retention.close(),
        )
        await self._uptime.close()
