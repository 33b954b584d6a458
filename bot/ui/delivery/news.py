"""News of a table: one public line for each event."""

from collections.abc import Collection
from datetime import datetime

from bot.canasta.rules.model import draws_seats
from bot.canasta.seats import Seat, SideId
from bot.service.delivery.notices import News, TableNews
from bot.service.ids import UserId
from bot.service.matches.record import Stop, StopReason, TableRecord
from bot.ui.board.in_words import way_on
from bot.ui.clocks.time_buttons import stand_in
from bot.ui.tables.buttons import COME_BACK
from bot.ui.tables.rotation import next_match_text
from bot.ui.texts import Texts
from bot.ui.toolkit.messages import ComponentRow, Message
from bot.ui.words.names import computer_name, person_name, seat_name, side_names, sides_of, table_name
from bot.ui.words.sides import given_up_text, stopped_text
from bot.ui.words.tables import game_name
from bot.ui.words.times import at, terms_lines

# The words differ when the player has a partner at the table.
_WITH_PARTNER = frozenset({News.JOINED, News.RESEATED, News.COMPUTER_JOINED})
_COMPUTERS = frozenset({News.COMPUTER_JOINED, News.COMPUTER_LEFT})


def news_text(texts: Texts, notice: TableNews, record: TableRecord, due: datetime | None = None) -> str:
    """Return the line to post at the table."""
    news = notice.news
    if news is News.STARTED:
        sides = [texts("news-side", side=side) for side in _sides_at_start(texts, record)]
        end = record.rules.end
        if end.round_count is not None:
            return texts("news-started-rounds", sides=_against(texts, sides), count=end.round_count)
        return texts("news-started", sides=_against(texts, sides), target=end.target_score)
    name = _name(texts, notice, record)
    side = _side(notice, record)
    if news is News.REMATCH:
        place = f"https://discord.com/channels/{record.guild}/{record.parent}"
        is_next = record.rotation is not None and record.rotation.goes_on
        key = "news-next-opened" if is_next else "news-rematch"
        return texts(key, name=name, number=str(notice.other or ""), place=place)
    if news is News.NEXT_MATCH and record.rotation is not None:
        return next_match_text(texts, record)
    if news is News.TERMS:
        return texts("news-terms", name=name, terms=" ".join(terms_lines(texts, record.terms)))
    if news is News.CANCELLED and not name:
        return texts("news-cancelled-nobody")
    if news is News.SUBSTITUTED and notice.by is not None:
        people = replaced_people(notice, record)
        return texts(
            "news-replaced",
            after=_called(notice.user, _holder_name(texts, notice, record), people),
            before=_called(_former_holder(notice, record), name, people),
            seat=_number(notice.seat),
            by=f"<@{notice.by}>",
        )
    if news is News.STOPPED:
        return stopped_text(texts, record, record.stopped or Stop(StopReason.TOGETHER))
    if news is News.RESIGNED and record.resigned is not None:
        return given_up_text(texts, record, record.resigned)
    key = f"news-{news.replace('_', '-')}"
    partner = _partner(record, notice.seat)
    if news in _WITH_PARTNER and partner is not None:
        return texts(
            f"{key}-partner", name=name, seat=_number(notice.seat), partner=seat_name(texts, record, partner)
        )
    return texts(
        key,
        name=name,
        seat=_number(notice.seat),
        table=table_name(texts, record),
        game=game_name(texts, record),
        side="" if side is None else side_names(texts, record)[side],
        count=sum(its == side for its in sides_of(record)),
        holder=_holder_name(texts, notice, record),
        until=_until(notice, record, due),
        wanted=_wanted(notice, record),
        why="none" if record.pause is None else record.pause.why,
        answer="yes" if record.terms.question_default else "no",
    )


def replaced_people(notice: TableNews, record: TableRecord) -> tuple[UserId, ...]:
    """Return those who are notified that a manager has given a seat to somebody else: both people, managers aside.

    A mention would bring somebody back into a private thread, so there only the new holder is.
    """
    if notice.by is None:
        return ()
    before = None if record.is_confidential else _former_holder(notice, record)
    return tuple(user for user in (notice.user, before) if user is not None and user != notice.by)


