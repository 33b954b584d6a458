"""Positions as JSON: any moment of a round, with defaults that make a bug report one line."""

import json
from random import Random

import pytest

from bot.canasta.cards import cards_of, full_pack, size
from bot.canasta.codec import decode_state, encode_state
from bot.canasta.engine import apply, check, start_match, view_of
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.notation.writing import cards_text, pile_text
from bot.canasta.positions.position import FIELDS, Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.write_position import write_position
from bot.canasta.resample import resample
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import Phase, Question, Took, Turn
from bot.canasta.view import EndReason, TableView
from tests.canasta.positions.documents import FEET, FEET_OF_SIDES, problems
from tests.support.random_play import random_play


def cards(text: str) -> int:
    return cards_of(exact_cards(text))


def unknown(position: Position, place: str) -> set[int]:
    return {at for name, at in position.unknown if name == place}


def table(**fields) -> TableView:
    return read_position(fields).state.table


# ----------------------------------------------------------------------------------------------------- round trip


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_match_is_read_as_it_was_written(seed):
    phases = set()
    for moment in random_play(700, seed):
        position = Position(moment.after)
        document = write_position(position)
        # Through real JSON, as it would be mailed.
        assert read_position(json.loads(json.dumps(document))) == position
        phases.add((moment.after.table.phase, moment.after.table.result is None))
    assert {phase for phase, _ in phases} >= {Phase.BETWEEN_ROUNDS, Phase.DRAW, Phase.PLAY}
    assert (Phase.BETWEEN_ROUNDS, False) in phases


@pytest.mark.parametrize(
    "options",
    [
        {"seat_count": 2, "side_structure": "individual"},
        {"seat_count": 3, "side_structure": "individual", "draw_count": 2},
        {"seat_count": 6, "side_structure": "pairs_3x2", "deck_count": 3, "joker_count": 6},
        {
            "start_pile": "empty",
            "max_wilds": None,
            "wild_ratio": "naturals_ge_wilds",
            "pile_visibility": "all",
        },
    ],
    ids=["two", "three", "six", "house"],
)
def test_other_tables_are_read_as_they_were_written(options):
    rng = Random(2)
    for moment in random_play(500, 4, rules_of(options=options)):
        state = moment.after
        assert read_position(write_position(Position(state))) == Position(state)
        assert decode_state(encode_state(state), state.table.rules) == state
        for seat in map(Seat, range(state.table.seating.seat_count)):
            view = view_of(state, seat)
            assert view_of(resample(view, rng), seat) == view


def test_a_match_before_its_first_deal_is_read_as_it_was_written():
    state = start_match(rules_of(options={"target_score": 3000}))
    document = write_position(Position(state))
    assert document["rules"] == {"preset": "classic_4", "options": {"target_score": 3000}}
    assert read_position(document) == Position(state)


def test_a_finished_match_is_read_as_it_was_written():
    ended = read_position({"scores": [4900, 0], "ended": {"seat": 0}, "melds": [["KKKKKKK"], []]})
    assert ended.state.table.phase is Phase.MATCH_OVER
    assert ended.state.table.winners == (0,)
    assert read_position(write_position(ended)) == ended


@pytest.mark.parametrize("seed", range(2))
def test_a_stock_and_hands_known_only_by_their_size_stay_so(seed):
    for moment in random_play(300, seed + 50):
        state = moment.after
        if not state.table.is_running:
            continue
        document = write_position(Position(state))
        document["stock"] = len(state.stock)
        document["hands"] = [
            text if seat == state.table.turn.seat else state.table.hand_sizes[seat]
            for seat, text in enumerate(document["hands"])
        ]
        position = read_position(document)
        hidden = {seat for seat in range(4) if seat != state.table.turn.seat and state.table.hand_sizes[seat]}
        assert unknown(position, "hands") == hidden
        assert position.is_unknown("stock") == bool(state.stock)
        # What is public, and the view of the seat to act, are untouched.
        assert position.state.table == state.table
        assert view_of(position.state, state.table.turn.seat) == view_of(state, state.table.turn.seat)
        assert write_position(position) == document


