"""The glossary: all its words, each of which a game or a text of the bot uses, on pages that fit a phone."""

import re
from pathlib import Path

import pytest

from bot.canasta.phases.dealing import minimum_at
from bot.canasta.rules.presets import PRESETS, rules_of
from bot.ui import texts as catalogs
from bot.ui.help.pages import TOPICS, help_embed, topic_pages
from bot.ui.texts import texts_for
from tests.support.as_text import as_text

texts = texts_for()
GLOSSARY = (help_embed(texts, "words").description or "").casefold()
EXPLAINED = set(re.findall(r"\*\*([^*]+?):?\*\*", GLOSSARY))

WORDS = (
    *(
        "meld",
        "canasta",
        "wild",
        "natural",
        "natural canasta",
        "mixed",
        "natural pair",
        "stock",
        "pile",
        "upcard",
    ),
    *("frozen", "red three", "black three", "stop card", "safe card", "first meld", "going out", "concealed"),
    *("sequence", "samba", "foot", "special hand", "bonus cards", "turn card"),
)
"""Words that other texts use as they stand here."""
ELSEWHERE = "\n".join(
    file.read_text(encoding="utf-8").casefold()
    for file in sorted((Path(catalogs.__file__).parent / "en").glob("*.ftl"))
    if file.name != "help.ftl"
)


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_explained_and_used_elsewhere(word):
    assert word in EXPLAINED
    assert word in ELSEWHERE


def test_what_other_books_call_splash_and_talon_is_in_some_game_here():
    assert EXPLAINED - set(WORDS) - {"in some games"} == {"splash"}
    assert "bonus cards, or talon" in GLOSSARY.replace("*", "")
    assert any(rules.initial.initial_canasta_waiver != "none" for rules in PRESETS.values())
    assert any(rules.deal.bonus_cards != "none" for rules in PRESETS.values())


def test_the_points_of_the_first_meld_are_those_of_classic():
    first, *later = (minimum_at(rules_of(), total) for total in (0, 1500, 3000))
    assert f"{first} points in classic, {later[0]} or {later[1]} later" in GLOSSARY


def test_the_glossary_has_pages_and_nothing_is_lost_between_them():
    pages = topic_pages(texts, "words")
    assert len(pages) == 3
    assert "\n".join(page[0].description or "" for page in pages).casefold() == GLOSSARY
    assert [f"Page {number} of 3" in as_text(page[0]) for number, page in enumerate(pages, 1)] == [True] * 3


def test_old_menus_keep_their_topics():
    assert TOPICS[:8] == ("first", "play", "cards", "look", "table", "house", "admin", "words")
