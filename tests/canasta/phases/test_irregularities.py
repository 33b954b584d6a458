"""What is against the rules: refused, as a program can, or punished where irregularities=scarne is chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta import engine
from bot.canasta.actions import Discard, LayDown, Play, StartRound
from bot.canasta.cards import NO_CARDS, cards_of, each_card, full_pack, rank_of, size, some_of_rank
from bot.canasta.errors import Reason
from bot.canasta.events import CardsExposed, Fined
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.notation.writing import action_text
from bot.canasta.positions.actions import read_action, write_action
from bot.canasta.positions.position import Position
from bot.canasta.positions.read_position import read_position
from bot.canasta.positions.reader import PositionReader
from bot.canasta.positions.write_position import write_position
from bot.canasta.resample import resample
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options.going_out import Manners
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.view import ScoreKey
from tests.support.builders import Situation, drawing, playing, ranks, refused, rules, shape
from tests.support.random_play import random_play

FIGURES: dict[str, Any] = {
    "improper_initial_meld": "penalty_cards",
    "penalty_ignored_answer": 100,
    "penalty_false_card_count": 50,
    "penalty_unexposed_red_three": 200,
}
CANASTA = "K K K K K K K"


def course(rule_set: RuleSet, seed: int) -> list[Any]:
    """Everything public in some random play, its scores among it."""
    same = Manners()
    course: list[Any] = []
    for moment in random_play(300, seed, rule_set):
        table = moment.after.table
        course.append(
            (moment.action, moment.events, table.hand_sizes, table.melds, table.totals, table.fines)
        )
        assert table.rules.manners.irregularities == same.irregularities
    return course


@pytest.mark.parametrize("option", FIGURES)
def test_a_penalty_is_without_effect_while_irregularities_are_refused(option: str) -> None:
    """Scarne's figures belong to irregularities=scarne alone."""
    assert course(rules(**{option: FIGURES[option]}), 5) == course(rules(), 5)


@pytest.mark.parametrize("option", FIGURES)
def test_what_is_against_the_rules_is_refused_all_the_same(option: str) -> None:
    rule_set = rules(**{option: FIGURES[option]})
    refused(playing("Q Q Q 4 5 6", rules=rule_set).why("meld QQQ"), Reason.BELOW_INITIAL_MELD)
    told_no = playing("9 9 9 4", melds=CANASTA, question=False, rules=rule_set)
    refused(told_no.why("meld 999"), Reason.MUST_NOT_GO_OUT)
    told_yes = playing("9 9 9 4", melds=CANASTA, question=True, rules=rule_set)
    refused(told_yes.why("discard 9"), Reason.MUST_GO_OUT)
    drawn = drawing("4 9", stock="3H 8 8", rules=rule_set).does("draw")
    assert drawn.hand(0) == "4 8 9"


@pytest.mark.parametrize("preset", [name for name, of in PRESETS.items() if of.manners != Manners()])
def test_games_that_keep_the_figures_refuse(preset: str) -> None:
    assert PRESETS[preset].manners.irregularities == "reject"


# ------------------------------------------------------------------------------------------- an improper initial meld

PUNISHED = rules(irregularities="scarne", **FIGURES)


def test_an_improper_initial_meld_stays_exposed() -> None:
    """Scarne, Improper Melding: who lacks further cards leaves what he laid on the table as penalty cards."""
    at = playing("Q Q Q 4 5 6", rules=PUNISHED).does("meld QQQ")
    assert at.hand(0) == "4 5 6"
    assert ranks(at.table.penalty_cards[0]) == "Q Q Q"
    assert not at.table.has_melded[0]
    assert at.melds() == []
    assert [type(event) for event in at.events] == [CardsExposed]


def test_who_can_make_it_good_is_only_refused() -> None:
    """Scarne: "he may rectify the error if he has additional cards or melds in his hand"."""
    at = playing("Q Q Q A A A 4 5 6", rules=PUNISHED)
    refused(at.why("meld QQQ"), Reason.BELOW_INITIAL_MELD)


