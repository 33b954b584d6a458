"""The pile as people type that they take it, with the cards that come with it."""

import pytest
from msgspec.structs import replace

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import cards_of
from bot.canasta.engine import apply, check
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.notation.action_parser import parse_action, parse_take
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.writing import action_text
from tests.canasta.notation.typed_positions import view
from tests.support import builders


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("KK", "take KC KH"),
        ("KK with QQQ2", "take KC KH with QC QD QS 2D"),
        ("QQQ2 with KK", "take KC KH with QC QD QS 2D"),
        ("KK, QQQ", "take KC KH with QC QD QS"),
        ("KK2", "take KC KH 2D"),
        ("", "take"),
    ],
)
def test_taking_the_pile(typed, meant):
    seat = view("KC KH 2D QC QD QS 4C 5C", pile="9H KS")
    assert action_text(parse_take(typed, seat)) == meant


@pytest.mark.parametrize("typed", ["2", "with 2", "2 > K"])
@pytest.mark.parametrize("melds", ["KKK", "KKKKKK", "KKK2"])
def test_a_wild_card_taken_along_to_the_meld_of_the_upcard_is_one_play(typed, melds):
    """pagat, The Play in Classic Canasta: the upcard is added to a meld; a wild card may go there with it."""
    at = builders.drawing("2 5 6 7", melds=melds, pile="9 K")
    take = parse_take(typed, at.view())
    after = apply(at.state, at.seat, take).state
    (meld,) = after.table.melds[0]
    assert (meld.naturals, meld.wilds) == (melds.count("K") + 1, melds.count("2") + 1)


def test_a_wild_card_that_could_go_to_two_melds_is_asked_for_once_each():
    at = builders.drawing("2 5 6 7", melds="KKK, QQQ", pile="9 K")
    with pytest.raises(AmbiguousActionError) as caught:
        parse_take("2", at.view())
    assert [action_text(choice) for choice in caught.value.choices] == ["take 2C", "take with 2C > #2"]


def test_the_upcard_may_be_typed_with_the_cards_that_take_it():
    seat = view("KC KH 2D QC QD QS 4C 5C", pile="9H KS")
    assert action_text(parse_take("KKK with QQQ", seat)) == "take KC KH with QC QD QS"
    # But not where the hand has as many.
    seat = view("KC KH KD 2D 4C 5C", pile="9H KS")
    assert action_text(parse_take("KKK", seat)) == "take KC KD KH"


def test_the_upcard_may_be_laid_off_alone():
    seat = view("QC QD QS 4C 5C", "KKK", pile="9H KS")
    assert action_text(parse_take("with QQQ", seat)) == "take with QC QD QS"
    assert action_text(parse_take("QQQ", seat)) == "take with QC QD QS"
    assert check(seat, parse_take("", seat)) is None


def test_a_part_of_the_pile_is_written_and_read():
    """pagat, Albany Canasta: the lowest of the cards taken goes with the cards of the hand."""
    view = builders.drawing(
        "7C 7D 4 6", melds="QQQ", pile="5 7H 9 K", rules={"pile_take_extent": "from_card"}
    ).view()
    action = TakePile(Play(cards_of(exact_cards("7C 7D"))), count=3)
    assert parse_action("take top 3 77", view) == action
    assert parse_action("take the pile top 3: 777", view) == action
    assert parse_action(action_text(action), view) == action
    assert parse_action("take top 1", view) == TakePile(count=1)


def test_wild_cards_for_a_wild_card_of_the_pile_begin_a_meld_where_they_may():
    """As three of them do by themselves. Option pile_wild_pair: two twos take a two on top."""
    rules = {"wild_melds": True, "pile_wild_pair": True, "pile_block_tops": [], "same_rank_melds": "many"}
    at = builders.drawing("2D 2D 9 J", melds="KKK, 2C2S*", pile="5 2H", rules=rules).view()
    begun = TakePile(Play(cards_of(exact_cards("2D 2D"))))
    added = TakePile(replace(begun.use, meld=at.melds[1].id))
    for take in (begun, added):
        assert check(at, take) is None
        assert parse_action(action_text(take), at) == take


def test_the_pair_for_the_upcard_may_lie_in_the_initial_meld_of_the_hand():
    """pagat, Modern American Canasta, Initial meld: the pair "may be part of your initial meld or separate"."""
    at = builders.drawing(
        "A A * 4 5 6 7 8", pile="9 A", rules={"initial_pile_allowed": "yes_after_hand_meld"}
    ).view()
    read = parse_action("take with AA *", at)
    assert isinstance(read, TakePile)
    assert not read.use.cards
    assert len(read.more) == 1
