"""What the boards of other games show beyond Classic Canasta, on tables made by hand."""

import pytest
from msgspec.structs import replace

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import NO_CARDS, cards_of, is_wild, rank_of, suit_of
from bot.canasta.events import CanastaCompleted, LaidDown, RoundStarted, ThreesLaid
from bot.canasta.melds import Make, Meld, MeldId, MeldKind, MeldPart, in_order
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.options.deal import Deal, Drawing
from bot.canasta.rules.options.going_out import End, Manners
from bot.canasta.rules.options.melds import Melds, Threes
from bot.canasta.rules.options.pile import Pile
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat, Seating, SideId
from bot.canasta.view import EndReason, RoundResult, SeatView
from bot.service.matches.draft import Draft
from bot.service.queries import Hand, LogEntry
from bot.ui.board.in_words import board_embed
from bot.ui.hand.presenter import hand_words
from bot.ui.history.score_presenter import score_embed
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.words.actions import action_text
from bot.ui.words.announcements import end_reason
from bot.ui.words.cards import counted_in_list
from bot.ui.words.melds import laid_cards, meld_cards, meld_line
from bot.ui.words.pile import pile_lines
from bot.ui.words.plays import turn_lines
from bot.ui.words.turn import turn_text
from tests.support.as_text import as_text, hand_text, suits
from tests.support.largest_tables import full_table, over
from tests.support.positions import cards, meld, with_pile
from tests.support.samples import NOW, record_of

texts = texts_for()


def special(number: int, kind: MeldKind, text: str, *, canasta: bool = False) -> Meld:
    laid = exact_cards(text)
    wilds = sum(is_wild(one) for one in laid)
    naturals = [one for one in laid if not is_wild(one)]
    is_run = kind is MeldKind.SEQUENCE
    return Meld(
        MeldId(number),
        kind,
        min((rank_of(one) for one in naturals), default=0),
        cards_of(laid),
        len(naturals),
        wilds,
        (MeldPart(Seat(0), 1, cards_of(laid)),),
        canasta,
        suit_of(naturals[0]) if is_run else None,
    )


RUN = special(1, MeldKind.SEQUENCE, "4S 5S 6S 7S")
WHOLE_RUN = special(2, MeldKind.SEQUENCE, "8H 9H 10H JH QH KH AH", canasta=True)
WILD = special(3, MeldKind.WILD, "2C 2D *")
WHOLE_WILD = special(4, MeldKind.WILD, "2C 2C 2D 2D 2H 2S *", canasta=True)
THREES = special(5, MeldKind.THREES, "3C 3C 3H")


def board_text(view, record=None):
    return as_text(board_embed(texts, record or record_of(view.rules), view, ()))


def test_melds_of_every_kind_in_words():
    rules = RuleSet(scoring=Scoring(bonus_sequence_canasta=1500, bonus_wild_canasta=2000))
    lines = [meld_line(texts, rules, one) for one in in_order([RUN, WILD, THREES, WHOLE_WILD, WHOLE_RUN])]
    assert lines == [
        suits(
            "**♥\N{NO-BREAK SPACE}8–A (7)** · 80 points · 🪜\N{NO-BREAK SPACE}sequence canasta\N{NO-BREAK SPACE}+1,500\N{NO-BREAK SPACE}🔒"
        ),
        "**Six 2s and a joker** · 170 points · 🃏\N{NO-BREAK SPACE}wild canasta\N{NO-BREAK SPACE}+2,000\N{NO-BREAK SPACE}🔒",
        "**Three 3s** · 15 points",
        suits("**♠\N{NO-BREAK SPACE}4–7 (4)** · 20 points"),
        "**Two 2s and a joker** · 90 points",
    ]
    assert meld_cards(texts, special(6, MeldKind.SEQUENCE, "4S 5S 2C")) == suits(
        "♠\N{NO-BREAK SPACE}4–6 (3, with a two)"
    )


@pytest.mark.parametrize(
    "extension, laid, is_locked",
    [
        ("all", "KKKKKKK", False),
        ("natural_only", "KKKKKKK", False),
        ("natural_only", "KKKKKK2", True),
        ("none", "KKKKKKK", True),
        ("none", "KKKKKK", False),
    ],
)
def test_a_canasta_that_takes_no_more_cards_bears_a_lock(extension, laid, is_locked):
    """Option canasta_extension; pagat, Modern American Canasta: no meld has more than seven cards."""
    rules = RuleSet(melds=Melds(canasta_extension=extension))
    faces = " ".join(f"{rank}{suit}" for rank, suit in zip(laid, "CDHSCDH", strict=False))
    assert meld_line(texts, rules, meld(1, faces)).endswith("🔒") is is_locked


