"""Orders for the next turn and answers beforehand, as people give them and see what became of them."""

from bot.canasta.turn import Phase, Took
from tests.support.builders import playing
from tests.support.simulated_discord.scene import Scene, started

DOT_DISCARDS = playing(
    "Q 9 J", seat=3, dealer=2, hands={0: "Q Q 4 5 6"}, theirs="KKK", melds="AAA", pile="8H 7S 6D"
).state
COULD_GO_OUT = playing("4 4 4 5", melds="KKKKKKK", hands={2: "6 7 8"}).state


async def give(person, panel, value):
    """Choose from the menu and confirm."""
    await person.select(panel, value, starts="cn:order:")
    return await person.click(panel, "Confirm")


async def test_an_order_from_the_hand_to_the_turn_and_nobody_else_sees_it(club):
    scene = await started(club, state=DOT_DISCARDS)
    ana, dot = club["Ana"], club["Dot"]
    panel = await scene.open_hand("Ana")
    await ana.click(panel, "Plan ahead")
    assert "No orders yet" in panel.text
    await ana.select(panel, "103", starts="cn:order:")
    assert "Is that right?" in panel.text
    assert (await scene.record()).ordered == ()
    await club.restart()
    await ana.click(panel, "Confirm")
    assert "at least 3 cards" in panel.text
    assert panel.private
    assert "at least 3 cards" in (await scene.open_hand("Ana")).text
    public = "\n".join(post.text for post in scene.public())
    assert "📌" not in public
    for name in ("Ben", "Cyd", "Dot"):
        assert "📌" not in (await scene.open_hand(name)).text
    await club.advance(minutes=3)  # Ana goes away
    await dot.slash("discard", card="Q")
    await scene.calm()
    view = await scene.view(0)
    assert (view.table.phase, view.table.turn.took) == (Phase.PLAY, Took.PILE)
    [ping] = [post for post in scene.pings() if ana.id in post.pings]
    assert "You have taken the pile" in ping.text
    panel = await scene.open_hand("Ana")
    assert "As you ordered, you took the pile" in panel.text
    assert "📌" not in "\n".join(post.text for post in scene.public())


async def test_an_order_that_comes_too_late_is_not_given(club):
    scene = await started(club, state=DOT_DISCARDS)
    ana, dot = club["Ana"], club["Dot"]
    panel = await ana.slash("orders")
    assert panel.private
    await ana.select(panel, "0", starts="cn:order:")
    await dot.slash("discard", card="Q")
    await scene.calm()
    await ana.click(panel, "Confirm")
    assert "Nothing was ordered" in panel.text
    assert "It is your turn now" in panel.text
    assert (await scene.record()).ordered == ()
    assert (await scene.view(0)).table.phase is Phase.DRAW
    assert not any(value in {"0", "103"} for value in panel.post.menu(starts="cn:order:").options)


async def test_an_order_is_changed_and_forgotten(club):
    scene = await started(club, state=DOT_DISCARDS)
    ana = club["Ana"]
    panel = await ana.slash("orders")
    await give(ana, panel, "0")
    assert "When it is your turn: draw." in panel.text
    await give(ana, panel, "108")
    assert "at least 8 cards" in panel.text
    await ana.click(panel, "Cancel the order")
    assert "No orders yet" in panel.text
    await club["Dot"].slash("discard", card="Q")
    await scene.calm()
    assert (await scene.view(0)).table.phase is Phase.DRAW


async def test_an_answer_beforehand_is_there_at_once(club):
    scene = await started(club, state=COULD_GO_OUT)
    panel = await club["Cyd"].slash("orders")
    await give(club["Cyd"], panel, "300")
    assert "no." in panel.text
    hand = await scene.open_hand("Ana")
    asked = await club["Ana"].click(hand, "Ask: “May I go out?”")
    assert "said no" in asked.text
    await scene.calm()
    assert not any(club["Cyd"].id in post.pings for post in scene.public())
    await club["Cyd"].click(panel, "Cancel the answer")
    assert (await scene.record()).answering == ()


async def test_yes_for_the_whole_round_from_the_question_itself(club):
    scene = await started(club, state=COULD_GO_OUT)
    hand = await scene.open_hand("Ana")
    await club["Ana"].click(hand, "Ask: “May I go out?”")
    await scene.calm()
    [question] = [post for post in scene.pings() if club["Cyd"].id in post.pings]
    refused = await club["Ben"].click(question, "Always yes this round")
    assert refused.private
    assert (await scene.record()).answering == ()
    await club["Cyd"].click(question, "Always yes this round")
    record = await scene.record()
    assert record.answering == (2,)
    assert (await scene.view(0)).table.question.answer is True
    assert "if your partner asks" in (await scene.open_hand("Cyd")).text.casefold()


async def test_a_game_without_partners_says_that_nobody_asks(club):
    await club["Ana"].slash("table new", rules="classic_2")
    await club["Ben"].slash("table join")
    await club["Ana"].slash("table start")
    await club.settle()
    [waiting] = [
        holder.name
        for holder in (await Scene(club).record()).seats
        if not (await club.bot.services.queries.hand(1, holder.user)).view.is_to_act
    ]
    panel = await club[waiting].slash("orders")
    assert "Nobody can ask you" in panel.text
    assert not any(value in {"200", "300"} for value in panel.post.menu(starts="cn:order:").options)


async def test_after_an_order_the_board_is_where_its_owner_is_called(club):
    scene = await started(club, state=DOT_DISCARDS)
    panel = await club["Ana"].slash("orders")
    await give(club["Ana"], panel, "0")
    for _ in range(6):
        await club["Ben"].say("well played", where=scene.place)
    await club.advance(minutes=3)  # Ana goes away
    await club["Dot"].slash("discard", card="Q")
    await scene.calm()
    [ping] = [post for post in scene.pings() if club["Ana"].id in post.pings]
    assert ping.id == scene.board.id == max(post.id for post in scene.public())
