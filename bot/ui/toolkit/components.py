"""Buttons and menus, which are made by what their clicks do. Clicks are dispatched by custom id."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

import discord
from discord import ui

from bot.service.ids import TableId
from bot.ui.texts import language_name, locales
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, drawing_of, drawn_anew

GREY: Final = discord.ButtonStyle.secondary
BLUE: Final = discord.ButtonStyle.primary
GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger

MOST_OPTIONS: Final = 25
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
_MOST_IDS: Final = 2**31 - 2
_MENUS: Final = (ui.Select, ui.UserSelect, ui.RoleSelect, ui.ChannelSelect)
Asked = TypeVar("Asked")
NO_LANGUAGE: Final = "usual"
"""The value of the first entry of a menu of languages: none is chosen."""


class Verb:
    """What a button, menu or form does, as named in its custom id, which stays the same for ever.

    ``args`` is the number of numbers that the id carries besides the table and its version. A function that
    answers clicks or forms is a verb itself; a mere name is for buttons of other features, and where a panel and
    what answers it need each other.
    """

    def __init__(self, name: str, args: int = 0) -> None:
        self.name = name
        self.args = args

    def custom_id(self, table: TableId, version: int = 0, *args: int) -> str:
        """Return the custom id with these numbers."""
        if len(args) != self.args:
            raise ValueError(f"{self.name} takes {self.args} numbers, not {len(args)}")
        return str(ClickId(self.name, table, version, args))

    def button(
        self,
        label: str,
        table: TableId,
        version: int = 0,
        *args: int,
        style: discord.ButtonStyle = GREY,
        disabled: bool = False,
        emoji: discord.PartialEmoji | None = None,
    ) -> ui.Button[Any]:
        """Return a button; a label that is too long is cut."""
        return ui.Button(
            label=cut(label, LONGEST_LABEL) or None,
            custom_id=self.custom_id(table, version, *args),
            style=style,
            disabled=disabled,
            emoji=emoji,
        )

    def menu(
        self,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        table: TableId,
        version: int = 0,
        *args: int,
        low: int = 1,
        high: int = 1,
    ) -> ui.Select[Any]:
        """Return a menu of 1 to 25 options."""
        shown = list(options[:MOST_OPTIONS])
        return ui.Select(
            **self._identity(placeholder, table, version, args),
            options=shown,
            min_values=low,
            max_values=min(high, len(shown)),
        )

    def people_menu(
        self,
        placeholder: str,
        table: TableId,
        version: int = 0,
        *args: int,
        low: int = 1,
        high: int = 1,
        chosen: Sequence[int] = (),
    ) -> ui.UserSelect[Any]:
        """Return a menu of the members of the server, of whom ``low`` to ``high`` can be chosen."""
        return ui.UserSelect(
            **self._identity(placeholder, table, version, args),
            min_values=low,
            max_values=high,
            default_values=[discord.Object(user, type=discord.User) for user in chosen],
        )

    def role_menu(
        self, placeholder: str, table: TableId, version: int = 0, *args: int, chosen: int | None = None
    ) -> ui.RoleSelect[Any]:
        """Return a menu of the roles of the server, of which one or none can be chosen."""
        return ui.RoleSelect(
            **self._identity(placeholder, table, version, args),
            min_values=0,
            default_values=[] if chosen is None else [discord.Object(chosen, type=discord.Role)],
        )

    def forum_menu(
        self, placeholder: str, table: TableId, version: int = 0, *args: int, chosen: int | None = None
    ) -> ui.ChannelSelect[Any]:
        """Return a menu of the forums of the server, of which one or none can be chosen."""
        kind = discord.SelectDefaultValueType.channel
        return ui.ChannelSelect(
            **self._identity(placeholder, table, version, args),
            channel_types=[discord.ChannelType.forum],
            min_values=0,
            default_values=[] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)],
        )

    def _identity(
        self, placeholder: str, table: TableId, version: int, args: tuple[int, ...]
    ) -> dict[str, Any]:
        """Return what every kind of menu has: its ids, and what it says while nothing is chosen."""
        custom_id = self.custom_id(table, version, *args)
        words = cut(placeholder, LONGEST_PLACEHOLDER)
        return {"custom_id": custom_id, "id": _number(custom_id), "placeholder": words}


class Handler(Verb, Generic[Asked]):
    """A verb with the function that answers it: a click on its buttons and menus, or its form."""

    def __init__(self, verb: Verb, answer: Callable[[Asked], Awaitable[None]]) -> None:
        super().__init__(verb.name, verb.args)
        self._answer = answer
        self.__doc__ = answer.__doc__

    async def __call__(self, asked: Asked) -> None:
        """Answer it."""
        await self._answer(asked)


def link(label: str, url: str) -> ui.Button[Any]:
    """Return a link button. It also works in direct messages, where no verb does."""
    return ui.Button(label=cut(label, LONGEST_LABEL), url=url)


def forget_choices(rows: Iterable[Sequence[ui.Item[Any]]], before: discord.Message) -> None:
    """Make menus new ones for clients, which keep a choice as long as they take a menu for the same.

    Otherwise the same entry could not be chosen again after *Back*. The drawings of a message are counted in the custom
    ids of its menus, or of its buttons while it has no menu.
    """
    drawing = 1 + max(map(drawing_of, _custom_ids(part.to_dict() for part in before.components)), default=0)
    items = [item for row in rows for item in row]
    menus = [item for item in items if isinstance(item, _MENUS)]
    for item in menus or items:
        if isinstance(item, (*_MENUS, ui.Button)) and item.custom_id is not None:
            item.custom_id = drawn_anew(item.custom_id, drawing)
            item.id = _number(item.custom_id)


def _custom_ids(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if custom_id := part.get("custom_id"):
            yield custom_id
        yield from _custom_ids(part.get("components", ()))


def _number(custom_id: str) -> int:
    """Return a component number that changes with the custom id: some clients tell menus apart by it alone."""
    return crc32(custom_id.encode()) % _MOST_IDS + 1


def option(
    label: str,
    value: int | str,
    *,
    description: str | None = None,
    chosen: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.SelectOption:
    """Return an entry of a menu; texts that are too long are cut."""
    return discord.SelectOption(
        label=cut(label, LONGEST_OPTION),
        value=str(value),
        description=None if description is None else cut(description, LONGEST_OPTION),
        default=chosen,
        emoji=emoji,
    )


def cut(text: str, longest: int) -> str:
    """Return the text; if it is too long, its beginning and an ellipsis. A word of a catalog becomes a plain text."""
    return str(text) if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def language_options(usual: str, chosen: str) -> list[discord.SelectOption]:
    """Return the entries of a menu of languages, each in its own words; the first one leaves the choice open."""
    offered = {NO_LANGUAGE: usual} | {locale: language_name(locale) for locale in locales()}
    return [option(name, one, chosen=one == (chosen or NO_LANGUAGE)) for one, name in offered.items()]


def language_chosen(value: str) -> str:
    """Return the language chosen from such a menu; empty for the first entry.

    Raises:
        NotOurId
    """
    if value not in {NO_LANGUAGE, *locales()}:
        raise NotOurId(value)
    return "" if value == NO_LANGUAGE else value
