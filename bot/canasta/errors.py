"""Errors of the game: reasons with facts, never sentences.

Presenters write the sentences; the game only says which rule refuses and with which numbers.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct, field


class Reason(StrEnum):
    """The reason why an action is refused. The facts that go with each are listed beside it."""

    # Whose turn, which phase
    ROUND_NOT_RUNNING = "round_not_running"
    NOT_YOUR_TURN = "not_your_turn"  # seat: whose turn it is; out: the asker sits this round out
    ALREADY_DRAWN = "already_drawn"
    MUST_DRAW_FIRST = "must_draw_first"
    QUESTION_OPEN = "question_open"  # asker: seat
    NO_QUESTION_OPEN = "no_question_open"
    NOT_ASKED = "not_asked"  # asker, why: own | not_asker | not_partner
    ROUND_ALREADY_RUNNING = "round_already_running"
    MATCH_IS_OVER = "match_is_over"
    NOT_A_SEAT_ACTION = "not_a_seat_action"

    # Drawing
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"  # stock, rule
    MUST_TAKE_PILE = "must_take_pile"  # upcard, rule

    MUST_LAY_THREES = "must_lay_threes"  # held, allowed
    THREES_NOT_LAID_NOW = "threes_not_laid_now"  # which, why: never | automatic | none_held | others
    THREES_NOT_REPLACED = "threes_not_replaced"  # threes, stock: fewer cards than threes, before the draw

    # Cards and melds
    CARDS_NOT_IN_HAND = (
        "cards_not_in_hand"  # missing, rank, wanted, held: of one rank too few; of several, short has them
    )
    NOTHING_PLAYED = "nothing_played"
    MIXED_RANKS = (
        "mixed_ranks"  # cards, sequences: there are melds of them; joins, rank: of the meld they were for
    )
    TOO_FEW_CARDS = "too_few_cards"  # rank, have, needed
    TOO_FEW_NATURALS = "too_few_naturals"  # rank, have, needed
    TOO_MANY_WILDS = "too_many_wilds"  # rank, have, allowed
    TOO_MANY_CARDS = "too_many_cards"  # rank, have, allowed
    WILDS_ONLY = "wilds_only"  # cards
    RANK_CLOSED = "rank_closed"  # rank
    RANK_TAKES_NO_WILDS = "rank_takes_no_wilds"  # rank
    WILDS_LOCKED = "wilds_locked"  # meld
    WILDS_NEED_FIVE_NATURALS = "wilds_need_five_naturals"  # rank, have, needed
    CANASTA_CLOSED = "canasta_closed"  # meld
    NOT_A_SEQUENCE = "not_a_sequence"  # cards
    THREES_NOT_MELDED = "threes_not_melded"
    NO_SUCH_MELD = "no_such_meld"  # meld
    NOT_YOUR_MELD = "not_your_meld"  # meld
    RED_THREE_NOT_PLAYABLE = "red_three_not_playable"
    BLACK_THREES_ONLY_GOING_OUT = "black_threes_only_going_out"  # left, or never: barred by the rules; canastas, needed, kinds, or refused: why not out
    BLACK_THREES_NEED_THREE = "black_threes_need_three"  # have, needed
    BLACK_THREES_TAKE_NO_WILDS = "black_threes_take_no_wilds"

    # Initial meld
    BELOW_INITIAL_MELD = "below_initial_meld"  # needed, counted
    INITIAL_NEEDS_PURE_MELD = "initial_needs_pure_meld"  # purity: the value of initial_purity
    INITIAL_NEEDS_CANASTA = "initial_needs_canasta"  # score, natural: whether it must be natural
    INITIAL_MELD_FROM_HAND = "initial_meld_from_hand"  # needed, counted: without the upcard and its pair

    # The pile
    PILE_EMPTY = "pile_empty"
    PILE_BLOCKED = "pile_blocked"  # upcard
    PILE_BLOCKED_BY_CANASTA = "pile_blocked_by_canasta"  # upcard, rank
    PILE_NEEDS_UPCARD_PLAY = "pile_needs_upcard_play"  # upcard, lays_off, with_wild
    PILE_FROZEN_NEEDS_PAIR = (
        "pile_frozen_needs_pair"  # upcard, have, why: always | unmelded | wild | red_three
    )
    PILE_NATURAL_PLUS_WILD_OFF = "pile_natural_plus_wild_off"  # upcard
    PILE_LAYOFF_OFF = "pile_layoff_off"  # upcard
    PILE_LAYOFF_TO_CANASTA_OFF = "pile_layoff_to_canasta_off"  # upcard
    PILE_NOT_FOR_INITIAL_MELD = "pile_not_for_initial_meld"
    PILE_ONE_CARD = "pile_one_card"
    PILE_MELD_TOO_LARGE = "pile_meld_too_large"  # rank, have, allowed
    PILE_NOT_WITH_MIXED_ACES = "pile_not_with_mixed_aces"
    PILE_NOT_FOR_SEQUENCE = "pile_not_for_sequence"  # upcard
    PILE_WRONG_COUNT = "pile_wrong_count"  # count, pile

    # Finishing a turn
    MUST_KEEP_CARD = (
        "must_keep_card"  # left, keep, canastas, needed, kinds: the play leaves too few cards to end the turn
    )
    MUST_GO_OUT = "must_go_out"  # left: answered yes
    MUST_NOT_GO_OUT = "must_not_go_out"  # left: answered no
    DISCARD_NOT_ALLOWED = (
        "discard_not_allowed"  # card, why, instead: cards that may be discarded, none for a last card
    )
    MUST_DISCARD_EXPOSED = "must_discard_exposed"  # instead: the exposed cards of which one must be discarded
    NO_FALSE_COUNT = "no_false_count"  # left: only with a single card left, and where the rules punish it
    MUST_DISCARD_LAST = "must_discard_last"  # left: the last card has to be discarded
    FOOT_NOT_PLAYED = "foot_not_played"  # seat: a member who has not played from the foot
    UNFINISHED_BARS_EXIT = "unfinished_bars_exit"  # rank
    RED_THREES_NEEDED = "red_threes_needed"  # have, needed
    LEAVE_NEEDED = "leave_needed"
    NO_SPECIAL_HAND = "no_special_hand"  # name: and why, where the game has none

    # The question
    NO_PARTNER = "no_partner"
    ASK_TOO_LATE = "ask_too_late"
    ASKED_ALREADY = "asked_already"
    ASK_LIMIT_REACHED = "ask_limit_reached"  # limit
    CANNOT_GO_OUT = "cannot_go_out"  # canastas, needed: and kinds; undrawn, unasked: what was asked
    NO_WOULD_TRAP = "no_would_trap"  # left: a "no" would leave no legal way to end the turn


class Violation(Struct, frozen=True):
    """A refused action: which rule, and the numbers that go with it.

    Facts hold plain values: ``upcard`` and ``card`` are a :data:`~bot.canasta.cards.Card`, ``cards`` and ``missing``
    tuples of them, ``rank`` a rank, ``seat`` and ``asker`` seats, ``kinds`` numbers by kind of canasta, the rest
    numbers and words. None names a card that the refused seat may not see.
    """

    reason: Reason
    facts: dict[str, Any] = field(default_factory=dict)


class CanastaError(Exception):
    """Root of the errors of the game."""


class NotationError(CanastaError):
    """A text or document that cannot be read."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = facts
        super().__init__(f"{key}: {', '.join(f'{name}={value!r}' for name, value in facts.items())}")


