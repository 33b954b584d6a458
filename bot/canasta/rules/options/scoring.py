"""The options of scoring."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from bot.canasta.rules.kinds import Dependence, Points, Whole
from bot.canasta.rules.preset import HOUSE_DECISION

_WILD_MELDS = Dependence("wild_melds", bool)
_SEQUENCES = Dependence("sequence_melds", bool)


SpecialHand = Literal["straight", "pairs", "pairs_with_twos", "garbage"]


class Scoring(Struct, frozen=True, kw_only=True):
    """Bonuses, penalties and special hands."""

    bonus_natural_canasta: Annotated[int, Whole(0, 10000), "a canasta without wild cards"] = 500
    bonus_mixed_canasta: Annotated[int, Whole(0, 10000), "a canasta with wild cards"] = 300
    bonus_wild_canasta: Annotated[
        int | None, Whole(0, 10000), "wild canasta not covered by the two lines below", _WILD_MELDS
    ] = None
    bonus_wild_all_twos: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_canasta", _WILD_MELDS
    ] = None
    bonus_wild_four_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_canasta", _WILD_MELDS
    ] = None
    bonus_wild_six_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as bonus_wild_four_jokers", _WILD_MELDS
    ] = None
    bonus_sequence_canasta: Annotated[
        int | None, Whole(0, 10000), "samba / escalera of seven", _SEQUENCES
    ] = None
    bonus_mixed_sequence_canasta: Annotated[
        int | None,
        Whole(0, 10000),
        "a sequence of seven with a wild card (null = as bonus_sequence_canasta)",
        _SEQUENCES,
    ] = None
    bonus_threes_canasta: Annotated[
        int | None,
        Whole(0, 10000),
        "a canasta of threes (null = as a natural canasta)",
        Dependence("threes_melds", bool),
    ] = None
    bonus_sevens_canasta: Annotated[int | None, Whole(0, 10000), "null = as any natural canasta"] = None
    bonus_mixed_sevens_canasta: Annotated[
        int | None, Whole(0, 10000), "a canasta of sevens with wild cards (null = as any mixed canasta)"
    ] = None
    bonus_pure_aces_canasta: Annotated[int | None, Whole(0, 10000), "null = as any natural canasta"] = None
    bonus_going_out: Annotated[int, Whole(0, 10000), "bonus for going out"] = 100
    bonus_concealed_canasta: Annotated[int, Whole(0, 10000), "per canasta laid whole from the hand"] = 0
    penalty_incomplete_wild: Annotated[int, Whole(0, 10000), "unfinished wild meld", _WILD_MELDS] = 0
    penalty_incomplete_wild_four_jokers: Annotated[
        int | None, Whole(0, 10000), "null = same as penalty_incomplete_wild", _WILD_MELDS
    ] = None
    penalty_incomplete_sevens: Annotated[int, Whole(0, 10000), "unfinished sevens"] = 0
    penalty_incomplete_pure_aces: Annotated[int, Whole(0, 10000), "unfinished pure aces"] = 0
    penalty_short_sequence: Annotated[
        int, Whole(0, 10000), "sequence of fewer than five cards", _SEQUENCES
    ] = 0
    penalty_three_sevens_in_hand: Annotated[int, Whole(0, 10000), "per player holding three or more"] = 0
    sevens_in_hand_from: Annotated[
        int,
        Whole(3, 5),
        "so many sevens in a hand bring the penalty",
        Dependence("penalty_three_sevens_in_hand", bool),
    ] = 3
    penalty_three_aces_in_hand: Annotated[int, Whole(0, 10000), "per player holding three or more"] = 0
    melds_deducted_without_canasta: Annotated[bool, "a side with no canasta loses its melded card points"] = (
        False
    )
    special_hands: Annotated[frozenset[SpecialHand], "hands that go out as they are"] = frozenset()
    special_hand_scores: Annotated[dict[SpecialHand, int], Points, "points for special hands"] = field(
        default_factory=dict
    )
    pairs_wild_pair: Annotated[
        Literal["none", "twos", "twos_or_jokers"],
        "wild pair of the second pairs hand",
        Dependence("special_hands", lambda hands: "pairs_with_twos" in hands),
    ] = "none"
    garbage_form: Annotated[
        Literal["two_fours_two_threes", "four_triples_and_wild_pair"],
        "form of the garbage hand",
        HOUSE_DECISION,
        Dependence("special_hands", lambda hands: "garbage" in hands),
    ] = "two_fours_two_threes"
    special_hand_last_card_from_pile: Annotated[
        Literal["never", "single_card_pile"],
        "whether the only card of the pile may complete a special hand",
        HOUSE_DECISION,
        Dependence("special_hands", bool),
    ] = "never"
