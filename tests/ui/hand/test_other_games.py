"""The hand panel in games with sequences, wild melds, feet, threes that are kept and special hands."""

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.canasta.actions import DeclareSpecialHand, Discard, Draw, LayDown, LayThrees, Play, TakePile
from bot.canasta.cards import Suit, card, each_card
from bot.canasta.drafts.draft import report_on
from bot.canasta.drafts.places import place_of_face, run_places
from bot.canasta.drafts.rows import DraftPlay, row_of_run, run_of_ranks
from bot.canasta.engine import apply, check, legal_actions, view_of
from bot.canasta.errors import AmbiguousActionError
from bot.canasta.hand_order import HandOrder
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.options.melds import Melds
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.ids import UserId
from bot.service.matches.draft import Draft
from bot.service.orders.model import Orders, Start
from bot.service.queries import Hand
from bot.ui.delivery.call_messages import question_call
from bot.ui.hand import offers
from bot.ui.hand.controls import DiscardMenus, DraftMenus
from bot.ui.hand.offers import fingerprint
from bot.ui.hand.orders import order_panel
from bot.ui.hand.presenter import hand_words, now_lines
from bot.ui.hand.shown_hand import PanelStyle, ShownHand
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message
from bot.ui.words.actions import action_text
from bot.ui.words.refusals import refusal_text, violation_text
from bot.ui.words.turn import turn_text
from tests.support.as_text import as_text, hand_text, panel_text, suits
from tests.support.builders import drawing, playing
from tests.support.panels import hand_panel
from tests.support.positions import cards, meld, with_pile
from tests.support.samples import all_emojis_uploaded, record_of

texts = texts_for()
SAMBA = RuleSet(melds=Melds(sequence_melds=True, wild_melds=True))
SPADES = run_places(Suit.SPADES)[0]
HELD = cards("4S 5S 6S 6S KH KD 2C 2D * 3S")


def hand_of(held=HELD, rules=SAMBA, **changes):
    changes = {"phase": Phase.PLAY, "has_melded": (True, True), **changes}
    view = with_pile("KH", rules, **changes)
    return Hand(record_of(rules), Seat(0), SeatView(view, Seat(0), held), Draft())


@pytest.fixture
def offered(monkeypatch):
    """The panel with these legal actions, whatever the engine says."""

    def panel(hand, *legal):
        monkeypatch.setattr(offers, "legal_actions", lambda _view: iter(legal))
        monkeypatch.setattr(offers, "suggested_plays", lambda _view, _most, _legal: [])
        return hand_panel(texts, hand)

    return panel


def menus_of(hand, *discards, place=None, order=None):
    """The menus where buttons do not suffice: of the melds, or of one of them, and of these discards."""
    shown = ShownHand(texts, hand, hand.draft, PanelStyle(all_emojis_uploaded(), order=order))
    menus = DraftMenus(shown)
    choice = None if place is None else menus.choice(place)
    rows = menus.of_all_places() if choice is None else menus.of_place(choice)
    thrown = tuple(discard.card for discard in discards)
    rows += DiscardMenus(shown).of_cards(thrown)
    return Message(rows=rows)


def items(message, verb):
    return [item for row in message.rows for item in row if f":{verb}:" in item.custom_id]


def test_a_hand_stands_by_suit_where_there_are_sequences():
    text = hand_text(hand_words(texts, hand_of(), legal=()))
    assert suits("**♠ 4 5 6 6**\n**♥ K**\n**♦ K**\n🃏 Wild: two 2s and a joker\n⛔ Black threes: 3♠") in text


