"""Placements of typed groups of cards: melds of a rank, sequences, melds of wild cards, the upcard.

A group may leave its place open, as when wild cards stand between two ranks; then there is a placement for each way
to read it.
"""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from typing import Final, NamedTuple, TypeAlias

from bot.canasta.cards import Rank, Suit, card, count_of, rank_of
from bot.canasta.errors import NotationError
from bot.canasta.melds import MeldId, MeldKind
from bot.canasta.notation.card_parser import Typed, groups_of, parse_faces
from bot.canasta.notation.tokens import MOST_READINGS, Token, TokenKind, Unreadable, tokens_of
from bot.canasta.notation.writing import rank_text
from bot.canasta.phases.laying_down.initial_meld import is_hand_first
from bot.canasta.view import SeatView


class TypedGroup(NamedTuple):
    """A group of cards in a text, and the meld or rank that it names.

    ``is_before_with`` says that a ``with`` follows it, so that it is for the upcard.
    """

    faces: list[Typed]
    meld: MeldId | None
    rank: int | None
    text: str
    is_before_with: bool = False

    @property
    def ranks(self) -> list[int]:
        """Return the ranks of the cards that are not wild, in the order typed."""
        return list(dict.fromkeys(face.rank for face in self.faces if not face.is_wild))

    @property
    def names_place(self) -> bool:
        """Return whether the group determines its place: by a meld, or by a card that is not wild."""
        return self.meld is not None or bool(self.ranks)


def parse_groups(spelling: str, takes_pile: bool) -> tuple[bool, list[TypedGroup]]:
    """Return whether a text begins with ``with`` (no card of the hand goes with the upcard), and its groups."""
    tokens = tokens_of(spelling)
    first = next((token for token in tokens if token.kind is not TokenKind.BLANK), None)
    uses_nothing = first is not None and first.kind is TokenKind.WITH
    if not takes_pile and any(token.kind is TokenKind.WITH for token in tokens):
        raise NotationError(Unreadable.UNKNOWN_TEXT, text="with")
    at = next((index for index, token in enumerate(tokens) if token.kind is TokenKind.WITH), 0)
    parted = [
        token._replace(kind=TokenKind.SEPARATOR) if token.kind is TokenKind.WITH else token
        for token in tokens
    ]
    before = [group._replace(is_before_with=True) for group in _groups(parted[:at])]
    return uses_nothing, before + _groups(parted[at:])


def _groups(tokens: list[Token]) -> list[TypedGroup]:
    return [group for group in map(_read_group, groups_of(tokens)) if group is not None]


def _read_group(tokens: list[Token]) -> TypedGroup | None:
    """Return the group that the tokens form, None if they are blank."""
    text = "".join(token.text for token in tokens).strip().lower()
    signs = [index for index, token in enumerate(tokens) if token.kind in (TokenKind.ARROW, TokenKind.COLON)]
    if len(signs) > 1:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    cards: list[Token] = tokens
    target: list[Token] = []
    if signs:
        before, after = tokens[: signs[0]], tokens[signs[0] + 1 :]
        cards, target = (before, after) if tokens[signs[0]].kind is TokenKind.ARROW else (after, before)
        target = [token for token in target if token.kind is not TokenKind.BLANK]
        if len(target) != 1 or target[0].kind not in (TokenKind.CARD, TokenKind.MELD):
            raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    if any(token.kind is TokenKind.MELD for token in cards):
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    faces = parse_faces(cards)
    if not faces and not target:
        return None
    meld = MeldId(target[0].value) if target and target[0].kind is TokenKind.MELD else None
    rank = target[0].value if target and meld is None else None
    if rank is not None and rank <= Rank.TWO:
        raise NotationError(Unreadable.TARGET_MISPLACED, text=text)
    return TypedGroup(faces, meld, rank, text)


class Where(NamedTuple):
    """The place of some cards: a meld, the meld of a rank, or neither (with the upcard, or a meld of their own).

    ``row`` distinguishes melds that have no rank: the cards of a sequence, or ``wild``. Cards that are ``beside`` lie
    beside the initial meld for the upcard, even where it includes a meld of their rank.
    """

    meld: MeldId | None = None
    rank: int | None = None
    row: str | None = None
    beside: bool = False


WITH_UPCARD: Final = Where()
ALONE: Final = Where(row="wild")
Placed: TypeAlias = list[tuple[Where, list[Typed]]]


