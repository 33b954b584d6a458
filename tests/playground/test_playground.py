"""The control page, the places and the clock, driven over HTTP as a browser does."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sys
import time
from argparse import ArgumentParser
from datetime import timedelta
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
import simcord
from simcord import _settlement
from simcord.backend import permissions
from simcord.preview import _action_plans, _component_projection

from bot.playground import avatars, simcord_internals
from bot.playground.control import ControlPage, ErrorLog
from bot.playground.page_patches import PATCHES
from bot.playground.places import PlacePreviews
from bot.playground.start import build_bot, main, own_database
from bot.playground.world import World
from tests.support.toy_bot import build_toy

pytest.importorskip("simcord.preview", reason="the playground's packages are not installed")


class PlaygroundOverHttp:
    """A playground in this process, and a browser's requests to it."""

    def __init__(
        self, world: World, places: PlacePreviews, page: ControlPage, http: aiohttp.ClientSession
    ) -> None:
        self.world = world
        self.places = places
        self.page = page
        self.http = http

    async def state(self):
        async with self.http.get(self.page.address + "state") as answer:
            return await answer.json()

    async def press(self, what, body=None):
        async with self.http.post(self.page.address + what, json=body or {}) as answer:
            return answer.status

    async def open(self, place, person):
        async with self.http.get(
            f"{self.page.address}open/{place}/{person}", allow_redirects=False
        ) as answer:
            return answer.headers.get("Location"), answer.status


@pytest.fixture
async def playground(tmp_path):
    world = World(build_toy, tmp_path / "toy.db")
    places = PlacePreviews(world, first_port=None, timezone="UTC")
    world.on_change = places.show_changes
    error_log = ErrorLog()
    logging.getLogger().addHandler(error_log)
    page = ControlPage(world, places, error_log)
    await world.open()
    await page.serve(0)
    async with aiohttp.ClientSession() as http:
        yield PlaygroundOverHttp(world, places, page, http)
    await page.close()
    await places.close()
    await world.close()
    logging.getLogger().removeHandler(error_log)


class HttpTab:
    """One browser tab on a place: opens a page there and sends what a person does, as the preview's script would."""

    def __init__(self, http, address):
        parts = urlsplit(address)
        self._http = http
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._headers = {"X-Simcord-Capability": parts.fragment}
        self._sequence = 0
        self.shown: Any = None

    async def load(self):
        async with self._http.post(self._origin + "/api/pages", json={}, headers=self._headers) as answer:
            self.shown = await answer.json()
        self._headers["X-Simcord-Context"] = self.shown["context"]["id"]
        return self

    async def look(self):
        async with self._http.get(self._origin + "/api/state", headers=self._headers) as answer:
            self.shown = await answer.json()
        return self

    @property
    def text(self):
        return json.dumps([self.shown["messages"][key] for key in self.shown["timeline"]], ensure_ascii=False)

    async def click(self, label):
        for message in self.shown["timeline"]:
            for row in self.shown["messages"][message]["components"]:
                for button in row.get("components", []):
                    if button.get("label") == label:
                        return await self.act("click", target_id=message, control_key=button["control_key"])
        raise AssertionError(f"no button {label} in {self.text}")

    async def act(self, kind, **more):
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self._sequence,
            "request_id": f"r{self._sequence}",
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            **more,
        }
        async with self._http.post(self._origin + "/api/action", json=body, headers=self._headers) as answer:
            return await answer.json()


async def tab(playground, place, person):
    address, status = await playground.open(place, person)
    assert status == 302
    return await HttpTab(playground.http, address).load()


async def new_table(playground):
    await playground.world.people["Ana"].slash(playground.world.channel, "toy new")
    [table] = [place["key"] for place in (await playground.state())["places"] if place["kind"] == "table"]
    return table


