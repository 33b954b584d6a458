"""Text for cards, melds and actions: written one way, read in the many ways people type."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    StartRound,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import FACES, JOKER, Rank, Suit, card, cards_of, contains, each_card
from bot.canasta.engine import apply, check, view_of
from bot.canasta.errors import AmbiguousActionError, NotationError, Violation
from bot.canasta.events import Discarded
from bot.canasta.melds import MeldId
from bot.canasta.notation import (
    LONGEST_TEXT,
    Unreadable,
    action_text,
    card_from_hand,
    card_text,
    cards_from_hand,
    cards_text,
    exact_cards,
    parse_action,
    parse_card,
    parse_cards,
    parse_lay_down,
    parse_plays,
    parse_take,
    rank_text,
)
from bot.canasta.positions.actions import write_event
from bot.canasta.positions.read_position import read_position
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView
from tests.support import builders
from tests.support.random_play import random_play


def view(hand: str, melds: str = "", pile: str = "", **more) -> SeatView:
    """What seat 0 sees; its side's melds are separated by commas."""
    rows = [[meld.strip() for meld in melds.split(",") if meld.strip()], []]
    document = {"hands": {"0": hand}, "melds": rows, "pile": pile} | more
    return view_of(read_position(document).state, Seat(0))


def playing(hand: str, melds: str = "") -> SeatView:
    return view(hand, melds, took="stock")


def why(seat: SeatView, action: Action) -> Violation:
    violation = check(seat, action)
    assert violation is not None
    return violation


def unreadable(key: Unreadable, call, *arguments) -> NotationError:
    with pytest.raises(NotationError) as caught:
        call(*arguments)
    assert caught.value.key == key, caught.value
    return caught.value


HAND = "KC KH KS 2D QC QD QS * 10H 10S 9H 3S"

# ---------------------------------------------------------------------------------------------------------- cards


def test_every_card_has_one_text_that_names_it():
    texts = [card_text(face) for face in FACES]
    assert len(set(texts)) == 53
    assert {"KH", "10S", "2D", "*", "3C", "AS"} <= set(texts)
    for face, text in zip(FACES, texts, strict=True):
        assert parse_card(text) == parse_card(text.lower()) == parse_card(f"  {text} ") == face


@pytest.mark.parametrize("text", ["10h", "Th", "10 h", "10♥", "10♥️", "t♡", "♥10", "1０H", "`10h`"])
def test_the_ten_of_hearts_can_be_typed(text):
    assert parse_card(text) == card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text", ["*", "JK", "jk", "joker", "JOKER", "jkr", "W", "wild", "🃏", "\\*", "jk ", "(*)", "Jokers"]
)
def test_the_joker_can_be_typed(text):
    assert parse_card(text) == JOKER


def test_the_jack_is_no_joker():
    assert parse_cards("J J*  JH J♦") == [
        (Rank.JACK, None),
        (Rank.JACK, None),
        (Rank.JOKER, None),
        (Rank.JACK, Suit.HEARTS),
        (Rank.JACK, Suit.DIAMONDS),
    ]
    assert parse_cards("JJJKKK") == [(Rank.JACK, None)] * 3 + [(Rank.KING, None)] * 3
    assert parse_cards("JK JKJK") == [(Rank.JOKER, None)] * 3


def test_cards_may_touch_or_not_and_suits_are_optional():
    together = [(13, None), (13, None), (13, None), (2, None)]
    for text in ("KKK2", "k k k 2", "K,K,K,2", "K-K-K-2", "KK K2"):
        assert parse_cards(text) == together
    assert parse_cards("1010T") == [(10, None)] * 3
    assert parse_cards("") == parse_cards(" , ") == []


@pytest.mark.parametrize("text", ["1", "11", "0", "KX", "K2!", "hello", "K?", "2b", "Ü", "十", "K = Q"])
def test_what_means_nothing_is_named(text):
    error = unreadable(Unreadable.UNKNOWN_TEXT, parse_cards, text)
    assert error.facts["text"]
    assert error.facts["text"] in text.upper()


@pytest.mark.parametrize("text", ["*H", "KHS", "K♥♥", "HS", "KH S", "H"])
def test_a_suit_belongs_to_one_card(text):
    unreadable(Unreadable.SUIT_MISPLACED, parse_cards, text)


