"""Handlers of the buttons and menus of the hand panel."""

from collections.abc import Iterable

from bot.canasta.actions import Action, AskPartner, Discard, Draw, Pass, WithdrawQuestion
from bot.canasta.cards import LANES, Card, rank_of
from bot.canasta.drafts.draft import report_on
from bot.canasta.notation import parse_action
from bot.service.queries import Hand
from bot.ui import verbs
from bot.ui.board.looking import record_here, show_hand
from bot.ui.hand.discarding import throw
from bot.ui.hand.drafting import clear, set_count, set_places, set_run, take_over
from bot.ui.hand.moves import make_move, show_moved_on, take_back_here
from bot.ui.hand.offers import offers_for
from bot.ui.hand.panel import draft_now
from bot.ui.hand.proposals import proposals
from bot.ui.toolkit.clickable import Click, Clickable, on_click
from bot.ui.toolkit.fingerprints import by_fingerprint


async def hand_of(click: Click) -> Hand:
    """Return the hand of the user who clicks, at this table."""
    await record_here(click, click.table)
    return await click.services.queries.hand(click.table, click.user)


async def move(click: Click, action: Action) -> None:
    """Make a move for the version of the table that the button shows."""
    await make_move(click, click.table, action, click.id.version)


@on_click(verbs.DRAW)
async def draw_card(click: Click) -> None:
    """Draw from the stock."""
    await move(click, Draw())


@on_click(verbs.PASS)
async def end_round(click: Click) -> None:
    """Leave the pile when the stock is empty."""
    await move(click, Pass())


@on_click(verbs.ASK)
async def ask(click: Click) -> None:
    """Ask partner whether to go out."""
    await move(click, AskPartner())


@on_click(verbs.WITHDRAW)
async def withdraw(click: Click) -> None:
    """Take the question back."""
    await move(click, WithdrawQuestion())


@on_click(verbs.TAKE)
async def take_pile_so(click: Click) -> None:
    """Take the pile in the way that the button names."""
    await _take(click, click.id.args[0])


@on_click(verbs.TAKE_ONE_OF)
async def take_pile_one_way(click: Click) -> None:
    """Take the pile in the way that was chosen."""
    await _take(click, click.number)


async def _take(click: Click, number: int) -> None:
    hand = await hand_of(click)
    action = by_fingerprint(offers_for(hand.view).takes, number)
    if action is None:
        await show_moved_on(click, click.table, click.id.version, "panel-not-offered")
    else:
        await move(click, action)


@on_click(verbs.DISCARD)
async def throw_card(click: Click) -> None:
    """Discard a card, or ask for confirmation first."""
    await throw(click, await hand_of(click), Discard(_card(click.number)), click.id.version)


@on_click(verbs.DISCARD_SAYING_MORE)
async def throw_saying_more(click: Click) -> None:
    """Discard a card and say falsely that more than one is left, or ask for confirmation first."""
    meant = Discard(_card(click.number), says_more=True)
    await throw(click, await hand_of(click), meant, click.id.version)


@on_click(verbs.DISCARD_ANYWAY)
async def throw_anyway(click: Click) -> None:
    """Discard a card after the confirmation."""
    await move(click, Discard(_card(click.id.args[0])))


@on_click(verbs.DISCARD_SAYING_MORE_ANYWAY)
async def throw_saying_more_anyway(click: Click) -> None:
    """Discard a card and say falsely that more than one is left, after the confirmation."""
    await move(click, Discard(_card(click.id.args[0]), says_more=True))


def _card(number: int) -> Card:
    # A number that is no card becomes 0, which is refused like a card that the hand lacks.
    return number if 0 <= number < LANES and rank_of(number) else 0


@on_click(verbs.LAY_DOWN)
async def lay_down_draft(click: Click) -> None:
    """Lay down the draft, or take the pile with it."""
    hand = await hand_of(click)
    if hand.draft.revision != click.id.args[0]:
        await show_moved_on(click, click.table, click.id.version, "panel-draft-moved-on")
        return
    report = report_on(draft_now(hand), hand.view)
    if report.action is None:
        await show_hand(click, click.table, note=click.texts("panel-not-offered"))
    else:
        await move(click, report.action)


