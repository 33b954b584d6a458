"""Parser of whole actions as people type them."""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from bot.canasta.actions import (
    Action,
    Answer,
    AskPartner,
    DeclareSpecialHand,
    Discard,
    Draw,
    LayDown,
    LayThrees,
    Pass,
    Play,
    TakePile,
    WithdrawQuestion,
)
from bot.canasta.cards import (
    NO_CARDS,
    Card,
    Cards,
    Rank,
    cards_of,
    contains,
    count_of,
    each_card,
    is_wild,
    one,
    rank_of,
)
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError, Reason, Violation
from bot.canasta.melding.runs import own_sequences
from bot.canasta.melds import MeldKind
from bot.canasta.notation.card_parser import (
    card_from_hand,
    cards_from_hand,
    dealt_out,
    exact_card,
    exact_cards,
    parse_card,
)
from bot.canasta.notation.placements import Placed, parse_groups, placements
from bot.canasta.notation.tokens import MOST_READINGS, WORD_SIGNS, WORDS, Unreadable, normalised, spellings
from bot.canasta.phases.irregularities import discardable
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.phases.taking.pile_share import card_of, share_of
from bot.canasta.phases.taking.take_pile import Taken, resolve
from bot.canasta.view import SeatView

_VERB: Final = re.compile(
    r"\s*/?(DRAW|TAKE(?:[ _]+THE)?(?:[ _-]*PILE)?|PILE|MELD|LAY(?:[ _-]*(?:DOWN|OFF|THREES))?|PLAY|ADD|DISCARD|THROW"
    r"|ASK(?:[ _-]+PARTNER)?|WITHDRAW(?:[ _]+QUESTION)?|ANSWER[ _]+(?:YES|NO)|YES|NO|PASS"
    r"|END(?:[ _]+THE)?[ _-]+ROUND|THREES|SHOW|SPECIAL[ _-]+HAND)\b"
)
VERBS: Final = (
    "draw",
    "take",
    "meld",
    "discard",
    "ask partner",
    "withdraw question",
    "answer yes",
    "lay threes",
    "end round",
)
"""The first words of action texts, named when a text begins with none of them."""


def _threes_named(text: str, view: SeatView | None) -> Cards:
    """Return the threes of a text; when it names none, those in the hand that go to the table."""
    if not text.strip() and view is not None:
        return view.hand & view.table.rules.traits.table_threes
    return cards_of(exact_cards(text)) if view is None else cards_from_hand(text, view.hand)


def parse_action(text: str, view: SeatView | None = None) -> Action:
    """Return the action of a text such as ``draw``, ``meld KKK2, QQQ``, ``take KK with QQQ2`` or ``discard 4S``.

    Without a view every suit must be given, and melds are named by their number (``#3``).

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    normal = normalised(text)
    found = _VERB.match(normal)
    if found is None:
        raise NotationError(Unreadable.UNKNOWN_ACTION, text=text.strip()[:40], known=list(VERBS))
    verb, rest = re.sub("[_-]", " ", found[1]), normal[found.end() :].lstrip(" :")
    if verb.endswith("THREES"):
        return LayThrees(_threes_named(rest, view))
    if verb in {"MELD", "PLAY", "ADD"} or verb.startswith("LAY"):
        return LayDown(()) if not rest.strip() else lay_down_in(rest, view)
    if verb.startswith(("TAKE", "PILE")):
        return take_in(rest, view)
    if verb in {"DISCARD", "THROW"}:
        discarded = rest.strip().removesuffix("SAYING MORE")
        says_more = discarded != rest.strip()
        return Discard(
            parse_card(discarded)
            if view is None
            else card_from_hand(discarded, discardable(view), own_sequences(view)),
            says_more,
        )
    if verb in {"SHOW", "SPECIAL HAND"}:
        name, *more = rest.strip().lower().replace("-", "_").split()[:4] or [""]
        return DeclareSpecialHand(name, with_upcard=more == ["with", "upcard"])
    if rest.strip():
        raise NotationError(Unreadable.TEXT_AFTER_ACTION, text=rest.strip().lower()[:40], action=verb.lower())
    if verb.endswith(("YES", "NO")):
        return Answer(verb.endswith("YES"))
    return _PLAIN_ACTIONS[verb.split()[0]]


_PLAIN_ACTIONS: Final[dict[str, Action]] = {
    "DRAW": Draw(),
    "ASK": AskPartner(),
    "WITHDRAW": WithdrawQuestion(),
    "PASS": Pass(),
    "END": Pass(),
}


# -------------------------------------------------------------------------------------------- taking the pile

_TOP: Final = re.compile(r"\s*TOP[ _]+(\d{1,3})(?![\dA-Z]) *:?")


def parse_take(text: str, view: SeatView | None) -> TakePile:
    """Return the :class:`TakePile` of a text: ``KK``, ``KK with QQQ2``, ``with QQQ2``, or nothing.

    The group of the upcard's rank goes with the upcard, wherever it stands; without a view it is the first group.
    ``with`` at the beginning means that the upcard is laid off alone. Where the taker chooses how much to take,
    ``top 4 KK`` takes four cards, the lowest of which goes with the kings.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    return take_in(normalised(text), view)