def test_one_card_is_one_card():
    assert unreadable(Unreadable.SUIT_MISSING, parse_card, "K").facts == {"rank": "K"}
    assert unreadable(Unreadable.ONE_CARD_EXPECTED, parse_card, "KH KS").facts == {"count": 2}
    assert unreadable(Unreadable.ONE_CARD_EXPECTED, parse_card, "").facts == {"count": 0}
    assert exact_cards("KS 4H *") == (card(13, 3), card(4, 2), JOKER)


def test_cards_are_written_by_rank_aces_first_and_wild_cards_last():
    cards = cards_of(exact_cards("2D KH * 10S 10C KC AS 3C"))
    assert cards_text(cards) == "AS KC KH 10C 10S 3C 2D *"
    assert cards_text(cards, suits=False) == "A KK 10 10 3 2 *"
    assert cards_text(0) == ""


@given(st.lists(st.sampled_from(FACES), max_size=40).map(cards_of))
def test_written_cards_are_read_back(cards):
    assert cards_of(exact_cards(cards_text(cards))) == cards
    # Without suits the ranks are the same, and in a hand of these cards alone the same cards are meant.
    if cards:
        assert cards_from_hand(cards_text(cards, suits=False), cards) == cards


# ---------------------------------------------------------------------------------------------- cards of a hand


def test_ranks_mean_the_lowest_suits_of_the_hand():
    hand = cards_of(exact_cards("KD KH KS 4C"))
    assert cards_text(cards_from_hand("KK", hand)) == "KD KH"
    # A suit that is said is taken first, wherever it stands.
    assert cards_text(cards_from_hand("K K KD", hand)) == "KD KH KS"
    assert card_from_hand("k", hand) == card(13, Suit.DIAMONDS)
    unreadable(Unreadable.NO_CARDS, cards_from_hand, " ", hand)


def test_a_three_is_black_before_it_is_red():
    assert card_text(card_from_hand("3", cards_of(exact_cards("3D 3S")))) == "3S"
    assert card_text(card_from_hand("3", cards_of(exact_cards("3H 3D")))) == "3D"
    assert card_text(card_from_hand("3h", cards_of(exact_cards("3H 3S")))) == "3H"


def test_what_the_hand_lacks_is_left_for_the_game_to_refuse():
    seat = playing("4H 5D 6S")
    assert why(seat, Discard(card_from_hand("K", seat.hand))).reason == "cards_not_in_hand"
    assert why(seat, Discard(card_from_hand("5S", seat.hand))).facts["missing"] == (card(5, 3),)
    # Of two sevens a third is wanted: the one named is not one of those that are there.
    pair = playing("7C 7D 9 9 9 K", melds="QQQ")
    (missing,) = why(pair, LayDown(parse_plays("777", pair))).facts["missing"]
    assert missing == card(7, Suit.HEARTS)


def test_one_card_to_throw_is_one_card():
    hand = cards_of(exact_cards("* JC"))
    assert card_from_hand("J*", hand) == JOKER
    assert card_from_hand("J", hand) == card(11, 0)
    unreadable(Unreadable.ONE_CARD_EXPECTED, card_from_hand, "JJ", hand)


# --------------------------------------------------------------------------------------------------------- melds


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
        parse_plays("2", seat)
    assert caught.value.choices == (
        LayDown((Play(cards_of([card(2, 1)]), MeldId(1)),)),
        LayDown((Play(cards_of([card(2, 1)]), MeldId(2)),)),
    )
    for typed, meant in [("2>K", 1), ("2 -> k", 1), ("2 → Q", 2), ("2 to q", 2), ("2 on Q", 2), ("K: 2", 1)]:
        assert parse_plays(typed, seat) == (Play(cards_of([card(2, 1)]), MeldId(meant)),)
    assert parse_plays("2 > #2", seat) == parse_plays("#2: 2", seat) == parse_plays("2>Q", seat)


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


# ------------------------------------------------------------------------------------------------------- actions


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


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("draw", Draw()),
        (" Draw ", Draw()),
        ("pass", Pass()),
        ("ask", AskPartner()),
        ("ask partner", AskPartner()),
        ("ask_partner", AskPartner()),
        ("withdraw", WithdrawQuestion()),
        ("withdraw_question", WithdrawQuestion()),
        ("answer yes", Answer(True)),
        ("no", Answer(False)),
        ("take", TakePile()),
        ("take the pile", TakePile()),
        ("discard 4S", Discard(card(4, 3))),
        ("throw: *", Discard(JOKER)),
        ("meld", LayDown(())),
    ],
)
def test_actions_as_text(typed, meant):
    assert parse_action(typed) == meant


