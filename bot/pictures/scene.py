"""The scene of a board: all that its picture shows of a table, and nothing else.

It is made from the public view of the table and from names and captions in the reader's language. There is no place in
it for a hand, the order of the stock or a card of a closed pile.
"""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from bot.canasta.cards import BLACK_THREES, RED_THREES, WILDS, Card, Cards, Suit, each_card, rank_of, suit_of
from bot.canasta.melds import Make, Meld, MeldId, MeldKind, in_order
from bot.canasta.scoring.table_counts import canastas_to_go_out, points_on_table
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView


class MeldScene(Struct, frozen=True):
    """A meld: its cards in the order they lie, the top one last, and the make where it is a canasta.

    ``ends`` are the lowest and the highest rank of a sequence. A meld that ``shines`` is what has just been celebrated.
    """

    cards: tuple[Card, ...]
    canasta: Make | None = None
    ends: tuple[int, int] | None = None
    shines: bool = False


class SeatScene(Struct, frozen=True):
    """A player: the name, and how many cards lie before them. ``hand`` is empty where no round is running."""

    name: str
    portrait: str = ""
    """The portrait of a computer; empty for people."""
    hand: str = ""
    foot: int = 0
    foot_waits: bool = False
    """True if the foot was picked up, and must be played from before the side may go out."""
    bonus: int = 0
    fine: int = 0
    penalty: tuple[Card, ...] = ()
    score: int | None = None
    """The total, where every player has one."""
    on_table: int = 0
    """What the player has on the table beside that total."""
    acts: bool = False


class SideScene(Struct, frozen=True):
    """A side: its players, its total, and what lies before it. ``note`` stands where nothing is melded yet."""

    seats: tuple[SeatScene, ...]
    score: int | None = None
    melds: tuple[MeldScene, ...] = ()
    threes: tuple[tuple[Card, ...], ...] = ()
    note: str = ""
    foot: int = 0
    won: bool = False
    on_table: int = 0
    """What the side has on the table beside its total."""
    canastas: tuple[int, int] | None = None
    """How many of the canastas that going out needs are there, and how many it needs."""
    thousands: str = ","
    """The sign between thousands."""

    @property
    def acts(self) -> bool:
        """Return whether the table waits for this side."""
        return any(seat.acts for seat in self.seats)


class PileScene(Struct, frozen=True):
    """The discard pile and the stock. ``below`` are the cards under the upcard that may be shown, bottom first."""

    size: int
    upcard: Card | None = None
    below: tuple[Card, ...] = ()
    is_frozen: bool = False
    stock: int = 0
    wings: tuple[int, ...] = ()
    turn_card: bool = False
    """True while a card lies crosswise below the stock."""
    caption: str = ""


class BoardScene(Struct, frozen=True):
    """A board. ``pile`` is None where no round is running."""

    sides: tuple[SideScene, ...]
    pile: PileScene | None = None
    four_colours: bool = False


_MOST_BELOW: Final = 60


def board_scene(
    table: TableView,
    names: Sequence[str],
    *,
    portraits: Sequence[str] = (),
    pile_caption: str = "",
    notes: Sequence[str] = (),
    is_frozen: bool | None = None,
    shining: Collection[MeldId] = (),
    four_colours: bool = False,
    thousands: str = ",",
) -> BoardScene:
    """Return the scene of a table.

    ``names`` and ``portraits`` are by seat. ``notes`` are by side and say what its initial meld needs. ``is_frozen`` is told where the
    pile is frozen by more than a card in it. ``shining`` are the melds that have just been celebrated.
    """
    pile = None
    if table.is_running:
        frozen = table.pile_frozen or table.rules.pile.pile_always_frozen if is_frozen is None else is_frozen
        pile = _pile(table, pile_caption, is_frozen=frozen)
    sides = tuple(
        _side(table, side, names, portraits, notes[side] if side < len(notes) else "", shining, thousands)
        for side in table.seating.active_sides
    )
    return BoardScene(sides, pile, four_colours)


