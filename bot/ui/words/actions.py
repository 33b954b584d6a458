"""Actions as words: "take the pile with two kings", "meld three queens and a two"."""

from collections.abc import Iterable, Sequence

from bot.canasta import actions
from bot.canasta.cards import BLACK_THREES, WILDS, Card, Cards, one, rank_count, size
from bot.canasta.melds import Meld, MeldId, MeldKind
from bot.canasta.phases.irregularities import discardable
from bot.canasta.phases.taking.pile_share import card_of
from bot.canasta.phases.taking.take_pile import names_sequence
from bot.canasta.policies.end_of_stock import draw_count_of
from bot.canasta.policies.special_hands import special_hand_points
from bot.canasta.view import SeatView
from bot.ui.texts import Texts
from bot.ui.words.cards import (
    card_text,
    cards_counted,
    cards_listed,
    counted,
    counted_briefly,
    counted_in_list,
    counts_of,
)
from bot.ui.words.melds import (
    Counting,
    black_threes_laid,
    laid_cards,
    meld_name,
    sequence_ends,
    special_hand_name,
)


def action_text(
    texts: Texts, action: actions.Action, view: SeatView | None = None, *, brief: bool = False
) -> str:
    """Return the action as words that follow "you may"; the view gives melds their names and draws their number.

    ``brief``: for buttons and menus, where cards stand side by side: "meld Q Q Q 2".
    """
    match action:
        case actions.Draw():
            count = 1 if view is None else draw_count_of(view.table.rules, view.table.round)
            return texts("action-draw") if count == 1 else texts("action-draw-several", count=count)
        case actions.TakePile():
            words = _take_text(texts, action, view, brief=brief)
            return words if action.count is None else texts("action-top", take=words, count=action.count)
        case actions.LayDown():
            return _plays_text(texts, action.plays, view, brief=brief)
        case actions.Discard():
            key = "action-discard-saying-more" if action.says_more else "action-discard"
            lacking = view is not None and _lacks_ranks(one(action.card), discardable(view))
            return texts(
                key, card=cards_counted(texts, one(action.card)) if lacking else card_text(action.card)
            )
        case actions.AskPartner():
            return texts("action-ask-partner")
        case actions.WithdrawQuestion():
            return texts("action-withdraw-question")
        case actions.Answer():
            return texts("action-answer-yes" if action.yes else "action-answer-no")
        case actions.Pass():
            return texts("action-pass")
        case actions.LayThrees() if not action.cards:
            return texts("action-lay-no-threes")
        case actions.LayThrees():
            count = size(action.cards) if view is None else min(size(action.cards), view.table.stock_size)
            lacking = view is not None and _lacks_ranks(action.cards, view.hand)
            cards = cards_counted(texts, action.cards) if lacking else cards_listed(action.cards, " ")
            return texts("action-lay-threes", cards=cards, count=count)
        case actions.DeclareSpecialHand():
            worth = 0 if view is None else special_hand_points(view.table.rules, action.name)
            hand = special_hand_name(texts, action.name)
            return texts("action-special-hand", hand=hand, points=worth)
        case actions.StartRound():
            return texts("action-start-round")


def cards_of_plays(texts: Texts, plays: Iterable[actions.Play]) -> str:
    """Return the cards of plays: "two kings and a joker", "two kings with a joker and three queens"."""
    laid = [play for play in plays if play.cards]
    return texts.listed([laid_cards(texts, play.cards, _counting(laid, brief=False)) for play in laid])


def _counting(plays: Sequence[actions.Play], *, brief: bool) -> Counting:
    if brief:
        return counted_briefly
    return counted_in_list if len(plays) > 1 else counted


def _take_text(texts: Texts, action: actions.TakePile, view: SeatView | None, *, brief: bool) -> str:
    cards = laid_cards(texts, action.use.cards, _counting([action.use], brief=brief))
    if view is not None and view.table.upcard is not None and names_sequence(view, action):
        key = "action-take-for-sequence-only" if takes_top_only(view) else "action-take-for-sequence"
        meld = sequence_of(action, view)
        return texts(key, card=card_text(card_laid(view, action)), rank=_own_name(texts, meld, view))
    if not action.more:
        return texts("action-take-pile-with", cards=cards) if cards else texts("action-take-pile")
    then = _plays_text(texts, action.more, view, brief=brief)
    key = "action-take-pile-more" if cards else "action-take-pile-layoff-more"
    return texts(key, cards=cards, then=then)


