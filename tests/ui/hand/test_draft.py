import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.cards import NATURAL_RANKS, Rank
from bot.canasta.drafts.draft import report_on
from bot.canasta.drafts.helps import Help
from bot.canasta.drafts.rows import DraftPlay, UnsavedDraft
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.melds import Melds
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.service.matches import draft as kept
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.draft_presenter import draft_cards, draft_text, help_text, place_name
from bot.ui.hand.presenter import hand_words
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from tests.support.as_text import hand_text
from tests.support.largest_tables import full_table, unmelded
from tests.support.positions import cards, meld, with_pile
from tests.support.samples import record_of

texts = texts_for()


def view_of(hand, *, table=None, minimum=90):
    table = table or replace(with_pile("4S 10H"), phase=Phase.PLAY, minimums=(minimum, 50))
    held = cards(hand)
    return SeatView(replace(table, hand_sizes=(len(hand.split()), 11, 11, 11)), Seat(0), held)


def prepared(*plays, uses_pile=False):
    return Draft(1, uses_pile, tuple(sorted(kept.DraftPlay(*play) for play in plays)))


def lines(draft, view):
    return draft_text(texts, draft, view, report_on(draft, view), record_of()).splitlines()


LONG = "KH KS KD QD QH 2S AH AD 5C 6C 7C 8D"


def test_a_draft_below_the_requirement_says_what_to_add():
    found = lines(prepared((13, 3), (12, 2, 1)), view_of(LONG + " 2D"))
    assert sorted(found[:2]) == ["**Three kings** · 30 points", "**Two queens and a two** · 40 points"]
    assert found[2].startswith("✏️ **70 of 90 points**: add a two to the ")
    assert found[2].endswith("(twos count 20 and kings and queens count 10)")


def test_a_draft_that_nothing_helps_says_how_much_is_missing():
    found = lines(prepared((13, 3)), view_of("KH KS KD 4C 5C 6D 7D"))
    assert found == ["**Three kings** · 30 points", "✏️ **30 of 90 points**, 60 more needed: kings count 10"]


def test_a_draft_that_is_enough():
    found = lines(prepared((13, 3), (12, 2, 0, 1)), view_of("KH KS KD QD QH * 4C 5C 6C"))
    assert found[-1] == "✅ **100 of 90 points**"


def test_points_that_are_enough_are_not_ticked_where_the_meld_itself_is_too_short():
    """pagat, Melding: at least three cards."""
    found = lines(prepared((13, 3), (14, 2)), view_of("KH KS KD AD AH 4C 5C 6C", minimum=50))
    assert found[2:] == [
        "✏️ **70 of 50 points**",
        "⚠️ A meld needs at least 3 cards, and your aces would be 2. Add one more, natural or wild.",
    ]


def test_a_draft_with_the_pile_counts_the_upcard():
    table = replace(with_pile("4S 5S 10H"), minimums=(50, 50))
    view = view_of("10C 10D KH KS 2D 4C 5C", table=table)
    found = lines(prepared((10, 2), (13, 2, 1), uses_pile=True), view)
    assert found[0] == "With the pile: **10♥** and 2 more cards"
    assert "**10♥ with two 10s** · 30 points" in found
    assert found[-1] == "✅ **70 of 50 points**"


MELDED = replace(
    with_pile("4S 10H"),
    phase=Phase.PLAY,
    has_melded=(True, True),
    melds=((meld(1, "KC KD KH KS KH KS"), meld(2, "QC QD QH"), meld(3, "7C 7D 7H 7S 7C 7D 7H")), ()),
)


@pytest.mark.parametrize(
    "play, line",
    [
        ((12, 1), "**A queen** · 10 points · to your queens, making 4 cards"),
        ((13, 1), "**A king** · 10 points · makes a 🔴\N{NO-BREAK SPACE}natural canasta of kings"),
        ((13, 0, 1), "**A two** · 20 points · makes a ⚫\N{NO-BREAK SPACE}mixed canasta of kings"),
        ((7, 0, 1), "**A two** · 20 points · ⚠️ turns your natural canasta of sevens into a mixed one"),
        ((14, 3), "**Three aces** · 60 points"),
    ],
)
def test_what_a_play_makes_of_the_melds_on_the_table(play, line):
    view = view_of("QS KD 2C AH AD AS 4C 5C 6C", table=MELDED)
    assert lines(prepared(play), view)[0] == line


