from bot.canasta.cards import Rank, Suit, card, rank_count
from tests.support.builders import drawing, playing
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.people import ClubMember, Reply
from tests.support.simulated_discord.posts import GREEN, GREY, RED
from tests.support.simulated_discord.scene import Scene, started
from tests.support.simulated_discord.tapping import card_buttons, discard_first, tap

QUEENS, KINGS = card(Rank.QUEEN, Suit.CLUBS), card(Rank.KING, Suit.CLUBS)


def selected(reply: Reply) -> list[str]:
    """The texts of the buttons of selected cards."""
    return [button.label for button in card_buttons(reply.post).values() if button.style == GREEN]


async def prepared(scene: Scene, person: ClubMember) -> list[tuple[int, int, int]]:
    """The draft: rank, naturals and twos of each meld."""
    return [(play.rank, play.naturals, play.twos) for play in (await scene.hand_of(person)).draft.plays]


async def test_a_turn_by_buttons_from_the_board_to_the_discard(club):
    scene = await started(club, state=drawing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    assert panel.private
    panel = await ana.click(panel, "Draw")
    assert "You drew" in panel.text
    hand = await scene.hand_of(ana)
    assert hand.view.table.hand_sizes[0] == 6
    panel = await tap(ana, panel, "JC")
    assert panel.post.button(starts="cn:discard:").label.startswith("Discard J")
    panel = await ana.click(panel, starts="cn:discard:")
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
    panel = await scene.open_hand("Ana")
    ways = panel.post.menu(starts="cn:takes:")
    assert len(ways.options) >= 1
    way = next(iter(ways.options))
    await club["Ana"].select(panel, way, starts="cn:takes:")
    assert (await scene.hand_of(club["Ana"])).view.table.pile == b""


async def test_cards_are_selected_by_taps_and_laid_down(club):
    scene = await started(club, state=playing("K K K K Q Q 2 2 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "KH", "QH")
    assert selected(panel) == ["4/4 kings", "2/2 queens"]
    assert await prepared(scene, ana) == [(12, 2, 0), (13, 4, 0)]
    # Two melds may take the wild card, so it is asked where it goes.
    panel = await tap(ana, panel, "2H")
    assert list(panel.post.menu(starts="cn:home:").options.values()) == ["Kings", "Queens"]
    panel = await ana.select(panel, "12", starts="cn:home:")
    assert await prepared(scene, ana) == [(12, 2, 1), (13, 4, 0)]
    panel = await tap(ana, panel, "KH")
    assert "70 of 50 points" in panel.text
    await ana.click(panel, "Meld")
    hand = await scene.hand_of(ana)
    assert {(meld.rank, meld.naturals, meld.wilds) for meld in hand.view.melds} == {(13, 3, 0), (12, 2, 1)}
    assert hand.draft.is_empty
    assert rank_count(hand.view.hand, 13) == 1


async def test_too_little_for_the_first_meld_is_refused_with_numbers(club):
    scene = await started(club, state=playing("4 4 4 K K 9 J", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    panel = await tap(ana, panel, "4C")
    assert "15 of 50 points" in panel.text
    before = (await scene.record()).version
    assert panel.post.button("Meld").style == GREY
    panel = await ana.click(panel, "Meld")
    assert (await scene.record()).version == before
    assert "⚠️ Your side needs 50 points" in panel.text
    assert panel.private
    assert not (await scene.hand_of(ana)).draft.is_empty
    # Nothing stays prepared after the turn.
    await ana.slash("discard", where=scene.place, card="J")
    panel = await scene.open_hand("Ana")
    assert "Prepared" not in panel.text
    assert (await scene.hand_of(ana)).draft.is_empty
    assert not panel.post.menus


async def test_a_suggestion_becomes_the_draft_and_the_draft_a_meld(club):
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    menu = panel.post.menu(starts="cn:pick:")
    panel = await ana.select(panel, next(iter(menu.options)), starts="cn:pick:")
    assert not (await scene.hand_of(ana)).draft.is_empty
    assert selected(panel)
    await ana.click(panel, "Meld")
    assert (await scene.hand_of(ana)).view.melds


async def test_the_best_suggestion_is_laid_down_by_one_button(club):
    scene = await started(club, state=playing("K K K K 2 4 5 6", totals=(0, 0)).state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    [suggested] = [button for button in panel.post.buttons if button.custom_id.startswith("cn:meld:")]
    assert suggested.label == "Meld K K K 2: 50"
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


async def test_two_quick_taps_on_one_button_are_one(club):
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    kings = SimultaneousClick(ana, panel.post, card_buttons(panel.post)[KINGS].custom_id)
    await club.at_once(kings, kings)
    assert await prepared(scene, ana) == [(13, 3, 0)]
    fresh = await scene.open_hand("Ana")
    less = SimultaneousClick(ana, fresh.post, card_buttons(fresh.post)[KINGS].custom_id)
    await club.at_once(less, less)
    assert await prepared(scene, ana) == [(13, 2, 0)]


async def test_quick_taps_on_two_buttons_are_both_kept(club):
    """Neither knows of the other: each was shown with nothing selected."""
    scene = await started(club, state=playing("K K K Q Q Q 4 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    taps = card_buttons(panel.post)
    replies = await club.at_once(
        *(SimultaneousClick(ana, panel.post, taps[look].custom_id) for look in (KINGS, QUEENS))
    )
    assert await prepared(scene, ana) == [(12, 3, 0), (13, 3, 0)]
    assert all(reply.private for reply in replies)
    # An old panel sets the one rank that is tapped, too, and nothing else.
    await ana.click(await tap(ana, await scene.open_hand("Ana"), "4C"), "Clear")
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, taps[QUEENS].custom_id))
    assert await prepared(scene, ana) == [(12, 3, 0)]
    assert selected(late) == ["3/3 queens"]


async def test_each_tap_takes_one_card_less_until_none_is_selected(club):
    scene = await started(club, state=playing("K K K 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    for now in (["3/3 kings"], ["2/3 kings"], ["1/3 kings"], [], ["3/3 kings"]):
        panel = await tap(ana, panel, "KH")
        assert selected(panel) == now


async def test_wild_cards_go_with_the_only_meld_one_by_one(club):
    scene = await started(club, state=playing("9 9 9 2 2 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "9H", "2H")
    assert await prepared(scene, ana) == [(9, 3, 1)]
    panel = await tap(ana, panel, "2H")
    assert await prepared(scene, ana) == [(9, 3, 2)]
    panel = await tap(ana, panel, "2H")
    assert await prepared(scene, ana) == [(9, 3, 0)]
    # They go back to the hand with the last of the cards that they stood beside.
    panel = await tap(ana, panel, "2H", "9H", "9H", "9H")
    assert await prepared(scene, ana) == []


async def test_a_wild_card_that_is_tapped_first_waits_for_its_meld(club):
    scene = await started(club, state=playing("9 9 * 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "*")
    assert selected(panel) == ["Joker"]
    assert (await scene.hand_of(ana)).draft.is_empty
    assert list(panel.post.menu(starts="cn:home:").options.values()) == ["Queens"]
    assert panel.post.button(starts="cn:discard:").label == "Discard Joker"
    panel = await tap(ana, panel, "9H")
    assert selected(panel) == ["2/2 nines", "Joker"]
    await ana.click(panel, "Meld")
    assert [(meld.rank, meld.size) for meld in (await scene.hand_of(ana)).view.melds] == [(12, 4), (9, 3)]


async def test_a_wild_card_is_sent_to_a_meld_on_the_table_and_back(club):
    scene = await started(club, state=playing("9 9 2 2 4 5 6", melds="QQQQ, KKK").state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "2H")
    panel = await ana.select(panel, "13", starts="cn:home:")
    assert await prepared(scene, ana) == [(13, 0, 1)]
    assert panel.post.button(starts="cn:lay:").label == "Add"
    panel = await tap(ana, panel, "9H", "2H")
    panel = await ana.select(panel, "999", starts="cn:home:")
    assert await prepared(scene, ana) == [(9, 2, 0)]


async def test_a_discard_needs_cards_of_one_rank_and_names_the_card(club):
    scene = await started(club, state=playing("9 9 4C 5C 6C", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    assert panel.post.button("Discard").disabled
    panel = await tap(ana, panel, "9H")
    assert panel.post.button(starts="cn:discard:").label == "Discard a nine"
    panel = await tap(ana, panel, "4C")
    assert panel.post.button("Discard").disabled
    panel = await tap(ana, panel, "4C")
    done = await ana.click(panel, "Discard a nine")
    assert "You discarded 9" in done.text
    # The other 9 was selected for nothing else: it is not prepared for the next turn.
    assert (await scene.hand_of(ana)).draft.is_empty


async def test_a_discard_that_the_rules_refuse_tells_why(club):
    scene = await started(club, state=playing("K K 4", melds="KKKKKK2", question=False).state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "4C")
    discard = panel.post.button(starts="cn:discard:")
    assert discard.style == RED
    # Another click on the same button later changes nothing.
    done = await ana.click(panel, custom_id=discard.custom_id)
    assert "You discarded 4" in done.text
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, discard.custom_id))
    assert "moved on" in late.text


async def test_a_discard_asks_first_when_melds_are_prepared(club):
    scene = await started(club, state=playing("K K K 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "KH")
    asked = await ana.click(panel, "Discard a king")
    assert (await scene.view(0)).table.turn.seat == 0
    back = await ana.click(asked, "Back")
    assert selected(back) == ["3/3 kings"]
    asked = await ana.click(back, "Discard a king")
    done = await ana.click(asked, starts="cn:drop:")
    assert (await scene.view(0)).table.turn.seat == 1
    assert "Ben" in done.text


async def test_one_card_that_would_fit_a_meld_is_discarded_without_a_question(club):
    scene = await started(club, state=playing("QC 4 5 6", melds="QQQQ").state)
    ana = club["Ana"]
    panel = await tap(ana, await scene.open_hand("Ana"), "QC")
    await ana.click(panel, starts="cn:discard:")
    assert (await scene.view(0)).table.turn.seat == 1


async def test_menus_of_an_older_panel_are_still_answered(club):
    """Whoever has one open since an older version of the bot chooses from it as before."""
    scene = await started(club, state=playing("K K K Q Q Q 4C 5 6").state)
    ana = club["Ana"]
    panel = await scene.open_hand("Ana")
    version = (await scene.record()).version
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, f"cn:ranks:1:{version}:0", ("13",)))
    assert selected(late) == ["3/3 kings"]
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, f"cn:ranks:1:{version}:0", ("12",)))
    assert "draft had changed" in late.text
    assert await prepared(scene, ana) == [(13, 3, 0)]
    [late] = await club.at_once(SimultaneousClick(ana, panel.post, f"cn:clear:1:{version}:1"))
    assert (await scene.hand_of(ana)).draft.is_empty
    await club.at_once(SimultaneousClick(ana, panel.post, f"cn:throw:1:{version}", ("16",)))
    assert (await scene.view(0)).table.turn.seat == 1


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
    panel = await tap(ana, panel, "KH")
    panel = await ana.click(panel, starts="cn:lay:")
    await discard_first(ana, panel)
    await scene.calm()
    record = await scene.record()
    assert not record.is_open
    assert len([post for post in scene.public() if post.embeds]) >= 3
    again = await scene.open_hand("Ana")
    assert again.private
    assert not again.post.menus


async def test_a_hand_of_many_ranks_has_a_button_for_each(club):
    every = "A A K K Q Q J J T T 9 9 8 8 7 7 6 6 5 5 4 4 3C 3S 2 2 2 2 * * * *"
    scene = await started(
        club, state=playing(every, melds="AAA,KKK,QQQ,JJJ,TTT", hands={1: "4", 2: "5", 3: "6"}).state
    )
    panel = await scene.open_hand("Ana")
    assert len(card_buttons(panel.post)) == 14
    assert 1 <= len(panel.post.menu(starts="cn:pick:").options) <= 25
