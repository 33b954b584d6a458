"""Shapes of melds: their kinds, their sizes, and the wild cards that they hold."""

from __future__ import annotations

from typing import Final

from bot.canasta.cards import (
    ALL_OF_RANK,
    BLACK_THREES,
    LANES,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    SUIT_MASKS,
    WILDS,
    Cards,
    Rank,
    each_card,
    highest_face,
    lowest_face,
    one,
    rank_of,
    size,
    suit_of,
)
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import (
    OF_A_SUIT,
    OF_BLACK_THREES,
    OF_RANK,
    OF_THREES,
    OF_WILDS,
    Meld,
    MeldId,
    MeldKind,
    MeldPart,
)
from bot.canasta.rules.model import NO_LIMIT, RuleSet, wild_caps
from bot.canasta.rules.options.melds import Melds

LONGEST_SEQUENCE = 7
"""A sequence of seven is a canasta and closed (matrix D57), whatever the size of other canastas."""

_THREES = RED_THREES | BLACK_THREES
_THREE, _LOWEST, _HIGHEST = Rank.THREE.value, Rank.FOUR.value, Rank.ACE.value
_ONES = sum(map(one, range(LANES)))
"""One card of each face."""
_BLACK_THREES_OF_A_PACK = 2

SORTS: Final[dict[MeldKind, Cards]] = {
    OF_WILDS: WILDS,
    OF_BLACK_THREES: BLACK_THREES,
    OF_THREES: _THREES,
    OF_A_SUIT: NATURALS | WILDS,
}
"""Masks of the cards that melds of each kind are made of, beside those of a rank."""


def wild_cap(rules: Melds, naturals: int) -> int:
    """Return the most wild cards a meld with so many naturals may hold."""
    return wild_caps(rules)[naturals]


def largest_meld(rules: Melds) -> int | None:
    """Return the most cards of a meld of a rank (options max_meld_cards, canasta_extension); None for any number."""
    if rules.canasta_extension != "none":
        return rules.max_meld_cards
    return min(rules.max_meld_cards or NO_LIMIT, rules.canasta_size)


def largest_wild_meld(rules: Melds) -> int:
    """Return the most cards that a meld of wild cards may have (options max_wild_meld_cards, canasta_extension)."""
    largest = rules.max_wild_meld_cards or NO_LIMIT
    return min(largest, rules.canasta_size) if rules.canasta_extension == "none" else largest


def is_closed(rules: Melds, meld: Meld) -> bool:
    """Return whether a canasta takes no further card, whatever card it is."""
    if not meld.is_canasta:
        return False
    match meld.kind:
        case MeldKind.SEQUENCE:
            return meld.size >= LONGEST_SEQUENCE
        case MeldKind.WILD:
            return meld.size >= largest_wild_meld(rules)
        case MeldKind.RANK:
            largest = largest_meld(rules)
            mixed_is_full = rules.canasta_extension == "natural_only" and bool(meld.wilds)
            return mixed_is_full or (largest is not None and meld.size >= largest)
        case _:
            return rules.canasta_extension == "none"


def shape_violation(
    rules: Melds, rank: int, naturals: int, wilds: int, caps: tuple[int, ...] | None = None
) -> Violation | None:
    """Return the violation of a meld of so many natural and wild cards (pagat, Melds in Classic Canasta)."""
    if naturals < rules.min_naturals:
        return Violation(
            Reason.TOO_FEW_NATURALS, {"rank": rank, "have": naturals, "needed": rules.min_naturals}
        )
    cards = naturals + wilds
    if cards < rules.min_meld_cards:
        return Violation(Reason.TOO_FEW_CARDS, {"rank": rank, "have": cards, "needed": rules.min_meld_cards})
    if rules.max_meld_cards is not None and cards > rules.max_meld_cards:
        return Violation(
            Reason.TOO_MANY_CARDS, {"rank": rank, "have": cards, "allowed": rules.max_meld_cards}
        )
    if wilds and wilds > (cap := (caps or wild_caps(rules))[naturals]):
        return Violation(Reason.TOO_MANY_WILDS, {"rank": rank, "have": wilds, "allowed": cap})
    return None


