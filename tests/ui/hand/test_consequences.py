"""What a suggested play makes or breaks is told beside it, and no button lays down at once what may hurt."""

from typing import Any

from msgspec.structs import replace

from bot.canasta.rules.options.sections import Scoring
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.service.matches.draft import Draft
from bot.service.queries import Hand
from bot.ui.hand.proposals import LAY_DOWN_SUGGESTED, SUGGESTION
from bot.ui.texts import texts_for
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


def test_a_canasta_that_a_play_completes_is_told():
    best, suggested = shown(playing("K K 4 9", melds="KKKKK, 888"))
    assert best == ["Add K K to the kings · makes a 🔴 natural canasta"]
    assert suggested["Add K K to the kings"] == "makes a 🔴 natural canasta"


def test_a_natural_canasta_that_a_play_would_spoil_is_told_and_never_laid_down_at_once():
    best, suggested = shown(playing("2 4 9", melds="KKKKKKK"))
    assert best == []
    assert suggested["Add a two to the kings"] == "⚠️ turns your natural canasta of kings into a mixed one"


def test_aces_that_cost_points_while_unfinished_are_told_with_their_cost():
    """pagat, American Canasta Scoring: a meld of fewer than seven natural aces costs 2,500 points."""
    best, suggested = shown(playing("A A A 4 9 J", melds="KKKKKKK", rules=AMERICAN, laid=True))
    assert best == []
    assert suggested["Meld A A A"] == "⚠️ costs 2,500 points if the aces stay unfinished"
    # Once the meld lies there, one more ace brings no new risk.
    assert AMERICAN.scoring.penalty_incomplete_pure_aces == 2500
    best, _ = shown(playing("A 4 9 J", melds="AAA, KKKKKKK", rules=AMERICAN, laid=True))
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