def take_in(normal: str, view: SeatView | None) -> TakePile:
    """Return the :class:`TakePile` of a text that is :func:`normalised`."""
    found = _TOP.match(normal)
    count = None if found is None else int(found[1])
    rest = normal if found is None else normal[found.end() :]
    if not rest.strip():
        return _with_nothing(count, view)

    def build(plays: tuple[Play, ...], uses_nothing: bool) -> TakePile:
        if not plays:
            return TakePile(count=count)
        upcard = view.table.upcard if view is not None else None
        if view is None or upcard is None:
            use, more = (Play(NO_CARDS), plays) if uses_nothing else (plays[0], plays[1:])
            return TakePile(use, more, count)
        share = share_of(view.table, count)
        if not isinstance(share, Violation):
            upcard = share.card
        if uses_nothing and is_hand_first(view.table.rules) and not view.table.has_melded[view.side]:
            # The initial meld of the hand comes before the pile; the pair for the upcard may lie in it.
            return TakePile(more=plays, count=count)
        at = _goes_with(upcard, plays, view)
        if at is None and (uses_nothing or any(meld.rank == rank_of(upcard) for meld in view.melds)):
            return TakePile(more=plays, count=count)
        at = at or 0
        return TakePile(_without_upcard(plays[at], upcard, view), plays[:at] + plays[at + 1 :], count)

    readings = _of_different_outcomes(readings_of(rest, view, True, build), view)
    return _new_wild_meld(readings, view) or the_one_meant(readings, view)


def _of_different_outcomes(readings: list[TakePile], view: SeatView | None) -> list[TakePile]:
    """Return the readings without those that have the same outcome as an earlier one.

    A wild card may be typed for the upcard or for the meld that the upcard joins anyway: that is one play.
    """
    if view is None or len(readings) == 1:
        return readings
    outcomes: list[Taken] = []
    different = []
    for reading in readings:
        outcome = resolve(view, reading)
        if not isinstance(outcome, Violation):
            if outcome in outcomes:
                continue
            outcomes.append(outcome)
        different.append(reading)
    return different


def _new_wild_meld(readings: list[TakePile], view: SeatView | None) -> TakePile | None:
    """Return the only lawful reading that begins a meld with a wild card of the pile, None if there is no such one."""
    if view is None or len(readings) == 1:
        return None
    own = [
        reading
        for reading in readings
        if reading.use.meld is None
        and check(view, reading) is None
        and is_wild(card_of(view.table, reading.count))
    ]
    return own[0] if len(own) == 1 else None


def _with_nothing(count: int | None, view: SeatView | None) -> TakePile:
    """Return the take without any card: for a meld of the upcard's rank, or an own sequence that the upcard fits."""
    plain = TakePile(count=count)
    if view is None or check(view, plain) is None:
        return plain
    takes = [
        TakePile(Play(NO_CARDS, meld.id), (), count) for meld in view.melds if meld.kind is MeldKind.SEQUENCE
    ]
    fitting = [take for take in takes if check(view, take) is None]
    return the_one_meant(fitting, view) if fitting else plain


def _goes_with(upcard: Card, plays: tuple[Play, ...], view: SeatView) -> int | None:
    """Return the index of the play for the upcard: that of its rank, else wild cards without another meld."""
    rank = rank_of(upcard)
    melds = {meld.id for meld in view.melds if meld.rank == rank}
    for index, play in enumerate(plays):
        # A meld that is named without cards can only be for the upcard.
        if play.meld is not None and not play.cards:
            return index
    for index, play in enumerate(plays):
        if play.meld in melds or any(rank_of(a_card) == rank for a_card in each_card(play.cards)):
            return index
    for index, play in enumerate(plays):
        if play.meld is None and all(rank_of(a_card) <= Rank.TWO for a_card in each_card(play.cards)):
            return index
    return None