def rank_meld(melds: tuple[Meld, ...], rank: int) -> Meld | None:
    """Return the side's meld of a natural rank, if it has one; of several the one that is no canasta yet."""
    found = None
    for meld in melds:
        if meld.rank == rank and meld.kind is OF_RANK:
            if not meld.is_canasta:
                return meld
            found = meld
    return found


# ---------------------------------------------------------------------------------------------- what cards make up


def kind_of(rules: RuleSet, cards: Cards) -> MeldKind | Violation:
    """Return the kind of meld that the cards of a play without ``meld`` make: see :class:`bot.canasta.actions.Play`."""
    naturals = cards & NATURALS
    threes = cards & _THREES
    if threes:
        if naturals:
            return mixed_violation(cards, rules.melds)
        if not rules.melds.threes_melds:
            if cards & RED_THREES:
                return Violation(Reason.RED_THREE_NOT_PLAYABLE)
            if cards & WILDS and not black_threes_take_wilds(rules):
                return Violation(Reason.BLACK_THREES_TAKE_NO_WILDS)
            return OF_BLACK_THREES
        if cards & WILDS:
            return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": Rank.THREE.value})
        return OF_THREES
    if not naturals:
        if not rules.melds.wild_melds:
            return Violation(Reason.WILDS_ONLY, {"cards": each_card(cards)})
        return OF_WILDS
    if not naturals & ~ALL_OF_RANK[(naturals.bit_length() - 1) >> 5]:
        return OF_RANK
    if not rules.melds.sequence_melds or naturals & ~SUIT_MASKS[suit_of(lowest_face(naturals))]:
        return mixed_violation(cards, rules.melds)
    return OF_A_SUIT


def mixed_violation(cards: Cards, rules: Melds | None = None) -> Violation:
    """Return the refusal of cards that do not belong together; it tells of sequences where the rules have them."""
    if cards & RED_THREES and (rules is None or not rules.threes_melds):
        return Violation(Reason.RED_THREE_NOT_PLAYABLE)
    sequences = {"sequences": True} if rules is not None and rules.sequence_melds else {}
    return Violation(Reason.MIXED_RANKS, {"cards": each_card(cards), **sequences})


def misplaced_violation(cards: Cards, meld: Meld, rules: Melds) -> Violation:
    """Return the refusal of cards that a meld of the side cannot take, since it is of another rank or kind."""
    if meld.kind is OF_THREES and not cards & ~WILDS:
        return Violation(Reason.RANK_TAKES_NO_WILDS, {"rank": meld.rank})
    sort = WILDS | ALL_OF_RANK[meld.rank] if meld.kind is OF_RANK else SORTS[meld.kind]
    # Of cards played together only some may be out of place.
    violation = mixed_violation(cards & ~sort or cards, rules)
    if violation.reason is not Reason.MIXED_RANKS:
        return violation
    sequences = {"sequences": True} if meld.kind is OF_A_SUIT else {}
    facts = {"cards": violation.facts["cards"], "rank": meld.rank, "joins": True, **_kind(meld)}
    return Violation(Reason.MIXED_RANKS, {**facts, **sequences})


def made_of(rules: RuleSet, meld_id: MeldId, kind: MeldKind, parts: tuple[MeldPart, ...]) -> Meld:
    """Return the meld of a kind with these parts, whether or not its shape is right."""
    cards = parts[0].cards
    if len(parts) > 1:
        cards = sum([part.cards for part in parts])
    wilds = size(cards & WILDS)
    naturals = size(cards) - wilds
    rank, suit, canasta_size = 0, None, rules.melds.canasta_size
    if kind is OF_RANK:
        rank = ((cards & NATURALS).bit_length() - 1) >> 5
        is_canasta = naturals + wilds >= canasta_size
        return Meld(meld_id, kind, rank, cards, naturals, wilds, parts, is_canasta)
    if kind is OF_A_SUIT:
        rank, suit = lowest_of_sequence(cards), suit_of(lowest_face(cards & NATURALS))
        canasta_size = LONGEST_SEQUENCE
    elif kind is not OF_WILDS:
        rank = _THREE
    is_canasta = naturals + wilds >= canasta_size and kind is not OF_BLACK_THREES
    return Meld(meld_id, kind, rank, cards, naturals, wilds, parts, is_canasta, suit)


