from bot.canasta.cards import rank_count
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.people import Reply
from tests.support.simulated_discord.scene import started


def chosen(reply: Reply, starts: str) -> tuple[str, ...]:
    return reply.post.menu(starts=starts).chosen


async def test_a_turn_by_buttons_from_the_board_to_the_discard(club):
    scene = await started(club, state=drawing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    assert panel.private
    panel = await ana.click(panel, "Draw")
    assert "You drew" in panel.text
    hand = await scene.hand_of(ana)
    assert hand.view.table.hand_sizes[0] == 6
    menu = panel.post.menu(starts="cn:throw:")
    label = next(value for value, text in menu.options.items() if text.startswith("J"))
    panel = await ana.select(panel, label, starts="cn:throw:")
    assert "You discarded J" in panel.text
    assert "Ben" in panel.text
    assert not panel.post.menus
    assert (await scene.record()).version == hand.version + 1
    [ping] = scene.pings()
    assert ping.pings == (club["Ben"].id,)


async def test_the_pile_is_taken_in_the_only_way_or_in_one_of_several(club):
    scene = await started(club, state=drawing("9 9 4 5 6", melds="KKKK", pile="4C 5C 9H").state)
    panel = await scene.open_hand("Ana")
    panel = await club["Ana"].click(panel, starts="cn:take:")
    hand = await scene.hand_of(club["Ana"])
    assert [meld.rank for meld in hand.view.melds] == [13, 9]
    assert "9" in panel.text.splitlines()[1]

    await scene.lay(drawing("9 9 9 2 4 5 6", melds="KKKK", pile="4C 5C 9H").state)
    panel = await club["Ana"].click(panel, "Refresh")
    ways = panel.post.menu(starts="cn:takes:")
    assert len(ways.options) >= 1
    way = next(iter(ways.options))
    await club["Ana"].select(panel, way, starts="cn:takes:")
    assert (await scene.hand_of(club["Ana"])).view.table.pile == b""


async def test_a_draft_by_ranks_and_counts_is_laid_down(club):
    scene = await started(club, state=playing("K K K K Q Q 2 2 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await ana.select(panel, "13", "12", starts="cn:ranks:")
    assert chosen(panel, "cn:ranks:") == ("13", "12")
    draft = (await scene.hand_of(ana)).draft
    assert [(play.rank, play.naturals, play.twos) for play in draft.plays] == [(12, 2, 0), (13, 4, 0)]
    panel = await ana.select(panel, "12", starts="cn:rank:")
    twos = next(menu for menu in panel.post.menus if menu.custom_id.partition(":~")[0].endswith(":12:1"))
    panel = await ana.select(panel, "1", custom_id=twos.custom_id)
    assert [
        menu.chosen for menu in panel.post.menus if menu.custom_id.partition(":~")[0].endswith(":12:1")
    ] == [("1",)]
    panel = await ana.click(panel, "Back")
    panel = await ana.select(panel, "13", starts="cn:rank:")
    kings = next(menu for menu in panel.post.menus if menu.custom_id.partition(":~")[0].endswith(":13:0"))
    panel = await ana.select(panel, "3", custom_id=kings.custom_id)
    panel = await ana.click(panel, "Lay down")
    hand = await scene.hand_of(ana)
    assert {(meld.rank, meld.naturals, meld.wilds) for meld in hand.view.melds} == {(13, 3, 0), (12, 2, 1)}
    assert hand.draft.is_empty
    assert rank_count(hand.view.hand, 13) == 1


async def test_too_little_for_the_first_meld_is_refused_with_numbers(club):
    scene = await started(club, state=playing("4 4 4 K K 9 J", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await ana.select(panel, "4", starts="cn:ranks:")
    assert "15" in panel.text
    assert "50" in panel.text
    before = (await scene.record()).version
    panel = await ana.click(panel, "Lay down")
    assert (await scene.record()).version == before
    assert "⚠️ Your side needs 50 points" in panel.text
    assert panel.private
    assert not (await scene.hand_of(ana)).draft.is_empty
    # What stays prepared after the turn is shown while she waits, and can be cleared then, too.
    await ana.slash("discard", where=scene.place, card="J")
    panel = await scene.open_hand("Ana")
    assert "Prepared" in panel.text
    panel = await ana.click(panel, "Clear")
    assert (await scene.hand_of(ana)).draft.is_empty
    assert "Lay down" not in [button.label for button in panel.post.buttons]


async def test_a_suggestion_becomes_the_draft_and_the_draft_a_meld(club):
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:pick:")
    panel = await ana.select(panel, next(iter(menu.options)), starts="cn:pick:")
    assert not (await scene.hand_of(ana)).draft.is_empty
    await ana.click(panel, "Lay down")
    assert (await scene.hand_of(ana)).view.melds


async def test_the_best_suggestion_is_laid_down_by_one_button(club):
    scene = await started(club, state=playing("K K K K 2 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    [suggested] = [button for button in panel.post.buttons if button.custom_id.startswith("cn:meld:")]
    assert suggested.label == "Meld K K K 2: 50 points"
    done = await ana.click(panel, starts="cn:meld:")
    assert "You melded three kings with a two" in done.text
    [meld] = (await scene.hand_of(ana)).view.melds
    assert (meld.naturals, meld.wilds) == (3, 1)
    # The old button is no danger: nothing is laid down twice, or instead.
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, suggested.custom_id))
    assert "You melded" in late.text
    assert "moved on" in late.text
    assert (await scene.hand_of(ana)).view.melds == (meld,)


async def test_no_button_gives_a_wild_card_away(club):
    scene = await started(club, state=playing("2 4 5 6 9", melds="KKKK").state)
    panel = await scene.open_hand("Ana")
    assert panel.post.menu(starts="cn:pick:").options
    assert not [button for button in panel.post.buttons if button.custom_id.startswith("cn:meld:")]


async def test_menus_set_and_never_add(club):
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:ranks:")
    await club.at_once(
        SimultaneousClick(ana, panel.post, menu.custom_id, ("13",)),
        SimultaneousClick(ana, panel.post, menu.custom_id, ("13",)),
    )
    draft = (await scene.hand_of(ana)).draft
    assert [(play.rank, play.naturals) for play in draft.plays] == [(13, 3)]


async def test_an_old_draft_menu_is_answered_with_the_draft_as_it_is(club):
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:ranks:")
    second = await scene.open_hand("Ana")
    await ana.select(second, "13", starts="cn:ranks:")
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, menu.custom_id, ("12",)))
    assert "draft had changed" in late.text
    assert [play.rank for play in (await scene.hand_of(ana)).draft.plays] == [13]
    assert chosen(late, "cn:ranks:") == ("13",)


async def test_a_discard_asks_first_when_melds_are_prepared(club):
    scene = await started(club, state=playing("K K K 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await ana.select(panel, "13", starts="cn:ranks:")
    card = next(
        value for value, text in panel.post.menu(starts="cn:throw:").options.items() if text[0] == "4"
    )
    menu_id = panel.post.menu(starts="cn:throw:").custom_id
    asked = await ana.select(panel, card, starts="cn:throw:")
    assert (await scene.view(0)).table.turn.seat == 0
    back = await ana.click(asked, "Back")
    # A client keeps the old choice in a menu with the same id, and the card could not be chosen again.
    assert back.post.menu(starts="cn:throw:").custom_id != menu_id
    asked = await ana.select(back, card, starts="cn:throw:")
    done = await ana.click(asked, starts="cn:drop:")
    assert (await scene.view(0)).table.turn.seat == 1
    assert "Ben" in done.text


async def test_asking_partner_and_the_binding_answer(club):
    scene = await started(club, state=playing("K K 4", melds="KKKKKK2", hands={2: "A A 5 6"}).state)
    ana, cyd = club["Ana"], club["Cyd"]
    panel = await scene.open_hand("Ana")
    panel = await ana.click(panel, starts="cn:ask:")
    question = scene.pings()[-1]
    assert question.pings == (cyd.id,)
    refused = await club["Ben"].click(question, "Yes, go out")
    assert refused.private
    assert (await scene.view(0)).table.question.answer is None
    panel = await ana.click(panel, starts="cn:unask:")
    assert (await scene.view(0)).table.question is None
    assert not question.exists  # the question is taken away with its buttons


async def test_an_answer_by_the_panel_and_by_the_ping(club):
    scene = await started(club)
    for by_panel in (True, False):
        await scene.lay(playing("K K 4", melds="KKKKKK2", hands={2: "A A 5 6"}).state)
        ana, cyd = club["Ana"], club["Cyd"]
        await ana.click(await scene.open_hand("Ana"), starts="cn:ask:")
        where = (await scene.open_hand("Cyd")).post if by_panel else scene.pings()[-1]
        answered = await cyd.click(where, "No, not yet")
        assert answered.private
        assert (await scene.view(0)).table.question.answer is False


async def test_the_round_is_ended_by_leaving_the_pile_and_shown_as_a_sheet(club):
    scene = await started(
        club, state=drawing("4 5 J", melds="KKKK", theirs="QQQQ", stock="", pile="8H").state
    )
    panel = await scene.open_hand("Ana")
    done = await club["Ana"].click(panel, starts="cn:pass:")
    await scene.calm()
    assert any("Round 2" in embed.get("title", "") for post in scene.public() for embed in post.embeds)
    assert done.private
    view = await scene.view(0)
    assert view.table.round == 3


async def test_going_out_ends_the_match_with_its_result(club):
    state = playing("K 4", melds="KKKKKKK, QQQQ", totals=(4900, 0), hands={2: "5 6"}).state
    scene = await started(club, state=state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await ana.select(panel, "13", starts="cn:ranks:")
    panel = await ana.click(panel, starts="cn:lay:")
    await ana.select(panel, next(iter(panel.post.menu(starts="cn:throw:").options)), starts="cn:throw:")
    await scene.calm()
    record = await scene.record()
    assert not record.is_open
    assert len([post for post in scene.public() if post.embeds]) >= 3
    again = await scene.open_hand("Ana")
    assert again.private
    assert not again.post.menus


async def test_a_hand_of_many_ranks_stays_within_five_rows_and_twenty_five_options(club):
    every = "A A K K Q Q J J T T 9 9 8 8 7 7 6 6 5 5 4 4 3C 3S 2 2 2 2 * * * *"
    scene = await started(
        club, state=playing(every, melds="AAA,KKK,QQQ,JJJ,TTT", hands={1: "4", 2: "5", 3: "6"}).state
    )
    panel = await scene.open_hand("Ana")
    for starts in ("cn:throw:", "cn:ranks:", "cn:rank:", "cn:pick:"):
        assert 1 <= len(panel.post.menu(starts=starts).options) <= 25
