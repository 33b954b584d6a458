"""A message as a person sees it: its text, its buttons, its menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import simcord
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.components import walk_components

BUTTON, STRING_MENU, TEXT = 2, 3, 10
MENUS = {3, 5, 6, 7, 8}
GREY, GREEN, RED = 2, 3, 4
"""Styles of buttons."""


@dataclass(frozen=True)
class Button:
    """A button below a message."""

    label: str
    custom_id: str
    disabled: bool
    style: int = 2


@dataclass(frozen=True)
class Menu:
    """A menu below a message."""

    custom_id: str
    placeholder: str
    options: dict[str, str]
    """Value -> text of each option."""
    chosen: tuple[str, ...]
    low: int
    high: int
    disabled: bool


class Post:
    """A message in the simulated server. It is live: after an edit it shows the new text."""

    def __init__(self, env: simcord.Env, stored: Message) -> None:
        self._env = env
        self._stored = stored

    @property
    def id(self) -> int:
        """The message's id."""
        return self._stored.id

    @property
    def place(self) -> int:
        """The channel, thread or direct message it stands in."""
        return self._stored.channel_id

    @property
    def by_the_bot(self) -> bool:
        """Whether the bot wrote it."""
        return self._stored.author_id == self._env.backend.bot_user.id

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self._stored.is_ephemeral

    @property
    def exists(self) -> bool:
        """Whether it still stands where it was posted."""
        try:
            self._env.backend.get_message(self.place, self.id)
        except BackendError:
            return False
        return True

    @property
    def content(self) -> str:
        """The text outside embeds."""
        return self._stored.content

    @property
    def embeds(self) -> list[dict[str, Any]]:
        """The embeds as Discord stores them."""
        return self._stored.embeds

    @property
    def attachments(self) -> list[dict[str, Any]]:
        """The attached files as Discord stores them."""
        return self._stored.attachments

    @property
    def pings(self) -> tuple[int, ...]:
        """Who gets a notification by it."""
        return tuple(self._stored.ping_user_ids)

    @property
    def text(self) -> str:
        """Everything a person can read in it, one piece a line: content, embeds, buttons, menus."""
        return "\n".join(piece for piece in self._pieces() if piece)

    @property
    def texts(self) -> list[str]:
        """The texts of a message of components, top to bottom."""
        return [part.get("content") or "" for part in self._parts() if part.get("type") == TEXT]

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons, in order."""
        return tuple(
            Button(_face(part), part.get("custom_id") or "", bool(part.get("disabled")), part["style"])
            for part in self._parts()
            if part.get("type") == BUTTON
        )

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Its menus, in order."""
        return tuple(
            Menu(
                part["custom_id"],
                part.get("placeholder") or "",
                {option["value"]: option["label"] for option in part.get("options") or []},
                tuple(option["value"] for option in part.get("options") or [] if option.get("default")),
                part.get("min_values", 1),
                part.get("max_values", 1),
                bool(part.get("disabled")),
            )
            for part in self._parts()
            if part.get("type") in MENUS
        )

    def button(
        self, label: str | None = None, *, custom_id: str | None = None, starts: str | None = None
    ) -> Button:
        """The one button with this text (or id, or beginning of the id). AssertionError if there is not exactly one."""
        found = [
            button
            for button in self.buttons
            if (label is None or button.label == label)
            and (custom_id is None or button.custom_id == custom_id)
            and (starts is None or button.custom_id.startswith(starts))
        ]
        assert len(found) == 1, (
            f"{len(found)} buttons match {label or custom_id or starts!r} in {self.buttons}"
        )
        return found[0]

    def menu(self, *, custom_id: str | None = None, starts: str | None = None) -> Menu:
        """The one menu with this id (or beginning of the id; with neither, the only one)."""
        found = [
            menu
            for menu in self.menus
            if (custom_id is None or menu.custom_id == custom_id)
            and (starts is None or menu.custom_id.startswith(starts))
        ]
        assert len(found) == 1, f"{len(found)} menus match {custom_id or starts!r} in {self.menus}"
        return found[0]

    @property
    def handle(self) -> simcord.ResponseMessage:
        """The message as simcord's actors want it."""
        return simcord.ResponseMessage(self._env, self._stored)

    @property
    def stored(self) -> Message:
        """The message as the simulated server stores it."""
        return self._stored

    def __repr__(self) -> str:
        return f"<Post {self.id}{' ephemeral' if self.ephemeral else ''}: {self.text[:200]!r}>"

    def _parts(self) -> Iterator[dict[str, Any]]:
        return walk_components(self._stored.components)

    def _pieces(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield (embed.get("author") or {}).get("name") or ""
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for field in embed.get("fields") or []:
                yield field.get("name") or ""
                yield field.get("value") or ""
            yield (embed.get("footer") or {}).get("text") or ""
        for part in self._parts():
            if part.get("type") == TEXT:
                yield part.get("content") or ""
            elif part.get("type") == BUTTON:
                yield f"[{_face(part)}]"
            elif part.get("type") in MENUS:
                yield f"[{part.get('placeholder') or ''} v]"
                for option in part.get("options") or []:
                    yield f"  {option['label']} {option.get('description') or ''}".rstrip()


def _face(part: dict[str, Any]) -> str:
    """What a button shows: its text, else its emoji."""
    return part.get("label") or (part.get("emoji") or {}).get("name") or ""
