"""The rule card: its pages and sections, and how it reads for the games that there are."""

import pytest
from discord import ui
from msgspec.structs import replace

from bot.canasta.rules.options import value_of, with_options
from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS
from bot.canasta.rules.validate import problems_of
from bot.canasta.rules.values import plain_value
from bot.ui.rules.pages import (
    ABOUT,
    ALL,
    CHANGED,
    PAGES,
    PRESET,
    SECTIONS,
    SHORT,
    Card,
    about_embed,
    card_message,
    card_of_preset,
    section_title,
)
from bot.ui.toolkit import limits
from bot.ui.words.options import difference_sentence, is_alone
from tests.golden.kept_rule_cards import FOLDER, written
from tests.support.as_text import as_text
from tests.ui.rules.card_texts import CLASSIC, card_of, section_of, texts


def test_the_numbers_of_classic_canasta():
    card = card_of(CLASSIC)
    for words in (
        "4 players in 2 partnerships of 2",
        "2 packs with 4 jokers",
        "gets 11 cards",
        "below 0: **15**; 0 to 1,495: **50**; 1,500 to 2,995: **90**; 3,000 and more: **120**",
        "at most 3 wild ones",
        "100 for one, 200 for two, 300 for three, 800 for four",
        "Natural canasta 500, ⚫ mixed canasta 300",
        "Going out 100, concealed 100 more",
        "black three 5",
        "has 5,000 points",
    ):
        assert words in card


def test_each_section_can_be_read_alone():
    for section in SECTIONS:
        text = as_text(section_of(CLASSIC, section))
        assert section_title(texts, section) in text
        assert text.count("•") >= 4


def test_the_longest_card_fits():
    rules = with_options(
        CLASSIC,
        {
            "max_copies_per_natural_rank": 7,
            "wild_ratio": "naturals_ge_twice_wilds",
            "max_meld_cards": 20,
            "initial_minimums": [[None, 15], *([1000 * step, 50 + 5 * step] for step in range(20))],
            "red_three_totals": list(range(10_000, 34_000, 1000)),
            "pile_layoff_to_canasta": False,
            "block_on_taker_canasta_rank": True,
            "canasta_mix": {"natural": 1, "mixed": 1},
            "canastas_to_go_out": 4,
            "ask_limit_per_hand": 3,
            "bonus_four_black_threes": 100,
        },
    )
    assert problems_of(rules) == ()
    assert all(limits.is_within(section_of(rules, section)) for section in SECTIONS)
    assert limits.is_within(card_message(texts, Card(rules, "classic_4", PRESET, 0)).embeds[0])


def page_of(preset, page):
    """All leaves of a page as text, and the entries of its menu."""
    leaves: list[str] = []
    message = card_message(texts, card_of_preset(preset), page)
    while True:
        leaves += map(as_text, message.embeds)
        (pages,), *turns = message.rows
        assert isinstance(pages, ui.Select)
        buttons = [one for row in turns for one in row if isinstance(one, ui.Button)]
        on = next((str(one.custom_id) for one in buttons if one.label == "More"), None)
        if on is None:
            return "\n".join(leaves), pages.options
        message = card_message(texts, card_of_preset(preset), page, int(on.rpartition(":")[2]))


def test_a_card_leads_to_everything_else():
    for preset in PRESETS:
        _, offered = page_of(preset, SHORT)
        assert {int(one.value) for one in offered} >= {
            PAGES.index(page) for page in (SHORT, *SECTIONS, ALL, ABOUT)
        }
        assert not any(one.default for one in offered)  # so that the menu says what it is for


def test_who_knows_classic_reads_only_what_is_not_as_there():
    changed, offered = page_of("samba", CHANGED)
    assert "🔸 Sequence of seven 1,500." in changed
    assert "• " not in changed
    assert str(PAGES.index(CHANGED)) in {one.value for one in offered}
    assert str(PAGES.index(CHANGED)) not in {one.value for one in page_of("classic_4", SHORT)[1]}


def test_without_partners_nobody_is_asked():
    singles = with_options(CLASSIC, {"seat_count": 2, "side_structure": "individual"})
    assert "ask your partner" not in card_of(singles)
    assert "ask your partner" in card_of(CLASSIC)
    assert replace(singles) == singles


WITHOUT_EFFECT = {
    ("hand_and_foot_four_rounds", "target_score"),  # the match ends after four rounds
    ("hand_and_foot_six_packs", "target_score"),
    ("royal", "red_three_totals"),  # no three is laid
}


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_sources_leave_open_is_said_at_the_end(preset):
    about, _ = page_of(preset, ABOUT)
    rules = PRESETS[preset]
    completed = [one for one in DESCRIPTIONS[preset].house_completion if (preset, one) not in WITHOUT_EFFECT]
    told = about.partition("leave some things open")[2].count("\n• ")
    assert told == len(completed)
    for option in completed:
        value = plain_value(value_of(rules, option))
        by_round = rules.initial.initial_minimums_by == "round"
        clause = difference_sentence(texts, option, value, alone=is_alone(rules), by_round=by_round)
        assert f"• {clause[:1].upper()}{clause[1:]}." in about
    assert "leave some things open" not in page_of(preset, SHORT)[0]
    assert "leave some things open" not in page_of(preset, ALL)[0].partition("About this game")[0]


def test_a_house_rule_settles_what_the_sources_leave_open():
    card = card_of_preset("mexicana")
    own = replace(card, rules=with_options(card.rules, {"target_score": 7500}))
    assert "The match goes to" in as_text(about_embed(texts, card))
    assert "The match goes to" not in as_text(about_embed(texts, own))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_card_reads_as_it_was_approved(preset):
    assert written(preset) == (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", [name for name, described in DESCRIPTIONS.items() if described.note])
def test_the_card_says_what_the_options_cannot_say(preset: str) -> None:
    """Where a game has rules beyond the options, whoever knows it is told what is played here."""
    assert "📝" in as_text(about_embed(texts, card_of_preset(preset)))


def test_no_round_is_told_that_never_comes():
    """Option initial_minimums_by, where the rows are still those for scores: 15 below 0, 50 from 0."""
    card = card_of(with_options(CLASSIC, {"initial_minimums_by": "round"}))
    assert "at least this: **50** in rounds 1 to 1,499; **90**" in card
    assert "**15**" not in card
