"""Forms that users fill in, and their dispatch: a submitted form goes to the function that its custom id names."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.service.ids import TableId
from bot.ui.toolkit.admission import may_be_answered
from bot.ui.toolkit.components import Handler, Verb, cut
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, parse_click_id
from bot.ui.toolkit.interaction import InteractionContext, Manner

_FIELD: Final = "value"
LONGEST_TITLE = 45
LONGEST_HINT = 100
MOST_FIELDS: Final = 5
"""The most fields of a form."""


class FormField(NamedTuple):
    """A field of a form: its label, what stands in it while it is empty, and its text at the beginning."""

    label: str
    hint: str
    now: str = ""
    longest: int = 500
    has_lines: bool = False
    """True for a field of several lines."""


class Form(ui.Modal):
    """A form of one to five fields. Its handler is found by its custom id.

    The modal is stopped at once, so that discord.py does not keep it: the custom id is enough, also for a bot
    that was started after the form was opened.
    """

    def __init__(self, custom_id: str, title: str, fields: Sequence[FormField]) -> None:
        super().__init__(title=cut(title, LONGEST_TITLE), timeout=None, custom_id=custom_id)
        for number, field in enumerate(fields):
            line: ui.TextInput[Any] = ui.TextInput(
                custom_id=_field_id(number),
                style=discord.TextStyle.long if field.has_lines else discord.TextStyle.short,
                label=cut(field.label, LONGEST_TITLE),
                placeholder=cut(field.hint, LONGEST_HINT),
                default=cut(field.now, field.longest) or None,
                max_length=field.longest,
                required=False,
            )
            self.add_item(line)
        self.stop()


def _field_id(number: int) -> str:
    return f"{_FIELD}{number}" if number else _FIELD


def _typed_in(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the texts of a form's fields, in whatever row or label Discord sends them."""
    sent: dict[str, Any] = dict(interaction.data or {})
    holders = [*sent.get("components", ())]
    found: dict[str, str] = {}
    while holders:
        holder = holders.pop()
        if "value" in holder:
            found[str(holder.get("custom_id"))] = str(holder["value"] or "")
        holders += [*holder.get("components", ()), *filter(None, [holder.get("component")])]
    known = [_field_id(number) for number in range(MOST_FIELDS)]
    return tuple(found[name] for name in known if name in found)


class Submission(InteractionContext):
    """A form that was filled in."""

    @property
    def id(self) -> ClickId:
        """Return the parsed custom id of the form.

        Raises:
            NotOurId: if no version of the bot that speaks this language has written it.
        """
        return parse_click_id(str(dict(self.interaction.data or {}).get("custom_id", "")))

    @property
    def typed(self) -> tuple[str, ...]:
        """Return what was typed into the fields."""
        return _typed_in(self.interaction)

    @property
    def text(self) -> str:
        """Return what was typed into the first field."""
        return next(iter(self.typed), "")


FormAnswer: TypeAlias = Callable[[Submission], Awaitable[None]]


class FormHandler(Handler[Submission]):
    """A function that answers forms, and makes the form that leads to it."""

    def form(
        self, title: str, fields: Sequence[FormField], table: TableId, version: int = 0, *args: int
    ) -> Form:
        """Return the form that asks for these fields."""
        return Form(self.custom_id(table, version, *args), title, fields)


_HANDLERS: Final[dict[tuple[str, int], FormHandler]] = {}


def fillable(verb: str | Verb, *, args: int = 0) -> Callable[[FormAnswer], FormHandler]:
    """Return a decorator that makes a function answer forms.

    The function then makes its own form, ``move.form(...)``. ``verb`` may be the one of the button that opens it.
    """
    its_verb = Verb(verb, args) if isinstance(verb, str) else verb

    def registered(answering: FormAnswer) -> FormHandler:
        handler = FormHandler(its_verb, answering)
        if _HANDLERS.setdefault((its_verb.name, its_verb.args), handler) is not handler:
            raise ValueError(f"two functions answer the forms of {its_verb.name}")
        return handler

    return registered


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Answer a submitted form; ignore any other interaction."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not await may_be_answered(interaction):
        return
    # A form that a command opened belongs to no message that could be redrawn.
    manner = Manner.NEW if interaction.message is None else Manner.IN_PLACE
    async with Submission(interaction, manner) as submission:
        try:
            await _handler_of(submission.id)(submission)
        except NotOurId:
            await submission.say(submission.texts("panel-outdated"))


def _handler_of(click_id: ClickId) -> FormHandler:
    handler = _HANDLERS.get((click_id.verb, len(click_id.args)))
    if handler is None:
        raise NotOurId(str(click_id))
    return handler
