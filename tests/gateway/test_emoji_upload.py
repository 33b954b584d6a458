"""The upload of emojis: what is missing, by one process, and never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.gateway.emoji_upload import EmojiUpload
from bot.pictures.emojis import EMOJI_NAMES, draw_emoji
from bot.service.ports import Work
from bot.storage.postgres.store import PostgresStore
from bot.ui.toolkit.card_emojis import CardEmojis
from tests.support.fakes import FakeTime
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.composition import make_bot
from tests.support.simulated_discord.traffic import SentRequest

ALL = len(EMOJI_NAMES)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


class Application:
    """Discord's side: the emojis of an application, and how it answers the next requests."""

    def __init__(self, *names: str) -> None:
        self.emojis = {name: 100 + number for number, name in enumerate(names)}
        self.uploads: list[str] = []
        self.listings = 0
        self.before_upload: Callable[[], None] = lambda: None
        self.is_hanging: asyncio.Event | None = None
        """With it uploads take for ever."""

    async def fetch_application_emojis(self) -> list[Any]:
        self.listings += 1
        await asyncio.sleep(0)
        return [SimpleNamespace(name=name, id=number) for name, number in self.emojis.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image == f"picture of {name}".encode()
        assert name not in self.emojis
        self.before_upload()
        if self.is_hanging is not None:
            self.is_hanging.set()
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        self.uploads.append(name)
        self.emojis[name] = 1000 + len(self.uploads)
        return SimpleNamespace(name=name, id=self.emojis[name])

    def fails(self, trouble: Exception, *, after: int = 0) -> None:
        """Refuse every upload from now on, after so many more."""
        allowed = len(self.uploads) + after

        def refuse() -> None:
            if len(self.uploads) >= allowed:
                raise trouble

        self.before_upload = refuse

    def recovers(self) -> None:
        self.before_upload = lambda: None


class Claims:
    """The store, as far as it tells who works."""

    def __init__(self) -> None:
        self.others_work = False
        self.on_take: Callable[[], None] = lambda: None
        self.said: list[str] = []

    async def take(self, work: Work) -> bool:
        assert work is Work.EMOJIS
        self.on_take()
        if not self.others_work:
            self.said.append("taken")
        return not self.others_work

    async def give_back(self, work: Work) -> None:
        assert work is Work.EMOJIS
        self.said.append("given back")


class Draughtsman:
    """Workers that draw nothing."""

    are_elsewhere = False

    async def run(self, work: object, name: str) -> bytes:
        assert work is draw_emoji
        return f"picture of {name}".encode()


class Process:
    """One process of the bot."""

    def __init__(self, application: Application, store: Any = None) -> None:
        self.application: Any = application
        self.time = FakeTime()
        self.claims = store or Claims()
        self.emojis = CardEmojis()
        self.upload = EmojiUpload(self.claims, self.time, self.time, Draughtsman())  # type: ignore[arg-type]

    def shows(self) -> bool:
        return self.emojis.is_complete

    async def start(self) -> None:
        self.upload.start(self.application, self.emojis)
        await self.rest()

    async def rest(self) -> None:
        """Wait until it has nothing to do before the next moment it has planned."""
        task = self.upload._task
        assert task is not None
        await task

    @property
    def pause(self) -> timedelta:
        [timer] = self.time.timers
        return timer.when - self.time.now()

    async def pass_pause(self) -> None:
        self.time.advance(self.pause)
        await self.rest()


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="planted")
    return discord.HTTPException(response, {"message": "planted", "code": code})


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    with caplog.at_level(logging.INFO, "bot.gateway.emoji_upload"):
        yield lambda: [f"{record.levelname} {record.getMessage()}" for record in caplog.records]


async def test_everything_is_uploaded_once(said):
    process = Process(Application())
    await process.start()
    assert sorted(process.application.uploads) == sorted(EMOJI_NAMES)
    assert process.shows()
    assert process.claims.said == ["taken", "given back"]
    assert said() == [
        f"INFO {ALL} of {ALL} emojis of cards are missing and are being uploaded",
        f"INFO all {ALL} emojis of cards are there",
    ]
    again = Process(process.application)
    await again.start()
    assert len(process.application.uploads) == ALL
    assert again.shows()
    assert again.claims.said == []


async def test_what_is_there_stays_also_that_of_other_versions():
    application = Application("king_of_hearts_1", "king_of_hearts_0", "logo")
    process = Process(application)
    await process.start()
    assert len(application.uploads) == ALL - 1
    assert application.emojis.keys() == EMOJI_NAMES | {"king_of_hearts_0", "logo"}


async def test_it_waits_as_long_as_discord_wants_and_goes_on_where_it_was(said):
    application = Application()
    application.fails(discord.RateLimited(3_000.0), after=50)
    process = Process(application)
    await process.start()
    assert len(application.uploads) == 50
    assert not process.shows()
    assert process.claims.said == ["taken", "given back"]
    assert process.pause == timedelta(seconds=3_000)
    application.recovers()
    await process.pass_pause()
    assert sorted(application.uploads) == sorted(EMOJI_NAMES)
    assert process.shows()
    assert said() == [
        f"INFO {ALL} of {ALL} emojis of cards are missing and are being uploaded",
        f"INFO Discord takes further emojis in 50 minutes; {ALL - 50} of {ALL} are still missing",
        f"INFO {ALL - 50} of {ALL} emojis of cards are missing and are being uploaded",
        f"INFO all {ALL} emojis of cards are there",
    ]