async def test_the_page_lists_the_channel_and_every_new_thread(playground):
    state = await playground.state()
    assert [(place["name"], place["people"]) for place in state["places"]] == [
        ("#canasta", ["Ana", "Ben", "Cyd", "Dot"]),
        ("#parlour", ["Ana", "Ben", "Cyd", "Dot"]),
        ("Direct messages", ["Ana", "Ben", "Cyd", "Dot"]),
    ]
    await new_table(playground)
    places = (await playground.state())["places"]
    assert [place["name"] for place in places] == ["#canasta", "Table 1", "#parlour", "Direct messages"]
    assert [place["server"] for place in places] == [
        "Canasta club, managed by Ana",
        "Canasta club, managed by Ana",
        "Sunday players, managed by Ben",
        "",
    ]
    assert places[0]["latest"] == "The table is open: #Table 1"
    await playground.world.people["Cyd"].slash(playground.world.channel, "toy letter")
    direct_messages = (await playground.state())["places"][-1]
    assert direct_messages["people"] == ["Ana", "Ben", "Cyd", "Dot"]
    assert direct_messages["latest"]


async def test_the_newest_words_of_a_place_tell_times_by_the_simulated_clock(playground):
    began = playground.world.env.now()
    ana, channel = playground.world.people["Ana"], playground.world.channel
    await ana.send(channel, f"Your turn began {discord.utils.format_dt(began, 'R')}.")
    await playground.press("clock", {"hours": 3})
    assert (await playground.state())["places"][0]["latest"] == "Your turn began 3 hours ago."
    await ana.send(channel, f"Play on {discord.utils.format_dt(began.replace(hour=15, minute=4), 't')}.")
    assert (await playground.state())["places"][0]["latest"].endswith("3:04 PM.")


async def test_a_page_opened_later_shows_times_as_of_now(playground):
    ana = await tab(playground, "channel", "Ana")
    opened = ana.shown["profile"]["presentationTime"]
    await playground.press("clock", {"hours": 1})
    again = await tab(playground, "channel", "Ana")
    now = playground.world.env.now().isoformat()
    assert opened < again.shown["profile"]["presentationTime"] == now


async def test_the_second_server_is_a_place_of_its_own_with_its_own_manager(playground):
    parlour = (await playground.state())["places"][1]["key"]
    ben = await tab(playground, parlour, "Ben")
    assert (await ben.look()).shown["timeline"] == []
    first, second = playground.world.servers
    assert first.people["Ana"].user == second.people["Ana"].user
    backend = playground.world.env.backend
    for server, managers in ((first, ["Ana"]), (second, ["Ben"])):
        guild = backend.guilds[server.guild.id]
        may = {
            name: permissions.compute(guild, person.id, now=playground.world.env.now())
            for name, person in server.people.items()
        }
        assert [name for name, held in may.items() if held & permissions.flag("manage_guild")] == managers


async def test_behind_each_name_are_the_direct_messages_of_that_person_alone(playground):
    await playground.world.people["Cyd"].slash(playground.world.channel, "toy letter")
    cyd, dot = (
        await tab(playground, "direct-messages", "Cyd"),
        await tab(playground, "direct-messages", "Dot"),
    )
    said = playground.world.env.backend.messages[
        playground.world.direct_messages_of(playground.world.people["Cyd"]).id
    ]
    (letter,) = [message.content for message in said.values()]
    assert letter in (await cyd.look()).text
    assert letter not in (await dot.look()).text


async def test_two_people_look_at_one_table_and_each_sees_only_the_own_hand(playground):
    table = await new_table(playground)
    ana, ben = await tab(playground, table, "Ana"), await tab(playground, table, "Ben")
    assert (await ana.click("Join"))["settlement"] == "settled"
    assert "Ana" in (await ben.look()).text
    assert (await ben.click("My hand"))["settlement"] == "settled"
    assert "ben-secret" in (await ben.look()).text
    assert "ben-secret" not in (await ana.look()).text


