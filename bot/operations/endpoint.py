"""HTTP endpoint for monitoring: `/healthz`, `/readyz` and `/metrics`.

It listens on this machine only unless another address is set: nothing in it is secret, but it is not meant for the
public either.
"""

import asyncio
import errno
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from typing import Final

from aiohttp import web
from aiohttp.log import server_logger
from prometheus_client import CollectorRegistry, generate_latest

from bot.operations.metrics import CONTENT_TYPE

_log = logging.getLogger(__name__)

_TRY_AGAIN: Final = timedelta(seconds=2)
_WAITED_FOR: Final = {
    errno.EADDRINUSE: "port %(port)s of %(address)s is taken; the %(what)s wait until it is free",
    errno.EADDRNOTAVAIL: (
        "no %(what)s at port %(port)s of %(address)s: that is no address of this machine (%(setting)s); they wait until it is"
    ),
}

Problems = Callable[[], Awaitable[Sequence[str]]]
"""A function that returns what is wrong now, one sentence each."""


class HttpServer:
    """An HTTP server without which the bot runs, too: it waits for its port where another process still has it."""

    def __init__(
        self,
        what: str,
        setting: str,
        routes: Iterable[web.AbstractRouteDef],
        requests_log: logging.Logger = server_logger,
    ) -> None:
        """Set up the server; the log calls what it serves ``what``, and its address by the name of its setting."""
        self.app = web.Application()
        self.app.add_routes(routes)
        self._what = what
        self._setting = setting
        self._requests_log = requests_log
        self._runner: web.AppRunner | None = None
        self._waiting: asyncio.Task[None] | None = None

    async def open(self, address: str, port: int) -> None:
        """Listen; if another process still has the port, as soon as it is free."""
        self._runner = web.AppRunner(
            self.app, logger=self._requests_log, access_log=None, handle_signals=False, shutdown_timeout=0.2
        )
        await self._runner.setup()
        if missing := await self._missing(address, port):
            named = {"what": self._what, "setting": self._setting, "address": address, "port": port}
            _log.warning(_WAITED_FOR[missing], named)
            self._waiting = asyncio.create_task(self._wait(address, port), name="endpoint")

    async def close(self) -> None:
        """Stop listening."""
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.gather(self._waiting, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def port(self) -> int | None:
        """Return the port it listens on; None while it does not."""
        addresses = [] if self._runner is None else self._runner.addresses
        return addresses[0][1] if addresses else None

    async def _missing(self, address: str, port: int) -> int:
        """Listen, or return the number of the error that may pass; 0 where none does."""
        assert self._runner is not None
        site = web.TCPSite(self._runner, address, port)
        try:
            await site.start()
        except OSError as refused:
            await site.stop()
            if refused.errno in _WAITED_FOR:
                return refused.errno
            _log.warning("no %s at %s, port %s: %s", self._what, address, port, refused)
            return 0
        _log.info("%s at %s, port %s", self._what, address, self.port)
        return 0

    async def _wait(self, address: str, port: int) -> None:
        while await self._missing(address, port):  # noqa: ASYNC110 - nobody tells when a port is free
            await asyncio.sleep(_TRY_AGAIN.total_seconds())


class Endpoint(HttpServer):
    """The server for probes and metrics.

    `/healthz` answers 200 as long as the event loop turns: a prober that gets no answer may restart the process.
    `/readyz` answers 200 only while nothing is wrong, else 503 with what it is: that Discord cannot be reached is no
    reason to restart.
    """

    def __init__(
        self,
        registry: CollectorRegistry,
        problems: Problems,
        update: Callable[[], Awaitable[None]],
    ) -> None:
        """Set up the server; ``update`` sets those metrics that are read instead of counted."""
        super().__init__(
            "metrics",
            "METRICS_ADDRESS",
            [
                web.get("/healthz", self._alive),
                web.get("/readyz", self._ready),
                web.get("/metrics", self._metrics),
            ],
        )
        self._registry = registry
        self._problems = problems
        self._update = update

    async def _alive(self, _: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def _ready(self, _: web.Request) -> web.Response:
        found = await self._problems()
        return web.Response(text="\n".join(found or ("ok",)) + "\n", status=503 if found else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._update()
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE})
