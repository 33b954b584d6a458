from bot.service.matches.record import TableStatus
from tests.support.simulated_discord.club import SimultaneousClick
from tests.support.simulated_discord.scene import Scene, private_answers, seated, started


async def test_a_table_opens_its_thread_below_its_lobby(club):
    made = await club["Ana"].slash("table new", title="Friday")
    assert made.private
    [thread] = club.threads
    scene = Scene(club)
    assert scene.lobby.id == thread.id
    assert "Ana" in scene.lobby.text
    assert "Friday" in scene.lobby.text
    assert "Friday" in thread.name


async def test_all_of_the_lobby_by_buttons(club):
    scene = await seated(club, ("Ana", "Ben"))
    ana, ben, cyd = club["Ana"], club["Ben"], club["Cyd"]
    assert not scene.lobby.button("Join").disabled
    assert scene.lobby.button("Start the match").disabled
    await ben.select(await scene.set_up("Ben"), "2", starts="cn:seat:")
    assert (await scene.record()).seat_of(ben.id) == 2
    await cyd.select(await scene.set_up("Cyd"), "1", starts="cn:seat:")  # a newcomer takes the seat
    assert (await scene.record()).seat_of(cyd.id) == 1
    await ana.click(scene.lobby, "Add a computer")
    record = await scene.record()
    assert not record.free_seats
    assert [holder.is_computer for holder in record.seats] == [False, False, False, True]
    await ana.select(await scene.set_up("Ana"), "3", starts="cn:seat:")  # the computer moves
    assert (await scene.record()).seat_of(ana.id) == 3
    computers = await ana.click(await scene.set_up("Ana"), "Computers")
    await ana.click(computers, "Remove 🤖 Clover")
    await cyd.click(scene.lobby, "Leave")
    assert len((await scene.record()).free_seats) == 2
    await ben.click(scene.lobby, "Add a computer")
    await ben.click(scene.lobby, "Add a computer")
    await ben.click(scene.lobby, "Start the match")
    await scene.calm()
    assert (await scene.record()).status is TableStatus.PLAYING
    assert scene.board.place == scene.place.id


async def test_a_person_has_one_seat_and_double_clicks_do_no_harm(club):
    scene = await seated(club, ("Ana",))
    ben = club["Ben"]
    button = scene.lobby.button("Join").custom_id
    first, second = await club.at_once(
        SimultaneousClick(ben, scene.lobby, button), SimultaneousClick(ben, scene.lobby, button)
    )
    assert len((await scene.record()).seats) == 2
    assert len(private_answers(first, second)) == 1


async def test_four_people_press_join_in_the_same_instant(club):
    scene = await seated(club, ("Ana",))
    names = ("Ben", "Cyd", "Dot", "Eve")
    button = scene.lobby.button("Join").custom_id
    replies = await club.at_once(*(SimultaneousClick(club[name], scene.lobby, button) for name in names))
    assert not (await scene.record()).free_seats
    assert len(private_answers(*replies)) == 1


async def test_refusals_of_the_lobby_are_private_sentences(club):
    scene = await seated(club, ("Ana", "Ben"))
    eve, ben = club["Eve"], club["Ben"]
    before = scene.lobby.text
    for label in ("Leave", "Add a computer"):
        assert private_answers(await eve.click(scene.lobby, label)), label
    cancel = (await scene.set_up("Ana")).post.button("Cancel the table").custom_id
    for person in (eve, ben):
        assert private_answers(*await club.at_once(SimultaneousClick(person, scene.lobby, cancel)))
    assert scene.lobby.text == before


async def test_the_rules_are_read_before_sitting_down(club):
    await club["Ana"].slash("table new", rules="samba")
    rules = await club["Eve"].click(await Scene(club).set_up("Eve"), "Rules")
    assert rules.private
    assert "Samba" in rules.text


async def test_a_table_is_cancelled_only_after_asking_once_more(club):
    scene = await seated(club, ("Ana", "Ben"))
    lobby = scene.lobby
    asked = await club["Ana"].click(await scene.set_up("Ana"), "Cancel the table")
    assert asked.private
    assert (await scene.record()).is_open
    closed = await club["Ana"].click(asked, starts="cn:end:")
    assert closed.private
    assert (await scene.record()).status is TableStatus.CANCELLED
    await scene.calm()
    assert lobby.buttons == ()
    assert lobby.menus == ()
    assert "The match is being played" not in lobby.text
    assert scene.boards() == []


async def test_all_of_the_lobby_by_commands(club):
    ana, ben, eve = club["Ana"], club["Ben"], club["Eve"]
    await ana.slash("table new")
    scene = Scene(club)
    assert (await ben.slash("table join")).private
    assert (await scene.record()).seat_of(ben.id) == 2
    await ben.slash("table seats", seat=4)
    assert (await scene.record()).seat_of(ben.id) == 3
    shown = await ben.slash("table seats")
    assert shown.private
    await ben.select(shown, "1", starts="cn:seat:")
    assert (await scene.record()).seat_of(ben.id) == 1
    await ana.slash("table computer")
    await ana.slash("table computer", action="add", seat=4)
    assert not (await scene.record()).free_seats
    await ana.slash("table computer", action="remove", seat=4)
    assert (await scene.record()).free_seats == (3,)
    early = await ana.slash("table start")
    assert early.private
    assert (await scene.record()).status is TableStatus.LOBBY
    await ben.slash("table leave", where=scene.place)
    await ben.slash("table join", where=scene.place, seat=2)
    await eve.slash("table join", table=1)
    assert (await scene.record()).seat_of(eve.id) == 3
    assert (await ana.slash("table start", where=scene.place)).private
    await scene.calm()
    assert (await scene.record()).status is TableStatus.PLAYING
    assert "Ben" in (await eve.slash("table show")).text
    assert "Table 1" in (await ben.slash("table list")).text
    assert "Table 1" in (await ben.slash("table list", own=True)).text
    assert "Table 1" not in (await club["Dot"].slash("table list", own=True)).text
    asked = await ana.slash("table cancel")
    await ana.click(asked, starts="cn:end:")
    assert (await scene.record()).status is TableStatus.CANCELLED