def meld_scene(meld: Meld, *, shines: bool = False) -> MeldScene:
    """Return the scene of a meld: wild cards below, a sequence in its order."""
    make = meld.make if meld.is_canasta else None
    if meld.kind is MeldKind.SEQUENCE:
        wilds = list(each_card(meld.cards & WILDS))
        held = {rank_of(card): card for card in each_card(meld.cards & ~WILDS)}
        ranks = range(meld.rank, meld.rank + meld.size)
        row = tuple(held[rank] if rank in held else wilds.pop() for rank in ranks if rank in held or wilds)
        return MeldScene(row, make, (meld.rank, meld.rank + meld.size - 1), shines)
    naturals = each_card(meld.cards & ~WILDS)
    if make is not None:
        # As on a real table: a red card on top of a natural canasta, a black one on a mixed one.
        red = make is Make.NATURAL
        naturals = tuple(sorted(naturals, key=lambda card: (_is_red(card) == red, card)))
    return MeldScene((*each_card(meld.cards & WILDS), *naturals), make, shines=shines)


def _is_red(card: Card) -> bool:
    return suit_of(card) in {Suit.DIAMONDS, Suit.HEARTS}


def _side(
    table: TableView,
    side: SideId,
    names: Sequence[str],
    portraits: Sequence[str],
    note: str,
    shining: Collection[MeldId],
    thousands: str,
) -> SideScene:
    members = table.seating.members(side)
    laid = sum(table.laid_threes[seat] for seat in members)
    personal = table.seating.personal_totals
    melds = table.melds[side]
    return SideScene(
        seats=tuple(
            _seat(table, seat, names[seat], portraits[seat] if portraits else "") for seat in members
        ),
        score=None if personal or not members else table.totals[table.seating.account_of(members[0])],
        on_table=0 if personal or not table.is_running else points_on_table(table, side),
        canastas=canastas_to_go_out(table, side) if table.is_running else None,
        melds=tuple(meld_scene(meld, shines=meld.id in shining) for meld in in_order(melds)),
        threes=tuple(each_card(cards) for cards in _by_colour(laid) if cards),
        note="" if melds else note,
        foot=table.cards_in_feet(side) if table.rules.deal.foot_scope == "team" else 0,
        won=any(table.seating.account_of(seat) in table.winners for seat in members),
        thousands=thousands,
    )


def _by_colour(threes: Cards) -> tuple[Cards, Cards]:
    return threes & RED_THREES, threes & BLACK_THREES


def _seat(table: TableView, seat: Seat, name: str, portrait: str) -> SeatScene:
    running = table.is_running
    count = table.count_told(seat)
    has_own_foot = bool(table.feet) and table.rules.deal.foot_scope != "team"
    must_play = table.rules.going_out.all_members_must_play_from_foot
    return SeatScene(
        name=name,
        portrait=portrait,
        hand="" if not running else "2+" if count is None else str(count),
        foot=table.feet[seat] if has_own_foot else 0,
        foot_waits=running
        and has_own_foot
        and must_play
        and not table.feet[seat]
        and not table.played_from_foot[seat],
        bonus=table.bonus[seat] if table.bonus else 0,
        fine=abs(table.fines[seat]) if table.fines else 0,
        penalty=each_card(table.penalty_cards[seat]) if table.penalty_cards else (),
        score=table.totals[seat] if table.seating.personal_totals else None,
        on_table=points_on_table(table, table.seating.sides[seat], seat)
        if running and table.seating.personal_totals
        else 0,
        acts=seat in table.seats_to_act,
    )


def _pile(table: TableView, caption: str, *, is_frozen: bool) -> PileScene:
    shown = table.rules.draw.pile_visibility == "all"
    return PileScene(
        size=table.pile_size,
        upcard=table.upcard,
        below=tuple(table.pile[:-1])[-_MOST_BELOW:] if shown else (),
        is_frozen=is_frozen and table.pile_size > 0,
        stock=table.stock_size,
        wings=table.wings,
        turn_card=bool(table.rules.deal.turn_card_from_bottom) and not table.turn_card_drawn,
        caption=caption,
    )
