"""What each person gets to see, byte by byte: the raw material of every test that looks for leaks.

A sight is recorded at the moment it happens, so a message that is shown and then edited or deleted within one
click counts as seen.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from simcord.backend import Backend
from simcord.backend.access import message_accessible
from simcord.backend.models import Interaction, Message

Kind = Literal["message", "edit", "choices", "modal"]


@dataclass(frozen=True)
class Sight:
    """One thing that appeared on a person's screen."""

    kind: Kind
    place: int
    body: bytes
    private: bool

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()


class Watcher:
    """Notes for every person in the server what appears on their screen."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._seen: dict[int, list[Sight]] = {}
        self._wrap("commit_message", "message")
        self._wrap("edit_message", "edit")
        self._watch_interactions()

    def seen_by(self, user: int) -> tuple[Sight, ...]:
        """Everything this person has seen so far, in order."""
        return tuple(self._seen.get(user, ()))

    def _wrap(self, name: str, kind: Kind) -> None:
        original: Callable[..., Message] = getattr(self._backend, name)

        def watched(*args: Any, **rest: Any) -> Message:
            message = original(*args, **rest)
            self._note_message(kind, message)
            return message

        setattr(self._backend, name, watched)

    def _watch_interactions(self) -> None:
        original = self._backend.new_interaction

        def watched(*args: Any, **rest: Any) -> Interaction:
            record = original(*args, **rest)
            self._watch(record, "complete_autocomplete", "choices")
            self._watch(record, "show_modal", "modal")
            return record

        self._backend.new_interaction = watched  # type: ignore[method-assign]

    def _watch(self, record: Interaction, name: str, kind: Kind) -> None:
        original: Callable[[Any], None] = getattr(record, name)

        def watched(shown: Any) -> None:
            original(shown)
            self._note(record.user_id, Sight(kind, record.channel_id, _bytes(shown), private=True))

        setattr(record, name, watched)

    def _note_message(self, kind: Kind, message: Message) -> None:
        body = _bytes(
            {
                "author": message.author_id,
                "content": message.content,
                "embeds": message.embeds,
                "components": self._components(message.components),
                "attachments": [self._attachment(item) for item in message.attachments],
                "pings": sorted(message.ping_user_ids),
            }
        )
        sight = Sight(kind, message.channel_id, body, private=message.is_ephemeral)
        for user in self._audience(message):
            self._note(user, sight)

    def _audience(self, message: Message) -> Iterable[int]:
        channel = self._backend.get_channel(message.channel_id)
        if channel.guild_id is None:
            people: Iterable[int] = channel.recipient_ids
        else:
            people = self._backend.get_guild(channel.guild_id).members
        return [user for user in people if message_accessible(self._backend, channel.id, message, user)]

    def _components(self, part: Any) -> Any:
        """Return components with the files in them as what they hold: their addresses have numbers that say nothing."""
        if isinstance(part, list):
            return [self._components(one) for one in part]
        if not isinstance(part, dict):
            return part
        shown = {name: self._components(one) for name, one in part.items() if name != "media"}
        if "media" in part:
            url = str(part["media"]["url"])
            shown["media"] = self._attachment({"url": url, "filename": url.rpartition("/")[2]})
        return shown

    def _attachment(self, item: dict[str, Any]) -> dict[str, Any]:
        blob = self._backend.cdn.get(item["url"]) or b""
        return {
            "filename": item.get("filename"),
            "description": item.get("description"),
            "sha256": hashlib.sha256(blob).hexdigest(),
        }

    def _note(self, user: int, sight: Sight) -> None:
        self._seen.setdefault(user, []).append(sight)


def _bytes(body: Any) -> bytes:
    return json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
