"""Melds beyond those of Classic Canasta: wild cards, sequences, threes, and the limits of other games."""

from __future__ import annotations

from typing import Any

import pytest

from bot.canasta.actions import LayDown, Play
from bot.canasta.cards import each_card
from bot.canasta.errors import Reason, Violation
from bot.canasta.melding.bounds import bounds_of, wild_room
from bot.canasta.melding.laying import Laid, lay
from bot.canasta.melding.shapes import meld_of, rank_meld
from bot.canasta.melds import Make, Meld, MeldId, MeldKind, MeldPart
from tests.support.builders import (
    ME,
    OURS,
    Situation,
    cards,
    drawing,
    playing,
    ranks,
    refused,
    unchecked_rules,
)

CANASTA = "K K K K K K K"
MIXED = "K K K K K K 2"
THREE_PACKS = {"deck_count": 3, "joker_count": 6}
WILD = {"wild_melds": True}
LOCKED = {"wild_melds": True, "wild_meld_lock": True}
FIVE = {"rule_of_five": True, "max_wilds": 2}
SAMBA = {"sequence_melds": True, **THREE_PACKS}
HOLLYWOOD = {"sequence_max_wilds": 1, **SAMBA}


def offered(at: Situation) -> set[tuple[str, int | None]]:
    """The single plays offered: their ranks and the meld they go to."""
    return {
        (ranks(action.plays[0].cards), action.plays[0].meld)
        for action in at.offers()
        if isinstance(action, LayDown)
    }


# ---------------------------------------------------------------------------------------------- melds of wild cards


@pytest.mark.parametrize("meld", ["2 2 2", "* * *", "2 2 *", "2 2 2 2 * * *"])
def test_wild_cards_are_melded_in_any_combination(meld: str) -> None:
    """pagat, Modern American Canasta: "from three to seven twos and jokers in any combination"."""
    after = playing(f"{meld} 4 6", melds="QQQ", rules=WILD).does(f"meld {meld}").table.melds[0][1]
    assert (after.kind, after.rank, after.naturals) == (MeldKind.WILD, 0, 0)
    assert after.is_canasta == (len(meld.split()) == 7)
    assert after.make is Make.WILD


def test_a_wild_meld_has_three_to_seven_cards() -> None:
    refused(playing("2 2 4 6", melds="QQQ", rules=WILD).why("meld 22"), Reason.TOO_FEW_CARDS, have=2)
    at = playing("2 2 4 6", melds="2 2 2 * * *", rules=WILD)
    refused(at.why("meld 22"), Reason.TOO_MANY_CARDS, have=8, allowed=7)
    assert at.does("meld 2").table.melds[0][0].is_canasta


def test_wild_cards_join_the_unfinished_wild_meld() -> None:
    at = playing("2 2 * 4 6", melds="22*, QQQ", rules=WILD).does("meld 22*")
    assert at.melds() == ["* * 2 2 2 2", "Q Q Q"]


def test_after_a_wild_canasta_a_new_wild_meld_begins() -> None:
    at = playing("2 2 * 4 6", melds="2 2 2 2 * * *", rules=WILD | THREE_PACKS)
    refused(at.why("meld 2 > 2"), Reason.CANASTA_CLOSED, meld=1)
    assert at.does("meld 22*").melds() == ["* * * 2 2 2 2", "* 2 2"]


def test_a_larger_wild_meld_may_be_allowed() -> None:
    at = playing("2 2 * 4 6", melds="2 2 2 2 * * *", rules=WILD | THREE_PACKS | {"max_wild_meld_cards": 9})
    assert at.does("meld 22").melds() == ["* * * 2 2 2 2 2 2"]
    assert at.does("meld 22*").melds() == ["* * * 2 2 2 2", "* 2 2"]
    assert at.offered("meld 2 > 2")


def test_naturals_never_join_a_wild_meld() -> None:
    refused(playing("K 4 6", melds="22*", rules=WILD).why("meld K > 2"), Reason.MIXED_RANKS)


