"""The pages for people say what the program does."""

import re
from pathlib import Path

import pytest

from bot.config import Settings
from bot.storage.schema import metadata

ROOT = Path(__file__).parents[1]


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


def test_the_readme_names_every_setting_and_no_other():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("\n## Settings\n")[2].partition("\n## ")[0]
    named = set(
        re.findall(
            r"`([A-Z][A-Z_]+)`", "\n".join(row.split("|")[1] for row in table.splitlines() if "|" in row)
        )
    )
    assert named == {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize("page", ["operations.md", "scaling.md"])
def test_the_links_of_the_operator_s_pages_lead_somewhere(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (ROOT / "docs" / target).exists(), target
    assert f"(docs/{page})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["privacy.md", "terms.md"])
def test_what_the_operator_has_to_fill_in_is_marked_and_the_readme_leads_there(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert re.search(r"\*\*\[OPERATOR: [A-Z, -]+\]\*\*", text)
    assert f"(docs/{page})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["privacy.md", "terms.md"])
def test_the_links_of_the_pages_lead_somewhere(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (ROOT / "docs" / target).is_file(), target
