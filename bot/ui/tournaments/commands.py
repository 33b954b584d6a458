"""The answers of ``/tournament``: opening tournaments, in a form of menus and a line for the name, and showing them."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands, ui
from msgspec import structs

from bot.canasta.errors import RuleSetError
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.share_code import number_of
from bot.service.clocks.terms import Pace, Terms, TimeOut
from bot.service.errors import NoOpponents, TournamentNotFound
from bot.service.house_rules.editing import rules_of_house
from bot.service.ids import UserId
from bot.service.tournaments.model import Tournament, TournamentKind
from bot.service.tournaments.tables import people_of_an_entry
from bot.ui.tables.selection import rules_named
from bot.ui.tables.visibility import may_see_channel
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit.clickable import Click, ClickHandler, clickable
from bot.ui.toolkit.commands import autocomplete, localized
from bot.ui.toolkit.components import GREEN, MOST_OPTIONS, option
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.tournaments.buttons import expect_organiser, expect_private_threads, expected_player
from bot.ui.tournaments.names import NAME_LENGTH, tournament_name
from bot.ui.tournaments.organising import let_play_instead, take_entry_out
from bot.ui.tournaments.presenter import main_message
from bot.ui.tournaments.standings import threads_of
from bot.ui.words.names import plain
from bot.ui.words.options import preset_name
from bot.ui.words.times import terms_lines

Interaction = discord.Interaction[Any]

USUAL_DAYS = 7
_KIND_NAMES: Final = {kind: f"choice-tournament-{kind.value.replace('_', '-')}" for kind in TournamentKind}
KIND_CHOICES = [
    app_commands.Choice(name=localized(key), value=kind.value) for kind, key in _KIND_NAMES.items()
]


@autocomplete
async def tournaments_to_choose(
    interaction: Interaction, current: str | float
) -> list[app_commands.Choice[int]]:
    """Return the tournaments of this server, the newest first."""
    context = InteractionContext(interaction)
    found = await _visible(context)
    named = ((plain(one.name, NAME_LENGTH), one.id) for one in found)
    words = str(current).casefold()
    return [
        app_commands.Choice(name=name, value=number) for name, number in named if words in name.casefold()
    ][:MOST_OPTIONS]


async def _visible(context: InteractionContext) -> list[Tournament]:
    """Return the tournaments of the server in channels that the user may see, newest first."""
    found = await context.services.tournaments.all(context.guild)
    return [one for one in found if may_see_channel(context, one.channel)]


async def open_tournament(
    context: InteractionContext,
    *,
    name: str,
    kind: str,
    rules: str | None,
    rounds: int,
    days: int,
    match_rounds: int | None,
    terms: Terms | None = None,
) -> None:
    """Open a tournament, whose sign-up is posted in this channel. Without ``terms`` it has those of new tables.

    Raises:
        Refusal, NoOpponents, TooManyTournaments
    """
    if not await context.may_organise():
        raise Refusal("organisers-only")
    called, meant = plain(name, NAME_LENGTH), expected_kind(kind)
    if not called:
        raise Refusal("tournament-without-name")
    if not may_write_in(context.interaction.guild, context.place):
        raise Refusal("daily-closed-channel", channel=f"<#{context.place}>")
    if meant is TournamentKind.DUPLICATE:
        expect_private_threads(context, context.place)
    named = None if rules is None else await rules_named(context, rules)
    chosen = await context.services.houses.chosen(context.guild, named)
    made = await context.services.tournaments.create(
        context.user,
        guild=context.guild,
        channel=context.place,
        name=called,
        kind=meant,
        chosen=chosen if terms is None else structs.replace(chosen, terms=terms),
        days=days,
        rounds=rounds,
        match_rounds=match_rounds,
    )
    await context.show(Message(context.texts("tournament-made", name=tournament_name(made))))


def expected_kind(kind: str) -> TournamentKind:
    """Return the kind of tournament that was chosen.

    Raises:
        Refusal
    """
    if kind not in set(TournamentKind):
        raise Refusal("tournament-unknown-kind")
    return TournamentKind(kind)


async def tournament_named(context: InteractionContext, number: int | None) -> Tournament:
    """Return the tournament that is meant: without a number the newest one, those that are open first.

    Raises:
        Refusal, TournamentNotFound
    """
    found = await _visible(context)
    if not found:
        raise Refusal("tournament-none")
    if number is None:
        return next((one for one in found if one.is_open), found[0])
    meant = next((one for one in found if one.id == number), None)
    if meant is None:
        raise TournamentNotFound
    return meant


async def show_tournament(context: InteractionContext, number: int | None) -> None:
    """Show the message of a tournament privately, with its buttons."""
    tournament = await tournament_named(context, number)
    await context.show(main_message(context.texts, tournament, await threads_of(context, tournament)))


async def substitute(
    context: InteractionContext, number: int | None, out: discord.User | discord.Member, by: discord.Member
) -> None:
    """Let somebody play on in another player's place.

    Raises:
        Refusal, NotOrganiser, NotEntered, AlreadyEntered, TournamentClosed, SawAnotherHand, SatAtOtherTable
    """
    tournament = await tournament_named(context, number)
    await expect_organiser(context, tournament)
    await let_play_instead(context, tournament, UserId(out.id), expected_player(by))


async def remove_entry(
    context: InteractionContext, number: int | None, out: discord.User | discord.Member
) -> None:
    """Take the entry of a person out.

    Raises:
        Refusal, NotOrganiser, NotEntered, TournamentClosed
    """
    tournament = await tournament_named(context, number)
    await expect_organiser(context, tournament)
    await take_entry_out(context, tournament, UserId(out.id))


# The numbers of each are the choices so far, in the order of ``Choices``.

_KINDS: Final = tuple(TournamentKind)
_LENGTHS: Final = (0, 1, 2, 3, 4, 5, 8)
_CLOCKS: Final = ((1, 4), (2, 8), (4, 12), (1000, 24))
"""The hours for a turn that suit rounds of at most so many days."""
_DAYS: Final = (1, 2, 3, 5, USUAL_DAYS, 10, 14, 21, 30)


class Choices(NamedTuple):
    """The choices in the form so far, as custom ids hold them."""

    kind: int = 0
    """The place of the kind."""
    game: int = number_of(DEFAULT_PRESET) * 2
    """Twice the number of a game, or twice the number of a house rule and one."""
    length: int = 0
    """The rounds of cards of a match; 0 leaves it to the game."""
    days: int = USUAL_DAYS
    clock: int = 0
    """1 for a clock that fits the days, 0 for the time settings of new tables. Ids hold it in place of a version."""


class _Game(NamedTuple):
    """A game or house rule that can be chosen."""

    number: int
    name: str
    """The name of the house rule, or the id of the game."""
    label: str
    size: int
    """The number of people in an entry."""
    terms: Terms
    """The time settings of its new tables."""


async def show_form(context: InteractionContext, kind: str | None, rules: str | None) -> None:
    """Show the form, with what was chosen with the command; without a game that of new tables, if it suits.

    Raises:
        Refusal, NoOpponents
    """
    if not await context.may_organise():
        raise Refusal("organisers-only")
    named = None if rules is None else await rules_named(context, rules)
    chosen = await context.services.houses.chosen(context.guild, named)
    if named is not None:
        people_of_an_entry(chosen.rules)
    choices = Choices() if kind is None else Choices(kind=_KINDS.index(expected_kind(kind)))
    games = await _games(context)
    wanted = chosen.house_rule or chosen.preset
    choices = next((choices._replace(game=one.number) for one in games if one.name == wanted), choices)
    await context.show(_form_message(context.texts, _possible(choices, games), games))


async def _games(context: InteractionContext) -> list[_Game]:
    """Return the house rules of the server and the games, those for two or for two pairs."""
    found = []
    terms = (await context.services.admin.settings(context.guild)).terms
    for house in await context.services.houses.all(context.guild):
        with suppress(NoOpponents, RuleSetError):
            size = people_of_an_entry(rules_of_house(house))
            its = house.terms or terms
            found.append(_Game(house.id * 2 + 1, house.name, plain(house.name), size, its))
    for name, rules in PRESETS.items():
        with suppress(NoOpponents):
            label = preset_name(context.texts, name)
            found.append(_Game(number_of(name) * 2, name, label, people_of_an_entry(rules), terms))
    return found


def _form_message(texts: Texts, choices: Choices, games: Sequence[_Game]) -> Message:
    is_duplicate = choices.kind == _KINDS.index(TournamentKind.DUPLICATE)
    length = "duplicate-form-length" if is_duplicate else "tournament-form-length"
    days = "duplicate-form-days" if is_duplicate else "tournament-form-days"
    is_progression = choices.kind == _KINDS.index(TournamentKind.PROGRESSION)
    if is_progression:
        games = [one for one in games if one.size > 1]
    first = sorted(games, key=lambda one: one.number != choices.game)[:MOST_OPTIONS]

    def people(one: _Game) -> str | None:
        return (
            None if is_progression else texts("tournament-singles" if one.size == 1 else "tournament-pairs")
        )

    entries = {
        choose_kind: [
            option(texts(_KIND_NAMES[kind]), place, chosen=place == choices.kind)
            for place, kind in enumerate(_KINDS)
        ],
        choose_game: [
            option(one.label, one.number, description=people(one), chosen=one.number == choices.game)
            for one in first
        ],
        choose_length: [
            option(texts(length, count=count), count, chosen=count == choices.length) for count in _LENGTHS
        ],
        choose_days: [
            option(texts(days, count=count), count, chosen=count == choices.days) for count in _DAYS
        ],
    }
    ids = (NO_TABLE, choices.clock, *choices[:-1])
    rows: list[ComponentRow] = [
        [verb.menu(texts("tournament-form-menu"), options, *ids)] for verb, options in entries.items()
    ]
    last: list[ui.Item[Any]] = [ask_for_name.button(texts("button-tournament-open"), *ids, style=GREEN)]
    lines = [texts("tournament-form")]
    game = next((one for one in games if one.number == choices.game), None)
    if game is not None:
        fits = fitting_clock(game.terms, choices.days)
        terms = fits if choices.clock else game.terms
        lines += [terms_lines(texts, terms)[0], *_warning(texts, terms, choices.days)]
        label = texts("button-tournament-clock", hours=fits.hours, on=yes_no(bool(choices.clock)))
        last.append(toggle_clock.button(label, *ids))
    return Message("\n".join(lines), rows=[*rows, last])


def fitting_clock(terms: Terms, days: int) -> Terms:
    """Return the time settings with a clock for rounds of so many days, at which computers stand in for late players."""
    hours = next(hours for longest, hours in _CLOCKS if days <= longest)
    return structs.replace(
        terms,
        pace=Pace.TURNS,
        hours=hours,
        increment=min(terms.increment, hours),
        on_time_out=TimeOut.COMPUTER,
        vacation_hours=0,
        reminders=(hours // 2,),
    )


def _warning(texts: Texts, terms: Terms, days: int) -> list[str]:
    """Return why these time settings do not fit rounds of so many days, if they do not."""
    if not terms.has_clock:
        return [texts("tournament-form-no-clock")]
    return [texts("tournament-form-long-clock", days=days)] if terms.hours * 4 > days * 24 else []


def _choices_in(custom_id: ClickId) -> Choices:
    return Choices(*custom_id.args)._replace(clock=min(custom_id.version, 1))


async def _choose(click: Click, **changes: int) -> None:
    """Show the form with another choice."""
    choices, games = _choices_in(click.id)._replace(**changes), await _games(click)
    await click.show(_form_message(click.texts, _possible(choices, games), games))


def _possible(choices: Choices, games: Sequence[_Game]) -> Choices:
    """Return the choices with the usual game where a progression cannot be played with the one that was chosen."""
    is_progression = choices.kind == _KINDS.index(TournamentKind.PROGRESSION)
    fits = any(one.number == choices.game and one.size > 1 for one in games)
    return choices if fits or not is_progression else choices._replace(game=Choices().game)


@clickable("tnclock", args=4)
async def toggle_clock(click: Click) -> None:
    """Choose the clock that fits the days, or the time settings of new tables."""
    await _choose(click, clock=1 - _choices_in(click.id).clock)


def _chooser(verb: str, field: str) -> ClickHandler:
    """Return the function that answers the menu of one of the choices."""

    @clickable(verb, args=4)
    async def choose(click: Click) -> None:
        """Show the form with what was chosen."""
        await _choose(click, **{field: click.number})

    return choose


choose_kind = _chooser("tnkind", "kind")
choose_game = _chooser("tngame", "game")
choose_length = _chooser("tnlength", "length")
choose_days = _chooser("tndays", "days")


@clickable("tnopen", args=4)
async def ask_for_name(click: Click) -> None:
    """Ask for the name, the last thing that is needed."""
    texts = click.texts
    field = FormField(texts("tournament-form-name"), texts("tournament-form-name-hint"), longest=NAME_LENGTH)
    title = texts("tournament-form-title")
    await click.ask_for(open_sign_up.form(title, [field], NO_TABLE, click.id.version, *click.id.args))


@fillable("tnopen", args=4)
async def open_sign_up(submission: Submission) -> None:
    """Open the tournament that the form describes.

    Raises:
        Refusal, NoOpponents, TooManyTournaments
    """
    choices = _choices_in(submission.id)
    game = next((one for one in await _games(submission) if one.number == choices.game), None)
    if choices.kind >= len(_KINDS) or choices.length not in _LENGTHS or choices.days not in _DAYS:
        raise NotOurId(str(submission.id))
    if game is None:
        raise Refusal("tournament-game-gone")
    await open_tournament(
        submission,
        name=submission.text,
        kind=_KINDS[choices.kind].value,
        rules=game.name,
        rounds=0,
        days=choices.days,
        match_rounds=choices.length or None,
        terms=fitting_clock(game.terms, choices.days) if choices.clock else None,
    )
