"""Words for the places of a draft: their melds, and the cards that go there."""

from collections.abc import Iterable

from bot.canasta.cards import (
    BLACK_THREES,
    NO_CARDS,
    RED_THREES,
    WILDS,
    Cards,
    Rank,
    card,
    one,
    rank_counts,
    size,
)
from bot.canasta.drafts.draft import Choice, DraftPlay
from bot.canasta.drafts.places import PlaceKind, kind_of_place, own_sequence, rank_of_place, suit_of_place
from bot.canasta.drafts.rows import ranks_of_run
from bot.canasta.melds import Meld
from bot.canasta.view import SeatView
from bot.ui.texts import Texts
from bot.ui.words.cards import (
    SUIT_MARKS,
    card_text,
    cards_counted,
    counted,
    counted_rank,
    rank_name,
    rank_text,
)
from bot.ui.words.melds import Counting, laid_cards, meld_cards


def place_name(texts: Texts, place: int, view: SeatView | None = None) -> str:
    """Return the name of the meld at a place: "kings", "wild cards", "black threes", "new sequence in ♠",
    "sequence ♠ 4–7 (4)".
    """
    melds = view.melds if view is not None else ()
    suit = suit_of_place(place, melds)
    mark = "" if suit is None else SUIT_MARKS[suit]
    match kind_of_place(place):
        case PlaceKind.THREES if view is not None and not view.table.rules.melds.threes_melds:
            return texts.word("meld-name-black-threes")
        case PlaceKind.RANK | PlaceKind.THREES:
            return rank_name(texts, place)
        case PlaceKind.BESIDE:
            return texts.word("place-beside", rank=rank_name(texts, rank_of_place(place)))
        case PlaceKind.RUN:
            return texts.word("place-new-sequence", suit=mark)
        case PlaceKind.SEQUENCE:
            meld = own_sequence(place, melds)
            return texts.word("place-sequence", cards=mark if meld is None else meld_cards(texts, meld))
        case _:
            return texts.word("meld-name-wild")


def cards_of_run(run: int, suit: int) -> Cards:
    """Return the cards of these ranks in a suit."""
    return sum((one(card(rank, suit)) for rank in ranks_of_run(run)), NO_CARDS)


def draft_cards(
    texts: Texts, play: DraftPlay, melds: Iterable[Meld] = (), counting: Counting = counted
) -> str:
    """Return the cards of a prepared play: "three kings and a two", "♠ 4–6 (3)"."""
    suit = suit_of_place(play.place, tuple(melds))
    wilds = [(rank, count) for rank, count in ((Rank.TWO, play.twos), (Rank.JOKER, play.jokers)) if count]
    if play.run and suit is not None:
        run = laid_cards(texts, cards_of_run(play.run, suit), in_sequence=True)
        return texts("counted-with", cards=run, others=counted(texts, wilds)) if wilds else run
    naturals = play.naturals + play.reds if play.rank else 0
    return counting(texts, [*([(play.rank, naturals)] if naturals else []), *wilds])


def added_cards(texts: Texts, play: DraftPlay, view: SeatView | None = None) -> list[str]:
    """Return the cards to be added to a place, in words that follow "add"."""
    words: list[str] = []
    name = place_name(texts, play.place, view)
    suit = suit_of_place(play.place, view.melds if view is not None else ())
    if suit is not None:
        faces = [card_text(card(rank, suit)) for rank in ranks_of_run(play.run)]
        if faces:
            words.append(texts.word("draft-add-wilds", cards=texts.listed(faces), rank=name))
    elif play.rank == Rank.THREE and play.naturals:
        # The red threes of a meld are counted apart.
        words.append(texts.word("counted-black-three", count=play.naturals))
    elif play.rank and play.naturals:
        words.append(counted_rank(texts, play.rank, play.naturals))
    if play.reds:
        words.append(texts.word("counted-red-three", count=play.reds))
    for wild, count in ((Rank.TWO, play.twos), (Rank.JOKER, play.jokers)):
        if count:
            cards = counted_rank(texts, wild, count)
            words.append(texts.word("draft-add-wilds", cards=cards, rank=name))
    return words


def held_for(texts: Texts, choice: Choice, hand: Cards, melds: Iterable[Meld]) -> str:
    """Return the cards that the hand holds for a place: a number, or the ranks of its suit."""
    suit = suit_of_place(choice.place, tuple(melds))
    if suit is not None:
        return " ".join(rank_text(rank) for rank in ranks_of_run(choice.run)) or "–"
    if choice.rank == Rank.THREE:
        return str(size(hand & (BLACK_THREES | RED_THREES)))
    counts = rank_counts(hand)
    if not choice.rank:
        return cards_counted(texts, hand & WILDS)
    return str(counts[choice.rank])
