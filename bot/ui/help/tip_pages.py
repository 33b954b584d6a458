"""Tips as pages: the advice, the position it is about, and what each play brings there."""

import discord

from bot.canasta.cards import size
from bot.canasta.melds import in_order
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.pictures.hand import HandScene, hand_picture
from bot.service.advice.reasons import Advice, advice_of
from bot.service.advice.tips import TIPS, MeasuredTip, measured_tip
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import colours
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.messages import Message
from bot.ui.words.actions import action_text
from bot.ui.words.advice import reason_text
from bot.ui.words.cards import card_text, cards_described, hand_by_rank
from bot.ui.words.melds import meld_cards
from bot.ui.words.pile import is_frozen_for_all


def tip_title(texts: Texts, number: int) -> str:
    """Return the title of a tip, counted from 0."""
    return texts("tip-title", number=number + 1, title=texts(f"tip-{TIPS[number].name}-title"))


def tip_embed(texts: Texts, number: int, *, has_hand: bool = True) -> discord.Embed:
    """Return a tip in words; without the hand where a picture shows it."""
    measured = measured_tip(number)
    view = measured.tip.view
    lines = [texts(f"tip-{measured.tip.name}-text"), *_table_lines(texts, view)]
    if has_hand:
        lines.append(texts("tip-hand", cards=hand_by_rank(texts, view.hand)))
    lines += _figure_lines(texts, measured, view)
    embed = discord.Embed(title=tip_title(texts, number), description="\n".join(lines), colour=colours.PLAIN)
    return embed.set_footer(text=texts("tip-footer", rounds=measured.rounds))


def _table_lines(texts: Texts, view: SeatView) -> list[str]:
    """Return what lies on the table, as briefly as a phone needs it."""
    table = view.table
    ours, theirs = view.side, SideId(1 - view.side)
    lines = [
        texts(
            key,
            melds="; ".join(meld_cards(texts, meld) for meld in in_order(table.melds[side])),
            melded=yes_no(table.has_melded[side]),
            needed=table.minimums[side],
        )
        for key, side in (("tip-ours", ours), ("tip-theirs", theirs))
    ]
    if any(table.laid_threes):
        counts = [
            sum(size(table.laid_threes[seat]) for seat in table.seating.members(side))
            for side in (ours, theirs)
        ]
        lines.append(texts("tip-threes", ours=counts[0], theirs=counts[1]))
    upcard = "" if table.upcard is None else card_text(table.upcard)
    frozen = yes_no(bool(is_frozen_for_all(table)))
    lines.append(texts("tip-pile", count=table.pile_size, upcard=upcard, frozen=frozen))
    _, left, partner, right = table.hand_sizes
    lines.append(texts("tip-counts", stock=table.stock_size, left=left, partner=partner, right=right))
    return lines


def _figure_lines(texts: Texts, measured: MeasuredTip, view: SeatView) -> list[str]:
    """Return a line for each play, the advised one first: how much less each brings, and why the last does."""
    best, *others = advice_of(measured.plays, len(measured.plays))
    lines = [texts("advice-best", play=_play(texts, best, view))]
    for other in others:
        points, error = round(-other.appraisal.points), round(other.appraisal.error)
        lines.append(texts("tip-less", play=_play(texts, other, view), points=points, error=error))
    last = others[-1]
    # Where the advised play ends the round, a share of it is no news.
    if last.reason is not None and best.appraisal.goes_out < 1:
        lines[-1] += " " + reason_text(texts, last.reason, last.appraisal, view)
    return lines


def _play(texts: Texts, advice: Advice, view: SeatView) -> str:
    return texts.at_start(action_text(texts, advice.appraisal.action, view, brief=True))


async def with_hand(texts: Texts, number: int, words: Message) -> Message:
    """Return the message of a tip with a picture of its hand in place of the words for it, if that can be drawn."""
    hand = measured_tip(number).tip.view.hand
    return await pictured(
        words,
        lambda: tip_embed(texts, number, has_hand=False),
        hand_picture,
        lambda: HandScene(hand),
        "tip",
        "the hand of a tip",
        description=texts("hand-picture-alt", cards=cards_described(texts, hand)),
    )
