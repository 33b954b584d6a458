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
