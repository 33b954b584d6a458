"""A little of ``python -m tests.campaigns.daily``."""

import json
from itertools import count

import pytest

from bot.canasta.cards import faces
from bot.canasta.rules.presets import rules_of
from bot.service.daily.house_deals import decisions
from bot.service.daily.positions import DailyPosition, document_of, position_from

pytest.importorskip("numba", reason="the extra 'strong' is not installed")

from bot.players.strong.comparison import measure
from bot.players.strong.instructive import instructive


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset", ["classic_4", "jonola", "hand_and_foot"])
def test_discards_are_measured_and_written_without_a_hidden_card(preset):
    view = next(view for deal in count(1) for view in decisions(rules_of(preset), str(deal)))
    cards = list(faces(view.hand))[:3]
    best, *others = measure(view, cards, "a seed", 20)
    assert best.points == 0
    assert all(other.points <= 0 for other in others)
    for one in (best, *others):
        assert all(0 <= share <= 1 for share in (one.loses_pile, one.goes_out, one.others_go_out))
    document = json.loads(json.dumps(document_of(DailyPosition(view, (best, *others)))))
    assert document["position"]["hands"][1:] == list(view.table.hand_sizes[1:])
    assert document["position"]["stock"] == view.table.stock_size
    again = position_from(document)
    assert (again.view.hand, again.view.seat) == (view.hand, view.seat)
    for same in ("rules", "pile", "totals", "hand_sizes", "feet", "minimums", "known", "laid_threes"):
        assert getattr(again.view.table, same) == getattr(view.table, same)
    assert [len(melds) for melds in again.view.table.melds] == [len(melds) for melds in view.table.melds]
    assert {one.action for one in (best, *others)} == {one.action for one in again.discards}
    # What is looked at closely is the same whenever it is looked at.
    assert instructive(view, "a seed") == instructive(view, "a seed")
