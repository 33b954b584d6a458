"""Lines about a side beyond its melds: points, threes, hands, feet, packets, exposed cards, giving up."""

from collections.abc import Collection, Sequence

from bot.canasta.cards import BLACK_THREES, RED_THREES, size
from bot.canasta.scoring.table_counts import (
    black_three_points,
    canastas_to_go_out,
    points_on_table,
    red_three_points,
)
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import TableView
from bot.service.matches.record import Stop, StopReason, TableRecord
from bot.ui.texts import Texts
from bot.ui.words.cards import cards_listed
from bot.ui.words.names import seat_name, seat_name_now, side_name, side_names, sides_of, unbroken


def account_name(texts: Texts, record: TableRecord, view: TableView, account: int) -> str:
    """Return the name of the owner of a total: a side, or one player where totals are personal."""
    if view.seating.personal_totals:
        return seat_name(texts, record, Seat(account))
    sides = view.seating.sides
    return side_name(texts, record, tuple(Seat(seat) for seat, side in enumerate(sides) if side == account))


def title_of_side(texts: Texts, record: TableRecord, view: TableView, side: SideId, *, on_turn: bool) -> str:
    """Return a side with its total, or with the totals of its members where these are personal, and with the points that
    lie on the table for it.
    """
    members = view.seating.members(side)
    if view.seating.personal_totals and len(members) > 1:
        each = [
            f"{seat_name_now(texts, record, seat)} {texts.number(view.totals[seat])}"
            + (f" {signed(texts, points)}" if (points := table_points(view, side, seat)) else "")
            for seat in members
        ]
        name = texts("board-side-personal", members=" & ".join(each))
        return f"👉 {name}" if on_turn else name
    account = view.seating.account_of(members[0]) if members else side
    key = "board-side-turn" if on_turn else "board-side"
    names = " & ".join(seat_name_now(texts, record, seat) for seat in members)
    title = texts(key, side=names, total=view.totals[account])
    points = table_points(view, side)
    return texts("board-side-now", side=title, points=signed(texts, points)) if points else title


def table_points(view: TableView, side: SideId, seat: Seat | None = None) -> int:
    """Return what a side, or one ``seat`` of it, has on the table while a round is on, as the rules count it now."""
    return points_on_table(view, side, seat) if view.is_running else 0


def first_meld_text(texts: Texts, record: TableRecord, view: TableView, side: SideId) -> str:
    """Return what the initial meld of a side needs; by player where that differs."""
    members = view.seating.members(side)
    needed = {view.minimum_of(seat) for seat in members}
    if len(needed) == 1:
        return texts("board-first-meld", needed=needed.pop())
    each = [f"{seat_name(texts, record, seat)} **{view.minimum_of(seat)}**" for seat in members]
    return texts("board-first-meld-each", needed=texts.listed(each))


def three_lines(texts: Texts, view: TableView, side: SideId) -> list[str]:
    """Return the threes a side has on the table, each colour with what it counts."""
    laid = sum(view.laid_threes[seat] for seat in view.seating.members(side))
    lines = []
    for key, cards, points in (
        ("board-red-threes", laid & RED_THREES, red_three_points),
        ("board-black-threes", laid & BLACK_THREES, black_three_points),
    ):
        if cards:
            counted = points(view, side, size(cards))
            # While the round is on a side can still make them count for it.
            against = "yes" if counted < 0 and view.is_running else "no"
            lines.append(
                texts(key, cards=cards_listed(cards), points=signed(texts, counted), against=against)
            )
    return lines


def holding_lines(texts: Texts, record: TableRecord, view: TableView, side: SideId) -> list[str]:
    """Return the lines about how many cards each player of a side holds, and what else lies before them."""
    members = view.seating.members(side)
    hands = [_hand(texts, record, view, seat) for seat in members]
    there, needed = canastas_to_go_out(view, side)
    canastas = texts("board-canastas", there=there, needed=needed)
    lines = [texts("board-in-hand", hands=" · ".join([*hands, canastas]))] if hands else []
    if view.feet and view.rules.deal.foot_scope == "team":
        lines.append(texts("board-side-foot", count=view.cards_in_feet(side)))
    for seat in members:
        name = seat_name(texts, record, seat)
        if view.bonus and view.bonus[seat]:
            lines.append(texts("board-bonus", name=name, count=view.bonus[seat]))
        if view.penalty_cards and view.penalty_cards[seat]:
            cards = cards_listed(view.penalty_cards[seat])
            lines.append(texts("board-penalty-cards", name=name, cards=cards))
        if view.fines and view.fines[seat]:
            lines.append(texts("board-fined", name=name, points=abs(view.fines[seat])))
    if view.exact_cut == side:
        lines.append(texts("board-exact-cut", points=view.rules.deal.exact_cut_bonus))
    return lines


def count_text(texts: Texts, view: TableView, seat: Seat) -> str:
    """Return how many cards a seat holds, as precisely as the rules let others ask (option card_count_question)."""
    count = view.count_told(seat)
    if count is None:
        return texts("board-more-cards")
    if count == 1 and view.rules.manners.card_count_question == "one_or_more":
        return texts("board-one-card")
    return str(count)


def _hand(texts: Texts, record: TableRecord, view: TableView, seat: Seat) -> str:
    name = unbroken(seat_name(texts, record, seat))
    words = texts("board-in-hand-one", name=name, count=count_text(texts, view, seat))
    if not view.feet or view.rules.deal.foot_scope == "team":
        return words
    if view.feet[seat]:
        return texts("board-with-foot", hand=words, count=view.feet[seat])
    waits = view.rules.going_out.all_members_must_play_from_foot and not view.played_from_foot[seat]
    return texts("board-foot-unplayed" if waits else "board-in-foot", hand=words)


def given_up_text(texts: Texts, record: TableRecord, side: SideId) -> str:
    """Return who gave the match up, and who won by it where there is only one other side."""
    names = side_names(texts, record)
    others = [name for number, name in enumerate(names) if number != side]
    sides = sides_of(record)
    gave = sides.count(side)
    if len(others) == 1:
        count = len(sides) - gave
        return texts("match-given-up", side=names[side], gave=gave, winners=others[0], count=count)
    return texts("match-given-up-alone", side=names[side], gave=gave)


def stopped_text(texts: Texts, record: TableRecord, stop: Stop) -> str:
    """Return why the tournament stopped the match, and who gets what."""
    names = side_names(texts, record)
    about = None if stop.seat is None else sides_of(record)[stop.seat]
    side, other = ("", "") if about is None else (names[about], names[1 - about])
    if stop.why is StopReason.WALKOVER:
        return texts("news-walkover", side=side, count=sum(its == about for its in sides_of(record)))
    why = "set_none" if stop.why is StopReason.SET and stop.seat is None else stop.why.value
    return texts("news-stopped", why=why, side=side, other=other)


def signed(texts: Texts, points: int) -> str:
    """Return points with their sign: "+450", "−120", "0"."""
    return f"+{texts.number(points)}" if points > 0 else texts.number(points)


def of_winners(texts: Texts, totals: Sequence[int], winners: Collection[int]) -> tuple[str, str]:
    """Return the total of the winners, and those of the other sides, best first: "5,115" and "2,770"."""
    others = sorted((points for side, points in enumerate(totals) if side not in winners), reverse=True)
    best = max(totals, default=0)
    return texts.number(best), texts.listed([texts.number(points) for points in others])
