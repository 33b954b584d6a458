"""Every command of play, typed: what it does, how it refuses, and what is offered while somebody types."""

import re
from pathlib import Path

import discord
import pytest

from bot.canasta.rules.presets import PRESETS
from bot.ui.help.pages import COMMANDS, TIPS, TOPICS
from bot.ui.toolkit.interaction_client import OperatorLinks
from tests.support.as_text import suits
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.scene import Scene, started


async def test_a_round_of_typed_moves(club):
    scene = await started(club, state=drawing("K K K 2 Q Q Q 4 5 6", pile="9H").state)
    ana, ben = club["Ana"], club["Ben"]
    drew = await ana.slash("draw", where=scene.place)
    assert drew.private
    assert "You drew" in drew.text
    laid = await ana.slash("meld", where=scene.place, cards="kkk2, q q q")
    assert laid.private
    assert {meld.rank for meld in (await scene.view(0)).melds} == {12, 13}
    thrown = await ana.slash("discard", where=scene.place, card="4")
    assert "You discarded 4" in thrown.text
    assert (await scene.view(1)).table.turn.seat == 1
    assert (await ben.slash("draw", where=scene.place)).private
    assert (await scene.view(1)).table.turn.took is not None


async def test_the_pile_is_taken_by_typing(club):
    scene = await started(club, state=drawing("9 9 4 5 6", melds="KKKK", pile="4C 5C 9H").state)
    offered = await club["Ana"].suggestions("take-pile", "cards", "9", where=scene.place)
    assert offered
    taken = await club["Ana"].slash("take-pile", where=scene.place, cards="99")
    assert taken.private
    assert [meld.rank for meld in (await scene.view(0)).melds] == [13, 9]


async def test_asking_answering_and_ending(club):
    state = playing("K K 4", melds="KKKKKK2", hands={2: "A A 5 6"}).state
    scene = await started(club, state=state)
    await club["Ana"].slash("ask-partner", where=scene.place)
    answered = await club["Cyd"].slash("answer", where=scene.place, answer="yes")
    assert answered.private
    assert (await scene.view(0)).table.question.answer is True
    await scene.lay(drawing("4 5 J", melds="KKKK", theirs="QQQQ", stock="", pile="8H").state)
    await club["Ana"].slash("end-round", where=scene.place)
    await scene.calm()
    assert (await scene.view(0)).table.round == 3


async def test_scarne_lets_partner_be_asked_before_the_draw(club):
    """Scarne, Seeking Information: "At his proper turn to play, and before melding"; by command and by button."""
    ana, rules = club["Ana"], PRESETS["scarne_4"]
    await ana.slash("table new", rules="scarne_4")
    scene = Scene(club)
    await scene.seat("Ben", "Cyd", "Dot")
    await ana.click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(drawing("9 9 9", melds="KKKKKKK", stock="8 7 6 5", pile="4H", rules=rules).state)
    hand = await scene.open_hand("Ana")
    assert "You could go out. If you like, ask your partner first." in hand.text
    await ana.click(hand, "Ask: “May I go out?”")
    taken_back = await ana.click(await scene.open_hand("Ana"), "Withdraw the question")
    assert taken_back.private
    await ana.slash("ask-partner", where=scene.place)
    refused = await ana.slash("draw", where=scene.place)
    assert refused.private
    assert "has to be answered first" in refused.text
    await club["Cyd"].slash("answer", where=scene.place, answer="yes")
    assert (await scene.view(0)).table.question.answer is True
    hand = await scene.open_hand("Ana")
    assert "Draw a card" in hand.text
    assert "said yes: go out this turn" in hand.text
    await ana.slash("draw", where=scene.place)
    must = await ana.slash("discard", where=scene.place, card="8")
    assert "you must go out this turn" in must.text


async def test_what_the_game_does_not_know_is_refused_privately(club):
    """Classic Canasta keeps no threes and knows no special hands."""
    scene = await started(club, state=playing("4 4 4 9 J Q", pile="9H").state)
    before = await scene.state()
    for refusal in (
        await club["Ana"].slash("lay-threes", where=scene.place),
        await club["Ana"].slash("special-hand", where=scene.place),
        await club["Ana"].slash("special-hand", where=scene.place, hand="pairs"),
    ):
        assert refusal.private
        assert refusal.text.strip()
    assert await club["Ana"].suggestions("lay-threes", "cards", "", where=scene.place) == {}
    assert await club["Ana"].suggestions("special-hand", "hand", "", where=scene.place) == {}
    assert await scene.state() == before