def takes_top_only(view: SeatView) -> bool:
    """Return whether taking the upcard for a sequence leaves the rest of the pile where it is."""
    return view.table.rules.melds.sequence_pile_take == "top_card_only"


def card_laid(view: SeatView, action: actions.TakePile) -> Card:
    """Return the card of the pile that a take lays: the upcard, or the lowest card taken (Albany Canasta)."""
    pile, count = view.table.pile, action.count
    if takes_top_only(view) and names_sequence(view, action):
        return pile[-1]
    return card_of(view.table, count) if count is None or 1 <= count <= len(pile) else pile[-1]


def sequence_of(action: actions.TakePile, view: SeatView) -> Meld:
    """Return the own sequence for which a card of the pile is taken."""
    return next(meld for meld in view.melds if meld.id == action.use.meld)


def sequences_named(texts: Texts, takes: Iterable[actions.TakePile], view: SeatView) -> str:
    """Return the own sequences for which the upcard is taken: "sequence in ♥", "sequence ♥ 4–6 or ♥ 8–10"."""
    melds = {sequence_ends(meld): meld for take in takes for meld in [sequence_of(take, view)]}
    if len(melds) > 1:
        return texts.word("meld-name-run", run=texts.alternatives(list(melds)))
    [meld] = melds.values()
    return _sequence_name(texts, meld, view)


def _sequence_name(texts: Texts, meld: Meld, view: SeatView) -> str:
    """Return the name of an own sequence, with its ends where the side has different ones of the suit."""
    if {sequence_ends(other) for other in _beside(meld, view)} <= {sequence_ends(meld)}:
        return meld_name(texts, meld.kind, meld.rank, meld.suit)
    return texts.word("meld-name-run", run=sequence_ends(meld))


def _own_name(texts: Texts, meld: Meld, view: SeatView) -> str:
    """Return the name of a meld among those of its side; sequences with the same ends have their number, too."""
    if meld.kind is not MeldKind.SEQUENCE:
        return meld_name(texts, meld.kind, meld.rank, meld.suit)
    name = _sequence_name(texts, meld, view)
    if sequence_ends(meld) not in {sequence_ends(other) for other in _beside(meld, view)}:
        return name
    return texts.word("meld-name-numbered", name=name, meld=str(meld.id))


def _beside(meld: Meld, view: SeatView) -> list[Meld]:
    """Return the other sequences of the side in the suit of this one."""
    return [
        other
        for other in view.melds
        if other.kind is MeldKind.SEQUENCE and other.suit == meld.suit and other.id != meld.id
    ]


def _plays_text(texts: Texts, plays: Sequence[actions.Play], view: SeatView | None, *, brief: bool) -> str:
    if not plays:
        return texts("action-lay-nothing")
    counting = _counting(plays, brief=brief)
    new = [_new_meld(texts, play, view, counting) for play in plays if play.meld is None]
    words = [texts("action-lay-down", melds=texts.listed(new))] if new else []
    words += [_layoff(texts, play, play.meld, view, counting) for play in plays if play.meld is not None]
    return texts.listed(words)


def _lacks_ranks(cards: Cards, hand: Cards) -> bool:
    """Return whether a hand has too few cards of some rank, so that nobody who typed it chose these suits."""
    return any(rank_count(hand, rank) < count for rank, count in counts_of(cards))


def _new_meld(texts: Texts, play: actions.Play, view: SeatView | None, counting: Counting) -> str:
    """Return the cards of a new meld; black threes are named as such, and missing cards without suits."""
    if view is not None and _lacks_ranks(play.cards, view.hand):
        return counting(texts, counts_of(play.cards))
    if play.cards & BLACK_THREES and not play.cards & ~(BLACK_THREES | WILDS):
        return black_threes_laid(texts, play.cards)
    return laid_cards(texts, play.cards, counting)


def _layoff(
    texts: Texts, play: actions.Play, meld_id: MeldId, view: SeatView | None, counting: Counting
) -> str:
    meld = None if view is None else next((one for one in view.melds if one.id == meld_id), None)
    if meld is None or view is None:
        return texts("action-add", cards=laid_cards(texts, play.cards, counting), meld=str(meld_id))
    in_sequence = meld.kind is MeldKind.SEQUENCE
    cards = laid_cards(texts, play.cards, counting, in_sequence=in_sequence)
    return texts("action-lay-off", cards=cards, rank=_own_name(texts, meld, view))
