"""The log of admin actions, a line each, newest first, and its pages."""

import json
from typing import Any, Final

import discord
from discord import ui

from bot.canasta.rules.options import OPTIONS_BY_ID
from bot.service.administration.admin_actions import AdminAction
from bot.service.administration.server_settings import AdminLogPage
from bot.service.change import AdminEntry
from bot.service.people.anonymising import NOBODY
from bot.service.people.visible_text import COMPUTER_MARK
from bot.ui.administration.actions import expect_admin
from bot.ui.texts import Texts, language_name
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import embed_of, of_embed
from bot.ui.words.names import computer_name, person_name, shown
from bot.ui.words.options import difference_sentence

LOG_LENGTH: Final = 12
_LINE: Final = 300
_UNLIMITED: Final = "∞"
_MENTIONS: Final = {"channel": "#", "role": "@&"}
"""Facts that are told as mentions; where one is empty, something was turned off."""


def admin_log_embed(texts: Texts, page: AdminLogPage) -> discord.Embed:
    """Return the embed of one page of the log."""
    lines = [limits.cut(entry_line(texts, entry), _LINE) for entry in page.entries]
    return embed_of(texts("admin-log-title"), lines or [texts("admin-log-none")])


def entry_line(texts: Texts, entry: AdminEntry) -> str:
    """Return a line with the time, the person and the action. The mention shows a name and notifies nobody."""
    return texts(
        "admin-log-line",
        when=discord.utils.format_dt(entry.at, "R"),
        who=texts("name-somebody") if entry.actor == NOBODY else f"<@{entry.actor}>",
        what=_action_text(texts, entry),
    )


def _action_text(texts: Texts, entry: AdminEntry) -> str:
    try:
        action = AdminAction(entry.did)
    except ValueError:
        return texts("admin-action-unknown")
    facts: dict[str, Any] = {name: _fact(value) for name, value in entry.facts.items()}
    facts["table"] = str(entry.table)
    if action in {AdminAction.EXTENDED, AdminAction.REPLACED}:
        facts |= _people(texts, entry)
    if action is AdminAction.LIMITS:
        facts["tables"] = entry.facts.get("open_tables") or _UNLIMITED
        facts["person"] = entry.facts.get("tables_per_person") or _UNLIMITED
    if action is AdminAction.HOUSE_SET:
        facts["changes"] = _changes(texts, str(entry.facts.get("changes", "")))
    if action is AdminAction.HOUSE_TAKEN_BACK:
        facts["when"] = f"<t:{entry.facts['at']}:f>"
    if action is AdminAction.HOUSE_DEFAULT and not entry.facts.get("name"):
        return texts("admin-action-house-default-none")
    if action is AdminAction.LANGUAGE:
        chosen = str(entry.facts.get("language", ""))
        facts["language"] = language_name(chosen) if chosen else "none"
    key = f"admin-action-{action.value.replace('_', '-')}"
    for fact, mark in _MENTIONS.items():
        if fact in entry.facts:
            if not entry.facts[fact]:
                return texts(f"{key}-off", **facts)
            facts[fact] = f"<{mark}{entry.facts[fact]}>"
    if action is AdminAction.TERMS and not entry.facts.get("name"):
        return texts("admin-action-terms-usual")
    return texts(key, **facts)


def _fact(value: str | int) -> str | int:
    return shown(value, 40) if isinstance(value, str) else value


def _people(texts: Texts, entry: AdminEntry) -> dict[str, str]:
    called = {}
    for fact in {"name", "before", "after"} & entry.facts.keys():
        name = str(entry.facts[fact])
        is_computer = name == COMPUTER_MARK or (fact == "before" and "computer" in entry.facts)
        called[fact] = computer_name(name).strip() if is_computer else person_name(texts, name)
    return called


def _changes(texts: Texts, written: str) -> str:
    """Return the changed options in words; an option unknown to this version of the bot is given by its id."""
    changes = json.loads(written)
    return texts.listed(
        [
            difference_sentence(texts, option, value) if option in OPTIONS_BY_ID else f"`{shown(option)}`"
            for option, value in changes.items()
        ]
    )


async def show_admin_log(context: InteractionContext, before: int | None = None) -> None:
    """Show the admin actions of the server, newest first."""
    page = await context.services.admin.log(context.guild, before=before, limit=LOG_LENGTH)
    buttons: list[ui.Item[Any]] = []
    if before is not None:
        buttons.append(leaf_through_log.button(context.texts("button-admin-log-newest"), NO_TABLE, 0, 0))
    if page.older is not None:
        buttons.append(leaf_through_log.button(context.texts("button-older"), NO_TABLE, 0, page.older))
    await context.show(of_embed(admin_log_embed(context.texts, page), [buttons]))


@clickable("alog", args=1)  # entries before which number; 0: the newest
async def leaf_through_log(click: Click) -> None:
    """Show older entries, or the newest again."""
    expect_admin(click)
    await show_admin_log(click, click.id.args[0] or None)