def test_what_is_wrong_is_said():
    found = lines(prepared((14, 2)), view_of("AH AD 4C 5C 6C", table=MELDED))
    assert any(
        line.startswith("⚠️ A meld needs at least 3 cards, and your aces would be 2.") for line in found
    )


def test_black_threes_are_called_so():
    """pagat, Threes in Classic Canasta: black threes are melded in going out, where red ones never are."""
    view = view_of("3C 3S QS KD", table=MELDED)
    assert place_name(texts, 3, view) == "black threes"
    assert help_text(texts, Help((DraftPlay(3, 1),), 5, UnsavedDraft(False, ())), view) == "a black three"
    assert help_text(texts, Help((DraftPlay(3, 2),), 10, UnsavedDraft(False, ())), view) == "two black threes"
    both = replace(view, table=replace(MELDED, rules=RuleSet(melds=Melds(threes_melds=True))))
    assert place_name(texts, 3, both) == "threes"


def test_going_out_is_announced():
    out = lines(prepared((12, 1), (14, 3)), view_of("QS AH AD AS", table=MELDED))
    assert out[-1] == "🏁 You go out with this."
    nearly = lines(prepared((14, 3)), view_of("QS AH AD AS", table=MELDED))
    assert nearly[-1] == "🏁 Then you can discard your last card and go out."


@pytest.mark.parametrize(
    "plays, words",
    [
        ([(14, 1)], "an ace"),
        ([(8, 1)], "an eight"),
        ([(13, 2)], "two kings"),
        ([(13, 0, 1)], "a two to the kings"),
        ([(13, 0, 0, 1)], "a joker to the kings"),
        ([(13, 0, 2)], "two 2s to the kings"),
        ([(13, 1), (12, 0, 1)], "a king and a two to the queens"),
    ],
)
def test_what_to_add_in_words(plays, words):
    adds = tuple(DraftPlay(*play) for play in plays)
    assert help_text(texts, Help(adds, 20, UnsavedDraft(False, adds))) == words


def test_the_cards_of_a_play():
    assert draft_cards(texts, DraftPlay(10, 3, 2, 1)) == "three 10s, two 2s and a joker"


def test_an_empty_draft_is_not_on_the_panel():
    view = view_of(LONG)
    report = report_on(Draft(), view)
    assert draft_text(texts, Draft(), view, report) == "Nothing prepared yet."
    hand = Hand(record_of(), Seat(0), view, Draft())
    assert "Prepared" not in hand_text(hand_words(texts, hand, report=report))
    draft = prepared((13, 3))
    shown = hand_text(hand_words(texts, replace(hand, draft=draft), report=report_on(draft, view)))
    assert "**Prepared**\n**Three kings** · 30 points" in shown


@settings(max_examples=40, deadline=None)
@given(
    ranks=st.lists(st.sampled_from([*NATURAL_RANKS, Rank.THREE.value]), unique=True),
    counts=st.tuples(st.integers(0, 8), st.integers(0, 8), st.integers(0, 4)),
    uses_pile=st.booleans(),
    melded=st.booleans(),
)
def test_any_draft_fits(ranks, counts, uses_pile, melded):
    table = replace(
        full_table("pairs_2x2", size=9), question=None, phase=Phase.DRAW if uses_pile else Phase.PLAY
    )
    table = table if melded else unmelded(table)
    view = SeatView(table, Seat(0), cards("KH KS KD QD QH 2S AH AD 5C 6C 7C 8D 3C 3C 3S * *"))
    draft = prepared(*[(rank, *counts) for rank in ranks], uses_pile=uses_pile)
    record = record_of(names=["*" * 32] * 4)
    hand, report = Hand(record, Seat(0), view, draft), report_on(draft, view)
    for taps in (False, True):
        shown = hand_words(texts, hand, report=report, taps=taps)
        assert bool(shown.prepared) != draft.is_empty
        assert limits.utf16(hand_text(shown)) <= limits.COMPONENTS_TEXT