def test_packets_that_nobody_gets_are_not_said_to_be_given():
    """Wikipedia 2005, American Canasta: "The wings are never revealed"; pagat, Bonus cards, wings and talons."""
    for kind, words in (("wings", "still to come"), ("dead_wings", "never used")):
        view = replace(with_pile("4C", with_options(RuleSet(), {"bonus_cards": kind})), wings=(4, 3))
        assert words in "\n".join(pile_lines(texts, record_of(view.rules), view))


def test_cards_laid_together():
    assert laid_cards(texts, cards("4S 5S 6S")) == suits("♠\N{NO-BREAK SPACE}4–6 (3)")
    assert laid_cards(texts, cards("4S 8S"), in_sequence=True) == suits("8♠, 4♠")
    assert laid_cards(texts, cards("4S"), in_sequence=True) == "4♠︎"
    assert laid_cards(texts, cards("KH KS 2C")) == "two kings and a two"
    assert laid_cards(texts, cards("2C *")) == "a two and a joker"
    assert laid_cards(texts, cards("KH KS 2C"), counted_in_list) == "two kings with a two"
    assert laid_cards(texts, cards("4S 5S 2C"), in_sequence=True) == suits(
        "♠\N{NO-BREAK SPACE}4–5 (2) with a two"
    )
    assert laid_cards(texts, NO_CARDS) == ""


def test_plays_with_sequences_and_wild_melds_in_words():
    view = with_pile("KH", melds=((RUN, WILD), ()), has_melded=(True, False))
    seat = SeatView(view, Seat(0), cards("8S 9S 2C 4H 5H 6H"))
    play = LayDown((Play(cards("4H 5H 6H")), Play(cards("8S"), MeldId(1)), Play(cards("2C"), MeldId(3))))
    assert action_text(texts, play, seat) == suits(
        "meld ♥\N{NO-BREAK SPACE}4–6 (3), add 8♠ to the sequence in ♠ and add a two to the wild cards"
    )
    events = (
        LaidDown(Seat(0), MeldId(8), MeldKind.SEQUENCE, 4, cards("4H 5H 6H"), True, 3),
        LaidDown(Seat(0), MeldId(1), MeldKind.SEQUENCE, 4, cards("8S"), False, 5),
        LaidDown(Seat(0), MeldId(3), MeldKind.WILD, 0, cards("2C"), False, 7),
        CanastaCompleted(Seat(0), SideId(0), MeldId(3), 0, Make.WILD),
        ThreesLaid(Seat(0), cards("3C 3H"), 2),
    )
    (line,) = turn_lines(texts, record_of(), [LogEntry(1, Seat(0), NOW, events)])
    assert (
        suits("melded ♥\N{NO-BREAK SPACE}4–6 (3), added 8♠ to the sequence in ♠, a two to the wild cards")
        in line
    )
    assert "completed a 🃏\N{NO-BREAK SPACE}wild canasta" in line
    assert suits("laid 3♣ 3♥") in line


def three(sides: tuple[int, ...], order: tuple[int, ...] = (0, 1, 2)):
    rules = RuleSet(deal=Deal(seat_count=3, side_structure="individual"))
    seating = Seating(tuple(map(SideId, sides)), tuple(map(Seat, order)), personal_totals=True)
    return with_pile(
        "KH",
        rules,
        seating=seating,
        dealer=Seat(2),
        melds=((), (), ()),
        laid_threes=(NO_CARDS,) * 3,
        hand_sizes=(11, 12, 13),
        known=(NO_CARDS,) * 3,
        has_melded=(False,) * 3,
        melded_before=(False,) * 3,
        questions_asked=(0,) * 3,
        totals=(1500, 20, -30),
        minimums=(90, 50, 15),
    )


def test_three_players_each_alone_until_the_pile_is_taken():
    """pagat, Three Players: partners are settled in mid-round."""
    text = board_text(three((0, 1, 2)))
    assert "## 👉 Ana · 1,500 points" in text
    assert "## Ben · 20 points" in text
    assert "## Cyd · −30 points" in text
    assert "plays alone" not in text


def test_a_lone_hand_against_a_pair_with_totals_of_their_own():
    view = three((0, 1, 0))
    text = board_text(view)
    assert "🎯 **Ben** plays alone against Ana and Cyd." in text
    assert "## 👉 Ana 1,500 & Cyd −30 points" in text
    assert "No meld yet; the first one needs Ana **90** and Cyd **15** points." in text
    assert "Cards in hand: Ana 11 · Cyd 13" in text
    assert turn_text(texts, record_of(view.rules), over(view, [2])) == "🏆 The match is over: **Cyd** wins!"


