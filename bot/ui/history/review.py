"""The review of a round: one's own turning points, told to the person alone."""

from typing import Any, Final

import discord
from discord import ui

from bot.service.advice.reasons import advice_of
from bot.service.advice.reviews import Review, TurningPoint
from bot.service.matches.record import TableRecord
from bot.ui.tables.buttons import GO_ON_FROM, REVIEW
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import embed_of, of_embed
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.advice import reason_text, turn_text
from bot.ui.words.names import table_name

_PROGRESS_EVERY: Final = 2
"""Turns between two notes of progress: an answer may not be edited more often than once a second."""


def review_embed(texts: Texts, record: TableRecord, review: Review) -> discord.Embed:
    """Return the turning points with what would have been better, and what the cards brought."""
    lines = [texts("review-none", count=review.turns)]
    if review.points:
        lines = [texts("review-found", count=len(review.points), turns=review.turns)]
        lines += [_turning_point(texts, point) for point in review.points]
        lines.append(texts("review-go-on"))
    table = table_name(texts, record, markdown=False)
    embed = embed_of(texts("review-title", round=str(review.number), table=table), lines)
    own, *others = review.luck
    told = texts(
        "review-cards",
        wilds=own.wilds,
        threes=own.red_threes,
        their_wilds=sum(side.wilds for side in others),
        their_threes=sum(side.red_threes for side in others),
    )
    embed.add_field(name=texts("review-luck"), value=told, inline=False)
    return embed.set_footer(text=texts("review-footer"))


def _turning_point(texts: Texts, point: TurningPoint) -> str:
    """Return a turn and what would have been better, with the reason against what was played."""
    view, played = point.decision.view, point.played
    advice = advice_of([point.appraisals[0], played], 2)[1]
    reason = advice.reason
    return texts(
        "review-point",
        turn=str(point.decision.turn),
        played=texts.at_start(turn_text(texts, played, view)),
        better=turn_text(texts, point.appraisals[0], view),
        points=advice.less,
        reason="" if reason is None else reason_text(texts, reason, played, view),
    ).strip()


def go_on_buttons(texts: Texts, record: TableRecord, review: Review) -> list[ui.Button[Any]]:
    """Return a button for each turning point, which begins a practice match there."""
    found = [point.decision for point in review.points]
    return [
        GO_ON_FROM.button(
            texts("button-go-on-from", turn=str(one.turn)), record.id, 0, review.number, one.version
        )
        for one in found
    ]


@clickable(REVIEW)
async def review_round(click: Click) -> None:
    """Look at the user's own turns of a round that is over."""
    record = await record_here(click, click.table)
    if wait := click.take(click.client.rate_limits.reviews):
        raise Refusal("advice-too-often", seconds=seconds_of(wait))
    await click.defer()

    async def progress(turn: int, turns: int) -> None:
        if turn % _PROGRESS_EVERY == 0:
            await click.tell_progress(click.texts("review-progress", turn=str(turn), turns=str(turns)))

    (number,) = click.id.args
    review = await click.services.reviews.of(click.table, number or None, click.user, progress)
    rows = [go_on_buttons(click.texts, record, review)]
    await click.show(of_embed(review_embed(click.texts, record, review), rows))
