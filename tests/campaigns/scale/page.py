"""The figures of docs/scaling.md, worked out from what the other pages say was measured.

``python -m tests.campaigns.scale --write`` and ``python -m tests.campaigns.load --write`` bring the page up to date; a test compares it.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

from bot.gateway.discord_limits import A_SECOND
from tests.campaigns.figures import PAGE as RELIABILITY
from tests.campaigns.figures import PERFORMANCE

PAGE: Final = PERFORMANCE.with_name("scaling.md")

TURNS_A_DAY: Final = 3
"""Of each server, on average."""
BUSIEST: Final = 3
"""So many times the average are played in the busiest hour."""
SERVERS_A_SHARD: Final = 1000
SERVERS_A_PROCESS: Final = 10 * SERVERS_A_SHARD
_DAY: Final = 86_400
_SIZES: Final = {
    1: "one process, SQLite",
    100: "one process, SQLite",
    1_000: "one process, SQLite",
    10_000: "one or two processes, PostgreSQL",
    50_000: "four or five processes, PostgreSQL",
    100_000: "ten processes, PostgreSQL; see below",
}


class Measured(NamedTuple):
    """What other pages say, and how it is written there."""

    requests: float
    direct: float
    """Requests where the person is called by direct message."""
    evening: float
    """Requests where all are at the table."""
    alone: float
    """Requests of one person with computers."""
    posts: float
    edits: float
    deletions: float
    computing: str
    """For each turn."""
    click: str
    """Computing time of the services for each."""
    stored: str
    """For each turn."""
    memory: str
    """Of a process."""
    more: str
    """For each server."""
    playing: str
    """Memory while all the tables of the load act."""
    tables: str
    connecting: str
    servers: str


def measured() -> Measured:
    """From the sections that the commands have written."""
    scale, load = _section(PERFORMANCE, "scale"), _section(RELIABILITY, "load")
    known = re.search(r"^\| from the connection until all ([\d,]+) are known", scale, re.MULTILINE)
    assert known is not None
    return Measured(
        requests=float(_cell(scale, "requests for each turn")),
        direct=float(_cell(scale, "called by direct message: requests for each turn")),
        evening=float(_cell(scale, "four people in one evening: requests for each turn")),
        alone=float(_cell(scale, "one person with computers: requests for each turn")),
        posts=_number_of(scale, "POST /channels/…/messages"),
        edits=_number_of(scale, "PATCH /channels/…/messages/…"),
        deletions=_number_of(scale, "DELETE /channels/…/messages/…"),
        computing=_cell(scale, "computing time for each turn"),
        click=_cell(load, "the process computed, for each click"),
        stored=_cell(scale, "database for each turn"),
        memory=_cell(scale, "memory of a process in one server"),
        more=_cell(scale, "for each server more"),
        playing=_cell(load, "the most memory that was held"),
        tables=_cell(load, "tables"),
        connecting=_cell(scale, "from the connection until all"),
        servers=known[1],
    )


def written(page: str, figures: Measured) -> str:
    """The page with these figures in its sections; the rest of it is written by hand."""
    for name, text in (
        ("costs", _costs(figures)),
        ("requests", _requests(figures)),
        ("channels", _channels(figures)),
        ("sizes", _sizes(figures)),
        ("limit", _limit(figures)),
    ):
        begin, end = f"<!-- section {name} -->\n", f"<!-- end of {name} -->\n"
        before, _, rest = page.partition(begin)
        old, found, after = rest.partition(end)
        assert found, f"the page has no section {name}: {old[:60]}"
        page = before + begin + text + end + after
    return page


def bring_up_to_date(page: Path = PAGE) -> None:
    """Write the page anew, with what was measured last."""
    page.write_text(written(page.read_text(encoding="utf-8"), measured()), encoding="utf-8")


def _costs(figures: Measured) -> str:
    return f"""\
| | | |
| --- | --- | --- |
| requests to Discord for each turn of a person that count towards its limit, where everybody is away until called | {figures.requests} | measured |
| the same where the person is called by direct message | {figures.direct} | measured |
| the same for four people in one evening | {figures.evening} | measured |
| the same for one person with three computers, who stays, with the ends of rounds | {figures.alone} | measured |
| computing time for each turn, with everything that is looked at | {figures.computing} | measured |
| computing time of the services for each click, with what follows, {figures.tables} tables at once | {figures.click} | measured |
| database for each turn | {figures.stored} | measured |
| memory of a process, nothing played | {figures.memory} | measured |
| memory of each process that thinks for computers (`WORKER_PROCESSES`) | 35 MiB, 160 with the strong level | as `.env.example` says |
| memory for each server (40 channels, 25 roles) | {figures.more} | measured |
| memory while {figures.tables} tables act at once | {figures.playing} | measured, services alone |
| {figures.servers} servers known after connecting | {figures.connecting} | measured |