def test_foot_and_bonus_cards_are_counted_before_their_owner():
    """Wikipedia 2005, Hand and Foot; pagat, Bonus cards."""
    text = hand_text(hand_words(texts, hand_of(feet=(11, 0, 11, 0), bonus=(1, 0, 0, 0)), legal=()))
    assert "🦶 Your foot: 11 cards, yours once you use up this hand." in text
    assert "🎁 A bonus card is waiting for you; it joins your hand on your next turn." in text
    assert "🦶 You play from your foot." in hand_text(hand_words(texts, hand_of(feet=(0, 0, 9, 9)), legal=()))
    # pagat, Pennies from Heaven: canastas of the partner's bring nobody to the foot.
    own = hand_text(
        hand_words(texts, hand_of(rules=rules_of("pennies_from_heaven"), feet=(11, 11, 9, 9, 9, 9)), legal=())
    )
    assert "yours once you complete a canasta or use up this hand." in own


def test_the_one_foot_of_a_side_is_told_to_its_players():
    """pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)"."""
    rules = rules_of("classic_4", {"foot_size": 11, "foot_scope": "team"})
    waiting = "🦶 Your side’s foot: 11 cards, yours, if no partner is first, once you use up this hand."
    assert waiting in hand_text(hand_words(texts, hand_of(rules=rules, feet=(11, 0)), legal=()))
    assert "🦶" not in hand_text(hand_words(texts, hand_of(rules=rules, feet=(0, 11)), legal=()))
    last = hand_of(cards("4S"), rules, feet=(11, 11))
    line = now_lines(texts, last.record, last.view, [Discard(card(4, 3))])[0]
    assert line.endswith("Discard your last card, and you pick up your side’s foot.")


def test_the_last_card_before_the_foot_does_not_go_out():
    """Wikipedia 2005, Hand and Foot: who throws the last card of the hand picks up the foot."""
    hand = hand_of(cards("4S"), rules_of("hand_and_foot"), feet=(10, 0, 0, 0))
    line = now_lines(texts, hand.record, hand.view, [Discard(card(4, 3))])[0]
    assert line.endswith("Discard your last card, and you pick up your foot.")


def test_a_red_three_that_is_never_laid_says_what_keeping_it_costs():
    """Wikipedia 2005, Hand and Foot: a red three in the hand or foot costs 100."""
    costs = "A red three kept costs 100."
    feet = rules_of("hand_and_foot")
    assert costs in hand_text(hand_words(texts, hand_of(cards("4S 3H"), feet), legal=()))
    assert "costs" not in hand_text(hand_words(texts, hand_of(cards("4S 3S"), feet), legal=()))
    assert "costs" not in hand_text(hand_words(texts, hand_of(cards("4S 3H"), rules_of("royal")), legal=()))


def test_who_sits_out_is_told_so_instead_of_having_no_cards():
    """Scarne, Five-Hand Canasta: three take turns in sitting out."""
    rules = rules_of("classic_5")
    table = drawing(rules=rules).state.table
    hand = Hand(record_of(rules), Seat(4), SeatView(table, Seat(4), cards("")), Draft())
    message = hand_panel(texts, hand)
    text = panel_text(message)
    assert text.startswith("**You sit out this round** · Table 12: Friday\n🪑 Ben and Dot play for your side")
    assert "You play again next round." in text
    assert "No cards" not in text
    assert not items(message, "orders")
    told = as_text(order_panel(texts, hand).embeds[0])
    assert "You sit out this round, so there is nothing to order." in told
    assert "Next round I will tell you" in told
    violation = check(hand.view, Draw())
    assert violation is not None
    assert violation_text(texts, violation, hand.record).startswith("You sit out this round.")


def test_who_sits_out_has_no_foot_and_no_order_that_stands():
    """Scarne, Five-Hand Canasta: who sits out has no turn. What he ordered before the deal comes to nothing."""
    five = rules_of("classic_5")
    table = replace(drawing(rules=five).state.table, feet=(11, 11, 11, 11, 0))
    record = replace(record_of(five), ordered=(Seat(0), Seat(4)))
    orders = Orders(start=Start.DRAW)

    def panels(seat):
        hand = Hand(record, Seat(seat), SeatView(table, Seat(seat), cards("")), Draft(), orders=orders)
        panel = order_panel(texts, hand)
        return hand_text(hand_words(texts, hand, legal=())), as_text(panel.embeds[0]), items(panel, "unorder")

    plays, ordered, forget = panels(0)
    assert "🦶 Your foot" in plays
    assert "When it is your turn: draw." in plays
    assert "When it is your turn: draw." in ordered
    assert forget
    sits, ordered, forget = panels(4)
    assert "🦶" not in sits
    assert "When it is your turn" not in sits + ordered
    assert "there is nothing to order" in ordered
    assert not forget


