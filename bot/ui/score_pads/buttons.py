"""The buttons, menus and forms of score pads."""

from __future__ import annotations

from collections.abc import Sequence

from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.scoring.checking import FEW_CANASTAS, ImpossibleRoundError
from bot.pictures.results.chart import chart_picture
from bot.pictures.results.score_sheet import round_picture
from bot.service.errors import NamesImpossible, ScorePadChanged, ScorePadGone, TooManyScorePads
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import ScorePadId
from bot.service.score_pads.keeping import LONGEST_NAME, MOST_NAMES, names_in
from bot.service.score_pads.model import ScorePad
from bot.ui.score_pads.csv_export import csv_of
from bot.ui.score_pads.panel import (
    NEW_ROUND,
    PAD,
    PAD_CHOICE,
    PAD_CSV,
    PAD_DELETE,
    PAD_NEW,
    PAD_NEW_AGAIN,
    PAD_PICTURES,
    PAD_ROUND,
    PAD_ROUND_AGAIN,
    PAD_ROUND_SURE,
    PAD_SHEET,
    PAD_UNDO,
    delete_message,
    new_labels,
    new_refused,
    pad_message,
    round_refused,
    sheet_message,
    typed_again,
    typed_in,
    welcome_message,
)
from bot.ui.score_pads.presenter import chart_scene, round_scene, side_plain, side_shown
from bot.ui.score_pads.round_form import counts_typed, lines_typed, problem_sentence, round_form
from bot.ui.tables.rules_named import game_named, rules_named
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, on_click
from bot.ui.toolkit.custom_ids import NO_TABLE, ClickId, NotOurId
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.forms import FieldsForm, FormField, on_fields
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, Message
from bot.ui.toolkit.permissions import is_in_server
from bot.ui.words.refusals import refusal_text

_LONGEST_GAME = 100


async def show_pads(context: InteractionContext, note: str | None = None) -> None:
    """Show the score pad that was changed last, or how to begin one."""
    pads = await context.services.score_pads.all(context.user)
    if pads:
        await _show(context, pads[0], note)
    else:
        await context.show(welcome_message(context.texts, note=note))


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


async def _pad(context: InteractionContext, click_id: ClickId) -> ScorePad:
    return await context.services.score_pads.numbered(context.user, ScorePadId(click_id.table))


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


@on_click(PAD)
async def open_pad(click: Click) -> None:
    """Show a pad."""
    await _show(click, await _pad(click, click.id))


@on_click(PAD_CHOICE)
async def choose_pad(click: Click) -> None:
    """Show another pad."""
    await _show(click, await click.services.score_pads.numbered(click.user, ScorePadId(click.number)))


@on_click(PAD_NEW)
async def open_new(click: Click) -> None:
    """Open the form that begins a pad."""
    await click.ask_for(_new_form(click.texts))


@on_click(PAD_NEW_AGAIN)
async def open_new_again(click: Click) -> None:
    """Open the form that begins a pad with what was typed before."""
    await click.ask_for(_new_form(click.texts, *typed_in(click.interaction.message)[:2]))


def _new_form(texts: Texts, names: str = "", game: str = "") -> FieldsForm:
    of_names, of_game = new_labels(texts)
    return FieldsForm(
        ClickId(PAD_NEW.name, NO_TABLE),
        texts("pad-form-new"),
        [
            FormField(of_names, texts("pad-form-names-hint"), names, MOST_NAMES * (LONGEST_NAME + 2)),
            FormField(of_game, texts("pad-form-game-hint"), game, _LONGEST_GAME),
        ],
    )


@on_fields(PAD_NEW)
async def answer_new(context: InteractionContext, _click_id: ClickId, typed: tuple[str, ...]) -> None:
    """Begin a pad; what cannot be is offered again."""
    names, game = (*typed, "", "")[:2]
    try:
        await begin_pad(context, names, game.strip() or None)
    except (NamesImpossible, TooManyScorePads, Refusal) as refused:
        context.count_refusal(refused)
        if isinstance(refused, Refusal):
            problem = context.texts(refused.key, **refused.arguments)
        else:
            problem = refusal_text(context.texts, refused)
        await context.show(new_refused(context.texts, (names, game), problem))


@on_click(PAD_ROUND)
async def open_round(click: Click) -> None:
    """Open the form for a round, of a new one or of one that is to be changed."""
    pad, [number] = await _pad(click, click.id), click.id.args
    if pad.revision != click.id.version or number > len(pad.rounds):
        await _show(click, pad, refusal_text(click.texts, ScorePadChanged()))
        return
    await click.ask_for(round_form(click.texts, pad, number))


@on_click(PAD_ROUND_AGAIN)
async def open_round_again(click: Click) -> None:
    """Open the form for a round of the pad as it is now, with what was typed before."""
    pad, [number] = await _pad(click, click.id), click.id.args
    if number > len(pad.rounds):
        number = NEW_ROUND
    await click.ask_for(round_form(click.texts, pad, number, typed_in(click.interaction.message)))


