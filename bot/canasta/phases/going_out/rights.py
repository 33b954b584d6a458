"""The right to go out, and how many cards a seat must keep without it.

pagat, End of the hand: Going Out; Wikipedia 2005, Samba and Hand & Foot; pagat, Modern American Canasta.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Final

from bot.canasta.cards import NO_CARDS, RED_THREES, Rank, size
from bot.canasta.errors import Reason, Violation
from bot.canasta.melds import OF_A_SUIT, OF_RANK, OF_THREES, OF_WILDS, Meld
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.view import SeatView, TableView

_SEVEN, _ACE = Rank.SEVEN.value, Rank.ACE.value

MIX_KINDS: Final[dict[str, Callable[[Meld], bool]]] = {
    "natural": lambda meld: meld.kind is OF_RANK and not meld.wilds,
    "mixed": lambda meld: meld.kind is OF_RANK and meld.wilds > 0,
    "wild": lambda meld: meld.kind is OF_WILDS,
    "sevens": lambda meld: meld.kind is OF_RANK and meld.rank == _SEVEN,
    "sequence": lambda meld: meld.kind is OF_A_SUIT,
    "sequence_or_natural": lambda meld: meld.kind is OF_A_SUIT or (meld.kind is OF_RANK and not meld.wilds),
}
"""Tests for the canastas that count for each kind of the option ``canasta_mix``.

Wikipedia 2005, Samba: going out needs two canastas, one of them a samba or a natural one.
"""

_BESIDE_SEVENS: Final = MIX_KINDS | {
    "natural": lambda meld: meld.kind is OF_RANK and not meld.wilds and meld.rank != _SEVEN,
    "mixed": lambda meld: meld.kind is OF_RANK and meld.wilds > 0 and meld.rank != _SEVEN,
    "sequence_or_natural": lambda meld: (
        meld.kind is OF_A_SUIT or (meld.kind is OF_RANK and not meld.wilds and meld.rank != _SEVEN)
    ),
}


def kinds_for(mix: Container[str]) -> Mapping[str, Callable[[Meld], bool]]:
    """Return the tests for the canastas that count for each kind of a mix.

    pagat, Pennies from Heaven: "a natural canasta, a mixed canasta, a wild card canasta and a canasta of sevens", so
    that a canasta of sevens counts as no other kind where the mix has one.
    """
    return _BESIDE_SEVENS if "sevens" in mix else MIX_KINDS


def canasta_count(melds: Iterable[Meld]) -> int:
    """Return the number of canastas among the melds."""
    return [meld.is_canasta for meld in melds].count(True)


def has_canastas(rules: RuleSet, melds: Iterable[Meld]) -> bool:
    """Return whether the melds have the canastas needed to go out (options canastas_to_go_out, canasta_mix)."""
    going_out = rules.going_out
    canastas = [meld for meld in melds if meld.is_canasta]
    if len(canastas) < going_out.canastas_to_go_out:
        return False
    mix = going_out.canasta_mix
    if not mix:
        return True
    kinds = kinds_for(mix)
    return all(sum(map(kinds[kind], canastas)) >= least for kind, least in mix.items())


def missing_kinds(rules: RuleSet, melds: Iterable[Meld]) -> dict[str, int]:
    """Return the kinds of canastas still needed to go out, and how many of each."""
    canastas = [meld for meld in melds if meld.is_canasta]
    mix = rules.going_out.canasta_mix
    kinds = kinds_for(mix)
    lacking = ((kind, least - sum(map(kinds[kind], canastas))) for kind, least in mix.items())
    return {kind: count for kind, count in lacking if count > 0}


def right_to_go_out(table: TableView, seat: Seat, melds: Iterable[Meld]) -> bool:
    """Return whether a seat whose side has these melds may go out, if it can play all its cards."""
    melds = tuple(melds)
    return has_canastas(table.rules, melds) and table_bar(table, seat, melds) is None


def table_bar(table: TableView, seat: Seat, melds: tuple[Meld, ...]) -> Violation | None:
    """Return what forbids a seat to go out, apart from missing canastas and whatever is in its hand."""
    rules = table.rules
    return feet_bar(table, seat) or _unfinished_bar(rules, melds) or _red_threes_bar(table, seat, melds)


def has_foot(table: TableView, seat: Seat) -> bool:
    """Return whether the seat, or its side, still has a foot to pick up when the hand is empty."""
    return bool(table.feet) and table.feet[table.foot_place(seat)] > 0


def feet_bar(table: TableView, seat: Seat) -> Violation | None:
    """Return the violation if a foot bars going out: the own one not picked up, or a partner's not played from.

    Wikipedia 2005, Hand & Foot: a team may not go out until each member has played a card of the second hand.
    """
    if has_foot(table, seat):
        return Violation(Reason.FOOT_NOT_PLAYED, {"seat": seat})
    if table.rules.going_out.all_members_must_play_from_foot and table.played_from_foot:
        for partner in table.seating.partners(seat):
            if not table.played_from_foot[partner]:
                return Violation(Reason.FOOT_NOT_PLAYED, {"seat": partner})
    return None


def _unfinished_bar(rules: RuleSet, melds: tuple[Meld, ...]) -> Violation | None:
    """Forbid going out with unfinished sevens or pure aces (pagat, Modern American variations), or wild cards."""
    going_out = rules.going_out
    if going_out.incomplete_special_bars_exit or going_out.incomplete_wild_bars_exit:
        for meld in melds:
            if not meld.is_canasta and (
                going_out.incomplete_wild_bars_exit
                if meld.kind is OF_WILDS
                else going_out.incomplete_special_bars_exit
                and meld.kind is OF_RANK
                and is_special(meld.rank, meld.wilds)
            ):
                return Violation(Reason.UNFINISHED_BARS_EXIT, {"rank": meld.rank})
    return None


def is_special(rank: int, wilds: int) -> bool:
    """Return whether a meld is of sevens or of pure aces, which some rules require to be finished."""
    return rank == _SEVEN or (rank == _ACE and not wilds)


def _red_threes_bar(table: TableView, seat: Seat, melds: tuple[Meld, ...]) -> Violation | None:
    """Require at least as many red threes as canastas for going out (option red_threes_to_go_out)."""
    if table.rules.going_out.red_threes_to_go_out == "none":
        return None
    have = laid_red_threes(table, seat)
    needed = canasta_count(melds)
    if have >= needed:
        return None
    return Violation(Reason.RED_THREES_NEEDED, {"have": have, "needed": needed})


def lacks_red_threes(table: TableView, seat: Seat, melds: tuple[Meld, ...]) -> bool:
    """Return whether the red threes on the table are too few for any way out.

    The number of canastas can only grow. This is a quick test before the search for a way out.
    """
    rules = table.rules
    if rules.going_out.red_threes_to_go_out == "none" or rules.melds.threes_melds:
        return False
    return laid_red_threes(table, seat) < max(rules.going_out.canastas_to_go_out, canasta_count(melds))


def laid_red_threes(table: TableView, seat: Seat) -> int:
    """Return the number of red threes that the side of a seat has on the table."""
    sides = table.seating.sides
    side = sides[seat]
    laid = NO_CARDS
    for owner, threes in zip(sides, table.laid_threes, strict=True):
        if owner == side:
            laid += threes
    if table.rules.melds.threes_melds:
        for meld in table.melds[side]:
            if meld.kind is OF_THREES:
                laid += meld.cards
    return size(laid & RED_THREES)


def permission_violation(table: TableView, seat: Seat) -> Violation | None:
    """Return the violation if going out still needs the partner's yes (option ask_required)."""
    if not table.rules.going_out.ask_required or not table.seating.partners(seat):
        return None
    if table.question is not None and table.question.answer:
        return None
    return Violation(Reason.LEAVE_NEEDED)