class AmbiguousActionError(CanastaError):
    """A text that can be read in more than one way; ``choices`` are the readings."""

    def __init__(self, choices: tuple[Any, ...]) -> None:
        self.choices = choices
        super().__init__(f"{len(choices)} readings")


class IllegalActionError(CanastaError):
    """An action that can be read but is against the rules now."""

    def __init__(self, violation: Violation) -> None:
        self.violation = violation
        super().__init__(f"{violation.reason}: {violation.facts}")


class RuleProblem(Struct, frozen=True):
    """A problem of a rule set: its key, the option at fault, those that it contradicts, and those that can settle it.

    Facts hold plain values. As text it is for programs: players read the sentence that the key has in the catalogs.
    """

    key: str
    option: str
    against: tuple[str, ...] = ()
    fixes: tuple[str, ...] = ()
    facts: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        what = f"contradicts {' and '.join(self.against)}" if self.against else self.key.replace("-", " ")
        facts = ", ".join(f"{name} {value!r}" for name, value in self.facts.items())
        way = f"; change {' or '.join(self.fixes)}" if self.against and self.fixes else ""
        return f"{self.option}: {what}" + (f" ({facts})" if facts else "") + way


class RuleSetError(CanastaError):
    """A rule set that contradicts itself or cannot be played; ``problems`` names every problem found."""

    def __init__(self, problems: tuple[RuleProblem, ...]) -> None:
        self.problems = problems
        super().__init__("; ".join(map(str, problems)))
