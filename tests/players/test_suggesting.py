"""Suggested lay-downs are ordered by what they lead to, and those that lose clearly come last."""

from bot.canasta.actions import LayDown
from bot.canasta.engine import legal_actions
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text
from bot.canasta.rules.presets import rules_of
from bot.canasta.search.suggest import suggested_plays
from bot.players.strong.appraisal import Appraisal
from bot.players.suggesting import Ranking, judged, ranked
from tests.support.builders import Situation, playing

AMERICAN = rules_of("modern_american")


def ranking(at: Situation) -> Ranking:
    view = at.view()
    listed = [action for action in legal_actions(view) if isinstance(action, LayDown)]
    good = [action for action in suggested_plays(view) if isinstance(action, LayDown)]
    return ranked(view, dict.fromkeys([*good, *listed]))


def told(at: Situation) -> list[str]:
    return [action_text(action) for action in ranking(at).ordered]


def test_what_is_worth_most_comes_before_what_is_largest() -> None:
    """A canasta of 300 points is worth more than three aces, which count 60."""
    at = playing("A A A K 4 4 8 9 J", melds="KKKKK2, QQQ")
    assert told(at)[:2] == ["meld KC > #1, AC AD AH", "meld KC > #1"]


def test_aces_and_sevens_that_will_stay_unfinished_come_last() -> None:
    """pagat, American Canasta Scoring: they cost 2,500 points."""
    for special in "A7":
        at = playing(
            f"{special} {special} {special} Q Q Q 4 4 8 9 J",
            melds="KKKKK, 10 10 10 10",
            theirs="6666666, 555",
            stock="4 8 J 4 8 9 J",
            rules=AMERICAN,
        )
        first, *others = told(at)
        assert first == "meld QC QD QH"
        assert others
        assert all(special in text for text in others)


def test_aces_that_are_nearly_a_canasta_may_come_first() -> None:
    at = playing("A A A A A A Q Q Q 4 4 8 9 J", melds="KKKKK, 10 10 10 10", rules=AMERICAN)
    assert told(at)[0] == "meld AC AC AD AD AH AS"
    # Three of six would stay three for long.
    assert told(at)[-1] == "meld AC AC AD"


def test_a_wild_card_for_a_natural_canasta_comes_last() -> None:
    """pagat, Classic Canasta Scoring: 500 points become 300."""
    at = playing("2 Q Q Q 4 5 6 8 9 J J", melds="KKKKKKK, 10 10 10 10")
    assert told(at)[0] == "meld QC QD QH"
    assert told(at)[-1] == "meld 2C > #1"
    only = ranking(playing("2 4 5 6 8 9 J", melds="KKKKKKK"))
    assert only.better_kept


def test_the_last_cards_of_a_hand_that_may_not_go_out_come_last() -> None:
    """pagat, Canasta for Two Players: going out needs two canastas."""
    rules = rules_of("classic_2")
    assert told(playing("8 8 8 J J", melds="888, KKKKKKK", rules=rules)) == [
        "meld 8C > #1",
        "meld 8C 8D 8H > #1",
    ]
    # With both canastas the same cards are laid down.
    at = playing("8 8 8 J J", melds="888, KKKKKKK, 9999999", rules=rules)
    assert told(at)[0] == "meld 8C 8D 8H > #1"


def test_opening_for_nothing_at_the_end_of_the_stock_is_better_left() -> None:
    """pagat, Modern American Canasta, Scoring: without a canasta the cards that were melded count against the side."""
    hand = "K K K K 2 Q Q Q Q 2 J J J J 4 8 9"
    theirs = "6666666, 555"
    assert ranking(playing(hand, stock="4 8 9", theirs=theirs, rules=AMERICAN)).better_kept
    assert not ranking(playing(hand, stock="4 8 9", theirs=theirs)).better_kept


def test_going_out_comes_first_where_it_pays() -> None:
    at = playing("3 3 3 K", melds="K K K K K K, Q Q Q")
    first = ranking(at).ordered[0]
    assert sum(play.cards for play in first.plays) == at.view().hand


def test_wild_cards_are_not_spent_on_what_stays_unfinished() -> None:
    at = ranking(playing("2 4 5 6 8 9 J J", melds="QQQ, 10 10 10"))
    assert at.better_kept


def test_nothing_is_ordered_where_nothing_can_be_laid_down() -> None:
    assert ranked(playing("4 9 J").view(), ()) == Ranking()


def in_order_of(at: Situation, *actions: str) -> tuple[list[str], bool]:
    """The first suggestions where turns that begin so were compared, the best first, and whether cards are better kept."""
    view = at.view()
    compared = [
        Appraisal(parse_action(text, view), -20.0 * place, 10.0, 0.0, 0.0, 0.0)
        for place, text in enumerate(actions)
    ]
    found = judged(view, ranking(at), compared)
    return [action_text(action) for action in found.ordered], found.better_kept


def test_what_the_strong_level_prefers_comes_first() -> None:
    at = playing("A A A K 4 4 8 9 J", melds="KKKKK2, QQQ")
    assert told(at)[0] == "meld KC > #1, AC AD AH"
    order, better_kept = in_order_of(at, "meld AC AD AH", "discard 4C", "meld KC > #1")
    assert (order[0], order[-1], better_kept) == ("meld AC AD AH", "meld KC > #1", False)
    assert sorted(order) == sorted(told(at))
    assert in_order_of(at) == (told(at), False)


def test_what_lays_down_nothing_may_be_best() -> None:
    at = playing("A A A K 4 4 8 9 J", melds="KKKKK2, QQQ")
    order, better_kept = in_order_of(at, "discard 4C", "meld KC > #1")
    assert (order[-1], better_kept) == ("meld KC > #1", True)


def test_what_begins_the_best_turn_is_suggested_in_any_case() -> None:
    at = playing("8 8 8 8 K K K K 4 5 6 9 9 J", melds="QQQQ, 777")
    wanted = "meld 8C 8D 8H, KC KD KH"
    assert wanted not in told(at)
    assert in_order_of(at, wanted)[0] == [wanted, *told(at)]
    # Another suit makes no other suggestion.
    at = playing("A A A A K 4 4 8 9 J", melds="KKKKK2, QQQ")
    order, _ = in_order_of(at, "meld AC AD AS")
    assert (order[0], len(order)) == ("meld AC AD AH", len(told(at)))
