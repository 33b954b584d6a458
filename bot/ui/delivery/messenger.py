"""The messenger: each notice is rendered when it is sent, from the state at that moment."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.canasta.events import MatchEnded, RoundEnded
from bot.service.advice.reviews import ReviewService
from bot.service.clocks.terms import BoardStyle
from bot.service.delivery import notices
from bot.service.delivery.notices import Delivery
from bot.service.delivery.table_channels import TableChannelService
from bot.service.errors import TableNotFound
from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import Notify
from bot.service.people.settings_service import SettingsService
from bot.service.ports import Clock, RecipientGone
from bot.service.queries import Board, Queries
from bot.service.rotation.model import Rotation
from bot.service.rotation.progress import after_match
from bot.service.seats.departures import DepartureService
from bot.service.seats.resigning import missing_to_resign
from bot.ui.board.recap import LOG_ENTRIES
from bot.ui.clocks.pauses import pause_wish_message
from bot.ui.delivery.boards import Boards
from bot.ui.delivery.calls import CALLS, Caller, Membership
from bot.ui.delivery.invitations import Inviter
from bot.ui.delivery.news import news_message, replaced_people
from bot.ui.delivery.posting import Posts
from bot.ui.delivery.table_message import table_message
from bot.ui.delivery.threads import Threads
from bot.ui.history.moments import with_round_moment, with_win
from bot.ui.history.result_pictures import match_with_picture, round_with_picture
from bot.ui.history.score_panel import round_message
from bot.ui.history.score_presenter import add_keepsakes, match_embed, round_embed
from bot.ui.lobby.messages import rematch_rows
from bot.ui.seats.resigning import wish_message
from bot.ui.seats.substitutes import offer_message
from bot.ui.tables.rotation import over_text, people_of
from bot.ui.texts import Texts
from bot.ui.texts.preferred_language import Languages, personal_texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import WORDS_ONLY, CardEmojis
from bot.ui.toolkit.channels import Channels, MissingAccess, MissingPermission, PlaceGone
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.names import shown, table_name
from bot.ui.words.plays import play_lines_text
from bot.ui.words.seals import cut_given_line, opened_lines, resealed_news

_log = logging.getLogger(__name__)


_SEEN_IN_THE_POINTER: Final = frozenset(
    {notices.News.SUBSTITUTED, notices.News.HOST_CHANGED, notices.News.TERMS}
)
"""News of what the message in the channel shows of a match that is played in a thread."""

_SEEN_IN_THE_LOBBY: Final = frozenset(
    {
        notices.News.CREATED,
        notices.News.JOINED,
        notices.News.LEFT,
        notices.News.RESEATED,
        notices.News.COMPUTER_JOINED,
        notices.News.COMPUTER_LEFT,
        notices.News.STARTED,
        notices.News.TERMS,
        notices.News.SEATS_FREED,
        notices.News.WAITS,
        notices.News.ROTATION,
    }
)
"""News that the lobby's message shows by itself; a line is posted only in a thread, out of that message's sight."""


class DiscordMessenger:
    """Delivery of notices to the table's thread, or to its channel where it has none.

    What all may read is written in the server's language, and direct messages in that of their readers.
    """

    def __init__(
        self, queries: Queries, languages: Languages, messenger_in: Callable[[Texts], MessengerInLanguage]
    ) -> None:
        self._queries = queries
        self._languages = languages
        self._messenger_in = cache(messenger_in)

    async def deliver(self, delivery: Delivery) -> None:
        """Deliver a notice now; in the channel where the thread is gone.

        Raises:
            Replaced, RecipientGone, TryLater
        """
        try:
            record = await self._queries.table(delivery.notice.table)
        except TableNotFound:
            return
        if not record.is_practice:  # its player sees everything in the private hand
            texts = await self._languages.texts(record.guild)
            await self._messenger_in(texts).deliver(delivery, record)


@dataclass
class MessengerInLanguage:
    """The messenger of the servers that read one language."""

    channels: Channels
    queries: Queries
    table_channels: TableChannelService
    settings: SettingsService
    departures: DepartureService
    reviews: ReviewService
    clock: Clock
    texts: Texts
    has_pictures: bool = True
    card_emojis: CardEmojis = WORDS_ONLY.emojis

    def __post_init__(self) -> None:
        self.posts = posts = Posts(self.channels)
        self.membership = Membership(self.channels, self.departures, self.clock)
        looks = self.texts, self.has_pictures, self.card_emojis
        self.boards = Boards(self.channels, posts, self.table_channels, self.clock, *looks)
        self.caller = Caller(
            self.channels, posts, self.queries, self.boards, self.table_channels, self.settings, self.texts
        )
        self.inviter = Inviter(self.channels, posts, self.settings, self.texts)
        self.threads = Threads(self.channels, self.table_channels, self.texts)

    async def deliver(self, delivery: Delivery, record: TableRecord) -> None:
        """Deliver a notice to a table."""
        notice = delivery.notice
        # A new or restored database hands out numbers that other notices had, and Discord remembers a nonce for some
        # minutes.
        delivery.nonce = f"{(delivery.created or record.created).timestamp():.0f}-{delivery.nonce}"
        if not self.channels.is_in(record.guild):
            raise RecipientGone("the bot is not in that server")
        if record.tournament is not None and not record.is_homeless:
            record = await self.threads.of_tournament(record)
        elif not record.is_homeless:
            record = await self.threads.of_next_match(record)
        if not isinstance(notice, CALLS) or await self.membership.is_here(record, notice.user):
            await self._tell_there(notice, record, delivery)
        elif isinstance(notice, notices.TurnPing):
            # Nobody is called, and the others see that it is that player's turn.
            await self._tell_there(notices.BoardRefresh(record.id, record.version), record, delivery)
        if not delivery.is_settled:
            # An earlier try has posted a message that is obsolete by now, for example since the turn is over.
            await self.posts.take_back(delivery, await self.queries.table(record.id))

    async def _tell_there(self, notice: notices.Notice, record: TableRecord, delivery: Delivery) -> None:
        try:
            await self._tell(notice, record, delivery)
        except PlaceGone as gone:
            # Where the channel is closed to the bot too, the thread may open again together with the channel.
            if record.thread is None or await self._is_there(record, gone) or not await self._is_open(record):
                if not isinstance(notice, CALLS):
                    raise
                await self.caller.write(notice, delivery)
                return
            _log.info("table %s: its thread is gone", record.id)
            moved = await self.table_channels.set_place(record.id, thread=None)
            if moved.is_confidential:
                moved = await self.threads.of_tournament(moved)
            await self._tell(notice, moved, delivery)

    async def _is_there(self, record: TableRecord, gone: PlaceGone) -> bool:
        """Return whether the thread still exists and lacks a permission that its channel would not give either.

        The table then stays where its players look for it. Where only threads are closed to the bot, the channel is
        better.
        """
        assert record.thread is not None
        if isinstance(gone, MissingAccess):
            return await self.channels.can_be_seen(record.thread)
        may_be_there = isinstance(gone, MissingPermission)
        return may_be_there and not self.channels.lacks_only_threads(record.guild, record.thread)

    async def _is_open(self, record: TableRecord) -> bool:
        """Return whether the table's channel exists and the bot may write in it."""
        may_write = self.channels.is_open(record.guild, record.channel)
        return may_write and await self.channels.can_be_seen(record.channel)

    async def _tell(self, notice: notices.Notice, record: TableRecord, delivery: Delivery) -> None:
        match notice:
            case notices.BoardRefresh():
                await self._refresh(notice, delivery)
            case notices.TurnPing() | notices.PartnerQuestion() | notices.Reminder():
                await self.caller.call(notice, delivery)
            case notices.TimeIsUp():
                await self.caller.tell_time_is_up(notice, delivery)
            case notices.InvitationCall():
                await self.inviter.invite(notice, record, delivery)
            case notices.PlayersCall():
                await self.inviter.call_players(notice, record, delivery)
            case notices.PlaceLost():
                await self._write_of_lost_place(notice, record, delivery)
            case notices.PingOver():
                await self.caller.take_away(notice)
            case notices.PlayLines():
                await self._tell_plays(notice, record, delivery)
            case notices.RoundScored():
                await self._show_round(notice, record, delivery)
            case notices.MatchResult():
                await self._show_match(notice, delivery)
            case notices.TableNews():
                await self._tell_news(notice, record, delivery)
            case notices.CutGiven() if _has_lobby_there(record):
                pass  # the lobby's message shows it
            case notices.CutGiven():
                message = Message(cut_given_line(self.texts, notice))
                await self.posts.post(delivery, record, message, silent=True)
            case notices.SealReplaced():
                message = Message(resealed_news(self.texts, notice))
                await self.posts.post(delivery, record, message, silent=True)

    # ---------------------------------------------------------------------------------------- the living message

    async def _refresh(self, notice: notices.BoardRefresh, delivery: Delivery) -> None:
        board = await self.queries.board(notice.table, recent=LOG_ENTRIES)
        if board.view is None:
            await self._refresh_lobby(board, delivery)
        else:
            await self.boards.refresh(board, delivery)
            if not board.record.is_open:
                await self.boards.refresh_pointer(board)
        await self.threads.label(board.record)

    async def _refresh_lobby(self, board: Board, delivery: Delivery) -> None:
        record = board.record
        message = table_message(self.texts, board, self.card_emojis)
        shown = record.lobby_message
        if record.forum is not None and shown is None:
            record = await self.threads.with_post(record, message)
            if record.is_post:
                return
        if shown is None or not await self.channels.edit(record.lobby_place, shown, message):
            shown = await self.posts.post(delivery, record, message, place=record.lobby_place)
            await self.table_channels.set_lobby(record.id, shown, version=record.version)
        await self.threads.of_lobby(record, shown)

    # ------------------------------------------------------------------------------------------- what happened

    async def _tell_plays(self, notice: notices.PlayLines, record: TableRecord, delivery: Delivery) -> None:
        entries = await self.queries.log_between(notice.table, notice.after, notice.upto)
        text = play_lines_text(self.texts, record, entries)
        if text:
            await self.posts.post(delivery, record, Message(text), silent=True)

    async def _show_round(self, notice: notices.RoundScored, record: TableRecord, delivery: Delivery) -> None:
        entries = await self.queries.log_between(notice.table, notice.version - 1, notice.version)
        events = [event for entry in entries for event in entry.events]
        is_last = any(isinstance(event, MatchEnded) for event in events)
        for ended in (event for event in events if isinstance(event, RoundEnded)):
            embed = round_embed(self.texts, record, ended, is_last=is_last)
            log = await self.queries.log(record.id, number=ended.round)
            played = [event for entry in log.entries for event in entry.events]
            rounds = await self.queries.score_sheets(record.id)
            add_keepsakes(self.texts, record, embed, ended, rounds, played)
            opened = await self.queries.opened_deal(record.id, ended.round)
            lines = [] if opened is None else opened_lines(self.texts, record, opened)
            if lines:
                told = limits.cut("\n".join(lines), limits.FIELD_VALUE)
                embed.add_field(name=self.texts("score-deal"), value=told, inline=False)
            board = await self.queries.board(notice.table, recent=0)
            has_review = self.reviews.is_offered(record.rules) and not record.is_confidential
            message = words = round_message(
                self.texts, board, embed, ended.round, notice.version, has_review=has_review
            )
            if self._shows_pictures(record):
                message = await round_with_picture(self.texts, record, ended, words, is_last=is_last)
                message = await with_round_moment(self.texts, record, ended, rounds, played, message)
            await self._post_result(delivery, record, message, words, silent=True)

    async def _show_match(self, notice: notices.MatchResult, delivery: Delivery) -> None:
        board = await self.queries.board(notice.table, recent=0)
        if board.view is None:
            return
        sheets = await self.queries.score_sheets(notice.table)
        embed = match_embed(self.texts, board.record, board.view, sheets)
        result = words = of_embed(embed, rematch_rows(self.texts, board.record))
        people: Collection[UserId] = ()
        rotation = board.record.rotation
        if rotation is not None and not rotation.goes_on:
            whole = after_match(board.record, board.view.totals)
            result = words = replace(words, text=over_text(self.texts, whole))
            people = await self._to_be_called(whole)
        if self._shows_pictures(board.record):
            result = await match_with_picture(self.texts, board.record, board.view, sheets, words)
            result = await with_win(self.texts, board.record, board.view, result)
        await self._post_result(delivery, board.record, result, words, people=people)

    async def _post_result(
        self,
        delivery: Delivery,
        record: TableRecord,
        message: Message,
        words: Message,
        *,
        people: Collection[UserId] = (),
        silent: bool = False,
    ) -> None:
        try:
            await self.posts.post(delivery, record, message, people=people, silent=silent)
        except MissingPermission:
            if message is words:
                raise
            _log.info("table %s: the picture of a result was refused", record.id)
            await self.posts.post(delivery, record, words, people=people, silent=silent)

    async def _to_be_called(self, rotation: Rotation) -> tuple[UserId, ...]:
        """Return who takes part in a rotation and is notified. Who wants no calls is named all the same."""
        people = people_of(rotation)
        settings = [await self.settings.of(user) for user in people]
        return tuple(one.user for one in settings if one.notify is not Notify.NEVER)

    def _shows_pictures(self, record: TableRecord) -> bool:
        """Return whether the results of a table are pictures, as its board is."""
        may_attach = self.channels.may_attach(record.guild, record.place)
        return self.has_pictures and may_attach and record.terms.board is BoardStyle.PICTURE

    async def _write_of_lost_place(
        self, notice: notices.PlaceLost, record: TableRecord, delivery: Delivery
    ) -> None:
        if await self.channels.can_be_seen(record.channel):
            return  # it has a place again
        texts = personal_texts(await self.settings.of(notice.user), self.texts)
        server = shown(self.channels.guild_name(record.guild), 60)
        text = texts("letter-place-lost", table=table_name(texts, record), server=server)
        await self.posts.write(delivery, record, notice.user, Message(text))

    async def _tell_news(self, notice: notices.TableNews, record: TableRecord, delivery: Delivery) -> None:
        if notice.news in _SEEN_IN_THE_LOBBY and (record.thread is None or _has_lobby_there(record)):
            return
        if notice.news is notices.News.MOVED and record.thread is not None:
            return  # the table has just got its thread
        if notice.news in _SEEN_IN_THE_POINTER:
            board = await self.queries.board(record.id, recent=0)
            if board.view is not None:
                # Before the news is posted, so that a try that is put off posts nothing twice.
                await self.boards.refresh_pointer(board)
        match notice.news:
            case notices.News.OFFERED:
                await self._offer(notice, record, delivery)
            case notices.News.RESIGN_WANTED:
                await self._propose(notice, record, delivery)
            case notices.News.PAUSE_WANTED | notices.News.RESUME_WANTED:
                await self._ask_about_pause(notice, record, delivery)
            case notices.News.NEXT_MATCH:
                await self._tell_next_match(notice, record, delivery)
            case _:
                await self._tell_line(notice, record, delivery)

    async def _tell_line(self, notice: notices.TableNews, record: TableRecord, delivery: Delivery) -> None:
        message = news_message(self.texts, notice, record, due=await self.queries.due_of(record))
        if message.text:
            people = replaced_people(notice, record)
            await self.posts.post(delivery, record, message, people=people, silent=not people)
        if notice.news is notices.News.EXTENDED:
            await self.caller.redraw(record.id)

    async def _tell_next_match(
        self, notice: notices.TableNews, record: TableRecord, delivery: Delivery
    ) -> None:
        """Call everybody who takes part in a rotation where its last match was, or in the new place if that is gone.

        It is a notice of the new table, whose thread is there by then: the notices of a table are delivered in turn.
        """
        if not record.is_open:
            return
        assert notice.other is not None
        message = news_message(self.texts, notice, record)
        people = [] if record.rotation is None else await self._to_be_called(record.rotation)
        with suppress(TableNotFound, PlaceGone):
            before = await self.queries.table(notice.other)
            await self.posts.post(delivery, before, message, people=people, silent=not people)
            return
        await self.posts.post(delivery, record, message, people=people, silent=not people)

    async def _offer(self, notice: notices.TableNews, record: TableRecord, delivery: Delivery) -> None:
        offer = next((offer for offer in record.offers if offer.seat == notice.seat), None)
        if offer is not None:
            message = offer_message(self.texts, record, offer)
            await self.posts.post(delivery, record, message, ping=offer.to, silent=offer.to is None)

    async def _ask_about_pause(
        self, notice: notices.TableNews, record: TableRecord, delivery: Delivery
    ) -> None:
        is_about_now = (notice.news is notices.News.RESUME_WANTED) is (record.pause is not None)
        if record.pause_wanted and record.is_open and is_about_now:
            message = pause_wish_message(self.texts, record)
            await self.posts.post(delivery, record, message, silent=True)

    async def _propose(self, notice: notices.TableNews, record: TableRecord, delivery: Delivery) -> None:
        if notice.seat is None or notice.seat not in record.resigning:
            return  # a partner has said no meanwhile
        missing = missing_to_resign(record, notice.seat)
        if not missing:
            return
        message = wish_message(self.texts, record, notice.seat, [holder.seat for holder in missing])
        await self.posts.post(delivery, record, message, ping=missing[0].user)


def _has_lobby_there(record: TableRecord) -> bool:
    """Return whether the table fills its seats, and the message that shows them lies where news are told."""
    return record.status is TableStatus.LOBBY and record.lobby_place == record.place