def test_an_improper_meld_is_never_offered() -> None:
    at = playing("Q Q Q 4 5 6", rules=PUNISHED)
    assert at.may("meld QQQ")
    assert not at.offered("meld QQQ")
    found = engine.irregularity_of(at.view(), at.action("meld QQQ"))
    refused(found, Reason.BELOW_INITIAL_MELD, counted=30)
    assert engine.irregularity_of(at.view(), at.action("discard 4")) is None


def test_what_is_no_meld_is_refused_as_ever() -> None:
    refused(playing("Q Q K 4 5 6", rules=PUNISHED).why("meld QQK"), Reason.MIXED_RANKS)


def test_exposed_cards_must_be_thrown_one_for_each_discard() -> None:
    """Scarne: "he must discard the exposed cards he has laid on the table, one for each discard"."""
    at = playing("Q Q Q 4 5 6", rules=PUNISHED).does("meld QQQ")
    refused(at.why("discard 4"), Reason.MUST_DISCARD_EXPOSED)
    assert {shape(action) for action in at.offers()} == {("discard", 12)}
    thrown = each_card(at.table.penalty_cards[0])[0]
    at = Situation(engine.apply(at.state, Seat(0), Discard(thrown)).state)
    assert at.hand(0) == "4 5 6"
    assert ranks(at.table.penalty_cards[0]) == "Q Q"
    assert at.table.upcard == thrown


def test_exposed_cards_count_for_no_initial_meld() -> None:
    """Scarne: "these penalty cards cannot be used in any accounting for scoring purposes"."""
    at = playing("Q K K 4 5 6", exposed={0: "Q Q Q"}, rules=PUNISHED)
    refused(at.why("meld QQQ"), Reason.CARDS_NOT_IN_HAND)


def test_exposed_cards_come_back_with_the_initial_meld() -> None:
    """Scarne: after that "the offending player may pick up any remaining penalty cards in his correct turn of play"."""
    at = playing("A A A 4 5 6", exposed={0: "Q Q"}, rules=PUNISHED).does("meld AAA")
    assert at.hand(0) == "4 5 6 Q Q"
    assert at.table.penalty_cards[0] == NO_CARDS
    assert ranks(at.table.known[0]) == "Q Q"
    assert at.may("discard 4")


def test_exposed_cards_come_back_when_partner_has_melded() -> None:
    at = playing("4 5 6", seat=3, dealer=2, exposed={0: "Q Q"}, rules=PUNISHED)
    at = Situation(replace(at.state, table=replace(at.table, has_melded=(True, True)))).does("discard 4")
    assert ranks(at.view(0).hand).count("Q") >= 2
    assert at.table.penalty_cards[0] == NO_CARDS


def test_a_pile_taken_for_an_improper_meld_goes_back() -> None:
    """Scarne: the upcard "must be returned to the top of the discard pile", "but the penalty meld may remain"."""
    at = drawing("Q Q 4 5 6", pile="9 Q", rules=PUNISHED).does("take QQ")
    assert at.hand(0) == "4 5 6"
    assert ranks(at.table.penalty_cards[0]) == "Q Q"
    assert [rank_of(card) for card in at.table.pile] == [9, 12]
    assert at.may("draw")


def test_who_has_exposed_cards_cannot_go_out_past_them() -> None:
    at = playing("A A A", exposed={0: "Q Q"}, rules=PUNISHED).does("meld AAA")
    assert at.hand(0) == "Q Q"
    assert at.table.is_running


def test_who_has_exposed_cards_does_not_ask() -> None:
    at = playing("K K K K K K K 4", exposed={0: "Q Q"}, rules=PUNISHED)
    refused(at.why("ask"), Reason.CANNOT_GO_OUT)


def test_exposed_cards_count_for_nobody_at_the_end() -> None:
    at = drawing("4", exposed={0: "Q Q"}, hands={2: "4"}, stock="", pile="9 3", rules=PUNISHED).does("pass")
    assert at.score() == {ScoreKey.CARDS_IN_HAND: -10}