async def test_clicks_in_two_tabs_at_once_wait_for_each_other(playground):
    table = await new_table(playground)
    tabs = [await tab(playground, table, person) for person in ("Ana", "Ben", "Cyd", "Dot")]
    results = await asyncio.gather(*(each.click("Join") for each in tabs))
    assert [result["settlement"] for result in results] == ["settled"] * 4
    assert "Ana" in (await tabs[3].look()).text
    assert all(name in tabs[3].text for name in ("Ana", "Ben", "Cyd", "Dot"))


async def test_a_tab_that_lags_behind_may_still_click(playground):
    table = await new_table(playground)
    ana, ben = await tab(playground, table, "Ana"), await tab(playground, table, "Ben")
    await ana.click("Join")
    assert (await ben.click("Join"))["settlement"] == "settled"


async def test_the_clock_and_a_click_do_not_collide(playground):
    table = await new_table(playground)
    ana = await tab(playground, table, "Ana")
    moved, clicked = await asyncio.gather(playground.press("clock", {"hours": 6}), ana.click("Join"))
    assert (moved, clicked["settlement"]) == (200, "settled")


async def test_what_a_person_does_is_over_before_later_timers_fire(playground, monkeypatch):
    monkeypatch.setattr("simcord.env._callback_is_parked", _settlement._callback_is_parked)
    simcord_internals.leave_timers_to_the_clock()
    world, rang = playground.world, asyncio.Event()

    async def on_interaction(_interaction):
        asyncio.get_running_loop().call_later(3, rang.set)

    world.bot.add_listener(on_interaction)
    await world.people["Ana"].slash(world.channel, "toy new")
    assert not rang.is_set()
    await world.move_clock(4)
    assert rang.is_set()


async def test_the_clock_starts_now_runs_and_leaps(playground):
    world = playground.world
    assert abs(world.env.now() - discord.utils.utcnow()) < timedelta(minutes=1)
    before, began = world.env.now(), time.perf_counter()
    running = asyncio.create_task(world.run_clock())
    async with asyncio.timeout(60):
        while (passed := world.env.now() - before) < timedelta(seconds=0.9):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    running.cancel()
    assert passed.total_seconds() <= time.perf_counter() - began + 0.01
    before, ticks = world.env.now(), world.bot.ticks
    assert await playground.press("clock", {"hours": 24}) == 200
    assert world.env.now() - before >= timedelta(hours=24)
    assert world.bot.ticks - ticks == 288


async def test_a_leap_is_made_up_for_when_the_clock_is_held(playground, monkeypatch):
    world, advance = playground.world, playground.world.env.advance_time
    held = iter([True, True, False])

    async def sometimes(seconds):
        if next(held, False):
            raise simcord.SetupError("a picture is being taken")
        await advance(seconds)

    monkeypatch.setattr(world.env, "advance_time", sometimes)
    before = world.env.now()
    await world.move_clock(3600)
    assert world.env.now() - before == timedelta(hours=1)


async def test_the_bot_may_be_away_for_some_time(playground):
    world = playground.world
    before, bot = world.env.now(), world.bot
    assert await playground.press("restart", {"hours": 12}) == 200
    assert world.env.now() - before >= timedelta(hours=12)
    assert world.bot is not bot
    assert world.bot.ticks < 10
    assert await playground.press("restart", {"hours": -1}) == 400
    assert await playground.press("restart") == 200


async def test_the_bot_is_forbidden_to_write_in_a_channel_and_allowed_again(playground):
    table = await new_table(playground)
    first, second = playground.world.servers

    async def silent():
        return {place["key"]: place["is_silent"] for place in (await playground.state())["places"]}

    def may_write(server):
        # As the bot has heard of it.
        known = playground.world.bot.get_channel(server.channel.id)
        return known.permissions_for(known.guild.me).send_messages

    other = f"channel-{second.channel.id}"
    assert await silent() == {"channel": False, table: None, other: False, "direct-messages": None}
    assert await playground.press("rights", {"place": "channel", "may": False}) == 200
    assert await silent() == {"channel": True, table: None, other: False, "direct-messages": None}
    assert (may_write(first), may_write(second)) == (False, True)
    assert await playground.press("rights", {"place": "channel", "may": True}) == 200
    assert not (await silent())["channel"]
    assert may_write(first)
    for place in (table, "direct-messages", "nowhere"):
        assert await playground.press("rights", {"place": place, "may": False}) == 404
    for body in ({"place": "channel"}, {"place": "channel", "may": "no"}, ["channel"]):
        assert await playground.press("rights", body) == 400


