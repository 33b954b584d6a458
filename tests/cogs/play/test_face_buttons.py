"""Samba by buttons: cards selected one by one, laid down, and discarded."""

from bot.canasta.cards import Suit, card
from bot.canasta.drafts.places import place_of_face
from bot.canasta.melds import MeldKind
from bot.canasta.rules.presets import rules_of
from tests.support.builders import playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.posts import GREEN
from tests.support.simulated_discord.scene import started
from tests.support.simulated_discord.tapping import card_buttons, tap

SAMBA = rules_of("samba")
LYING = "7D 7H 7S, 4C 5C 6C"


def selected(post):
    return [button.label for button in card_buttons(post).values() if button.style == GREEN]


async def test_a_sequence_is_tapped_and_melded_and_a_card_discarded(club):
    """Wikipedia 2005, Samba: three or more cards of one suit in a row."""
    scene = await started(
        club, state=playing("8H 9H 10H KS QD 4D 6S", melds=LYING, rules=SAMBA).state, game="samba"
    )
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "8H", "9H", "10H")
    assert len(selected(panel.post)) == 3
    await ana.click(panel, "Meld")
    view = await scene.view(0)
    [run] = [meld for meld in view.melds if meld.kind is MeldKind.SEQUENCE and meld.suit == Suit.HEARTS]
    assert run.size == 3
    panel = await tap(ana, await scene.open_hand("Ana"), "KS")
    assert "You discarded K" in (await ana.click(panel, starts="cn:discard:")).text
    assert (await scene.hand_of(ana)).draft.is_empty


async def test_quick_taps_on_two_cards_are_both_kept_and_a_double_tap_is_one(club):
    scene = await started(club, state=playing("8H 9H 9H KS QD", melds=LYING, rules=SAMBA).state, game="samba")
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    buttons = card_buttons(panel.post)
    eight, nine = (buttons[card(rank, Suit.HEARTS)].custom_id for rank in (8, 9))
    clicks = [SimultaneousClick(ana, panel.post, custom_id) for custom_id in (eight, nine, nine)]
    await club.at_once(*clicks)
    plays = (await scene.hand_of(ana)).draft.plays
    assert [(play.place, play.naturals) for play in plays] == [
        (place_of_face(card(8, Suit.HEARTS)), 1),
        (place_of_face(card(9, Suit.HEARTS)), 1),
    ]


async def test_a_card_that_fits_two_melds_is_asked_about_and_back_leads_to_the_hand(club):
    scene = await started(club, state=playing("7C KS QD 4D 6S", melds=LYING, rules=SAMBA).state, game="samba")
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "7C")
    asked = await ana.click(panel, "Add")
    menu = asked.post.menu(starts="cn:mean:")
    assert len(menu.options) == 2
    back = await ana.click(asked, "Back")
    assert len(selected(back.post)) == 1
    asked = await ana.click(back, "Add")
    to_sequence = next(value for value in menu.options if "#2" in value)
    await ana.select(asked, to_sequence, starts="cn:mean:")
    sizes = {meld.kind: meld.size for meld in (await scene.view(0)).melds}
    assert sizes == {MeldKind.RANK: 3, MeldKind.SEQUENCE: 4}


async def test_what_makes_no_meld_is_refused_with_the_rule_and_nothing_is_lost(club):
    scene = await started(club, state=playing("8H 9H KS QD", melds=LYING, rules=SAMBA).state, game="samba")
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "8H", "9H")
    refused = await ana.click(panel, "Meld")
    assert "needs at least 3 cards" in refused.text
    assert len(selected(refused.post)) == 2
    assert not selected((await ana.click(refused, "Clear")).post)


async def test_a_suggestion_selects_its_cards(club):
    scene = await started(
        club, state=playing("8H 9H 10H KS QD 4D", melds=LYING, rules=SAMBA).state, game="samba"
    )
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:pick:")
    panel = await ana.select(panel, next(iter(menu.options)), starts="cn:pick:")
    assert len(selected(panel.post)) == 3


async def test_a_discard_asks_while_other_cards_are_ready_to_be_melded(club):
    scene = await started(
        club, state=playing("8H 9H 10H KS QD 4D", melds=LYING, rules=SAMBA).state, game="samba"
    )
    ana = club["Ana"]
    alone = await tap(ana, await scene.open_hand("Ana"), "KS")
    await tap(ana, await scene.open_hand("Ana"), "KS", "8H", "9H", "10H")
    # The panel where only the king was selected is still open.
    asked = await ana.click(alone, starts="cn:discard:")
    assert "not laid down yet" in asked.text
    await ana.click(asked, starts="cn:drop:")
    assert not (await scene.view(0)).is_to_act


async def test_a_suggestion_goes_to_the_meld_that_it_names(club):
    """Twos fit several melds: who takes the suggestion is not asked again."""
    lying = "7D 7H 7S, KC KD KH, QC QD QH"
    scene = await started(club, state=playing("2H 9C 5D 4S", melds=lying, rules=SAMBA).state, game="samba")
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:pick:")
    value, words = next((value, words) for value, words in menu.options.items() if "queens" in words)
    panel = await ana.select(panel, value, starts="cn:pick:")
    button = panel.post.button(starts="cn:meld:")
    assert button.label == words
    await ana.click(panel, custom_id=button.custom_id)
    assert [meld.wilds for meld in (await scene.view(0)).melds] == [0, 0, 1]
