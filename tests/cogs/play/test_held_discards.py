"""Discards that can be taken back, by touch and by typing: what the player and the others see until they count."""

from datetime import timedelta

from msgspec import structs

from bot.canasta.actions import Draw
from bot.canasta.rules.presets import rules_of
from bot.service.change import Change
from bot.service.clocks.terms import NEW_TABLES, Terms
from bot.service.people.settings import Notify
from tests.cogs.clocks.test_terms import set_by_menu
from tests.cogs.failures.test_stale_and_restart import raw_click
from tests.cogs.people.test_settings import prefer
from tests.support.as_text import suits
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import FOUR, Scene, seated
from tests.support.simulated_discord.tapping import card_buttons, legal_discard, tap

BACK, NOW = "↩️ Take it back", "Discard it now"
AT = playing("4C 4D 9S J J Q", hands={1: "5 5 6 6 7 7"}, pile="8H").state


async def table(club, people=FOUR, state=AT, rules=None) -> Scene:
    """A table whose discards can be taken back for twenty seconds, at which seat 0 has drawn."""
    named = {} if rules is None else {"rules": rules}
    await club[people[0]].slash("table new", **named)
    scene = Scene(club)
    await scene.seat(*people[1:])
    for _ in range(4 - len(people)):
        await club[people[0]].click(scene.lobby, "Add a computer")
    record = await scene.record()
    changed = structs.replace(record, revision=record.revision + 1, terms=Terms(discard_hold=20))
    await club.bot._store.commit(Change(at=club.bot.clock.now(), record=changed))
    await club[people[0]].click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(state)
    return scene


async def discard(club, scene, card="9S", name="Ana"):
    """Somebody taps a card and discards it."""
    person = club[name]
    panel = await tap(person, await scene.open_hand(name), card)
    button = legal_discard(panel.post)
    assert button is not None
    return await person.click(panel, custom_id=button.custom_id)


async def pass_time(club, scene, seconds):
    await club.advance(seconds=seconds)
    await scene.calm()


def labels(reply):
    return [button.label for button in reply.post.buttons]


async def upcard_and_turn(scene):
    view = (await scene.view(0)).table
    return view.upcard, view.turn.seat


async def test_the_host_chooses_it_and_the_lobby_says_so(club):
    scene = await seated(club, ("Ana", "Ben"))
    panel = await club["Ana"].slash("table terms")
    assert "A discard counts immediately" in panel.text
    await set_by_menu(club["Ana"], panel, "discard_hold", "30")
    assert (await scene.record()).terms == structs.replace(NEW_TABLES, discard_hold=30)
    await scene.calm()
    assert "A discard can be taken back for 30 seconds." in scene.lobby.text
    shown = await club["Ben"].click(await scene.set_up("Ben"), "Table settings")
    assert "For 30 seconds; the others wait until then" in shown.text


async def test_taken_back_in_time_nothing_has_happened(club):
    scene = await table(club)
    before, public = await upcard_and_turn(scene), [post.text for post in scene.public()]
    panel = await discard(club, scene)
    assert "You discard 9♠" in panel.text
    until = int((club.bot.clock.now() + timedelta(seconds=20)).timestamp())
    assert f"until <t:{until}:T> (<t:{until}:R>)" in panel.text
    assert labels(panel)[:3] == [BACK, NOW, "Refresh"]
    assert card_buttons(panel.post) == {}
    await pass_time(club, scene, 19)
    assert [post.text for post in scene.public()] == public
    back = await club["Ana"].click(panel, BACK)
    assert "You have your discard back" in back.text
    assert legal_discard(back.post) is None  # nothing is selected any more
    await pass_time(club, scene, 60)
    assert await upcard_and_turn(scene) == before
    assert [post.text for post in scene.public()] == public


async def test_when_the_time_is_up_it_counts_and_the_next_one_is_called(club):
    scene = await table(club)
    panel = await discard(club, scene)
    back = panel.post.button(BACK).custom_id
    await pass_time(club, scene, 20)
    view = (await scene.view(0)).table
    assert (view.turn.seat, view.pile_size) == (1, 2)
    assert club["Ben"].id in scene.board.pings
    # The click was on its way while the hand was drawn anew.
    [late] = await club.at_once(SimultaneousClick(club["Ana"], panel.post, back))
    assert "Too late to take it back" in late.text
    assert "You discarded 9♠" in late.text
    assert BACK not in labels(late)
    assert (await scene.view(0)).table.turn.seat == 1