@pytest.mark.parametrize("hours", [0, -1, True, "6", None, 1e9, float("nan")])
async def test_the_clock_leaps_only_forward_and_not_too_far(playground, hours):
    before = playground.world.env.now()
    assert await playground.press("clock", {"hours": hours}) == 400
    assert playground.world.env.now() == before


async def test_old_buttons_work_after_the_bot_was_restarted(playground):
    table = await new_table(playground)
    ana = await tab(playground, table, "Ana")
    await ana.click("Join")
    before = playground.world.bot
    assert await playground.press("restart") == 200
    assert playground.world.bot is not before
    await ana.look()
    assert (await ana.click("My hand"))["settlement"] == "settled"
    assert "ana-secret" in (await ana.look()).text


async def test_a_bot_that_does_not_come_up_again_is_shown(playground, no_logged_errors, monkeypatch):
    no_logged_errors.expect("could not finish")

    async def fail(self):
        raise RuntimeError("no such table: seats")

    monkeypatch.setattr("tests.support.toy_bot.ToyBot.setup_hook", fail)
    assert await playground.press("restart") == 500


async def test_troubles_are_shown(playground, no_logged_errors):
    no_logged_errors.expect("Broken")
    table = await new_table(playground)
    ana = await tab(playground, table, "Ana")
    await ana.click("Broken")
    await playground.world.move_clock(10)
    [logged, unanswered] = (await playground.state())["troubles"]
    assert "the button is broken" in logged
    assert unanswered == "Ana got no answer from the bot"


async def test_nobody_without_the_key_gets_in(playground):
    parts = urlsplit(playground.page.address)
    root = f"{parts.scheme}://{parts.netloc}"
    for path in ("/", "/state", "/wrong-key/", "/wrong-key/state"):
        async with playground.http.get(root + path) as answer:
            assert answer.status == 404
    async with playground.http.post(root + "/restart") as answer:
        assert answer.status == 404
    async with playground.http.get(
        playground.page.address, headers={"Host": f"evil.example:{parts.port}"}
    ) as answer:
        assert answer.status == 403
    async with playground.http.get(playground.page.address) as answer:
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert "Canasta playground" in await answer.text()


@pytest.mark.parametrize(
    "place, person", [("nowhere", "Ana"), ("channel", "Eve"), ("direct-messages", "Eve")]
)
async def test_a_place_that_is_not_there_is_not_opened(playground, place, person):
    assert (await playground.open(place, person))[1] == 404


async def test_a_place_is_titled_by_person_and_name(playground):
    table = await new_table(playground)
    address, _ = await playground.open(table, "Ben")
    async with playground.http.get(address) as answer:
        assert "<title>Ben · Table 1</title>" in await answer.text()
    assert (await playground.open(table, "Ben"))[0] == address


async def test_a_user_who_may_not_make_databases_is_told_so(postgres):
    await postgres.execute("CREATE ROLE player LOGIN")
    with pytest.raises(SystemExit, match="CREATEDB"):
        async with own_database(postgres.url("postgres").replace("postgres@", "player@")):
            raise AssertionError


def test_faces_differ_and_are_small():
    pictures = {
        avatars.of_bot(),
        *(avatars.of_person(name, number) for number, name in enumerate(("Ana", "Ben"))),
    }
    assert len(pictures) == 3
    assert all(picture.startswith(b"\x89PNG") and len(picture) < 8000 for picture in pictures)


