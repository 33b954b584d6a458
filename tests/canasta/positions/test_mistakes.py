"""Mistakes in positions: each is told with its place, all at once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.canasta.cards import cards_of, full_pack
from bot.canasta.engine import legal_actions, view_of
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import DocumentError
from bot.canasta.positions.write_position import write_position
from bot.canasta.seats import Seat
from bot.canasta.state import State
from tests.canasta.positions.documents import FEET, FEET_OF_SIDES, problems


@pytest.mark.parametrize(
    "fields, path, text",
    [
        ({"hand": {}}, "hand", "did you mean hands?"),
        ({"zzz": 1}, "zzz", "known are rules"),
        ({"rules": 4}, "rules", "is not a preset"),
        ({"rules": "classic_9"}, "rules", "unknown preset"),
        ({"rules": {"options": {"hand_size": 99}}}, "rules", "hand_size"),
        ({"rules": {"options": 3}}, "rules.options", "not an object"),
        ({"rules": {"zzz": 3}}, "rules.zzz", "known are preset, options"),
        ({"hands": {"0": "KX"}}, "hands[0]", "cannot read 'X'"),
        ({"hands": {"0": 1.5}}, "hands[0]", "not a text or a list of cards"),
        ({"hands": {"0": ["KH", 7]}}, "hands[0][1]", "not a card"),
        ({"hands": {"4": "KH"}}, "hands.4", "seats are 0 to 3"),
        ({"hands": ["KH"]}, "hands", "1 values for 4 seats"),
        ({"hands": "KH"}, "hands", "for each seat"),
        ({"hands": {"0": -1}}, "hands[0]", "0 to 250"),
        ({"hands": {"0": "KH KH KH"}}, "hands[0]", "3 copies of KH, the packs have 2"),
        ({"hands": {"0": 90}}, "", "cards more than the 108"),
        ({"to_act": 4}, "to_act", "0 to 3"),
        ({"to_act": True}, "to_act", "0 to 3"),
        ({"dealer": "Ann"}, "dealer", "not a whole number"),
        ({"phase": "meld"}, "phase", "is not one of between_rounds, draw, play"),
        ({"phase": "draw", "took": "stock"}, "took", "nothing was taken yet"),
        ({"phase": "match_over"}, "phase", "do not end a match to 5000"),
        ({"took": "deck"}, "took", "stock, pile"),
        ({"laid": "yes"}, "laid", "not true or false"),
        ({"phase": "draw", "laid": True}, "laid", "nothing can be laid before the turn has begun with a card"),
        ({"question": "maybe"}, "question", "open, yes, no"),
        ({"question": {"asker": 1}}, "question.asker", "only the seat to act (0)"),
        ({"question": {"answerers": [1]}}, "question.answerers", "partners of 0"),
        ({"question": "open", "phase": "draw"}, "question", "phase draw"),
        ({"known": {"0": "AS"}, "hands": {"0": "KH"}}, "known[0]", "are not all in the hand"),
        ({"known": {"1": "AS KS"}, "hands": {"1": 1}}, "known[1]", "2 cards in a hand of 1"),
        ({"melds": [["KK"], []]}, "melds[0][0]", "too few cards"),
        ({"melds": [["K222"], []]}, "melds[0][0]", "too few naturals"),
        ({"melds": [["KKK2222"], []]}, "melds[0][0]", "too many wilds (have 4, allowed 3)"),
        ({"melds": [["KKQ"], []]}, "melds[0][0]", "not a meld of one rank"),
        ({"melds": [["222"], []]}, "melds[0][0]", "not a meld of one rank"),
        ({"melds": [["33 2"], []]}, "melds[0][0]", "black threes lie alone"),
        ({"melds": [["33"], []]}, "melds[0][0]", "3 are needed"),
        ({"melds": [["KKK", "KKKK"], []]}, "melds[0][1]", "second meld of the same rank"),
        ({"melds": [["KKK"], 5]}, "melds[1]", "not a list of melds"),
        ({"melds": [["KKK"], [], []]}, "melds", "3 values for 2 sides"),
        ({"melds": [[{"id": 7, "cards": "KKK"}], []]}, "melds", "ids of 1 melds are 1 to 1"),
        ({"melds": [[{"by": 0}], []]}, "melds[0][0].cards", "missing"),
        ({"melds": [[{"cards": "KKK", "by": 1}], []]}, "melds[0][0].by", "not of side 0"),
        ({"melds": [[{"cards": "KKK", "this_turn": "A"}], []]}, "melds[0][0]", "not (any more) among"),
        ({"melds": [[], [{"cards": "KKK", "this_turn": "K"}]]}, "melds[1][0].this_turn", "not of side 1"),
        ({"melds": [[{"cards": "KKK", "by": [{"seat": 0, "cards": "KK"}]}], []]}, "melds[0][0]", "nobody is said"),
        ({"melds": [[{"by": [{"cards": "KKK"}]}], []]}, "melds[0][0].by[0].seat", "missing"),
        ({"melds": [[{"by": [{"seat": 2, "turn": 1, "cards": "KKK"}]}], []]}, "melds[0][0].by[0].turn", "is that of seat 0"),
        ({"melded_before": 2}, "melded_before", "not a list of seats"),
        ({"melded_before": [9]}, "melded_before[0]", "0 to 3"),
        ({"red_threes": {"0": "3S"}}, "red_threes[0]", "not all red threes"),
        ({"pile": 5}, "pile", "not a text or a list of cards"),
        ({"pile": "KH", "frozen": True}, "frozen", "nothing in the pile freezes it"),
        ({"stock": {}}, "stock", "not a number of cards"),
        ({"stock": 65}, "stock", "0 to 64"),
        ({"stock": "KH KH KH"}, "stock", "3 copies of KH"),
        ({"scores": [1]}, "scores", "1 values for 2 sides"),
        ({"scores": [0, "many"]}, "scores[1]", "not a whole number"),
        ({"questions_asked": {"0": -2}}, "questions_asked[0]", "not a whole number"),
        ({"ended": {"reason": "bored"}}, "ended.reason", "went_out, stock_exhausted"),
        ({"ended": {"seat": 0}, "hands": {"0": "KH"}}, "hands[0]", "can have no cards left"),
        ({"ended": {"reason": "stock_exhausted", "seat": 1}}, "ended.seat", "nobody went out"),
        ({"ended": {}, "hands": {"1": 5}}, "hands[1]", "needed to score"),
        ({"ended": {}, "phase": "play"}, "phase", "leave it out"),
        ({"feet": [11, 11, 11, 11]}, "feet", "nobody has a foot"),
        ({"rules": FEET_OF_SIDES, "feet": [1, 1, 1, 1]}, "feet", "4 values for 2 sides"),
        ({"rules": FEET_OF_SIDES, "played_from_foot": [0]}, "played_from_foot", "a foot is a side's"),
        ({"played_from_foot": [0]}, "played_from_foot", "nobody has a foot"),
        ({"rules": FEET, "feet": ["KX", 1, 1, 1]}, "feet[0]", "cannot read 'X'"),
        ({"rules": FEET, "played_from_foot": 0}, "played_from_foot", "not a list of seats"),
        ({"rules": FEET, "feet": [300, 1, 1, 1]}, "feet[0]", "0 to 250"),
        ({"rules": FEET, "feet": [0, 0, 0, 4], "ended": {"seat": 0}}, "feet[3]", "needed to score"),
        ({"bonus": [4, 0, 0, 0]}, "bonus", "no bonus cards lie"),
        ({"wings": [4, 3]}, "wings", "no packets are set aside"),
        ({"wings": 4}, "wings", "not a list of packets"),
        ({"turn_card_drawn": 1}, "turn_card_drawn", "not true or false"),
        ({"recycled": -1}, "recycled", "not a whole number"),
        ({"recycle_secret": "abc"}, "recycle_secret", "64 hexadecimal digits"),
        ({"recycle_secret": "x" * 64}, "recycle_secret", "64 hexadecimal digits"),
        ({"face_down_discard": "KH KD"}, "face_down_discard", "one is thrown"),
        ({"pile_face_down": -4}, "pile_face_down", "0 to 250"),
        ({"black_threes": {"0": "3H"}}, "black_threes[0]", "not all black threes"),
        ({"penalty_cards": {"0": 4}}, "penalty_cards[0]", "not a text or a list"),
        ({"fines": [0, -1, 0, 0]}, "fines[1]", "not a whole number"),
        ({"exact_cut": 2}, "exact_cut", "0 to 1"),
        ({"lone": 0}, "lone", "nobody plays alone"),
        ({"rules": "classic_3", "lone": 1, "melds": [[], [], ["KKK"]]}, "melds[2]", "plays with another one"),
        ({"rules": "classic_5", "to_act": 4}, "to_act", "seat 4 sits out"),
        ({"ended": {"reason": "special_hand"}}, "ended.reason", "no special hands"),
        ({"ended": {"special_hand": "pairs"}}, "ended.special_hand", "no special hand was shown"),
        ({"rules": {"options": {"special_hands": ["pairs"]}}, "ended": {"reason": "special_hand"}}, "ended.special_hand", "not one of pairs"),
        (
            {
                "rules": {"options": {"special_hands": ["pairs"]}},
                "ended": {"reason": "special_hand", "special_hand": "pairs"},
                "hands": {"0": "KK"},
            },
            "hands[0]",
            "not the special hand pairs",
        ),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(fields, path, text):
    found = problems(**fields)
    assert path in found, found
    assert text in found[path], found


def test_all_mistakes_are_told_at_once():
    found = problems(hands={"0": "KX", "9": "KH"}, melds=[["KK"], []], scores=[1], extra=1, took="deck")
    assert set(found) >= {"hands[0]", "hands.9", "melds[0][0]", "scores", "extra", "took"}


@pytest.mark.parametrize("document", [None, 5, "KH", [], [{}], True])
def test_a_position_is_an_object(document):
    with pytest.raises(DocumentError, match="is not an object"):
        read_position(document)


# ------------------------------------------------------------------------------------------------ anything at all

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.floats() | st.sampled_from(
        ["", "KH", "KKK2", "QQQQQQQQ", "* * *", "3H", "xx", "stock", "pile", "open", "yes", "play", "classic_4", "went_out"]
    ),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(
        st.sampled_from(["0", "1", "2", "cards", "id", "by", "seat", "turn", "this_turn", "preset", "options", "reason", "asker"]),
        inner,
        max_size=3,
    ),
    max_leaves=8,
)  # fmt: skip


@settings(max_examples=500, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), values, max_size=6))
def test_any_document_is_a_position_or_refused_with_problems(document):
    try:
        position = read_position(document)
    except DocumentError as error:
        refusal = error
    else:
        assert read_position(write_position(position)) == position
        conserved(position)
        for seat in range(4):
            if not position.is_unknown("hands", seat):
                list(legal_actions(view_of(position.state, Seat(seat))))
        return
    assert refusal.problems
    assert all(problem.text for problem in refusal.problems)


def conserved(position: Position) -> None:
    state: State = position.state
    pack = full_pack(2, 4)
    seen = (
        sum(state.hands)
        + cards_of(state.stock)
        + cards_of(state.table.pile)
        + sum(state.table.laid_threes)
        + sum(meld.cards for side in state.table.melds for meld in side)
    )
    assert all((seen >> 8 * face) & 0xFF <= (pack >> 8 * face) & 0xFF for face in range(60))