def test_wild_melds_are_offered_in_steps() -> None:
    assert offered(playing("2 2 2 * * 4 6", melds="QQQ", rules=WILD)) == {
        ("2 2 2", None),
        ("* 2 2", None),
        ("* * 2", None),
        ("2", 1),
        ("*", 1),
    }
    assert offered(playing("2 * 4 6", melds="22*", rules=WILD)) == {("2", 1), ("*", 1)}


# ------------------------------------------------------------------------------------------------- where wilds may go


def test_wild_cards_go_to_the_unfinished_wild_meld_alone() -> None:
    """Matrix sequence 46: while an own wild meld has three to six cards, wilds go only there."""
    at = playing("2 2 K K 4 6", melds="QQQ, 22*", rules=LOCKED)
    refused(at.why("meld 2 > Q"), Reason.WILDS_LOCKED, meld=2)
    refused(at.why("meld KK2"), Reason.WILDS_LOCKED, meld=2)
    assert at.may("meld 2 > #2")
    assert offered(at) == {("2", 2)}


def test_the_wild_lock_ends_with_the_wild_canasta_and_does_not_bind_the_others() -> None:
    assert playing("2 4 6", melds="QQQ, 2 2 2 * * * *", rules=LOCKED).may("meld 2 > Q")
    assert playing("2 4 6", melds="QQQ", theirs="22*", rules=LOCKED).may("meld 2 > Q")


def test_the_play_that_finishes_the_wild_canasta_may_use_wilds_elsewhere() -> None:
    at = playing("2 2 4 6", melds="QQQ, 2 2 2 * * *", rules=LOCKED)
    assert at.may("meld 2 > #2, 2 > Q")


def test_an_initial_meld_may_hold_a_wild_meld_and_mixed_melds() -> None:
    """Matrix D50: laying is simultaneous; the lock speaks of later additions."""
    assert playing("2 2 * * A A 4 6", rules=LOCKED).may("meld 22*, AA*")


@pytest.mark.parametrize(
    "hand, play, laid, allowed",
    [
        ("K K 2 4 6", "meld KK2", "QQQ", False),
        ("6 9 J 4 2", "meld 2 > Q", "Q Q *", False),  # 6-6-joker takes no second wild card
        ("Q Q 9 J 2", "meld QQ2", "Q Q *", False),
        ("Q Q Q 9 J 2", "meld QQQ2", "Q Q *", True),  # matrix D51: five naturals after the play are enough
        ("6 9 J 4 2", "meld 2 > Q", "Q Q Q Q Q", True),
        ("K K K K K 2 9 4", "meld KKKKK2", "QQQ", True),
    ],
)
def test_the_rule_of_five(hand: str, play: str, laid: str, allowed: bool) -> None:
    """pagat, Modern American: "any new melds begun ... must be clean until they contain at least five cards"."""
    at = playing(hand, melds=laid, rules=FIVE)
    assert at.may(play) == allowed
    if not allowed:
        refused(at.why(play), Reason.WILDS_NEED_FIVE_NATURALS, needed=5)


def test_the_initial_meld_needs_no_five_naturals() -> None:
    assert playing("K K 2 A A A 9 4", rules=FIVE).may("meld KK2, AAA")


def test_all_that_is_laid_in_the_turn_of_the_initial_meld_belongs_to_it() -> None:
    """pagat, Melds and Canastas: "the first turn during a hand when they put down one or more melds is called their initial
    meld"; Modern American: clean melds, and no second wild card, "in future turns".
    """
    at = playing("K K K A A A 9 9 2 2 4 6", rules=FIVE).does("meld KKK, AAA")
    assert at.offered("meld 992")
    at = at.does("meld 992")
    assert at.offered("meld 2 > 9")
    assert at.may("meld 2 > 9")


def test_with_the_pile_the_initial_meld_is_over_at_once() -> None:
    """pagat, Modern American: it must be "complete in your hand"; what is added may be from the pile."""
    at = drawing("A A A K K K 9 9 2 4 6", pile="5 K", rules=FIVE).does("take KK with AAA")
    refused(at.why("meld 992"), Reason.WILDS_NEED_FIVE_NATURALS)
    assert not at.offered("meld 992")


