"""The pages for people say what the program does."""

import importlib.util
import re
from pathlib import Path

import pytest

from bot.config import Settings
from bot.storage.schema import metadata

ROOT = Path(__file__).parents[2]
BUTTONS = ROOT / "bot" / "ui" / "texts" / "en" / "panels.ftl"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md"))]


@pytest.fixture
def privacy():
    return (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")


def test_the_privacy_page_names_every_table_of_the_database_and_no_other(privacy):
    rows = re.findall(r"^\| (`[^|]*`) \|", privacy, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == set(metadata.tables)


def test_the_privacy_page_says_how_long_what_is_kept(privacy):
    usual = Settings.model_fields["removed_servers_kept_days"].default
    assert f"{usual} days after the bot was removed" in privacy
    for setting in ("REMOVED_SERVERS_KEPT_DAYS", "CLOSED_TABLES_KEPT_DAYS"):
        assert setting.lower() in Settings.model_fields
        assert setting in privacy


def test_the_page_of_settings_names_every_setting_and_no_other():
    table = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    named = set(
        re.findall(
            r"`([A-Z][A-Z_]+)`", "\n".join(row.split("|")[1] for row in table.splitlines() if "|" in row)
        )
    )
    assert named == {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_and_tells_to_type_is_there(page):
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
        assert (page.parent / target).exists(), target
    for module in re.findall(r"python -m ([\w.]+)", text):
        assert importlib.util.find_spec(module) is not None, module
    made = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for target in re.findall(r"(?:`|```\n)make ([a-z-]+)", text):
        assert target in made, target


def test_the_index_leads_to_every_page():
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in ROOT.glob("docs/*.md")} - {"README.md"}
    assert {page for page in pages if f"({page})" not in index} == set()


def test_every_decision_that_the_code_names_is_told():
    told = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    for path in [*ROOT.glob("bot/canasta/**/*.py"), *ROOT.glob("tests/**/*.py")]:
        for number in re.findall(r"(?i)\b(?:matrix|decision) (D\d\d)\b", path.read_text(encoding="utf-8")):
            assert f"| {number} |" in told, (path.name, number)


def test_the_buttons_that_the_readme_tells_to_press_are_there():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"\*\*(.+?)\*\*", readme.partition("\n## Try it")[2].partition("\n## ")[0])
    labels = re.findall(r"^button-[\w-]+ = (.+)$", BUTTONS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) > 2
    assert [label for label in told if not any(one.endswith(label) for one in labels)] == []


def test_the_changelog_names_the_newest_schema_of_the_database():
    """docs/operations.md sends operators there to learn whether a version needs a newer one."""
    newest = max(int(path.name[:4]) for path in (ROOT / "bot/storage/migrations/versions").glob("0*.py"))
    first = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    assert f"schema {newest}" in first


@pytest.mark.parametrize("page", ["privacy.md", "terms.md"])
def test_what_the_operator_has_to_fill_in_is_marked_and_the_readme_leads_there(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert re.search(r"\*\*\[OPERATOR: [A-Z, -]+\]\*\*", text)
    assert f"(docs/{page})" in (ROOT / "README.md").read_text(encoding="utf-8")
