"""What score sheets count beyond Classic Canasta (pagat, American Canasta Scoring; Wikipedia 2005; matrix 1.14)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.canasta.melds import Meld, MeldId, MeldPart
from bot.canasta.phases.round_end import score_round, winners_of
from bot.canasta.policies.canasta_bonuses import is_from_hand
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.canasta.scoring.table_counts import points_on_table
from bot.canasta.seats import Seat, Seating, SideId
from bot.canasta.state import NOTHING_HIDDEN, Hidden, State
from bot.canasta.view import EndReason, ScoreKey, ScoreLine
from tests.support.builders import Situation, cards, drawing, playing, rules

K = ScoreKey
AMERICAN = with_options(
    RuleSet(),
    {
        "red_three_role": "american_three",
        "black_three_role": "american_three",
        "red_three_totals": [100, 300, 500, 1000],
        "three_sign": "american_three_way",
        "wild_melds": True,
        "bonus_wild_canasta": 2000,
        "bonus_wild_all_twos": 3000,
        "bonus_wild_four_jokers": 2500,
        "bonus_sevens_canasta": 2500,
        "bonus_pure_aces_canasta": 2500,
        "penalty_incomplete_wild": 2000,
        "penalty_incomplete_wild_four_jokers": 2500,
        "penalty_incomplete_sevens": 2500,
        "penalty_incomplete_pure_aces": 2500,
        "penalty_three_sevens_in_hand": 1500,
        "penalty_three_aces_in_hand": 1500,
        "melds_deducted_without_canasta": True,
    },
)
"""The scoring of pagat's Modern American Canasta."""
CANASTA = "K K K K K K K"
TWO_CANASTAS = "K K K K K K K, 9 9 9 9 9 9 2"


def ended(rule_set: RuleSet = AMERICAN, **moment: Any) -> dict[ScoreKey, int]:
    """The lines of side 0 when the stock ends the round with a four in each hand."""
    moment = {"hands": {2: "4", 1: "4", 3: "4"}} | moment
    at = drawing(moment.pop("hand", "4"), stock="", pile="9 J", rules=rule_set, **moment)
    return at.does("pass").score()


@pytest.mark.parametrize(
    "melds, points",
    [("2 * * * * * *", 4000), ("2 2 * * * * *", 2500), ("2 2 2 2 2 * *", 2000)],
)
def test_six_jokers_in_a_wild_canasta_may_have_a_value_of_their_own(melds: str, points: int) -> None:
    """Wikipedia 2005, Samba and Bolivia: "a bonus might be given for having all six jokers in the same Bolivia"."""
    three_packs = {"deck_count": 3, "joker_count": 6, "bonus_wild_six_jokers": 4000}
    assert ended(with_options(AMERICAN, three_packs), melds=melds)[K.WILD_CANASTAS] == points


def test_without_a_value_of_their_own_six_jokers_count_as_four() -> None:
    three_packs = with_options(AMERICAN, {"deck_count": 3, "joker_count": 6})
    assert ended(three_packs, melds="2 * * * * * *")[K.WILD_CANASTAS] == 2500


def without_hands(lines: dict[ScoreKey, int]) -> dict[ScoreKey, int]:
    return {key: points for key, points in lines.items() if key is not K.CARDS_IN_HAND}


# --------------------------------------------------------------------------------------------------- canasta bonuses


@pytest.mark.parametrize(
    "melds, key, bonus",
    [
        (CANASTA, K.NATURAL_CANASTAS, 500),
        ("K K K K K K 2", K.MIXED_CANASTAS, 300),
        ("7 7 7 7 7 7 7", K.SEVENS_CANASTAS, 2500),
        ("A A A A A A A", K.ACES_CANASTAS, 2500),
        ("A A A A A 2 2", K.MIXED_CANASTAS, 300),  # a finished dirty ace canasta (matrix sequence 59)
        ("2 2 2 2 2 2 2", K.WILD_CANASTAS, 3000),
        ("2 2 2 * * * *", K.WILD_CANASTAS, 2500),
        ("2 2 2 2 2 2 *", K.WILD_CANASTAS, 2000),
        ("2 2 2 2 * * *", K.WILD_CANASTAS, 2000),
    ],
)
def test_each_canasta_has_its_bonus(melds: str, key: ScoreKey, bonus: int) -> None:
    """pagat, American Canasta Scoring 1; matrix sequence 60."""
    lines = without_hands(ended(melds=melds))
    lines.pop(K.MELDED_CARDS)
    assert lines == {key: bonus}


