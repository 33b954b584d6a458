"""Who is invited to a table, and how often a server's players are called."""

from datetime import timedelta

import pytest

from bot.service.administration.admin_actions import AdminAction
from bot.service.delivery.notices import InvitationCall, PlayersCall
from bot.service.errors import (
    AlreadyStarted,
    CallingPlayersOff,
    NotSeated,
    PlayersJustCalled,
    TableFull,
    TooManyInvitations,
)
from bot.service.ids import RoleId, TableId, UserId
from bot.service.lobby.invitations import MOST_INVITATIONS
from bot.service.matches.record import Invitation
from tests.support.fakes import a_key
from tests.support.world import ANA, BEN, CYD, DOT, EVE, GUILD, World

ROLE = RoleId(900)


def invited(world: World) -> list[int]:
    return [one.user for one in world.messenger.delivered if isinstance(one, InvitationCall)]


async def test_each_person_is_told_once_and_nobody_is_seated(world: World) -> None:
    await world.start()
    table = await world.new_table(ANA)
    await world.services.lobby.join(table, BEN, key=a_key())
    invitations, key = world.services.invitations, a_key()
    first = await invitations.invite(table, ANA.user, [BEN.user, CYD.user, DOT.user], key=key)
    assert (first.told, first.seated) == ((CYD.user, DOT.user), (BEN.user,))
    again = await invitations.invite(table, BEN.user, [DOT.user, EVE.user], key=a_key())
    assert (again.told, again.before) == ((EVE.user,), (DOT.user,))
    await invitations.invite(table, ANA.user, [BEN.user, CYD.user, DOT.user], key=key)
    await world.services.settle()
    assert invited(world) == [CYD.user, DOT.user, EVE.user]
    record = await world.record(table)
    assert record.invitations[-1] == Invitation(EVE.user, BEN.user)
    assert [holder.name for holder in record.seats] == ["Ana", "Ben"]


async def test_only_a_table_with_room_invites_and_only_those_who_sit_there(world: World) -> None:
    table = await world.new_table(ANA)
    invitations = world.services.invitations
    with pytest.raises(NotSeated):
        await invitations.invite(table, EVE.user, [CYD.user], key=a_key())
    many = [UserId(1000 + number) for number in range(MOST_INVITATIONS + 1)]
    with pytest.raises(TooManyInvitations):
        await invitations.invite(table, ANA.user, many, key=a_key())
    for _ in range(3):
        await world.services.lobby.add_computer(table, ANA.user, key=a_key())
    with pytest.raises(TableFull):
        await invitations.invite(table, ANA.user, [CYD.user], key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    with pytest.raises(AlreadyStarted):
        await invitations.invite(table, ANA.user, [CYD.user], key=a_key())
    assert (await world.record(table)).invitations == ()


async def calls(world: World) -> list[TableId]:
    await world.services.settle()
    return [one.table for one in world.messenger.delivered if isinstance(one, PlayersCall)]


async def test_players_of_a_server_are_called_once_an_hour(world: World) -> None:
    await world.start()
    here, there = await world.new_table(ANA), await world.new_table(BEN)
    invitations, key = world.services.invitations, a_key()
    with pytest.raises(CallingPlayersOff):
        await invitations.call_players(here, ANA.user, key=a_key())
    await world.services.admin.choose(GUILD, EVE.user, AdminAction.PLAYERS_ROLE, players_role=ROLE)
    with pytest.raises(NotSeated):
        await invitations.call_players(here, BEN.user, key=a_key())
    again = await invitations.call_players(here, ANA.user, key=key)
    assert again == world.time.now() + timedelta(hours=1)
    assert await invitations.call_players(here, ANA.user, key=key) == again
    assert await calls(world) == [here]
    await world.restart()
    with pytest.raises(PlayersJustCalled) as refused:
        await world.services.invitations.call_players(there, BEN.user, key=a_key())
    assert refused.value.facts == {"until": again}
    assert await calls(world) == [here]
    await world.pass_time(timedelta(hours=1))
    await world.services.invitations.call_players(there, BEN.user, key=a_key())
    assert await calls(world) == [here, there]
    entries = (await world.services.admin.log(GUILD)).entries
    assert [entry.facts for entry in entries] == [{"role": str(ROLE)}]


async def test_an_erased_person_is_neither_invited_nor_inviting(world: World) -> None:
    table = await world.new_table(ANA)
    await world.services.lobby.join(table, BEN, key=a_key())
    await world.services.invitations.invite(table, ANA.user, [CYD.user], key=a_key())
    await world.services.invitations.invite(table, BEN.user, [DOT.user, EVE.user], key=a_key())
    await world.services.privacy.forget(EVE)
    await world.services.privacy.forget(ANA)
    assert (await world.record(table)).invitations == (Invitation(DOT.user, BEN.user),)
    waiting = [one.notice for one in await world.store.waiting_notices(world.time.now())]
    assert [one.user for one in waiting if isinstance(one, InvitationCall)] == [CYD.user, DOT.user]
