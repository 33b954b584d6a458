"""Rules of the real Discord that simcord does not have, laid over its simulated server."""

from __future__ import annotations

import contextlib
import os
import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from random import Random
from typing import Any, Final

import pytest
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import router
from simcord.http.router import RequestContext

from bot.playground import simcord_internals
from tests.support.referees.lint import REFUSED_BY_CHANCE, V2
from tests.support.simulated_discord.quick import copied

UPDATE_MESSAGE: Final = 7
_CALLBACK: Final = re.compile(r"/interactions/\d+/[^/]+/callback")
_EDIT: Final = re.compile(r"/(?:channels/(\d+)|webhooks/\d+/[^/]+)/messages/(@original|\d+)")
_OLD: Final = 3600.0
_EDITS_OF_OLD, _IN_SECONDS = 3, 6.0
_SIGNED: Final = "?ex=6ae0f3c2&is=6adfa242&hm=5f1c"
"""Addresses of files on the CDN are signed anew each time, so they say nothing about what they lead to."""


class RealDiscord:
    """What a simulated server refuses and forgets as the real one does."""

    def __init__(self, backend: Backend) -> None:
        self.refused_files = 0.25
        """Share of the edits of messages of components that are refused for the files they upload."""
        self._backend = backend
        test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
        self._chance = Random(f"{test} {os.environ.get('CANASTA_DEALS', '')}")
        self._edits_of_old: dict[str, deque[float]] = defaultdict(deque)

    def received(self, method: str, path: str, rest: dict[str, Any]) -> dict[str, Any]:
        """Return a request as the simulated server shall take it.

        Raises:
            BackendError: Discord refuses it.
        """
        body = rest.get("json")
        if _CALLBACK.fullmatch(path) and isinstance(body, dict) and body.get("type") == UPDATE_MESSAGE:
            # Other than an edit, an answer that names no files drops those that there are.
            return {**rest, "json": {**body, "data": {"attachments": [], **(body.get("data") or {})}}}
        edit = _EDIT.fullmatch(path) if method == "PATCH" else None
        if edit is not None:
            place, message = edit.groups()
            if place is not None:
                self._slow_down(place, message)
            is_v2 = bool(((body or {}).get("flags") or 0) & V2)
            if is_v2 and rest.get("files") and self._chance.random() < self.refused_files:
                raise BackendError(400, 50035, REFUSED_BY_CHANCE)
        return rest

    def _slow_down(self, place: str, message: str) -> None:
        stored = self._backend.messages.get(int(place), {}).get(int(message))
        now = datetime.fromisoformat(self._backend.now_iso()).timestamp()
        if stored is None or now - datetime.fromisoformat(stored.timestamp).timestamp() < _OLD:
            return
        edits = self._edits_of_old[place]
        while edits and edits[0] <= now - _IN_SECONDS:
            edits.popleft()
        if len(edits) >= _EDITS_OF_OLD:
            raise BackendError(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
        edits.append(now)


@contextmanager
def as_the_real_one(backend: Backend) -> Iterator[RealDiscord]:
    """Let a simulated server keep to the rules of the real one, for the length of a block."""
    real, dispatch = RealDiscord(backend), router.dispatch
    payload, require = serializers.message_payload, RequestContext.require_guild_permissions

    def dispatched(to: Any, method: str, path: str, **rest: Any) -> Any:
        return dispatch(to, method, path, **(real.received(method, path, rest) if to is backend else rest))

    simcord_internals.give_posts_the_id_of_their_first_message(backend)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", dispatched)
        patch.setattr(serializers, "message_payload", lambda *of, **how: as_told(payload(*of, **how)))
        patch.setattr(RequestContext, "require_guild_permissions", _for_events(require))
        found = backend.cdn.get
        patch.setattr(backend.cdn, "get", lambda url: found(url.partition("?")[0]))
        yield real


def as_told(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Return a message as the bot gets to see it: a file that a part of it shows is listed there and nowhere else."""
    told: dict[str, Any] = copied(dict(payload))
    files = {file["filename"]: file for file in told["attachments"]}
    shown: set[str] = set()
    for embed in told["embeds"]:
        for key in {"image", "thumbnail"} & embed.keys():
            if not _shows(embed[key], files, shown):
                del embed[key]
    for part in walk_components(told["components"]):
        for media in (
            part.get("media"),
            part.get("file"),
            *(item["media"] for item in part.get("items") or ()),
        ):
            if media:
                _shows(media, files, shown)
    listed = [file for file in told["attachments"] if file["id"] not in shown]
    told["attachments"] = [{**file, "url": f"{file['url']}{_SIGNED}"} for file in listed]
    return told


def _shows(media: dict[str, Any], files: dict[str, Any], shown: set[str]) -> bool:
    """Put the address of a file in the place of its name, and note its id; return False where there is no such file."""
    name = media["url"].rpartition("/")[2]
    if not (media["url"].startswith("attachment://") or "attachment_id" in media):
        return True
    if name not in files:
        return False
    file = files[name]
    shown.add(file["id"])
    media |= {"url": f"{file['url']}{_SIGNED}", "proxy_url": file["proxy_url"]}
    return True


def _for_events(require: Callable[..., None]) -> Callable[..., None]:
    """Since February 2026 creating an event needs a permission of its own, which is enough for what was created with it."""

    def required(context: RequestContext, guild: int, *names: str) -> None:
        if "manage_events" in names and context.method != "POST":
            with contextlib.suppress(BackendError):
                return require(context, guild, *names)
        return require(
            context, guild, *("create_events" if name == "manage_events" else name for name in names)
        )

    return required