def test_canastas_of_different_grades_are_one_line_of_a_kind() -> None:
    three_packs = with_options(AMERICAN, {"deck_count": 3, "joker_count": 6})
    melds = "2 2 2 2 2 2 2, * * * * 2 2 2"
    at = drawing("4", stock="", pile="9 J", rules=three_packs, melds=melds).does("pass")
    assert at.table.result is not None
    assert ScoreLine(K.WILD_CANASTAS, 2, 5500) in at.table.result.sheets[0].lines


def test_kinds_without_a_bonus_of_their_own_count_as_the_more_general() -> None:
    """Sevens and aces as any natural canasta; wild cards as a canasta with wild cards; a sequence as a natural one."""
    plain = with_options(RuleSet(), {"wild_melds": True, "sequence_melds": True})
    assert ended(plain, melds="7 7 7 7 7 7 7")[K.NATURAL_CANASTAS] == 500
    assert ended(plain, melds="2 2 2 2 2 2 2")[K.WILD_CANASTAS] == 300
    assert ended(plain, melds="4H 5H 6H 7H 8H 9H 10H")[K.SEQUENCE_CANASTAS] == 500
    samba = with_options(plain, {"bonus_sequence_canasta": 1500, "sequence_max_wilds": 1})
    assert ended(samba, melds="4H 5H 6H 7H 8H 9H 10H")[K.SEQUENCE_CANASTAS] == 1500
    assert ended(samba, melds="4H 5H 6H 7H 8H 9H 2C")[K.SEQUENCE_CANASTAS] == 1500
    mixed = with_options(samba, {"bonus_mixed_sequence_canasta": 1000})
    assert ended(mixed, melds="4H 5H 6H 7H 8H 9H 2C")[K.SEQUENCE_CANASTAS] == 1000


def test_mixed_sevens_may_have_a_bonus() -> None:
    """Pennies from Heaven: 1500 natural or mixed."""
    pennies = rules(bonus_sevens_canasta=1500, bonus_mixed_sevens_canasta=1500)
    assert ended(pennies, melds="7 7 7 7 7 7 2")[K.SEVENS_CANASTAS] == 1500


def test_a_canasta_laid_whole_from_the_hand() -> None:
    """Wikipedia 2005, Concealed canasta: "when a canasta is revealed out of a players hand", 100 (matrix D73)."""
    extra = rules(bonus_concealed_canasta=100)
    whole = playing(CANASTA + " 4 5", hands={2: "4"}, rules=extra, totals=(0, 0)).does("meld KKKKKKK")
    (meld,) = whole.table.melds[0]
    assert is_from_hand(meld, 7)
    grown = playing("K 4 5", melds="K K K K K K", rules=extra).does("meld K > K")
    assert not is_from_hand(grown.table.melds[0][0], 7)
    assert ended(extra, melds=CANASTA)[K.CONCEALED_CANASTAS] == 100
    assert K.CONCEALED_CANASTAS not in ended(rules(), melds=CANASTA)
    parts = (MeldPart(Seat(0), 1, cards("KC KC KD KD KH KH")), MeldPart(Seat(0), 2, cards("KS")))
    both = sum(part.cards for part in parts)
    assert not is_from_hand(Meld(MeldId(1), meld.kind, 13, both, 7, 0, parts, is_canasta=True), 7)


# ------------------------------------------------------------------------------------------------------------- threes