def test_texts_that_are_no_action():
    assert "meld" in unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "fold").facts["known"]
    unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "")
    unreadable(Unreadable.UNKNOWN_ACTION, parse_action, "drawing")
    unreadable(Unreadable.TEXT_AFTER_ACTION, parse_action, "draw two")
    unreadable(Unreadable.SUIT_MISSING, parse_action, "discard K")
    unreadable(Unreadable.UNKNOWN_TEXT, parse_action, "meld KH KS with KD")
    # Without a table nothing tells where a lone wild card goes.
    unreadable(Unreadable.NO_MELD_FOR_WILDS, parse_action, "meld 2D")


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_match_is_read_as_it_was_written(seed):
    for moment in random_play(1200, seed):
        if moment.seat is None:
            continue
        text = action_text(moment.action)
        assert parse_action(text) == moment.action
        assert parse_action(text, view_of(moment.before, moment.seat)) == moment.action


@pytest.mark.parametrize("seed", range(2))
def test_ranks_alone_say_enough_for_every_lay_down_of_a_match(seed):
    """Typed without suits and meld numbers, as people do: the same ranks go to the same melds, or it is asked."""
    for moment in random_play(1500, seed + 100):
        if moment.seat is None or not isinstance(moment.action, LayDown):
            continue
        seat = view_of(moment.before, moment.seat)
        texts = []
        for play in moment.action.plays:
            text = cards_text(play.cards, suits=False)
            melds = [meld.rank for meld in seat.melds if meld.id == play.meld]
            texts.append(f"{rank_text(melds[0])}: {text}" if melds else text)
        read = parse_lay_down(", ".join(texts), seat)
        assert check(seat, read) is None
        assert rank_shape(read, seat) == rank_shape(moment.action, seat)


def rank_shape(action: LayDown, seat: SeatView) -> list[tuple[int, list[int]]]:
    """For each play the rank of its meld and the ranks of its cards."""
    by_id = {meld.id: meld.rank for meld in seat.melds}
    shape = []
    for play in action.plays:
        ranks = sorted(each >> 2 for each in each_card(play.cards))
        shape.append((by_id[play.meld] if play.meld else max(ranks), ranks))
    return sorted(shape)


def test_the_secret_of_a_deal_is_never_written():
    assert "5e5e" not in action_text(StartRound("5e" * 32, "label", "cut"))


# ------------------------------------------------------------------------------------------- anything at all typed

TABLES = [
    playing(HAND),
    playing("2C 2D * * 4C 5C 6C KC", "KKK, QQQ, 777, 888, 999, AAA"),
    view("KC KH 2D QC QD QS 4C 5C", "888, 999", pile="9H KS"),
]
card_like = st.text(alphabet="KQJ1023*AHDCS ♥,;>:#+/\nwith JOKERtm", max_size=60)


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(max_size=80), card_like), st.sampled_from(TABLES))
@example("2," * 60, TABLES[1])
@example("K2Q" * 30, TABLES[1])
@example("JK" * 40, TABLES[0])
@example("J*," * 40, TABLES[0])
@example("ﷺ" * 999, TABLES[0])
@example("2*" * 50, TABLES[1])
def test_any_text_is_read_refused_or_asked_about(text, seat):
    started = time.process_time()
    for read in (parse_lay_down, parse_take, parse_action, lambda some, _: parse_cards(some)):
        outcome(read, text, seat)
    laid = outcome(parse_lay_down, text, seat)
    if isinstance(laid, LayDown):
        used = sum(play.cards for play in laid.plays)
        # What the hand lacks is refused by the game, never overlooked.
        assert contains(seat.hand, used) or check(seat, laid) is not None
    assert time.process_time() - started < 2


def outcome(read: Callable[[str, SeatView], Any], text: str, seat: SeatView) -> Any:
    """What a text is read as, or the refusal of a kind that every caller knows."""
    try:
        return read(text, seat)
    except NotationError as error:
        refusal = error
    except AmbiguousActionError as error:
        assert len(set(error.choices)) == len(error.choices) >= 2  # noqa: PT017 - any text may come here
        return None
    assert refusal.key in set(Unreadable)
    return None


