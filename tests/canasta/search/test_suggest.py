"""Suggested plays: legal, few and in a sensible order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.canasta.actions import LayDown, TakePile
from bot.canasta.cards import NATURAL_RANKS, NATURALS, Rank, cards_of, each_card, size
from bot.canasta.engine import check, legal_actions
from bot.canasta.notation.writing import action_text
from bot.canasta.rules.presets import rules_of
from bot.canasta.search.suggest import suggested_plays
from tests.canasta.search.card_values import loose_cards, points_of
from tests.support.builders import Situation, drawing, playing, ranks


def _random_moments(seed: int, count: int) -> Iterator[Situation]:
    rng = Random(seed)
    pack = loose_cards()
    for _ in range(count):
        drawn = rng.sample(pack, 40)
        melds = []
        for rank in rng.sample(NATURAL_RANKS, rng.randint(0, 3)):
            cards = [face for face in drawn[20:] if face >> 2 == rank]
            if len(cards) >= 3:
                melds.append(ranks(cards_of(cards)))
                drawn = [face for face in drawn if face >> 2 != rank]
        hand = drawn[: rng.randint(1, 14)]
        make = rng.choice((drawing, playing))
        yield make(
            ranks(cards_of(hand)),
            melds=", ".join(melds),
            pile=rng.choice(("9 K", "4 4 Q", "A")),
            rules={"deck_count": 4},
        )


def test_suggestions_are_legal_few_and_different() -> None:
    seen: Counter[str] = Counter()
    for at in _random_moments(1, 600):
        view = at.view()
        good = suggested_plays(view, most=4)
        assert len(good) <= 4
        assert len(set(good)) == len(good)
        assert all(check(view, action) is None for action in good)
        kinds = {type(action) for action in legal_actions(view) if isinstance(action, LayDown | TakePile)}
        assert bool(good) == bool(kinds)
        assert {type(action) for action in good} <= kinds
        seen.update(type(action).__name__ for action in good)
    assert min(seen["LayDown"], seen["TakePile"]) > 50


def test_all_naturals_are_suggested_before_wild_cards() -> None:
    at = playing("K Q Q Q 7 8 9 2 *", melds="K K K")
    first = suggested_plays(at.view())[0]
    assert isinstance(first, LayDown)
    assert sorted(face >> 2 for play in first.plays for face in each_card(play.cards)) == [12, 12, 12, 13]


def test_finishing_a_canasta_comes_first() -> None:
    at = playing("K 2 Q Q Q 7 8 9", melds="K K K K K")
    first = suggested_plays(at.view())[0]
    assert isinstance(first, LayDown)
    assert [size(play.cards) for play in first.plays] == [2]
    assert at.table.melds[0][0].id == first.plays[0].meld


def test_no_suggestion_spoils_what_needs_no_wild_card() -> None:
    at = playing("K 2 7 8 9", melds="K K K K K K")
    first = suggested_plays(at.view())[0]
    assert isinstance(first, LayDown)
    assert first.plays[0].cards & NATURALS == first.plays[0].cards


def test_going_out_comes_before_all() -> None:
    at = playing("3 3 3 K", melds="K K K K K K, Q Q Q")
    first = suggested_plays(at.view())[0]
    assert isinstance(first, LayDown)
    assert sum(size(play.cards) for play in first.plays) == 4


def test_going_out_with_the_discard_comes_before_what_merely_suffices() -> None:
    """Aces and six kings make the 120 points; with the seventh king they end the round."""
    view = playing("K K K K K K K A A A 5", totals=(4900, 1200)).view()
    best = suggested_plays(view)[0]
    assert isinstance(best, LayDown)
    assert sum(size(play.cards) for play in best.plays) == 10


def _suggested(at: Situation) -> list[str]:
    return [action_text(action) for action in suggested_plays(at.view())]


def test_a_sequence_is_finished_before_its_cards_begin_another() -> None:
    """Wikipedia 2005, Samba: seven cards in a row count 1,500."""
    samba = rules_of("samba")
    at = playing("9H 10H JH K K 4S 5S 6S 7S 2", melds="4H 5H 6H 7H 8H, K K K", rules=samba)
    assert _suggested(at)[:2] == ["meld 10H 9H > #1", "meld 7S 6S 5S 4S"]
    # A canasta comes before a sequence that stays unfinished.
    short = playing("7H 8H K K 9 9 4S", melds="4H 5H 6H, K K K K K", rules=samba)
    assert _suggested(short)[0].endswith("> #2")
    assert _suggested(short)[1] == "meld 8H 7H > #1"
    # Both ends are made longer, and never beyond seven.
    ends = playing("4H 5H 9H 10H JH K 8S", melds="6H 7H 8H", rules=samba)
    assert _suggested(ends)[0] == "meld JH 10H 9H 5H > #1"


def test_nothing_is_suggested_while_others_play() -> None:
    at = playing("K K K Q Q Q A A A")
    assert suggested_plays(at.view(0))
    assert not suggested_plays(at.view(1))


def test_initial_melds_are_suggested_as_combinations() -> None:
    at = playing("A A A K K K 4 5 6 7 8 9", totals=(1500, 0))
    good = suggested_plays(at.view())
    assert good
    assert all(isinstance(action, LayDown) and points_of(action.plays) >= 90 for action in good)


def test_the_pile_is_suggested_with_all_naturals_of_its_rank() -> None:
    at = drawing("K K K 4 5 6 7", melds="Q Q Q", pile="5 K")
    first = suggested_plays(at.view())[0]
    assert isinstance(first, TakePile)
    assert [face >> 2 for face in each_card(first.use.cards)] == [Rank.KING] * 3