async def test_threes_and_special_hands_are_typed_where_the_game_knows_them(club):
    """pagat, Modern American Canasta: a three may be kept until the side melds; seven pairs end the round."""
    ana, rules = club["Ana"], PRESETS["modern_american"]
    await ana.slash("table new", rules="modern_american")
    scene = Scene(club)
    for _ in range(3):
        await ana.click(scene.lobby, "Add a computer")
    await ana.click(scene.lobby, "Start the match")
    await scene.calm()
    await scene.lay(drawing("3S 4 5 6 7 8 9 T J Q K A 2", pile="9H", rules=rules).state)
    offered = await ana.suggestions("lay-threes", "cards", "", where=scene.place)
    assert list(offered) == [suits("Lay 3♠ and draw a card")]
    assert await ana.suggestions("lay-threes", "cards", "kk", where=scene.place) == {}
    laid = await ana.slash("lay-threes", where=scene.place, cards=next(iter(offered.values())))
    assert suits("You laid 3♠") in laid.text
    await scene.lay(playing("4 4 5 5 7 7 8 8 9 9 10 10 Q Q", pile="9H", rules=rules).state)
    offered = await ana.suggestions("special-hand", "hand", "", where=scene.place)
    [(words, value)] = offered.items()
    assert await ana.suggestions("special-hand", "hand", words[-4:], where=scene.place) == offered
    assert await ana.suggestions("special-hand", "hand", "nothing like it", where=scene.place) == {}
    shown = await ana.slash("special-hand", where=scene.place, hand=value)
    assert "showed a special hand" in shown.text
    await scene.calm()
    assert (await scene.view(0)).table.round == 3


async def test_refusals_say_which_rule_and_change_nothing(club):
    scene = await started(club, state=playing("4 4 4 9 J Q", pile="9H").state)
    before = await scene.state()
    ana, ben, eve = club["Ana"], club["Ben"], club["Eve"]
    refusals = [
        await ana.slash("draw", where=scene.place),
        await ana.slash("meld", where=scene.place, cards="444"),
        await ana.slash("meld", where=scene.place, cards="KKK"),
        await ana.slash("meld", where=scene.place, cards="bananas"),
        await ana.slash("discard", where=scene.place, card="A"),
        await ana.slash("discard", where=scene.place, card="4 5"),
        await ana.slash("take-pile", where=scene.place),
        await ana.slash("ask-partner", where=scene.place),
        await ana.slash("answer", where=scene.place, answer="yes"),
        await ana.slash("end-round", where=scene.place),
        await ben.slash("draw", where=scene.place),
        await eve.slash("draw", where=scene.place),
        await eve.slash("hand", where=scene.place),
        await eve.slash("why", where=scene.place, action="draw"),
    ]
    for refusal in refusals:
        assert refusal.private, refusal
        assert refusal.text.strip(), refusal
    assert "50" in refusals[1].text
    assert await scene.state() == before


async def test_a_text_with_two_readings_is_asked_about(club):
    state = playing("J J K K 2 * 4 5 6", melds="QQQ,AAA").state
    scene = await started(club, state=state)
    ana = club["Ana"]
    asked = await ana.slash("meld", where=scene.place, cards="2")
    assert asked.private
    menu = asked.post.menu(starts="cn:mean:")
    assert len(menu.options) == 2
    await ana.select(asked, next(iter(menu.options)), starts="cn:mean:")
    assert sum(meld.wilds for meld in (await scene.view(0)).melds) == 1


async def test_readings_name_the_melds_they_speak_of(club):
    scene = await started(club, state=playing("J J K K 2 * 4 5 6", melds="QQQ,AAA").state)
    asked = await club["Ana"].slash("meld", where=scene.place, cards="2")
    assert "• add a two to the queens" in asked.text
    assert "#" not in asked.text
    why = await club["Ana"].slash("why", where=scene.place, action="meld 2")
    assert why.private
    assert "✅ Yes, you may add a two to the queens." in why.text
    assert "✅ Yes, you may add a two to the aces." in why.text