@pytest.mark.parametrize(
    "melds, sign", [("", -1), ("KKK", -1), (CANASTA, 0), (TWO_CANASTAS, 1), (TWO_CANASTAS + ", 555", 1)]
)
@pytest.mark.parametrize(
    "threes, red, black",
    [
        ("3H", 100, 0),
        ("3H 3H 3D", 500, 0),
        ("3C 3C", 0, 300),
        ("3H 3H 3D 3D 3C", 1000, 100),
        ("3C 3S 3C 3S", 0, 1000),
    ],
)
def test_american_threes_go_three_ways_and_each_colour_for_itself(
    melds: str, sign: int, threes: str, red: int, black: int
) -> None:
    """pagat, American Canasta Scoring 3; matrix sequence 56."""
    lines = ended(melds=melds, red_threes={2: threes})
    assert lines.get(K.RED_THREES, 0) == sign * red
    assert lines.get(K.BLACK_THREES, 0) == sign * black


@pytest.mark.parametrize(
    "sign, melds, value",
    [
        ("any_meld", "", -300),
        ("any_meld", "KKK", 300),
        ("any_canasta", "KKK", -300),
        ("any_canasta", "K K K K K K 2", 300),
        ("two_canastas", CANASTA, -300),
        ("two_canastas", TWO_CANASTAS, 300),
        ("sevens_canasta", TWO_CANASTAS, -300),
        ("sevens_canasta", "7 7 7", -300),
        ("sevens_canasta", "7 7 7 7 7 7 2", 300),
        ("american_three_way", CANASTA, 0),
        ("never", TWO_CANASTAS, -300),
    ],
)
def test_when_threes_count_plus(sign: str, melds: str, value: int) -> None:
    """Option three_sign: classic, Viennese (matrix sequence 29), Samba, Pennies from Heaven, American, Hand and Foot."""
    lines = ended(rules(three_sign=sign), melds=melds, red_threes={0: "3H", 2: "3H 3D"})
    assert lines[K.RED_THREES] == value


def test_unmelded_red_threes_of_six_players_cost_the_same_total() -> None:
    """Matrix D32: the same total, negative."""
    six = rules(deck_count=3, red_three_totals=[100, 200, 300, 400, 1000, 1200])
    assert ended(six, red_threes={0: "3H 3H 3H 3D 3D 3D"})[K.RED_THREES] == -1200


def test_threes_in_hand_count_five_or_as_if_laid() -> None:
    """pagat, table rules: "as though they had been placed on the table"; otherwise 5 each."""
    held = {2: "3H 3C 4", 1: "4", 3: "4"}
    assert ended(hands=held)[K.CARDS_IN_HAND] == -5 - 5 - 5 - 5
    as_laid = with_options(AMERICAN, {"threes_in_hand_scoring": "as_if_laid"})
    lines = ended(as_laid, hands=held, red_threes={2: "3D"})
    assert lines == {K.RED_THREES: -300, K.BLACK_THREES: -100, K.CARDS_IN_HAND: -10}
    assert ended(as_laid, hands=held, melds=TWO_CANASTAS)[K.RED_THREES] == 100


def test_threes_in_hand_count_as_if_laid_for_the_penalty_alone() -> None:
    """Wikipedia 2005, American Canasta: "for this purpose threes in your hand count as though they were on the table"."""
    of_2005 = PRESETS["american_2005"]
    lines = ended(of_2005, hand="3H 3C 4", red_threes={2: "3D"})
    assert lines == {K.RED_THREES: -300, K.BLACK_THREES: -100, K.CARDS_IN_HAND: -10}
    with_canastas = ended(of_2005, hand="3H 3C 4", red_threes={2: "3D"}, melds=TWO_CANASTAS)
    assert with_canastas[K.RED_THREES] == 100
    assert K.BLACK_THREES not in with_canastas
    assert with_canastas[K.CARDS_IN_HAND] == -10


@pytest.mark.parametrize("penalty, first, later", [(200, -5, -205), (5, -10, -10)])
def test_who_had_no_turn_is_not_fined_for_a_red_three_in_hand(penalty: int, first: int, later: int) -> None:
    """Scarne, penalties (matrix D69). cardgames.io, Card Values: three to seven 5 points, whoever holds them."""
    own_turn = with_options(RuleSet(), {"three_lay_timing": "own_turn", "red_three_in_hand_penalty": penalty})

    def cost(turn: int) -> int:
        at = drawing("4", stock="", pile="9 J", hands={2: "3H 4"}, dealer=3, turn=turn, rules=own_turn)
        sheet = score_round(at.state, EndReason.STOCK_EXHAUSTED).sheets[0]
        return sum(line.points for line in sheet.lines if line.seat == 2)

    assert (cost(turn=1), cost(turn=5)) == (first, later)