def test_sequences_and_wild_melds_are_suggested_and_prepared_like_all_others(offered):
    run = LayDown((Play(cards("4S 5S 6S")),))
    wild = LayDown((Play(cards("2C 2D *")),))
    kings = LayDown((Play(cards("KH KD 2C")),))
    message = offered(hand_of(), run, wild, kings, Discard(card(6, 3)), Discard(card(13, 1)))
    (menu,) = items(message, "pick")
    assert {item.label for item in menu.options} == {
        suits("Meld ♠\N{NO-BREAK SPACE}4–6 (3)"),
        "Meld two 2s and a joker",
        "Meld K K 2",
    }
    (menu,) = items(menus_of(hand_of()), "ranks")
    assert [(item.label, item.description) for item in menu.options] == [
        ("K K", "A pair of kings, 20 points: add a wild card"),
        ("6 6", "A pair of sixes, 10 points: add a wild card"),
        ("Two 2s and a joker", "Wild cards, 90 points"),
        (suits("♠\N{NO-BREAK SPACE}4–6 (3)"), suits("New sequence in ♠, 15 points")),
    ]
    (menu,) = items(menus_of(hand_of()), "rank")
    assert [(item.label, item.description) for item in menu.options] == [
        ("Kings", "In your hand: 2"),
        ("Sixes", "In your hand: 2"),
        ("Wild cards", "In your hand: two 2s and a joker"),
        (suits("New sequence in ♠"), "In your hand: 4 5 6"),
    ]
    (discard,) = items(menus_of(hand_of(), Discard(card(6, 3)), Discard(card(13, 1))), "throw")
    assert [item.label for item in discard.options] == suits("6♠ K♦").split()


def test_a_pair_that_takes_no_wild_card_is_not_told_to():
    """pagat, Modern American Canasta: no wild cards with sevens (option sevens_rule)."""
    rules = RuleSet(melds=Melds(sevens_rule="pure_only", sequence_melds=True))
    message = menus_of(hand_of(cards("7H 7D 7D 8H 8S 2C"), rules))
    hand = hand_of(cards("7H 7D 8H 8S 2C 9S"), rules, melds=((meld(1, "7C 7C 7S"),), ()))
    (menu,) = items(menus_of(hand), "ranks")
    assert [item.description for item in menu.options] == [
        "A pair of eights, 20 points: add a wild card",
        "To your sevens, 10 points",
    ]
    (menu,) = items(message, "ranks")
    assert [item.label for item in menu.options] == ["8 8", "7 7 7"]


@pytest.mark.parametrize(
    "order, first",
    [(HandOrder.HIGH, ["K♥", "K♦"]), (HandOrder.LOW, ["4♠", "5♠"]), (HandOrder.SUIT, ["4♠", "5♠"])],
)
def test_the_menu_of_discards_has_the_order_that_the_owner_of_the_hand_likes(order, first):
    hand = hand_of(held=cards("4S 5S 6S KH KD"))
    legal = [Discard(each) for each in each_card(hand.view.hand)]
    [throw] = items(menus_of(hand, *legal, order=order), "throw")
    assert [item.label for item in throw.options][:2] == [suits(one) for one in first]
    [plain] = items(menus_of(hand, *legal), "throw")
    assert {item.value for item in plain.options} == {item.value for item in throw.options}


