"""Upload of the application's emojis that are missing at Discord, beside everything else the bot does."""

import asyncio
import logging
from datetime import timedelta
from typing import Final

import discord

from bot.pictures.emojis import EMOJI_NAMES, draw_emoji
from bot.service.ports import Clock, Store, Timer, Timers, Work
from bot.service.work import Workers
from bot.ui.toolkit.card_emojis import CardEmojis

_log = logging.getLogger(__name__)

_FIRST_PAUSE: Final = timedelta(minutes=1)
_LONGEST_PAUSE: Final = timedelta(hours=1)


class EmojiUpload:
    """An upload of the emojis of cards that the application does not have yet, tried again until all are there.

    Of several processes one uploads; the others look again later. Emojis of other versions are left alone: a bot of
    that version may still run. While the bot is up it goes on looking once an hour, since an operator can delete emojis
    by hand, and Discord refuses buttons with an emoji that is gone.
    """

    def __init__(self, store: Store, clock: Clock, timers: Timers, workers: Workers) -> None:
        self._store = store
        self._clock = clock
        self._timers = timers
        self._workers = workers
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._pause = _FIRST_PAUSE
        self._last_warning = ""

    def start(self, client: discord.Client, emojis: CardEmojis) -> None:
        """Begin to look; nothing waits for it. ``emojis`` get to know whatever is found."""
        self._timer = None
        self._task = asyncio.create_task(self._look(client, emojis), name="uploading emojis")

    async def stop(self) -> None:
        """Stop at once; the next start goes on where this one stopped."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _look(self, client: discord.Client, emojis: CardEmojis) -> None:
        try:
            await self._upload_missing(client, emojis)
        except discord.RateLimited as limited:
            pause = timedelta(seconds=limited.retry_after)
            _log.info(
                "Discord takes further emojis in %s minutes; %s of %s are still missing",
                -(-pause // timedelta(minutes=1)),
                len(emojis.missing),
                len(EMOJI_NAMES),
            )
        except Exception as trouble:  # noqa: BLE001 - whatever it is, the bot plays on without emojis
            self._warn(trouble)
            pause = self._growing_pause()
        else:
            pause = _LONGEST_PAUSE if not emojis.missing else self._growing_pause()
        self._timer = self._timers.call_at(self._clock.now() + pause, lambda: self.start(client, emojis))

    async def _upload_missing(self, client: discord.Client, emojis: CardEmojis) -> None:
        was_complete = not emojis.missing
        await _list(client, emojis)
        if emojis.missing:
            if not await self._store.take(Work.EMOJIS):
                _log.info("another process uploads the emojis of cards")
                return
            try:
                # Another process may have uploaded them in between.
                await _list(client, emojis)
                await self._upload(client, emojis)
            finally:
                await self._store.give_back(Work.EMOJIS)
        if not was_complete:
            _log.info("all %s emojis of cards are there", len(EMOJI_NAMES))
        self._pause, self._last_warning = _FIRST_PAUSE, ""

    async def _upload(self, client: discord.Client, emojis: CardEmojis) -> None:
        missing = emojis.missing
        if not missing:
            return
        _log.info(
            "%s of %s emojis of cards are missing and are being uploaded", len(missing), len(EMOJI_NAMES)
        )
        # One after the other: they take turns with the requests of the game, which are limited together.
        for name in missing:
            picture = await self._workers.run(draw_emoji, name)
            created = await client.create_application_emoji(name=name, image=picture)
            emojis.add(name, created.id)

    def _growing_pause(self) -> timedelta:
        pause = self._pause
        self._pause = min(2 * pause, _LONGEST_PAUSE)
        return pause

    def _warn(self, trouble: Exception) -> None:
        """Log what went wrong, once until something else goes wrong or all is well."""
        what = type(trouble).__name__
        if isinstance(trouble, discord.HTTPException):
            what = f"{what}, status {trouble.status}, code {trouble.code}"
        level = logging.DEBUG if what == self._last_warning else logging.WARNING
        self._last_warning = what
        _log.log(level, "the emojis of cards could not be uploaded (%s); trying again later", what)


async def _list(client: discord.Client, emojis: CardEmojis) -> None:
    listed = await client.fetch_application_emojis()
    emojis.replace({emoji.name: emoji.id for emoji in listed})
