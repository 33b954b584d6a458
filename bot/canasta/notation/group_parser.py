"""Groups of cards in a text of plays, with the meld or rank that each of them names."""

from typing import NamedTuple

from bot.canasta.cards import Rank
from bot.canasta.errors import NotationError
from bot.canasta.melds import MeldId
from bot.canasta.notation.card_parser import Typed, groups_of, parse_faces
from bot.canasta.notation.tokens import Token, TokenKind, Unreadable, tokens_of


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