def test_the_cards_of_a_sequence_are_chosen_one_by_one():
    """Wikipedia 2005, Samba: sequences of matching suit."""
    hand = replace(hand_of(), draft=Draft(2, plays=(row_of_run(SPADES, run_of_ranks([4, 5, 6])),)))
    (menu,) = items(menus_of(hand, place=SPADES), "run")
    assert [(item.label, item.default) for item in menu.options] == [
        (suits(f"{rank}♠"), True) for rank in "456"
    ]
    assert [item.emoji.name for item in menu.options] == [
        f"{rank}_of_spades_1" for rank in ("four", "five", "six")
    ]
    assert (menu.min_values, menu.max_values) == (0, 3)
    (throw,) = items(menus_of(hand, Discard(card(13, 2))), "throw")
    assert {item.label: item.emoji.name for item in throw.options}["K♥"] == "king_of_hearts_1"
    (again,) = [item for item in items(menus_of(hand), "ranks")[0].options if item.default]
    assert again.label == suits("♠\N{NO-BREAK SPACE}4–6 (3)")


def test_black_threes_are_offered_by_their_name():
    """pagat, Threes in Classic Canasta: "A player who is going out may meld a group of three or four black threes"."""
    out = LayDown((Play(cards("3C 3S 3S")), Play(cards("KH KD KS"))))
    assert action_text(texts, out) == "meld three black threes and three kings"
    assert action_text(texts, LayDown((Play(cards("3C 3S 3H")),))) == "meld three 3s"
    wild = LayDown((Play(cards("3C 3S 2C *")),))
    assert action_text(texts, wild) == "meld two black threes with a two and a joker"


def test_two_black_threes_are_offered_where_wild_cards_go_with_them():
    """cardgames.io, Update: wild cards with black threes "as part of the last meld"."""
    at = playing("3C 3S 2C 9H", melds="KKKKKKK", rules={"black_three_meld": "exit_turn_with_wilds"})
    hand = Hand(record_of(at.table.rules), Seat(0), at.view(0), Draft(plays=(DraftPlay(3, 2, twos=1),)))
    (ranks,) = items(menus_of(hand), "ranks")
    [threes] = [item for item in ranks.options if item.value == "3"]
    assert threes.default
    assert "3 3" in threes.label


def test_threes_that_may_be_laid_and_kept(offered):
    """pagat, Modern American: threes need not be laid at once."""
    action = LayThrees(cards("3S"))
    hand = hand_of()
    message = offered(hand, action, Discard(card(13, 1)))
    (item,) = items(message, "threes")
    assert item.custom_id.endswith(f":{fingerprint(action)}")
    assert item.label == suits("Lay 3♠ and draw a card")
    lines = now_lines(texts, hand.record, hand.view, (action, Discard(card(13, 1))))
    assert "🔺 You may also keep your three." in lines


def test_a_three_that_would_end_the_round_says_so():
    """Wikipedia 2005, Going out and American Canasta: a laid three needs a card that the stock does not have."""
    hand = hand_of(rules=rules_of("american_2005"), stock_size=0)
    lines = now_lines(texts, hand.record, hand.view, (LayThrees(cards("3S")), Discard(card(13, 1))))
    assert "🔺 You hold a three: laying it down ends the round, since the stock cannot replace it." in lines


@pytest.mark.parametrize(
    "stock, words",
    [
        ("5 6", "Lay a three on the table first; you cannot discard yet."),
        (
            "",
            "Lay a three on the table first; you cannot discard yet. That ends the round, since the stock cannot replace it.",
        ),
    ],
)
def test_from_a_hand_of_threes_one_is_laid_first(stock, words):
    """Wikipedia 2005, American Canasta: "never a three under any circumstances"."""
    view = playing("3C 3S", melds="QQQ", stock=stock, rules=rules_of("american_2005")).view()
    lines = now_lines(texts, record_of(view.table.rules), view, tuple(legal_actions(view)))
    assert lines == [f"👉 **Your turn.** {words}"]


