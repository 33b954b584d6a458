"""Melds as people type them: which cards go to which melds, and when that is asked."""

import pytest

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import card, cards_of
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError
from bot.canasta.melds import MeldId
from bot.canasta.notation.action_parser import parse_action, parse_lay_down
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.tokens import Unreadable
from bot.canasta.notation.writing import action_text
from tests.canasta.notation.typed_positions import HAND, playing, unreadable, view, why
from tests.support import builders


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("KKK2, QQQ", "meld KC KH KS 2D, QC QD QS"),
        ("k k k 2", "meld KC KH KS 2D"),
        ("10 10 J*", "meld 10H 10S *"),
        ("KKK QQQ", "meld KC KH KS, QC QD QS"),
        ("KKKQQQ", "meld KC KH KS, QC QD QS"),
        ("QQQ kkk", "meld QC QD QS, KC KH KS"),
        ("KKK2 QQQ", "meld KC KH KS 2D, QC QD QS"),
        ("KKK 2QQQ", "meld KC KH KS, QC QD QS 2D"),
        ("KKK QQQ 2", "meld KC KH KS, QC QD QS 2D"),
        ("2 KKK QQQ", "meld KC KH KS 2D, QC QD QS"),
        ("KKK; QQQ + 10 10 *", "meld KC KH KS, QC QD QS, 10H 10S *"),
        ("KKK\nQQQ", "meld KC KH KS, QC QD QS"),
        ("KKK and QQQ", "meld KC KH KS, QC QD QS"),
        ("(KKK2) (QQQ)", "meld KC KH KS 2D, QC QD QS"),
        ("KKK, QQQ, 2 > K", "meld KC KH KS 2D, QC QD QS"),
        ("KKK, QQQ, Q: 2", "meld KC KH KS, QC QD QS 2D"),
        ("KKK, 2 to K", "meld KC KH KS 2D"),
        ("K: KKK2", "meld KC KH KS 2D"),
        ("kh, ks, kc", "meld KC KH KS"),
        ("♥K ♠K ♣K", "meld KC KH KS"),
        ("K♣K♥K♠ 2♦", "meld KC KH KS 2D"),
        ("QQJK", "meld QC QD *"),
        ("QQ jk", "meld QC QD *"),
        ("QQ\\*", "meld QC QD *"),
        ("QQ joker", "meld QC QD *"),
        ("333", "meld 3C 3C 3S"),
    ],
)
def test_melds_as_people_type_them(typed, meant):
    assert action_text(parse_lay_down(typed, playing(HAND))) == meant


def test_jacks_beside_a_joker_stay_jacks():
    seat = playing("JC JD JH * 10C 10D KC KD KH")
    assert action_text(parse_lay_down("JJ*", seat)) == "meld JC JD *"
    assert action_text(parse_lay_down("JJJ*", seat)) == "meld JC JD JH *"
    assert action_text(parse_lay_down("JJJKKK", seat)) == "meld JC JD JH, KC KD KH"
    assert action_text(parse_lay_down("10 10 J*", seat)) == "meld 10C 10D *"
    # With jacks on the table the two readings of "J*" are different lawful plays.
    seat = playing("JC JD * 10C 10D 4C 5C", "JH JS JC, 10H 10S 10C")
    with pytest.raises(AmbiguousActionError) as caught:
        parse_lay_down("10 J*", seat)
    assert {action_text(choice) for choice in caught.value.choices} == {
        "meld 10C, JC *",
        "meld 10C *",
    }


def test_a_lone_wild_goes_to_the_only_meld_it_can_go_to():
    assert action_text(parse_lay_down("2", playing("2D 4C 5C", "KKK"))) == "meld 2D > #1"
    # Kings are full of wild cards; only queens can take it.
    assert action_text(parse_lay_down("2", playing("2D 4C 5C", "KKK222, QQQ"))) == "meld 2D > #2"
    # With no meld at all the game says why not.
    seat = playing("2D 4C 5C")
    assert why(seat, parse_lay_down("2", seat)).reason == "wilds_only"


def test_a_lone_wild_with_several_melds_is_asked_about():
    seat = playing("2D 4C 5C 6C", "KKK, QQQ")
    with pytest.raises(AmbiguousActionError) as caught:
        parse_lay_down("2", seat)
    assert caught.value.choices == (
        LayDown((Play(cards_of([card(2, 1)]), MeldId(1)),)),
        LayDown((Play(cards_of([card(2, 1)]), MeldId(2)),)),
    )
    for typed, meant in [("2>K", 1), ("2 -> k", 1), ("2 → Q", 2), ("2 to q", 2), ("2 on Q", 2), ("K: 2", 1)]:
        assert parse_lay_down(typed, seat).plays == (Play(cards_of([card(2, 1)]), MeldId(meant)),)
    assert parse_lay_down("2 > #2", seat) == parse_lay_down("#2: 2", seat) == parse_lay_down("2>Q", seat)


