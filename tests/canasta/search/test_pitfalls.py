"""Pitfalls of lay-downs: what the rules make them cost, or forbid after them."""

from bot.canasta.actions import LayDown
from bot.canasta.drafts.judging import resolve_in_turn
from bot.canasta.errors import Violation
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.rules.presets import rules_of
from bot.canasta.search.pitfalls import CountsAgainst, FewCards, Pitfall, Spoilt, Unfinished, pitfalls_of
from tests.support.builders import Situation, playing

AMERICAN = rules_of("modern_american")


def pitfalls(at: Situation, typed: str) -> list[Pitfall]:
    view = at.view()
    action = parse_action(typed, view)
    assert isinstance(action, LayDown)
    melds = resolve_in_turn(action, view)
    assert not isinstance(melds, Violation)
    return list(pitfalls_of(view, action, melds))


def test_a_wild_card_makes_a_natural_canasta_a_mixed_one() -> None:
    """pagat, Classic Canasta Scoring: a natural canasta counts 500, a mixed one 300."""
    at = playing("2 K 4 9 J", melds="KKKKKKK, 888")
    [spoilt] = pitfalls(at, "meld 2 > K")
    assert isinstance(spoilt, Spoilt)
    assert (spoilt.before, spoilt.after) == (500, 300)
    assert not pitfalls(at, "meld K > K")
    assert not pitfalls(at, "meld 2 > 8")
    assert not pitfalls(playing("2 4 9 J", melds="KKKKK22"), "meld 2 > K")


def test_aces_and_sevens_cost_points_while_they_are_unfinished() -> None:
    """pagat, American Canasta Scoring: 2,500 points for sevens or pure aces that are no canasta."""
    at = playing("A A A 7 7 7 4 9 J", melds="KKKKKKK", rules=AMERICAN)
    for typed in ("meld AAA", "meld 777"):
        [unfinished] = pitfalls(at, typed)
        assert isinstance(unfinished, Unfinished)
        assert unfinished.cost == 2500
    assert not pitfalls(playing("A 4 9 J 5", melds="AAA, KKKKKKK", rules=AMERICAN), "meld A > A")
    assert not pitfalls(playing("A A A 4 9 J", melds="KKKKKKK"), "meld AAA")


def test_the_last_cards_of_a_hand_that_may_not_go_out() -> None:
    """pagat, Canasta for Two Players: going out needs two canastas; else a card stays in the hand."""
    two = rules_of("classic_2")
    at = playing("8 8 4 J", melds="888, KKKKKKK", rules=two)
    [few] = pitfalls(at, "meld 88 > 8")
    assert few == FewCards(needed=2, have=1)
    assert few.lacks_canastas
    assert not pitfalls(at, "meld 8 > 8")
    # The canasta that the play completes counts.
    assert not pitfalls(playing("8 8 4 J", melds="88888, KKKKKKK", rules=two), "meld 88 > 8")
    assert not pitfalls(playing("8 8 4 J", melds="888, KKKKKKK"), "meld 88 > 8")


def test_an_empty_hand_that_picks_up_a_foot_is_no_pitfall() -> None:
    """Wikipedia 2005, Hand & Foot: who has played the hand goes on with the foot."""
    rules = rules_of("hand_and_foot")
    with_foot = {seat: " ".join("456789JQKA4") for seat in range(4)}
    assert not pitfalls(playing("8 8 4 J", melds="888", rules=rules, feet=with_foot), "meld 88 > 8")
    [few] = pitfalls(playing("8 8 4 J", melds="888", rules=rules, feet={}), "meld 88 > 8")
    assert isinstance(few, FewCards)


def test_first_melds_at_the_end_of_the_stock_count_against_a_side_without_a_canasta() -> None:
    """pagat, Modern American Canasta, Scoring: without a canasta the cards that were melded count against the side."""
    hand, typed = "K K K K 2 Q Q Q Q 2 J J J J 4 8 9", "meld KKKK2, QQQQ2, JJJJ"
    late = playing(hand, stock="4 8 9", rules=AMERICAN)
    assert pitfalls(late, typed) == [CountsAgainst(stock=3)]
    assert not pitfalls(playing(hand, stock="4 8 9 4", rules=AMERICAN), typed)
    # In Classic whatever is melded counts for the side.
    assert not pitfalls(playing(hand, stock="4 8 9"), typed)