# ------------------------------------------------------------------------------------------------ an ignored answer


def test_staying_in_after_a_yes_is_fined() -> None:
    """Scarne, Seeking Information: "If the player fails to abide by the answer, his side is penalized 100 points"."""
    at = playing("9 9 9 4", melds=CANASTA, question=True, rules=PUNISHED)
    assert not at.offered("discard 9")
    at = at.does("discard 9")
    assert at.table.fines == (100, 0, 0, 0)
    assert Fined(Seat(0), 100, "ignored_answer") in at.events


def test_going_out_after_a_no_is_fined() -> None:
    at = playing("9 9 9 4", melds=CANASTA, question=False, hands={2: "4"}, rules=PUNISHED)
    at = at.does("meld 999", "discard 4")
    assert at.score()[ScoreKey.FINES] == -100
    assert at.score()[ScoreKey.GOING_OUT] == 100


def test_abiding_by_the_answer_costs_nothing() -> None:
    at = playing("9 9 9 4", melds=CANASTA, question=True, hands={2: "4"}, rules=PUNISHED)
    assert ScoreKey.FINES not in at.does("meld 999", "discard 4").score()
    stays = playing("9 9 9 4", melds=CANASTA, question=False, rules=PUNISHED).does("discard 9")
    assert stays.table.fines == (0, 0, 0, 0)


def test_who_goes_against_an_answer_is_not_stuck() -> None:
    """A play that spoils what was agreed leaves other ways to end the turn."""
    at = playing("9 9 9 4", melds=CANASTA, question=False, rules=PUNISHED).does("meld 999")
    assert {shape(action) for action in at.offers()} >= {("discard", 4)}


def test_an_answer_without_a_price_binds() -> None:
    free = rules(irregularities="scarne")
    refused(playing("9 9 9 4", melds=CANASTA, question=True, rules=free).why("discard 9"), Reason.MUST_GO_OUT)


# ------------------------------------------------------------------------------------------ a red three not laid


def test_red_threes_are_laid_by_hand_and_replaced() -> None:
    """Scarne, Important Rule: "At a player's proper turn to play ... he places them on the table"."""
    at = drawing("4 9", stock="3H 8 8", rules=PUNISHED).does("draw")
    assert at.hand(0) == "3 4 9"
    at = at.does("lay 3H")
    assert at.hand(0) == "4 8 9"
    assert size(at.table.laid_threes[0]) == 1


def test_a_neglected_red_three_is_fined_at_the_end() -> None:
    """Scarne, Additional Penalties: 200, not besides the 200 of a red three left in the hand."""
    of_scarne = rules_of("scarne_4", {"irregularities": "scarne"})
    at = drawing("3H 3D 4", hands={2: "4"}, stock="", pile="9 3", rules=of_scarne).does("pass")
    assert at.score() == {ScoreKey.FINES: -400, ScoreKey.CARDS_IN_HAND: -10}


def test_who_had_no_turn_neglected_nothing() -> None:
    """Matrix D69."""
    at = drawing("4", hands={1: "3H 4", 3: "4"}, stock="", pile="9 3", turn=1, rules=PUNISHED).does("pass")
    assert ScoreKey.FINES not in at.score(1)


def test_a_neglected_red_three_is_not_thrown() -> None:
    refused(playing("3H 4 5", rules=PUNISHED).why("discard 3H"), Reason.DISCARD_NOT_ALLOWED)


# ----------------------------------------------------------------------------------------- a false word on the last card

BLUFF = rules(irregularities="scarne", card_count_question="one_or_more", **FIGURES)


