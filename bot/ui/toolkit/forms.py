"""Forms that users fill in, and their dispatch: a submitted form goes to the function that its custom id names."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.ui.toolkit.admission import may_be_answered
from bot.ui.toolkit.components import cut
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, Verb, parse_click_id
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


class FieldsForm(ui.Modal):
    """A form of one to five fields. Its handler is found by its custom id.

    The modal is stopped at once, so that discord.py does not keep it: the custom id is enough, also for a bot
    that was started after the form was opened.
    """

    def __init__(self, click_id: ClickId, title: str, fields: Sequence[FormField]) -> None:
        super().__init__(title=cut(title, LONGEST_TITLE), timeout=None, custom_id=str(click_id))
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


class Form(FieldsForm):
    """A form of one line."""

    def __init__(
        self, click_id: ClickId, title: str, label: str, hint: str, now: str = "", *, longest: int = 500
    ) -> None:
        super().__init__(click_id, title, [FormField(label, hint, now, longest)])


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


FormAnswer: TypeAlias = Callable[[InteractionContext, ClickId, str], Awaitable[None]]
FieldsAnswer: TypeAlias = Callable[[InteractionContext, ClickId, tuple[str, ...]], Awaitable[None]]

_ANSWERS: Final[dict[Verb, FieldsAnswer]] = {}


def on_submit(verb: Verb) -> Callable[[FormAnswer], FormAnswer]:
    """Return a decorator that registers a function to answer the submitted forms of a verb, which have one line."""

    def registered(answering: FormAnswer) -> FormAnswer:
        async def answer(context: InteractionContext, click_id: ClickId, typed: tuple[str, ...]) -> None:
            await answering(context, click_id, next(iter(typed), ""))

        _register(verb, answer)
        return answering

    return registered


def on_fields(verb: Verb) -> Callable[[FieldsAnswer], FieldsAnswer]:
    """Return a decorator that registers a function to answer the submitted forms of a verb, with all their fields."""

    def registered(answering: FieldsAnswer) -> FieldsAnswer:
        _register(verb, answering)
        return answering

    return registered


def _register(verb: Verb, answering: FieldsAnswer) -> None:
    if _ANSWERS.setdefault(verb, answering) is not answering:
        raise ValueError(f"two functions answer the forms of {verb.name}")


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Answer a submitted form; ignore any other interaction."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    if not await may_be_answered(interaction):
        return
    custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
    # A form that a command opened belongs to no message that could be redrawn.
    manner = Manner.NEW if interaction.message is None else Manner.IN_PLACE
    async with InteractionContext(interaction, manner) as context:
        try:
            click_id = parse_click_id(custom_id)
            await _answer_of(click_id)(context, click_id, _typed_in(interaction))
        except NotOurId:
            await context.say(context.texts("panel-outdated"))


def _answer_of(click_id: ClickId) -> FieldsAnswer:
    answer = _ANSWERS.get(Verb(click_id.verb, len(click_id.args)))
    if answer is None:
        raise NotOurId(str(click_id))
    return answer
