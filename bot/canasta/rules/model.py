"""The rules of a game as data.

A :class:`RuleSet` is a value with a section for each part of the game. Field names are the ids by which players,
admins, presets and tests call the rules; :mod:`bot.canasta.rules.catalogue` lists what each may be. The defaults are
Classic Canasta for four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from bot.canasta.rules.traits import Traits, traits_of


class Deal(Struct, frozen=True, kw_only=True):
    """Seats, packs, and how a round is dealt."""

    seat_count: int = 4
    side_structure: str = "pairs_2x2"
    deck_count: int = 2
    joker_count: int = 4
    max_copies_per_natural_rank: int | None = None
    hand_size: int = 11
    foot_size: int = 0
    foot_scope: str = "player"
    first_packet_rule: str = "none"
    foot_trigger: str = "hand_empty"
    seat_draw: str = "as_seated"
    first_dealer: str = "random"
    start_pile: str = "upcard"
    upcard_cover_on: frozenset[str] = frozenset({"wild", "red_three"})
    cover_freezes: bool = True
    bonus_cards: str = "none"
    bonus_card_counts: tuple[int, int] = (0, 0)
    turn_card_from_bottom: int = 0
    exact_cut_bonus: int = 0


class Drawing(Struct, frozen=True, kw_only=True):
    """Drawing from the stock and what is taken with the pile."""

    draw_count: int = 1
    draw_counts_by_round: tuple[int, ...] = ()
    short_draw_is_complete: bool = True
    exit_without_drawing: str = "never"
    pile_take_extent: str = "all"
    pile_visibility: str = "top_only"


class Threes(Struct, frozen=True, kw_only=True):
    """The roles of red and black threes, and their points."""

    red_three_role: str = "lay_for_bonus"
    black_three_role: str = "stop_card"
    three_lay_timing: str = "at_deal"
    threes_kept_in_hand: str = "none"
    red_three_totals: tuple[int, ...] = (100, 200, 300, 800)
    three_sign: str = "any_meld"
    red_three_in_hand_penalty: int = 5
    threes_in_hand_scoring: str = "five_each"
    last_stock_three: str = "ends_laid_counts"
    unreplaced_three_ends_round: bool = False
    red_three_from_pile_replaced: bool = False
    black_three_blocks_pile: bool = True
    black_three_barred_first_round: bool = False
    black_threes_from_pile: str = "keep"
    black_three_meld: str = "exit_turn_three_plus"
    black_three_melded_value: int = 5
    black_three_hand_penalty: int = 5
    bonus_four_black_threes: int = 0


class Melds(Struct, frozen=True, kw_only=True):
    """The melds that may lie on the table."""

    min_meld_cards: int = 3
    canasta_size: int = 7
    min_naturals: int = 2
    max_wilds: int | None = 3
    wild_ratio: str = "none"
    max_meld_cards: int | None = None
    canasta_extension: str = "all"
    same_rank_melds: str = "merge"
    wild_melds: bool = False
    max_wild_meld_cards: int | None = 7
    wild_meld_lock: bool = False
    rule_of_five: bool = False
    sevens_rule: str = "ordinary"
    aces_rule: str = "ordinary"
    closed_rank_rule: str = "none"
    sequence_melds: bool = False
    sequence_pile_take: str = "not_allowed"
    sequence_max_wilds: int = 0
    threes_melds: bool = False


class InitialMeld(Struct, frozen=True, kw_only=True):
    """The first meld of a side in a round."""

    initial_minimums: tuple[tuple[int | None, int], ...] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    initial_minimums_by: str = "score"
    initial_compare: str = "at_least"
    initial_pile_allowed: str = "top_counts"
    initial_purity: str = "none"
    initial_canasta_waiver: str = "none"
    concealed_waives_minimum: str = "stock_draw_only"
    initial_canasta_required_from: int | None = None
    initial_natural_canasta_required_from: int | None = None


class Pile(Struct, frozen=True, kw_only=True):
    """The conditions for taking the discard pile."""

    pile_freeze_cards: frozenset[str] = frozenset({"wild", "red_three"})
    turned_red_three_freezes: bool = False
    pile_frozen_until_melded: bool = True
    pile_always_frozen: bool = False
    pile_natural_plus_wild: bool = True
    pile_wild_pair: bool = False
    pile_layoff_to_meld: bool = True
    pile_layoff_to_canasta: bool = True
    own_canasta_take_conflict: str = "refuse_natural_plus_wild"
    pile_block_tops: frozenset[str] = frozenset({"wild", "black_three"})
    block_on_taker_canasta_rank: bool = False
    one_card_hand_takes_one_card_pile: bool = False


class Discards(Struct, frozen=True, kw_only=True):
    """The cards that may be discarded."""

    discard_wild: str = "allowed"
    discard_threes: str = "black_only"
    seven_discards: str = "free"
    empty_pile_aces_sevens_barred: bool = False
    empty_pile_closed_ranks: str = "none"
    hand_proof_on_demand: bool = False
    final_discard: str = "optional"
    final_discard_face_down: bool = False


class GoingOut(Struct, frozen=True, kw_only=True):
    """The conditions for going out."""

    canastas_to_go_out: int = 1
    canasta_mix: dict[str, int] = field(default_factory=dict)
    red_threes_to_go_out: str = "none"
    keep_after_turn: int = 1
    initial_meld_may_leave_one: bool = False
    all_members_must_play_from_foot: bool = False
    incomplete_special_bars_exit: bool = False
    ask_timing: str = "after_draw_or_top_meld"
    ask_required: bool = False
    ask_limit_per_hand: int | None = None
    concealed_rule: str = "own_canasta_no_additions"
    concealed_extra: int = 100
    concealed_after_pile_take: bool = True
    covered_exit_bonus: int = 0
    hand_canasta_bonus: int = 0


class Scoring(Struct, frozen=True, kw_only=True):
    """Bonuses, penalties and special hands."""

    bonus_natural_canasta: int = 500
    bonus_mixed_canasta: int = 300
    bonus_wild_canasta: int | None = None
    bonus_wild_all_twos: int | None = None
    bonus_wild_four_jokers: int | None = None
    bonus_wild_six_jokers: int | None = None
    bonus_sequence_canasta: int | None = None
    bonus_mixed_sequence_canasta: int | None = None
    bonus_threes_canasta: int | None = None
    bonus_sevens_canasta: int | None = None
    bonus_mixed_sevens_canasta: int | None = None
    bonus_pure_aces_canasta: int | None = None
    bonus_going_out: int = 100
    bonus_concealed_canasta: int = 0
    penalty_incomplete_wild: int = 0
    penalty_incomplete_wild_four_jokers: int | None = None
    penalty_incomplete_sevens: int = 0
    penalty_incomplete_pure_aces: int = 0
    penalty_short_sequence: int = 0
    penalty_three_sevens_in_hand: int = 0
    sevens_in_hand_from: int = 3
    penalty_three_aces_in_hand: int = 0
    melds_deducted_without_canasta: bool = False
    special_hands: frozenset[str] = frozenset()
    special_hand_scores: dict[str, int] = field(default_factory=dict)
    pairs_wild_pair: str = "none"
    garbage_form: str = "two_fours_two_threes"
    special_hand_last_card_from_pile: str = "never"


class End(Struct, frozen=True, kw_only=True):
    """The end of a round and of the match."""

    stock_exhaustion: str = "forced_if_fits_meld"
    recycle_limit: int = 1
    target_score: int = 5000
    round_count: int | None = None
    target_compare: str = "at_least"
    tie_rule: str = "play_on"


class ThreeHanded(Struct, frozen=True, kw_only=True):
    """The lone hand of the three-handed game."""

    lone_hand_rule: str = "none"
    no_taker_scoring: str = "n/a"
    red_threes_individual: bool = False


class Manners(Struct, frozen=True, kw_only=True):
    """Irregularities and questions about cards."""

    irregularities: str = "reject"
    improper_initial_meld: str = "reject"
    penalty_ignored_answer: int = 0
    penalty_false_card_count: int = 0
    penalty_unexposed_red_three: int = 0
    card_count_question: str = "exact"


class RuleSet(Struct, frozen=True, kw_only=True, dict=True):
    """All rules of a match, complete. Stored with the match, so that nothing changes under a running game.

    ``traits`` follow from the rules: they are no field, and are neither stored nor compared.
    """

    deal: Deal = Deal()
    draw: Drawing = Drawing()
    threes: Threes = Threes()
    melds: Melds = Melds()
    initial: InitialMeld = InitialMeld()
    pile: Pile = Pile()
    discard: Discards = Discards()
    going_out: GoingOut = GoingOut()
    scoring: Scoring = Scoring()
    end: End = End()
    three_handed: ThreeHanded = ThreeHanded()
    manners: Manners = Manners()

    if TYPE_CHECKING:

        @property
        def traits(self) -> Traits:
            """Return the mechanisms beyond Classic Canasta that these rules use."""

    def __post_init__(self) -> None:
        # Asked several times at every step: a plain attribute is found in a quarter of the time of a cached property.
        self.__dict__["traits"] = traits_of(self)