def test_the_american_game_of_2005_pays_for_going_out_concealed() -> None:
    """Wikipedia 2005, The Scoring: "Going out concealed: additional 100"; American Canasta lists no difference there."""
    melded = "KKKKKKK, 9999992"
    hand = playing("K K K K K K K 9 9 9 9 9 9 2 4", rules=PRESETS["american_2005"])
    concealed = hand.does(f"meld {melded}", "discard 4").score()
    assert (concealed[K.GOING_OUT], concealed[K.CONCEALED]) == (100, 100)
    after_partner = playing(
        "K K K K K K K 9 9 9 9 9 9 2 4", melds="QQQ", rules=PRESETS["american_2005"]
    ).does(f"meld {melded}", "discard 4")
    assert K.CONCEALED not in after_partner.score()


@pytest.mark.parametrize(
    "preset, each",
    [
        ("hand_and_foot", 100),
        ("hand_and_foot_five_packs", 100),
        ("hand_and_foot_four_rounds", 100),
        ("hand_and_foot_nine_canastas", 500),
        ("hand_and_foot_six_packs", 500),
        ("hand_and_foot_wild_canasta", 500),
    ],
)
def test_a_red_three_caught_in_a_hand_or_foot_costs_what_each_form_says(preset: str, each: int) -> None:
    """Wikipedia 2005, Hand & Foot: 100; public rule pages, Hand and Foot: 500 in the forms that have a figure of their own.

    The page on four packs has none: its 100 is taken over from Wikipedia.
    """
    at = drawing(
        "3H 4", stock="", pile="9 J", feet={2: "3D"}, hands={1: "4", 2: "", 3: "4"}, rules=PRESETS[preset]
    )
    sheet = score_round(at.state, EndReason.STOCK_EXHAUSTED).sheets[0]
    lines = {line.key: line.points for line in sheet.lines}
    assert lines[K.CARDS_IN_HAND] == -each - 5
    assert lines[K.CARDS_IN_FOOT] == -each


def test_black_threes_set_aside_count_5_each_and_all_of_them_100() -> None:
    """Cuban Canasta: those in a taken pile are set aside, 5 each, all four 100 (option black_threes_from_pile)."""
    assert ended(rules(), red_threes={0: "3C 3S"})[K.BLACK_THREES] == 10
    assert ended(rules(), red_threes={0: "3C 3S", 2: "3C 3S"})[K.BLACK_THREES] == 100


def test_black_threes_of_the_canadian_game_cost_100_each() -> None:
    """pagat, Canadian: 100 against in hand, each (matrix D75)."""
    assert ended(rules(black_three_hand_penalty=100), hand="3C 3S 4")[K.CARDS_IN_HAND] == -205 - 5


# ---------------------------------------------------------------------------------------------------------- penalties


@pytest.mark.parametrize(
    "melds, key, cost",
    [
        ("777", K.UNFINISHED_SEVENS, -2500),
        ("A A A A A A", K.UNFINISHED_ACES, -2500),
        ("A A 2", K.UNFINISHED_ACES, None),  # matrix sequence 59
        ("2 2 *", K.UNFINISHED_WILDS, -2000),
        ("2 2 * * * *", K.UNFINISHED_WILDS, -2500),
        ("2 2 2 2 2 2 *", K.UNFINISHED_WILDS, None),
        ("QQQ", K.UNFINISHED_SEVENS, None),
    ],
)
def test_unfinished_melds(melds: str, key: ScoreKey, cost: int | None) -> None:
    """pagat, American Canasta Scoring 2."""
    assert ended(melds=melds).get(key) == cost
    assert ended(melds=melds + ", " + CANASTA).get(key) == cost


def test_both_penalties_for_sevens() -> None:
    """pagat: "the penalty will be 4000 points in all" (matrix sequence 58)."""
    lines = ended(melds="777", hand="7 7 7")
    assert lines[K.UNFINISHED_SEVENS] + lines[K.SEVENS_IN_HAND] == -4000