def test_the_button_lays_as_many_threes_as_the_stock_replaces():
    """Wikipedia 2005, Going out: one more would end the round."""
    view = playing("3C 3S 3H 4", melds="QQQ", stock="5 6", rules=rules_of("american_2005")).view()
    assert [len(each_card(action.cards)) for action in offers.offers_for(view).threes] == [
        2,
        2,
        2,
        1,
        1,
        1,
        3,
    ]


def test_a_special_hand_has_its_button_before_and_after_the_draw(offered):
    """pagat, Special Hands."""
    action = DeclareSpecialHand("pairs")
    for hand, others, told in (
        (hand_of(phase=Phase.DRAW), (Draw(),), "Draw a card; your cards cannot take the pile."),
        (hand_of(), (Discard(card(13, 1)),), "Show your special hand, or discard a card."),
    ):
        message = offered(hand, action, *others)
        (item,) = items(message, "show")
        assert item.label == "Show pairs (2,500 points)"
        lines = now_lines(texts, hand.record, hand.view, (action, *others))
        assert lines[0] == f"👉 **Your turn.** {told}"
        assert lines[-1] == (
            "🌟 You hold a special hand, **pairs**, for 2,500 points: showing it ends the round."
        )


def test_how_many_cards_of_the_pile_are_taken_is_said():
    """Option pile_take_extent."""
    view = hand_of().view
    take = TakePile(Play(cards("KH KD")), count=5)
    assert action_text(texts, take, view) == "take the pile with two kings (its top 5 cards)"
    assert action_text(texts, replace(take, count=None), view) == "take the pile with two kings"


def test_a_menu_of_discards_keeps_every_rank(offered):
    held = sum(cards(f"{rank}{suit}") for rank in (*"456789JQKA", "10") for suit in "CDHS")
    legal = [Discard(card(rank, suit)) for rank in range(4, 15) for suit in range(4)]
    (menu,) = items(offered(hand_of(held), *legal), "throw")
    assert len(menu.options) == 25
    assert {int(item.value) >> 2 for item in menu.options} == set(range(4, 15))


PUNISHED = rules_of("scarne_4", {"irregularities": "scarne"})


def panel_of(at, *plays, loose=0):
    record = record_of(PUNISHED)
    return hand_panel(texts, Hand(record, Seat(0), at.view(0), Draft(plays=plays)), loose=loose)


def discards(message):
    return [item.label for item in items(message, "discard") if not item.disabled]


def test_a_last_card_can_be_denied_by_a_button_of_its_own():
    """Scarne, Seeking Information; option penalty_false_card_count."""
    at = playing("4C 5", rules=PUNISHED)
    assert discards(panel_of(at, DraftPlay(4, 1))) == [
        suits("Discard 4♣"),
        suits("🤫 Discard 4♣, say “more than one”"),
    ]
    assert discards(panel_of(at)) == []
    assert discards(panel_of(playing("4C 5 6", rules=PUNISHED), DraftPlay(4, 1))) == [suits("Discard 4♣")]


def test_a_last_card_can_be_denied_where_there_are_sequences():
    rules = with_options(PUNISHED, {"sequence_melds": True})
    at = playing("4H 5S", rules=rules)
    plays = (DraftPlay(place_of_face(card(4, 2)), 1),)
    hand = Hand(record_of(rules), Seat(0), at.view(0), Draft(plays=plays))
    assert discards(hand_panel(texts, hand)) == suits("Discard 4♥|🤫 Discard 4♥, say “more than one”").split(
        "|"
    )
    (menu,) = items(menus_of(hand, Discard(card(4, 2))), "bluff")
    assert [item.label for item in menu.options] == suits("4♥").split()


def test_a_button_more_leaves_room_for_all_that_matters():
    message = panel_of(playing("K 4", melds="KKKKKK", rules=PUNISHED), DraftPlay(13, 1))
    assert [items(message, verb) != [] for verb in ("tap", "lay", "discard", "clear")] == [True] * 4
    assert len(discards(message)) == 2
    assert message.view is not None


