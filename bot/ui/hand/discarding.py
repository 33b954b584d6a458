"""Discards, some of which need a confirmation because they end the turn."""

from bot.canasta.actions import Discard
from bot.canasta.drafts.draft import report_on
from bot.service.queries import Hand
from bot.ui.board.looking import show_hand
from bot.ui.hand.moves import make_move
from bot.ui.hand.offers import offers_for
from bot.ui.hand.panel import draft_now
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.words.cards import card_text


async def throw(context: InteractionContext, hand: Hand, action: Discard, version: int | None = None) -> None:
    """Discard, or ask first: players who want to confirm discards, and those whose draft a click would lose.

    ``version`` is the one that a click saw, None for a typed command, which means the table as it is.
    """
    question = await _question(context, hand, action, clicked=version is not None)
    if question is None or version not in {None, hand.version}:
        await make_move(context, hand.record.id, action, version, hand.record)
    else:
        await show_hand(context, hand.record.id, note=question, discard=action)


async def _question(context: InteractionContext, hand: Hand, action: Discard, *, clicked: bool) -> str | None:
    """Return the question to ask before this discard, or None. A discard that the rules refuse is not asked about."""
    if hand.record.pause is not None:
        return None  # nothing can be thrown, and the refusal says why
    card = card_text(action.card)
    if clicked and not action.says_more:
        ready = report_on(draft_now(hand), hand.view)
        if ready.action is not None and ready.violation is None:
            return context.texts("panel-draft-waiting", card=card)
    if not (await context.chosen()).confirm_discard or action.card not in offers_for(hand.view).discards:
        return None
    return context.texts("panel-discard-sure", card=card)