async def test_it_survives_a_restart_in_mid_hold(club):
    scene = await table(club)
    panel = await discard(club, scene)
    await pass_time(club, scene, 5)
    await club.restart()
    assert (await scene.view(0)).table.turn.seat == 0
    back = await club["Ana"].click(panel, BACK)
    assert "You have your discard back" in back.text
    await discard(club, scene, "QH")
    await club.restart()
    await pass_time(club, scene, 20)
    assert (await scene.view(0)).table.turn.seat == 1


async def test_it_can_be_made_at_once_and_computers_play_then(club):
    scene = await table(club, ("Ana",))
    panel = await discard(club, scene)
    await scene.calm()
    assert (await scene.view(0)).table.turn.seat == 0
    done = await club["Ana"].click(panel, NOW)
    await scene.calm()
    assert "You discarded 9♠" in done.text
    view = (await scene.view(0)).table
    assert (view.turn.seat, view.turn.number) == (0, 13)
    assert (await scene.record()).held is None


async def test_double_clicks_do_everything_once(club):
    scene, ana = await table(club), club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "9S")
    button = panel.post.button(suits("Discard 9♠")).custom_id
    version = (await scene.record()).version
    replies = await club.at_once(
        SimultaneousClick(ana, panel.post, button), SimultaneousClick(ana, panel.post, button)
    )
    assert all("You discard 9♠" in reply.text for reply in replies)
    assert (await scene.record()).version == version
    held = await scene.open_hand("Ana")
    replies = await club.at_once(
        SimultaneousClick(ana, held.post, held.post.button(BACK).custom_id),
        SimultaneousClick(ana, held.post, held.post.button(BACK).custom_id),
    )
    assert (await scene.record()).held is None
    # Both edit the one panel, in any order.
    for reply in replies:
        assert "You have your discard back" in reply.text or "no longer waiting" in reply.text
    held = await discard(club, scene)
    replies = await club.at_once(
        SimultaneousClick(ana, held.post, held.post.button(NOW).custom_id),
        SimultaneousClick(ana, held.post, held.post.button(NOW).custom_id),
    )
    await scene.calm()
    assert (await scene.record()).version == version + 1
    assert all("You discarded 9♠" in reply.text for reply in replies)


async def test_a_button_for_another_discard_does_nothing(club):
    scene, ana = await table(club), club["Ana"]
    first = await discard(club, scene)
    old = first.post.button(BACK).custom_id
    await ana.click(first, BACK)
    second = await discard(club, scene, "QH")
    await raw_click(club, ana, second.post, old)
    assert (await scene.record()).held is not None
    assert any("no longer waiting" in sight.text for sight in ana.seen)


async def test_others_are_told_to_wait_and_cannot_press_its_buttons(club):
    scene, ben = await table(club), club["Ben"]
    panel = await discard(club, scene)
    until = int((club.bot.clock.now() + timedelta(seconds=20)).timestamp())
    drawn = await ben.slash("draw", where=scene.place)
    assert drawn.private
    assert f"**Ana** has discarded and can still take that back. Play goes on <t:{until}:R>." in drawn.text
    assert "take that back" in (await ben.slash("take-back", where=scene.place)).text
    assert "do not sit" in (await club["Eve"].slash("draw", where=scene.place)).text
    for custom_id in [panel.post.button(label).custom_id for label in (BACK, NOW)]:
        for person in (ben, club["Eve"]):
            await raw_click(club, person, panel.post, custom_id)
    assert (await scene.record()).held is not None
    assert (await scene.view(0)).table.turn.seat == 0