def test_a_wild_between_two_ranks_is_asked_about():
    seat = playing(HAND)
    with pytest.raises(AmbiguousActionError) as caught:
        parse_lay_down("KKK2QQQ", seat)
    assert [action_text(choice) for choice in caught.value.choices] == [
        "meld KC KH KS 2D, QC QD QS",
        "meld KC KH KS, QC QD QS 2D",
    ]
    # Only one of them is a meld here.
    assert action_text(parse_lay_down("KKK2QQ", seat)) == "meld KC KH KS, QC QD 2D"
    # Two wild cards between two pairs can only be shared.
    assert action_text(parse_lay_down("KK2*QQ", seat)) == "meld KC KH 2D, QC QD *"


def test_when_nothing_is_lawful_for_one_reason_that_reason_is_told():
    seat = view("2D 4C 5C 6C", "KKK, QQQ", pile="4D")
    assert why(seat, parse_lay_down("2", seat)).reason == "must_draw_first"


def test_every_choice_is_lawful_when_any_is():
    seat = playing("2D 2C 4C 5C 6C 7C", "KKK22, QQQ222, 777")
    with pytest.raises(AmbiguousActionError) as caught:
        parse_lay_down("2", seat)
    assert len(caught.value.choices) == 2
    assert all(check(seat, choice) is None for choice in caught.value.choices)


def test_targets_that_make_no_sense():
    seat = playing(HAND, "AAA")
    assert unreadable(Unreadable.NO_MELD_OF_RANK, parse_lay_down, "2 > J", seat).facts == {"rank": "J"}
    for text in ("2 > K > Q", "2 >", "> KQ", "2 > KK", "2 > 2", "2 > *", "#1 #2", "K: ", "2 > K: Q"):
        with pytest.raises(NotationError):
            parse_lay_down(text, seat)


def test_other_natural_cards_for_a_named_meld_are_left_for_the_game_to_refuse():
    seat = playing("QC QD 4C 5C", "KKK")
    assert why(seat, parse_lay_down("K: QQ", seat)).reason == "mixed_ranks"


@pytest.mark.parametrize(
    "text, reason",
    [
        ("K J 9", "mixed_ranks"),
        ("KJ9", "mixed_ranks"),
        ("KH JH 9H", "mixed_ranks"),
        ("KKQ", "mixed_ranks"),
        ("K Q 2", "mixed_ranks"),
        ("K 3 9", "mixed_ranks"),
        ("QQQ, K J 9", "mixed_ranks"),
        # A joker may be meant, which makes it no better.
        ("JK 9 5", "mixed_ranks"),
        ("JK9", "mixed_ranks"),
        # Two melds are meant, of which one or both lack something.
        ("KK 99", "too_few_cards"),
        ("QQQ K", "too_few_naturals"),
        ("K, J, 9", "too_few_naturals"),
    ],
)
def test_cards_of_several_ranks_written_as_one_meld_are_refused_as_such(text, reason):
    """pagat, Melds and Canastas: "three or more cards of the same natural rank"."""
    seat = playing("KH KC JH 9H 9C QC QD QH 2C 3S 5S *", "777")
    assert why(seat, parse_lay_down(text, seat)).reason == reason


def test_cards_of_several_ranks_go_to_the_melds_that_there_are():
    """pagat, Melds in Classic Canasta: cards of the rank of a meld are merged into it."""
    seat = playing("KH JH 9H 4S 5S", "KKK, JJJ, 999")
    assert check(seat, parse_lay_down("KJ9", seat)) is None
    lacking = playing("KH JH 9H 4S 5S", "KKK, JJJ")
    assert why(lacking, parse_lay_down("KJ9", lacking)).reason == "too_few_naturals"


def test_typed_suits_are_kept():
    assert action_text(parse_lay_down("KS KH K", playing("KC KD KH KS 4C 5C"))) == "meld KC KH KS"
    assert action_text(parse_lay_down("KS KH KD", playing("KC KD KH KS 4C 5C"))) == "meld KD KH KS"


def test_three_wild_cards_alone_are_a_meld_where_such_melds_are_played():
    """pagat, Modern American Canasta: melds of wild cards; one or two wild cards go to a meld as elsewhere."""
    text = "2C 2D *"
    wild = LayDown((Play(cards_of(exact_cards(text))),))
    at = builders.playing(f"{text} 4 5 6", melds="KKK", rules={"wild_melds": True}).view()
    assert parse_action(f"meld {text}", at) == wild
    assert parse_action("meld 2C", at) == LayDown((Play(cards_of(exact_cards("2C")), at.melds[0].id),))
    begun = builders.playing(f"{text} 4 5 6", melds="KKK, 22*", rules={"wild_melds": True}).view()
    assert parse_action(f"meld {text}", begun) == wild
    classic = builders.playing(f"{text} 4 5 6", melds="KKK").view()
    assert parse_action(f"meld {text}", classic) == LayDown((Play(wild.plays[0].cards, classic.melds[0].id),))
