"""The gateway's side of a connection: the line to a process, and what a shard has heard over it."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.support.loopback.shapes import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11


@dataclass
class Line:
    """One connection to the gateway."""

    socket: web.WebSocketResponse
    zlib: Any
    is_cut: bool = False
    """Nobody said good-bye."""

    async def send(self, payload: Json) -> None:
        """Say it, if somebody is still there."""
        if self.socket.closed:
            return
        text = json.dumps(payload)
        with suppress(ConnectionError):
            if self.zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self.zlib.compress(text.encode()) + self.zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass
class ShardSession:
    """What a shard of one process has heard, and over which connection it hears the rest."""

    id: str
    shard: int
    count: int
    line: Line
    sequence: int = 0
    history: list[tuple[int, str, Json]] = field(default_factory=list)

    @property
    def is_connected(self) -> bool:
        """Whether somebody listens."""
        return not self.line.socket.closed

    def serves(self, guild: int) -> bool:
        """Whether the events of this server are for this shard."""
        return (guild >> 22) % self.count == self.shard

    async def emit(self, name: str, payload: Json) -> None:
        """Tell it now, or when the session is resumed."""
        self.sequence += 1
        self.history.append((self.sequence, name, payload))
        await self.line.send({"op": DISPATCH, "s": self.sequence, "t": name, "d": payload})