A turn means: the hand is opened, a card drawn and one discarded, a new board calls the next person, and the board before is deleted. Where
the person is called by direct message, the board is edited, and the direct message posted and deleted; one request more where the board is older than ten
minutes and posted anew. Where the next person has clicked at the table in the last two minutes, the board is only edited: one request, and one more where it is
older than ten minutes. Who then goes away without a move is called by a new board, which makes three. Laying cards down costs one edit more where it is looked
at for two seconds, or, by somebody who is not at the table, for twenty. Answers to commands and clicks
are not part of the {figures.requests}: Discord does not count them.
"""


def _requests(figures: Measured) -> str:
    turns = A_SECOND / figures.requests
    return f"""\
- **50 requests a second**, all processes together. Each process limits itself to its share, with 4 of 16 shards to a quarter, so that
  Discord does not have to refuse anything. {A_SECOND:.0f} / {figures.requests} = **{turns:.0f} turns a second**, {round(turns * 3600, -3):,.0f} an hour. Beyond that, clicks are still answered just as quickly;
  messages to tables come later, and boards that were overtaken meanwhile are posted only once. `canasta_outbox_age_seconds` shows it.
  Discord raises this limit only for bots in 150,000 servers and more.
"""


def _channels(figures: Measured) -> str:
    counted = {"post": figures.posts, "edit": figures.edits, "deletion": figures.deletions}
    *most, last = [_counted(number, what) for what, number in counted.items() if round(number)]
    return f"""\
- **Messages and edits in one channel** have limits of their own, about 5 messages in 5 seconds; edits of messages older than an hour are slower
  still, which is why a board is reposted rather than edited. Each table with a thread has these limits to itself: a turn
  makes {", ".join(most)} and {last}, so a table takes a turn every {max(1.0, figures.posts):.0f} seconds, more than people do. Tables without threads share
  those of their channel.
"""


def _sizes(figures: Measured) -> str:
    lines = """\
| servers | shards | turns a second, busiest hour | requests a second | computing, of one core | memory | database a year | run |
| --: | --: | --: | --: | --: | --: | --: | --- |
"""
    for servers, how in _SIZES.items():
        turns = servers * TURNS_A_DAY * BUSIEST / _DAY
        requests = turns * figures.requests
        processes = max(1.0, servers / SERVERS_A_PROCESS)
        memory = processes * _in_mebibytes(figures.memory) + servers * _in_mebibytes(figures.more)
        cells = (
            f"{servers:,}",
            f"{max(1, servers // SERVERS_A_SHARD)}",
            _rounded(turns, 1),
            f"**{_rounded(requests)}**" if requests > A_SECOND else _rounded(requests),
            f"{turns * float(figures.computing.split()[0]) / 10:.0f}%",
            f"{_rounded(memory / 1024)} GiB",
            _size(servers * TURNS_A_DAY * 365 * _in_mebibytes(figures.stored)),
            how,
        )
        lines += f"| {' | '.join(cells)} |\n"
    return lines


def _limit(figures: Measured) -> str:
    limit = A_SECOND / figures.requests * _DAY / TURNS_A_DAY / BUSIEST
    return f"""\
- **Beyond {round(limit, -3):,.0f} servers of this kind the limit of 50 requests a second is reached in the busiest hours.** Nothing is
  lost and clicks are answered, but calls and boards come late, and more of them are combined. If you plan for that size, talk to
  Discord first: this is the one limit that more machines do not help with.
"""


def _section(page: Path, name: str) -> str:
    text = page.read_text(encoding="utf-8")
    return text.partition(f"<!-- section {name} -->")[2].partition(f"<!-- end of {name} -->")[0]


def _cell(section: str, what: str) -> str:
    found = re.search(rf"^\| {re.escape(what)}(?:[ ,][^|]*)? \| ([^|]+) \|$", section, re.MULTILINE)
    assert found is not None, f"nothing was measured that is called {what!r}"
    return found[1]


def _number_of(section: str, kind: str) -> float:
    """How many such requests a turn makes; those that none makes are not in the table."""
    what = f"of these: {kind}"
    return float(_cell(section, what)) if f"| {what} |" in section else 0.0


def _counted(number: float, what: str) -> str:
    return f"{number:.0f} {what}" + ("" if round(number) == 1 else "s")


def _rounded(number: float, digits: int = 2) -> str:
    """With so many digits that count."""
    return f"{float(f'{number:.{digits}g}'):.5f}".rstrip("0").rstrip(".")


def _in_mebibytes(told: str) -> float:
    number, unit = told.split()
    return float(number.replace(",", "")) * {"KiB": 1 / 1024, "MiB": 1.0, "GiB": 1024.0}[unit]


def _size(mebibytes: float) -> str:
    return f"{_rounded(mebibytes)} MiB" if mebibytes < 100 else f"{_rounded(mebibytes / 1024)} GiB"