def test_the_parts_of_simcord_that_are_not_public_are_where_they_were():
    simcord_internals.show_mentions_in_embeds()
    simcord_internals.settle_quickly()
    static = resources.files("simcord.preview") / "static"
    for path, patches in PATCHES.items():
        text = (static / (path.strip("/") or "index.html")).read_text(encoding="utf-8")
        for old, _ in patches:
            assert old in text, f"{path}: {old}"


def test_a_menu_with_another_custom_id_is_another_menu():
    simcord_internals.tell_menus_apart()
    drawn, again = ({"type": 3, "id": 0, "custom_id": f"cn:throw:1:2{drawing}"} for drawing in ("", ":~7"))
    shown = [_component_projection._control_key("message:5", menu, "0.0") for menu in (drawn, again)]
    assert shown[0] != shown[1]
    # The page sends the key back with a click.
    assert shown == [_action_plans._component_key(menu, "0.0", 5) for menu in (drawn, again)]


def test_an_existing_database_is_not_overwritten(tmp_path):
    database = tmp_path / "real.db"
    database.write_text("precious")
    with pytest.raises(SystemExit, match="exists"):
        main(ArgumentParser(), ["--database", str(database), "--no-open"], build_toy)
    assert database.read_text() == "precious"


async def test_on_a_server_the_playground_has_a_database_of_its_own_that_goes_with_it(postgres, tmp_path):
    async def databases():
        found = await postgres.execute("SELECT datname FROM pg_database WHERE datname LIKE '%playground%'")
        return [row["datname"] for row in found]

    async with own_database(postgres.url("postgres")) as url:
        [own] = await databases()
        assert own in url
        world = World(partial(build_bot, url=url), tmp_path / "unused.db")
        await world.open()
        await world.people["Ana"].slash(world.channel, "table new")
        await world.move_clock(3600)
        await world.restart()
        assert [str(row["host_id"]) for row in await postgres.execute("SELECT host_id FROM tables", own)] == [
            str(world.people["Ana"].id)
        ]
        await world.close()
    assert await databases() == []


@pytest.mark.parametrize(
    "url,said",
    [
        ("postgresql://bot:s3cret@127.0.0.1:1/canasta", "does not answer"),
        ("postgresql://bot:s3cret@127.0.0.1:1/canasta --database", "are both given"),
        ("mysql://bot:s3cret@127.0.0.1/canasta", "must begin with"),
    ],
)
def test_a_server_that_cannot_be_used_is_told_without_its_password(tmp_path, monkeypatch, url, said):
    url, _, flag = url.partition(" ")
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(SystemExit, match=said) as refused:
        main(ArgumentParser(), ["--no-open", *([flag, str(tmp_path / "new.db")] if flag else [])])
    assert "s3cret" not in str(refused.value)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT between processes")
async def test_the_process_prints_its_address_and_ends_with_ctrl_c(tmp_path):
    script = (
        "import sys; from argparse import ArgumentParser; from bot.playground.start import main; "
        "from tests.support.toy_bot import build_toy; "
        "sys.exit(main(ArgumentParser(), ['--no-open', '--port', '0'], build_toy))"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        script,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    try:
        assert process.stdout is not None
        printed = ""
        while "Ctrl-C" not in printed:
            line = await asyncio.wait_for(process.stdout.readline(), 90)
            assert line, (await process.communicate())[1].decode()
            printed += line.decode()
        [address] = re.findall(r"http://127\.0\.0\.1:\d+/[\w-]+/", printed)
        async with aiohttp.ClientSession() as http, http.get(address + "state") as answer:
            assert (await answer.json())["people"] == ["Ana", "Ben", "Cyd", "Dot"]
        process.send_signal(signal.SIGINT)
        _, complaints = await asyncio.wait_for(process.communicate(), 60)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert (process.returncode, complaints.decode()) == (0, "")
