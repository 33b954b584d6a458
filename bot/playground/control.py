"""The control page of the playground: the places, the clock, the bot's restart, its rights and its errors.

It is served to this machine only.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from importlib import resources

from aiohttp import web
from simcord.env import Env

from bot.playground.places import PlacePreviews, UnknownPlaceError
from bot.playground.world import World

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_LONGEST_LEAP = 31 * 24 * 3600
_KEPT_ERRORS = 20


class ErrorLog(logging.Handler):
    """A log handler that keeps the last errors as text, and tells of clicks that nobody answered."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._lines: deque[str] = deque(maxlen=_KEPT_ERRORS)
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        self._told: set[int] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record, with the last line of its traceback."""
        text = self.format(record).strip()
        first, *rest = text.splitlines()
        self._lines.append(f"{first} ({rest[-1]})" if rest else first)

    def entries(self, env: Env) -> list[str]:
        """Return all errors so far, newest last."""
        for error in env.errors:
            if id(error) not in self._told:
                self._told.add(id(error))
                self._lines.append(f"{type(error).__name__}: {error}")
        for record in env.backend.interactions.values():
            if (
                not record.responded
                and record.id not in self._told
                and env.backend.now_iso() > _deadline(record)
            ):
                self._told.add(record.id)
                user = env.backend.get_user(record.user_id)
                self._lines.append(f"{user.global_name or user.name} got no answer from the bot")
        return list(self._lines)


def _deadline(record: object) -> str:
    return str(getattr(record, "initial_response_deadline", None) or "9999")


class ControlPage:
    """A small web server for one page. Its address holds a secret, so that no other page can press its buttons."""

    def __init__(self, world: World, places: PlacePreviews, error_log: ErrorLog) -> None:
        self._world = world
        self._places = places
        self._error_log = error_log
        self._key = secrets.token_urlsafe(18)
        self._busy: str | None = None
        self._runner: web.AppRunner | None = None
        self._port = 0

    @property
    def address(self) -> str:
        """Return the address of the page."""
        return f"http://{HOST}:{self._port}/{self._key}/"

    async def serve(self, port: int) -> None:
        """Begin to serve on this port, or on a free one if it is taken."""
        app = web.Application(middlewares=[self._only_from_here])
        app.add_routes(
            [
                web.get(f"/{self._key}/", self._page),
                web.get(f"/{self._key}/state", self._state),
                web.get(f"/{self._key}/open/{{place}}/{{person}}", self._open),
                web.post(f"/{self._key}/restart", self._restart),
                web.post(f"/{self._key}/clock", self._clock),
                web.post(f"/{self._key}/rights", self._rights),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        for candidate in (port, 0):
            try:
                await web.TCPSite(self._runner, HOST, candidate).start()
                break
            except OSError:
                if candidate == 0:
                    raise
        self._port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop serving."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _only_from_here(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse host names that merely resolve to this machine (DNS rebinding)."""
        if request.host not in {f"{HOST}:{self._port}", f"localhost:{self._port}"}:
            raise web.HTTPForbidden
        response = await handler(request)
        response.headers.update(_HEADERS)
        return response

    async def _page(self, _: web.Request) -> web.Response:
        text = resources.files("bot.playground").joinpath("page.html").read_text(encoding="utf-8")
        return web.Response(text=text, content_type="text/html")

    async def _state(self, _: web.Request) -> web.Response:
        return web.json_response(
            {
                "now": self._world.env.now().isoformat(),
                "people": list(self._world.people),
                "places": [asdict(place) for place in self._places.all()],
                "troubles": self._error_log.entries(self._world.env),
                "busy": self._busy,
                "bots": self._world.bots_so_far,
            }
        )

    async def _open(self, request: web.Request) -> web.Response:
        try:
            address = await self._places.address(request.match_info["place"], request.match_info["person"])
        except UnknownPlaceError:
            raise web.HTTPNotFound(
                text="That place is not there (any more). Go back to the control page."
            ) from None
        raise web.HTTPFound(address)

    async def _restart(self, request: web.Request) -> web.Response:
        hours = await _hours_of(request)
        if hours is None:
            return await self._do("The bot is restarting …", self._world.restart())
        return await self._do("The bot is away …", self._world.restart(hours * 3600))

    async def _clock(self, request: web.Request) -> web.Response:
        hours = await _hours_of(request)
        if hours is None:
            raise _bad_hours()
        return await self._do("Time is passing …", self._world.move_clock(hours * 3600))

    async def _rights(self, request: web.Request) -> web.Response:
        body = await request.json()
        if not isinstance(body, dict) or not isinstance(body.get("may"), bool):
            raise web.HTTPBadRequest(text="may: whether the bot may write there")
        try:
            server = self._places.server(str(body.get("place")))
        except UnknownPlaceError:
            raise web.HTTPNotFound(text="There is no such channel.") from None
        return await self._do(
            "The rights change …", self._world.set_write_permission(server, may=body["may"])
        )

    async def _do(self, what: str, work: Awaitable[None]) -> web.Response:
        self._busy = what
        try:
            # A tab that is closed meanwhile must not leave the work half done.
            await asyncio.shield(asyncio.ensure_future(work))
        except Exception:
            log.exception("the control page could not finish: %s", what)
            return web.json_response({"done": False}, status=500)
        finally:
            self._busy = None
        return web.json_response({"done": True})


async def _hours_of(request: web.Request) -> float | None:
    """Return the hours that a request names, None if it names none."""
    body = await request.json()
    if not isinstance(body, dict) or body.get("hours") is None:
        return None
    hours = body["hours"]
    is_number = isinstance(hours, int | float) and not isinstance(hours, bool)
    if not is_number or not 0 < hours * 3600 <= _LONGEST_LEAP:
        raise _bad_hours()
    return float(hours)


def _bad_hours() -> web.HTTPBadRequest:
    return web.HTTPBadRequest(text="hours: a number above 0, a month at most")
