"""The doctor's report as an embed: grouped by table, worst first, in short lines."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.ui.administration.doctor.findings import Finding, Repair, Report, Severity, TableReport
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.words.names import table_name
from bot.ui.words.tables import table_url

_KEYS: Final = {
    Severity.OK: "doctor-mark-ok",
    Severity.WARNING: "doctor-mark-warning",
    Severity.BROKEN: "doctor-mark-broken",
}
_ROOM: Final = 3900


def finding_line(texts: Texts, finding: Finding) -> str:
    """Return the sentence of a finding behind a mark whose shape shows the severity."""
    return texts(_KEYS[finding.severity], what=texts(finding.key, **finding.facts))


def repair_label(texts: Texts, repair: Repair, table: int) -> str:
    """Return the label of a button that makes a repair."""
    number = str(table)
    match repair:
        case Repair.POST_BOARD:
            return texts("button-mend-board", number=number)
        case Repair.MOVE_HERE:
            return texts("button-mend-place", number=number)
        case Repair.REOPEN:
            return texts("button-mend-thread", number=number)


def doctor_embed(texts: Texts, report: Report) -> discord.Embed:
    """Return the embed of the whole report."""
    lines = [texts("doctor-server"), *_lines(texts, report.server)]
    ill = sorted((one for one in report.tables if one.severity > Severity.OK), key=lambda one: -one.severity)
    for table in ill:
        lines += ["", _heading(texts, table), *_lines(texts, table.findings)]
    well = len(report.tables) - len(ill)
    rest = [texts("doctor-tables-well", count=well)] if well else []
    if report.unseen:
        rest.append(texts("doctor-tables-unseen", count=report.unseen))
    if not report.tables and not report.unseen:
        rest.append(texts("doctor-no-tables"))
    description = "\n".join([*_fitting(texts, lines), "", *rest])
    return discord.Embed(title=_title(texts, report), description=description, colour=colours.PLAIN)


def _title(texts: Texts, report: Report) -> str:
    everything = [*report.server, *(finding for table in report.tables for finding in table.findings)]
    count = sum(one.severity > Severity.OK for one in everything)
    return texts("doctor-title", count=count) if count else texts("doctor-title-well")


def _heading(texts: Texts, table: TableReport) -> str:
    record = table.record
    return texts("doctor-table", table=table_name(texts, record), link=table_url(record))


def _lines(texts: Texts, findings: Sequence[Finding]) -> list[str]:
    return [finding_line(texts, finding) for finding in sorted(findings, key=lambda one: -one.severity)]


def _fitting(texts: Texts, lines: Sequence[str]) -> list[str]:
    room = _ROOM - 400
    shown: list[str] = []
    for line in lines:
        room -= limits.utf16(line) + 1
        if room < 0:
            return [*shown, texts("doctor-more")]
        shown.append(line)
    return shown