async def test_where_no_reading_is_legal_there_is_nothing_to_choose(club):
    """Wikipedia 2005, Samba: a card alone is no meld, and a sequence has no gaps."""
    at = playing("8H 8S 9D QD 4S 5S", melds="4H 5H 6H, QQQ", rules=PRESETS["samba"])
    scene = await started(club, state=at.state, game="samba")
    said = await club["Ana"].slash("meld", where=scene.place, cards="8")
    assert said.private
    assert not said.post.menus
    assert said.text.count("❌ No, you may not") == 2
    assert suits("add 8♥ to the sequence in ♥") in said.text


async def test_a_chosen_reading_of_an_older_moment_is_stale(club):
    scene = await started(club, state=playing("J J K K 2 * 4 5 6", melds="QQQ,AAA").state)
    ana = club["Ana"]
    asked = await ana.slash("meld", where=scene.place, cards="2")
    await ana.slash("discard", where=scene.place, card="4")
    menu = asked.post.menu(starts="cn:mean:")
    late = await ana.select(asked, next(iter(menu.options)), starts="cn:mean:")
    assert "moved on" in late.text
    assert not sum(meld.wilds for meld in (await scene.view(0)).melds)


async def test_why_answers_for_legal_and_illegal_actions(club):
    scene = await started(club, state=playing("4 4 4 9 J Q", pile="9H").state)
    ana = club["Ana"]
    yes = await ana.slash("why", where=scene.place, action="discard 9")
    no = await ana.slash("why", where=scene.place, action="meld 444")
    assert yes.private
    assert yes.text != no.text
    assert "50" in no.text
    assert (await ana.slash("why", where=scene.place, action="fly")).private
    assert await ana.suggestions("why", "action", "disc", where=scene.place)


async def test_looking_commands_are_private_and_work_for_whoever_looks_on(club):
    scene = await started(club, state=playing("4 4 4 9 J Q", melds="KKKK", pile="9H").state)
    for name in ("Ana", "Eve"):
        for command in ("score", "log", "rules", "help", "table show", "table list"):
            reply = await club[name].slash(command, where=scene.place)
            assert reply.private, command
            assert reply.text, command
    assert (await club["Ana"].slash("hand", where=scene.place)).private
    assert (await club["Ana"].slash("rules", section="pile")).private


@pytest.mark.parametrize("command", ["draw", "hand", "end-round", "ask-partner"])
async def test_a_command_without_any_table_says_so(club, command):
    reply = await club["Ana"].slash(command)
    assert reply.private
    assert "/table new" in reply.text


async def test_a_command_in_the_channel_means_the_only_own_table(club):
    await started(club, state=drawing("4 5 6").state)
    assert (await club["Ana"].slash("hand")).private
    assert "You drew" in (await club["Ana"].slash("draw")).text


async def test_a_table_of_another_server_does_not_exist_here(club):
    await started(club, state=drawing("4 5 6").state)
    other = club.env.create_guild("Elsewhere")
    channel = other.create_text_channel("somewhere")
    stranger = other.add_member(club.env.create_user("zoe", global_name="Zoe"))
    for command in ("score", "log", "table show", "table join", "table cancel"):
        result = await stranger.slash(channel, command, table=1)
        assert result.acknowledged
        assert "Ana" not in result.response._message.content + str(result.response._message.embeds), command


async def test_what_is_offered_while_typing_comes_from_the_own_hand_alone(club):
    scene = await started(club, state=playing("K K K 4 5 6", melds="QQQQ", hands={1: "7 7 7 8 8 8"}).state)
    ana, ben, eve = club["Ana"], club["Ben"], club["Eve"]
    assert await ana.suggestions("meld", "cards", "", where=scene.place)
    assert all("K" in shown for shown in await ana.suggestions("meld", "cards", "kk", where=scene.place))
    assert len(await ana.suggestions("discard", "card", "", where=scene.place)) == 4
    for person in (ben, eve):
        for command, option in (
            ("meld", "cards"),
            ("discard", "card"),
            ("take-pile", "cards"),
            ("why", "action"),
        ):
            assert await person.suggestions(command, option, "", where=scene.place) == {}, person.name
            assert await person.suggestions(command, option, "7", where=scene.place) == {}, person.name
    assert await ana.suggestions("meld", "cards", "?!", where=scene.place)
    assert await ana.suggestions("meld", "cards", "AAAAAA", where=scene.place) == {}


