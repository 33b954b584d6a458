"""Posting of messages about tournaments in the channels of servers, in the server's language."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from bot.service.ids import MessageId, UserId
from bot.service.tournaments.model import (
    ASKED,
    CALLED_OFF,
    DECLINED,
    MAIN,
    MOVED_UP,
    NOTE,
    RESULT,
    RESULTS,
    TABLES_A_POST,
    Tournament,
)
from bot.service.tournaments.running import TableThreads
from bot.service.tournaments.standings import winners
from bot.ui.texts.preferred_language import Languages
from bot.ui.toolkit.channels import Channels, MissingPermission
from bot.ui.toolkit.custom_ids import ClickId
from bot.ui.tournaments.names import code_of
from bot.ui.tournaments.presenter import (
    IN_CHANNEL,
    answered_message,
    called_by_announcement,
    channel_message,
    declined_entry,
    main_message,
    note_of,
)
from bot.ui.tournaments.standings import with_standings

_MOST_CALLED: Final = 100
"""The number of people that one message may notify."""


class ChannelTournamentPoster:
    """The poster of tournaments."""

    def __init__(self, channels: Channels, languages: Languages, *, has_pictures: bool) -> None:
        self._channels = channels
        self._languages = languages
        self._has_pictures = has_pictures

    async def post(
        self, tournament: Tournament, name: str, threads: TableThreads, *, is_again: bool
    ) -> MessageId:
        """Post a message, unless an earlier try has posted it.

        Raises:
            PlaceGone, TryLater
        """
        if is_again:
            begun = tournament.created if tournament.current is None else tournament.current.begun
            ids = (tournament.id, code_of(name))

            def is_meant(button: ClickId) -> bool:
                return button.verb in IN_CHANNEL and button.args[:2] == ids

            found = await self._channels.own_message(tournament.channel, begun, is_meant)
            if found is not None:
                return found
        nonce = f"t{tournament.id}-{code_of(name)}-{tournament.guild % 10**8}"  # at most 25 characters
        called = called_by(tournament, name)
        texts = await self._languages.texts(tournament.guild)
        words = channel_message(texts, tournament, name, threads)
        may_attach = self._has_pictures and self._channels.may_attach(tournament.guild, tournament.channel)
        if may_attach and has_standings(tournament, name):
            drawn = await with_standings(texts, tournament, words)
            with suppress(MissingPermission):
                return await self._channels.post(tournament.channel, drawn, nonce, people=called)
        return await self._channels.post(tournament.channel, words, nonce, people=called)

    async def edit(
        self, tournament: Tournament, name: str, message: MessageId, threads: TableThreads
    ) -> bool:
        """Bring a message up to date: the main one, or an answered request; return False if it was deleted.

        Raises:
            PlaceGone, TryLater
        """
        texts = await self._languages.texts(tournament.guild)
        if name == MAIN:
            words = main_message(texts, tournament, threads)
        else:
            words = answered_message(texts, tournament, name)
        return await self._channels.edit(tournament.channel, message, words)


def has_standings(tournament: Tournament, name: str) -> bool:
    """Return whether the message of this name comes with the standings."""
    is_of_results = name == RESULT or name.startswith(f"{RESULTS}.")
    return is_of_results and not tournament.is_duplicate and bool(tournament.rounds)


def called_by(tournament: Tournament, name: str) -> list[UserId]:
    """Return the people whom a message notifies: those it mentions who have something to do now, and those who
    share the first three places.
    """
    if name in {MAIN, CALLED_OFF} or name.startswith(f"{RESULTS}."):
        return []
    if name == RESULT:
        return _people(tournament, (one.entry.number for one in winners(tournament)))[:_MOST_CALLED]
    kind, number = name.split(".")
    if kind == ASKED:
        asked = tournament.entry(int(number)).people[-1].user
        return [] if asked is None else [asked]
    if kind == DECLINED:
        asking = declined_entry(tournament, int(number)).people[0].user
        return [] if asking is None else [asking]
    if kind == MOVED_UP:
        return _people(tournament, [int(number)])
    if kind == NOTE:
        return list(called_by_announcement(tournament, note_of(tournament, int(number))))
    part = int(number) * TABLES_A_POST
    chosen = tournament.pairings[part : part + TABLES_A_POST]
    return _people(tournament, (entry for pairing in chosen for entry in pairing.everybody))


def _people(tournament: Tournament, numbers: Iterable[int]) -> list[UserId]:
    return [one.user for number in numbers for one in tournament.entry(number).people if one.user is not None]