@on_fields(PAD_ROUND)
async def answer_round(context: InteractionContext, click_id: ClickId, typed: tuple[str, ...]) -> None:
    """Write the round that the form was opened for; what cannot be is offered again."""
    texts = context.texts
    try:
        pad = await _pad(context, click_id)
    except ScorePadGone as gone:
        context.count_refusal(gone)
        labels = [texts("pad-form-lines")]
        problem = refusal_text(texts, gone)
        await context.show(typed_again(texts, [problem], labels, ["\n".join(typed)], []))
        return
    await _write_round(context, pad, click_id, lines_typed(pad, typed))


@on_click(PAD_ROUND_SURE)
async def write_as_typed(click: Click) -> None:
    """Write the round that was asked about as it was typed."""
    pad = await _pad(click, click.id)
    lines = typed_in(click.interaction.message)
    await _write_round(click, pad, click.id, (*lines, *[""] * len(pad.names))[: len(pad.names)], is_sure=True)


async def _write_round(
    context: InteractionContext,
    pad: ScorePad,
    click_id: ClickId,
    lines: Sequence[str],
    *,
    is_sure: bool = False,
) -> None:
    """Write a round and show the pad; what cannot be, or is asked about, is offered again."""
    texts, [number] = context.texts, click_id.args
    index = len(pad.rounds) if number == NEW_ROUND else number - 1
    counts, problems = counts_typed(texts, pad, lines)
    is_asked = False
    if not problems:
        try:
            later = await context.services.score_pads.write_round(
                context.user, pad.id, click_id.version, index, counts, is_sure=is_sure
            )
        except ImpossibleRoundError as error:
            context.count_refusal(error)
            is_asked = all(problem.key == FEW_CANASTAS for problem in error.problems)
            problems = tuple(problem_sentence(texts, pad, problem) for problem in error.problems)
        except ScorePadChanged as changed:
            context.count_refusal(changed)
            problems = (refusal_text(texts, changed),)
        else:
            sheets = later.sheets()[index]
            points = [
                texts("pad-scored", side=side_shown(later, side), points=texts.number(sheet.total))
                for side, sheet in enumerate(sheets)
            ]
            await _show(context, later, texts("pad-written", round=index + 1, points=" · ".join(points)))
            return
    names = [side_plain(pad, side) for side in range(len(pad.names))]
    await context.show(round_refused(texts, pad, number, names, lines, problems, is_asked=is_asked))


@on_click(PAD_UNDO)
async def undo(click: Click) -> None:
    """Take the last round back, unless another one is the last by now."""
    pad = await _pad(click, click.id)
    try:
        later = await click.services.score_pads.undo(click.user, pad.id, click.id.version)
    except ScorePadChanged as changed:
        click.count_refusal(changed)
        await _show(click, pad, refusal_text(click.texts, changed))
        return
    await _show(click, later, click.texts("pad-undone", round=len(pad.rounds)))


@on_click(PAD_SHEET)
async def show_sheet(click: Click) -> None:
    """Show each line of a round."""
    pad, [index] = await _pad(click, click.id), click.id.args
    if index >= len(pad.rounds):
        await _show(click, pad, refusal_text(click.texts, ScorePadChanged()))
        return
    await click.show(sheet_message(click.texts, pad, index))


@on_click(PAD_PICTURES)
async def send_pictures(click: Click) -> None:
    """Send the chart of the totals and the sheet of the last round as pictures."""
    pad = await _pad(click, click.id)
    if not pad.rounds:
        raise NotOurId(str(click.id))
    if not click.may_attach:
        raise Refusal("pad-no-files")
    texts, subject, last = click.texts, "a score pad", len(pad.rounds) - 1
    found = [
        await drawn(chart_picture, lambda: chart_scene(pad), "scores", subject),
        await drawn(round_picture, lambda: round_scene(texts, pad, last), "round", subject),
    ]
    pictures = tuple(picture for picture in found if picture is not None)
    if not pictures:
        raise Refusal("pad-no-files")
    words = Message(texts("pad-no-files"))
    await click.show_new(Message(texts("pad-pictures"), attachments=pictures, in_words=lambda: words))


@on_click(PAD_CSV)
async def send_csv(click: Click) -> None:
    """Send the pad as a file for spreadsheets."""
    pad = await _pad(click, click.id)
    if not (click.is_direct or click.interaction.app_permissions.attach_files):
        raise Refusal("pad-no-files")
    file = Attachment("scorepad.csv", csv_of(click.texts, pad))
    await click.show_new(Message(click.texts("pad-csv"), attachments=(file,)))


@on_click(PAD_DELETE)
async def delete(click: Click) -> None:
    """Ask whether to delete a pad, then delete it."""
    pad, [is_sure] = await _pad(click, click.id), click.id.args
    if not is_sure:
        await click.show(delete_message(click.texts, pad))
        return
    await click.services.score_pads.delete(click.user, pad.id)
    await show_pads(click, click.texts("pad-deleted"))
