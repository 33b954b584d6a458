"""Dates as people type them, in any language of Discord's clients: "Friday 20:00", "1.12. 19:30", "in 2 hours"."""

import re
import unicodedata
from collections.abc import Iterator
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.service.clocks.zones import minutes_of
from bot.service.evenings.model import LONGEST_AHEAD, at

LONGEST_DATE: Final = 60
_A_DAY: Final = timedelta(days=1)
_A_MINUTE: Final = timedelta(minutes=1)
_LANGUAGES: Final = (
    *("en", "de", "fr", "es", "it", "pt", "nl", "da", "fi", "sv", "nb", "pl", "cs", "hu", "ro", "hr"),
    *("bg", "el", "uk", "ru", "tr", "lt", "vi", "th", "zh", "ja", "ko", "hi", "id"),
)
"""The languages of Discord's clients. All that the library knows would take 26 MB more with the first typing error."""
_MONTH_FIRST: Final = frozenset({"en-US", "zh-CN", "zh-TW", "ja", "ko"})
_TIME: Final = re.compile(
    r"(?<![\d.:/-])(?:\b(?:at|um|om|à|às|alle|kl\.?)\s+|@\s*)?"
    r"(?P<hour>\d{1,2})(?:(?P<sign>[:.h])(?P<minute>\d{2}))?"
    r"(?:\s*(?P<half>[ap])\.?m\b\.?|\s*(?P<unit>uhr|h|o.clock|klo)\b(?:\s*(?P<after>\d{2})(?!\d))?)?"
    r"(?![\d:/-]|\.\d)",
    re.IGNORECASE,
)
_NEXT: Final = re.compile(
    r"\b(?:next|n(?:ä|ae)chste[nrs]?|prochaine?|pr[oó]xim[oa]|prossim[oa]|volgende)\b", re.IGNORECASE
)
"""Words that mean the first such weekday to some people, and the one after it to others."""
_BEFORE_A_DAY: Final = re.compile(
    r"^(?:am|den|on|this|coming|diese[nrs]?|kommende[nrs]?|le|ce|el|este|il|op|em)\s+(?=\S)", re.IGNORECASE
)
_DAY_AND_MONTH: Final = re.compile(r"\b(\d{1,2})\.(\d{1,2})\.?(?![.\d])")


def read_dates(
    typed: str, now: datetime, zone: str, locale: str = "en", *, day: date | None = None
) -> tuple[datetime, ...]:
    """Return the moments that somebody in this time zone may mean, the likeliest first; none if it is not understood.

    Several are returned where an order of day and month, or a word like "next", leaves a choice. A time alone is that
    of ``day``, else the next one. The first call imports the library and takes a while: call it in a thread.
    """
    text = _plain(typed)
    if len(text) > LONGEST_DATE:
        return ()
    words, minutes = _without_time(text)
    there = ZoneInfo(zone or "UTC")
    local = now.astimezone(there)
    if minutes is None:
        found = _relative(text, local, locale)
    elif not words:
        days = (day,) if day is not None else (local.date(), local.date() + _A_DAY)
        found = [moment for one in days if (moment := at(one, minutes, there)) > now or day][:1]
    else:
        found = [at(one, minutes, there) for one in _days(words, local, locale)]
        found = found or _relative(text, local, locale)
    found = [one for one in found if one > now] or found
    found = [one for one in found if one - now <= LONGEST_AHEAD] or found
    return tuple(dict.fromkeys(found))


def names_a_day(typed: str, now: datetime, zone: str, locale: str = "en") -> bool:
    """Return whether somebody typed a day alone, without the time that is needed. It may take a while, too."""
    words, minutes = _without_time(_plain(typed))
    return minutes is None and bool(_days(words, now.astimezone(ZoneInfo(zone or "UTC")), locale))


def _plain(typed: str) -> str:
    return " ".join("".join(map(_ascii_digit, typed)).split())


def _ascii_digit(sign: str) -> str:
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign


def _without_time(text: str) -> tuple[str, int | None]:
    """Return the words about the day, and the minutes since midnight; None without a time that a clock shows.

    The library would take the number in "Friday 20h" for a day.
    """
    found = list(_TIME.finditer(text))
    clear = [one for one in found if one["sign"] in {":", "h", "H"} or one["half"] or one["unit"]]
    # "5.12. 19.30", "Friday 8": at the end a number is a time.
    loose = [one for one in found if one.start() > 0 and one.end() == len(text)]
    for time in (clear or loose)[-1:]:
        words = f"{text[: time.start()]} {text[time.end() :]}"
        return " ".join(words.replace(",", " ").split()), minutes_of(
            time["hour"], time["minute"] or time["after"], time["half"]
        )
    return text, None


def _days(words: str, local: datetime, locale: str) -> list[date]:
    """Return the days that these words may mean."""
    words = _BEFORE_A_DAY.sub("", words.removesuffix("T"))
    bare = " ".join(_NEXT.sub(" ", words).split())
    if bare != words:
        first = [one for one in _read_days(bare, local, locale) if local.date() < one]
        if first and first[0] <= local.date() + 7 * _A_DAY:
            return [first[0], first[0] + 7 * _A_DAY]
    return list(_read_days(words, local, locale))


def _read_days(words: str, local: datetime, locale: str) -> Iterator[date]:
    if "月" in words or "월" in words:
        orders: tuple[str, ...] = ("MDY",)
    elif "." in words:
        orders = ("DMY",)
    else:
        orders = ("MDY", "DMY") if locale in _MONTH_FIRST else ("DMY", "MDY")
    # The library takes "1.12." for a time.
    words = _DAY_AND_MONTH.sub(r"\1/\2", words)
    base = local.replace(tzinfo=None)
    for order in orders:
        # A weekday is today's for the first of these, and the next one for the second.
        for preferred in ("current_period", "future"):
            parser = _parser(locale, base, DATE_ORDER=order, PREFER_DATES_FROM=preferred)
            found = parser.get_date_data(words)
            is_day = found.period in {"day", "week"} and {"month", "day"} <= set(found.parts)
            if is_day and not found.date_obj.tzinfo and MINYEAR < found.date_obj.year < MAXYEAR:
                yield found.date_obj.date()


def _relative(text: str, local: datetime, locale: str) -> list[datetime]:
    """Return the moment that is so many hours or minutes away, or in such a part of a day: "tomorrow noon"."""
    bases = [local.replace(tzinfo=None), local.replace(tzinfo=None) + _A_MINUTE]
    settings = {"PARSERS": ["relative-time"], "PREFER_DATES_FROM": "future"}
    one, other = (_parser(locale, base, **settings).get_date_data(text) for base in bases)
    moment: datetime | None = one.date_obj
    if one.period not in {"time", "part_of_day"} or moment is None or moment.tzinfo or not other.date_obj:
        return []
    if other.date_obj - moment == _A_MINUTE:
        # Hours that pass, whatever the clocks there do meanwhile.
        return [(local.astimezone(UTC) + (moment - bases[0])).replace(second=0, microsecond=0)]
    return [at(moment.date(), moment.hour * 60 + moment.minute, local.tzinfo or UTC)]


def _parser(locale: str, base: datetime, **settings: Any) -> Any:
    # Some 13 MB and a tenth of a second, for something that few ask for.
    from dateparser.date import DateDataParser  # noqa: PLC0415

    own = {"no": "nb"}.get(locale, locale.split("-", maxsplit=1)[0])
    languages = sorted(_LANGUAGES, key=lambda one: one != own)
    return DateDataParser(
        languages=languages,
        use_given_order=True,
        try_previous_locales=False,
        settings={
            "RELATIVE_BASE": base,
            "TIMEZONE": "UTC",  # it would ask for that of the machine, and fail where that is not set up well
            "PARSERS": ["relative-time", "absolute-time"],
            "RETURN_TIME_AS_PERIOD": True,
            "PREFER_LOCALE_DATE_ORDER": False,
            **settings,
        },
    )
