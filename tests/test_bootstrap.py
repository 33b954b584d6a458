"""How the whole is put together and taken down."""

import asyncio
import inspect
import json
import logging
import secrets
from contextlib import suppress
from datetime import timedelta
from io import StringIO
from pathlib import Path
from typing import Any, Self

import pytest

from bot import bootstrap
from bot.config import Settings
from bot.logs import set_up_logging
from bot.operations.endpoint import Endpoint, HttpServer
from bot.operations.health import Health, read_health, write_health
from bot.operations.metrics import Metrics
from bot.operations.public_pages import PublicPages
from bot.service.administration.retention import RetentionPeriods
from bot.storage.sqlite import file_lock
from bot.storage.troubles import StorageUnusable
from bot.ui.toolkit.open_interactions import OpenInteractions
from tests.storage.changes import NOON


class _Busy:
    """A bot that is busy until it is told to end."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.open_interactions = OpenInteractions()
        self.services = self.clock = self.is_ready = None
        self.is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.is_closed = True

    async def open_store(self) -> None:
        """Nothing to open."""

    async def login(self, _token: str) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize(
    "database,looking,trouble",
    [
        ({}, "bot.bootstrap.look_through_if_big", "canasta.db is damaged"),
        (
            {"database_url": "postgresql:///canasta"},
            "bot.storage.postgres.schema_version.hold_schema",
            "canasta was changed by a newer version",
        ),
    ],
)
async def test_a_bot_whose_database_turns_out_to_be_unusable_closes_everything_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: dict[str, Any], looking: str, trouble: str
) -> None:
    async def look(_: object) -> None:
        await asyncio.sleep(0.01)
        raise StorageUnusable(trouble)

    bot = _Busy()
    monkeypatch.setattr(bootstrap, "build_bot", lambda _, **given: bot)
    monkeypatch.setattr(bootstrap, "watch_gateway", lambda *_: None)
    monkeypatch.setattr(looking, look)
    settings = Settings(
        discord_token="to.k.en",
        health_file=tmp_path / "health.json",
        **database or {"database_path": tmp_path / "canasta.db"},
        metrics_port=0,
        worker_processes=0,
    )
    serving = asyncio.create_task(bootstrap._serve(settings, "to.k.en"))
    async with asyncio.timeout(10):
        with pytest.raises(StorageUnusable, match=trouble):
            await serving
    assert bot.is_closed


async def test_a_signal_ends_a_bot_also_in_the_moment_in_which_its_connection_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In that moment Python 3.11's `wait_for` answers with the result of its work, and the cancellation is lost."""
    connecting = asyncio.Event()

    class JustConnected(_Busy):
        async def login(self, _token: str) -> None:
            with suppress(asyncio.CancelledError):
                connecting.set()
                await asyncio.Event().wait()

        async def connect(self) -> None:
            await asyncio.Event().wait()

    bot = JustConnected()
    monkeypatch.setattr(bootstrap, "build_bot", lambda _, **given: bot)
    monkeypatch.setattr(bootstrap, "watch_gateway", lambda *_: None)
    settings = Settings(
        discord_token="to.k.en",
        health_file=tmp_path / "health.json",
        database_path=tmp_path / "canasta.db",
        metrics_port=0,
        worker_processes=0,
    )
    serving = asyncio.create_task(bootstrap._serve(settings, "to.k.en"))
    async with asyncio.timeout(10):
        await connecting.wait()
        serving.cancel()
        await asyncio.wait({serving})
    assert bot.is_closed


async def test_the_pages_for_everybody_have_a_port_of_their_own_as_long_as_the_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[type, str, int]] = []
    closed: list[type] = []

    async def note_open(server: HttpServer, address: str, port: int) -> None:
        opened.append((type(server), address, port))

    async def note_close(server: HttpServer) -> None:
        closed.append(type(server))

    monkeypatch.setattr(bootstrap, "build_bot", lambda _, **given: _Busy())
    monkeypatch.setattr(bootstrap, "watch_gateway", lambda *_: None)
    monkeypatch.setattr(HttpServer, "open", note_open)
    monkeypatch.setattr(HttpServer, "close", note_close)
    about: dict[str, Any] = {
        "support_url": "https://example.org",
        "operator_name": "Tom",
        "operator_country": "Norway",
    }
    usual = Settings(discord_token="to.k.en", database_path=tmp_path / "canasta.db", worker_processes=0)
    with_pages = Settings(
        discord_token="to.k.en",
        database_path=tmp_path / "canasta.db",
        worker_processes=0,
        metrics_port=9000,
        data_location="Iceland",
        pages_address="0.0.0.0",
        pages_port=8080,
        **about,
    )
    metrics, pages = (Endpoint, "127.0.0.1"), (PublicPages, "0.0.0.0", 8080)
    for settings, expected in ((usual, [(*metrics, 9393)]), (with_pages, [(*metrics, 9000), pages])):
        serving = asyncio.create_task(bootstrap._serve(settings, "to.k.en"))
        async with asyncio.timeout(10):
            while len(opened) < len(expected):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            serving.cancel()
            await asyncio.wait({serving})
        assert opened == expected
        assert closed == [server for server, *_ in expected]
        opened.clear()
        closed.clear()