def test_a_false_word_about_the_last_card_is_believed_until_the_next_turn() -> None:
    """Scarne, Seeking Information: "If, holding but one card, he answers that he holds more than one"."""
    plain = playing("4 5", rules=BLUFF).does("discard 4")
    assert plain.table.count_told(Seat(0)) == 1
    at = playing("4 5", rules=BLUFF).does("discard 4 saying more")
    assert at.table.count_told(Seat(0)) is None
    assert at.table.fines == (0, 0, 0, 0)


def test_it_comes_out_when_the_turn_of_the_player_comes_again() -> None:
    at = playing("4 5", rules=BLUFF).does("discard 4 saying more")
    for seat in (1, 2, 3):
        at = at.does("draw")
        at = Situation(
            engine.apply(at.state, Seat(seat), next(a for a in at.offers() if isinstance(a, Discard))).state
        )
    assert at.table.turn.seat == 0
    assert at.table.fines == (50, 0, 0, 0)
    assert at.table.says_more == (False,) * 4


def test_it_comes_out_at_the_end_of_the_round() -> None:
    at = playing("4 5", stock="", pile="9 6", hands={1: "6 6 9"}, rules=BLUFF).does("discard 4 saying more")
    assert at.does("pass").score()[ScoreKey.FINES] == -50


def test_a_false_word_needs_a_single_card_and_a_price() -> None:
    refused(playing("4 5 6", rules=BLUFF).why("discard 4 saying more"), Reason.NO_FALSE_COUNT, left=2)
    open_counts = rules(irregularities="scarne", **FIGURES)
    refused(playing("4 5", rules=open_counts).why("discard 4 saying more"), Reason.NO_FALSE_COUNT)
    at = playing("4 5", rules=BLUFF)
    assert not any(action.says_more for action in at.offers() if isinstance(action, Discard))


def test_a_false_word_can_be_written_and_read() -> None:
    at = playing("4 5", rules=BLUFF)
    action = at.action("discard 4 saying more")
    assert parse_action(action_text(action), at.view()) == action
    assert read_action(PositionReader(), "action", write_action(action), at.view()) == action
    after = at.does("discard 4 saying more")
    assert read_position(write_position(Position(after.state))).state.table.says_more == (
        True,
        False,
        False,
        False,
    )


def test_an_exposed_card_can_be_named_for_the_discard() -> None:
    at = playing("4 5 6", exposed={0: "Q Q Q"}, rules=PUNISHED)
    action = parse_action("discard Q", at.view())
    assert isinstance(action, Discard)
    assert rank_of(action.card) == 12


# ----------------------------------------------------------------------------------------------------- whole rounds


@pytest.mark.parametrize("preset", ["scarne_4", "scarne_2", "scarne_3_cutthroat", "scarne_6"])
def test_rounds_with_mistakes_go_on_and_keep_all_cards(preset: str) -> None:
    rule_set = rules_of(preset, {"irregularities": "scarne"})
    pack = full_pack(rule_set.deal.deck_count, rule_set.deal.joker_count)
    rng = Random(preset)
    state = engine.start_match(rule_set)
    exposed = 0
    for _ in range(700):
        if not state.table.is_running:
            state = engine.start_match(rule_set) if state.table.winners else state
            state = engine.apply(state, None, StartRound(rng.randbytes(32).hex())).state
            continue
        view = engine.view_of(state, state.table.seats_to_act[0])
        action = rng.choice(list(engine.legal_actions(view)))
        for rank in range(4, 15):
            three = some_of_rank(view.hand, rank, 3)
            mistake = LayDown((Play(three),))
            if size(three) == 3 and rng.random() < 0.5 and engine.irregularity_of(view, mistake):
                action = mistake
                exposed += 1
                break
        assert engine.check(view, action) is None
        state = engine.apply(state, view.seat, action).state
        table = state.table
        places = [*state.hands, *table.laid_threes, *table.penalty_cards, cards_of(table.pile + state.stock)]
        places += [meld.cards for melds in table.melds for meld in melds]
        assert sum(places) == pack
        assert table.hand_sizes == tuple(map(size, state.hands))
        assert engine.view_of(resample(view, rng), view.seat) == view
    assert exposed
