"""A little of ``python -m tests.campaigns.daily``."""

import json
from itertools import islice

import pytest

from bot.canasta.cards import faces
from bot.service.daily.positions import position_from

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from tests.campaigns.daily.search import decisions, document_of, instructive, measure


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_discards_are_measured_and_written_without_a_hidden_card():
    [view] = islice(decisions(1), 1)
    cards = list(faces(view.hand))[:3]
    best, *others = measure(view, cards, "a seed", 20)
    assert best.points == 0
    assert all(other.points <= 0 for other in others)
    assert all(0 <= share <= 1 for one in (best, *others) for share in one[3:])
    document = json.loads(json.dumps(document_of(1, view, [best, *others])))
    again = position_from(document)
    assert (again.view.hand, again.view.seat) == (view.hand, view.seat)
    assert again.view.table.pile == view.table.pile
    assert again.view.table.totals == view.table.totals
    assert [len(melds) for melds in again.view.table.melds] == [len(melds) for melds in view.table.melds]
    assert {one.card for one in (best, *others)} == set(again.cards)
    # What is looked at closely is the same whenever it is looked at.
    assert instructive(view, "a seed") == instructive(view, "a seed")
