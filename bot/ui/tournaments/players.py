"""What organisers do about single players: somebody plays on instead of them, or their entry is taken out."""

from bot.service.ids import UserId
from bot.service.matches.record import Person
from bot.service.tournaments.errors import NotEntered
from bot.service.tournaments.model import Entry, Tournament
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import RED
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message
from bot.ui.tournaments.buttons import (
    chosen_person,
    expect_organiser,
    expected_player,
    organised,
    tournament_of,
)
from bot.ui.tournaments.names import entrant_name


@clickable("tnplayers", args=1)
async def ask_for_player(click: Click) -> None:
    """Ask which player is meant."""
    tournament = await tournament_of(click)
    await expect_organiser(click, tournament)
    menu = show_player.people_menu(click.texts("menu-tournament-player"), NO_TABLE, 0, tournament.id)
    await click.show_new(Message(click.texts("tournament-which-player"), rows=[[menu]]))


@clickable("tnplayer", args=1)
async def show_player(click: Click) -> None:
    """Show what can be done about a player."""
    tournament = await tournament_of(click)
    await expect_organiser(click, tournament)
    user = UserId(chosen_person(click).id)
    entry = tournament.entry_of(user)
    if entry is None:
        raise NotEntered(user=user, why="other")
    await click.show(_player_message(click.texts, tournament, entry, user))


@clickable("tnby", args=3, tokens=CALLS_SOMEBODY)
async def replace_player(click: Click) -> None:
    """Let the chosen person play on in the place of a player."""
    tournament = await tournament_of(click)
    out = _user_at(tournament, *click.id.args[1:])
    await let_play_instead(click, tournament, out, expected_player(chosen_person(click)))


async def let_play_instead(
    context: InteractionContext, tournament: Tournament, out: UserId, by: Person
) -> None:
    """Let somebody play on in another player's place, and tell so."""
    await organised(context, context.services.tournaments.substitute, tournament.id, out, by, key=context.key)
    told = context.texts("tournament-substituted", by=f"<@{by.user}>", out=f"<@{out}>")
    await context.show(Message(told))


@clickable("tnout", args=3)
async def take_out(click: Click) -> None:
    """Take the entry of a player out."""
    tournament = await tournament_of(click)
    await take_entry_out(click, tournament, _user_at(tournament, *click.id.args[1:]))


async def take_entry_out(context: InteractionContext, tournament: Tournament, out: UserId) -> None:
    """Take the entry of a player out, and tell so."""
    await organised(context, context.services.tournaments.withdraw, tournament.id, user=out)
    await context.show(Message(context.texts("tournament-removed", out=f"<@{out}>")))


def _user_at(tournament: Tournament, number: int, position: int) -> UserId:
    """Return the person at this position of an entry.

    Raises:
        NotEntered: not any more.
    """
    entry = next((one for one in tournament.entries if one.number == number), None)
    people = () if entry is None else entry.people
    user = people[position].user if position < len(people) else None
    if user is None:
        raise NotEntered(user=0, why="other")
    return user


def _player_message(texts: Texts, tournament: Tournament, entry: Entry, user: UserId) -> Message:
    position = next(place for place, one in enumerate(entry.people) if one.user == user)
    ids = (tournament.id, entry.number, position)
    menu = replace_player.people_menu(texts("menu-tournament-instead"), NO_TABLE, 0, *ids)
    out = take_out.button(texts("button-tournament-take-out"), NO_TABLE, 0, *ids, style=RED)
    name = entrant_name(texts, entry.people[position])
    text = texts("tournament-player", name=name, pair="no" if tournament.plan.size == 1 else "yes")
    return Message(text, rows=[[menu], [out]])