def test_each_player_pays_for_what_he_holds() -> None:
    """pagat: three aces in each hand 3000 in all; two and one between partners cost nothing extra."""
    assert ended(hand="A A A", hands={2: "A A A A"})[K.ACES_IN_HAND] == -3000
    assert K.ACES_IN_HAND not in ended(hand="A A", hands={2: "A"})
    assert K.SEVENS_IN_HAND not in ended(hand="7 7", hands={2: "7"})


def test_more_than_three_sevens() -> None:
    """The Sevens: more than three sevens left in a hand cost 500."""
    sevens = rules(penalty_three_sevens_in_hand=500, sevens_in_hand_from=4)
    assert K.SEVENS_IN_HAND not in ended(sevens, hand="7 7 7")
    assert ended(sevens, hand="7 7 7 7")[K.SEVENS_IN_HAND] == -500


def test_short_sequences() -> None:
    short = with_options(RuleSet(), {"sequence_melds": True, "penalty_short_sequence": 1000})
    assert ended(short, melds="4H 5H 6H 7H, 4S 5S 6S")[K.SHORT_SEQUENCES] == -2000
    assert K.SHORT_SEQUENCES not in ended(short, melds="4H 5H 6H 7H 8H")


@pytest.mark.parametrize("melds, value", [("KKK", -30), (CANASTA, 70), (CANASTA + ", AAA", 130)])
def test_melds_are_deducted_without_a_canasta(melds: str, value: int) -> None:
    """pagat, American Canasta Scoring 4; matrix sequence 57."""
    assert ended(melds=melds)[K.MELDED_CARDS] == value


def test_the_american_table_without_a_canasta() -> None:
    """pagat, the table of American Canasta Scoring: everything is deducted."""
    lines = ended(melds="777, KKK", hand="A A A", hands={2: "4 4"}, red_threes={0: "3H 3D", 2: "3C"})
    assert lines == {
        K.RED_THREES: -300,
        K.BLACK_THREES: -100,
        K.MELDED_CARDS: -45,
        K.UNFINISHED_SEVENS: -2500,
        K.ACES_IN_HAND: -1500,
        K.CARDS_IN_HAND: -70,
    }


# ----------------------------------------------------------------------------------------------- other places of cards


def scored(at: Situation, hidden: Hidden = NOTHING_HIDDEN, **changes: Any) -> tuple[ScoreLine, ...]:
    state = State(replace(at.table, **changes), at.state.hands, at.state.stock, hidden)
    return score_round(state, EndReason.STOCK_EXHAUSTED).sheets[0].lines


def test_cards_in_a_foot_count_card_by_card() -> None:
    """Wikipedia 2005, Hand and Foot: a red three in hand or foot costs 100 (matrix D61)."""
    at = drawing("4", hands={2: "4"}, rules=rules(red_three_in_hand_penalty=100))
    feet = (cards("KC AC 3H"), 0, 0, 0)
    lines = scored(at, Hidden(feet=feet), feet=(3, 0, 0, 0))
    assert ScoreLine(K.CARDS_IN_FOOT, 3, -130, Seat(0)) in lines
    assert [line.points for line in lines if line.key is K.CARDS_IN_HAND] == [-5, -5]


def test_bonus_cards_that_had_not_joined_the_hand_count_for_nobody() -> None:
    """pagat, Bonus cards: they are added to the hand "at the start of your next turn"; cards in the hands are deducted."""
    at = drawing("4", hands={2: "4"}, rules=AMERICAN)
    lines = scored(at, Hidden(bonus=(cards("AC AD AH"), 0, 0, 0)), bonus=(3, 0, 0, 0))
    assert ScoreLine(K.CARDS_IN_HAND, 1, -5, Seat(0)) in lines
    assert K.ACES_IN_HAND not in [line.key for line in lines]