async def test_what_is_offered_can_be_sent_as_it_is(club):
    scene = await started(club, state=playing("K K K 2 Q Q 4 5 6", melds="JJJJ").state)
    ana = club["Ana"]
    for text in (await ana.suggestions("meld", "cards", "", where=scene.place)).values():
        assert (await ana.slash("why", where=scene.place, action=f"meld {text}")).text.startswith("✅"), text
    for text in (await ana.suggestions("discard", "card", "", where=scene.place)).values():
        assert (await ana.slash("why", where=scene.place, action=f"discard {text}")).text.startswith("✅"), (
            text
        )
    for text in (await ana.suggestions("why", "action", "", where=scene.place)).values():
        assert (await ana.slash("why", where=scene.place, action=text)).text.startswith("✅"), text


async def test_a_move_typed_in_the_channel_goes_to_the_table_where_one_plays(club):
    scene = await started(club, state=drawing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    ana = club["Ana"]
    await ana.slash("table new")
    which = await ana.slash("table leave")
    assert "1 or 2" in which.text
    drew = await ana.slash("draw")
    assert "You drew" in drew.text
    assert (await scene.view(0)).table.turn.took is not None


LONGEST_TYPED = 1500
"""The longest text that a command takes: a code that brings house rules from another server."""


async def test_every_text_that_can_be_typed_has_a_limit(club):
    unlimited = [
        f"{command.qualified_name} {parameter.name}"
        for command in club.bot.tree.walk_commands()
        for parameter in getattr(command, "parameters", ())
        if parameter.type is discord.AppCommandOptionType.string
        and not parameter.choices
        and not (parameter.max_value and parameter.max_value <= LONGEST_TYPED)
    ]
    assert unlimited == []


async def test_the_page_of_commands_names_every_command_and_no_other(club):
    page = (Path(__file__).parents[3] / "docs" / "commands.md").read_text(encoding="utf-8")
    first_column = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `/")]
    named = {name for cell in first_column for name in re.findall(r"/([a-z-]+)", cell)}
    typed = club.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    assert named == {command.name for command in typed}
    for menu in club.bot.tree.get_commands(type=discord.AppCommandType.user):
        assert f"*{menu.name}*" in page


async def test_the_help_leads_by_topics_to_every_command(club):
    ana = club["Ana"]
    page = await ana.slash("help")
    read = {text for command in COMMANDS.values() if (text := f"`/{command}`") in page.text}
    for topic in range(len(TOPICS)):
        await ana.select(page, str(topic), starts="cn:help:")
        assert page.private
        while True:
            read |= {text for command in COMMANDS.values() if (text := f"`/{command}`") in page.text}
            on = [button for button in page.post.buttons if button.label == "More"]
            if not on or TOPICS[topic] == TIPS:
                break
            await ana.click(page, "More")
    assert read == {f"`/{command}`" for command in COMMANDS.values()}


async def test_the_help_has_the_pages_of_the_operator_on_every_topic(club):
    ana = club["Ana"]
    assert [button.label for button in (await ana.slash("help")).post.buttons] == ["Learn Canasta", "More"]
    club.bot.links = OperatorLinks("https://example.org/invite", privacy="https://example.org/privacy")
    page = await ana.slash("help")
    for _ in range(2):
        links = {part["label"]: part["url"] for part in page.post._parts() if part.get("url")}
        assert links == {
            "Add to my server": "https://example.org/invite",
            "Privacy": "https://example.org/privacy",
        }
        await ana.select(page, "1", starts="cn:help:")


async def test_a_wrong_turn_is_answered_in_one_line_without_another_hand(club):
    scene = await started(club, state=drawing("4 5 6 7").state)
    for command, options in (("draw", {}), ("discard", {"card": "4"})):
        refused = await club["Ben"].slash(command, where=scene.place, **options)
        assert refused.private
        assert "Ana" in refused.text
        assert "\n" not in refused.text
        assert "Your hand" not in refused.text