def with_part(rules: RuleSet, old: Meld, parts: tuple[MeldPart, ...], cards: Cards) -> Meld:
    """Return a meld with some cards more; ``parts`` have them already."""
    if old.kind is OF_A_SUIT:
        return made_of(rules, old.id, old.kind, parts)
    wilds = (cards & WILDS) % 255
    naturals = cards % 255 - wilds + old.naturals
    wilds += old.wilds
    is_canasta = naturals + wilds >= rules.melds.canasta_size and old.kind is not OF_BLACK_THREES
    return Meld(old.id, old.kind, old.rank, old.cards + cards, naturals, wilds, parts, is_canasta)


def meld_of(rules: RuleSet, meld_id: MeldId, parts: tuple[MeldPart, ...]) -> Meld | Violation:
    """Return the meld of these cards on the table, or the violation of its shape.

    Partners who merged their melds may have too many cards or wild cards in one (matrix D28).
    """
    kind = kind_of(rules, sum((part.cards for part in parts), NO_CARDS))
    if isinstance(kind, Violation):
        return kind
    meld = made_of(rules, meld_id, kind, parts)
    violation: Violation | None = None
    match kind:
        case MeldKind.RANK:
            violation = size_violation(rules.melds, None, meld) or shape_violation(
                rules.melds, meld.rank, meld.naturals, meld.wilds, rules.traits.caps
            )
        case MeldKind.SEQUENCE:
            violation = sequence_violation(rules.melds, None, meld)
        case MeldKind.WILD:
            violation = wild_meld_violation(rules.melds, None, meld)
        case MeldKind.THREES:
            violation = threes_violation(rules.melds, None, meld)
        case MeldKind.BLACK_THREES:
            violation = black_threes_violation(rules, meld.naturals, meld.wilds)
    if (
        violation is not None
        and rules.deal.side_structure == "lone_vs_pair"
        and violation.reason in {Reason.TOO_MANY_WILDS, Reason.TOO_MANY_CARDS}
    ):
        return meld
    return violation or meld


# ----------------------------------------------------------------------------------------------- shapes of each kind


def size_violation(rules: Melds, old: Meld | None, meld: Meld) -> Violation | None:
    """Return the violation of a canasta that has grown but takes no further cards (option canasta_extension).

    natural_only: a natural canasta takes further naturals, a mixed one nothing.
    """
    closes = rules.canasta_extension
    if closes == "all" or meld.size <= rules.canasta_size or (closes == "natural_only" and not meld.wilds):
        return None
    return _too_large(old, meld, rules.canasta_size)


def wild_meld_violation(rules: Melds, old: Meld | None, meld: Meld) -> Violation | None:
    """Return the violation of a meld of wild cards (pagat, Modern American Canasta: three to seven, any mix)."""
    return _few(rules, meld) or _many(largest_wild_meld(rules), old, meld)


def threes_violation(rules: Melds, old: Meld | None, meld: Meld) -> Violation | None:
    """Return the violation of a meld of threes, where they are melded like other ranks."""
    largest = rules.canasta_size if rules.canasta_extension == "none" else NO_LIMIT
    return _few(rules, meld) or _many(largest, old, meld)


def sequence_violation(rules: Melds, old: Meld | None, meld: Meld) -> Violation | None:
    """Return the violation of a sequence.

    Wikipedia 2005, Samba and Bolivia: "sequences (such as 4-5-6 or 10-J-Q) of matching suit". Three to seven cards,
    four low to ace high (matrix D57); a wild card only where ``sequence_max_wilds`` allows one (rummy-games.com,
    Hollywood Canasta: "Each meld must include at least three natural cards. One wild card may be used in a sequence
    canasta").
    """
    if meld.wilds > rules.sequence_max_wilds:
        return Violation(
            Reason.TOO_MANY_WILDS,
            {"rank": meld.rank, "have": meld.wilds, "allowed": rules.sequence_max_wilds, **_kind(meld)},
        )
    if meld.naturals < rules.min_naturals:
        return Violation(
            Reason.TOO_FEW_NATURALS, {"rank": meld.rank, "have": meld.naturals, "needed": rules.min_naturals}
        )
    naturals = meld.cards & NATURALS
    one_suit = not naturals & ~SUIT_MASKS[meld.suit or 0]
    # Within a suit the faces are four apart.
    gaps = (highest_face(naturals) - lowest_face(naturals) >> 2) + 1 - meld.naturals
    if not one_suit or naturals & ~_ONES or gaps > meld.wilds:
        return Violation(Reason.NOT_A_SEQUENCE, {"cards": each_card(meld.cards)})
    return _few(rules, meld) or _many(LONGEST_SEQUENCE, old, meld)