def test_sevens_take_no_wilds() -> None:
    """Matrix sequence 45: no wild ever on sevens."""
    only = {"sevens_rule": "pure_only"}
    refused(playing("2 4 6", melds="777", rules=only).why("meld 2 > 7"), Reason.RANK_TAKES_NO_WILDS, rank=7)
    refused(playing("7 7 2 A A A 9 4", rules=only).why("meld 772, AAA"), Reason.RANK_TAKES_NO_WILDS, rank=7)
    assert playing("2 8 9", melds="888", rules=only).may("meld 2 > 8")


def test_aces_are_pure_unless_they_began_mixed_in_the_initial_meld() -> None:
    """pagat, Modern American: aces begun with a wild card in the initial meld may take another."""
    only = {"aces_rule": "pure_unless_dirty_initial"}
    refused(
        playing("A A 2 4 6", melds="QQQ", rules=only).why("meld AA2"), Reason.RANK_TAKES_NO_WILDS, rank=14
    )
    assert playing("A A 2 4 6 9", rules=only).may("meld AA2")
    refused(playing("2 4 6", melds="AAA", rules=only).why("meld 2 > A"), Reason.RANK_TAKES_NO_WILDS, rank=14)
    assert playing("2 4 6", melds="AA2", rules=only).may("meld 2 > A")
    pure_first = playing("A A A 2 4 6 9", rules=only).does("meld AAA")
    refused(pure_first.why("meld 2 > A"), Reason.RANK_TAKES_NO_WILDS)


# ------------------------------------------------------------------------------------------- numbers and closed ranks


@pytest.mark.parametrize(
    "meld, reason",
    [
        ("K K 2", None),
        ("K K K K 2", None),
        ("K K K 2 2", Reason.TOO_MANY_WILDS),
        ("K K K K 2 2", None),
        ("K K K K 2 2 2", Reason.TOO_MANY_WILDS),
    ],
)
def test_one_wild_card_up_to_five_cards_and_two_from_six(meld: str, reason: Reason | None) -> None:
    at = playing(f"{meld} 4 6", melds="QQQ", rules={"wild_ratio": "one_until_six_cards"})
    violation = at.why(f"meld {meld}")
    assert (violation.reason if violation else None) == reason


def test_three_naturals_may_be_needed() -> None:
    at = playing("K K K 2 4 6", melds="QQQ", rules={"min_naturals": 3})
    refused(at.why("meld KK2"), Reason.TOO_FEW_NATURALS, have=2, needed=3)
    assert at.may("meld KKK2")
    assert offered(at) == {("K K K", None), ("2", 1)}


def test_the_size_of_a_canasta() -> None:
    at = playing("K 4 6", melds="KKK", rules={"canasta_size": 4}).does("meld K")
    assert at.table.melds[0][0].is_canasta


@pytest.mark.parametrize(
    "extension, laid, added, allowed",
    [
        ("natural_only", CANASTA, "K", True),
        ("natural_only", CANASTA, "2", False),
        ("natural_only", MIXED, "K", False),
        ("natural_only", "K K K K K K", "2", True),
        ("none", CANASTA, "K", False),
        ("none", "K K K K K K", "K", True),
        ("none", "K K K K K K", "2", True),
    ],
)
def test_canastas_that_take_no_further_cards(extension: str, laid: str, added: str, allowed: bool) -> None:
    at = playing(f"{added} 4 6", melds=laid, rules={"canasta_extension": extension})
    assert at.may(f"meld {added} > K") == allowed
    assert offered(at) == ({(added, 1)} if allowed else set())
    if not allowed:
        refused(at.why(f"meld {added} > K"), Reason.CANASTA_CLOSED, meld=1)


def test_a_closed_rank_is_dead_for_both_or_for_its_owner() -> None:
    """Matrix sequence 48: no new meld, no addition; pagat, variation: only for the own side."""
    for rule, theirs in (("dead_for_both", False), ("dead_for_owner_only", True)):
        own = playing("K 4 6", melds=CANASTA, rules={"closed_rank_rule": rule, **THREE_PACKS})
        refused(own.why("meld K > K"), Reason.RANK_CLOSED, rank=13)
        other = playing(
            "K K K 4 6", melds="QQQ", theirs=CANASTA, rules={"closed_rank_rule": rule, **THREE_PACKS}
        )
        assert other.may("meld KKK") == theirs
        assert bool(offered(other)) == theirs