async def test_a_command_asks_which_table_is_meant(club):
    ana = club["Ana"]
    assert (await ana.slash("table start")).text
    for _ in range(2):
        await ana.slash("table new")
    asked = await ana.slash("table start")
    assert "1" in asked.text
    assert "2" in asked.text
    assert set((await ana.suggestions("table start", "table", "")).values()) == {1, 2}
    assert set((await ana.suggestions("table start", "table", "2")).values()) == {2}
    assert set((await club["Ben"].suggestions("table join", "table", "")).values()) == {1, 2}
    assert await club["Ben"].suggestions("table leave", "table", "") == {}
    assert "1 or 2" in (await club["Ben"].slash("table join")).text
    await club["Ben"].slash("table join", table=1)
    await club["Ben"].slash("table join")
    assert (await Scene(club, 2).record()).seat_of(club["Ben"].id) == 2
    [first, _] = club.threads
    await ana.slash("table computer", where=first)
    assert sorted([len((await Scene(club, number).record()).seats) for number in (1, 2)]) == [2, 3]


async def test_the_lobby_becomes_a_pointer_when_the_match_begins(club):
    scene = await seated(club, ("Ana",))
    lobby = scene.lobby
    for _ in range(3):
        await club["Ana"].click(lobby, "Add a computer")
    await club["Ana"].click(lobby, "Start the match")
    await scene.calm()
    assert lobby.buttons == ()
    assert f"<#{scene.place.id}>" in lobby.text


async def test_old_lobby_buttons_are_refused_after_the_start(club):
    scene = await seated(club, ("Ana", "Ben", "Cyd", "Dot"))
    lobby = scene.lobby
    join = lobby.button("Join").custom_id
    start = lobby.button("Start the match").custom_id
    replies = await club.at_once(
        SimultaneousClick(club["Ana"], lobby, start),
        SimultaneousClick(club["Ben"], lobby, start),
        SimultaneousClick(club["Eve"], lobby, join),
    )
    await scene.calm()
    assert (await scene.record()).status is TableStatus.PLAYING
    assert len(private_answers(*replies)) == 2


async def test_the_host_leaves_and_the_last_person_closes_the_table(club):
    scene = await seated(club, ("Ana", "Ben"))
    await club["Ana"].click(scene.lobby, "Leave")
    assert (await scene.record()).host == club["Ben"].id
    await club["Ben"].click(scene.lobby, "Leave")
    assert (await scene.record()).status is TableStatus.CANCELLED


async def test_four_people_start_and_the_first_is_called_alone(club):
    scene = await started(club)
    [ping] = scene.pings()
    assert len(ping.pings) == 1
    view = await scene.view(0)
    first = view.table.turn.seat
    assert ping.pings[0] == club[("Ana", "Ben", "Cyd", "Dot")[first]].id


async def test_a_private_copy_of_the_lobby_is_drawn_anew_by_its_own_buttons(club):
    scene = await seated(club, ("Ana",))
    copy = await club["Ana"].slash("table show", where=scene.place)
    assert copy.private
    shown = await club["Ana"].click(copy, "Add a computer")
    assert shown.post.id == copy.post.id
    assert "Clover" in shown.text
    seats = await club["Ana"].slash("table seats", where=scene.place)
    moved = await club["Ana"].select(seats, "2", starts="cn:seat:")
    assert moved.post.id == seats.post.id
    assert (await scene.record()).seat_of(club["Ana"].id) == 2
    assert "Clover" in scene.lobby.text


async def test_who_has_not_joined_is_told_to_join_first(club):
    scene = await seated(club, ("Ana", "Ben"))
    refused = await club["Cyd"].click(scene.lobby, "Add a computer")
    assert "Press **Join** first" in refused.text
    for _ in range(2):
        await club["Ana"].click(scene.lobby, "Add a computer")
    refused = await club["Cyd"].click(scene.lobby, "Start the match")
    assert "all its seats are taken" in refused.text
    assert (await scene.record()).status is TableStatus.LOBBY


async def test_a_game_is_understood_by_its_printed_name(club):
    made = await club["Ana"].slash("table new", rules="modern-Amercan")
    assert made.private
    assert "Modern American" in Scene(club).lobby.text
    card = await club["Ana"].slash("rules", game="Modern American")
    assert "Modern American" in card.text


async def test_an_unknown_game_is_refused_with_the_nearest_names(club):
    refused = await club["Ana"].slash("table new", rules="American")
    assert "Modern American" in refused.text
    assert "American of 2005" in refused.text
    assert not club.threads
    marked = await club["Ana"].slash("table new", rules="**poker** @everyone")
    assert "Did you mean" in marked.text
    assert "@everyone" not in marked.text
