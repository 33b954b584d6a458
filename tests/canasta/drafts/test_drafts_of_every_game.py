"""Half-built plays under the rules of every game: what is lawful can be prepared, whatever kinds its melds are of."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import is_natural, size
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.draft import prune, report_on
from bot.canasta.drafts.places import PlaceKind, kind_of_place
from bot.canasta.drafts.rows import UnsavedDraft, prepared_from
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.melds import Meld, MeldKind
from bot.canasta.rules.presets import PRESETS
from bot.canasta.view import SeatView
from tests.support.random_play import random_play

STEPS = 150


def views(preset: str, seed: int, steps: int = STEPS) -> list[SeatView]:
    """What the seats see that are to act, in random play of a game."""
    return [
        view_of(moment.before, moment.seat)
        for moment in random_play(steps, seed, PRESETS[preset])
        if moment.seat is not None
    ]


def is_drafted(view: SeatView, action: TakePile) -> bool:
    """Whether a take is one that a draft can say: the whole share, for the upcard's rank."""
    upcard = view.table.upcard
    sequences = {meld.id for meld in view.melds if meld.kind is MeldKind.SEQUENCE}
    return (
        action.count is None
        and upcard is not None
        and is_natural(upcard)
        and action.use.meld not in sequences
    )


def plays_of(view: SeatView) -> list[LayDown | TakePile]:
    return [
        action
        for action in legal_actions(view)
        if isinstance(action, LayDown) or (isinstance(action, TakePile) and is_drafted(view, action))
    ]


def on_table(melds: tuple[Meld, ...]) -> Counter[tuple[object, ...]]:
    """What lies there, whatever the order in which the melds were begun and the suits chosen."""
    return Counter((meld.kind, meld.rank, meld.suit, meld.naturals, meld.wilds) for meld in melds)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_listed_play_can_be_prepared_and_laid_down(preset: str) -> None:
    kinds: Counter[PlaceKind | None] = Counter()
    for view in views(preset, 3):
        for action in plays_of(view):
            prepared = prepared_from(action, view)
            found = report_on(prepared, view)
            assert found.violation is None, (action, prepared, found)
            assert found.action is not None
            assert check(view, found.action) is None
            assert prune(prepared, view) == prepared
            offered = {choice.place: choice for choice in choices(prepared, view)}
            for row in prepared.plays:
                kinds[kind_of_place(row.place)] += 1
                choice = offered.get(row.place)
                assert choice is not None, (action, prepared, offered)
                assert row.naturals <= choice.naturals, (action, prepared, choice)
                assert row.reds <= choice.reds, (action, prepared, choice)
                assert row.twos <= choice.twos, (action, prepared, choice)
                assert row.jokers <= choice.jokers, (action, prepared, choice)
                assert row.run & ~choice.run == 0
    assert kinds[PlaceKind.RANK] > 20
    limits = PRESETS[preset].melds
    if limits.sequence_melds:
        assert kinds[PlaceKind.RUN]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_report_calls_lawful_is_lawful_and_what_helps_does_help(preset: str) -> None:
    rng = Random(5)
    for view in views(preset, 8, 60):
        prepared = UnsavedDraft()
        for _ in range(3):
            offered = choices(prepared, view)
            if not offered:
                break
            prepared = prune(prepared.with_more([rng.choice(offered).whole]), view)
            found = report_on(prepared, view)
            if found.action is not None:
                now = check(view, found.action)
                assert (found.violation is None) == (now is None)
            if found.problem is None:
                assert not found.helps
            for each in found.helps[:2]:
                better = report_on(each.result, view)
                assert better.problem is None
                assert size(better.left) < size(found.left)


@pytest.mark.parametrize("preset", PRESETS)
def test_laying_a_draft_down_does_what_was_prepared(preset: str) -> None:
    for moment in random_play(60, 21, PRESETS[preset]):
        if moment.seat is None or not isinstance(moment.action, LayDown):
            continue
        view = view_of(moment.before, moment.seat)
        found = report_on(prepared_from(moment.action, view), view)
        assert found.action is not None
        after = apply(moment.before, moment.seat, found.action).state
        assert on_table(after.table.side_melds(moment.seat)) == on_table(
            moment.after.table.side_melds(moment.seat)
        )