def placements(groups: list[TypedGroup], view: SeatView | None, takes_pile: bool) -> Iterator[Placed]:
    """Yield every way to place the cards of all groups, with wild cards alone joined to the meld they are for."""
    all_ranks = list(dict.fromkeys(rank for group in groups if group.meld is None for rank in group.ranks))
    ways = [_ways_of_group(group, all_ranks, view, takes_pile) for group in groups]
    if prod(map(len, ways)) > 4 * MOST_READINGS:
        # Many of them may be equal, but comparing them takes time.
        raise NotationError(Unreadable.TOO_MANY_READINGS, limit=MOST_READINGS)
    beside = _rank_beside(view) if takes_pile and view is not None else 0
    for way in product(*ways):
        # One place, one play: groups for the same meld are put together, the cards that name it first.
        by_place: dict[Where, list[Typed]] = {}
        for group, parts in sorted(zip(groups, way, strict=True), key=_names_no_place):
            for where, faces in parts:
                is_beside = beside and group.is_before_with and where.rank == beside
                place = where._replace(beside=True) if is_beside else where
                by_place[place] = by_place.get(place, []) + faces
        yield list(by_place.items())


def _rank_beside(view: SeatView) -> int:
    """Return the rank of which a pair for the upcard lies beside the initial meld and does not count for it, else 0.

    pagat, The Initial Meld in American Canasta.
    """
    table = view.table
    if table.upcard is None or not is_hand_first(table.rules) or table.has_melded[view.side]:
        return 0
    return rank_of(table.upcard)


def _names_no_place(placed: tuple[TypedGroup, Placed]) -> bool:
    """Return whether a group leaves open where its wild cards go."""
    group, parts = placed
    return not group.is_before_with and not group.names_place and parts[0][0] != ALONE


def _ways_of_group(
    group: TypedGroup, all_ranks: list[int], view: SeatView | None, takes_pile: bool
) -> list[Placed]:
    """Return the ways to place the cards of one group."""
    if view is None and group.is_before_with:
        # A text written in full states what goes with the upcard.
        return [[(WITH_UPCARD, group.faces)]]
    if group.meld is not None:
        return [[_in_its_suit(Where(meld=group.meld), group.faces, view)]]
    if group.rank is not None:
        where = _target_of_rank(group, group.rank, all_ranks, view)
        return [[_in_its_suit(where, group.faces, view)]]
    if group.ranks:
        sequences = _new_sequences(group, view)
        if sequences:
            return sequences
        longer = _longer_sequences(group, view)
        if view is not None and not takes_pile and not longer and _is_one_of_many_ranks(group, view):
            return [_row_of(group.faces)]
        return [*_split_by_rank(group), *longer]
    if _makes_wild_meld(group, view):
        return [[(ALONE, group.faces)]]
    # Wild cards alone: any own meld on the table, or one that the same text begins.
    wheres: list[Where] = [WITH_UPCARD] if takes_pile else []
    if view is not None:
        wheres += [Where(meld=meld.id) for meld in view.melds if meld.rank not in all_ranks]
    wheres += [Where(rank=rank) for rank in all_ranks]
    if not wheres:
        if view is not None:
            # There is no meld to lay them on: the game refuses the action.
            return [[(WITH_UPCARD, group.faces)]]
        raise NotationError(Unreadable.NO_MELD_FOR_WILDS, cards=group.text)
    return [[(where, group.faces)] for where in wheres]


def _in_its_suit(where: Where, faces: list[Typed], view: SeatView | None) -> tuple[Where, list[Typed]]:
    """Return the cards for a named meld; those typed without a suit for a sequence get the sequence's suit."""
    for meld in view.melds if view is not None else ():
        if meld.id == where.meld and meld.kind is MeldKind.SEQUENCE:
            faces = [_of_suit(face, meld.suit) for face in faces]
    return where, faces


def _of_suit(face: Typed, suit: int | None) -> Typed:
    return (
        face if face.is_wild or face.suit is not None or face.rank <= Rank.THREE else face._replace(suit=suit)
    )


def _is_one_of_many_ranks(group: TypedGroup, view: SeatView) -> bool:
    """Return whether a group is written as one meld though it has cards of several ranks, so that the rules refuse it.

    No rank of it makes a meld with the wild cards of the group, only one has more than a single card, and the side has
    no meld for any.
    """
    limits = view.table.rules.melds
    counts = [sum(face.rank == rank for face in group.faces) for rank in group.ranks]
    wilds = sum(face.is_wild for face in group.faces)
    most = max(counts)
    return (
        len(counts) > 1
        and len(group.faces) >= limits.min_meld_cards
        and (most < limits.min_naturals or most + wilds < limits.min_meld_cards)
        and sum(count > 1 for count in counts) <= 1
        and not any(meld.rank in group.ranks and meld.kind is MeldKind.RANK for meld in view.melds)
    )


