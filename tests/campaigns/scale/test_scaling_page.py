"""docs/scaling.md says what was measured, and its arithmetic adds up."""

import re
from pathlib import Path

import pytest

from bot.gateway.discord_limits import A_SECOND
from tests.campaigns.scale.page import bring_up_to_date, written
from tests.campaigns.scale.page import measured as figures_elsewhere

PAGE = (Path(__file__).parents[3] / "docs" / "scaling.md").read_text(encoding="utf-8")
DAY = 86_400
TURNS_A_DAY, BUSIEST = 3, 3


def measured(what: str) -> float:
    found = re.search(rf"^\| {re.escape(what)}[^|]*\| ([\d.]+)", PAGE, re.MULTILINE)
    assert found is not None, what
    return float(found[1])


def rows() -> list[list[float]]:
    lines = re.findall(r"^\| ([\d,]+) \| (.*) \|$", PAGE, re.MULTILINE)
    found = []
    for servers, rest in lines:
        cells = [cell.strip(" *%") for cell in rest.split("|")]
        size, unit = cells[5].split()
        mebibytes = float(size) * (1024 if unit == "GiB" else 1)
        memory = float(cells[4].split()[0])
        found.append([float(servers.replace(",", "")), *map(float, cells[:4]), memory, mebibytes])
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]:.0f} servers")
def test_each_row_follows_from_what_was_measured(row):
    servers, shards, turns, requests, computing, memory, stored = row
    assert shards == max(1, servers // 1000)
    busiest = servers * TURNS_A_DAY * BUSIEST / DAY
    assert turns == pytest.approx(busiest, rel=0.1)
    assert requests == pytest.approx(busiest * measured("requests to Discord for each turn"), rel=0.2)
    assert computing == pytest.approx(busiest * measured("computing time for each turn") / 10, abs=0.6)
    # Ten shards to a process.
    processes = max(1.0, servers / 10_000)
    needed = processes * measured("memory of a process") + servers * measured("memory for each server") / 1024
    assert memory == pytest.approx(needed / 1024, rel=0.15)
    year = servers * TURNS_A_DAY * 365 * measured("database for each turn") / 1024
    assert stored == pytest.approx(year, rel=0.15)


def test_a_turn_costs_no_more_requests_than_it_may():
    assert measured("requests to Discord for each turn") <= 2.5
    assert measured("the same where the person is called by direct message") <= 3.5


def test_there_are_rows_from_one_server_to_a_hundred_thousand():
    assert [rows()[0][0], rows()[-1][0]] == [1, 100_000]


def test_where_the_limit_lies_is_told():
    turns = A_SECOND / measured("requests to Discord for each turn")
    assert f"**{turns:.0f} turns a second**" in PAGE
    limit = turns * DAY / TURNS_A_DAY / BUSIEST
    told = re.search(r"Beyond ([\d,]+) servers", PAGE)
    assert told is not None
    assert int(told[1].replace(",", "")) == pytest.approx(limit, rel=0.02)


def test_the_page_has_the_figures_that_the_commands_have_written_elsewhere():
    assert written(PAGE, figures_elsewhere()) == PAGE, (
        "bring it up to date: python -m tests.campaigns.scale --write, or what it calls"
    )


def test_new_figures_change_what_follows_from_them_and_nothing_else(tmp_path):
    page = tmp_path / "scaling.md"
    page.write_text(PAGE, encoding="utf-8")
    bring_up_to_date(page)
    assert page.read_text(encoding="utf-8") == PAGE
    later = written(PAGE, figures_elsewhere()._replace(requests=10.0, posts=1.2, edits=0.8, memory="300 MiB"))
    assert "50 / 10.0 = **5 turns a second**, 18,000 an hour." in later
    assert "Beyond 48,000 servers" in later
    assert "makes 1 post, 1 edit and" in later
    assert "makes 1 post and 1 deletion" in PAGE
    assert "| 10,000 | 10 | 1 | 10 |" in later
    changed = [line for line in later.splitlines() if line not in PAGE.splitlines()]
    assert len(changed) == 3 + 1 + 1 + 1 + 6
    assert written(later, figures_elsewhere()) == PAGE
