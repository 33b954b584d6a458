import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.actions import Discard, Draw, LayDown, LayThrees, Pass, Play, TakePile
from bot.canasta.cards import FACES, cards_of, is_red_three, size
from bot.canasta.hand_order import HandOrder
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Question, Turn
from bot.canasta.view import SeatView
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.presenter import hand_words, now_lines
from bot.ui.hand.shown_hand import PanelStyle
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.as_text import hand_text, suits
from tests.support.largest_tables import FORMS, NASTY_NAMES, full_table, unmelded
from tests.support.samples import moments, record_of

texts = texts_for()
TABLE = unmelded(full_table("pairs_2x2"))
HAND = cards_of(exact_cards("KH KS QD QH QS 2S 4C 3C *"))


def cards(text):
    return cards_of(exact_cards(text))


def hand_of(table=TABLE, held=HAND, seat=0):
    return Hand(record_of(), Seat(seat), SeatView(table, Seat(seat), held), Draft())


def words(table, *options, held=HAND, seat=0):
    hand = hand_of(table, held, seat)
    return now_lines(texts, hand.record, hand.view, options)


def test_a_hand_panel():
    table = replace(TABLE, pile=bytes(exact_cards("4S KH")), stock_size=43, minimums=(90, 50), round=2)
    legal = (Draw(), TakePile(Play(cards("KH KS")), (Play(cards("QD QH QS 2S")),)))
    shown = hand_words(texts, hand_of(table), legal=legal, note="You withdrew the question.")
    assert hand_text(shown) == (
        "**Your hand · 9 cards** · Table 12: Friday\n"
        "You withdrew the question.\n"
        "**K K · Q Q Q · 4**\n"
        "🃏 Wild: a two and a joker\n"
        "⛔ Black threes: 3♣\N{VARIATION SELECTOR-15}\n"
        "👉 **Your turn.** Draw a card, or take the pile with two kings and three queens with a two.\n"
        "**Pile:** 2 cards, **K♥** on top · **Stock:** 43 cards · ❄️ Frozen\n"
        "The first meld needs **90 points**.\n"
        "**Your side:** 3♦ 3♦ 3♦ 3♦ 3♥ 3♥ 3♥ 3♥"
    )


def test_a_compact_hand_panel_leaves_out_what_its_buttons_and_the_rules_say():
    table = replace(TABLE, pile=bytes(exact_cards("4S KH")), stock_size=43, minimums=(90, 50), round=2)
    legal = (Draw(), TakePile(Play(cards("KH KS")), (Play(cards("QD QH QS 2S")),)))
    shown = hand_words(texts, hand_of(table), legal=legal, style=PanelStyle(is_compact=True))
    assert hand_text(shown) == (
        "**Table 12: Friday · 9 cards**\n"
        "**K K · Q Q Q · 4** · 🃏 Wild: a two and a joker · ⛔ Black threes: 3♣\N{VARIATION SELECTOR-15}\n"
        "👉 **Your turn.** The first meld needs **90 points**.\n"
        "**Pile:** 2 cards, **K♥** on top · **Stock:** 43 cards · ❄️ Frozen\n"
        "**Your side:** 3♦ 3♦ 3♦ 3♦ 3♥ 3♥ 3♥ 3♥"
    )


@pytest.mark.parametrize(
    "order, shown",
    [
        (None, "**K K · Q Q Q · 4**"),
        (HandOrder.HIGH, "**K K · Q Q Q · 4**"),
        (HandOrder.LOW, "**4 · Q Q Q · K K**"),
        (HandOrder.SUIT, "**♠ Q K**\n**♥ Q K**\n**♦ Q**\n**♣ 4**"),
    ],
)
def test_a_hand_in_words_has_the_order_that_its_owner_likes(order, shown):
    told = hand_text(hand_words(texts, hand_of(), legal=(), style=PanelStyle(order=order)))
    assert told.split("\n", 1)[1].startswith(f"{suits(shown)}\n🃏 Wild: a two and a joker\n")


def test_the_words_of_a_game_with_sequences_are_by_rank_for_those_who_like_that():
    samba = rules_of("samba")
    table = replace(TABLE, rules=samba)
    told = hand_text(hand_words(texts, hand_of(table), legal=(), style=PanelStyle(order=HandOrder.HIGH)))
    assert suits("**K♥♠ · Q♦♥♠ · 4♣**") in told


def test_drawn_cards_are_named_once():
    drawn = cards("KH 4C")
    assert suits("🆕 Drawn: **K♥, 4♣**") in hand_text(hand_words(texts, hand_of(), drawn=drawn, legal=()))
    noted = hand_text(hand_words(texts, hand_of(), drawn=drawn, note=suits("You drew K♥, 4♣."), legal=()))
    assert "🆕" not in noted
    assert noted.count(suits("K♥, 4♣")) == 1


def test_suits_may_be_shown():
    assert suits("**K♥♠ · Q♦♥♠ · 4♣**") in hand_text(
        hand_words(texts, hand_of(), legal=(), style=PanelStyle(suits=True))
    )


LAST = replace(TABLE, stock_size=0)
PLAY = replace(TABLE, phase=Phase.PLAY, has_melded=(True, True))
TAKE = TakePile(Play(cards("KH KS")))