def test_exposed_cards_are_what_can_be_thrown():
    """Scarne, Improper Melding."""
    at = playing("4 5 6", exposed={0: "QH QD"}, rules=PUNISHED)
    assert discards(panel_of(at, loose=card(12, 0))) == [suits("Discard Q♦")]
    (refused,) = items(panel_of(at, DraftPlay(4, 1)), "discard")
    assert refused.style is ButtonStyle.secondary  # a click tells why
    text = hand_text(hand_words(texts, Hand(record_of(PUNISHED), Seat(0), at.view(0), Draft())))
    assert suits("⚠️ Your penalty cards: Q♦, Q♥") in text
    assert "Until your side has melded, each discard must be one of your penalty cards." in text


def test_a_red_three_that_costs_when_it_is_kept_says_so():
    """Scarne, Additional Penalties."""
    at = playing("3H 4 5 6", rules=PUNISHED)
    text = hand_text(hand_words(texts, Hand(record_of(PUNISHED), Seat(0), at.view(0), Draft())))
    assert (
        "You hold a red three: lay it down and draw a card. If it is still in your hand at the end of the round, it costs"
        in text
    )


def test_a_draft_warns_of_what_would_stay_exposed():
    at = playing("Q Q Q 4 5 6", rules=PUNISHED)
    hand = Hand(record_of(PUNISHED), Seat(0), at.view(0), Draft(plays=(DraftPlay(12, 3),)))
    report = report_on(hand.draft, hand.view)
    assert report.exposes
    warning = "⚠️ If you lay them down like this, the cards stay exposed as penalty cards."
    assert warning in hand_text(hand_words(texts, hand, report=report))
    good = playing("A A A 4 5 6", rules=PUNISHED)
    hand = Hand(record_of(PUNISHED), Seat(0), good.view(0), Draft(plays=(DraftPlay(14, 3),)))
    assert warning not in hand_text(hand_words(texts, hand, report=report_on(hand.draft, hand.view)))


def test_a_three_that_must_go_to_the_table_before_the_discard_is_named():
    """pagat, Threes in American Canasta: who makes the first meld lays down any three held."""
    rules = rules_of("modern_american")
    at = playing("K K K * A A A 3H 9 6", stock="8 7 5 4 6 9", rules=rules).does("meld AAA, KKK*")
    hand = Hand(record_of(rules), Seat(0), at.view(0), Draft())
    assert now_lines(texts, hand.record, hand.view, at.offers()) == [
        "👉 **Your turn.** Lay a three on the table first; you cannot discard yet."
    ]


def test_what_going_against_the_answer_costs_is_told_to_both():
    """Scarne, Additional Penalties: it is not refused but fined."""
    record = record_of(PUNISHED)
    asked = playing("K K K 4", melds="QQQQQQQ", question="open", rules=PUNISHED)
    assert now_lines(texts, record, asked.view(2), ()) == [
        "❓ **Ana** asks you: “May I go out?” Going against your answer this turn costs your side 100 points."
    ]
    assert question_call(texts, record, UserId(5), Seat(0), asked.table).endswith(
        "“May I go out?” Going against your answer this turn costs your side 100 points."
    )
    assert question_call(texts, record, "Club", Seat(0), asked.table).endswith("costs your side 100 points.")
    for answer, words in (
        (False, "✋ Cyd said no: if you go out this turn all the same, your side is fined 100 points."),
        (True, "✅ Cyd said yes: go out this turn, or your side is fined 100 points."),
    ):
        at = playing("K K K 4", melds="QQQQQQQ", question=answer, rules=PUNISHED)
        assert now_lines(texts, record, at.view(0), at.offers())[-1] == words
        # The others hear of it, too, and the board says so.
        assert turn_text(texts, record, at.table).endswith("the side is fined 100 points.")
    # Scarne lets ask before the draw, too, and there the answer is no leave to skip it.
    early = drawing("K K K", melds="QQQQQQQ", rules=PUNISHED).does("ask")
    assert now_lines(texts, record, early.view(2), ())[-1].endswith("costs your side 100 points.")
    cheap = with_options(PUNISHED, {"penalty_ignored_answer": 1})
    asked = playing("K K K 4", melds="QQQQQQQ", question="open", rules=cheap)
    assert now_lines(texts, record, asked.view(2), ())[-1].endswith("costs your side 1 point.")
    undecided = playing("K K K 4", melds="QQQQQQQ", question="open", rules=rules_of("scarne_4"))
    assert question_call(texts, record, UserId(5), Seat(0), undecided.table).endswith(
        "Your answer is binding."
    )
    bound = playing("K K K 4", melds="QQQQQQQ", question=False, rules=rules_of("scarne_4"))
    assert now_lines(texts, record, bound.view(0), bound.offers())[-1].endswith(
        "you cannot go out this turn."
    )