def test_a_text_too_long_is_not_looked_at():
    assert unreadable(Unreadable.TEXT_TOO_LONG, parse_cards, "K" * (LONGEST_TEXT + 1)).facts == {
        "length": LONGEST_TEXT + 1,
        "limit": LONGEST_TEXT,
    }
    unreadable(Unreadable.TOO_MANY_CARDS, parse_cards, "K" * 437)
    unreadable(Unreadable.TOO_MANY_CARDS, parse_lay_down, "K" * 101, TABLES[0])
    unreadable(Unreadable.TOO_MANY_CARDS, cards_from_hand, "K" * 101, 0)


def test_too_many_readings_are_refused_instead_of_listed():
    unreadable(Unreadable.TOO_MANY_READINGS, parse_lay_down, "2," * 9, TABLES[1])
    unreadable(Unreadable.TOO_MANY_READINGS, parse_lay_down, "KQJKQJKQJKQJK", TABLES[1])


@pytest.mark.parametrize(
    "text, action",
    [
        ("threes 3H 3S", LayThrees(cards_of(exact_cards("3H 3S")))),
        ("show straight", DeclareSpecialHand("straight")),
        ("show pairs-with-twos", DeclareSpecialHand("pairs_with_twos")),
        ("show pairs with upcard", DeclareSpecialHand("pairs", with_upcard=True)),
    ],
)
def test_threes_and_special_hands_are_written_and_read(text, action):
    assert parse_action(text) == action
    assert parse_action(action_text(action)) == action


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


def test_the_pair_for_the_upcard_may_lie_in_the_initial_meld_of_the_hand():
    """pagat, Modern American Canasta, Initial meld: the pair "may be part of your initial meld or separate"."""
    at = builders.drawing(
        "A A * 4 5 6 7 8", pile="9 A", rules={"initial_pile_allowed": "yes_after_hand_meld"}
    ).view()
    read = parse_action("take with AA *", at)
    assert isinstance(read, TakePile)
    assert not read.use.cards
    assert len(read.more) == 1


# -------------------------------------------------------------------------------------------------------- sequences


def samba(hand: str, **more) -> SeatView:
    """What seat 0 sees where sequences are played (Wikipedia 2005, Samba)."""
    options = {
        "sequence_melds": True,
        "sequence_pile_take": "top_card_only",
        "deck_count": 3,
        "joker_count": 6,
    }
    return builders.playing(hand, rules=builders.unchecked_rules(**options), **more).view()


def plays_of(text: str, view: SeatView) -> list[str]:
    return [f"{cards_text(play.cards)} {play.meld or ''}".strip() for play in parse_plays(text, view)]


def test_cards_of_one_suit_in_a_row_are_a_sequence():
    hand = samba("4H 5H 6H 4D 4S 9C 10C JC QC")
    assert plays_of("6H 4H 5H", hand) == ["6H 5H 4H"]
    assert plays_of("4H5H6H, 9C 10C JC QC", hand) == ["6H 5H 4H", "QC JC 10C 9C"]
    # Cards of one rank and cards of several suits are none.
    assert plays_of("4H 4D 4S", hand) == ["4D 4H 4S"]
    assert plays_of("4H 5H 6H, 4D 4S", hand) == ["6H 5H 4H", "4D 4S"]
    # Written apart, they are cards for three melds; without sequences in the rules they are no meld.
    assert plays_of("4H, 5H, 6H", hand) == ["4H", "5H", "6H"]
    assert plays_of("4H 5H 6H", view("4H 5H 6H 9", took="stock")) == ["6H 5H 4H"]


def test_a_sequence_without_suits_is_of_a_suit_that_the_hand_has_in_full():
    assert plays_of("456", samba("4H 5H 6H 4D 5D 9", melds="QQQ")) == ["6H 5H 4H"]
    with pytest.raises(AmbiguousActionError) as caught:
        parse_plays("456", samba("4H 5H 6H 4D 5D 6D 9", melds="QQQ"))
    assert {action_text(choice) for choice in caught.value.choices} == {"meld 6H 5H 4H", "meld 6D 5D 4D"}


def test_a_card_goes_to_the_sequence_that_it_fits():
    hand = samba("7H 8S 9 9", melds="4H 5H 6H, QQQ")
    assert plays_of("7H", hand) == plays_of("7", hand) == plays_of("7 > 4", hand) == ["7H 1"]
    # A meld of its rank comes first, and a number always says which.
    beside = samba("7H 8S 9 9", melds="4H 5H 6H, 777")
    assert plays_of("7H", beside) == ["7H"]
    assert plays_of("7H > #1", beside) == ["7H 1"]


