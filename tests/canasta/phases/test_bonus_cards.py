"""Bonus cards and the turn card (options bonus_cards, bonus_card_counts, turn_card_from_bottom)."""

from __future__ import annotations

from typing import Any

from bot.canasta.cards import NO_CARDS, cards_of, size
from bot.canasta.events import BonusGiven, BonusTaken, DrewHidden, ThreesLaid, TurnCardDrawn, visible_to
from tests.support.builders import LEFT, ME, Situation, cards, dealt, drawing, playing, rules

AFTER = {
    "bonus_cards": "draw_after_initial_meld",
    "bonus_card_counts": [4, 3],
    "turn_card_from_bottom": 9,
    "red_three_role": "american_three",
    "black_three_role": "american_three",
    "three_lay_timing": "own_turn",
}
INTO_HAND = {"bonus_cards": "draw_into_hand", "bonus_card_counts": [5, 2]}
MELD = "K K K A A 2 4 9"
STOCK = "4 5 6 7 8 9 10 J Q K A 8 8"


def melded(stock: str = STOCK, rule: Any = AFTER, **moment: Any) -> Situation:
    return playing(MELD, stock=stock, rules=rule, **moment).does("meld KKK, AA2")


def given(at: Situation) -> list[BonusGiven]:
    return [event for event in at.events if isinstance(event, BonusGiven)]


def test_the_first_side_draws_four_after_its_discard() -> None:
    """pagat, Bonus cards: "after discarding at the end of your turn ... you draw some bonus cards"; sequence 52."""
    at = melded()
    assert not given(at)
    at = at.does("discard 9")
    assert given(at) == [BonusGiven(ME, 4, to_hand=False)]
    assert at.table.bonus == (4, 0, 0, 0)
    assert at.table.stock_size == 9
    assert at.hand(0) == "4"
    assert at.state.hidden.bonus[0] == cards_of(playing(MELD, stock=STOCK, rules=AFTER).state.stock[:4])


def test_the_second_side_draws_three() -> None:
    at = melded(theirs="QQQ").does("discard 9")
    assert given(at) == [BonusGiven(ME, 3, to_hand=False)]


def test_without_the_turn_card_there_are_none() -> None:
    """pagat: "if the turn card is still in the draw pile (so that there are at least 9 cards in the draw pile)"."""
    assert not given(melded("4 5 6 7 8 9 10 J").does("discard 9"))
    assert given(melded("4 5 6 7 8 9 10 J Q").does("discard 9"))


def test_the_bonus_cards_can_take_the_turn_card() -> None:
    """Matrix sequence 53."""
    at = melded("4 5 6 7 8 9 10 J Q").does("discard 9")
    assert TurnCardDrawn(ME, 5) in at.events
    assert at.table.turn_card_drawn


def test_the_turn_card_is_announced_by_whoever_draws_it() -> None:
    """pagat, Modern American Canasta, Deal: "a player who draws the turn card must announce it"."""
    at = drawing("4 9 J", stock="4 5 6 7 8 9 10 J Q K", rules=AFTER).does("draw")
    assert not any(isinstance(event, TurnCardDrawn) for event in at.events)
    at = drawing("4 9 J", stock="4 5 6 7 8 9 10 J Q", rules=AFTER).does("draw")
    assert TurnCardDrawn(ME, 8) in at.events
    at = drawing("4 9 J", stock="3H 4 5 6 7 8 9 10 J Q", rules=AFTER).does("draw")
    assert TurnCardDrawn(ME, 8) in at.events


def test_a_later_meld_brings_no_bonus() -> None:
    at = playing("K 4 9", melds="KKK", stock=STOCK, rules=AFTER).does("meld K", "discard 9")
    assert not given(at)


def test_the_bonus_cards_join_the_hand_when_the_next_turn_begins() -> None:
    """pagat: "At the start of your next turn ... add the bonus cards ... to your hand"; threes are replaced first."""
    at = melded("3C 5 6 7 8 8 8 8 9 10 J Q A 10").does("discard 9")
    for discarded in ("8", "8", "8"):
        at = at.does("draw")
        at = at.does(f"discard {_first(at)}") if discarded not in at.hand().split() else at.does("discard 8")
    assert at.seat == ME
    assert at.table.bonus == (0, 0, 0, 0)
    assert at.state.hidden.bonus[0] == NO_CARDS
    assert BonusTaken(ME, 4) in at.events
    assert any(isinstance(event, ThreesLaid) for event in at.events)
    assert at.table.laid_threes[0] == cards("3C")
    assert at.table.hand_sizes[0] == 5
    assert not any(isinstance(event, DrewHidden) for event in visible_to(at.events, LEFT))


def _first(at: Situation) -> str:
    return at.hand().split()[-1]


def test_wings_are_set_aside_at_the_deal_and_taken_in_order() -> None:
    """pagat, Bonus cards, wings and talons: the first initial melder takes four cards, the other side three."""
    at = dealt(rules(bonus_cards="wings", bonus_card_counts=[4, 3]))
    assert at.table.wings == (4, 3)
    assert tuple(map(size, at.state.hidden.wings)) == (4, 3)
    assert at.table.stock_size == dealt().table.stock_size - 7


def test_dead_wings_are_never_used() -> None:
    """Wikipedia 2005: packets of four and three are laid aside and not used (matrix D47)."""
    at = melded(rule={"bonus_cards": "dead_wings", "bonus_card_counts": [4, 3]}).does("discard 9")
    assert not given(at)


def test_mexicana_draws_into_the_hand_at_once() -> None:
    """variants 3.3: "after a side's initial meld that player draws 13 cards into hand"; red threes are replaced."""
    at = melded("5 3H 6 7 8 10 J", INTO_HAND)
    assert [type(event) for event in at.events[-4:]] == [BonusGiven, DrewHidden, ThreesLaid, DrewHidden]
    assert at.events[-4] == BonusGiven(ME, 5, to_hand=True)
    assert at.events[-2] == ThreesLaid(ME, cards("3H"), 1)
    assert at.hand() == "4 5 6 7 8 9 10"
    assert at.may("discard 10")
    assert not given(at.does("discard 10"))


def test_mexicana_also_after_taking_the_pile() -> None:
    at = drawing("K K A A 2 4 9", pile="5 K", stock="6 7 8 9 10 J", rules=INTO_HAND).does("take KK with AA2")
    assert given(at) == [BonusGiven(ME, 5, to_hand=True)]
    assert at.hand() == "4 5 6 7 8 9 9 10"


def test_a_canasta_instead_of_the_points_brings_them_too() -> None:
    """Wikipedia 2005, American Canasta: a complete canasta is an initial meld whatever it counts."""
    splash = INTO_HAND | {"initial_canasta_waiver": "any_canasta"}
    at = playing("4 4 4 4 4 4 4 5 6", stock=STOCK, rules=splash).does("meld 4444444")
    assert given(at) == [BonusGiven(ME, 5, to_hand=True)]
    one_left = playing("4 4 4 4 4 4 4 5", stock=STOCK, rules=splash).does("meld 4444444")
    assert given(one_left)


def test_going_out_below_the_requirement_brings_none() -> None:
    """pagat, Initial Meld: the waiver is for the whole hand, so that the player is leaving."""
    at = playing("4 4 4 4 4 4 4 5", stock=STOCK, rules=INTO_HAND).does("meld 4444444")
    assert not given(at)
    assert at.does("discard 5").table.result is not None


def test_mexicana_going_out_at_once_brings_none() -> None:
    at = playing("K K K K K K K", stock=STOCK, rules=INTO_HAND).does("meld KKKKKKK")
    assert not given(at)