def test_an_upcard_for_a_sequence_is_said_to_come_alone():
    """Wikipedia 2005, Samba: the rest of the pile stays; in Hollywood it comes along."""
    samba = rules_of("samba")
    at = drawing("10H JH K K 4 5", melds="4H 5H 6H 7H 8H, K K K", pile="4 9H", rules=samba)
    [take] = [action for action in at.offers() if isinstance(action, TakePile)]
    assert action_text(texts, take, at.view(0)) == suits("take just 9♥ from the pile for the sequence in ♥")
    lines = now_lines(texts, record_of(samba), at.view(0), at.offers())
    assert lines[0] == suits(
        "👉 **Your turn.** Draw 2 cards, or take just 9♥ from the pile for the sequence in ♥."
    )
    both = drawing("9D 9S K K 4 5", melds="4H 5H 6H 7H 8H, K K K", pile="4 9H", rules=samba)
    lines = now_lines(texts, record_of(samba), both.view(0), both.offers())
    assert lines[0].endswith(
        suits("take the pile with nothing from your hand, just its top card for the sequence in ♥ or two 9s.")
    )
    whole = rules_of("hollywood")
    at = drawing("10H JH Q 4 5", melds="5H 6H 7H 8H, K K K", pile="4 9H", rules=whole)
    [take] = [action for action in at.offers() if isinstance(action, TakePile)]
    assert action_text(texts, take, at.view(0)) == suits("take the pile and add 9♥ to the sequence in ♥")


def test_a_part_of_the_pile_is_offered_for_the_card_that_is_melded():
    """pagat, Albany Canasta: of a part of the pile its lowest card is melded, not the one on top."""
    albany = rules_of("albany")
    at = drawing("4 5 6 8", melds="9 9 9, Q Q Q", pile="KC 9H KC", rules=albany)
    lines = now_lines(texts, record_of(albany), at.view(0), at.offers())
    assert lines[0] == suits(
        "👉 **Your turn.** Draw a card, or take the pile down to 9♥, which fits your side’s meld."
    )
    one = drawing("4 5 6 8", melds="9 9 9, K K K", pile="4C 9H KC", rules=albany)
    lines = now_lines(texts, record_of(albany), one.view(0), one.offers())
    assert lines[0].endswith(suits("take the pile down to K♣ or 9♥, which fits your side’s meld."))
    top = drawing("4 5 6 8", melds="9 9 9, K K K", pile="4C KC", rules=albany)
    lines = now_lines(texts, record_of(albany), top.view(0), top.offers())
    assert lines[0].endswith(suits("take the pile: K♣ fits your side’s meld."))


