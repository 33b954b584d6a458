"""Buttons and menus that still work after a restart, and the registration of the functions that answer them."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Final, Self, TypeAlias

import discord
from discord import ui

from bot.service.ids import TableId
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import Tokens, may_be_answered
from bot.ui.toolkit.components import Handler, Verb
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, anything_but, parse_click_id, template
from bot.ui.toolkit.interaction import InteractionContext, Manner

_NEVER: Final = re.compile(r"(?!)")


class Click(InteractionContext):
    """A click on a button or a choice from a menu."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        manner: Manner,
        click_id: ClickId,
        values: tuple[str, ...],
        people: tuple[discord.Member | discord.User, ...] = (),
        roles: tuple[discord.Role, ...] = (),
    ) -> None:
        super().__init__(interaction, manner)
        self.id = click_id
        self.values = values
        self.people = people
        """The people chosen from a menu: members, and users who are none in this server."""
        self.roles = roles
        """The roles chosen from a menu."""

    @property
    def what(self) -> str:
        """Return what was clicked, for the log: not the arguments, since they may be cards."""
        return str(ClickId(self.id.verb, self.id.table, self.id.version))

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the values chosen from a menu, as numbers.

        Raises:
            NotOurId: if a value is none of those that this version of the bot offers.
        """
        if not all(value.isascii() and value.isdigit() and len(value) < 10 for value in self.values):
            raise NotOurId(self.id.verb)
        return tuple(map(int, self.values))

    @property
    def number(self) -> int:
        """Return the only value chosen from a menu, as a number."""
        numbers = self.numbers
        if len(numbers) != 1:
            raise NotOurId(self.id.verb)
        return numbers[0]

    @property
    def text(self) -> str:
        """Return the only value chosen from a menu, as text."""
        if len(self.values) != 1:
            raise NotOurId(self.id.verb)
        return self.values[0]

    async def texts_here(self) -> Texts:
        """Return the texts for the clicked message: the user's own where nobody else sees it, else the server's."""
        is_own = is_private(self.interaction) or self.is_direct
        return self.texts if is_own else await self.public_texts()

    @property
    def table(self) -> TableId:
        """Return the table the button belongs to."""
        return self.id.table


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether only the user who clicked sees the message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


Answer: TypeAlias = Callable[[Click], Awaitable[None]]


class ClickHandler(Handler[Click]):
    """A function that answers clicks, and makes the buttons and menus that lead to it."""

    def __init__(self, verb: Verb, answer: Answer, when_public: Manner, tokens: Tokens) -> None:
        super().__init__(verb, answer)
        self.when_public = when_public
        """The manner of answering a click on a public message; a private message is redrawn."""
        self.tokens = tokens


class Clickable(ui.DynamicItem[ui.Item[Any]], template=_NEVER):
    """A button or menu whose custom id carries all its state; ``clickable`` makes one subclass for each verb.

    ``interaction_check`` is not used: discord.py swallows exceptions raised in it.
    """

    verb: ClassVar[ClickHandler]

    def __init_subclass__(cls, *, pattern: re.Pattern[str]) -> None:
        super().__init_subclass__(template=pattern)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - discord.py's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
        /,
    ) -> Self:
        """Return an item for the one that was clicked. Nothing is looked up here, since errors here are only logged."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click; every failure goes through the common error path."""
        if not await may_be_answered(interaction, self.verb.tokens):
            return
        manner = Manner.IN_PLACE if is_private(interaction) else self.verb.when_public
        chosen: dict[str, Any] = dict(interaction.data or {})
        values = tuple(map(str, chosen.get("values", ())))
        people = tuple(self.item.values) if isinstance(self.item, ui.UserSelect) else ()
        roles = tuple(self.item.values) if isinstance(self.item, ui.RoleSelect) else ()
        async with Click(interaction, manner, self.parsed(), values, people, roles) as click:
            try:
                await self.verb(click)
            except NotOurId:
                await _say_that_it_is_outdated(click)

    def parsed(self) -> ClickId:
        """Return the parsed custom id."""
        return parse_click_id(self.custom_id)


CLICKABLES: Final[dict[str, type[Clickable]]] = {}
"""The class that answers the clicks of each verb, by the verb's name; ``clickable`` adds to it."""


def clickable(
    verb: str | Verb, *, args: int = 0, when_public: Manner = Manner.NEW, tokens: Tokens = 0
) -> Callable[[Answer], ClickHandler]:
    """Return a decorator that makes a function answer clicks.

    The function then makes its own buttons, ``change.button(...)``, and menus. ``verb`` is the name in their custom
    ids, or a verb that others know; ``args`` is the number of numbers in the ids.
    """
    its_verb = Verb(verb, args) if isinstance(verb, str) else verb

    def registered(answering: Answer) -> ClickHandler:
        handler = ClickHandler(its_verb, answering, when_public, tokens)

        class Made(Clickable, pattern=template(handler.name, handler.args)):
            verb = handler

        if CLICKABLES.setdefault(handler.name, Made) is not Made:
            raise ValueError(f"two functions answer the clicks of {handler.name}")
        return handler

    return registered


def outdated(known: Sequence[type[Clickable]]) -> type[Clickable]:
    """Return a class that answers every id without a known class: the buttons of an older version of the bot."""

    class Outdated(
        Clickable, pattern=anything_but([kind.__discord_ui_compiled_template__ for kind in known])
    ):
        """A button that this version of the bot does not know."""

        verb = ClickHandler(Verb("outdated"), _say_that_it_is_outdated, Manner.NEW, tokens=0)

        def parsed(self) -> ClickId:
            """Return a placeholder, since the custom id cannot be parsed."""
            return ClickId(self.verb.name, TableId(0))

    return Outdated


async def _say_that_it_is_outdated(click: Click) -> None:
    await click.say(click.texts("panel-outdated"))
