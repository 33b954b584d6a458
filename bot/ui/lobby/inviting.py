"""The private panel of a lobby that invites people, or calls those who want to be called, and their messages."""

from collections.abc import Sequence
from typing import Final

import discord
from discord.utils import format_dt

from bot.service.ids import RoleId, UserId
from bot.service.lobby.invitations import Invited, expect_waiting
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.people.settings import GuildSettings
from bot.ui.lobby.buttons import join
from bot.ui.lobby.players_role import problem_of_players_role, take_or_lay_down
from bot.ui.tables.buttons import RULES
from bot.ui.tables.visibility import member_sees, record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, link
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import seat_name, shown, table_name
from bot.ui.words.tables import game_name, table_url

MOST_AT_ONCE: Final = 5


@clickable("invite")
async def ask_whom_to_invite(click: Click) -> None:
    """Show the panel."""
    record = await record_here(click, click.table)
    expect_waiting(record, click.user)
    settings = await click.services.admin.settings(click.guild)
    await click.show_new(invite_message(click.texts, record, settings))


@clickable("invited", tokens=CALLS_SOMEBODY)  # values: the ids of people
async def invite_people(click: Click) -> None:
    """Invite the chosen people, except those who cannot come, and tell of each."""
    record = await record_here(click, click.table)
    if not 0 < len(click.people) <= MOST_AT_ONCE:
        raise NotOurId(click.id.verb)
    await click.show(await _invited(click, record, click.people))


async def invite_to_own_table(context: InteractionContext, person: discord.Member | discord.User) -> None:
    """Invite a person to the newest table of the user in this server that waits for players.

    Raises:
        Refusal, TooManyInvitations
    """
    own = await context.services.queries.tables_of(
        context.user, guild=context.guild, statuses={TableStatus.LOBBY}
    )
    record = next((one for one in own if one.open_seats and not one.is_practice), None)
    if record is None:
        raise Refusal("invite-no-table")
    await context.show(await _invited(context, record, [person]))


async def _invited(
    context: InteractionContext, record: TableRecord, people: Sequence[discord.Member | discord.User]
) -> Message:
    """Invite those of these people who can come, and return the panel that tells of each.

    Raises:
        NotSeated, TableFull, TooManyInvitations, AlreadyStarted, TableClosed, TableNotFound
    """
    guests: list[UserId] = []
    lines: list[str] = []
    for person in people:
        problem = _problem_of(person, record)
        if problem is None:
            guests.append(UserId(person.id))
        else:
            lines.append(context.texts(problem, name=shown(person.display_name)))
    expect_waiting(record, context.user)
    if guests:
        invited = await context.services.invitations.invite(record.id, context.user, guests, key=context.key)
        lines = [*_outcome(context.texts, invited), *lines]
    settings = await context.services.admin.settings(context.guild)
    return invite_message(context.texts, record, settings, lines)


def _problem_of(person: discord.Member | discord.User, record: TableRecord) -> str | None:
    """Return the key of the sentence on why this person cannot come; None for nothing."""
    if person.bot:
        return "invite-bot"
    if not isinstance(person, discord.Member):
        return "invite-stranger"
    return None if member_sees(person, record) else "invite-blind"


def _outcome(texts: Texts, invited: Invited) -> list[str]:
    """Return a line for each outcome; mentions in a private message notify nobody."""

    def line(key: str, users: Sequence[UserId]) -> list[str]:
        return (
            [texts(key, names=texts.listed([f"<@{user}>" for user in users]), count=len(users))]
            if users
            else []
        )

    return [
        *line("invite-told", invited.told),
        *line("invite-before", invited.before),
        *line("invite-seated", invited.seated),
    ]


@clickable("players", tokens=CALLS_SOMEBODY)
async def call_players(click: Click) -> None:
    """Call the members who want to be called, if the bot may still mention their role."""
    record = await record_here(click, click.table)
    settings = await click.services.admin.settings(click.guild)
    guild = click.interaction.guild
    if settings.players_role is not None and guild is not None:
        role = guild.get_role(settings.players_role)
        if role is None:
            raise Refusal("players-role-gone")
        if problem_of_players_role(role) is not None:
            raise Refusal("players-role-closed", role=role.mention)
    again = await click.services.invitations.call_players(click.table, click.user, key=click.key)
    line = click.texts("players-called", again=format_dt(again, "t"))
    await click.show(invite_message(click.texts, record, settings, [line]))


def invite_message(
    texts: Texts, record: TableRecord, settings: GuildSettings, lines: Sequence[str] = ()
) -> Message:
    """Return the panel that invites people, and calls those who want to be called; ``lines`` tell what was done."""
    told = [*lines, texts("invite-whom", table=table_name(texts, record))]
    rows: list[ComponentRow] = [
        [invite_people.people_menu(texts("menu-invite"), record.id, high=MOST_AT_ONCE)]
    ]
    if settings.players_role is not None:
        rows.append([call_players.button(texts("button-call-players"), record.id)])
        told.append(texts("invite-role", role=f"<@&{settings.players_role}>"))
    return Message("\n".join(told), rows=rows)


def invitation_message(texts: Texts, record: TableRecord, user: UserId, by: UserId) -> Message:
    """Return the invitation of a person at the table."""
    text = texts("invitation", mention=f"<@{user}>", **_facts(texts, record, by))
    return Message(text, rows=_join_rows(texts, record))


def direct_invitation_message(texts: Texts, record: TableRecord, server: str, by: UserId) -> Message:
    """Return the same as a direct message, with a link: a seat is taken in the server."""
    text = texts("invitation-direct", server=shown(server, 60), **_facts(texts, record, by))
    return Message(text, rows=[[link(texts("button-to-table"), table_url(record))]])


def players_call_message(texts: Texts, record: TableRecord, role: RoleId) -> Message:
    """Return the call of all who hold the role for it."""
    text = texts("players-call", mention=f"<@&{role}>", **_facts(texts, record, record.host))
    rows = _join_rows(texts, record)
    return Message(text, rows=[*rows, [take_or_lay_down.button(texts("button-be-called"), NO_TABLE)]])


def _facts(texts: Texts, record: TableRecord, by: UserId) -> dict[str, str | int]:
    seat = record.seat_of(by)
    return {
        "name": "none" if seat is None else seat_name(texts, record, seat),
        "table": table_name(texts, record),
        "game": game_name(texts, record),
        "free": len(record.open_seats),
    }


def _join_rows(texts: Texts, record: TableRecord) -> list[ComponentRow]:
    return [
        [
            join.button(texts("button-join"), record.id, style=GREEN),
            RULES.button(texts("button-rules"), record.id),
            link(texts("button-to-table"), table_url(record)),
        ]
    ]