def _without_upcard(play: Play, upcard: Card, view: SeatView) -> Play:
    """Return the play without the upcard, where the text named it too and the hand lacks it."""
    if contains(view.hand, play.cards):
        return play
    same = [a_card for a_card in each_card(play.cards) if rank_of(a_card) == rank_of(upcard)]
    for a_card in same:
        if count_of(play.cards, a_card) > count_of(view.hand, a_card):
            rest = play.cards - one(a_card)
            return Play(rest, play.meld) if contains(view.hand, rest) else play
    return play


# ------------------------------------------------------------------------------------------ readings of cards

_A = TypeVar("_A", LayDown, TakePile)


def readings_of(
    text: str, view: SeatView | None, takes_pile: bool, build: Callable[[tuple[Play, ...], bool], _A]
) -> list[_A]:
    """Return the distinct readings of a text of groups; only those that the hand can play, if there are any."""
    found: dict[_A, None] = {}
    refused: NotationError | None = None
    for spelling in spellings(WORDS.sub(lambda word: WORD_SIGNS[word[0]], text)):
        try:
            uses_nothing, groups = parse_groups(spelling, takes_pile)
            for placed in placements(groups, view, takes_pile):
                found[build(_as_plays(placed, view), uses_nothing)] = None
        except NotationError as error:
            if error.key == Unreadable.TOO_MANY_READINGS:
                raise
            refused = refused or error
    if len(found) > MOST_READINGS:
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    if not found:
        raise refused or NotationError(Unreadable.NO_CARDS)
    if view is None:
        return list(found)
    return [reading for reading in found if contains(view.hand, _cards_played(reading))] or list(found)


def _as_plays(placed: Placed, view: SeatView | None) -> tuple[Play, ...]:
    """Return a placement as plays, with cards of the hand or, without a view, those that the text names in full."""
    if view is not None:
        cards = dealt_out([faces for _, faces in placed], view.hand, own_sequences(view))
    else:
        cards = [cards_of(exact_card(face.rank, face.suit) for face in faces) for _, faces in placed]
    return tuple(Play(some, where.meld) for some, (where, _) in zip(cards, placed, strict=True))


def _cards_played(reading: LayDown | TakePile) -> Cards:
    # The number of typed cards is limited, so that no count overflows its lane.
    plays = reading.plays if isinstance(reading, LayDown) else (reading.use, *reading.more)
    return sum((play.cards for play in plays), NO_CARDS)


_OF_SHAPE: Final = frozenset(
    {
        Reason.MIXED_RANKS,
        Reason.NOT_A_SEQUENCE,
        Reason.TOO_FEW_CARDS,
        Reason.TOO_FEW_NATURALS,
        Reason.TOO_MANY_WILDS,
    }
)


def the_one_meant(readings: list[_A], view: SeatView | None) -> _A:
    """Return the only reading that the rules allow.

    Raises:
        AmbiguousActionError: with the readings between which only the player can choose.
    """
    if len(readings) == 1 or view is None:
        if len(readings) > 1:
            raise AmbiguousActionError(tuple(readings))
        return readings[0]
    refusals = [check(view, reading) for reading in readings]
    lawful = [reading for reading, refusal in zip(readings, refusals, strict=True) if refusal is None]
    if len(lawful) == 1:
        return lawful[0]
    reasons = [refusal.reason for refusal in refusals if refusal is not None]
    if not lawful and len(set(reasons)) == 1:
        return readings[0]
    if not lawful and Reason.MIXED_RANKS in reasons and _OF_SHAPE.issuperset(reasons):
        # Where cards of several ranks are written as one meld, this is the most useful refusal.
        return readings[reasons.index(Reason.MIXED_RANKS)]
    raise AmbiguousActionError(tuple(lawful or readings))


def parse_lay_down(text: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text such as ``KKK2, QQQ``.

    For a seat, suits are chosen from its hand and wild cards assigned to their melds.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with a :class:`LayDown` for each reading that only the player can choose between.
    """
    return lay_down_in(normalised(text), view)


def lay_down_in(normal: str, view: SeatView | None) -> LayDown:
    """Return the :class:`LayDown` of a text that is :func:`normalised`."""
    return the_one_meant(readings_of(normal, view, False, lambda plays, _: LayDown(plays)), view)
