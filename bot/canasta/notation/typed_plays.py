"""Plays as people type them: groups of cards, and the melds they go to."""

import re
from collections.abc import Callable, Iterator
from itertools import islice, product
from math import prod
from typing import Final, NamedTuple, TypeAlias, TypeVar

from bot.canasta.actions import (
    LayDown,
    Play,
    TakePile,
)
from bot.canasta.cards import (
    NO_CARDS,
    Card,
    Cards,
    Rank,
    Suit,
    card,
    cards_of,
    contains,
    count_of,
    each_card,
    one,
    rank_of,
)
from bot.canasta.engine import check
from bot.canasta.errors import AmbiguousActionError, NotationError, Violation
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.notation.tokens import WORD_SIGNS, WORDS, Kind, Token, normalised, spellings, tokens_of
from bot.canasta.notation.typed_cards import Typed, _exact, dealt_out, groups_of, typed_faces
from bot.canasta.notation.unreadable import MOST_READINGS, Unreadable
from bot.canasta.notation.writing import rank_text
from bot.canasta.phases.initial_meld import is_hand_first
from bot.canasta.phases.taking.pile_share import share_of
from bot.canasta.view import SeatView


class _Group(NamedTuple):
    """One group of a text: its cards, and the meld or rank that it names."""

    faces: list[Typed]
    meld: MeldId | None
    rank: int | None
    text: str

    @property
    def ranks(self) -> list[int]:
        """The ranks of the cards that are not wild, in the order typed."""
        return list(dict.fromkeys(face.rank for face in self.faces if not face.is_wild))

    @property
    def names_place(self) -> bool:
        """Whether the group says by itself where it goes."""
        return self.meld is not None or bool(self.ranks)


def _read_group(tokens: list[Token]) -> _Group | None:
    text = "".join(token.text for token in tokens).strip().lower()
    signs = [index for index, token in enumerate(tokens) if token.kind in (Kind.ARROW, Kind.COLON)]
    if len(signs) > 1:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    cards: list[Token] = tokens
    target: list[Token] = []
    if signs:
        before, after = tokens[: signs[0]], tokens[signs[0] + 1 :]
        cards, target = (before, after) if tokens[signs[0]].kind is Kind.ARROW else (after, before)
        target = [token for token in target if token.kind is not Kind.BLANK]
        if len(target) != 1 or target[0].kind not in (Kind.CARD, Kind.MELD):
            raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    if any(token.kind is Kind.MELD for token in cards):
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    faces = typed_faces(cards)
    if not faces and not target:
        return None
    meld = MeldId(target[0].value) if target and target[0].kind is Kind.MELD else None
    rank = target[0].value if target and meld is None else None
    if rank is not None and rank <= Rank.TWO:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    return _Group(faces, meld, rank, text)


class _Where(NamedTuple):
    """Where some cards of a reading go: a meld, the meld of a rank, or neither (with the upcard, or a meld of their own)."""

    meld: MeldId | None = None
    rank: int | None = None
    row: str | None = None


_WITH_UPCARD: Final = _Where()
_ALONE: Final = _Where(row="wild")
_Placed: TypeAlias = list[tuple[_Where, list[Typed]]]
_A = TypeVar("_A", LayDown, TakePile)