def is_bonus_due(table: TableView) -> bool:
    """Return whether a player who makes an initial meld gets cards after this turn (option bonus_cards).

    pagat, Modern American Canasta: as long as the turn card is in the stock.
    """
    match table.rules.deal.bonus_cards:
        case "draw_after_initial_meld":
            return not table.turn_card_drawn
        case "wings":
            return bool(table.wings)
    return False


def keeps_too_few(view: SeatView, left: int) -> bool:
    """Return whether ``left`` cards after the discard are fewer than a seat must keep unless it goes out."""
    # The option is an upper bound of the cards to keep; most hands are larger.
    return left < view.table.rules.going_out.keep_after_turn and left < must_keep(view)


def must_keep(view: SeatView) -> int:
    """Return the number of cards that the seat must hold after its discard when it does not go out.

    Zero where an empty hand picks up a foot, and after the initial meld while bonus cards are due (pagat, Modern
    American Canasta; option initial_meld_may_leave_one).
    """
    table = view.table
    rules = table.rules
    if has_foot(table, view.seat):
        return 0
    if rules.going_out.initial_meld_may_leave_one:
        is_initial = table.turn.initial or not table.has_melded[table.seating.sides[view.seat]]
        if is_initial and is_bonus_due(table):
            return 0
    return rules.going_out.keep_after_turn


def free_cards(view: SeatView) -> int:
    """Return the number of cards that a seat may lay down and still finish its turn in any case.

    All but one to discard and those it must keep; all of them where an empty hand picks up a foot.
    """
    table = view.table
    count = table.hand_sizes[view.seat]
    return count if has_foot(table, view.seat) else count - must_keep(view) - 1


def ends_round(table: TableView, seat: Seat) -> bool:
    """Return whether the seat, whose hand is now empty, has gone out."""
    if has_foot(table, seat):
        return False
    going_out = table.rules.going_out
    return not (going_out.initial_meld_may_leave_one and table.turn.initial and is_bonus_due(table)) or (
        right_to_go_out(table, seat, table.side_melds(seat)) and permission_violation(table, seat) is None
    )


def keep_violation(table: TableView, seat: Seat, melds: tuple[Meld, ...], left: int) -> Violation:
    """Return the violation of an action after which the turn could only end by going out without the right to."""
    rules = table.rules
    if has_canastas(rules, melds):
        bar = table_bar(table, seat, melds)
        if bar is not None:
            return bar
    return Violation(
        Reason.MUST_KEEP_CARD,
        {
            "left": left,
            "keep": rules.going_out.keep_after_turn,
            "canastas": canasta_count(melds),
            "needed": rules.going_out.canastas_to_go_out,
            "kinds": missing_kinds(rules, melds),
        },
    )