@pytest.mark.parametrize(
    "trouble, told",
    [
        (refusal(403, 50001), "HTTPException, status 403, code 50001"),
        (refusal(400, 30008), "HTTPException, status 400, code 30008"),
        (refusal(503, 0), "HTTPException, status 503, code 0"),
        (OSError("a network with a secret name"), "OSError"),
    ],
)
async def test_a_refusal_is_logged_once_and_tried_again_ever_later(said, trouble, told):
    application = Application()
    application.fails(trouble)
    process = Process(application)
    await process.start()
    pauses = []
    for _ in range(8):
        pauses.append(process.pause // MINUTE)
        await process.pass_pause()
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]
    warnings = [line for line in said() if line.startswith("WARNING")]
    assert warnings == [
        f"WARNING the emojis of cards could not be uploaded ({told}); trying again later",
    ]
    assert process.claims.said == ["taken", "given back"] * 9
    application.recovers()
    await process.pass_pause()
    assert process.shows()


async def test_another_process_uploads_and_this_one_learns_of_it(said):
    application = Application()
    process = Process(application)
    process.claims.others_work = True
    await process.start()
    assert application.uploads == []
    assert said() == ["INFO another process uploads the emojis of cards"]
    assert process.pause == MINUTE
    application.emojis = dict.fromkeys(EMOJI_NAMES, 7)
    await process.pass_pause()
    assert process.shows()
    assert application.uploads == []


async def test_what_another_process_uploaded_at_the_last_moment_is_not_uploaded_again():
    application = Application()
    process = Process(application)

    def uploaded_by_another() -> None:
        application.emojis = dict.fromkeys(EMOJI_NAMES, 7)

    process.claims.on_take = uploaded_by_another
    await process.start()
    assert application.uploads == []
    assert process.shows()


async def test_an_emoji_that_somebody_deletes_is_not_shown_and_comes_again(said):
    application = Application(*EMOJI_NAMES)
    process = Process(application)
    await process.start()
    assert process.pause == HOUR
    await process.pass_pause()
    assert said() == [f"INFO all {ALL} emojis of cards are there"]
    del application.emojis["joker_1"]
    application.fails(refusal(403, 50001))
    await process.pass_pause()
    assert not process.shows()
    application.recovers()
    await process.pass_pause()
    assert application.uploads == ["joker_1"]
    assert process.shows()


async def test_a_list_that_cannot_be_read_changes_nothing(monkeypatch):
    application = Application(*EMOJI_NAMES)
    process = Process(application)
    await process.start()

    async def unreadable() -> list[Any]:
        raise refusal(500, 0)

    monkeypatch.setattr(application, "fetch_application_emojis", unreadable)
    await process.pass_pause()
    assert process.shows()


async def test_it_stops_at_once_and_lets_others_go_on():
    application = Application()
    process = Process(application)
    application.is_hanging = asyncio.Event()
    process.upload.start(process.application, process.emojis)
    await application.is_hanging.wait()
    await asyncio.wait_for(process.upload.stop(), 60)
    assert process.claims.said == ["taken", "given back"]
    assert process.time.timers == []


async def test_nothing_is_planned_any_more_after_the_stop():
    process = Process(Application(*EMOJI_NAMES))
    await process.start()
    await process.upload.stop()
    [timer] = process.time.timers
    assert timer.is_cancelled


async def test_one_of_two_processes_uploads(postgres):
    application, url = Application(), await postgres.database()
    stores = [PostgresStore(url) for _ in range(2)]
    try:
        for store in stores:
            await store.open()
        processes = [Process(application, store) for store in stores]
        await asyncio.gather(*(process.start() for process in processes))
        for process in processes:
            if not process.shows():
                await process.pass_pause()
        assert sorted(application.uploads) == sorted(EMOJI_NAMES)
        assert all(process.shows() for process in processes)
    finally:
        for store in stores:
            await store.close()
        await postgres.give_back(url)


async def test_a_bot_that_comes_up_uploads_what_is_missing(club):
    """The referees look at the requests."""
    missing = {"king_of_hearts_1", "green_ten_of_clubs_1", "natural_canasta_1"}
    for name in EMOJI_NAMES - missing:
        club.env.backend.create_application_emoji(name)
    assert not club.bot.card_emojis.is_complete
    await club.restart_as(partial(make_bot, has_emojis=True))
    await club.settle()
    uploads = [request.json["name"] for request in emoji_requests(club) if request.method == "POST"]
    assert uploads == sorted(missing)
    assert club.bot.card_emojis.is_complete
    # It looks again, and nothing more is to be done.
    so_far = len(emoji_requests(club))
    await club.advance(minutes=90)
    assert [request.method for request in emoji_requests(club)[so_far:]] == ["GET"]
    assert len(club.env.backend.application_emojis) == ALL


def emoji_requests(club: Club) -> list[SentRequest]:
    return [request for request in club.traffic.requests if request.path.endswith("/emojis")]
