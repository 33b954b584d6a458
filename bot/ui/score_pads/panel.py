"""Score pads: their messages, buttons, menus and forms."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.scoring.checking import FEW_CANASTAS, ImpossibleRoundError
from bot.pictures.results.chart import chart_picture
from bot.pictures.results.score_sheet import round_picture
from bot.service.errors import NamesImpossible, ScorePadChanged, ScorePadGone, TooManyScorePads
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ScorePadId, TableId
from bot.service.score_pads.keeping import LONGEST_NAME, MOST_NAMES, MOST_ROUNDS, names_in
from bot.service.score_pads.model import ScorePad
from bot.ui.score_pads import presenter
from bot.ui.score_pads.round_form import NEW_ROUND, counts_typed, lines_typed, problem_sentence, round_fields
from bot.ui.tables.selection import game_named, rules_named
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREEN, GREY, RED, Verb, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import Form, FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, ComponentRow, Message, embed_of, of_embed
from bot.ui.toolkit.permissions import is_in_server
from bot.ui.words.refusals import refusal_text

# Custom ids hold the number of the pad in the place of a table's, and its revision in the place of a version.
# What answers these shows a pad again, and is too much for this module.
PAD_SHOW: Final = Verb("padshow")
PAD_PEOPLE: Final = Verb("padpeople")

_EMPTY: Final = "\N{NO-BREAK SPACE}"
"""The text of a field in which nothing was typed: Discord allows none without."""
_LONGEST_GAME = 100


def place_of(pad: ScorePad) -> TableId:
    """Return the number of a pad as custom ids have it."""
    return TableId(pad.id)


def welcome_message(texts: Texts, note: str | None = None) -> Message:
    """Return what a score pad is, with a button that begins one."""
    lines = [*([note, ""] if note else []), texts("pad-welcome")]
    return of_embed(embed_of(texts("pad-welcome-title"), lines), [[_new_button(texts)]])


def pad_message(
    texts: Texts,
    pad: ScorePad,
    pads: Sequence[ScorePad],
    note: str | None = None,
    *,
    has_pictures: bool = True,
    is_in_server: bool = True,
    is_shown: bool = False,
) -> Message:
    """Return a pad; ``pads`` are all of its owner. ``is_shown``: the others here have just seen it."""
    place, rounds = place_of(pad), len(pad.rounds)
    rows: list[ComponentRow] = []
    first = []
    if rounds < MOST_ROUNDS:
        label = texts("button-pad-round", round=str(rounds + 1))
        # Once somebody has won, another round is possible, but no longer what comes next.
        style = GREY if pad.winners() else GREEN
        first.append(open_round.button(label, place, pad.revision, NEW_ROUND, style=style))
    if rounds:
        label = texts("button-pad-undo", round=str(rounds))
        first.append(undo_round.button(label, place, pad.revision))
        shown = [show_sheet.button(texts("button-pad-sheet"), place, 0, rounds - 1)]
        if has_pictures:
            shown.append(send_pictures.button(texts("button-pad-pictures"), place))
        shown.append(send_csv.button(texts("button-pad-csv"), place))
        rows.append(shown)
    rows.insert(0, first)
    if is_in_server:
        here = [PAD_PEOPLE.button(texts("button-pad-people"), place)]
        if rounds and not is_shown:
            here.insert(0, PAD_SHOW.button(texts("button-pad-show"), place, pad.revision))
        rows.append(here)
    rows.append([_new_button(texts), delete_pad.button(texts("button-pad-delete"), place, 0, 0)])
    rows += _choice(texts, [other for other in pads if other.id != pad.id])
    return of_embed(presenter.pad_embed(texts, pad, note), rows)


def _new_button(texts: Texts) -> discord.ui.Button[Any]:
    return open_new.button(texts("button-pad-new"), NO_TABLE)


def _choice(texts: Texts, pads: Sequence[ScorePad]) -> list[ComponentRow]:
    entries = []
    for pad in pads:
        day = texts.dated("date-pattern-day", pad.changed)
        about = texts("pad-choice", date=day, rounds=len(pad.rounds))
        entries.append(option(presenter.names_plain(pad), pad.id, description=about))
    return [[choose_pad.menu(texts("menu-pad"), entries, NO_TABLE)]] if entries else []


def sheet_message(texts: Texts, pad: ScorePad, index: int) -> Message:
    """Return the sheet of a round, with the way to its neighbours and to the form that changes it."""
    place = place_of(pad)
    turns = [
        show_sheet.button(texts("score-round-row", round=other + 1), place, 0, other)
        for other in (index - 1, index + 1)
        if 0 <= other < len(pad.rounds)
    ]
    change = open_round.button(texts("button-pad-change"), place, pad.revision, index + 1)
    return of_embed(presenter.sheet_embed(texts, pad, index), [[*turns, change, back_button(texts, pad)]])


def delete_message(texts: Texts, pad: ScorePad) -> Message:
    """Return the question whether a pad is to be deleted."""
    sure = delete_pad.button(texts("button-pad-delete-sure"), place_of(pad), 0, 1, style=RED)
    names = " · ".join(presenter.side_shown(pad, side) for side in range(len(pad.names)))
    text = texts("pad-delete-sure", names=names)
    return Message(text, rows=[[sure, back_button(texts, pad)]])


def back_button(texts: Texts, pad: ScorePad) -> discord.ui.Button[Any]:
    """Return the button that leads back to a pad."""
    return open_pad.button(texts("button-back"), place_of(pad))


def round_refused(
    texts: Texts,
    pad: ScorePad,
    number: int,
    labels: Sequence[str],
    typed: Sequence[str],
    problems: Sequence[str],
    *,
    is_asked: bool = False,
) -> Message:
    """Return what is wrong with a round, what was typed, and a button that opens the form with it again.

    ``is_asked``: the round may be as it was typed, and a button says so.
    """
    again = open_round_again.button(
        texts("button-pad-again"), place_of(pad), pad.revision, number, style=BLUE
    )
    row = [again, back_button(texts, pad)]
    if is_asked:
        sure = write_as_typed.button(texts("button-pad-round-sure"), place_of(pad), pad.revision, number)
        row.insert(1, sure)
    return typed_again(texts, [*problems, "", *presenter.how_to_type(texts, pad)], labels, typed, [row])


def new_refused(texts: Texts, typed: Sequence[str], problem: str) -> Message:
    """Return why a pad cannot be begun, what was typed, and a button that opens the form with it again."""
    again = open_new_again.button(texts("button-pad-again"), NO_TABLE, style=BLUE)
    return typed_again(texts, [problem], new_labels(texts), typed, [[again]])


def new_labels(texts: Texts) -> tuple[str, str]:
    """Return the labels of the form that begins a pad."""
    return texts("pad-form-names"), texts("pad-form-game")


def typed_again(
    texts: Texts,
    problems: Sequence[str],
    labels: Sequence[str],
    typed: Sequence[str],
    rows: Sequence[ComponentRow],
) -> Message:
    """Return a message that keeps what was typed, so that nobody has to type it twice."""
    embed = embed_of(texts("pad-refused-title"), problems)
    for label, text in zip(labels, typed, strict=True):
        written = text.replace("`", "'").strip() or _EMPTY
        embed.add_field(name=limits.cut(label, limits.FIELD_NAME), value=f"```\n{written}\n```", inline=False)
    return of_embed(embed, rows)


def typed_in(message: discord.Message | None) -> tuple[str, ...]:
    """Return what was typed, from a message made by :func:`typed_again`; nothing where it is another message."""
    embeds = [] if message is None else message.embeds
    fields = embeds[0].fields if embeds else []
    return tuple(
        "" if (text := (field.value or "").removeprefix("```\n").removesuffix("\n```")) == _EMPTY else text
        for field in fields
    )


async def show_pads(context: InteractionContext, note: str | None = None) -> None:
    """Show the score pad that was changed last, or how to begin one."""
    pads = await context.services.score_pads.all(context.user)
    if pads:
        await _show(context, pads[0], note)
    else:
        await context.show(welcome_message(context.texts, note))


async def begin_pad(context: InteractionContext, names: str, game: str | None) -> None:
    """Begin a score pad for these names, and show it.

    Raises:
        NamesImpossible, TooManyScorePads, Refusal
    """
    pad = await context.services.score_pads.create(context.user, names_in(names), await _rules(context, game))
    await _show(context, pad)


async def _rules(context: InteractionContext, game: str | None) -> ChosenRules:
    """Return the rules that are named: outside of servers there are no house rules."""
    if context.is_direct:
        preset = game_named(context, game) if game else DEFAULT_PRESET
        return ChosenRules(rules_of(preset), preset)
    named = await rules_named(context, game) if game else None
    return await context.services.houses.chosen(context.guild, named)


async def pad_of(asked: Click | Submission) -> ScorePad:
    """Return the pad that a button, menu or form belongs to.

    Raises:
        ScorePadGone
    """
    return await asked.services.score_pads.numbered(asked.user, ScorePadId(asked.id.table))


async def _show(context: InteractionContext, pad: ScorePad, note: str | None = None) -> None:
    pads = await context.services.score_pads.all(context.user)
    message = pad_message(
        context.texts,
        pad,
        pads,
        note,
        has_pictures=context.client.has_pictures,
        is_in_server=is_in_server(context.interaction),
    )
    await context.show(message)


@clickable("pad")
async def open_pad(click: Click) -> None:
    """Show a pad."""
    await _show(click, await pad_of(click))


@clickable("padchoice")  # value: the number of a pad
async def choose_pad(click: Click) -> None:
    """Show another pad."""
    await _show(click, await click.services.score_pads.numbered(click.user, ScorePadId(click.number)))


@clickable("padnew")
async def open_new(click: Click) -> None:
    """Open the form that begins a pad."""
    await click.ask_for(_new_form(click.texts))


@clickable("padnewagain")
async def open_new_again(click: Click) -> None:
    """Open the form that begins a pad with what was typed before."""
    await click.ask_for(_new_form(click.texts, *typed_in(click.interaction.message)[:2]))


def _new_form(texts: Texts, names: str = "", game: str = "") -> Form:
    of_names, of_game = new_labels(texts)
    fields = [
        FormField(of_names, texts("pad-form-names-hint"), names, MOST_NAMES * (LONGEST_NAME + 2)),
        FormField(of_game, texts("pad-form-game-hint"), game, _LONGEST_GAME),
    ]
    return answer_new.form(texts("pad-form-new"), fields, NO_TABLE)


@fillable("padnew")
async def answer_new(submission: Submission) -> None:
    """Begin a pad; what cannot be is offered again."""
    texts = submission.texts
    names, game = (*submission.typed, "", "")[:2]
    try:
        await begin_pad(submission, names, game.strip() or None)
    except (NamesImpossible, TooManyScorePads, Refusal) as refused:
        submission.count_refusal(refused)
        if isinstance(refused, Refusal):
            problem = texts(refused.key, **refused.arguments)
        else:
            problem = refusal_text(texts, refused)
        await submission.show(new_refused(texts, (names, game), problem))


@clickable("padround", args=1)  # the number of a round, 0 for a new one
async def open_round(click: Click) -> None:
    """Open the form for a round, of a new one or of one that is to be changed."""
    pad, [number] = await pad_of(click), click.id.args
    if pad.revision != click.id.version or number > len(pad.rounds):
        await _show(click, pad, refusal_text(click.texts, ScorePadChanged()))
        return
    await click.ask_for(_round_form(click.texts, pad, number))


@clickable("padagain", args=1)  # likewise
async def open_round_again(click: Click) -> None:
    """Open the form for a round of the pad as it is now, with what was typed before."""
    pad, [number] = await pad_of(click), click.id.args
    if number > len(pad.rounds):
        number = NEW_ROUND
    await click.ask_for(_round_form(click.texts, pad, number, typed_in(click.interaction.message)))


def _round_form(texts: Texts, pad: ScorePad, number: int, typed: Sequence[str] = ()) -> Form:
    title = texts("pad-form-title", round=str(number or len(pad.rounds) + 1))
    fields = round_fields(texts, pad, number, typed)
    return answer_round.form(title, fields, place_of(pad), pad.revision, number)


@fillable("padround", args=1)
async def answer_round(submission: Submission) -> None:
    """Write the round that the form was opened for; what cannot be is offered again."""
    texts, typed = submission.texts, submission.typed
    try:
        pad = await pad_of(submission)
    except ScorePadGone as gone:
        submission.count_refusal(gone)
        labels = [texts("pad-form-lines")]
        problem = refusal_text(texts, gone)
        await submission.show(typed_again(texts, [problem], labels, ["\n".join(typed)], []))
        return
    await _write_round(submission, pad, lines_typed(pad, typed))


@clickable("padsure", args=1)  # likewise
async def write_as_typed(click: Click) -> None:
    """Write the round that was asked about as it was typed."""
    pad = await pad_of(click)
    lines = typed_in(click.interaction.message)
    await _write_round(click, pad, (*lines, *[""] * len(pad.names))[: len(pad.names)], is_sure=True)


async def _write_round(
    asked: Click | Submission, pad: ScorePad, lines: Sequence[str], *, is_sure: bool = False
) -> None:
    """Write a round and show the pad; what cannot be, or is asked about, is offered again."""
    texts, [number] = asked.texts, asked.id.args
    index = len(pad.rounds) if number == NEW_ROUND else number - 1
    counts, problems = counts_typed(texts, pad, lines)
    is_asked = False
    if not problems:
        try:
            later = await asked.services.score_pads.write_round(
                asked.user, pad.id, asked.id.version, index, counts, is_sure=is_sure
            )
        except ImpossibleRoundError as error:
            asked.count_refusal(error)
            is_asked = all(problem.key == FEW_CANASTAS for problem in error.problems)
            problems = tuple(problem_sentence(texts, pad, problem) for problem in error.problems)
        except ScorePadChanged as changed:
            asked.count_refusal(changed)
            problems = (refusal_text(texts, changed),)
        else:
            sheets = later.sheets()[index]
            points = [
                texts("pad-scored", side=presenter.side_shown(later, side), points=texts.number(sheet.total))
                for side, sheet in enumerate(sheets)
            ]
            await _show(asked, later, texts("pad-written", round=index + 1, points=" · ".join(points)))
            return
    names = [presenter.side_plain(pad, side) for side in range(len(pad.names))]
    await asked.show(round_refused(texts, pad, number, names, lines, problems, is_asked=is_asked))


@clickable("padundo")
async def undo_round(click: Click) -> None:
    """Take the last round back, unless another one is the last by now."""
    pad = await pad_of(click)
    try:
        later = await click.services.score_pads.undo(click.user, pad.id, click.id.version)
    except ScorePadChanged as changed:
        click.count_refusal(changed)
        await _show(click, pad, refusal_text(click.texts, changed))
        return
    await _show(click, later, click.texts("pad-undone", round=len(pad.rounds)))


@clickable("padsheet", args=1)  # the index of a round
async def show_sheet(click: Click) -> None:
    """Show each line of a round."""
    pad, [index] = await pad_of(click), click.id.args
    if index >= len(pad.rounds):
        await _show(click, pad, refusal_text(click.texts, ScorePadChanged()))
        return
    await click.show(sheet_message(click.texts, pad, index))


@clickable("padpictures")
async def send_pictures(click: Click) -> None:
    """Send the chart of the totals and the sheet of the last round as pictures."""
    pad = await pad_of(click)
    if not pad.rounds:
        raise NotOurId(str(click.id))
    if not click.may_attach:
        raise Refusal("pad-no-files")
    texts, subject, last = click.texts, "a score pad", len(pad.rounds) - 1
    found = [
        await drawn(chart_picture, lambda: presenter.chart_scene(texts, pad), "scores", subject),
        await drawn(round_picture, lambda: presenter.round_scene(texts, pad, last), "round", subject),
    ]
    pictures = tuple(picture for picture in found if picture is not None)
    if not pictures:
        raise Refusal("pad-no-files")
    words = Message(texts("pad-no-files"))
    await click.show_new(Message(texts("pad-pictures"), attachments=pictures, in_words=lambda: words))


@clickable("padcsv")
async def send_csv(click: Click) -> None:
    """Send the pad as a file for spreadsheets."""
    pad = await pad_of(click)
    if not (click.is_direct or click.interaction.app_permissions.attach_files):
        raise Refusal("pad-no-files")
    file = Attachment("scorepad.csv", presenter.csv_of(click.texts, pad))
    await click.show_new(Message(click.texts("pad-csv"), attachments=(file,)))


@clickable("paddelete", args=1)  # 0: ask, 1: delete
async def delete_pad(click: Click) -> None:
    """Ask whether to delete a pad, then delete it."""
    pad, [is_sure] = await pad_of(click), click.id.args
    if not is_sure:
        await click.show(delete_message(click.texts, pad))
        return
    await click.services.score_pads.delete(click.user, pad.id)
    await show_pads(click, click.texts("pad-deleted"))