def test_the_score_of_a_pair_with_totals_of_their_own():
    view = replace(three((0, 1, 0)), has_melded=(True, False, False), melds=((WHOLE_WILD,), (), ()))
    text = as_text(score_embed(texts, record_of(view.rules), view, ()))
    assert "## Cyd · −30 points" in text
    assert text.count("First meld needs") == 1
    assert text.count("+470") == 2


def test_how_a_round_began_and_ended_is_told():
    started = RoundStarted(2, Seat(0), Seat(1), 11, b"", foot_size=11, sits_out=(Seat(3),))
    (line,) = turn_lines(texts, record_of(), [LogEntry(1, None, NOW, (started,))])
    assert "Everybody has a foot of 11 cards. 🪑 Dot sits out this round." in line
    shown = RoundResult(EndReason.SPECIAL_HAND, Seat(0), False, (), special_hand="pairs")
    assert end_reason(texts, record_of(), shown) == "Ana showed a special hand, pairs."


def test_who_sits_out_is_named():
    view = three((0, 1, 2), order=(0, 2))
    assert "🪑 Ben sits out this round." in board_text(view)


def test_the_feet_of_sides_stand_with_the_sides():
    """pagat, Other Canasta Variations: "An extra hand is dealt to each player (or to each team)"."""
    rules = rules_of("classic_4", {"foot_size": 11, "foot_scope": "team"})
    text = board_text(with_pile("KH", rules, feet=(11, 0)))
    assert text.count("🦶 Foot of this side: 11 cards") == 1
    assert text.count("🦶 The foot of this side is picked up.") == 1
    assert "in the foot" not in text
    started = RoundStarted(1, Seat(0), Seat(1), 11, b"", foot_size=11)
    (line,) = turn_lines(texts, record_of(rules), [LogEntry(1, None, NOW, (started,))])
    assert "Each side has a foot of 11 cards." in line


def test_feet_bonus_cards_and_packets():
    """Wikipedia 2005, Hand and Foot; pagat, Bonus cards."""
    view = with_pile(
        "KH",
        feet=(11, 0, 11, 0),
        played_from_foot=(False,) * 4,
        bonus=(0, 2, 0, 0),
        wings=(13, 12),
        recycled=1,
        hand_sizes=(3, 4, 5, 6),
    )
    text = board_text(view)
    assert "Ana 3 (foot: 11) · Cyd 5 (foot: 11)" in text
    assert "Ben 4 (in the foot) · Dot 6 (in the foot)" in text
    assert "🎁 2 bonus cards join the hand of Ben on the next turn." in text
    assert "🪽 Packets still to come with first melds: 13 and 12 cards" in text
    assert "🔁 The pile has been shuffled into a new stock once this round." in text
    turned_over = RuleSet(end=End(stock_exhaustion="recycle_pile_turned_over"))
    assert "🔁 The pile has been turned over as a new stock 2 times this round." in board_text(
        with_pile("KH", turned_over, recycled=2)
    )


@pytest.mark.parametrize("drawn, words", [(False, "still in the stock"), (True, "has been drawn")])
def test_the_turn_card(drawn, words):
    rules = RuleSet(deal=Deal(turn_card_from_bottom=8))
    lines = pile_lines(texts, record_of(rules), with_pile("KH", rules, turn_card_drawn=drawn))
    assert any("urn card" in line and words in line for line in lines)
    assert not any("urn card" in line for line in pile_lines(texts, record_of(), with_pile("KH")))


def test_threes_of_both_colours_count_for_themselves():
    """pagat, American Canasta Scoring."""
    rules = RuleSet(threes=Threes(black_three_role="american_three", red_three_totals=(100, 300, 500, 1000)))
    view = with_pile("KH", rules, laid_threes=(cards("3H 3C 3S"), NO_CARDS, NO_CARDS, NO_CARDS))
    text = board_text(view)
    assert "🔺 Red threes: 3♥ = " in text
    assert suits("◼️ Black threes: 3♣, 3♠ = ") in text


def test_the_number_of_cards_is_only_one_or_more():
    """Option card_count_question."""
    rules = RuleSet(manners=Manners(card_count_question="one_or_more"))
    text = board_text(with_pile("KH", rules, hand_sizes=(1, 7, 9, 0)))
    assert "Ana (only one) · Cyd (more than one)" in text
    assert "Ben (more than one) · Dot 0" in text


