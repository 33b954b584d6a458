"""The pages for people say what the program does."""

import importlib.util
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.config import Settings
from bot.storage.schema import metadata
from tests.screenshots.listing import FRAMED

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


@pytest.fixture
def guide():
    return (ROOT / "docs" / "development.md").read_text(encoding="utf-8")


def test_the_files_that_the_guide_for_developers_names_are_there(guide):
    files = [
        *ROOT.glob("*"),
        *(path for top in (".ci", "bot", "cogs", "docs", "tests") for path in (ROOT / top).rglob("*")),
    ]
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in files]
    named = re.findall(r"`((?:[\w.-]+/)+[\w.-]*|[a-z_-]+\.(?:py|ftl|md|toml))`", guide)
    assert len(named) > 80
    assert [name for name in named if not any(path.endswith(f"/{name.rstrip('/')}") for path in there)] == []


def test_the_names_on_the_way_of_a_click_are_in_the_files_named_beside_them(guide):
    way = guide.partition("\n## One click")[2].partition("\n## ")[0]
    code = "\n".join(
        (ROOT / path).read_text(encoding="utf-8")
        for path in set(re.findall(r"`((?:bot|cogs)/[\w/]+\.py)`", way))
    )
    names = {part for name in re.findall(r"`([A-Za-z_.]+)`", way) for part in name.split(".")}
    assert len(names) > 30
    assert {name for name in names if not re.search(rf"\b{name}\b", code)} == set()


def test_the_picture_of_the_layers_shows_their_imports(guide):
    arrows = re.findall(
        r"^ +(\w+)(?:\[.*\])? --> (\w+)", guide.partition("```mermaid")[2].partition("```")[0], re.MULTILINE
    )
    layers = {layer for arrow in arrows for layer in arrow}
    imported = {layer: imports_of(layer) & layers - {layer} for layer in layers}
    assert {arrow for arrow in arrows if arrow[1] not in imported[arrow[0]]} == set()
    below: dict[str, set[str]] = {
        layer: {lower for upper, lower in arrows if upper == layer} for layer in layers
    }
    for _ in layers:
        below = {layer: under.union(*(below[lower] for lower in under)) for layer, under in below.items()}
    assert {
        layer: sorted(found - below[layer]) for layer, found in imported.items() if found - below[layer]
    } == {}


def imports_of(layer: str) -> set[str]:
    """Return the packages of the bot that the modules of a layer import."""
    home = ROOT / "cogs" if layer == "cogs" else ROOT / "bot" / layer
    modules = [*home.rglob("*.py")] if home.is_dir() else [home.with_suffix(".py")]
    code = "\n".join(module.read_text(encoding="utf-8") for module in modules)
    return set(re.findall(r"^\s*(?:from|import) bot\.(\w+)", code, re.MULTILINE))


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


def test_the_texts_of_the_listing_fit_and_its_pictures_are_there():
    listing = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
    short, long, tags = re.findall(r"```\n(.*?)\n```", listing, re.DOTALL)
    assert len(short) <= 120
    assert "\n" not in short
    assert 400 < len(long) < 2_000
    # As Discord's OpenAPI document has it.
    assert len(tags.splitlines()) <= 5
    assert all(len(tag) <= 20 for tag in tags.splitlines())
    labels = re.findall(r"^button-[\w-]+ = (.+)$", BUTTONS.read_text(encoding="utf-8"), re.MULTILINE)
    pressed = re.findall(r"\*\*(.+?)\*\*", long.splitlines()[-1])
    assert len(pressed) == 3
    assert [label for label in pressed if not any(one.endswith(label) for one in labels)] == []
    told = dict(re.findall(r"\(images/listing/([a-z]+\.png)\) \| (\d+ x \d+) \|", listing))
    assert {"banner.png", *(f"{framed.name}.png" for framed in FRAMED)} == set(told)
    for name, size in told.items():
        path = ROOT / "docs" / "images" / "listing" / name
        with Image.open(path) as picture:
            assert f"{picture.width} x {picture.height}" == size
        assert path.stat().st_size < 100_000