@on_click(verbs.LAY_DOWN_SUGGESTED)
async def lay_down_suggested(click: Click) -> None:
    """Lay down at once what the panel suggests."""
    hand = await hand_of(click)
    await _offered(click, hand, offers_for(hand.view).lay_downs, click.id.args[0])


@on_click(verbs.TAKE_BACK)
async def take_back(click: Click) -> None:
    """Take back what was laid down in this turn."""
    await take_back_here(click, click.table, click.id.version)


@on_click(verbs.LAY_THREES)
async def lay_threes(click: Click) -> None:
    """Lay threes that are held, and draw a card for each."""
    hand = await hand_of(click)
    await _offered(click, hand, offers_for(hand.view).threes, click.id.args[0])


@on_click(verbs.SPECIAL_HAND)
async def show_special_hand(click: Click) -> None:
    """Show the whole hand as a special hand."""
    hand = await hand_of(click)
    await _offered(click, hand, offers_for(hand.view).special_hands, click.id.args[0])


async def _offered(click: Click, hand: Hand, actions: Iterable[Action], number: int) -> None:
    action = by_fingerprint(actions, number)
    if action is not None:
        await move(click, action)
    else:
        key = "panel-not-offered" if hand.version == click.id.version else "panel-moved-on"
        await show_moved_on(click, click.table, click.id.version, key)


@on_click(verbs.CLEAR)
async def clear_draft(click: Click) -> None:
    """Clear the draft."""
    await record_here(click, click.table)
    await clear(click, click.table, click.id.args[0])


@on_click(verbs.RANKS)
async def choose_ranks(click: Click) -> None:
    """Prepare whole ranks, whole sequences, all wild cards."""
    await set_places(click, click.table, click.id.args[0], click.numbers)


@on_click(verbs.RANK)
async def choose_rank(click: Click) -> None:
    """Show the menus that set the cards of one meld."""
    await show_hand(click, click.table, place=click.number)


@on_click(verbs.COUNT)
async def choose_count(click: Click) -> None:
    """Set how many cards of one kind go to a meld."""
    revision, place, which = click.id.args
    await set_count(click, click.table, revision, place, which, click.number)


@on_click(verbs.RUN)
async def choose_run(click: Click) -> None:
    """Set which cards of a suit go to a sequence."""
    revision, place = click.id.args
    await set_run(click, click.table, revision, place, click.numbers)


@on_click(verbs.SUGGESTION)
async def take_suggestion(click: Click) -> None:
    """Replace the draft with a proposed one."""
    hand = await hand_of(click)
    draft = draft_now(hand)
    offered = proposals(hand.view, draft, report_on(draft, hand.view), offers_for(hand.view))
    chosen = next((proposal for proposal in offered if proposal.number == click.number), None)
    if chosen is None:
        await show_hand(click, click.table, note=click.texts("panel-not-offered"))
    else:
        await take_over(click, hand, click.id.args[0], chosen.prepared)


@on_click(verbs.READING)
async def choose_reading(click: Click) -> None:
    """Do the chosen reading of an ambiguous text."""
    hand = await hand_of(click)
    meant = parse_action(click.text, hand.view)
    if isinstance(meant, Discard):
        await throw(click, hand, meant, click.id.version)
    else:
        await move(click, meant)


PRIVATE: tuple[type[Clickable], ...] = (
    draw_card,
    end_round,
    ask,
    withdraw,
    take_pile_so,
    take_pile_one_way,
    throw_card,
    throw_saying_more,
    throw_anyway,
    throw_saying_more_anyway,
    lay_down_draft,
    lay_down_suggested,
    take_back,
    lay_threes,
    show_special_hand,
    clear_draft,
    choose_ranks,
    choose_rank,
    choose_count,
    choose_run,
    take_suggestion,
    choose_reading,
)
