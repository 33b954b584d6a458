"""The largest tables there can be, and larger: every place of every picture full."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st
from msgspec.structs import replace

from bot.canasta.cards import JOKER, NATURAL_RANKS, NO_CARDS, Rank, Suit, card, cards_of
from bot.canasta.melds import Meld, MeldId, MeldKind, MeldPart
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.seats import Seat, SideId, seating_for
from bot.canasta.turn import Phase, Question, Turn
from bot.canasta.view import TableView

FORMS = {
    "pairs_2x2": (4, 2, 4),
    "individual": (8, 4, 8),
    "pairs_3x2": (6, 3, 6),
    "pairs_4x2": (8, 4, 12),
    "trios_2x3": (6, 3, 12),
}
"""Seats, packs and jokers by the form of the sides."""

NASTY_NAMES = st.lists(
    st.one_of(
        st.sampled_from(
            ["*" * 32, "_" * 40, "@everyone", "<@1>" * 8, "🃏" * 32, "`" * 32, "a b " * 10, "\\" * 33]
        ),
        st.text(min_size=1, max_size=40),
    ),
    min_size=8,
    max_size=8,
)


def rules_of_form(form: str, visibility: str = "top_only") -> RuleSet:
    seats, packs, jokers = FORMS[form]
    return with_options(
        RuleSet(),
        {
            "seat_count": seats,
            "side_structure": form,
            "deck_count": packs,
            "joker_count": jokers,
            "pile_visibility": visibility,
        },
    )


def full_melds(side: int, size: int, wilds: int) -> tuple[Meld, ...]:
    """A meld of every rank, and black threes."""
    melds = []
    for number, rank in enumerate(NATURAL_RANKS, 1):
        cards = cards_of(
            [card(rank, Suit.HEARTS)] * (size - wilds) + ([card(2, 0), JOKER, JOKER] * 2)[:wilds]
        )
        parts = (MeldPart(Seat(side), 1, cards),)
        melds.append(Meld(MeldId(number), MeldKind.RANK, rank, cards, size - wilds, wilds, parts, size >= 7))
    threes = cards_of([card(Rank.THREE, Suit.CLUBS)] * 4)
    melds.append(
        Meld(
            MeldId(12),
            MeldKind.BLACK_THREES,
            Rank.THREE.value,
            threes,
            4,
            0,
            (MeldPart(Seat(side), 1, threes),),
        )
    )
    return tuple(melds)


def full_table(form: str, *, size: int = 12, wilds: int = 3, visibility: str = "top_only") -> TableView:
    """Every side has every meld, all red threes are laid, the pile is high, a question is open."""
    rules = rules_of_form(form, visibility)
    seating = seating_for(form, rules.deal.seat_count)
    seats, sides = seating.seat_count, seating.side_count
    red = cards_of([card(Rank.THREE, Suit.HEARTS), card(Rank.THREE, Suit.DIAMONDS)] * 2)
    pile = bytes([card(2, 0), *[card(Rank.TEN, Suit.SPADES)] * 80, card(Rank.TEN, Suit.HEARTS)])
    return TableView(
        rules=rules,
        seating=seating,
        round=1000,
        dealer=Seat(seats - 1),
        phase=Phase.PLAY,
        turn=Turn(300, Seat(0)),
        question=Question(Seat(0), seating.partners(Seat(0))) if sides < seats else None,
        melds=tuple(full_melds(side, size, wilds) for side in range(sides)),
        laid_threes=(red,) * seats,
        hand_sizes=(60,) * seats,
        known=(NO_CARDS,) * seats,
        stock_size=200,
        pile=pile,
        pile_face_down=0,
        pile_frozen=True,
        has_melded=(True,) * sides,
        melded_before=(True,) * seats,
        questions_asked=(3,) * seats,
        totals=(-123_455,) * sides,
        minimums=(120,) * sides,
    )


def unmelded(view: TableView) -> TableView:
    """The same table before anybody has melded."""
    sides = view.seating.side_count
    return replace(
        view,
        melds=((),) * sides,
        has_melded=(False,) * sides,
        pile_frozen=False,
        question=None,
        phase=Phase.DRAW,
    )


def over(view: TableView, winners: Sequence[int]) -> TableView:
    """The same table when the match is over."""
    return replace(
        view, phase=Phase.MATCH_OVER, question=None, winners=tuple(SideId(side) for side in winners)
    )