def test_a_written_position_names_every_field_it_needs():
    for moment in random_play(300, 9):
        assert set(write_position(Position(moment.after))) <= set(FIELDS)


# ------------------------------------------------------------------------------------------------------- defaults


def test_an_empty_document_is_a_first_turn_with_unknown_cards():
    position = read_position({})
    state = position.state
    assert state.table.rules == rules_of()
    assert state.table.phase is Phase.DRAW
    assert state.table.turn == Turn(1, Seat(0))
    assert state.table.dealer == 3
    assert state.table.round == 1
    assert state.table.hand_sizes == (11, 11, 11, 11)
    assert state.table.stock_size == 108 - 44
    assert state.table.minimums == (50, 50)
    assert unknown(position, "hands") == {0, 1, 2, 3}
    assert position.is_unknown("stock")


def test_one_line_is_a_bug_report():
    state = read_position({"hands": {"0": "KKK2 QQ 4"}, "took": "stock", "scores": [1500, 0]}).state
    view = view_of(state, Seat(0))
    assert cards_text(view.hand, suits=False) == "KKK QQ 4 2"
    violation = check(view, parse_action("meld KKK2", view))
    assert violation is not None
    assert violation.facts == {"needed": 90, "counted": 50}


def test_suits_that_are_not_said_are_chosen_so_that_the_packs_suffice():
    state = read_position(
        {
            "hands": {"0": "KK", "1": "KC KC KD"},
            "melds": [["KKK"], []],
            "pile": "Q",
            "red_threes": ["33", "3", "", ""],
        }
    ).state
    everything = sum(state.hands) + state.table.melds[0][0].cards
    assert size(everything) == 8
    assert everything & full_pack(2, 0) == everything
    problem = problems(hands={"0": "KKKKK"}, melds=[["KKKK"], []])
    assert "copies of" in next(iter(problem.values()))
    # Threes are black, except where they were laid.
    assert cards_text(read_position({"hands": {"0": "333"}}).state.hands[0]) == "3C 3C 3S"
    assert [cards_text(laid) for laid in state.table.laid_threes] == ["3D 3H", "3D", "", ""]


def test_phase_follows_from_the_other_fields():
    assert table().phase is Phase.DRAW
    assert table(took="pile").turn == Turn(1, Seat(0), Took.PILE)
    assert table(phase="play").turn.took is Took.STOCK
    assert table(question="open").phase is Phase.PLAY
    assert table(phase="between_rounds").turn == Turn(0, Seat(0))
    assert table(phase="match_over", scores=[5000, 4000]).winners == (0,)


def test_the_question_in_short_and_in_full():
    assert table(question="open", to_act=1).question == Question(Seat(1), (Seat(3),))
    assert table(question="yes").question == Question(Seat(0), (Seat(2),), True)
    full = table(question={"asker": 0, "answerers": [2], "answer": False}, questions_asked=[3, 0, 1, 0])
    assert full.question == Question(Seat(0), (Seat(2),), False)
    assert full.questions_asked == (3, 0, 1, 0)
    assert table(question="no").questions_asked == (1, 0, 0, 0)


def test_of_two_partners_the_next_in_turn_answers():
    assert table(rules="classic_6_two_teams", question="open", to_act=1).question == Question(
        Seat(1), (Seat(3),)
    )
    full = table(rules="classic_6_two_teams", question={"asker": 1, "answerers": [3, 5]}, to_act=1)
    assert full.question == Question(Seat(1), (Seat(3), Seat(5)))


