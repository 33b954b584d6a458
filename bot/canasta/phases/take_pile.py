"""Taking the discard pile.

pagat, The Play in Classic Canasta and the Frozen Discard Pile: the upcard must be melded at once with cards of the
hand; a frozen pile needs a natural pair; a wild card or a black three on top bars everybody. For an initial meld only
the upcard counts, never the cards below it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play, TakePile
from bot.canasta.cards import (
    JOKER,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    contains,
    each_card,
    is_black_three,
    is_natural,
    is_red_three,
    is_wild,
    minus,
    one,
    rank_count,
    rank_of,
    size,
    some_of_rank,
)
from bot.canasta.combinations_on_terms import combinations_on_terms
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import Event, ThreesLaid, TookPile
from bot.canasta.laying import Laid, lay
from bot.canasta.melding import rank_meld, shape_violation
from bot.canasta.melds import Meld
from bot.canasta.phases.bonus_cards import give_into_hand
from bot.canasta.phases.changes import at_seat
from bot.canasta.phases.exit_rights import ends_round
from bot.canasta.phases.exit_takes import exit_takes
from bot.canasta.phases.going_out import finish_violation
from bot.canasta.phases.initial_meld import COMBINATIONS_OFFERED, initial_meld_violation, terms_for
from bot.canasta.phases.play import black_threes_violation, laying_changes
from bot.canasta.phases.round_end import go_out
from bot.canasta.phases.under_pile import taken_along
from bot.canasta.phases.whose_turn import turn_violation
from bot.canasta.rules.traits import traits_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.turn import DRAWING, FROM_PILE, PLAYING, Turn
from bot.canasta.view import SeatView

_PAIR = 2
_TWO = Rank.TWO.value
_RED_THREES = tuple(card(Rank.THREE, suit) for suit in (Suit.DIAMONDS, Suit.HEARTS))


class Taken(Struct, frozen=True, gc=False):
    """A legal take, worked out: the melds after it, the hand after it, and the red threes found in the pile."""

    laid: Laid
    hand: Cards
    from_pile: Cards
    red_threes: Cards
    more_laid: bool


def frozen_for(view: SeatView) -> str | None:
    """Why the pile is frozen for this seat's side; None if it is not.

    One of ``always``, ``wild``, ``red_three`` (a card in the pile) and ``unmelded``.
    """
    table = view.table
    if table.rules.pile.pile_always_frozen:
        return "always"
    if table.pile_frozen:
        return freeze_card(table.pile, table.rules.pile.pile_freeze_cards)
    if table.rules.pile.pile_frozen_until_melded and not table.has_melded[view.side]:
        return "unmelded"
    return None


def freeze_card(pile: bytes, freezing: frozenset[str]) -> str | None:
    """Which kind of card freezes a pile: ``wild``, ``red_three`` or None."""
    if "wild" in freezing and any(is_wild(card) for card in pile):
        return "wild"
    if "red_three" in freezing and any(is_red_three(card) for card in pile):
        return "red_three"
    return None


def blocked_for(view: SeatView) -> Violation | None:
    """Why nobody, or nobody of this side, may take the pile with this card on top."""
    table = view.table
    if not table.pile:
        return Violation(Reason.PILE_EMPTY)
    upcard = table.pile[-1]
    if not is_natural(upcard):
        if (
            is_black_three(upcard)
            and not table.rules.threes.black_three_blocks_pile
            and "black_three" not in table.rules.pile.pile_block_tops
        ):
            return None
        return Violation(Reason.PILE_BLOCKED, {"upcard": upcard})
    if table.rules.pile.block_on_taker_canasta_rank or (
        not table.rules.pile.pile_layoff_to_canasta
        and table.rules.pile.own_canasta_take_conflict == "never_take"
    ):
        meld = rank_meld(view.melds, rank_of(upcard))
        if meld is not None and meld.is_canasta:
            return Violation(Reason.PILE_BLOCKED_BY_CANASTA, {"upcard": upcard, "rank": meld.rank})
    return None


def options(view: SeatView) -> list[TakePile]:
    """The ways to take the pile: with a natural pair, one natural and a wild card, or by laying the upcard off."""
    table = view.table
    pile = table.pile
    if not pile or not is_natural(pile[-1]):
        return []
    hand = view.hand
    side = table.seating.sides[view.seat]
    rank = pile[-1] >> 2
    naturals = rank_count(hand, rank)
    meld = rank_meld(table.melds[side], rank)
    if (not naturals and meld is None) or blocked_for(view) is not None:
        return []
    if not table.has_melded[side]:
        return _initial_options(view, pile[-1], naturals)
    candidates: list[Cards] = []
    if naturals >= _PAIR:
        candidates.append(some_of_rank(hand, rank, _PAIR))
    if frozen_for(view) is None:
        if meld is not None:
            candidates.append(NO_CARDS)
        if naturals and hand & WILDS:
            natural = some_of_rank(hand, rank, 1)
            two = some_of_rank(hand, _TWO, 1)
            if two:
                candidates.append(natural + two)
            if contains(hand, one(JOKER)):
                candidates.append(natural + one(JOKER))
    actions = [TakePile(Play(cards)) for cards in candidates]
    return [
        action
        for action in actions
        if _is_surely_legal(view, action.use, meld) or not isinstance(resolve(view, action), Violation)
    ]


def _is_surely_legal(view: SeatView, use: Play, meld: Meld | None) -> bool:
    """Whether a take by a side that has melded is plainly legal: the meld fits and enough cards come to the hand.

    Spares working out what nothing can forbid; any doubt is for :func:`resolve`.
    """
    table = view.table
    upcard = table.pile[-1]
    keep = table.rules.going_out.keep_after_turn
    used = size(use.cards)
    left = table.hand_sizes[view.seat] - used
    if left <= keep:
        left += table.pile_size - 1 - sum(map(table.pile.count, _RED_THREES))
    wilds = size(use.cards & WILDS)
    naturals = used - wilds + 1
    if meld is not None:
        naturals, wilds = naturals + meld.naturals, wilds + meld.wilds
    return (
        traits_of(table.rules).plain_melds
        and left > keep
        and shape_violation(table.rules.melds, upcard >> 2, naturals, wilds) is None
        and _use_violation(view, use, upcard) is None
        and _one_card_violation(view) is None
    )


def _initial_options(view: SeatView, upcard: Card, naturals: int) -> list[TakePile]:
    """Initial melds with the upcard after which the turn can be finished; ``naturals`` of its rank are in hand."""
    table = view.table
    rules = table.rules
    beside = _PAIR
    if (
        not rules.pile.pile_frozen_until_melded
        and rules.pile.pile_natural_plus_wild
        and frozen_for(view) is None
    ):
        beside = 1
    if naturals < beside or rules.initial.initial_pile_allowed == "no":
        return []
    pile = table.pile
    below = len(pile) - 1 - sum(map(pile.count, _RED_THREES))
    combinations = combinations_on_terms(
        rules,
        view.hand,
        view.requirement,
        room=table.hand_sizes[view.seat] + below - rules.going_out.keep_after_turn - 1,
        upcard=upcard,
        beside=beside,
        most=COMBINATIONS_OFFERED,
        terms=terms_for(view),
        all_melds=table.melds,
        side=view.side,
    )
    takes = [TakePile(plays[0], plays[1:]) for plays in combinations]
    if below <= 1:
        takes += next(([take] for take in exit_takes(view) if check(view, take) is None), [])
    return takes


def check(view: SeatView, action: TakePile) -> Violation | None:
    """Why the pile cannot be taken like this."""
    result = resolve(view, action)
    return result if isinstance(result, Violation) else None


def resolve(view: SeatView, action: TakePile) -> Taken | Violation:
    """Work a take out, or say what forbids it."""
    violation = turn_violation(view, DRAWING) or blocked_for(view)
    if violation is not None:
        return violation
    table = view.table
    upcard = table.pile[-1]
    side = view.side
    used = action.use.cards
    for play in action.more:
        used += play.cards
    if not contains(view.hand, used):
        return Violation(Reason.CARDS_NOT_IN_HAND, {"missing": each_card(minus(used, view.hand))})
    violation = _use_violation(view, action.use, upcard) or _one_card_violation(view)
    if violation is not None:
        return violation
    is_initial = not table.has_melded[side]
    if is_initial and table.rules.initial.initial_pile_allowed == "no":
        return Violation(Reason.PILE_NOT_FOR_INITIAL_MELD)
    laid = lay(
        table.rules,
        table.melds,
        side,
        (action.use, *action.more),
        view.seat,
        table.turn.number,
        upcard,
        initial=is_initial,
    )
    if isinstance(laid, Violation):
        return laid
    rest = cards_of(table.pile[:-1])
    red_threes = rest & RED_THREES
    hand = view.hand - used + rest - red_threes
    violation = (
        (initial_meld_violation(view, laid, upcard) if is_initial else None)
        or (black_threes_violation(view, laid, hand) if laid.has_black_threes else None)
        or finish_violation(view, laid.melds, hand, None)
    )
    if violation is not None:
        return violation
    return Taken(laid, hand, rest - red_threes, red_threes, bool(action.more))


def _use_violation(view: SeatView, use: Play, upcard: Card) -> Violation | None:
    """Whether the cards shown with the upcard entitle to the pile at all."""
    table = view.table
    pile_rules = table.rules.pile
    rank = rank_of(upcard)
    naturals = rank_count(use.cards, rank)
    wilds = size(use.cards & WILDS)
    meld = rank_meld(view.melds, rank)
    if naturals + wilds != size(use.cards) or (
        use.meld is not None and (meld is None or meld.id != use.meld)
    ):
        return Violation(Reason.PILE_NEEDS_UPCARD_PLAY, {"upcard": upcard, "has_meld": meld is not None})
    if naturals >= 2:
        return None
    frozen = frozen_for(view)
    if frozen is not None:
        return Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": naturals, "why": frozen})
    if meld is not None:
        if meld.is_canasta and not pile_rules.pile_layoff_to_canasta:
            off = Violation(Reason.PILE_LAYOFF_TO_CANASTA_OFF, {"upcard": upcard})
        elif not pile_rules.pile_layoff_to_meld:
            off = Violation(Reason.PILE_LAYOFF_OFF, {"upcard": upcard})
        else:
            return None
        if not (naturals and wilds and pile_rules.pile_natural_plus_wild):
            return off
    if naturals and wilds:
        if not pile_rules.pile_natural_plus_wild:
            return Violation(Reason.PILE_NATURAL_PLUS_WILD_OFF, {"upcard": upcard})
        return None
    if naturals:
        return shape_violation(table.rules.melds, rank, naturals + 1, wilds)
    return Violation(Reason.PILE_NEEDS_UPCARD_PLAY, {"upcard": upcard, "has_meld": False})


def _one_card_violation(view: SeatView) -> Violation | None:
    """Pagat lists it among the Viennese changes that one card may take one card: classic forbids it (matrix D24)."""
    table = view.table
    if table.hand_sizes[view.seat] == 1 and table.pile_size == 1:
        takes = table.rules.pile.one_card_hand_takes_one_card_pile
        return None if takes else Violation(Reason.PILE_ONE_CARD)
    return None


def apply(state: State, seat: Seat, taken: Taken) -> Step:
    """Carry a worked-out take out."""
    table = state.table
    events: list[Event] = [
        TookPile(seat, table.pile[-1], table.pile_size, taken.from_pile),
    ]
    is_initial = not table.has_melded[table.seating.sides[seat]]
    changes = laying_changes(state, seat, taken.laid, taken.hand, events)
    if taken.red_threes:
        changes["laid_threes"] = at_seat(table.laid_threes, seat, table.laid_threes[seat] + taken.red_threes)
        events.append(ThreesLaid(seat, taken.red_threes, 0))
    # What went to the hand was seen by all; what was laid from it is gone from it again.
    known = minus(table.known[seat], minus(state.hands[seat] + taken.from_pile, taken.hand))
    changes["known"] = at_seat(table.known, seat, known + taken.from_pile)
    changes["pile"] = b""
    changes["pile_face_down"] = 0
    changes["pile_frozen"] = False
    changes["phase"] = PLAYING
    changes["turn"] = Turn(table.turn.number, seat, FROM_PILE, taken.more_laid, is_initial)
    after = State(
        replace(table, **changes), at_seat(state.hands, seat, taken.hand), state.stock, state.hidden
    )
    if state.hidden.under_pile:
        after = taken_along(after, seat, events)
    if not after.hands[seat] and ends_round(after.table, seat):
        return go_out(after, events, seat)
    step = Step(after, tuple(events))
    return give_into_hand(step, seat) if is_initial else step