def _split_by_rank(group: _Group) -> list[_Placed]:
    """The ways to part a group without target into melds.

    A wild card goes with the cards it is written together with; where it stands between two ranks alike, with either.
    """
    runs: list[list[Typed]] = []
    for face in group.faces:
        if runs and runs[-1][-1].is_wild == face.is_wild and (face.is_wild or runs[-1][-1].rank == face.rank):
            runs[-1].append(face)
        else:
            runs.append([face])
    choices: list[list[list[tuple[int, list[Typed]]]]] = []
    for index, run in enumerate(runs):
        if not run[0].is_wild:
            choices.append([[(run[0].rank, run)]])
            continue
        left = runs[index - 1][0].rank if index else None
        right = runs[index + 1][0].rank if index + 1 < len(runs) else None
        if left is None or right is None or left == right:
            only = left if left is not None else right
            assert only is not None
            choices.append([[(only, run)]])
            continue
        touches_left, touches_right = not run[0].apart, not runs[index + 1][0].apart
        if touches_left and not touches_right:
            choices.append([[(left, run)]])
        elif touches_right and not touches_left:
            choices.append([[(right, run)]])
        else:
            choices.append([[(left, run[:cut]), (right, run[cut:])] for cut in range(len(run), -1, -1)])
    ways: list[_Placed] = []
    for way in islice(product(*choices), MOST_READINGS + 1):
        by_rank: dict[int, list[Typed]] = {}
        for parts in way:
            for rank, faces in parts:
                if faces:
                    by_rank.setdefault(rank, []).extend(faces)
        ways.append([(_Where(rank=rank), faces) for rank, faces in by_rank.items()])
    return ways


def _ways_of_group(
    group: _Group, all_ranks: list[int], view: SeatView | None, takes_pile: bool
) -> list[_Placed]:
    """The ways to place the cards of one group."""
    if group.meld is not None:
        return [[(_Where(meld=group.meld), group.faces)]]
    if group.rank is not None:
        return [[(_target_of_rank(group, group.rank, all_ranks, view), group.faces)]]
    if group.ranks:
        return _new_sequences(group, view) or [*_split_by_rank(group), *_longer_sequences(group, view)]
    if _makes_wild_meld(group, view):
        return [[(_ALONE, group.faces)]]
    # Wild cards alone: any own meld on the table, or one that the same text begins.
    wheres: list[_Where] = [_WITH_UPCARD] if takes_pile else []
    if view is not None:
        wheres += [_Where(meld=meld.id) for meld in view.melds if meld.rank not in all_ranks]
    wheres += [_Where(rank=rank) for rank in all_ranks]
    if not wheres:
        if view is not None:
            # Nothing to lay them on: the game says so itself.
            return [[(_WITH_UPCARD, group.faces)]]
        raise NotationError(Unreadable.NO_MELD_FOR_WILDS, cards=group.text)
    return [[(where, group.faces)] for where in wheres]


def _new_sequences(group: _Group, view: SeatView | None) -> list[_Placed]:
    """The ways to read a group as a new sequence: cards of one suit in a row, three or more.

    Where suits are left out, every suit that the hand has in full is one way; none if the group is no sequence. Cards for
    melds of different ranks are written as groups of their own.
    """
    faces = group.faces
    naturals = [face for face in faces if not face.is_wild]
    ranks = sorted(face.rank for face in naturals)
    wilds = len(faces) - len(naturals)
    gaps = ranks[-1] - ranks[0] + 1 - len(ranks)
    rules = None if view is None else view.table.rules.melds
    if (
        len(faces) < (3 if rules is None else rules.min_meld_cards)
        or len(set(ranks)) < max(2, len(ranks))
        or ranks[0] <= Rank.THREE
        or gaps > wilds
        or (rules is not None and (not rules.sequence_melds or wilds > rules.sequence_max_wilds))
    ):
        return []
    suits = {face.suit for face in naturals}
    if None not in suits:
        return [_row_of(faces)] if len(suits) == 1 else []
    ways = []
    for suit in Suit if view is not None and len(suits) == 1 else ():
        typed = [face if face.is_wild else face._replace(suit=suit) for face in faces]
        if view is not None and all(count_of(view.hand, card(face.rank, suit)) for face in naturals):
            ways.append(_row_of(typed))
    # Other readings stay possible: nothing said that the cards are of one suit.
    return [*ways, *_split_by_rank(group)] if ways else []


def _row_of(faces: list[Typed]) -> _Placed:
    name = " ".join(f"{face.rank}.{face.suit}" for face in sorted(faces, key=lambda face: face.rank))
    return [(_Where(row=name), faces)]


