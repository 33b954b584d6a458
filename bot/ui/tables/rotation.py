"""Rotating partners in words: how far they have come, and the points of each person."""

from collections.abc import Iterable

from bot.service.ids import UserId
from bot.service.matches.record import TableRecord, TableStatus
from bot.service.rotation.model import Rotation, RotationPlace
from bot.service.rotation.schedule import FEWEST
from bot.ui.texts import Texts, yes_no
from bot.ui.words.names import computer_name, person_name, side_names, table_name
from bot.ui.words.tables import table_url


def place_name(texts: Texts, place: RotationPlace) -> str:
    """Return the name of who holds a place, or held it last."""
    name = computer_name(place.name) if place.computer is not None else person_name(texts, place.name)
    return name or texts("name-somebody")


def rotation_lines(texts: Texts, record: TableRecord) -> list[str]:
    """Return the lines on rotating partners in the lobby; none where partners stay together."""
    rotation = record.rotation
    if rotation is None:
        return []
    if not rotation.has_begun:
        lines = [texts("rotation-plan", matches=rotation.matches, people=FEWEST + len(rotation.waiting))]
        waiting = [person_name(texts, one.name) or texts("name-somebody") for one in rotation.waiting]
    else:
        lines = [texts("rotation-match", number=rotation.number, matches=rotation.matches)]
        waiting = [place_name(texts, place) for place in rotation.sitting_out]
    if waiting:
        lines.append(texts("rotation-sits-out", names=texts.listed(waiting), count=len(waiting)))
    return lines


def standing_lines(texts: Texts, rotation: Rotation) -> list[str]:
    """Return a line for each person with points, most points first; equal points share a rank."""
    ordered = sorted(rotation.places, key=lambda place: -place.points)
    is_even = len({place.matches for place in ordered}) == 1
    lines = []
    for place in ordered:
        rank = 1 + sum(other.points > place.points for other in ordered)
        key = "rotation-standing" if is_even else "rotation-standing-matches"
        lines.append(
            texts(
                key,
                rank=rank,
                name=place_name(texts, place),
                points=texts.number(place.points),
                matches=place.matches,
            )
        )
    return lines


def result_lines(texts: Texts, rotation: Rotation) -> list[str]:
    """Return the personal totals after a match, and who has won where it was the last one."""
    title = texts("rotation-after", number=rotation.number, matches=rotation.matches)
    lines = ["", title, *standing_lines(texts, rotation)]
    if rotation.goes_on:
        return [*lines, texts("rotation-next")]
    most = max(place.points for place in rotation.places)
    winners = [place_name(texts, place) for place in rotation.places if place.points == most]
    return [*lines, texts("rotation-won", names=texts.listed(winners), count=len(winners))]


def people_of(rotation: Rotation) -> tuple[UserId, ...]:
    """Return the people who take part, also those who sit out."""
    return tuple(place.user for place in rotation.places if place.user is not None)


def next_match_text(texts: Texts, opened: TableRecord) -> str:
    """Return the message to everybody about the next match, which has opened by itself."""
    rotation = opened.rotation
    assert rotation is not None
    one, other = side_names(texts, opened)
    lines = [
        texts(
            "rotation-opened",
            number=rotation.number,
            matches=rotation.matches,
            one=one,
            other=other,
            begun=yes_no(opened.status is not TableStatus.LOBBY),
            table=table_name(texts, opened),
            place=table_url(opened),
        )
    ]
    out = [place_name(texts, place) for place in rotation.sitting_out]
    if out:
        lines.append(texts("rotation-sits-out", names=texts.listed(out), count=len(out)))
    return "\n".join([*lines, _mentions(people_of(rotation))])


def over_text(texts: Texts, rotation: Rotation) -> str:
    """Return the line above the result of the last match that tells everybody."""
    return texts("rotation-over", people=_mentions(people_of(rotation)))


def _mentions(people: Iterable[UserId]) -> str:
    return " ".join(f"<@{user}>" for user in people)