# ------------------------------------------------------------------------------------------------- second melds


def test_after_a_canasta_a_new_meld_of_the_rank_may_begin() -> None:
    at = playing("K K K 4 6", melds=MIXED, rules={"same_rank_melds": "new_after_canasta", **THREE_PACKS})
    after = at.does("meld KKK")
    assert after.melds() == ["2 K K K K K K", "K K K"]
    assert at.does("meld K > K").melds() == ["2 K K K K K K K"]
    assert ("K K K", None) in offered(at)
    open_meld = rank_meld(after.table.melds[OURS], 13)
    assert open_meld is not None
    assert open_meld.id == 2


def test_an_open_meld_is_joined() -> None:
    at = playing("K K K 4 6", melds="KKK", rules={"same_rank_melds": "new_after_canasta", **THREE_PACKS})
    assert at.does("meld KKK").melds() == ["K K K K K K"]


def test_many_melds_of_a_rank() -> None:
    at = playing("K K K 4 6", melds="KKK", rules={"same_rank_melds": "many", **THREE_PACKS})
    assert at.does("meld KKK").melds() == ["K K K", "K K K"]
    assert at.does("meld KKK > K").melds() == ["K K K K K K"]
    assert at.does("meld KK").melds() == ["K K K K K"]
    assert offered(at) == {("K", 1), ("K K K", None)}


CLASH = {"pile_layoff_to_canasta": False, "pile_natural_plus_wild": True}


@pytest.mark.parametrize(
    "conflict, melds",
    [
        ("refuse_natural_plus_wild", None),
        ("separate_open_meld", ["2 2 2 K K K K", "2 K K"]),
        ("unlimited_wilds_after_canasta", ["2 2 2 2 K K K K K K"]),
        ("never_take", None),
    ],
)
def test_one_natural_and_one_wild_for_a_full_canasta(conflict: str, melds: list[str] | None) -> None:
    """pagat, Restrictions on taking the discard pile: four solutions (matrix sequences 14 and 15)."""
    at = drawing(
        "K 2 4 6", pile="9 K", melds="K K K K 2 2 2", rules=CLASH | {"own_canasta_take_conflict": conflict}
    )
    assert at.may("take K2") == (melds is not None)
    assert at.offered("take K2") == (melds is not None)
    if melds is not None:
        assert at.does("take K2").melds() == melds


def test_wild_cards_without_limit_need_four_naturals() -> None:
    rule = CLASH | {"own_canasta_take_conflict": "unlimited_wilds_after_canasta", **THREE_PACKS}
    assert playing("2 2 4 6", melds="K K K K 2 2 2", rules=rule).may("meld 22 > K")
    refused(playing("2 4 6", melds="K K K 2 2 2", rules=rule).why("meld 2 > K"), Reason.TOO_MANY_WILDS)


# -------------------------------------------------------------------------------------------------------- sequences


@pytest.mark.parametrize("meld", ["4H 5H 6H", "QS KS AS", "4C 5C 6C 7C 8C 9C 10C"])
def test_sequences_are_neighbours_of_one_suit(meld: str) -> None:
    """Wikipedia 2005, Samba and Bolivia: "sequences (such as 4-5-6 or 10-J-Q) of matching suit"."""
    after = playing(f"{meld} 9D JD", melds="QDQDQC", rules=SAMBA).does(f"meld {meld}").table.melds[0][1]
    assert after.kind is MeldKind.SEQUENCE
    assert (after.rank, after.suit) == (min(c >> 2 for c in _faces(meld)), _faces(meld)[0] & 3)
    assert after.is_canasta == (len(meld.split()) == 7)
    assert after.make is Make.SEQUENCE


def _faces(text: str) -> list[int]:
    return list(each_card(cards(text)))


