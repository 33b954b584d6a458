"""Drafts of random hands: what is reported of them agrees with the engine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import (
    NATURAL_RANKS,
    NO_CARDS,
    Rank,
    cards_of,
    each_card,
    full_pack,
    is_red_three,
    points,
    rank_counts,
    size,
)
from bot.canasta.drafts.choices import choices
from bot.canasta.drafts.draft import prune, report_on
from bot.canasta.drafts.judging import DraftRow
from bot.canasta.drafts.rows import DraftPlay, UnsavedDraft, prepared_from
from bot.canasta.engine import check, legal_actions
from bot.canasta.errors import Reason
from bot.canasta.melds import Make
from bot.canasta.view import SeatView
from tests.support.builders import Situation, drawing, playing, ranks


def _moments(seed: int, count: int, **options: Any) -> list[Situation]:
    rng = Random(seed)
    pack = [card for card in each_card(full_pack(2, 4)) if not is_red_three(card)]
    found = []
    for _ in range(count):
        few = {1, 2, *rng.sample(range(3, 15), 7)}
        some = [card for card in pack if card >> 2 in few] if rng.random() < 0.7 else pack
        drawn = rng.sample(some, 50)
        melds = []
        for rank in rng.sample(NATURAL_RANKS, rng.choice((0, 0, 2, 4))):
            cards = [card for card in drawn[20:] if card >> 2 == rank]
            if len(cards) >= 3:
                melds.append(ranks(cards_of(cards)))
                drawn = [card for card in drawn if card not in cards]
        make = rng.choice((drawing, playing))
        hand = drawn[: rng.randint(1, 13)]
        top = next(card for card in drawn[20:] if card >> 2 > Rank.THREE)
        if sum(card >> 2 == top >> 2 for card in hand) < 7:
            pile = f"9 {ranks(cards_of([top]))}"
            total = rng.choice((0, 1500, 3000))
            found.append(
                make(
                    ranks(cards_of(hand)),
                    melds=", ".join(melds),
                    pile=pile,
                    totals=(total, 0),
                    rules={"deck_count": 4, "joker_count": 8, **options},
                )
            )
    return found


def _random_draft(rng: Random, view: SeatView) -> UnsavedDraft:
    """Part of a listed play, or anything."""
    listed = [action for action in legal_actions(view) if isinstance(action, LayDown | TakePile)]
    whole = UnsavedDraft(rng.random() < 0.4)
    if listed and rng.random() < 0.6:
        whole = prepared_from(rng.choice(listed), view)
        if rng.random() < 0.3:
            return whole
        less = [
            DraftPlay(row.rank, rng.randint(0, row.naturals), rng.randint(0, row.twos), row.jokers)
            for row in whole.plays
        ]
        return UnsavedDraft(whole.uses_pile, tuple(row for row in less if row.count))
    counts = rank_counts(view.hand)
    rows = []
    twos, jokers = counts[Rank.TWO], counts[Rank.JOKER]
    for rank in NATURAL_RANKS:
        if rng.random() < 0.4 and (counts[rank] or rng.random() < 0.2):
            row = DraftPlay(
                rank,
                rng.randint(0, counts[rank]),
                rng.randint(0, min(2, twos)),
                rng.randint(0, min(1, jokers)),
            )
            twos -= row.twos
            jokers -= row.jokers
            if row.count:
                rows.append(row)
    return UnsavedDraft(whole.uses_pile, tuple(rows))


def _row_is_right(row: DraftRow) -> None:
    assert row.points >= row.play.points
    assert row.canasta is None or row.naturals + row.wilds >= 7
    assert row.canasta is not Make.NATURAL or not row.wilds
    assert not row.completes or row.canasta is not None


def test_reports_agree_with_the_engine_on_random_drafts() -> None:
    rng = Random(7)
    seen: Counter[str] = Counter()
    for at in _moments(3, 500):
        view = at.view()
        for _ in range(3):
            prepared = _random_draft(rng, view)
            found = report_on(prepared, view)
            if found.action is None:
                assert not prepared.plays
                continue
            assert found.violation == check(view, found.action) or (
                check(view, found.action).reason is Reason.WILDS_ONLY  # type: ignore[union-attr]
            )
            used = size(view.hand) - size(found.left)
            assert used == sum(row.count for row in prepared.plays)
            upcard = view.table.pile[-1] if prepared.uses_pile else None
            together = view.hand - found.left + (cards_of([upcard]) if upcard is not None else NO_CARDS)
            assert found.counted == points(together) == sum(row.points for row in found.rows)
            for row in found.rows:
                _row_is_right(row)
            if found.violation is None:
                seen["legal"] += 1
                assert found.problem is None
                after = at.state
                assert prepared_from(found.action, view) == prepared
                assert after is at.state
            if found.problem is None:
                assert not found.helps
                assert found.enough
            for each in found.helps:
                seen["helped"] += 1
                better = report_on(each.result, view)
                assert better.problem is None
                assert each.points == better.counted - found.counted
                assert each.result == prepared.with_more(each.adds)
                assert all(add.count > 0 for add in each.adds)
            assert len(found.helps) <= 5
    assert seen["legal"] > 100
    assert seen["helped"] > 100


def test_some_help_is_found_whenever_one_card_more_would_do() -> None:
    """Every card of the hand is tried in every row by the test itself."""
    rng = Random(11)
    tried = 0
    for at in _moments(5, 900):
        view = at.view()
        prepared = _random_draft(rng, view)
        found = report_on(prepared, view)
        if found.problem is None or found.action is None or not found.rows:
            continue
        single = [
            more
            for row in found.rows
            for more in (DraftPlay(row.rank, 1), DraftPlay(row.rank, 0, 1), DraftPlay(row.rank, 0, 0, 1))
            if report_on(prepared.with_more((more,)), view).problem is None
        ]
        if single:
            tried += 1
            assert {each.adds for each in found.helps} <= {(more,) for more in single}
            assert len(found.helps) == min(5, len(single))
    assert tried > 20


def test_a_sufficient_draft_is_proposed_for_every_part_of_one() -> None:
    """Take cards out of a legal initial meld: what is left can be helped."""
    rng = Random(13)
    tried = 0
    for at in _moments(17, 700):
        view = at.view()
        plays = [action for action in legal_actions(view) if isinstance(action, LayDown | TakePile)]
        if not plays or view.table.has_melded[view.side]:
            continue
        whole = prepared_from(rng.choice(plays), view)
        rows = [row for row in whole.plays if rng.random() < 0.7]
        part = UnsavedDraft(
            whole.uses_pile,
            tuple(
                row
                for row in (
                    DraftPlay(row.rank, rng.randint(0, row.naturals), rng.randint(0, row.twos), row.jokers)
                    for row in rows
                )
                if row.count
            ),
        )
        found = report_on(part, view)
        if found.problem is None or not part.plays or found.left_count < 4:
            continue
        tried += 1
        assert found.helps, (ranks(view.hand), part, whole)
    assert tried > 20


def test_every_listed_play_can_be_a_draft() -> None:
    plays = 0
    for at in _moments(19, 300):
        view = at.view()
        for action in legal_actions(view):
            if isinstance(action, LayDown | TakePile):
                plays += 1
                prepared = prepared_from(action, view)
                found = report_on(prepared, view)
                assert found.violation is None
                assert prune(prepared, view) == prepared
                most = {choice.rank: choice for choice in choices(prepared, view)}
                for row in prepared.plays:
                    choice = most[row.rank]
                    assert row.naturals <= choice.naturals
                    assert row.twos <= choice.twos
                    assert row.jokers <= choice.jokers
    assert plays > 300
