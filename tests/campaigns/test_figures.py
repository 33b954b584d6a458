from datetime import date
from pathlib import Path

from tests.campaigns.figures import PAGE, table, write_section

DAY = date(2026, 3, 4)


def test_a_section_replaces_itself_and_leaves_the_others(tmp_path: Path) -> None:
    page = tmp_path / "reliability.md"
    write_section("load", "Load", "measure load", ["fast"], page=page, today=DAY)
    write_section("fairness", "Fair", "measure deals", table([("deals", 12345)]), page=page, today=DAY)
    write_section("another", "Another", "measure more", ["`<!-- odd -->`"], page=page, today=DAY)
    before = page.read_text(encoding="utf-8")
    write_section("load", "Load", "measure load", ["faster"], page=page, today=DAY)
    after = page.read_text(encoding="utf-8")
    assert after == before.replace("\nfast\n", "\nfaster\n") != before
    assert "| deals | 12,345 |" in after
    places = [after.index(f"<!-- section {name} -->") for name in ("fairness", "load", "another")]
    assert places == sorted(places)
    assert "`measure load`, 2026-03-04" in after


def test_the_page_is_as_the_commands_write_it(tmp_path: Path) -> None:
    if not PAGE.exists():
        return
    text = PAGE.read_text(encoding="utf-8")
    copy = tmp_path / PAGE.name
    copy.write_text(text, encoding="utf-8")
    write_section("of-this-test", "Test", "none", ["nothing"], page=copy, today=DAY)
    added = copy.read_text(encoding="utf-8")
    start = added.index("\n<!-- section of-this-test -->")
    end = added.index("<!-- end of of-this-test -->\n") + len("<!-- end of of-this-test -->\n")
    assert added[:start] + added[end:] == text
