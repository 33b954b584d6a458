"""The actions that the rows of a rollout's record stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    TakePile,
)
from bot.canasta.cards import (
    BLACK_THREES,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    Cards,
    Rank,
    card,
    lowest_face,
    of_rank,
    one,
    some_of_rank,
)
from bot.canasta.melding.shapes import rank_meld
from bot.canasta.melds import OF_A_SUIT
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.view import SeatView
from bot.players.rollouts.ranks import BLACK_THREE, LOWEST, OF_SUIT, RANKS, RED_THREE, SUIT_BITS, Numbers
from bot.players.rollouts.recording import (
    AGREE,
    ASK,
    COUNT,
    DISCARD,
    DRAW,
    LAY_THREES,
    MORE,
    PASS,
    SEQUENCE,
    SHOW,
    TAKE,
)
from bot.players.rollouts.rules import SPECIAL_HANDS

MOST_ROWS: Final = 4_000
"""More rows than any round has."""


def steps_of(record: Numbers) -> Iterator[list[list[int]]]:
    """Yield the rows of each action."""
    step: list[list[int]] = []
    for row in record.tolist():
        if row[0] != MORE and step:
            yield step
            step = []
        step.append(row)
    if step:
        yield step


def action_of(step: list[list[int]], view: SeatView) -> Action:
    """Return an action of the record, with suits from the hand of the seat to act."""
    kind, rank = step[0][:2]
    if kind == DRAW:
        return Draw()
    if kind == PASS:
        return Pass()
    if kind == LAY_THREES:
        return LayThrees(held_threes(view))
    if kind == SHOW:
        return DeclareSpecialHand(SPECIAL_HANDS[rank])
    if kind == ASK:
        return AskPartner()
    if kind == AGREE:
        return Answer(yes=True)
    if kind == DISCARD:
        if rank >= OF_SUIT:
            return Discard(card(rank % OF_SUIT, rank // OF_SUIT - 1))
        if rank == RED_THREE:
            return Discard(lowest_face(view.hand & RED_THREES))
        return Discard(lowest_face(of_rank(view.hand & ~RED_THREES, rank)))
    plays: list[Play] = []
    hand = view.hand
    for _, of, naturals, twos, jokers, _, suits in step:
        if of >= SEQUENCE:
            plays.append(_play_of_sequence(view, plays, of - SEQUENCE, naturals, twos, jokers))
        else:
            plays.append(_play(view, hand, of, naturals, twos, jokers, suits))
        hand -= plays[-1].cards
    if kind == TAKE:
        return TakePile(plays[0], tuple(plays[1:]), step[0][COUNT] or None)
    return LayDown(tuple(plays))


def _play_of_sequence(
    view: SeatView, plays: list[Play], suit: int, ranks: int, lying: int, wilds: int
) -> Play:
    """Return a play of these ranks to the sequence of others that no play before it goes to."""
    used = {play.meld for play in plays}
    meld = next(
        (
            meld.id
            for meld in view.melds
            if meld.kind is OF_A_SUIT
            and not meld.is_canasta
            and (meld.suit, meld.wilds) == (suit, wilds)
            and meld.cards & NATURALS == _of_suit(lying, suit)
            and meld.id not in used
        ),
        None,
    )
    return Play(_of_suit(ranks, suit), meld)


def _of_suit(ranks: int, suit: int) -> Cards:
    return sum((one(card(rank, suit)) for rank in range(LOWEST, RANKS) if ranks >> rank & 1), NO_CARDS)


def _play(view: SeatView, hand: Cards, rank: int, naturals: int, twos: int, jokers: int, suits: int) -> Play:
    """Return a play of these cards; wild cards alone must name their meld."""
    held = hand & BLACK_THREES if rank == BLACK_THREE else hand
    of_suits = sum((suits >> SUIT_BITS * suit & 31) * one(card(rank, suit)) for suit in range(4))
    cards = (
        (of_suits or some_of_rank(held, rank, naturals))
        + some_of_rank(hand, Rank.TWO, twos)
        + some_of_rank(hand, Rank.JOKER, jokers)
    )
    meld = rank_meld(view.melds, rank) if cards and not naturals else None
    return Play(cards, None if meld is None else meld.id)
