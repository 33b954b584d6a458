"""What a suggested play makes or breaks is told beside it, and no button lays down at once what may hurt."""

from typing import Any

from msgspec.structs import replace

from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.verbs import LAY_DOWN_SUGGESTED, SUGGESTION
from bot.ui.texts import texts_for
from bot.ui.toolkit.components import LONGEST_OPTION
from tests.support.builders import Situation, playing
from tests.support.panels import hand_panel
from tests.support.samples import record_of

texts = texts_for()
CLASSIC = PRESETS["classic_4"]
AMERICAN = PRESETS["modern_american"]


def shown(at: Situation) -> tuple[list[str], dict[str, str | None]]:
    """The buttons of the best play, and the suggestions with what is told beside each."""
    hand = Hand(record_of(at.state.table.rules), Seat(0), at.view(0), Draft())
    items: list[Any] = [item for row in hand_panel(texts, hand).rows for item in row]
    best = [item.label for item in items if f":{LAY_DOWN_SUGGESTED.name}:" in item.custom_id]
    menus = [item for item in items if f":{SUGGESTION.name}:" in item.custom_id]
    told = {option.label: option.description for menu in menus for option in menu.options}
    return [label.replace("\N{NO-BREAK SPACE}", " ") for label in best], {
        label: description and description.replace("\N{NO-BREAK SPACE}", " ")
        for label, description in told.items()
    }


def heading(at: Situation) -> str | None:
    hand = Hand(record_of(at.state.table.rules), Seat(0), at.view(0), Draft())
    items: list[Any] = [item for row in hand_panel(texts, hand).rows for item in row]
    [menu] = [item for item in items if f":{SUGGESTION.name}:" in item.custom_id]
    placeholder: str | None = menu.placeholder
    return placeholder


def test_a_canasta_that_a_play_completes_is_told():
    best, suggested = shown(playing("K K 4 9", melds="KKKKK, 888"))
    assert best == ["Add K K to the kings · makes a 🔴 natural canasta"]
    assert suggested["Add K K to the kings"] == "makes a 🔴 natural canasta"


def test_a_natural_canasta_that_a_play_would_spoil_is_told_and_never_laid_down_at_once():
    """pagat, Classic Canasta Scoring: 500 points for a natural canasta, 300 for a mixed one."""
    best, suggested = shown(playing("2 4 9", melds="KKKKKKK"))
    assert best == []
    told = "⚠️ turns your natural canasta of kings (500) into a mixed one (300)"
    assert suggested["Add a two to the kings"] == told


def test_aces_that_cost_points_while_unfinished_are_told_with_their_cost():
    """pagat, American Canasta Scoring: a meld of fewer than seven natural aces costs 2,500 points."""
    best, suggested = shown(playing("A A A 4 9 J", melds="KKKKKKK", rules=AMERICAN, laid=True))
    assert best == []
    assert suggested["Meld A A A"] == "⚠️ costs 2,500 points if the aces stay unfinished"
    # Once the meld lies there, one more ace brings no new risk.
    assert AMERICAN.scoring.penalty_incomplete_pure_aces == 2500
    best, _ = shown(playing("A 4 4 9 9 J Q 6", melds="AAA, KKKKKKK", rules=AMERICAN, laid=True))
    assert best == ["Add an ace to the aces"]


def test_where_unfinished_melds_cost_nothing_nothing_is_said_of_them():
    free = replace(
        AMERICAN,
        scoring=replace(
            AMERICAN.scoring, penalty_incomplete_pure_aces=Scoring().penalty_incomplete_pure_aces
        ),
    )
    best, suggested = shown(playing("A A A 4 9 J", melds="KKKKKKK", rules=free, laid=True))
    assert best == ["Meld A A A"]
    assert suggested["Meld A A A"] is None


def test_the_last_cards_of_a_hand_that_may_not_go_out_are_told_with_what_is_missing():
    """pagat, Canasta for Two Players: going out needs two canastas."""
    _, suggested = shown(playing("8 8 4 J", melds="888, KKKKKKK", rules=PRESETS["classic_2"]))
    told = "⚠️ leaves one card after your discard: going out needs 2 canastas, you have 1"
    assert suggested == {"Add an eight to the eights": None, "Add 8 8 to the eights": told}
    _, suggested = shown(playing("8 8 4 J", melds="888, KKKK"))
    told = "⚠️ leaves one card after your discard: going out needs a canasta, you have 0"
    assert suggested["Add 8 8 to the eights"] == told
    # Two canastas, but none of sevens.
    barred = replace(AMERICAN, going_out=replace(AMERICAN.going_out, canasta_mix={"sevens": 1}))
    _, suggested = shown(playing("8 8 4 J", melds="888, KKKKKKK, QQQQQQQ", rules=barred, laid=True))
    assert (
        suggested["Add 8 8 to the eights"]
        == "⚠️ leaves one card after your discard, and you may not go out yet"
    )


def test_first_melds_that_count_against_the_side_are_told_with_the_stock():
    """pagat, Modern American Canasta, Scoring: without a canasta the cards that were melded count against the side."""
    hand = "K K K K 2 Q Q Q Q 2 J J J J 4 8 9"
    for stock, left in (
        (" ", "the stock is empty"),
        ("4", "one card is left"),
        ("4 8 9", "3 cards are left"),
    ):
        best, suggested = shown(playing(hand, stock=stock, rules=AMERICAN))
        assert best == []
        assert suggested
        for told in suggested.values():
            assert told
            assert told.startswith("⚠️ counts against you without a canasta: " + left)


def test_what_is_better_kept_is_said_and_has_no_button():
    """A hand of three cards leaves too little choice for the few points of an ace."""
    kept, laid = (
        playing(hand, melds="AAA, KKKKKKK", rules=AMERICAN, laid=True)
        for hand in ("A 4 9 J", "A 4 4 9 9 J Q 6")
    )
    assert shown(kept) == ([], {"Add an ace to the aces": None})
    assert heading(kept) == "💡 Possible melds (better kept now)…"
    assert heading(laid) == "💡 Suggested melds…"


def test_a_longest_consequence_is_not_cut():
    """Discord shows at most 100 characters beside an option."""
    texts_told = (
        texts("play-spoils", rank="queens", before=10000, after=3000),
        texts("play-leaves-one", needed=5, have=4),
        texts("play-counts-against", stock=12),
        texts("play-unfinished", rank="wild cards", points=10000),
    )
    assert max(map(len, texts_told)) <= LONGEST_OPTION
