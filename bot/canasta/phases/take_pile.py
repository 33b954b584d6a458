"""Taking the discard pile.

pagat, The Play in Classic Canasta and the Frozen Discard Pile: the upcard must be melded at once with cards of the
hand; a frozen pile needs a natural pair; a wild card or a black three on top bars everybody. For an initial meld only
the upcard counts, never the cards below it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Play, TakePile
from bot.canasta.bounds import bounds_of
from bot.canasta.cards import (
    JOKER,
    NO_CARDS,
    WILDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    contains,
    each_card,
    faces,
    is_black_three,
    is_natural,
    is_wild,
    minus,
    one,
    points,
    rank_count,
    rank_of,
    size,
    some_of_rank,
    suit_of,
)
from bot.canasta.combinations_on_terms import combinations_on_terms
from bot.canasta.errors import Reason, Violation
from bot.canasta.events import DrewHidden, Event, ThreesLaid, TookPile
from bot.canasta.laying import Laid, lay
from bot.canasta.melding import rank_meld, shape_violation
from bot.canasta.melds import OF_A_SUIT, OF_RANK, Meld, MeldId
from bot.canasta.phases.bonus_cards import give_into_hand
from bot.canasta.phases.changes import at_seat
from bot.canasta.phases.exit_rights import ends_round, free_cards
from bot.canasta.phases.exit_takes import exit_takes
from bot.canasta.phases.feet import after_play
from bot.canasta.phases.going_out import finish_violation
from bot.canasta.phases.initial_meld import COMBINATIONS_OFFERED, initial_meld_violation, terms_for
from bot.canasta.phases.irregular import take_exposed_back
from bot.canasta.phases.pile_share import (
    PileShare,
    card_of,
    counts_to_try,
    laid_at_once,
    only_the_upcard,
    share_of,
)
from bot.canasta.phases.play import black_threes_violation, laying_changes
from bot.canasta.phases.round_end import go_out
from bot.canasta.phases.sides import is_open, settle_sides
from bot.canasta.phases.single_plays import naturals_of
from bot.canasta.phases.turn_card import turn_card_seen
from bot.canasta.phases.under_pile import taken_along
from bot.canasta.phases.whose_turn import turn_violation
from bot.canasta.policies.same_rank import joined_meld, same_rank_rule
from bot.canasta.rules.model import RuleSet
from bot.canasta.runs import next_to
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.step import Step
from bot.canasta.turn import DRAWING, FROM_PILE, PLAYING, Turn
from bot.canasta.view import SeatView

_PAIR = 2
_JOKER, _TWO, _SEVEN, _ACE = (rank.value for rank in (Rank.JOKER, Rank.TWO, Rank.SEVEN, Rank.ACE))
_RED_THREES = tuple(card(Rank.THREE, suit) for suit in (Suit.DIAMONDS, Suit.HEARTS))


class Taken(Struct, frozen=True, gc=False):
    """A legal take, worked out: the melds after it, the hand after it, and what is taken."""

    laid: Laid
    hand: Cards
    share: PileShare
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
    if table.rules.pile.pile_frozen_until_melded and not table.has_melded[table.seating.sides[view.seat]]:
        return "unmelded"
    return None


def freeze_card(pile: bytes, freezing: frozenset[str]) -> str | None:
    """Which kind of card freezes a pile: ``wild``, ``red_three`` or None."""
    # Wild cards are the lowest.
    if "wild" in freezing and pile and is_wild(min(pile)):
        return "wild"
    if "red_three" in freezing and (_RED_THREES[0] in pile or _RED_THREES[1] in pile):
        return "red_three"
    return None


def blocked_for(view: SeatView) -> Violation | None:
    """Why nobody, or nobody of this side, may take the pile with this card on top."""
    table = view.table
    if not table.pile:
        return Violation(Reason.PILE_EMPTY)
    upcard = table.pile[-1]
    if table.rules.pile.pile_wild_pair and table.rules.melds.wild_melds and is_wild(upcard):
        return None
    if not is_natural(upcard):
        if (
            is_black_three(upcard)
            and not table.rules.threes.black_three_blocks_pile
            and "black_three" not in table.rules.pile.pile_block_tops
        ):
            return None
        return Violation(Reason.PILE_BLOCKED, {"upcard": upcard})
    if upcard >> 2 == _SEVEN and "seven" in table.rules.pile.pile_block_tops:
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
    if not pile:
        return []
    if not table.rules.traits.plain_takes:
        return _other_options(view)
    if not is_natural(pile[-1]):
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


def _is_surely_legal(view: SeatView, use: Play, meld: Meld | None, count: int | None = None) -> bool:
    """Whether a take by a side that has melded is plainly legal: the meld fits and enough cards come to the hand.

    Spares working out what nothing can forbid; any doubt is for :func:`resolve`.
    """
    table = view.table
    upcard = card_of(table, count)
    keep = table.rules.going_out.keep_after_turn
    used = size(use.cards)
    left = table.hand_sizes[view.seat] - used
    if left <= keep:
        # What comes to the hand matters to small hands alone.
        share = share_of(table, count)
        left += size(share.to_hand) if isinstance(share, PileShare) else 0
    wilds = size(use.cards & WILDS)
    naturals = used - wilds + 1
    if meld is not None:
        naturals, wilds = naturals + meld.naturals, wilds + meld.wilds
    return (
        left > keep
        and shape_violation(table.rules.melds, upcard >> 2, naturals, wilds) is None
        and _use_violation(view, TakePile(use), upcard) is None
        and _one_card_violation(view) is None
    )


def _initial_options(
    view: SeatView, upcard: Card, naturals: int, share: PileShare | None = None, count: int | None = None
) -> list[TakePile]:
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
    below = size(share.to_hand) if share else len(pile) - 1 - sum(map(pile.count, _RED_THREES))
    combinations = combinations_on_terms(
        rules,
        view.hand,
        view.requirement,
        room=free_cards(view) + below,
        upcard=upcard,
        beside=beside,
        most=COMBINATIONS_OFFERED,
        terms=terms_for(view),
        all_melds=table.melds,
        side=view.side,
    )
    takes = [TakePile(plays[0], plays[1:], count) for plays in combinations]
    if below <= 1:
        others = pile[:-1] if share is None else each_card(share.to_hand)
        exits = (replace(take, count=count) for take in exit_takes(view, upcard, others))
        takes += next(([take] for take in exits if check(view, take) is None), [])
    return takes


def _other_options(view: SeatView) -> list[TakePile]:
    """The same where not only the whole pile with its upcard can be taken."""
    if blocked_for(view) is not None:
        return []
    table = view.table
    pile = table.pile
    candidates: list[TakePile] = []
    # Whether a card can be melded is looked up first: mostly it cannot, and what is below it need not be counted.
    if table.rules.draw.pile_take_extent != "from_card":
        if _may_be_melded(view, pile[-1]):
            candidates = _takes_with(view, None)
    else:
        for count in counts_to_try(table):
            if _may_be_melded(view, card_of(table, count)):
                candidates += _takes_with(view, count)
    if table.rules.melds.sequence_pile_take != "not_allowed" and is_natural(pile[-1]):
        candidates += _sequence_takes(view)
    return candidates


def _takes_with(view: SeatView, count: int | None) -> list[TakePile]:
    """The takes of so many cards that meld the card of that share in a set of its rank."""
    if _are_initial_takes_legal(view, card_of(view.table, count)):
        return _takes_of(view, count)
    found = []
    # Takes that differ in suits alone are judged once.
    sure: dict[int, bool] = {}
    for take in _takes_of(view, count):
        cards = take.use.cards
        key = -1 if take.more or take.use.meld is not None else cards % 255 << 8 | (cards & WILDS) % 255
        is_sure = sure.get(key)
        if is_sure is None:
            is_sure = sure[key] = _is_surely_legal_of(view, take)
        if is_sure or _is_legal(view, take):
            found.append(take)
    return found


def _are_initial_takes_legal(view: SeatView, card: Card) -> bool:
    """Whether the takes with an initial meld need no further test, since they were put together by the same limits.

    That is where the whole pile is taken with the upcard in its meld, and all ranks and all melds of a rank are alike.
    """
    table = view.table
    rules = table.rules
    return (
        not table.has_melded[view.side]
        and is_natural(card)
        and rules.traits.free_ranks
        and rules.traits.numbered_takes
        and rules.traits.plain_turns
        and rules.traits.plain_initial
        and rules.draw.pile_take_extent == "all"
        and not is_hand_first(rules)
        and table.question is None
    )


def _sequence_takes(view: SeatView) -> list[TakePile]:
    """The takes of the upcard for an own sequence."""
    table = view.table
    rules = table.rules
    if rules.melds.sequence_pile_take != "top_card_only" and frozen_for(view) is not None:
        return []
    upcard = table.pile[-1]
    suit = suit_of(upcard)
    found = []
    for meld in view.melds:
        if (
            meld.kind is OF_A_SUIT
            and meld.suit == suit
            and not meld.is_canasta
            and next_to(meld.cards, rules.melds.sequence_max_wilds) & one(upcard)
        ):
            take = TakePile(Play(NO_CARDS, meld.id))
            if _is_surely_finished(view) or _is_legal(view, take):
                found.append(take)
    return found


def _is_surely_finished(view: SeatView) -> bool:
    """Whether nothing can forbid the upcard of a free pile to a sequence that it fits: cards enough are left."""
    table = view.table
    rules = table.rules
    return (
        rules.traits.free_ranks
        and table.question is None
        and table.has_melded[view.side]
        and table.hand_sizes[view.seat] > rules.going_out.keep_after_turn
        and _one_card_violation(view) is None
    )


def _is_legal(view: SeatView, take: TakePile) -> bool:
    return not isinstance(resolve(view, take), Violation)


def _is_surely_legal_of(view: SeatView, take: TakePile) -> bool:
    """The same as :func:`_is_surely_legal` for a share of the pile, and where there are melds of wild cards."""
    table = view.table
    rules = table.rules
    use = take.use
    card = card_of(table, take.count)
    if (
        not rules.traits.numbered_takes
        or not is_natural(card)
        or use.meld is not None
        or take.more
        or table.question is not None
        or not table.has_melded[view.side]
    ):
        return False
    if not rules.traits.free_ranks and (
        use.cards & WILDS or bounds_of(rules, table.melds, view.side, initial=False).is_closed(rank_of(card))
    ):
        return False
    meld = rank_meld(view.melds, rank_of(card))
    if rules.melds.canasta_extension != "all":
        count = size(use.cards) + 1 + (meld.size if meld is not None else 0)
        if count > rules.melds.canasta_size:
            return False
    return _is_surely_legal(view, use, meld, take.count)


def _may_be_melded(view: SeatView, card: Card) -> bool:
    """Whether a card of the pile could be melded with cards of the hand, or laid off on a meld of its rank."""
    table = view.table
    if not table.has_melded[view.side] and table.rules.initial.initial_pile_allowed == "no":
        return False
    rank = rank_of(card)
    naturals = rank_count(view.hand, rank)
    if naturals >= _PAIR:
        return True
    if frozen_for(view) is not None:
        return False
    return naturals > 0 or any(meld.rank == rank for meld in view.melds)


def _takes_of(view: SeatView, count: int | None) -> list[TakePile]:
    """Takes of so many cards worth trying that meld the card of that share."""
    table = view.table
    card = card_of(table, count)
    rank = rank_of(card)
    naturals = rank_count(view.hand, rank)
    if is_wild(card) or not table.has_melded[view.side]:
        share = share_of(table, count)
        if isinstance(share, Violation):
            return []
        if is_wild(card):
            return _wild_takes(view, share, some_of_rank(view.hand, rank, _PAIR), count)
        if is_hand_first(table.rules):
            return _hand_first_takes(view, share, count)
        return _initial_options(view, card, naturals, share, count)
    uses = naturals_of(table.rules, view.hand, rank, _PAIR) if naturals >= _PAIR else []
    if frozen_for(view) is None:
        pile = table.rules.pile
        meld = rank_meld(view.melds, rank)
        # What :func:`_use_violation` would refuse in any case is not even tried.
        lays_off = (
            meld is not None
            and pile.pile_layoff_to_meld
            and (pile.pile_layoff_to_canasta or not meld.is_canasta)
        )
        if lays_off:
            uses.append(NO_CARDS)
        if naturals and (pile.pile_natural_plus_wild or lays_off):
            natural = some_of_rank(view.hand, rank, 1)
            uses += [natural + one(face) for face in faces(view.hand & WILDS)]
    if same_rank_rule(table.rules) == "merge":
        largest = table.rules.melds.max_meld_cards
        if largest is not None and uses and (same := rank_meld(view.melds, rank)) is not None:
            # Nor what would make a meld too large.
            uses = [use for use in uses if same.size + 1 + size(use) <= largest]
        return [TakePile(Play(use), (), count) for use in uses]
    return [TakePile(Play(use), (), count) for use in uses] + [
        TakePile(Play(use, other), (), count) for use in uses for other in _others(view, use, card)
    ]


def _others(view: SeatView, use: Cards, card: Card) -> Iterator[MeldId]:
    """The own melds of the rank that a card of the pile does not join by itself, but could."""
    joined = joined_meld(view.table.rules, view.melds, OF_RANK, use + one(card))
    for at, meld in enumerate(view.melds):
        if at != joined and meld.kind is OF_RANK and meld.rank == rank_of(card):
            yield meld.id


def _wild_takes(view: SeatView, share: PileShare, pair: Cards, count: int | None) -> list[TakePile]:
    """Takes of a wild card with a pair of its like; for an initial meld with whatever else the requirement needs."""
    if size(pair) < _PAIR:
        return []
    takes = [TakePile(Play(pair), (), count)]
    due = view.requirement - points(pair + one(share.card))
    if due > 0:
        combinations = combinations_on_terms(
            view.table.rules,
            view.hand - pair,
            due,
            room=free_cards(view) + size(share.to_hand) - _PAIR,
            most=COMBINATIONS_OFFERED,
            terms=terms_for(view),
            all_melds=view.table.melds,
            side=view.side,
        )
        takes += [TakePile(Play(pair), plays, count) for plays in combinations]
    return takes


def _hand_first_takes(view: SeatView, share: PileShare, count: int | None) -> list[TakePile]:
    """Initial melds from the hand with a natural pair in one of them or beside them for the upcard."""
    table = view.table
    rank = rank_of(share.card)
    pair = some_of_rank(view.hand, rank, _PAIR)
    if size(pair) < _PAIR:
        return []
    room = free_cards(view) + size(share.to_hand)
    takes: list[TakePile] = []
    for hand, left, use, needed in (
        (view.hand, room, NO_CARDS, rank),
        (view.hand - pair, room - _PAIR, pair, 0),
    ):
        combinations = combinations_on_terms(
            table.rules,
            hand,
            view.requirement,
            room=left,
            terms=terms_for(view),
            all_melds=table.melds,
            side=view.side,
            needed_rank=needed,
            most=COMBINATIONS_OFFERED,
        )
        takes += [TakePile(Play(use), plays, count) for plays in combinations]
    return takes[:COMBINATIONS_OFFERED]


def is_hand_first(rules: RuleSet) -> bool:
    """Whether an initial meld must lie, from the hand alone, before the pile is taken (option initial_pile_allowed)."""
    return rules.initial.initial_pile_allowed in {"yes_after_hand_meld", "yes_after_hand_meld_not_mixed_aces"}


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
    used = action.use.cards
    for play in action.more:
        used += play.cards
    if not contains(view.hand, used):
        return Violation(Reason.CARDS_NOT_IN_HAND, {"missing": each_card(minus(used, view.hand))})
    sequence = _sequence_named(view, action)
    share = _share_for_sequence(view, action) if sequence else share_of(table, action.count)
    if isinstance(share, Violation):
        return share
    violation = None if sequence else _use_violation(view, action, share.card)
    violation = violation or _one_card_violation(view)
    if violation is not None:
        return violation
    is_initial = not table.has_melded[view.side]
    if is_initial and table.rules.initial.initial_pile_allowed == "no":
        return Violation(Reason.PILE_NOT_FOR_INITIAL_MELD)
    if is_initial and is_hand_first(table.rules):
        violation = _from_hand_violation(view, action, share.card)
        if violation is not None:
            return violation
        laid = _laid(view, (Play(action.use.cards + one(share.card)), *action.more))
    else:
        laid = _laid(view, (action.use, *action.more), share.card)
    if isinstance(laid, Violation):
        return _as_of_the_pile(view, laid, share.card)
    hand = view.hand - used + share.to_hand
    violation = (
        (
            initial_meld_violation(view, laid, share.card)
            if is_initial and not is_hand_first(table.rules)
            else None
        )
        or (_black_threes_violation(view, laid, hand, share) if laid.has_black_threes else None)
        or finish_violation(view, laid.melds, hand, None if table.question is None else table.question.answer)
    )
    if violation is not None:
        return violation
    return Taken(laid, hand, share, bool(action.more))


def _laid(view: SeatView, plays: tuple[Play, ...], upcard: Card | None = None) -> Laid | Violation:
    table = view.table
    return lay(
        table.rules,
        table.melds,
        view.side,
        plays,
        view.seat,
        table.turn.number,
        upcard,
        initial=not table.has_melded[view.side],
    )


def _black_threes_violation(view: SeatView, laid: Laid, hand: Cards, share: PileShare) -> Violation | None:
    """Black threes take their player out, so that no unseen card may come to the hand."""
    unseen = share.face_down
    if view.table.rules.threes.red_three_from_pile_replaced:
        unseen += size(share.laid)
    if unseen:
        return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, {"left": size(hand) + unseen})
    return black_threes_violation(view, laid, hand)


def _as_of_the_pile(view: SeatView, violation: Violation, upcard: Card) -> Violation:
    """pagat, Modern American Canasta: with an own meld too large the pile cannot be taken (matrix sequence 47)."""
    if violation.reason is Reason.TOO_MANY_CARDS and violation.facts.get("rank") == rank_of(upcard):
        meld = rank_meld(view.melds, rank_of(upcard))
        if meld is not None:
            return Violation(Reason.PILE_MELD_TOO_LARGE, violation.facts)
    return violation


def _from_hand_violation(view: SeatView, action: TakePile, upcard: Card) -> Violation | None:
    """Whether the melds from the hand are an initial meld and a natural pair is there for the upcard.

    pagat, The Initial Meld in American Canasta: the pair lies in one of these melds, or beside them; then it counts
    nothing.
    """
    needed = view.table.minimum_of(view.seat)
    if not action.more:
        return Violation(Reason.INITIAL_MELD_FROM_HAND, {"needed": needed, "counted": 0})
    laid = _laid(view, action.more)
    if isinstance(laid, Violation):
        return laid
    violation = initial_meld_violation(view, laid)
    if violation is not None:
        if violation.reason is Reason.BELOW_INITIAL_MELD:
            return Violation(Reason.INITIAL_MELD_FROM_HAND, violation.facts)
        return violation
    if action.use.cards:
        return None
    rank = rank_of(upcard)
    with_pair = [
        placed.meld
        for placed in laid.placed
        if placed.meld.kind is OF_RANK and placed.meld.rank == rank and placed.meld.naturals >= _PAIR
    ]
    if not with_pair:
        return _needs_upcard_play(view, upcard, None)
    not_aces = view.table.rules.initial.initial_pile_allowed == "yes_after_hand_meld_not_mixed_aces"
    if not_aces and rank == _ACE and all(meld.wilds for meld in with_pair):
        return Violation(Reason.PILE_NOT_WITH_MIXED_ACES)
    return None


def _sequence_named(view: SeatView, action: TakePile) -> bool:
    """Whether the upcard is to be laid off on a sequence."""
    return action.use.meld is not None and any(
        meld.id == action.use.meld and meld.kind is OF_A_SUIT for meld in view.melds
    )


def _share_for_sequence(view: SeatView, action: TakePile) -> PileShare | Violation:
    """What is taken when the upcard goes to an own sequence (option sequence_pile_take).

    Wikipedia 2005, Samba: only the top card, the rest stays (matrix D56, sequence 64). Elsewhere the pile comes with it,
    as long as it is not frozen.
    """
    table = view.table
    rule = table.rules.melds.sequence_pile_take
    upcard = table.pile[-1]
    if rule == "not_allowed" or action.use.cards or action.more or not is_natural(upcard):
        return Violation(Reason.PILE_NOT_FOR_SEQUENCE, {"upcard": upcard})
    if rule == "top_card_only":
        if action.count not in {None, 1}:
            return Violation(Reason.PILE_WRONG_COUNT, {"count": action.count, "pile": table.pile_size})
        return only_the_upcard(table)
    frozen = frozen_for(view)
    if frozen is not None:
        return Violation(Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": 0, "why": frozen})
    return share_of(table, action.count)


def _use_violation(view: SeatView, action: TakePile, upcard: Card) -> Violation | None:
    """Whether the cards shown with the upcard entitle to the pile at all."""
    table = view.table
    use = action.use
    if not is_natural(upcard) and not is_black_three(upcard):
        # "A pair of twos takes a two, a pair of jokers takes a joker" (rummy-games.com, Hollywood Canasta).
        is_pair = rank_count(use.cards, rank_of(upcard)) >= _PAIR and use.cards & WILDS == use.cards
        return None if is_pair and is_wild(upcard) else Violation(Reason.PILE_BLOCKED, {"upcard": upcard})
    pile_rules = table.rules.pile
    rank = rank_of(upcard)
    naturals = rank_count(use.cards, rank)
    wilds = size(use.cards & WILDS)
    meld = rank_meld(view.melds, rank) if use.meld is None else _named(view, use.meld, rank)
    if naturals + wilds != size(use.cards) or (use.meld is not None and meld is None):
        return _needs_upcard_play(view, upcard, meld)
    if is_hand_first(table.rules) and not table.has_melded[view.side]:
        if not use.cards or (naturals >= _PAIR and not wilds):
            return None
        return Violation(
            Reason.PILE_FROZEN_NEEDS_PAIR, {"upcard": upcard, "have": naturals, "why": "unmelded"}
        )
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
    return _needs_upcard_play(view, upcard, None)


def _needs_upcard_play(view: SeatView, upcard: Card, meld: Meld | None) -> Violation:
    """The refusal of cards that do not entitle to the pile, with what would beside a natural pair."""
    rules = view.table.rules.pile
    is_free = frozen_for(view) is None
    lays_off = (
        is_free
        and meld is not None
        and rules.pile_layoff_to_meld
        and (rules.pile_layoff_to_canasta or not meld.is_canasta)
    )
    with_wild = is_free and rules.pile_natural_plus_wild
    return Violation(
        Reason.PILE_NEEDS_UPCARD_PLAY, {"upcard": upcard, "lays_off": lays_off, "with_wild": with_wild}
    )


def _named(view: SeatView, meld_id: MeldId, rank: int) -> Meld | None:
    """The own meld of a rank with this number."""
    return next(
        (meld for meld in view.melds if meld.id == meld_id and meld.rank == rank and meld.kind is OF_RANK),
        None,
    )


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
    share = taken.share
    events: list[Event] = [TookPile(seat, share.card, share.count, share.to_hand)]
    is_initial = not table.has_melded[table.seating.sides[seat]]
    changes = laying_changes(state, seat, taken.laid, taken.hand, events)
    threes = share.laid + share.set_aside
    if threes:
        changes["laid_threes"] = at_seat(table.laid_threes, seat, table.laid_threes[seat] + threes)
        events.append(ThreesLaid(seat, threes, 0))
    # What went to the hand was seen by all; what was laid from it is gone from it again.
    known = minus(table.known[seat], minus(state.hands[seat] + share.to_hand, taken.hand))
    changes["known"] = at_seat(table.known, seat, known + share.to_hand)
    changes["pile"] = share.stays
    changes["pile_frozen"] = (
        bool(share.stays)
        and table.pile_frozen
        and freeze_card(share.stays, table.rules.pile.pile_freeze_cards) is not None
    )
    changes["phase"] = PLAYING
    changes["turn"] = Turn(table.turn.number, seat, FROM_PILE, taken.more_laid, is_initial)
    after = State(
        replace(table, **changes), at_seat(state.hands, seat, taken.hand), state.stock, state.hidden
    )
    if is_open(after):
        formed: list[Event] = []
        after = settle_sides(after, seat, formed)
        events[1:1] = formed
    due = share.laid
    if share.face_down:
        laid_before = after.table.laid_threes[seat]
        after = taken_along(after, seat, events, share.face_down)
        due += (after.table.laid_threes[seat] - laid_before) & laid_at_once(table.rules)
    if due and table.rules.threes.red_three_from_pile_replaced:
        after = _with_replacements(after, seat, size(due), events)
    if is_initial and table.penalty_cards:
        after = take_exposed_back(after, seat, events)
    if not after.hands[seat] and ends_round(after.table, seat):
        return go_out(after, events, seat)
    step = after_play(table, after, seat, events) if table.feet else Step(after, tuple(events))
    return give_into_hand(step, seat) if is_initial else step


def _with_replacements(state: State, seat: Seat, due: int, events: list[Event]) -> State:
    """The state after the stock gave a card for each three of the pile, as far as it goes.

    Option red_three_from_pile_replaced. A three among them is laid and replaced in turn.
    """
    table = state.table
    at_once = laid_at_once(table.rules)
    kept = laid = NO_CARDS
    at = 0
    while due and at < len(state.stock):
        drawn = one(state.stock[at])
        at += 1
        if drawn & at_once:
            laid += drawn
        else:
            kept += drawn
            due -= 1
    if at:
        at_first = next(event for event in events if isinstance(event, ThreesLaid))
        events[events.index(at_first)] = ThreesLaid(seat, at_first.cards + laid, at)
    if kept:
        events.append(DrewHidden(seat, kept))
    hand = state.hands[seat] + kept
    left = len(state.stock) - at
    after = replace(
        table,
        stock_size=left,
        turn_card_drawn=turn_card_seen(table, seat, left, events),
        hand_sizes=at_seat(table.hand_sizes, seat, size(hand)),
        laid_threes=at_seat(table.laid_threes, seat, table.laid_threes[seat] + laid),
    )
    return State(after, at_seat(state.hands, seat, hand), state.stock[at:], state.hidden)
