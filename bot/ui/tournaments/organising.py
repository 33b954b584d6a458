"""The organiser's panel: places and start, and while it runs time, pauses, words to everybody and single players."""

from typing import Any, Final

from discord import ui

from bot.service.errors import NotEntered, NotRunning
from bot.service.evenings.dates import LONGEST_DATE
from bot.service.evenings.planning import expect_possible
from bot.service.ids import TournamentId, UserId
from bot.service.matches.record import Person
from bot.service.people.visible_text import visible
from bot.service.tournaments.course import (
    FEWEST_ENTRIES,
    PEOPLE_AT_A_TABLE,
    fewest_without_computers,
    is_even,
)
from bot.service.tournaments.model import Entry, NoShows, Tournament, TournamentKind, TournamentStage
from bot.service.tournaments.organising import LONGEST_NOTE
from bot.service.tournaments.signing_up import MOST_PEOPLE
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, RED, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.tournaments.buttons import (
    chosen_person,
    expect_organiser,
    expect_private_threads,
    expected_player,
    organised,
    own_tournament,
    sure_message,
    tournament_of,
)
from bot.ui.tournaments.names import entrant_name, tournament_name
from bot.ui.tournaments.verdicts import matches_message, show_matches
from bot.ui.words.names import shown
from bot.ui.words.times import ago, ask_which, at, dates_meant, moment_of

_LONGEST_NUMBER: Final = 5
_MOST_ROUNDS: Final = 15
_CHOOSES_ROUNDS: Final = (TournamentKind.SWISS, TournamentKind.PROGRESSION)
_MORE_DAYS: Final = (1, 2, 3, 7)


@clickable("tnorg", args=2)
async def organise(click: Click) -> None:
    """Show the organiser's panel; once all is over, the results that can be corrected."""
    tournament = await tournament_of(click)
    is_over = tournament.stage is TournamentStage.OVER and not tournament.is_duplicate
    await expect_organiser(click, tournament, is_open=not is_over)
    if is_over:
        await click.show_new(matches_message(click.texts, tournament))
        return
    await click.show_new(organising_message(click.texts, tournament))


@clickable("tnstart", args=2, tokens=CALLS_SOMEBODY)  # 1: computers fill
async def start_tournament(click: Click) -> None:
    """End the sign-up and begin."""
    tournament, fills = await tournament_of(click), bool(click.id.args[1])
    if tournament.is_duplicate:
        expect_private_threads(click, tournament.channel)
    after = await organised(click, click.services.tournaments.start, tournament.id, fills=fills)
    await click.show(Message(click.texts("tournament-started", name=tournament_name(after))))


@clickable("tncancel", args=1)
async def ask_to_cancel(click: Click) -> None:
    """Ask before the tournament is cancelled."""
    await click.show(cancel_message(click.texts, await own_tournament(click)))


@clickable("tncancels", args=1)
async def cancel_tournament(click: Click) -> None:
    """Cancel the tournament."""
    number = (await tournament_of(click)).id
    after = await organised(click, click.services.tournaments.cancel, number)
    key = "tournament-cancel-done" if after.stage is TournamentStage.CANCELLED else "duplicate-end-done"
    await click.show(Message(click.texts(key, name=tournament_name(after))))


@clickable("tnlots", args=2)  # 1: the lot decides
async def choose_lots(click: Click) -> None:
    """Choose what happens in a knockout where neither side plays."""
    tournament = await tournament_of(click)
    no_shows = NoShows.LOT if click.id.args[1] else NoShows.NOBODY
    await _plan(click, tournament.id, no_shows=no_shows)


async def _plan(context: InteractionContext, number: TournamentId, **changes: Any) -> None:
    """Change the plan of the tournament, and show the panel."""
    after = await organised(context, context.services.tournaments.plan, number, **changes)
    await context.show(organising_message(context.texts, after))


@clickable("tnlimits", args=1)
async def ask_for_limits(click: Click) -> None:
    """Open the form of the limits of the sign-up."""
    tournament = await own_tournament(click)
    texts, plan = click.texts, tournament.plan

    def field(what: str, hint: str, now: int) -> FormField:
        return FormField(texts(f"tournament-limits-{what}"), texts(hint), str(now or ""), _LONGEST_NUMBER)

    fields = [
        field("most", "tournament-limits-hint", plan.most),
        field("fewest", "tournament-limits-hint", plan.fewest),
        FormField(texts("tournament-limits-starts"), texts("tournament-starts-hint"), longest=LONGEST_DATE),
    ]
    if plan.kind in _CHOOSES_ROUNDS:
        fields.append(field("rounds", "tournament-limits-rounds-hint", plan.rounds))
    await click.ask_for(set_limits.form(texts("tournament-limits-title"), fields, NO_TABLE, 0, tournament.id))


