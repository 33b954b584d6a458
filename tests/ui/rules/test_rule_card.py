"""The rule card: its pages and sections, and how it reads for the games that there are."""

import pytest
from discord import ui
from msgspec.structs import replace

from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import DESCRIPTIONS, PRESETS
from bot.canasta.rules.validate import problems_of
from bot.ui.rules.pages import (
    ALL,
    CHANGED,
    PAGES,
    PRESET,
    SHORT,
    Card,
    card_message,
    card_of_preset,
    head_embed,
)
from bot.ui.rules.rule_card import SECTIONS, section_lines, section_title
from bot.ui.toolkit import limits
from bot.ui.words.options import option_name
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


def test_a_card_begins_with_the_game_in_short_and_leads_to_everything_else():
    for preset in PRESETS:
        short, offered = page_of(preset, SHORT)
        assert len(short) < 2200  # little more than the screen of a phone
        for section in ("melds", "going-out"):
            assert section_lines(texts, card_of_preset(preset).rules, section)[0] in short
        assert {int(one.value) for one in offered} >= {PAGES.index(page) for page in (SHORT, *SECTIONS, ALL)}
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


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_sources_leave_open_is_said(preset):
    head = head_embed(texts, card_of_preset(preset)).description or ""
    completed = DESCRIPTIONS[preset].house_completion
    assert ("Filled in here" in head) == bool(completed)
    for option in completed:
        assert option_name(texts, option) in head


def completion(card: Card) -> str:
    return next(
        line for line in (head_embed(texts, card).description or "").splitlines() if "Filled in here" in line
    )


def test_a_house_rule_settles_what_the_sources_leave_open():
    card = card_of_preset("mexicana")
    own = replace(card, rules=with_options(card.rules, {"target_score": 7500}))
    name = option_name(texts, "target_score")
    assert name in completion(card)
    assert name not in completion(own)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_card_reads_as_it_was_approved(preset):
    assert written(preset) == (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", [name for name, described in DESCRIPTIONS.items() if described.note])
def test_the_card_says_what_the_options_cannot_say(preset: str) -> None:
    """Where a game has rules beyond the options, whoever knows it is told what is played here."""
    assert "📝" in as_text(head_embed(texts, card_of_preset(preset)))


@pytest.mark.parametrize(
    "preset, rule",
    [
        ("samba", "A sequence is a meld too: 3 to 7 cards of one suit in a row"),
        ("brazilian", "From 7,000 points on the first meld must include a canasta."),
        (
            "modern_american",
            "Part of the first meld must be three or more cards of a rank without wild cards",
        ),
    ],
)
def test_the_summary_tells_of_sequences_and_of_what_a_first_meld_needs_beside_points(preset, rule):
    """Wikipedia 2005, Samba; pagat, Brazilian Canasta and American Canasta."""
    short, _ = page_of(preset, SHORT)
    assert rule in short
    assert "sequence" not in page_of("classic_4", SHORT)[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_summary_says_how_a_turn_ends(preset):
    """In every source a turn ends with a discard."""
    assert "End your turn by discarding one card" in page_of(preset, SHORT)[0]


def test_no_round_is_told_that_never_comes():
    """Option initial_minimums_by, where the rows are still those for scores: 15 below 0, 50 from 0."""
    card = card_of(with_options(CLASSIC, {"initial_minimums_by": "round"}))
    assert "at least this: **50** in rounds 1 to 1,499; **90**" in card
    assert "**15**" not in card