async def test_a_second_process_on_the_same_file_leaves_everything_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_lock, "_PATIENCE", 0.05)
    settings = Settings(
        discord_token="to.k.en",
        database_path=tmp_path / "canasta.db",
        metrics_port=0,
        worker_processes=0,
    )
    said = Health(written=NOON, gateway_ready=True, stored=NOON, oldest_notice=None)
    write_health(settings.health_path, said)
    async with file_lock.lock_file(settings.database_path):
        with pytest.raises(StorageUnusable, match="is for one process"):
            await bootstrap._serve(settings, "to.k.en")
    assert read_health(settings.health_path) == said
    assert settings.database_path.stat().st_size == 0


def test_a_secret_is_32_bytes_as_they_were_drawn() -> None:
    asked = []

    def random_bytes(count: int) -> bytes:
        asked.append(count)
        return bytes(range(7, 7 + count))

    assert bootstrap.RandomSecrets(random_bytes).secret() == bytes(range(7, 39))
    assert asked == [32]


def test_the_secrets_of_the_real_bot_come_from_the_operating_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the composition root nor the running bot puts another source in its place."""
    assert inspect.signature(bootstrap.build_bot).parameters["entropy"].default is secrets.token_bytes
    given: dict[str, Any] = {}

    def build(_: Settings, **parts: Any) -> Any:
        given.update(parts)
        raise StorageUnusable("enough is known")

    monkeypatch.setattr(bootstrap, "build_bot", build)
    settings = Settings(
        discord_token="to.k.en", database_path=tmp_path / "canasta.db", metrics_port=0, worker_processes=0
    )
    with pytest.raises(StorageUnusable, match="enough"):
        asyncio.run(bootstrap._serve(settings, "to.k.en"))
    assert set(given) == {"workers", "has_emojis", "has_pictures"}


def test_what_builds_the_bot_hands_its_source_of_secrets_on(tmp_path: Path) -> None:
    settings = Settings(discord_token="to.k.en", database_path=tmp_path / "canasta.db")
    bot = bootstrap.build_bot(settings, entropy=lambda count: b"x" * count)
    assert bot.services.creation._entropy.secret() == b"x" * 32
    assert bot.services.dealing._entropy.secret() == b"x" * 32


def test_the_bot_has_the_pages_of_its_operator(tmp_path: Path) -> None:
    settings = Settings(
        database_path=tmp_path / "canasta.db",
        terms_url="https://example.org/t",
        support_url="https://example.org/s",
    )
    links = bootstrap.build_bot(settings).links
    assert (links.invite, links.support, links.privacy, links.terms) == (
        None,
        settings.support_url,
        None,
        settings.terms_url,
    )


TOKEN, PASSWORD = "MTAx.GabcDE.abcdefghijklmnop", "p%40ss-word"


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_running_bot_tells_its_log_the_token_and_the_password(
    monkeypatch: pytest.MonkeyPatch, no_logged_errors: Any, log_format: Any
) -> None:
    """However they get into a record: no line shows them."""
    no_logged_errors.expect("the bot cannot go on")
    settings = Settings(
        discord_token=TOKEN, database_url=f"postgresql://canasta:{PASSWORD}@host/db", log_format=log_format
    )
    written, root = StringIO(), logging.getLogger()
    before = root.level, list(root.handlers)

    async def fail(*_: object) -> None:
        log = logging.getLogger("discord.http")
        log.warning("a header: %s, of %s", TOKEN, {"Authorization": TOKEN})
        log.warning(f"as a text: {TOKEN}, p@ss-word, postgresql://canasta:{PASSWORD}@host/db")  # noqa: G004
        raise ConnectionError(f"with {TOKEN} and p@ss-word, {PASSWORD}")

    def to_memory(*parts: Any, **more: Any) -> None:
        set_up_logging(*parts, **more, stream=written)

    monkeypatch.setattr(bootstrap, "set_up_logging", to_memory)
    monkeypatch.setattr(bootstrap, "_serve", fail)
    levels = {name: logging.getLogger(name).level for name in ("discord", "sqlalchemy", "asyncpg")}
    try:
        root.handlers[:] = []
        bootstrap.run(settings)
    finally:
        logging.captureWarnings(capture=False)
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
    lines = written.getvalue()
    assert lines.count("[secret]") >= 6
    for secret in (TOKEN, "p@ss-word", PASSWORD, json.dumps(TOKEN)):
        assert secret not in lines


@pytest.mark.parametrize(
    "chosen, kept",
    [
        ({}, RetentionPeriods(timedelta(days=90), None)),
        ({"removed_servers_kept_days": 7}, RetentionPeriods(timedelta(days=7), None)),
        ({"closed_tables_kept_days": 30}, RetentionPeriods(timedelta(days=90), timedelta(days=30))),
    ],
)
def test_what_is_deleted_for_good_and_when(chosen: dict[str, Any], kept: RetentionPeriods) -> None:
    """As docs/privacy.md promises."""
    assert bootstrap._retention_periods(Settings(discord_token="to.k.en", **chosen)) == kept


def test_without_settings_as_much_is_kept() -> None:
    assert bootstrap._retention_periods(Settings(discord_token="to.k.en")) == RetentionPeriods()
