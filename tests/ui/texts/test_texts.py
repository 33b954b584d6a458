import ast
import copy
import re
from collections import Counter
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.ui.texts import Catalog, CatalogError, Texts, Word, catalog, locales, texts_for
from tests.support import catalogs
from tests.support.catalogs import wrong_variables

ROOT = Path(__file__).parents[3]
SOURCES = sorted([*ROOT.glob("bot/ui/**/*.py"), *ROOT.glob("cogs/**/*.py")])


def keys_named(path):
    """The keys that a file asks its texts for: whole ones, and patterns for those it puts together."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in {"texts", "_texts", "word"}:
            continue
        yield from keys_in(node.args[0])


def keys_in(argument):
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield re.escape(argument.value)
    elif isinstance(argument, ast.IfExp):
        yield from keys_in(argument.body)
        yield from keys_in(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in argument.values
        )


@pytest.mark.parametrize("locale", locales())
def test_every_catalog_can_be_read(locale):
    one = catalog(locale)
    assert one.keys
    for key in one.keys:
        one.parse(key)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_text_that_is_asked_for_exists(path):
    known = catalog("en").keys
    missing = [key for key in keys_named(path) if not any(re.fullmatch(key, one) for one in known)]
    assert missing == []


def test_no_text_multiplies():
    """Ranks are numbers, too: "five 7s", not "7×5"."""
    written = [*SOURCES, *ROOT.glob("bot/ui/texts/*/*.ftl")]
    assert len(written) > len(SOURCES)
    assert [path.name for path in written if "×" in path.read_text(encoding="utf-8")] == []


def test_every_text_is_asked_for():
    """By its whole key, or by the beginning of it where the rest is put together."""
    files = [*SOURCES, *ROOT.glob("bot/cli/*.py"), *ROOT.glob("bot/ui/texts/en/*.ftl")]
    asking = "\n".join(path.read_text(encoding="utf-8") for path in files)
    # Once it stands where it is written.
    named = Counter(re.findall(r"[a-z0-9-]+", asking))
    begun = tuple(set(re.findall(r"\"([a-z-]+-)[{\"]", asking)))
    assert [key for key in catalog("en").keys if named[key] < 2 and not key.startswith(begun)] == []


@pytest.mark.parametrize("locale", locales())
def test_a_translation_has_no_text_that_nobody_asks_for(locale):
    assert catalog(locale).keys <= catalog("en").keys


def test_the_nearest_language_is_chosen_and_english_is_the_last_resort():
    assert texts_for(discord.Locale.british_english).locale == "en"
    assert texts_for("en-US").locale == "en"
    assert texts_for(discord.Locale.japanese).locale == "en"
    assert texts_for(None).locale == "en"
    assert texts_for("../../etc").locale == "en"
    assert texts_for() is texts_for("en")


def test_a_missing_key_is_an_error_but_no_exception(no_logged_errors):
    no_logged_errors.expect("no text no-such-key in catalog en")
    assert texts_for()("no-such-key") == "no-such-key"
    assert len(no_logged_errors.records) == 1
    assert not texts_for().has("no-such-key")


def test_a_missing_argument_is_an_error_but_no_exception(no_logged_errors):
    no_logged_errors.expect("text name-table in catalog en")
    assert texts_for()("name-table").startswith("Table")
    assert len(no_logged_errors.records) == 1


def test_numbers_lists_and_choices():
    texts = texts_for()
    assert texts.number(12345) == "12,345"
    assert texts.number(-1065) == "−1,065"
    assert texts("board-side", side="Ana", total=-1065) == "Ana · −1,065 points"
    assert texts("board-side", side="Ana", total=1065) == "Ana · 1,065 points"
    assert texts.listed([]) == ""
    assert texts.listed(["a"]) == "a"
    assert texts.listed(["a", "b", "c"]) == "a, b and c"
    assert texts.alternatives(["a", "b", "c"]) == "a, b or c"


def test_one_of_a_thing_is_no_plural():
    texts = texts_for()
    facts = {"wilds": 1, "threes": 1, "their_wilds": 2, "their_threes": 0}
    assert texts("review-cards", **facts).endswith(
        "your side one wild card and one red three, the others 2 and 0."
    )
    assert texts("event-pile-recycled", stock=1).endswith("a new stock of one card")
    assert texts("event-pile-turned-over", stock=2).endswith("a new stock of 2 cards")
    assert "one card" in texts("daily-counts", stock=1, left=1, partner=2, right=3)
    packs = {"seats": 4, "sides": 2, "members": 2, "packs": 2}
    assert "2 packs with one joker." in texts("rules-deal-partners", jokers=1, **packs)
    assert "2 packs with no jokers." in texts("rules-deal-partners", jokers=0, **packs)


def test_what_a_catalog_lacks_comes_from_the_english_one(monkeypatch):
    half = Catalog("de", [("a.ftl", "name-table = Tisch { $number }")], catalog("en"))
    texts = Texts("en")
    monkeypatch.setattr(texts, "_catalog", half)
    assert texts("name-table", number="7") == "Tisch 7"
    assert texts("name-seat", number="7") == "Seat 7"


@pytest.mark.parametrize(
    "files, complaint",
    [
        ([("a.ftl", "one = 1\none = 2")], "one stands in a.ftl too"),
        ([("a.ftl", "one = 1"), ("b.ftl", "one = 2")], "b.ftl: one stands in a.ftl too"),
        ([("a.ftl", "fine = 1\nnot fluent at all")], "not fluent"),
    ],
)
def test_a_broken_catalog_is_refused_whole(files, complaint):
    with pytest.raises(CatalogError, match=complaint):
        Catalog("en", files)


def test_a_broken_text_is_an_error_but_no_exception(monkeypatch, no_logged_errors):
    broken = Catalog("en", [("a.ftl", "list = first\n    **second**\nother = { list }, third")])
    for key in ("list", "other"):
        with pytest.raises(CatalogError, match=r"list: .*second"):
            broken.parse(key)
    texts = Texts("en")
    monkeypatch.setattr(texts, "_catalog", broken)
    no_logged_errors.expect("text list in catalog en: en: list: ")
    assert texts("list") == "list"
    assert len(no_logged_errors.records) == 1


def test_a_sentence_asks_for_the_form_of_a_word(monkeypatch):
    lines = (
        "rank-king = { $form ->\n    [dative] Königen\n    [gender] m\n   *[plain] Könige\n}",
        "numbered = { WORD($name, $form) } (Nr. { $meld })",
        'to = zu den { WORD($rank, "dative") }',
        'gender = { WORD($rank, "gender") ->\n    [m] der\n   *[f] die\n}',
        "plain = { $rank }",
    )
    texts = Texts("en")
    monkeypatch.setattr(texts, "_catalog", Catalog("de", [("a.ftl", "\n".join(lines))]))
    kings = texts.word("rank-king")
    assert kings == "Könige"
    assert texts("plain", rank=kings) == "Könige"
    assert texts("to", rank=kings) == "zu den Königen"
    assert texts("gender", rank=kings) == "der"
    assert texts("to", rank=texts.word("numbered", name=kings, meld="2")) == "zu den Königen (Nr. 2)"
    assert texts("to", rank="7–10") == "zu den 7–10"


def test_words_that_read_alike_are_told_apart():
    lines = (
        "one = { $form ->\n    [of] of the one\n   *[plain] same\n}",
        "two = { $form ->\n    [of] of the two\n   *[plain] same\n}",
        'asked = { WORD($what, "of") }',
    )
    alike = Catalog("en", [("a.ftl", "\n".join(lines))])
    assert alike.format("asked", {"what": Word("same", "one")}) == ("of the one", [])
    assert alike.format("asked", {"what": Word("same", "two")}) == ("of the two", [])


def test_a_list_of_words_has_their_forms(monkeypatch):
    lines = (
        "kings = { $form ->\n    [dative] { $count } Königen\n   *[plain] { $count } Könige\n}",
        'counted-with = { WORD($cards, $form) } mit { WORD($others, "dative") }',
        'with = mit { WORD($cards, "dative") }',
    )
    texts = Texts("en")
    german = Catalog("de", [("a.ftl", "\n".join(lines))])
    monkeypatch.setattr(texts, "_catalog", german)
    monkeypatch.setattr(texts, "_babel", german.babel)
    two, three = (texts.word("kings", count=count) for count in (2, 3))
    assert texts.listed([two, "K♥"]) == "2 Könige und K♥"
    assert texts("with", cards=texts.listed([two, "K♥"])) == "mit 2 Königen und K♥"
    assert texts("with", cards=texts.alternatives([two, three])) == "mit 2 Königen oder 3 Königen"
    assert texts("with", cards=texts.with_commas([two, texts.listed([two, three])])) == (
        "mit 2 Königen, 2 Königen und 3 Königen"
    )
    both = texts.word("counted-with", cards=two, others=texts.listed([three, three]))
    assert both == "2 Könige mit 3 Königen und 3 Königen"
    assert texts("with", cards=both) == "mit 2 Königen mit 3 Königen und 3 Königen"
    assert copy.deepcopy(two).origin == two.origin


@pytest.mark.parametrize("locale", locales())
def test_a_translation_has_the_variables_of_the_english_text(locale):
    assert list(wrong_variables(locale)) == []


def test_wrong_variables_and_missing_texts_are_told(monkeypatch, tmp_path):
    for locale, content in {
        "en": "a = { $one } and { $two }\nb = B { a }\nc = { $n ->\n    [one] one\n   *[other] some\n}\n",
        "xx": "a = { $one } { $three }\nb = { $one }\nc = some\nd = new\n",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(content)
    monkeypatch.setattr(catalogs, "CATALOGS", tmp_path)
    messages_of = cache(catalogs.messages_of.__wrapped__)
    monkeypatch.setattr(catalogs, "messages_of", messages_of)
    assert set(wrong_variables("xx")) == {
        ("a", "$three is unknown"),
        ("a", "$two is missing"),
        ("d", "no such text in English"),
    }
    (tmp_path / "xx" / "a.ftl").write_text("a = { $one } { $two }\n")
    messages_of.cache_clear()
    assert catalogs.missing_in("xx") == ["b", "c"]