def test_who_laid_a_meld_and_when():
    fields = {"turn": 5, "to_act": 2, "took": "stock"}
    assert one_meld(**fields, melds=[["KC KD KH"], []]).parts == (MeldPart(Seat(2), 0, cards("KC KD KH")),)
    assert one_meld(**fields, melds=[[], ["KC KD KH"]]).parts == (MeldPart(Seat(1), 0, cards("KC KD KH")),)
    by = one_meld(**fields, melds=[[{"cards": "KC KD KH", "by": 0}], []])
    assert by.parts == (MeldPart(Seat(0), 0, cards("KC KD KH")),)
    this_turn = {"cards": "KC KD KH 2S", "by": 0, "this_turn": "2 KD"}
    assert one_meld(**fields, melds=[[this_turn], []]).parts == (
        MeldPart(Seat(0), 0, cards("KC KH")),
        MeldPart(Seat(2), 5, cards("KD 2S")),
    )
    parts = [{"seat": 2, "turn": 1, "cards": "KC KD KH"}, {"seat": 0, "turn": 3, "cards": "2S"}]
    full = one_meld(**fields, melds=[[{"by": parts}], []])
    assert full == Meld(
        MeldId(1), MeldKind.RANK, 13, cards("KC KD KH 2S"), 3, 1,
        (MeldPart(Seat(2), 1, cards("KC KD KH")), MeldPart(Seat(0), 3, cards("2S"))),
    )  # fmt: skip


def one_meld(**fields) -> Meld:
    melds = table(**fields).melds
    return next(meld for side in melds for meld in side)


def test_who_has_melded_before_is_seen_from_the_melds_or_said():
    parts = [{"seat": 0, "turn": 1, "cards": "KKK"}, {"seat": 2, "turn": 3, "cards": "K"}]
    fields = {"turn": 3, "to_act": 2, "took": "stock", "melds": [[{"by": parts}], ["777"]]}
    assert table(**fields).melded_before == (True, True, False, False)
    assert table(**fields, melded_before=[3]).melded_before == (True, True, False, True)


def test_what_was_laid_beyond_the_upcard_is_seen_from_the_melds_or_said():
    mine = {"cards": "KKK", "this_turn": "KKK"}
    also = {"cards": "QQQ", "this_turn": "QQQ"}
    assert not table(took="stock", melds=[["KKK"], []]).turn.laid
    assert table(took="stock", melds=[[mine], []]).turn.laid
    assert not table(took="pile", melds=[[mine], []]).turn.laid
    assert table(took="pile", melds=[[mine, also], []]).turn.laid
    assert table(took="pile", melds=[[mine], []], laid=True).turn.laid


def test_meld_ids_are_given_or_counted():
    melds = [[{"id": 2, "cards": "KKK"}, "QQQ"], [{"id": 1, "cards": "777"}]]
    mine, theirs = table(melds=melds).melds
    assert [(meld.id, meld.rank) for meld in mine] == [(2, 13), (3, 12)]
    assert [(meld.id, meld.rank) for meld in theirs] == [(1, 7)]
    assert [meld.id for side in table(melds=[["KKK"], ["777", "888"]]).melds for meld in side] == [1, 2, 3]


@pytest.mark.parametrize(
    "pile, frozen",
    [("", False), ("KH 4S", False), ("KH 2S 4S", True), ("* 4S", True), ("3D 4S", True), ("3S", False)],
)
def test_a_pile_is_frozen_by_what_lies_in_it(pile, frozen):
    assert table(pile=pile).pile_frozen is frozen


def test_a_covered_card_that_does_not_freeze_can_be_told():
    rules = {"options": {"cover_freezes": False}}
    thawed = read_position({"rules": rules, "pile": "2S 4S", "frozen": False})
    assert not thawed.state.table.pile_frozen
    assert read_position(write_position(thawed)) == thawed


def test_cards_are_one_text_or_a_list():
    assert (
        table(pile="KH 10S *").pile
        == table(pile=["KH", "10s", "joker"]).pile
        == table(pile="kh, 10♠ jk").pile
    )
    assert pile_text(table(pile="KH 10S *").pile) == "KH 10S *"


def test_a_stock_is_drawn_from_its_first_card():
    state = read_position({"hands": {"0": "KC"}, "stock": "7H 8S"}).state
    drawn = apply(state, Seat(0), parse_action("draw")).state
    assert cards_text(drawn.hands[0]) == "KC 7H"
    assert pile_text(drawn.stock) == "8S"