def _former_holder(notice: TableNews, record: TableRecord) -> UserId | None:
    was = (notice.seat, notice.name)
    return next((one.user for one in reversed(record.former) if (one.seat, one.name) == was), None)


def _called(user: UserId | None, name: str, people: Collection[UserId]) -> str:
    return f"<@{user}>" if user in people else f"**{name}**"


def _name(texts: Texts, notice: TableNews, record: TableRecord) -> str:
    if notice.news in _COMPUTERS:
        return computer_name(notice.name)
    return person_name(texts, notice.name) or _holder_name(texts, notice, record)


def _holder_name(texts: Texts, notice: TableNews, record: TableRecord) -> str:
    """Return the name of the seat's present holder, where the news names another person too."""
    seat = notice.seat if notice.user is None else record.seat_of(notice.user)
    return "" if seat is None else seat_name(texts, record, seat)


def _side(notice: TableNews, record: TableRecord) -> SideId | None:
    """Return the side of the person the news is about."""
    seat = notice.seat
    if seat is None and notice.user is not None:
        seat = record.seat_of(notice.user)
    return None if seat is None else sides_of(record)[seat]


def _until(notice: TableNews, record: TableRecord, due: datetime | None) -> str:
    """Return the new deadline of the person the news is about, or "none"."""
    is_his = record.clock is not None and notice.user == _user_at(record, record.clock.seat)
    return at(due) if due is not None and is_his else "none"


def _wanted(notice: TableNews, record: TableRecord) -> str:
    """Return for whom an offered seat is meant; the mention shows a name and notifies nobody."""
    offer = next((offer for offer in record.offers if offer.seat == notice.seat), None)
    return "none" if offer is None or offer.to is None else f"<@{offer.to}>"


def _user_at(record: TableRecord, seat: Seat) -> UserId | None:
    holder = record.holder_of(seat)
    return None if holder is None else holder.user


def _partner(record: TableRecord, seat: Seat | None) -> Seat | None:
    """Return the seat of the only other holder on the same side, if there is exactly one."""
    if seat is None:
        return None
    sides = sides_of(record)
    others = [
        holder.seat for holder in record.seats if holder.seat != seat and sides[holder.seat] == sides[seat]
    ]
    return others[0] if len(others) == 1 else None


def _number(seat: Seat | None) -> str:
    return "?" if seat is None else str(seat + 1)


def _sides_at_start(texts: Texts, record: TableRecord) -> tuple[str, ...]:
    """Return the names of the sides, and those of the seats while the first deal has not drawn partners yet."""
    if draws_seats(record.rules) and not record.version:
        return tuple(seat_name(texts, record, Seat(seat)) for seat in range(record.seat_count))
    return side_names(texts, record)


def _against(texts: Texts, sides: list[str]) -> str:
    return texts("news-versus", one=sides[0], other=sides[1]) if len(sides) == 2 else texts.listed(sides)


def news_message(
    texts: Texts, notice: TableNews, record: TableRecord, *, due: datetime | None = None
) -> Message:
    """Return the news about a table, with a button to come back for players whom a computer replaces.

    ``due`` is the deadline of the player who must act.
    """
    rows: list[ComponentRow] = []
    if notice.news is News.PAUSED:
        rows += [way] if (way := way_on(texts, record)) else []
    if notice.news in {News.STANDS_IN, News.ALONE}:
        rows.append([COME_BACK.button(texts("button-come-back"), record.id, record.turn_version)])
    holder = None if notice.seat is None else record.holder_of(notice.seat)
    if notice.news is News.GONE and holder is not None and holder.is_gone and holder.player is None:
        rows.append([stand_in.button(texts("button-stand-in"), record.id, 0, holder.seat)])
    return Message(news_text(texts, notice, record, due), rows=rows)
