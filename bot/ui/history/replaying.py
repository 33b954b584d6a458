"""The replay of a round as a private message: buttons that step through it, a menu of the rounds, exports and pages to share."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.service.history.replays import Frame, Match, Replay
from bot.service.ids import TableId
from bot.service.matches.next_round import began_in_play
from bot.ui.history.log import round_menu
from bot.ui.history.replay_presenter import replay_embed
from bot.ui.history.shared_page import LARGEST_PAGE, page_of_match, page_of_round
from bot.ui.history.text_export import text_file
from bot.ui.tables.buttons import EXPORT_JSON, REPLAY, SHARE, SHARE_MATCH, VERIFY, share_button
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Attachment, ComponentRow, Message, of_embed
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.names import table_name

_BY_STEP: Final = ("button-replay-start", "button-replay-back", "button-replay-on", "button-replay-end")
_BY_TURN: Final = ("button-replay-turn-back", "button-replay-turn-on")


def replay_message(texts: Texts, replay: Replay, step: int = 0) -> Message:
    """Return the message of one step, counted from 0; the last one where the round has no such step."""
    shown = max(0, min(step, len(replay.shown.frames) - 1))
    return of_embed(replay_embed(texts, replay, shown), _rows(texts, replay, shown))


def _rows(texts: Texts, replay: Replay, step: int) -> list[ComponentRow]:
    table, number = replay.record.id, replay.shown.round.number
    frames = replay.shown.frames
    last = max(0, len(frames) - 1)
    steps = (0, max(0, step - 1), min(last, step + 1), last)
    ends = _ends_of_turns(frames)
    turns = (
        next((end for end in reversed(ends) if end < step), 0),
        next((end for end in ends if end > step), step),
    )
    # The position of the button is in its id, since two buttons may lead to the same step.
    by_step, by_turn = (
        [
            go_to_step.button(texts(key), table, 0, number, target, place, disabled=target == step)
            for place, (key, target) in enumerate(zip(keys, targets, strict=True), offset)
        ]
        for keys, targets, offset in ((_BY_STEP, steps, 0), (_BY_TURN, turns, len(_BY_STEP)))
    )
    exports = [
        export_text.button(texts("button-export-text"), table),
        EXPORT_JSON.button(texts("button-export-json"), table),
        VERIFY.button(texts("button-verify"), table, 0, number),
    ]
    share = [share_button(texts, table, number)]
    if began_in_play(replay.record):
        exports, share = [], []  # there is no deal
    numbers = [one.number for one in replay.rounds]
    return [
        by_step,
        [*by_turn, *share],
        exports,
        round_menu(texts, choose_round, table, numbers, shown=number),
    ]


def _ends_of_turns(frames: Sequence[Frame]) -> list[int]:
    """Return the last step of each turn; the deal counts as one."""
    last = len(frames) - 1
    return [step for step in range(len(frames)) if step == last or frames[step + 1].turn != frames[step].turn]


async def show_replay(context: InteractionContext, table: TableId, number: int | None = None) -> None:
    """Show a round that is over from its beginning, by default the last one, in a new message.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(context, table)
    replay = await context.services.replays.round(table, number)
    await context.show_new(replay_message(context.texts, replay))


async def _show_step(click: Click, number: int, step: int = 0) -> None:
    """Show another step in place of the present one.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    await record_here(click, click.table)
    replay = await click.services.replays.round(click.table, number)
    await click.show(replay_message(click.texts, replay, step))


async def _send(click: Click, match: Match, kind: str, content: bytes) -> None:
    name = table_name(click.texts, match.record)
    if match.left_out is None:
        text = click.texts("export-sent", table=name)
    else:
        text = click.texts("export-sent-without", table=name, round=str(match.left_out.number))
    attachment = Attachment(f"canasta-table-{match.record.id}.{kind}", content)
    await click.show_new(Message(text, attachments=(attachment,)))


@clickable(REPLAY)
async def open_replay(click: Click) -> None:
    """Open the replay of a round that is over, from its beginning."""
    await show_replay(click, click.table, click.id.args[0] or None)


@clickable("step", args=3)  # round, step, which of the buttons
async def go_to_step(click: Click) -> None:
    """Show another step of the same round."""
    number, step, _ = click.id.args
    await _show_step(click, number, step)


@clickable("film")  # value: a round
async def choose_round(click: Click) -> None:
    """Show another round, from its beginning."""
    await _show_step(click, click.number)


@clickable("astext")
async def export_text(click: Click) -> None:
    """Send all rounds that are over as a text file, to the person who asks alone."""
    await record_here(click, click.table)
    match, content = await click.services.proofs.document(click.table, partial(text_file, click.texts.locale))
    await _send(click, match, "txt", content)


@clickable(EXPORT_JSON)
async def export_json(click: Click) -> None:
    """Send all rounds that are over as a JSON file, to the person who asks alone."""
    await record_here(click, click.table)
    match, content = await click.services.proofs.document(click.table)
    await _send(click, match, "json", content)


@clickable(SHARE)
async def share_round(click: Click) -> None:
    """Send the page of a round."""
    [number] = click.id.args
    match, content = await _written(click, page_of_round, number)
    texts, count = click.texts, len(match.rounds)
    told = f"{texts('share-round', round=str(number))}\n{texts('share-warning')}"
    row = [SHARE_MATCH.button(texts("button-share-all", count=count), click.table, 0, number)]
    attachment = Attachment(f"canasta-round-{number}.html", content)
    await click.show_new(Message(told, rows=[row] if count > 1 else [], attachments=(attachment,)))


@clickable(SHARE_MATCH)
async def share_match(click: Click) -> None:
    """Send one page of all rounds, up to one or of the whole match."""
    match, content = await _written(click, page_of_match, click.id.args[0] or None)
    texts = click.texts
    told = f"{texts('share-match', count=len(match.rounds))}\n{texts('share-warning')}"
    await click.show_new(Message(told, attachments=(Attachment("canasta-match.html", content),)))


async def _written(
    click: Click, write: Callable[[str, Match], bytes], upto: int | None
) -> tuple[Match, bytes]:
    """Return the rounds up to one, or all that are over, and their page: of what a replay would show, to whom it would.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver, DealsStillPlayed, BeganInPlay
        Refusal: the page is too large for a file, or the user asks for too many.
    """
    await record_here(click, click.table)
    if wait := click.take(click.client.rate_limits.pages):
        raise Refusal("share-too-often", seconds=seconds_of(wait))
    document = partial(write, click.texts.locale)
    match, content = await click.services.proofs.document(click.table, document, upto=upto)
    if len(content) > LARGEST_PAGE:
        raise Refusal("share-too-large")
    return match, content