def lowest_of_sequence(cards: Cards) -> int:
    """Return the lowest rank of a sequence: a wild card fills its gap, else stands above it, else below."""
    naturals = cards & NATURALS
    lowest, highest = rank_of(lowest_face(naturals)), rank_of(highest_face(naturals))
    gaps = highest - lowest + 1 - size(naturals)
    below = cards & WILDS and not gaps and highest == _HIGHEST
    return max(lowest - 1, _LOWEST) if below else lowest


def black_threes_take_wilds(rules: RuleSet) -> bool:
    """Return whether wild cards go with black threes, as many as with cards of a rank (option black_three_meld).

    cardgames.io, Update, on its first version: "we allowed players to meld wild cards with Black Threes as part of the
    last meld".
    """
    return rules.threes.black_three_meld == "exit_turn_with_wilds" and not rules.melds.threes_melds


def black_threes_needed(rules: RuleSet, wilds: int = 0) -> int:
    """Return the fewest black threes that are a meld when a player goes out (option black_three_meld).

    ``wilds`` are the wild cards that there are for it. pagat, Other Canasta Variations: "They can only be melded by a
    player who has all six of them". More than there are where they are never melded, as those that can only be
    discarded (option black_three_role).
    """
    if rules.threes.black_three_role == "discard_only":
        return NO_LIMIT
    limits = rules.melds
    match rules.threes.black_three_meld:
        case "exit_turn_three_plus":
            return limits.min_meld_cards
        case "exit_turn_with_wilds":
            fewest = limits.min_naturals
            is_meld = fewest + min(wilds, rules.traits.caps[fewest]) >= limits.min_meld_cards
            return fewest if is_meld else limits.min_meld_cards
        case "exit_turn_all_six":
            return _BLACK_THREES_OF_A_PACK * rules.deal.deck_count
    return NO_LIMIT


def black_threes_violation(rules: RuleSet, naturals: int, wilds: int) -> Violation | None:
    """Return the violation of black threes: enough of them, no wild cards (pagat, Threes in Classic Canasta).

    Where wild cards go with them, their number has the limits of any meld.
    """
    needed = black_threes_needed(rules)
    if needed == NO_LIMIT:
        return Violation(Reason.BLACK_THREES_ONLY_GOING_OUT, {"never": True})
    if naturals >= needed and not wilds:
        return None
    if not black_threes_take_wilds(rules):
        if wilds:
            return Violation(Reason.BLACK_THREES_TAKE_NO_WILDS)
        return Violation(Reason.BLACK_THREES_NEED_THREE, {"have": naturals, "needed": needed})
    violation = shape_violation(rules.melds, _THREE, naturals, wilds, rules.traits.caps)
    return violation and Violation(violation.reason, {**violation.facts, "kind": "black_threes"})


def _few(rules: Melds, meld: Meld) -> Violation | None:
    if meld.size >= rules.min_meld_cards:
        return None
    return Violation(
        Reason.TOO_FEW_CARDS,
        {"rank": meld.rank, "have": meld.size, "needed": rules.min_meld_cards, **_kind(meld)},
    )


def _kind(meld: Meld) -> dict[str, str]:
    """Return the kind of a meld as a fact of a violation, where its rank does not tell it."""
    return {"kind": "sequence"} if meld.kind is OF_A_SUIT else {}


def _many(largest: int, old: Meld | None, meld: Meld) -> Violation | None:
    return None if meld.size <= largest else _too_large(old, meld, largest)


def _too_large(old: Meld | None, meld: Meld, largest: int) -> Violation:
    if old is not None and old.is_canasta:
        return Violation(Reason.CANASTA_CLOSED, {"meld": meld.id})
    return Violation(
        Reason.TOO_MANY_CARDS, {"rank": meld.rank, "have": meld.size, "allowed": largest, **_kind(meld)}
    )