async def test_a_typed_discard_is_held_and_taken_back_by_typing(club):
    scene, ana = await table(club), club["Ana"]
    before = await upcard_and_turn(scene)
    typed = await ana.slash("discard", where=scene.place, card="9")
    assert "You discard 9♠" in typed.text
    assert BACK in labels(typed)
    for command, options in (
        ("meld", {"cards": "JJJ"}),
        ("discard", {"card": "Q"}),
        ("draw", {}),
        ("ask-partner", {}),
    ):
        refused = await ana.slash(command, where=scene.place, **options)
        assert "To play differently, press **↩️ Take it back**" in refused.text
        assert "You discard 9♠" in refused.text
    back = await ana.slash("take-back", where=scene.place)
    assert "You have your discard back" in back.text
    assert await upcard_and_turn(scene) == before
    again = await ana.slash("take-back", where=scene.place)
    assert "settings do not allow taking back" in again.text


async def test_a_confirmed_discard_is_held_after_the_question(club):
    scene, ana = await table(club), club["Ana"]
    await prefer(club, ana, confirm_discard=True)
    asked = await discard(club, scene)
    assert "end your turn?" in asked.text
    assert (await scene.record()).held is None
    held = await ana.click(asked, starts="cn:drop:")
    assert "You discard 9♠" in held.text
    again = await ana.slash("discard", where=scene.place, card="Q")
    assert "To play differently" in again.text


async def test_taps_on_an_older_panel_change_nothing(club):
    scene, ana = await table(club), club["Ana"]
    older = await ana.slash("hand", where=scene.place)
    await discard(club, scene)
    before = await scene.hand_of(ana)
    tapped = await tap(ana, older, "JC")
    assert "moved on" in tapped.text
    assert "You discard 9♠" in tapped.text
    assert (await scene.hand_of(ana)).draft == before.draft


async def test_the_next_table_that_waits_is_offered_while_it_is_held(club):
    scene = await table(club)
    await club["Ana"].slash("table new")
    second = Scene(club, 2)
    for _ in range(3):
        await club["Ana"].click(second.lobby, "Add a computer")
    await club["Ana"].click(second.lobby, "Start the match")
    await second.calm()
    assert (await second.record()).seats_waited_for == (0,)
    panel = await discard(club, scene)
    assert any(label.startswith("Next: ") for label in labels(panel))


async def test_a_false_statement_is_shown_with_the_card(club):
    options = {
        "irregularities": "scarne",
        "penalty_false_card_count": 50,
        "card_count_question": "one_or_more",
    }
    ana, saying_more = club["Ana"], suits("🤫 Discard 9♠, say “more than one”")
    await club.bot.services.houses.create(club.guild.id, ana.id, "Strict", "classic_4", options)
    rules = rules_of(options=options)
    scene = await table(club, state=playing("9S Q", melds="KKKKKKK", rules=rules).state, rules="Strict")
    panel = await discard(club, scene)
    assert "more than one" not in panel.text
    back = await ana.click(panel, BACK)
    panel = await ana.click(await tap(ana, back, "9S"), saying_more)
    assert suits("You discard 9♠ and say “more than one”") in panel.text
    await club.restart()
    await ana.click(panel, NOW)
    assert (await scene.view(0)).table.says_more[0]


async def test_it_is_taken_back_from_a_direct_message_too(club):
    at = playing("9 9 J Q", hands={0: "4C 5D 6H 7S 8C"}, seat=3, dealer=2, pile="KH").state
    scene, ana = await table(club, state=at), club["Ana"]
    await scene.services.settings.choose(ana.id, notify=Notify.DIRECT)
    await discard(club, scene, "JC", "Dot")
    await scene.calm()
    assert ana.letters() == []
    await pass_time(club, scene, 20)
    [letter] = ana.letters()
    panel = await ana.click(await ana.click(letter, "My hand"), "Draw")
    panel = await tap(ana, panel, "7S")
    panel = await ana.click(panel, suits("Discard 7♠"))
    assert suits("You discard 7♠") in panel.text
    back = await ana.click(panel, BACK)
    assert "You have your discard back" in back.text
    assert (await scene.record()).held is None


async def test_a_draw_is_never_held(club):
    scene = await table(club, state=drawing("4C 4D 9S J J Q", pile="8H").state)
    await scene.act(Draw())
    assert (await scene.record()).held is None