def _longer_sequences(group: _Group, view: SeatView | None) -> list[_Placed]:
    """The own sequences to which the cards of a group can go: one or two of its suit, whose rank has no meld yet."""
    ranks = [face.rank for face in group.faces]
    if (
        view is None
        or not view.table.rules.melds.sequence_melds
        or len(ranks) > len(set(ranks))
        or any(meld.rank == ranks[0] and meld.kind is MeldKind.RANK for meld in view.melds)
    ):
        return []
    ways: list[_Placed] = []
    for meld in view.melds:
        if meld.kind is MeldKind.SEQUENCE and all(face.suit in (None, meld.suit) for face in group.faces):
            faces = [face if face.is_wild else face._replace(suit=meld.suit) for face in group.faces]
            ways.append([(_Where(meld=meld.id), faces)])
    return ways


def _makes_wild_meld(group: _Group, view: SeatView | None) -> bool:
    """Whether wild cards alone are a meld of their own: where such melds are played, three of them are one.

    It joins the unfinished one that is there. Without a view nothing else can be meant by wild cards that name no meld.
    """
    if view is None:
        return len(group.faces) >= 3
    melds = view.table.rules.melds
    return melds.wild_melds and len(group.faces) >= melds.min_meld_cards


def _target_of_rank(group: _Group, rank: int, all_ranks: list[int], view: SeatView | None) -> _Where:
    if group.ranks == [rank] or (not group.ranks and rank in all_ranks):
        return _Where(rank=rank)
    same = [meld for meld in (view.melds if view is not None else ()) if meld.rank == rank]
    for meld in sorted(same, key=lambda meld: meld.kind is MeldKind.SEQUENCE):
        return _Where(meld=meld.id)
    raise NotationError(Unreadable.NO_MELD_OF_RANK, rank=rank_text(rank))


def _names_no_place(placed: tuple[_Group, _Placed]) -> bool:
    group, parts = placed
    return not group.names_place and parts[0][0] != _ALONE


def _placements(groups: list[_Group], view: SeatView | None, takes_pile: bool) -> Iterator[_Placed]:
    """Every way to place the cards of all groups, wild cards alone joined to the meld they are for."""
    all_ranks = list(dict.fromkeys(rank for group in groups if group.meld is None for rank in group.ranks))
    ways = [_ways_of_group(group, all_ranks, view, takes_pile) for group in groups]
    if prod(map(len, ways)) > 4 * MOST_READINGS:
        # Many of them may turn out to be the same, but finding out takes time.
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    for way in product(*ways):
        # One place, one play: groups for the same meld are put together, the cards that name it first.
        by_place: dict[_Where, list[Typed]] = {}
        for _, parts in sorted(zip(groups, way, strict=True), key=_names_no_place):
            for where, faces in parts:
                by_place[where] = by_place.get(where, []) + faces
        placed = list(by_place.items())
        yield placed


def _as_plays(placed: _Placed, view: SeatView | None) -> tuple[Play, ...]:
    if view is not None:
        cards = dealt_out([faces for _, faces in placed], view.hand)
    else:
        cards = [cards_of(_exact(face.rank, face.suit) for face in faces) for _, faces in placed]
    return tuple(Play(some, where.meld) for some, (where, _) in zip(cards, placed, strict=True))


def _readings(
    text: str, view: SeatView | None, takes_pile: bool, build: Callable[[tuple[Play, ...], bool], _A]
) -> list[_A]:
    """What a text of groups can mean, each reading once; those that the hand can play, if there are any."""
    found: dict[_A, None] = {}
    refused: NotationError | None = None
    for spelling in spellings(WORDS.sub(lambda word: WORD_SIGNS[word[0]], text)):
        try:
            uses_nothing, groups = _read_groups(spelling, takes_pile)
            for placed in _placements(groups, view, takes_pile):
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


