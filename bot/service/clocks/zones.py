"""Search for time zones: by a place, or by the current time there.

Cities and countries come from the time zone database itself (the ``tzdata`` package, which also serves machines that
have no zone files); ``zone_places`` adds other names of places.
"""

import difflib
import re
import unicodedata
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from importlib import resources
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.service.clocks.zone_places import OTHER_NAMES, WELL_KNOWN

MOST_FOUND: Final = 25
"""The largest number of results: as many as a menu shows."""

_DAY_MINUTES: Final = 24 * 60
_TOLERANCE: Final = 30
"""The minutes by which a clock may be wrong, or an answer rounded."""

_TIME: Final = re.compile(
    r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*([ap])?\.?\s*(?:m\.?|uhr|h|o'clock)?", re.IGNORECASE
)
# An hour of one digit, or 10 to 12, that does not say which half of the day is meant.
_EITHER_HALF: Final = re.compile(r"(?:[1-9]|1[0-2])(?!\d)(?!.*[apAP]\.?m)")
_AHEAD: Final = re.compile(r"(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
_FOUR_DIGITS: Final = re.compile(r"(\d{2})(\d{2})")
_WHOLE: Final = 10
_INSIDE: Final = 30
"""Score limits: below ``_WHOLE`` the whole name was typed, from ``_INSIDE`` on only a part within it."""
_SHORTEST_MISSPELT: Final = 4
"""The letters from which a name that is spelt nearly alike is understood."""
_ASIDE: Final = str.maketrans(
    {"ł": "l", "ø": "o", "ß": "ss", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "’": "'"}
)


class Zone(Struct, frozen=True):
    """A time zone with its city and its country."""

    name: str
    """The IANA name."""
    city: str
    country: str = ""

    def minutes_ahead(self, moment: datetime) -> int:
        """Return the offset from UTC in minutes at this moment."""
        return round(
            (moment.astimezone(_rules_of(self.name)).utcoffset() or timedelta(0)) / timedelta(minutes=1)
        )


@cache
def _rules_of(zone: str) -> ZoneInfo:
    """Return when the clocks of a zone change. ``ZoneInfo`` itself keeps eight of them; a search asks for all."""
    return ZoneInfo(zone)


def named(name: str) -> Zone | None:
    """Return the zone of this IANA name, in any capitalisation; old names are understood."""
    return _by_name().get(name.strip().casefold().replace(" ", "_"))


def find(text: str, limit: int = MOST_FOUND) -> tuple[Zone, ...]:
    """Return the zones that a place may mean, the likeliest first; the best known ones for an empty text."""
    wanted = _folded(text)
    # Old names without a slash are abbreviations, which stand for more than one zone: CET is not Brussels alone.
    exact = named(text) if "/" in text else None
    if not wanted:
        return _known()[:limit]
    found: dict[str, tuple[int, int]] = {}
    for spelling, zone, weight in _spellings():
        score = _score(wanted, spelling)
        if score is not None:
            rank = (score + weight, _fame(zone))
            found[zone] = min(rank, found.get(zone, rank))
    if any(score < _WHOLE for score, _ in found.values()):
        found = {zone: rank for zone, rank in found.items() if rank[0] < _INSIDE}
    if exact is not None:
        found[exact.name] = (-1, 0)
    if not found and len(wanted) >= _SHORTEST_MISSPELT:
        words = [spelling for spelling, _, _ in _spellings()]
        for place, near in enumerate(difflib.get_close_matches(wanted, words, limit, 0.75)):
            for spelling, zone, _ in _spellings():
                if spelling == near:
                    found.setdefault(zone, (place, _fame(zone)))
    by_name = _by_name()
    return tuple(
        by_name[zone.casefold()] for zone in sorted(found, key=lambda zone: (found[zone], zone))[:limit]
    )


def read_time(text: str) -> int | None:
    """Return a time of day as minutes since midnight: ``14:35``, ``2:35 pm``, ``1435``, ``2pm``; None if invalid."""
    tidy = text.strip()
    digits = _FOUR_DIGITS.fullmatch(tidy)
    match = digits or _TIME.fullmatch(tidy)
    if match is None:
        return None
    return minutes_of(match[1], match[2], None if digits else match[3])


def minutes_of(hours: str, minutes: str | None, half: str | None) -> int | None:
    """Return a time of day as minutes since midnight; ``half`` begins with a or p. None if there is no such time."""
    hour, minute = int(hours), int(minutes or 0)
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half.lower() == "p" else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def at_time(minutes: int, now: datetime, limit: int = MOST_FOUND) -> tuple[Zone, ...]:
    """Return the zones where it is this time of day now, or nearest to it, best known first.

    Zones that differ only in summer or only in the date are all among them.
    """
    moment = now.astimezone(ZoneInfo("UTC"))
    ahead = minutes - (moment.hour * 60 + moment.minute)
    off_by = {zone: _apart(zone.minutes_ahead(moment), ahead) for zone in _known()}
    nearest = min(off_by.values())
    if nearest > _TOLERANCE:
        return ()
    return tuple(zone for zone, off in off_by.items() if off == nearest)[:limit]


def search(text: str, now: datetime, limit: int = MOST_FOUND) -> tuple[Zone, ...]:
    """Return the zones that match a place, the current local time, or an offset such as ``UTC+2``; none for a text
    without letters and digits.
    """
    ahead = _AHEAD.fullmatch(text.strip())
    if ahead is not None:
        shift = (int(ahead[2]) * 60 + int(ahead[3] or 0)) * (-1 if ahead[1] in "-−" else 1)
        moment = now.astimezone(ZoneInfo("UTC"))
        return tuple(zone for zone in _known() if zone.minutes_ahead(moment) == shift)[:limit]
    minutes = read_time(text)
    if minutes is None:
        return find(text, limit) if _folded(text) else ()
    found = at_time(minutes, now, limit)
    if not _EITHER_HALF.match(text.strip()):
        return found
    # "2:35" may be in the afternoon: half of the places for each.
    other = at_time((minutes + _DAY_MINUTES // 2) % _DAY_MINUTES, now, limit)
    return (*found[: max(limit - limit // 2, limit - len(other))], *other)[:limit]


def _apart(one: int, other: int) -> int:
    """Return the minutes between two times of day, the shorter way around the clock."""
    return abs((one - other + _DAY_MINUTES // 2) % _DAY_MINUTES - _DAY_MINUTES // 2)


# ------------------------------------------------------------------------------------------------------- the tables


@cache
def _known() -> tuple[Zone, ...]:
    """Return every inhabited zone and UTC, best known first."""
    countries = dict(_rows("iso3166.tab"))
    zones = {}
    for row in _rows("zone.tab"):
        zones[row[2]] = Zone(row[2], _city(row[2]), countries.get(row[0], ""))
    by_fame = sorted(zones.values(), key=lambda zone: (_fame(zone.name), zone.city))
    return (*by_fame, Zone("UTC", "UTC"))


@cache
def _by_name() -> dict[str, Zone]:
    """Return the zones by their name in lower case; old names lead to the zone that they became."""
    zones = {zone.name.casefold(): zone for zone in _known()}
    for line in _lines("tzdata.zi"):
        kind, *words = line.split()
        if kind == "L" and (target := zones.get(words[0].casefold())) is not None:
            zones.setdefault(words[1].casefold(), target)
    return zones


@cache
def _spellings() -> tuple[tuple[str, str, int], ...]:
    """Return rows of a name, its zone, and the penalty of this name compared with a city of the same name."""
    rows = []
    for zone in _known():
        rows.append((_folded(zone.city), zone.name, 0))
        if zone.country:
            rows.append((_folded(zone.country), zone.name, 1))
            rows.append((_folded(f"{zone.city} {zone.country}"), zone.name, 2))
        rows.append((_folded(zone.name), zone.name, _INSIDE))
    rows += [(_folded(name), zone, 1) for name, zone in OTHER_NAMES]
    return tuple(rows)


def _score(wanted: str, spelling: str) -> int | None:
    """Return the score of a match, lower is better; None for no match.

    The best is the whole name, then its beginning, the beginning of a word, any other part.
    """
    if wanted == spelling:
        return 0
    if spelling.startswith(wanted):
        return _WHOLE
    if f" {wanted}" in spelling:
        return 2 * _WHOLE
    return _INSIDE if len(wanted) > 3 and wanted in spelling else None


def _folded(text: str) -> str:
    """Return the text in lower case without accents, words separated by one blank: "São Paulo" equals "sao_paulo"."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_ASIDE))
    letters = "".join(
        sign if sign.isalnum() else " "
        for sign in plain
        if not unicodedata.combining(sign) and sign not in "'."
    )
    return " ".join(letters.split())


@cache
def _fame(zone: str) -> int:
    return WELL_KNOWN.index(zone) if zone in WELL_KNOWN else len(WELL_KNOWN)


def _city(name: str) -> str:
    """Return the city in a zone's name: "Buenos Aires" of ``America/Argentina/Buenos_Aires``."""
    return name.rpartition("/")[2].replace("_", " ")


def _rows(name: str) -> Iterator[list[str]]:
    return (line.split("\t") for line in _lines(name))


def _lines(name: str) -> list[str]:
    text = resources.files("tzdata").joinpath("zoneinfo", name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
