"""Every request that the bot sends, with its files and its outcome."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.support.stopwatch import thread_seconds


@dataclass(frozen=True)
class Upload:
    """A file that travels with a request."""

    filename: str
    size: int


@dataclass(frozen=True)
class SentRequest:
    """One request, as Discord would receive it."""

    method: str
    path: str
    json: Any = None
    params: dict[str, Any] = field(default_factory=dict)
    files: tuple[Upload, ...] = ()
    status: int = 200
    code: int = 0
    message: str = ""

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass
class Traffic:
    """What went over the wire of one simulated server."""

    requests: list[SentRequest] = field(default_factory=list)
    first_answer: dict[int, float] = field(default_factory=dict)
    """Interaction id -> real seconds (not simulated ones) at which its first answer arrived."""


@contextmanager
def recorded(backend: Backend) -> Iterator[Traffic]:
    """Record what the bot sends to this backend."""
    traffic = Traffic()
    original = router.dispatch

    def dispatch(to: Any, method: str, path: str, **rest: Any) -> Any:
        if to is not backend:
            return original(to, method, path, **rest)
        uploads = tuple(_upload(file) for file in rest.get("files") or ())
        status, code, message = 200, 0, ""
        try:
            return original(to, method, path, **rest)
        except BackendError as refused:
            status, code, message = refused.status, refused.code, str(refused)
            raise
        finally:
            parts = path.strip("/").split("/")
            if parts[0] == "interactions":
                traffic.first_answer.setdefault(int(parts[1]), thread_seconds())
            traffic.requests.append(
                SentRequest(
                    method,
                    path,
                    rest.get("json"),
                    dict(rest.get("params") or {}),
                    uploads,
                    status,
                    code,
                    message,
                )
            )

    router.dispatch = dispatch  # type: ignore[assignment]
    try:
        yield traffic
    finally:
        router.dispatch = original


def _upload(file: Any) -> Upload:
    here = file.fp.tell()
    file.fp.seek(0, 2)
    size = file.fp.tell() - here
    file.fp.seek(here)
    return Upload(str(file.filename), size)