def test_an_exact_cut_and_fines_have_their_lines() -> None:
    """pagat, Canadian: 100 for cutting exactly the cards of the deal; Scarne, penalties."""
    at = drawing("4", hands={2: "4"}, rules=with_options(RuleSet(), {"exact_cut_bonus": 100}))
    lines = scored(at, exact_cut=SideId(0), fines=(0, 50, 100, 0))
    assert ScoreLine(K.EXACT_CUT, 1, 100) in lines
    assert ScoreLine(K.FINES, 1, -100, Seat(2)) in lines
    assert sum(line.points for line in lines) == 100 - 100 - 10


# ------------------------------------------------------------------------------------------------- three with a lone hand


def three(sides: tuple[int, int, int], *, own_threes: bool = True) -> Situation:
    """Three players with personal totals; seats of one side share the melds of its lowest seat."""
    three_hands = with_options(
        RuleSet(), {"seat_count": 3, "side_structure": "individual", "red_threes_individual": own_threes}
    )
    at = drawing(
        "4",
        hands={1: "5 5", 2: "6"},
        melds=CANASTA,
        red_threes={0: "3H", 1: "3D 3D", 2: "3H"},
        rules=three_hands,
        totals=(1000, 2000, 3000),
    )
    melds = at.table.melds
    seating = Seating(tuple(map(SideId, sides)), at.table.seating.order, personal_totals=True)
    state = State(
        replace(at.table, seating=seating, melds=melds, has_melded=tuple(map(bool, melds))),
        at.state.hands,
        at.state.stock,
    )
    return Situation(state)


def sums(at: Situation, went_out: Seat | None = None) -> list[tuple[int, int]]:
    result = score_round(at.state, EndReason.STOCK_EXHAUSTED, went_out)
    assert [sheet.side for sheet in result.sheets] == [0, 1, 2]
    return [(sheet.total, sheet.after) for sheet in result.sheets]


def test_partners_of_three_share_everything_but_their_red_threes() -> None:
    """pagat, three players: partners combine "their melds, but not their red threes"; matrix sequence 38."""
    shared = 500 + 70 - 5 - 10
    at = three((0, 0, 2))
    assert sums(at) == [(shared + 100, 1655), (shared + 200, 2755), (-105, 2895)]
    assert sums(at, Seat(1))[0] == (shared + 100 + 100, 1755)


def test_partners_of_three_have_their_own_red_threes_on_the_table() -> None:
    at = three((0, 0, 2))
    assert [points_on_table(at.table, SideId(0), Seat(seat)) for seat in (0, 1)] == [670, 770]
    pooled = three((0, 0, 2), own_threes=False)
    assert points_on_table(pooled.table, SideId(0), Seat(1)) == 500 + 70 + 300


def test_red_threes_of_three_may_be_pooled() -> None:
    """Option red_threes_individual."""
    shared = 500 + 70 - 5 - 10 + 300
    assert sums(three((0, 0, 2), own_threes=False)) == [(shared, 1855), (shared, 2855), (-105, 2895)]


def test_when_nobody_took_the_pile_each_scores_alone() -> None:
    """pagat, three players; option no_taker_scoring (matrix D27, sequence 37)."""
    assert sums(three((0, 1, 2))) == [(500 + 70 + 100 - 5, 1665), (-200 - 10, 1790), (-100 - 5, 2895)]


# ---------------------------------------------------------------------------------------------------- the end of a match


def test_a_match_of_so_many_rounds() -> None:
    """pagat, Tournament play: a match may be a number of hands (option round_count); a tie plays on (matrix D35)."""
    three_rounds = rules(round_count=3)
    assert winners_of(three_rounds, (6000, 100), 2) == ()
    assert winners_of(three_rounds, (600, 100), 3) == (0,)
    assert winners_of(three_rounds, (-600, -100), 3) == (1,)
    assert winners_of(three_rounds, (600, 600), 3) == ()
    assert winners_of(three_rounds, (600, 700), 4) == (1,)
    assert winners_of(rules(round_count=3, tie_rule="shared"), (600, 600), 3) == (0, 1)


def test_the_points_on_the_table_are_those_of_the_sheet() -> None:
    at = drawing("4", melds="7 7 7 7 7 7 7, 2 2 *", red_threes={0: "3H", 2: "3C"}, rules=AMERICAN)
    assert points_on_table(at.table, SideId(0)) == 2500 + 35 + 90