@pytest.mark.parametrize(
    "meld, reason",
    [
        ("4H 5H", Reason.TOO_FEW_CARDS),
        ("4H 5H 7H", Reason.NOT_A_SEQUENCE),
        ("4H 5H 5H", Reason.NOT_A_SEQUENCE),
        ("4H 5H 6S", Reason.MIXED_RANKS),
        ("3C 4C 5C", Reason.MIXED_RANKS),
        ("4H 5H 2H", Reason.TOO_MANY_WILDS),
        ("KH AH 2H", Reason.TOO_MANY_WILDS),
        ("4C 5C 6C 7C 8C 9C 10C JC", Reason.TOO_MANY_CARDS),
    ],
)
def test_what_is_no_sequence(meld: str, reason: Reason) -> None:
    """Matrix sequence 63 and D57: suited, consecutive, no wilds; four low to ace high; seven cards at most."""
    refused(playing(f"{meld} 9D JD", melds="QDQDQC", rules=SAMBA).why(f"meld {meld}"), reason)


def test_a_sequence_grows_at_both_ends_and_is_closed_at_seven() -> None:
    at = playing("4S 8S 9S 9D JD", melds="5S 6S 7S", rules=SAMBA)
    assert at.does("meld 4S > #1").table.melds[0][0].rank == 4
    refused(at.why("meld 9S > #1"), Reason.NOT_A_SEQUENCE)
    refused(at.why("meld 9D > #1"), Reason.NOT_A_SEQUENCE)
    assert at.may("meld 8S 9S > #1")
    assert offered(at) == {("4", 1), ("8", 1)}
    closed = playing("4S QS 9D JD", melds="5S 6S 7S 8S 9S 10S JS", rules=SAMBA)
    refused(closed.why("meld QS > #1"), Reason.CANASTA_CLOSED, meld=1)
    assert offered(closed) == set()


def test_sequences_do_not_merge_and_are_no_melds_of_a_rank() -> None:
    at = playing("5S 6S 7S 5H 5D 5C 9D", melds="5S 6S 7S", rules=SAMBA)
    assert at.does("meld 5S 6S 7S").melds() == ["5 6 7", "5 6 7"]
    assert at.does("meld 5H 5D 5C").melds() == ["5 6 7", "5 5 5"]
    assert rank_meld(at.table.melds[OURS], 5) is None


def test_new_sequences_are_offered_by_three() -> None:
    at = playing("4H 5H 6H 7H 6S 9C", melds="QQQ", rules=SAMBA)
    assert offered(at) == {("4 5 6", None), ("5 6 7", None)}


@pytest.mark.parametrize(
    "meld, lowest",
    [("4H 6H 2", 4), ("4H 5H 2", 4), ("KH AH 2", 12), ("QH AH *", 12), ("8H 9H 10H *", 8)],
)
def test_one_wild_card_in_a_sequence(meld: str, lowest: int) -> None:
    """Hollywood (variants): it fills the gap, else stands above, else below."""
    after = playing(f"{meld} 9D JD", melds="QDQDQC", rules=HOLLYWOOD).does(f"meld {meld}").table.melds[0][1]
    assert (after.rank, after.wilds) == (lowest, 1)


def test_a_sequence_takes_no_second_wild_card() -> None:
    at = playing("2 * 7H 9D JC", melds="4H 5H 2", rules=HOLLYWOOD)
    refused(at.why("meld * > #1"), Reason.TOO_MANY_WILDS, have=2, allowed=1)
    assert at.may("meld 7H > #1")
    assert offered(at) == {("7", 1)}
    assert offered(playing("2 * 9D JC", melds="4H 5H 6H", rules=HOLLYWOOD)) == {("2", 1), ("*", 1)}
    new = offered(playing("4H 6H 2 9D JC", melds="QDQDQC", rules=HOLLYWOOD))
    assert ("2 4 6", None) in new


# ------------------------------------------------------------------------------------------------------------ threes