def _split_by_rank(group: TypedGroup) -> list[Placed]:
    """Return the ways to split a group without target into melds.

    A wild card goes with the cards it is written next to; where it stands equally between two ranks, with either.
    """
    runs: list[list[Typed]] = []
    for face in group.faces:
        if runs and runs[-1][-1].is_wild == face.is_wild and (face.is_wild or runs[-1][-1].rank == face.rank):
            runs[-1].append(face)
        else:
            runs.append([face])
    choices = [
        _ways_of_wilds(runs, index) if run[0].is_wild else [[(run[0].rank, run)]]
        for index, run in enumerate(runs)
    ]
    ways: list[Placed] = []
    for way in islice(product(*choices), MOST_READINGS + 1):
        by_rank: dict[int, list[Typed]] = {}
        for parts in way:
            for rank, faces in parts:
                if faces:
                    by_rank.setdefault(rank, []).extend(faces)
        ways.append([(Where(rank=rank), faces) for rank, faces in by_rank.items()])
    return ways


def _ways_of_wilds(runs: list[list[Typed]], index: int) -> list[list[tuple[int, list[Typed]]]]:
    """Return the ways to give the wild cards at this place to the ranks before them, after them, or both."""
    wilds = runs[index]
    left = runs[index - 1][0].rank if index else None
    right = runs[index + 1][0].rank if index + 1 < len(runs) else None
    if left is None or right is None or left == right:
        only = left if left is not None else right
        assert only is not None
        return [[(only, wilds)]]
    touches_left, touches_right = not wilds[0].apart, not runs[index + 1][0].apart
    if touches_left and not touches_right:
        return [[(left, wilds)]]
    if touches_right and not touches_left:
        return [[(right, wilds)]]
    return [[(left, wilds[:cut]), (right, wilds[cut:])] for cut in range(len(wilds), -1, -1)]


def _new_sequences(group: TypedGroup, view: SeatView | None) -> list[Placed]:
    """Return the ways to read a group as a new sequence: cards of one suit in a row, three or more.

    Where suits are left out, every suit of which the hand has all cards is one way; none if the group is no sequence.
    Cards for melds of different ranks are written as groups of their own.
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


def _row_of(faces: list[Typed]) -> Placed:
    """Return the placement of the cards as one sequence."""
    name = " ".join(f"{face.rank}.{face.suit}" for face in sorted(faces, key=lambda face: face.rank))
    return [(Where(row=name), faces)]


def _longer_sequences(group: TypedGroup, view: SeatView | None) -> list[Placed]:
    """Return the placements of a group's cards on own sequences of its suit, if its rank has no meld yet."""
    ranks = [face.rank for face in group.faces]
    if (
        view is None
        or not view.table.rules.melds.sequence_melds
        or len(ranks) > len(set(ranks))
        or any(meld.rank == ranks[0] and meld.kind is MeldKind.RANK for meld in view.melds)
    ):
        return []
    ways: list[Placed] = []
    for meld in view.melds:
        if meld.kind is MeldKind.SEQUENCE and all(face.suit in (None, meld.suit) for face in group.faces):
            faces = [face if face.is_wild else face._replace(suit=meld.suit) for face in group.faces]
            ways.append([(Where(meld=meld.id), faces)])
    return ways


def _makes_wild_meld(group: TypedGroup, view: SeatView | None) -> bool:
    """Return whether wild cards alone are a meld of their own: three or more, where such melds are played.

    It joins the unfinished one on the table. Without a view, wild cards that name no meld can mean nothing else.
    """
    if view is None:
        return len(group.faces) >= 3
    melds = view.table.rules.melds
    return melds.wild_melds and len(group.faces) >= melds.min_meld_cards


def _target_of_rank(group: TypedGroup, rank: int, all_ranks: list[int], view: SeatView | None) -> Where:
    """Return the place of a group that names a rank: the own meld of that rank, on the table or in the same text."""
    if group.ranks == [rank] or (not group.ranks and rank in all_ranks):
        return Where(rank=rank)
    same = [meld for meld in (view.melds if view is not None else ()) if meld.rank == rank]
    for meld in sorted(same, key=lambda meld: meld.kind is MeldKind.SEQUENCE):
        return Where(meld=meld.id)
    raise NotationError(Unreadable.NO_MELD_OF_RANK, rank=rank_text(rank))