def _read_groups(spelling: str, takes_pile: bool) -> tuple[bool, list[_Group]]:
    """The groups of a text, and whether it begins with ``with``: nothing of the hand goes with the upcard."""
    tokens = tokens_of(spelling)
    first = next((token for token in tokens if token.kind is not Kind.BLANK), None)
    uses_nothing = first is not None and first.kind is Kind.WITH
    if not takes_pile and any(token.kind is Kind.WITH for token in tokens):
        raise NotationError(Unreadable.UNKNOWN_TEXT, text="with")
    parted = [token._replace(kind=Kind.SEPARATOR) if token.kind is Kind.WITH else token for token in tokens]
    return uses_nothing, [group for group in map(_read_group, groups_of(parted)) if group is not None]


def _cards_played(reading: LayDown | TakePile) -> Cards:
    # The number of typed cards is limited, so that no count outgrows its lane.
    plays = reading.plays if isinstance(reading, LayDown) else (reading.use, *reading.more)
    return sum((play.cards for play in plays), NO_CARDS)


def _the_one_meant(readings: list[_A], view: SeatView | None) -> _A:
    """The reading that the rules leave, if it is only one.

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
    if not lawful and len({refusal.reason for refusal in refusals if refusal is not None}) == 1:
        return readings[0]
    raise AmbiguousActionError(tuple(lawful or readings))


def parse_plays(text: str, view: SeatView) -> tuple[Play, ...]:
    """The plays of a text as this seat means them: suits chosen from its hand, wild cards sent to their melds.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with a :class:`LayDown` for each reading that only the player can choose between.
    """
    return parse_lay_down(text, view).plays


def parse_lay_down(text: str, view: SeatView | None) -> LayDown:
    """The :class:`LayDown` of a text such as ``KKK2, QQQ``; see :func:`parse_plays`."""
    return lay_down_in(normalised(text), view)


def lay_down_in(normal: str, view: SeatView | None) -> LayDown:
    """The same of a text that is :func:`normalised`."""
    return _the_one_meant(_readings(normal, view, False, lambda plays, _: LayDown(plays)), view)


_TOP: Final = re.compile(r"\s*TOP[ _]+(\d{1,3})(?![\dA-Z]) *:?")


def parse_take(text: str, view: SeatView | None) -> TakePile:
    """The :class:`TakePile` of a text: ``KK``, ``KK with QQQ2``, ``with QQQ2``, or nothing.

    The group of the upcard's rank goes with the upcard, wherever it stands; without a view it is the first group.
    ``with`` at the beginning says that the upcard is laid off alone. Where the taker chooses how much to take, ``top 4 KK``
    takes four cards, the lowest of which goes with the kings.

    Raises:
        NotationError: if it cannot be read.
        AmbiguousActionError: with the readings that only the player can choose between.
    """
    return take_in(normalised(text), view)


def take_in(normal: str, view: SeatView | None) -> TakePile:
    """The same of a text that is :func:`normalised`."""
    found = _TOP.match(normal)
    count = None if found is None else int(found[1])
    rest = normal if found is None else normal[found.end() :]
    if not rest.strip():
        return TakePile(count=count)

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

    return _the_one_meant(_readings(rest, view, True, build), view)


def _goes_with(upcard: Card, plays: tuple[Play, ...], view: SeatView) -> int | None:
    """Which of the plays goes with the upcard: that of its rank, else wild cards without another meld."""
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
    """The play without the upcard, where the text named it too and the hand has no such card to give."""
    if contains(view.hand, play.cards):
        return play
    same = [a_card for a_card in each_card(play.cards) if rank_of(a_card) == rank_of(upcard)]
    for a_card in same:
        if count_of(play.cards, a_card) > count_of(view.hand, a_card):
            rest = play.cards - one(a_card)
            return Play(rest, play.meld) if contains(view.hand, rest) else play
    return play