def test_threes_are_melded_where_the_rules_say_so() -> None:
    """Wikipedia 2005, variants: melds of threes, a canasta with seven."""
    threes = {"threes_melds": True, **THREE_PACKS}
    at = playing("3C 3S 3S 9 J", melds="QQQ", rules=threes)
    assert offered(at) == {("3 3 3", None)}
    after = at.does("meld 3C 3S 3S").table.melds[0][1]
    assert (after.kind, after.rank, after.make) == (MeldKind.THREES, 3, Make.THREES)
    refused(
        playing("3 3 2 9 J", melds="QQQ", rules=threes).why("meld 332"), Reason.RANK_TAKES_NO_WILDS, rank=3
    )
    refused(playing("3 3 9 J", melds="QQQ", rules=threes).why("meld 33"), Reason.TOO_FEW_CARDS)
    more = playing("3 9 J", melds="333", rules=threes)
    assert offered(more) == {("3", 1)}
    assert more.does("meld 3").table.melds[0][0].size == 4


@pytest.mark.parametrize("own", [{}, {"sequence_melds": True}])
def test_a_meld_of_threes_may_be_part_of_the_initial_meld(own: dict[str, Any]) -> None:
    """pagat, Other Canasta Variations (Royal Canasta): melds of threes; each counts 5 points like any card melded."""
    threes = {"threes_melds": True, **THREE_PACKS, **own}
    at = playing("K K K 3 3 3 3 9 J", rules=threes)
    (lay_down,) = (action for action in at.offers() if isinstance(action, LayDown))
    assert ranks(sum(play.cards for play in lay_down.plays)) == "3 3 3 3 K K K"
    assert not offered(playing("K K K 3 3 3 9 J", rules=threes))
    assert offered(playing("3 3 3 9 J", totals=(-5, 0), rules=threes)) == {("3 3 3", None)}
    assert drawing("K K 3 3 3 3 9 J", pile="9 K", rules=threes).does("take KK with 3333").table.has_melded[0]


# ----------------------------------------------------------------------------------------------- cards on the table


@pytest.mark.parametrize(
    "text, options, kind",
    [
        ("KC KD 2C", {}, MeldKind.RANK),
        ("2C 2D *", WILD, MeldKind.WILD),
        ("4S 5S 6S", SAMBA, MeldKind.SEQUENCE),
        ("3C 3S 3S", {}, MeldKind.BLACK_THREES),
        ("3C 3H 3S", {"threes_melds": True}, MeldKind.THREES),
    ],
)
def test_cards_say_what_meld_they_are(text: str, options: dict[str, Any], kind: MeldKind) -> None:
    meld = meld_of(unchecked_rules(**options), MeldId(1), (MeldPart(ME, 1, cards(text)),))
    assert getattr(meld, "kind", None) is kind


@pytest.mark.parametrize("options", [{}, {"canasta_size": 8}])
def test_partners_who_merge_may_have_too_many_wild_cards(options: dict[str, Any]) -> None:
    """Matrix D28: an excess of wild cards stays, naturals may join, further wild cards may not."""
    merged = meld_of(
        unchecked_rules(max_wilds=4), MeldId(1), (MeldPart(ME, 1, cards("KC KD KH KS 2C 2D 2H *")),)
    )
    assert isinstance(merged, Meld)

    def added(card: str) -> Laid | Violation:
        return lay(unchecked_rules(**options), ((merged,), ()), 0, (Play(cards(card), merged.id),), ME, 9)

    assert isinstance(added("KC"), Laid)
    wild = added("2C")
    assert isinstance(wild, Violation)
    refused(wild, Reason.TOO_MANY_WILDS, have=5, allowed=3)


@pytest.mark.parametrize(
    "options, melds, room",
    [
        ({"canasta_extension": "natural_only"}, "K K K K K K", 1),
        ({"canasta_extension": "none"}, CANASTA, 0),
        ({"rule_of_five": True}, "KKKK", 0),
        ({"rule_of_five": True}, "KKKKK", 3),
        ({"wild_ratio": "one_until_six_cards"}, "KKKK", 2),
        (LOCKED, "K K K, 22*", 0),
    ],
)
def test_room_for_wild_cards(options: dict[str, Any], melds: str, room: int) -> None:
    rule_set = unchecked_rules(**options)
    at = playing(melds=melds, rules=rule_set)
    meld = at.table.melds[0][0]
    bounds = bounds_of(rule_set, at.table.melds, 0, initial=False)
    assert wild_room(rule_set, bounds, 13, meld.naturals, meld.wilds, meld) == room