def test_a_round_that_ended_is_scored():
    after = table(
        scores=[100, 200],
        ended={"reason": "went_out", "seat": 2, "concealed": True},
        melds=[["KKKKKKK"], ["777"]],
        hands={"1": "AA"},
    )
    assert after.result is not None
    assert after.result.reason is EndReason.WENT_OUT
    assert after.result.concealed
    assert [sheet.before for sheet in after.result.sheets] == [100, 200]
    # 500 the canasta, 200 going out concealed, 70 the cards; three sevens 15, two aces in hand 40.
    assert after.totals == (100 + 770, 200 + 15 - 40)
    assert after.phase is Phase.BETWEEN_ROUNDS


def test_whether_an_exit_was_concealed_is_seen_from_the_melds():
    whole = {"cards": "KKKKKKK", "this_turn": "KKKKKKK"}
    assert table(took="stock", melds=[[whole], []], ended={}).result.concealed  # type: ignore[union-attr]
    earlier = {"cards": "KKKKKKK", "this_turn": "K"}
    assert not table(took="stock", melds=[[earlier], []], ended={}).result.concealed  # type: ignore[union-attr]


def test_what_only_some_games_have_is_there_by_default():
    with_feet = read_position({"rules": FEET})
    assert with_feet.state.table.feet == (11, 11, 11, 11)
    assert with_feet.state.table.played_from_foot == (False,) * 4
    assert unknown(with_feet, "feet") == {0, 1, 2, 3}
    assert with_feet.state.table.stock_size == 216 - 88
    of_sides = read_position({"rules": FEET_OF_SIDES, "feet": [11, "KH"]})
    assert of_sides.state.table.feet == (11, 1)
    assert of_sides.state.table.played_from_foot == ()
    assert unknown(of_sides, "feet") == {0}
    assert write_position(of_sides)["feet"] == [11, "KH"]
    picked_up = read_position({"rules": FEET, "feet": [0, 11, "KH", ""]})
    assert picked_up.state.table.played_from_foot == (True, False, False, True)
    assert unknown(picked_up, "feet") == {1}
    assert picked_up.state.hidden.feet[2] == cards("KH")
    with_wings = {"options": {"bonus_cards": "wings", "bonus_card_counts": [4, 3]}}
    assert table(rules=with_wings).wings == (4, 3)
    assert table(rules=with_wings, melds=[["KKK"], []]).wings == (3,)
    turn_card = {
        "options": {
            "bonus_cards": "draw_after_initial_meld", "bonus_card_counts": [4, 3], "turn_card_from_bottom": 9,
        }
    }  # fmt: skip
    assert not table(rules=turn_card, stock=9).turn_card_drawn
    assert table(rules=turn_card, stock=8).turn_card_drawn
    assert table(rules="classic_5", round=1).hand_sizes == (11, 11, 11, 11, 0)
    assert table(rules="classic_5", round=2).hand_sizes == (11, 0, 11, 11, 11)
    alone = table(rules="classic_3", lone=1, melds=[["KKK"], [], []])
    assert alone.seating.partners(Seat(0)) == (2,)
    assert alone.has_melded == (True, False, False)


def test_who_goes_out_of_three_before_anybody_plays_alone_is_the_lone_one():
    """pagat, Canasta for Three Players."""
    after = table(
        rules="classic_3",
        to_act=2,
        ended={"seat": 2},
        melds=[["KKK"], ["777"], ["QQQQQQQ"]],
        hands={"1": "A"},
    )
    assert after.seating.lone == 2
    assert [meld.rank for meld in after.melds[0]] == [13, 7]
    assert after.result is not None
    assert after.result.sheets[0].total == after.result.sheets[1].total == 30 + 15 - 20


def test_a_special_hand_ends_the_round_and_everybody_has_seen_it():
    """pagat, American Canasta Scoring: the side scores only this."""
    position = read_position(
        {
            "rules": {"options": {"special_hands": ["pairs"]}},
            "ended": {"reason": "special_hand", "special_hand": "pairs", "seat": 1},
            "hands": {"0": "AA", "1": "44 55 66 77 88 99 KK", "3": "*"},
        }
    )
    result = position.state.table.result
    assert result is not None
    assert result.special_hand == "pairs"
    assert [sheet.total for sheet in result.sheets] == [-40, 2500]
    assert position.state.table.known[1] == position.state.hands[1]
    assert read_position(write_position(position)) == position