def test_nothing_told_depends_on_a_number_of_cards_that_is_not_told():
    """Scarne, Seeking Information: the board, the hand of another and the score are the same for any number above one."""
    rules = RuleSet(manners=Manners(card_count_question="one_or_more"))
    few = with_pile("KH", rules, hand_sizes=(5, 1, 2, 3))
    many = with_pile("KH", rules, hand_sizes=(5, 1, 14, 9))
    assert board_text(few) == board_text(many)
    for view in (few, many):
        assert [view.count_told(Seat(seat)) for seat in range(4)] == [None, 1, None, None]
    record = record_of(rules)
    held = cards("4S 5S 6S 7S 8S")
    hands = [Hand(record, Seat(0), SeatView(view, Seat(0), held), Draft()) for view in (few, many)]
    assert hand_text(hand_words(texts, hands[0])) == hand_text(hand_words(texts, hands[1]))
    scores = [as_text(score_embed(texts, record, view, ())) for view in (few, many)]
    assert scores[0] == scores[1]


def test_hidden_cards_in_the_pile():
    line = pile_lines(texts, record_of(), with_pile("4S KH", pile_face_down=5))[0]
    assert line.startswith("**Pile:** 7 cards, **K♥** on top (5 face down)")
    hidden = replace(with_pile("KH"), pile=b"", pile_face_down=3)
    assert pile_lines(texts, record_of(), hidden)[0].startswith("**Pile:** 3 cards, face down")


def test_an_open_pile_is_read_from_the_top():
    """Option pile_visibility."""
    rules = RuleSet(draw=Drawing(pile_visibility="all"))
    lines = pile_lines(texts, record_of(rules), with_pile("4S 5D KH", rules))
    assert suits("Below it, from the top: 5♦, 4♠") in lines
    long = pile_lines(texts, record_of(rules), with_pile("4S " * 100 + "KH", rules))
    assert any(line.endswith("and 40 more") for line in long)


def test_the_game_is_named_in_the_footer():
    rules = RuleSet(end=End(round_count=4))
    record = replace(record_of(rules), house_rule="Our *own*")
    assert "Our *own*" in board_text(with_pile("KH", rules), record)
    assert "match of 4 rounds" in board_text(with_pile("KH", rules), record)


def test_the_fullest_table_of_other_games_fits():
    view = full_table("trios_2x3")
    runs = tuple(
        replace(WHOLE_RUN, id=MeldId(100 + number), suit=number % 4, cards=WHOLE_RUN.cards)
        for number in range(24)
    )
    view = replace(
        view,
        melds=tuple((*melds, *runs, WHOLE_WILD, THREES) for melds in view.melds),
        feet=(60,) * 6,
        played_from_foot=(False,) * 6,
        bonus=(3,) * 6,
        penalty_cards=(cards("KH KS KD QH QS QD 4H 4S"),) * 6,
        fines=(500,) * 6,
        laid_threes=(cards("3C 3S 3H 3D"),) * 6,
        wings=(60, 60, 60),
        pile_face_down=90,
        recycled=2,
    )
    embed = board_embed(texts, record_of(view.rules, names=["*" * 32] * 6, title="_" * 60), view, ())
    assert limits.is_within(embed)


def test_the_ranks_that_a_canasta_has_closed_are_named():
    """pagat, Modern American Canasta: no more cards of that rank may be melded by anybody."""
    rules = RuleSet(melds=Melds(closed_rank_rule="dead_for_both"))
    view = with_pile("9H", rules, melds=((meld(1, "KC KC KD KD KH KH KS"),), (meld(2, "5C 5D 5H"),)))
    assert "🔒 Closed for everybody by a canasta: kings." in pile_lines(texts, record_of(rules), view)
    plain = replace(view, rules=RuleSet())
    assert not any("🔒" in line for line in pile_lines(texts, record_of(), plain))


def test_how_much_of_the_pile_is_taken_and_what_bars_it():
    """Options pile_take_extent, pile_block_tops (matrix, Mexicana: sevens) and pile_wild_pair (Hollywood)."""
    top = RuleSet(draw=Drawing(pile_take_extent="top_5"))
    lines = pile_lines(texts, record_of(top), with_pile("9H 9D", top))
    assert "✂️ You take only the top 5 cards of the pile." in lines
    sevens = RuleSet(pile=Pile(pile_block_tops=frozenset({"wild", "black_three", "seven"})))
    assert "⛔ Blocked for now by the seven on top." in pile_lines(
        texts, record_of(sevens), with_pile("7H", sevens)
    )
    assert not any("⛔" in line for line in pile_lines(texts, record_of(), with_pile("7H")))
    pairs = RuleSet(pile=Pile(pile_wild_pair=True), melds=Melds(wild_melds=True))
    assert "⛔ A wild card on top: only a pair of twos takes it." in pile_lines(
        texts, record_of(pairs), with_pile("2H", pairs)
    )