def test_a_card_typed_without_a_suit_for_a_named_sequence_is_of_its_suit():
    """Also where that card is the one which the hand could best use for another sequence."""
    hand = samba("8C 8H 9H 10H K K Q", melds="5C 6C 7C, AAA")
    for text in ("8 > #1", "8 > 5", "8C > #1"):
        assert plays_of(text, hand) == ["8C 1"]
    assert plays_of("8 9 10 > #1", samba("8H 8C 9H 9C 10C K", melds="5C 6C 7C")) == ["10C 9C 8C 1"]
    at = builders.drawing("K K 8C 8H 9H", melds="5C 6C 7C, AAA", pile="K", rules=hand.table.rules).view()
    take = parse_take("KK with 8 > #1", at)
    assert [cards_text(play.cards) for play in take.more] == ["8C"]


def test_a_take_without_cards_is_for_the_sequence_that_the_upcard_fits():
    """Wikipedia 2005, Samba: the upcard alone may be taken for a sequence on the table."""
    position = {
        "rules": "samba",
        "hands": {"0": "10H JH K K 4 5"},
        "melds": [["4H 5H 6H 7H 8H", "KKK"], []],
        "pile": "4 9H",
    }
    view = view_of(read_position(position).state, Seat(0))
    assert action_text(parse_take("", view)) == action_text(parse_action("take", view)) == "take > #1"
    # Two sequences fit: the player says which.
    position["melds"] = [["4H 5H 6H 7H 8H", "10H JH QH"], []]
    view = view_of(read_position(position).state, Seat(0))
    with pytest.raises(AmbiguousActionError) as caught:
        parse_take("", view)
    assert {action_text(choice) for choice in caught.value.choices} == {"take > #1", "take > #2"}
    # Where nothing fits, the rules say why.
    position["pile"] = "4 9S"
    view = view_of(read_position(position).state, Seat(0))
    assert parse_take("", view) == TakePile()


def test_a_card_that_a_sequence_needs_is_kept_for_it():
    """Wikipedia 2005, Samba: a sequence of seven is worth more than a card in a meld of its rank."""
    on_table = samba("10C 10H 4 4", melds="10 10 10, 4C 5C 6C 7C 8C 9C")
    assert plays_of("10", on_table) == ["10H"]
    assert plays_of("10C", on_table) == ["10C"]
    assert plays_of("10 10", on_table) == ["10C 10H"]
    in_hand = samba("10C 10H 8C 9C 4 4", melds="10 10 10")
    assert plays_of("10", in_hand) == ["10H"]
    # A second copy is to spare, and a finished sequence needs nothing.
    assert plays_of("10", samba("10C 10C 10H 9C 4 4", melds="10 10 10")) == ["10C"]
    finished = samba("JC JH 4 4", melds="J J J, 4C 5C 6C 7C 8C 9C 10C")
    assert plays_of("J", finished) == ["JC"]
    # So with a discard.
    assert parse_action("discard 10", on_table) == Discard(card(10, Suit.HEARTS))
    # Where there are no sequences any suit is as good as another.
    assert plays_of("10", view("10C 10H 8C 9C 4 4", took="stock", melds="10 10 10")) == ["10C"]


def test_a_sequence_may_hold_a_wild_card_where_the_rules_say_so():
    """variants.md, Hollywood."""
    options = {"sequence_melds": True, "sequence_max_wilds": 1}
    hand = builders.playing("4H 5H 7H 2S 9 9", rules=builders.unchecked_rules(**options)).view()
    assert plays_of("4H 5H 2S 7H", hand) == ["7H 5H 4H 2S"]
    assert plays_of("4H 5H 2S", hand) == ["5H 4H 2S"]


def test_the_upcard_goes_to_a_sequence_that_is_named_without_cards():
    hand = builders.drawing(
        "9 9 10",
        melds="4H 5H 6H, 777",
        pile="7H",
        rules=builders.unchecked_rules(sequence_melds=True, sequence_pile_take="top_card_only"),
    ).view()
    assert parse_take("> #1", hand) == TakePile(Play(0, MeldId(1)))
    assert parse_take("", hand) == TakePile()


def test_a_card_thrown_face_down_is_told_without_its_face():
    """pagat, Modern American Canasta: the last discard is thrown face down."""
    told = write_event(Discarded(builders.ME, None, freezes=False))
    assert (told["type"], told["card"]) == ("discarded", None)
