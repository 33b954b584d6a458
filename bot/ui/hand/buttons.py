"""Handlers of the buttons and menus of the hand panel, those of the draft aside."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.canasta.actions import Action, Answer, AskPartner, Discard, Draw, Pass, WithdrawQuestion
from bot.canasta.drafts.draft import report_on
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.notation.action_parser import parse_action
from bot.service.advice.reasons import advice_of
from bot.service.queries import Hand
from bot.ui.hand import verbs
from bot.ui.hand.drafting import card_of
from bot.ui.hand.moves import finish_discard, make_discard, make_move, show_moved_on, take_back_here
from bot.ui.hand.offers import Offers, by_fingerprint, offers_for
from bot.ui.hand.open_hand import offers_of, show_hand
from bot.ui.hand.parsing import ask_which
from bot.ui.hand.shown_hand import draft_now
from bot.ui.hand.taps import FaceTaps, has_face_buttons
from bot.ui.tables.visibility import own_hand
from bot.ui.toolkit.admission import CALLS_SOMEBODY
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.commands import typed
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.advice import advice_text

_MOST_HINTS: Final = 3


async def move(click: Click, action: Action) -> None:
    """Make a move for the version of the table that the button shows."""
    await make_move(click, click.table, action, click.id.version)


@clickable(verbs.DRAW)
async def draw_card(click: Click) -> None:
    """Draw from the stock."""
    await move(click, Draw())


@clickable(verbs.PASS)
async def end_round(click: Click) -> None:
    """Leave the pile when the stock is empty."""
    await move(click, Pass())


@clickable(verbs.ASK, tokens=CALLS_SOMEBODY)
async def ask(click: Click) -> None:
    """Ask partner whether to go out."""
    await move(click, AskPartner())


@clickable(verbs.WITHDRAW)
async def withdraw(click: Click) -> None:
    """Take the question back."""
    await move(click, WithdrawQuestion())


@clickable(verbs.TAKE)
async def take_pile_so(click: Click) -> None:
    """Take the pile in the way that the button names."""
    await _take(click, click.id.args[0])


@clickable(verbs.TAKE_ONE_OF)
async def take_pile_one_way(click: Click) -> None:
    """Take the pile in the way that was chosen."""
    await _take(click, click.number)


async def _take(click: Click, number: int) -> None:
    hand = await own_hand(click, click.table)
    action = by_fingerprint(offers_for(hand.view).takes, number)
    if action is None:
        await show_moved_on(click, click.table, click.id.version, "panel-not-offered")
    else:
        await move(click, action)


@clickable(verbs.DISCARD)
async def discard_card(click: Click) -> None:
    """Discard a card, or ask for confirmation first."""
    await _discard(click, Discard(card_of(click.number)))


@clickable(verbs.DISCARD_SELECTED)
async def discard_selected(click: Click) -> None:
    """Discard the selected card, or ask for confirmation first."""
    await _discard(click, _named(click))


async def _discard(click: Click, meant: Discard) -> None:
    await make_discard(click, await own_hand(click, click.table), meant, click.id.version)


@clickable(verbs.DISCARD_SAYING_MORE)
async def discard_saying_more(click: Click) -> None:
    """Discard a card and say falsely that more than one is left, or ask for confirmation first."""
    await _discard(click, Discard(card_of(click.number), says_more=True))


@clickable(verbs.DISCARD_ANYWAY)
async def discard_anyway(click: Click) -> None:
    """Discard a card after the confirmation."""
    await move(click, Discard(card_of(click.id.args[0])))


@clickable(verbs.DISCARD_SAYING_MORE_ANYWAY)
async def discard_saying_more_anyway(click: Click) -> None:
    """Discard a card and say falsely that more than one is left, after the confirmation."""
    await move(click, Discard(card_of(click.id.args[0]), says_more=True))


@clickable(verbs.UNDISCARD)
async def undiscard(click: Click) -> None:
    """Take the held discard back that the button is for."""
    await take_back_here(click, click.table, click.id.version, _named(click))


@clickable(verbs.FINISH_DISCARD)
async def discard_now(click: Click) -> None:
    """Make the held discard at once that the button is for."""
    await finish_discard(click, click.table, _named(click), click.id.version)


def _named(click: Click) -> Discard:
    card, says_more = click.id.args
    return Discard(card_of(card), says_more=bool(says_more))


@clickable(verbs.LAY_DOWN)
async def lay_down_draft(click: Click) -> None:
    """Lay down the draft, or take the pile with it."""
    hand = await own_hand(click, click.table)
    if hand.draft.revision != click.id.args[0]:
        await show_moved_on(click, click.table, click.id.version, "panel-draft-moved-on")
        return
    if has_face_buttons(hand.view):
        await _lay_down_selected(click, hand)
        return
    report = report_on(draft_now(hand), hand.view)
    if report.action is None:
        await show_hand(click, click.table, note=click.texts("panel-not-offered"))
    else:
        await move(click, report.action)


async def _lay_down_selected(click: Click, hand: Hand) -> None:
    """Lay down the cards that are selected one by one, and ask where they can go to different melds."""
    taps = FaceTaps(hand.view, hand.draft)
    if not taps.cards:
        await show_hand(click, click.table, note=click.texts("panel-not-offered"))
    elif len(taps.lay_downs.lawful) > 1:
        await ask_which(click, hand, AmbiguousActionError(taps.lay_downs.lawful))
    else:
        await move(click, taps.lay_downs.likeliest)


@clickable(verbs.LAY_DOWN_SUGGESTED)
async def lay_down_suggested(click: Click) -> None:
    """Lay down at once what the panel suggests."""
    await _offered(click, lambda offers: offers.lay_downs)


@clickable(verbs.TAKE_BACK)
async def take_back(click: Click) -> None:
    """Take back what was laid down in this turn."""
    await take_back_here(click, click.table, click.id.version)


@clickable(verbs.LAY_THREES)
async def lay_threes(click: Click) -> None:
    """Lay threes that are held, and draw a card for each."""
    await _offered(click, lambda offers: offers.threes)


@clickable(verbs.SPECIAL_HAND)
async def show_special_hand(click: Click) -> None:
    """Show the whole hand as a special hand."""
    await _offered(click, lambda offers: offers.special_hands)


async def _offered(click: Click, kind: Callable[[Offers], Iterable[Action]]) -> None:
    """Do the action that the button names, if it is still offered."""
    hand = await own_hand(click, click.table)
    action = by_fingerprint(kind(await offers_of(click, hand)), click.id.args[0])
    if action is not None:
        await move(click, action)
    else:
        key = "panel-not-offered" if hand.version == click.id.version else "panel-moved-on"
        await show_moved_on(click, click.table, click.id.version, key)


@clickable(verbs.READING)
async def choose_reading(click: Click) -> None:
    """Do the chosen reading of an ambiguous text."""
    hand = await own_hand(click, click.table)
    meant = parse_action(click.text, hand.view)
    if isinstance(meant, Discard):
        await make_discard(click, hand, meant, click.id.version)
    else:
        await move(click, meant)


@clickable(verbs.ANSWER)
async def answer_partner(click: Click) -> None:
    """Answer partner's question."""
    await move(click, Answer(bool(click.id.args[0])))


@clickable(verbs.ANSWER_ALWAYS)
async def answer_always(click: Click) -> None:
    """Answer the partner now, and in the same way for the rest of the round."""
    yes = bool(click.id.args[0])
    if await make_move(click, click.table, Answer(yes), click.id.version):
        await click.services.orders.answer_with(click.table, click.user, yes, key=f"{click.key}.always")
        await click.say(click.texts("orders-always", command=typed(click.texts, "orders")))


@clickable(verbs.HINT)
async def what_would_you_do(click: Click) -> None:
    """Compare what can be done now, and show the hand with the answer."""
    hand = await own_hand(click, click.table)
    if hand.version != click.id.version or not hand.view.is_to_act:
        await show_moved_on(click, click.table, click.id.version)
        return
    if wait := click.take(click.client.rate_limits.hints):
        raise Refusal("advice-too-often", seconds=seconds_of(wait))
    await click.defer()
    advice = advice_of(await click.services.hints.of(hand), _MOST_HINTS)
    now = await own_hand(click, click.table)
    if now.version != hand.version:
        await show_moved_on(click, click.table, click.id.version)
        return
    await show_hand(click, click.table, note=advice_text(click.texts, advice, hand.view))