@pytest.mark.parametrize(
    "way, pile, words",
    [
        ("whole_pile", "KC 7H 9S KC", "take the pile and add 7♥ to the sequence in ♥ (its top 3 cards)"),
        ("top_card_only", "KC 9S 7H", "take just 7♥ from the pile for the sequence in ♥"),
    ],
)
def test_a_take_for_a_sequence_names_the_card_that_goes_there(way, pile, words):
    """pagat, Albany Canasta: of a part of the pile the lowest card is melded; Wikipedia 2005, Samba: only the upcard."""
    rules = with_options(rules_of("albany"), {"sequence_melds": True, "sequence_pile_take": way})
    at = drawing("9C KD 4 5 6 8", melds="8H 9H 10H, Q Q Q", pile=pile, rules=rules)
    [take] = [action for action in at.offers() if isinstance(action, TakePile)]
    assert action_text(texts, take, at.view(0)) == suits(words)


@pytest.mark.parametrize(
    "melds, panel, names",
    [
        (
            "4H 5H 6H, 8H 9H 10H",
            "for the sequence ♥\N{NO-BREAK SPACE}4–6 or ♥\N{NO-BREAK SPACE}8–10.",
            ["sequence ♥\N{NO-BREAK SPACE}4–6", "sequence ♥\N{NO-BREAK SPACE}8–10"],
        ),
        (
            "4H 5H 6H, 4H 5H 6H",
            "for the sequence in ♥.",
            ["sequence in ♥ (#1)", "sequence in ♥ (#2)"],
        ),
    ],
)
def test_sequences_of_one_suit_are_told_apart(melds, panel, names):
    """Wikipedia 2005, Samba: a side may have several sequences of a suit; the upcard can fit two of them."""
    samba = rules_of("samba")
    at = drawing("9C KD 4 5 8", melds=melds, pile="KC 7H", rules=samba)
    view = at.view(0)
    assert now_lines(texts, record_of(samba), view, at.offers())[0].endswith(suits(panel))
    with pytest.raises(AmbiguousActionError) as asked:
        parse_action("take", view)
    lines = refusal_text(texts, asked.value, record_of(samba), view).splitlines()[1:]
    assert lines == [suits(f"• take just 7♥ from the pile for the {name}") for name in names]
    adding = [LayDown((Play(cards("7H"), own.id),)) for own in view.melds]
    assert [action_text(texts, action, view) for action in adding] == [
        suits(f"add 7♥ to the {name}") for name in names
    ]


def test_where_only_the_no_forbids_the_meld_that_is_said():
    """Scarne, Seeking Information: the answer binds; it is not the cards that make no meld."""
    rules = rules_of("scarne_4")
    record = record_of(rules)
    refused = playing("K K K 4", melds="QQQQQQQ", question=False, rules=rules)
    assert now_lines(texts, record, refused.view(0), refused.offers())[0] == (
        "👉 **Your turn.** With these cards you could meld only to go out, and Cyd said no; discard a card."
    )
    nothing = playing("K J 9 4 5 6", melds="QQQQQQQ", question=False, rules=rules)
    assert now_lines(texts, record, nothing.view(0), nothing.offers())[0] == (
        "👉 **Your turn.** You cannot meld anything now; discard a card."
    )
    # The two fits the aces, but a card must be kept (pagat, Bolivia: two canastas to go out).
    keeping = playing("J 2", melds="AAA, KKK, 999", rules=rules_of("bolivia"))
    assert now_lines(texts, record_of(keeping.table.rules), keeping.view(0), keeping.offers()) == [
        "👉 **Your turn.** You cannot meld anything now; discard a card."
    ]


def test_who_said_more_than_one_is_told_what_it_costs():
    """Scarne, Seeking Information: on discovery it is penalised."""
    at = playing("4 5", melds="QQQQQQQ", rules=PUNISHED)
    said = "🤫 You said “more than one”: it comes out at your next turn or at the end of the round, and costs 50 points."
    for says_more in (True, False):
        after = apply(at.state, Seat(0), Discard(each_card(at.view().hand)[0], says_more=says_more)).state
        own, other = (
            hand_text(
                hand_words(texts, Hand(record_of(PUNISHED), seat, view_of(after, seat), Draft()), legal=())
            )
            for seat in (Seat(0), Seat(1))
        )
        assert (said in own) is says_more
        assert "You said" not in other