@pytest.mark.parametrize(
    "table, options, line",
    [
        (TABLE, [Draw()], "Draw a card; your cards cannot take the pile."),
        (replace(TABLE, pile=b""), [Draw()], "Draw a card."),
        (TABLE, [Draw(), TAKE], "Draw a card, or take the pile with two kings."),
        (
            TABLE,
            [Draw(), TAKE, TakePile(Play(cards("KH 2S")))],
            "or take the pile with two kings, or a king and a two.",
        ),
        (
            TABLE,
            [Draw(), TakePile(more=(Play(cards("KH KS *")), Play(cards("QD QH QS"))))],
            "Draw a card, or take the pile with two kings with a joker and three queens.",
        ),
        (TABLE, [Draw(), TakePile()], "Draw a card, or take the pile: 10♥ fits your side’s meld."),
        (
            TABLE,
            [LayThrees(cards("3H 3S"))],
            "You hold more threes than you may keep. Lay them on the table first; you draw a card for each.",
        ),
        (LAST, [TAKE], "The stock is empty and the pile fits: take it with two kings."),
        (LAST, [TAKE, Pass()], "Take the pile with two kings, or let the round end."),
        (LAST, [Pass()], "The stock is empty and you cannot take the pile: the round ends here."),
        (PLAY, [LayDown((Play(HAND),)), Discard(0)], "Tap cards to play."),
        (PLAY, [Discard(0)], "You cannot meld anything now; discard a card."),
        (PLAY, [LayDown((Play(HAND),))], "Lay down cards; you cannot discard yet."),
    ],
)
def test_what_can_be_done_now(table, options, line):
    assert words(table, *options)[0].endswith(line)


def test_the_way_that_has_a_button_is_named_first():
    hand, button = hand_of(), TakePile(Play(cards("KH KS KD")))
    [line, *_] = now_lines(texts, hand.record, hand.view, [Draw(), TAKE, button], take=button)
    assert line.endswith("Draw a card, or take the pile with three kings or two kings.")


def test_the_way_that_has_a_button_is_named_even_if_it_is_not_listed():
    """With more cards than the shortest ways; they alone are listed."""
    hand, button = hand_of(), TakePile(Play(cards("KH KS KD")))
    [line, *_] = now_lines(texts, hand.record, hand.view, [Draw(), TAKE], take=button)
    assert line.endswith("Draw a card, or take the pile with three kings or two kings.")


def test_who_plays_for_himself_hears_nothing_of_sides():
    assert "**You:** " in hand_text(hand_words(texts, hand_of(full_table("individual"))))


def test_the_first_meld_and_examples_are_told_while_playing():
    table = replace(TABLE, phase=Phase.PLAY, minimums=(120, 50))
    lines = words(table, LayDown((Play(cards("QD QH QS *")),)), Discard(0))
    assert lines[1:] == ["The first meld needs **120 points**."]


def test_cards_that_do_not_make_the_first_meld_are_no_riddle():
    """Three of a rank in the hand, and yet nothing to lay down: the points say why."""
    table = replace(TABLE, phase=Phase.PLAY, minimums=(120, 50))
    assert words(table, Discard(0)) == [
        "👉 **Your turn.** Your cards do not make your side’s first meld of **120 points** yet; discard a card."
    ]


def test_the_question_from_every_side_of_the_table():
    table = replace(PLAY, question=Question(Seat(0), (Seat(2),)))
    assert words(table) == ["⏳ You asked Cyd: “May I go out?” Waiting for the answer."]
    assert words(table, seat=2) == [
        "❓ **Ana** asks you: “May I go out?” Your answer is binding for this turn."
    ]
    assert words(table, seat=1)[0].startswith("❓ **Ana** asks: “May I go out?” Waiting for **Cyd**’s answer")
    for answer, line in ((True, "✅ Cyd said yes: go out"), (False, "✋ Cyd said no: you cannot go out")):
        answered = replace(PLAY, question=Question(Seat(0), (Seat(2),), answer))
        assert any(found.startswith(line) for found in words(answered, Discard(0)))


def test_whoever_waits_is_told_for_whom():
    assert words(TABLE, seat=1)[0].startswith("👉 **Ana**’s turn: draw or take the pile")
    over = replace(TABLE, phase=Phase.BETWEEN_ROUNDS)
    assert "first deal" in words(over)[0]


@settings(max_examples=40, deadline=None)
@given(
    form=st.sampled_from(sorted(FORMS)),
    held=st.lists(st.sampled_from([face for face in FACES if not is_red_three(face)]), max_size=90),
    names=NASTY_NAMES,
    note=st.one_of(st.none(), st.text(max_size=3000)),
    suits=st.booleans(),
    is_running=st.booleans(),
)
def test_the_largest_panel_fits(form, held, names, note, suits, is_running):
    table = full_table(form, size=11)
    table = replace(table, question=None, turn=Turn(1, Seat(0)), stock_size=5 if is_running else 0)
    record = record_of(table.rules, names=names, title="_" * 200)
    for phase in (Phase.DRAW, Phase.PLAY):
        view = SeatView(replace(table, phase=phase, hand_sizes=(len(held),) * 8), Seat(0), cards_of(held))
        shown = hand_words(
            texts,
            Hand(record, Seat(0), view, Draft()),
            note=note,
            drawn=view.hand,
            style=PanelStyle(suits=suits),
        )
        assert limits.utf16(hand_text(shown)) <= limits.COMPONENTS_TEXT


def test_the_panels_of_a_whole_round_need_no_options_given():
    for moment in moments(4, most=150):
        for seat in range(4):
            shown = hand_words(texts, moment.hand(seat))
            assert limits.utf16(hand_text(shown)) <= limits.COMPONENTS_TEXT
            assert shown.hand.startswith(f"**Your hand · {size(moment.views[seat].hand)} card")
            assert ("**Your turn.**" in shown.now) == (
                moment.view.is_running and moment.view.question is None and moment.to_act == seat
            ) or moment.view.question is not None


def test_the_last_card_is_said_to_end_the_round():
    assert words(PLAY, Discard(0), held=cards("KH")) == [
        "👉 **Your turn.** Discard your last card, and you go out."
    ]
