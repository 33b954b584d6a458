"""Discord takes fifty requests a second from all processes of a bot together."""

import asyncio

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.gateway.discord_limits import RequestLimiter
from bot.ui.toolkit.lookups import IN_NO_HURRY

MESSAGES = "/api/v10/channels/1/messages"


async def moments(share: float, requests: int) -> list[float]:
    """When each of these requests is sent, if all want to go at once: seconds from now."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found[-1] = seconds

    pace = RequestLimiter(share, sleep, clock=lambda: 0.0)
    for _ in range(requests):
        found.append(0.0)
        await pace.wait(MESSAGES)
    return found


@pytest.mark.parametrize("share,most", [(1.0, 50), (0.5, 25), (0.1, 6)])
async def test_no_second_has_more_requests_than_this_process_may_send(share, most):
    sent = await moments(share, 200)
    assert sent[0] == 0
    for begin in sent:
        assert sum(begin <= moment < begin + 0.99 for moment in sent) <= most
    # And the limit is used: what waits is not kept back for nothing.
    assert sent[-1] == pytest.approx(200 / (45 * share), rel=0.05)


async def test_who_is_in_no_hurry_lets_all_others_go_first():
    """Reports of many doctors at once, while boards and calls are sent."""
    now, sent = 0.0, []
    waking: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(seconds: float) -> None:
        waking.append((now + seconds, asyncio.get_running_loop().create_future()))
        await waking[-1][1]

    pace = RequestLimiter(1.0, sleep, clock=lambda: now)

    async def request(kind: str) -> None:
        IN_NO_HURRY.set(kind == "doctor")
        await pace.wait(MESSAGES)
        sent.append((kind, now))

    async with asyncio.TaskGroup() as requests:
        for _ in range(50):
            requests.create_task(request("doctor"))
        await asyncio.sleep(0)
        for _ in range(20):
            requests.create_task(request("board"))
        while len(sent) < 70:
            for _ in range(5):
                await asyncio.sleep(0)
            waking.sort(key=lambda one: one[0])
            if waking:
                now, woken = waking.pop(0)
                woken.set_result(None)
    boards = [moment for kind, moment in sent if kind == "board"]
    assert max(boards) < 21 / 45, "no board waits for more than the other boards"
    assert max(moment for _, moment in sent) == pytest.approx(70 / 45, abs=0.2)


async def test_few_requests_wait_for_nothing():
    assert await moments(1.0, 5) == pytest.approx([0.0] * 5)


@pytest.mark.parametrize(
    "path",
    [
        "/api/v10/interactions/1/token/callback",
        "/api/v10/webhooks/1/token/messages/@original",
        "/",
        "/gateway",
    ],
)
async def test_answers_to_interactions_and_connections_never_wait(path):
    async def sleep(_seconds: float) -> None:
        pytest.fail("it waited")

    pace = RequestLimiter(1.0, sleep)
    for _ in range(200):
        await pace.wait(path)


async def test_further_answers_to_an_interaction_count():
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    pace = RequestLimiter(1.0, sleep, clock=lambda: 0.0)
    for _ in range(6):
        await pace.wait("/api/v10/webhooks/1/token")
    assert waited[-1] == pytest.approx(1 / 45)


async def test_after_a_quiet_moment_there_is_no_more_than_the_usual_burst():
    waited: list[float] = []
    now = 0.0

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    pace = RequestLimiter(1.0, sleep, clock=lambda: now)
    await pace.wait(MESSAGES)
    now = 0.2
    for _ in range(8):
        await pace.wait(MESSAGES)
    assert len(waited) == 3


async def test_every_request_of_a_session_waits_its_turn():
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def answer(_: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_get(MESSAGES, answer)
    trace = RequestLimiter(1.0, sleep, clock=lambda: 0.0).trace()
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:
        for _ in range(7):
            async with session.get(server.make_url(MESSAGES)) as response:
                assert response.status == 200
    assert waited[-2:] == pytest.approx([1 / 45, 2 / 45])