@fillable("tnlimits", args=1)
async def set_limits(submission: Submission) -> None:
    """Set the limits of the sign-up."""
    number = TournamentId(submission.id.args[0])
    now = await submission.services.tournaments.get(submission.guild, number)
    largest = MOST_PEOPLE // now.plan.size
    most, fewest = (_count(text, largest) for text in submission.typed[:2])
    if most and fewest > most:
        raise Refusal("tournament-limits-crossed", most=most, fewest=fewest)
    rounds = _count(submission.typed[3], _MOST_ROUNDS, 1, "rounds") if len(submission.typed) > 3 else 0
    typed = "".join(submission.typed[2:3])
    dates = await dates_meant(submission, typed) if visible(typed).strip() else []
    if len(dates) == 1:
        expect_possible(dates[0], submission.services.queries.now)
    changes: dict[str, Any] = {"most": most, "fewest": fewest, "rounds": rounds}
    if len(dates) <= 1:
        changes |= {"starts": dates[0]} if dates else {}
        await _plan(submission, number, **changes)
        return
    await organised(submission, submission.services.tournaments.plan, number, **changes)

    def button(label: str, minutes: int) -> ui.Button[Any]:
        return choose_start.button(label, NO_TABLE, 0, number, minutes)

    await ask_which(submission, dates, button)


@clickable("tnstarts", args=2)  # 0: the organiser starts it
async def choose_start(click: Click) -> None:
    """Choose the moment at which it begins by itself."""
    tournament, minutes = await tournament_of(click), click.id.args[1]
    starts = moment_of(minutes) if minutes else None
    if starts is not None:
        expect_possible(starts, click.services.queries.now)
    await _plan(click, tournament.id, starts=starts)


def _count(text: str, most: int, fewest: int = FEWEST_ENTRIES, what: str = "entries") -> int:
    """Return a number of entries or of something else; 0 for an empty text.

    Raises:
        Refusal
    """
    typed = text.strip()
    if not typed:
        return 0
    if not (typed.isascii() and typed.isdigit() and fewest <= int(typed) <= most):
        raise Refusal("tournament-limits-wrong", typed=shown(typed), what=what, fewest=fewest, most=most)
    return int(typed)


@clickable("tnmore", args=1)
async def give_time(click: Click) -> None:
    """Let the round last longer."""
    tournament = await tournament_of(click)
    if click.number not in _MORE_DAYS:
        raise NotOurId(click.id.verb)
    after = await organised(click, click.services.organising.give_time, tournament.id, days=click.number)
    await click.show(organising_message(click.texts, after))


@clickable("tnnext", args=1)
async def ask_to_end_round(click: Click) -> None:
    """Ask before the round ends at once."""
    tournament, texts = await _running_tournament(click), click.texts
    left = sum(one.result is None for one in tournament.pairings)
    question = texts("tournament-end-round-sure", number=len(tournament.rounds), left=left)
    label = texts("button-tournament-end-round-sure")
    await click.show_new(sure_message(tournament, question, label, end_round))


@clickable("tnnexts", args=1)
async def end_round(click: Click) -> None:
    """End the round at once."""
    number = (await tournament_of(click)).id
    after = await organised(click, click.services.organising.end_round, number)
    await click.show(Message(click.texts("tournament-round-ended", name=tournament_name(after))))


@clickable("tnpause", args=2)  # 1: a pause, 0: its end
async def pause_all(click: Click) -> None:
    """Pause all matches, or let them go on."""
    number, pauses = (await tournament_of(click)).id, bool(click.id.args[1])
    organising = click.services.organising
    change = organising.pause if pauses else organising.resume
    after = await organised(click, change, number)
    await click.show(organising_message(click.texts, after))


@clickable("tntell", args=1, tokens=CALLS_SOMEBODY)
async def ask_for_words(click: Click) -> None:
    """Ask for the words to everybody."""
    await _running_tournament(click)
    texts = click.texts
    label, hint = texts("tournament-tell-label"), texts("tournament-tell-hint")
    field = FormField(label, hint, longest=LONGEST_NOTE, has_lines=True)
    await click.ask_for(tell.form(texts("tournament-tell-title"), [field], NO_TABLE, 0, *click.id.args))


@fillable("tntell", args=1)
async def tell(submission: Submission) -> None:
    """Tell everybody who plays."""
    if not visible(submission.text).strip():
        raise Refusal("tournament-tell-empty")
    number = TournamentId(submission.id.args[0])
    await organised(submission, submission.services.organising.tell, number, submission.text)
    await submission.say(submission.texts("tournament-told"))


async def _running_tournament(click: Click) -> Tournament:
    tournament = await own_tournament(click)
    if tournament.current is None:
        raise NotRunning(stage=tournament.stage.value)
    return tournament


