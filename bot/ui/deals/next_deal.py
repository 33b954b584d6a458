"""The next deal: cutting it, by ``/cut`` or in the form that a button opens, and being ready for it."""

from bot.service.deals.coming_deal import LONGEST_CUT
from bot.service.errors import CutTooLate, NotSealed, TableClosed
from bot.service.ids import TableId
from bot.service.matches.guards import not_seated
from bot.service.matches.next_round import not_ready
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import CUT, READY
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.forms import FormField, Submission, fillable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.names import seat_name, table_name
from bot.ui.words.seals import given_text


async def cut_here(
    context: InteractionContext, table: TableId, words: str, number: int | None = None
) -> None:
    """Cut the next deal with these words, which go into its shuffle.

    Raises:
        NotSeated, TableClosed, CutEmpty, CutTooLong, CutTooLate, NotSealed, TableNotFound
    """
    record = await record_here(context, table)
    later = await context.services.cuts.cut(table, context.person, words, number=number, key=context.key)
    seat = later.seat_of(context.user)
    coming = later.coming_deal
    if seat is not None and coming is not None:
        text = given_text(context.texts, coming, seat)
        await context.say(text or context.texts("cut-dealt", round=str(_round_of(record))))


def _round_of(record: TableRecord) -> int:
    return 0 if record.coming_deal is None else record.coming_deal.round


@clickable(CUT, tokens=TELLS_TABLE)
async def open_cut(click: Click) -> None:
    """Open the form for the words to cut with; those who may not cut are refused before they type anything."""
    record = await record_here(click, click.table)
    seat, coming, [number] = record.seat_of(click.user), record.coming_deal, click.id.args
    if seat is None:
        raise not_seated(record, click.user)
    if not record.is_open:
        raise TableClosed(table=record.id, status=record.ending)
    if coming is None:
        raise NotSealed(table=record.id)
    if coming.round != number:
        raise CutTooLate(table=record.id, round=number, next=coming.round)
    now = next((cut.text for cut in coming.cuts if cut.seat == seat), "")
    texts = click.texts
    field = FormField(texts("cut-form-label"), texts("cut-form-hint"), now, LONGEST_CUT)
    title = texts("cut-form-title", round=str(number))
    await click.ask_for(answer_cut.form(title, [field], record.id, 0, number))


@fillable(CUT)
async def answer_cut(submission: Submission) -> None:
    """Cut the deal that the form was opened for, and no other."""
    await cut_here(submission, submission.id.table, submission.text, submission.id.args[0])


async def say_ready(context: InteractionContext, record: TableRecord) -> None:
    """Record that the player is ready, and tell for whom the table still waits.

    Raises:
        NotSeated, NotWaitingForReady, NotStarted, TableClosed
    """
    later = await context.services.ready.ready(record.id, context.user, key=context.key)
    if later.is_practice:
        await context.services.play.go_on(later)
        await screens.HAND.open(context, later.id)
        return
    missing = [seat_name(context.texts, later, holder.seat) for holder in not_ready(later)]
    table = table_name(context.texts, later)
    if later.version != record.version or not missing:
        await context.say(context.texts("ready-all", table=table))
    else:
        await context.say(context.texts("ready-missing", table=table, names=context.texts.listed(missing)))


@clickable(READY)
async def ready(click: Click) -> None:
    """Say that the next round may be dealt."""
    record = await record_here(click, click.table)
    if record.version != click.id.version:
        await click.say(click.texts("ready-too-late"))
        return
    await say_ready(click, record)