def organising_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the organiser's panel."""
    plan, ids = tournament.plan, (NO_TABLE, 0, tournament.id)
    lines = [texts("tournament-organising", name=tournament_name(tournament))]
    rows: list[ComponentRow] = []
    if tournament.stage is TournamentStage.SIGN_UP:
        ready = len(tournament.active[: plan.most or None])
        waiting, fits = sum(entry.asks for entry in tournament.entries), is_even(tournament, ready)
        lines.append(texts("tournament-ready", count=ready, waiting=waiting))
        waits = ready < fewest_without_computers(tournament) or (tournament.is_duplicate and not fits)
        label = texts("button-tournament-start")
        start = [start_tournament.button(label, *ids, 0, style=BLUE, disabled=waits)]
        if ready >= FEWEST_ENTRIES and not fits:
            start.append(start_tournament.button(texts("button-tournament-fill"), *ids, 1))
            lines.append(_uneven(texts, tournament, ready))
        elif ready < FEWEST_ENTRIES:
            lines.append(texts("tournament-too-few", needed=FEWEST_ENTRIES))
        label = texts("button-tournament-limits", rounds=yes_no(plan.kind in _CHOOSES_ROUNDS))
        limits_row = [ask_for_limits.button(label, *ids)]
        if plan.starts is not None:
            lines.append(texts("tournament-starts-now", at=at(plan.starts), left=ago(plan.starts)))
            limits_row.append(choose_start.button(texts("button-tournament-by-hand"), *ids, 0))
        if plan.kind is TournamentKind.KNOCKOUT and plan.no_shows is not NoShows.UNKNOWN:
            lots = plan.no_shows is NoShows.LOT
            lines.append(texts("tournament-no-shows", lots=yes_no(lots)))
            label = texts("button-tournament-lots", lots=yes_no(lots))
            start.append(choose_lots.button(label, *ids, int(not lots)))
        rows += [start, limits_row]
    elif tournament.current is not None:
        lines += _state_lines(texts, tournament)
        if not tournament.is_duplicate:
            rows += _running_rows(texts, tournament)
    is_ended = tournament.is_duplicate and tournament.stage is TournamentStage.RUNNING
    label = texts("button-duplicate-end" if is_ended else "button-tournament-cancel")
    rows.append([ask_to_cancel.button(label, *ids, style=RED)])
    return Message("\n".join(lines), rows=rows)


def _uneven(texts: Texts, tournament: Tournament, ready: int) -> str:
    """Return what follows from a number of entries that not all can play with."""
    if tournament.is_progression:
        return texts("progression-uneven", out=ready % PEOPLE_AT_A_TABLE, tables=ready // PEOPLE_AT_A_TABLE)
    return texts("duplicate-uneven" if tournament.is_duplicate else "tournament-odd")


def cancel_message(texts: Texts, tournament: Tournament) -> Message:
    """Return the question before a tournament is cancelled, or a duplicate that has begun ended."""
    name = tournament_name(tournament)
    if tournament.is_duplicate and tournament.stage is TournamentStage.RUNNING:
        question, label = texts("duplicate-end-sure", name=name), texts("button-duplicate-end-sure")
    else:
        question, label = texts("tournament-cancel-sure", name=name), texts("button-tournament-cancel-sure")
    return sure_message(tournament, question, label, cancel_tournament)


def _state_lines(texts: Texts, tournament: Tournament) -> list[str]:
    """Return where the round stands: how many matches are not over, and until when they may last."""
    current = tournament.current
    assert current is not None
    left = sum(one.result is None for one in tournament.pairings)
    lines = [texts("tournament-left", number=len(tournament.rounds), planned=tournament.planned, left=left)]
    if tournament.paused is not None:
        return [*lines, texts("tournament-paused")]
    return [*lines, texts("tournament-until", until=at(current.due), left=ago(current.due))]


def _running_rows(texts: Texts, tournament: Tournament) -> list[ComponentRow]:
    number, is_paused = tournament.id, tournament.paused is not None
    days = [option(texts("tournament-more-time", count=count), count) for count in _MORE_DAYS]
    pause = texts("button-tournament-resume" if is_paused else "button-tournament-pause")
    return [
        [
            show_matches.button(texts("button-tournament-results"), NO_TABLE, 0, number, 0, 0),
            ask_for_player.button(texts("button-tournament-players"), NO_TABLE, 0, number),
            ask_for_words.button(texts("button-tournament-tell"), NO_TABLE, 0, number),
        ],
        [give_time.menu(texts("menu-tournament-more-time"), days, NO_TABLE, 0, number)],
        [
            ask_to_end_round.button(texts("button-tournament-end-round"), NO_TABLE, 0, number),
            pause_all.button(pause, NO_TABLE, 0, number, int(not is_paused)),
        ],
    ]


@clickable("tnplayers", args=1)
async def ask_for_player(click: Click) -> None:
    """Ask which player is meant."""
    tournament = await own_tournament(click)
    menu = show_player.people_menu(click.texts("menu-tournament-player"), NO_TABLE, 0, tournament.id)
    await click.show_new(Message(click.texts("tournament-which-player"), rows=[[menu]]))


@clickable("tnplayer", args=1)
async def show_player(click: Click) -> None:
    """Show what can be done about a player."""
    tournament = await own_tournament(click)
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
