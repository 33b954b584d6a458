"""The referees see planted faults, and nothing where there is none."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.support.referees import lint, openapi
from tests.support.simulated_discord import club as club_module
from tests.support.simulated_discord.club import open_club
from tests.support.simulated_discord.traffic import SentRequest, Upload
from tests.support.toy_bot import build_toy


def body(**message: Any) -> SentRequest:
    return SentRequest("POST", "/channels/1/messages", message)


def field(name: str, value: str) -> dict[str, Any]:
    return {"title": "x", "fields": [{"name": name, "value": value}]}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", label: str = "A", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def menu(count: int, custom_id: str = "m", **more: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def command(**more: Any) -> SentRequest:
    return SentRequest("PUT", "/applications/1/commands", [{"name": "meld", "description": "x", **more}])


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": 3, **more}


FAULTS = {
    "without content": body(content="  "),
    "reads as arithmetic": body(embeds=[{"description": "**4×8 + 2×1**"}]),
    "field without a name": body(embeds=[field(" ", "x")]),
    "field without a value": body(embeds=[field("x", "")]),
    "no content": body(embeds=[{"color": 3}]),
    "which is not attached": body(embeds=[{"title": "x", "image": {"url": "attachment://a.png"}}]),
    "no address of the web": body(embeds=[{"title": "x", "thumbnail": {"url": "a.png"}}]),
    "characters together": body(embeds=[{"description": "x" * 3001}, {"description": "x" * 3000}]),
    "11 files": SentRequest(
        "POST", "/channels/1/messages", {}, files=tuple(Upload(f"{n}", 1) for n in range(11))
    ),
    "larger than 10 MiB": SentRequest("POST", "/channels/1/messages", {}, files=(Upload("a", 30_000_000),)),
    "occurs 2 times": body(content="x", components=[row(button(), button())]),
    "6 rows": body(content="x", components=[row(button(str(n))) for n in range(6)]),
    "6 buttons": body(content="x", components=[row(*(button(str(n)) for n in range(6)))]),
    "shares its row": body(content="x", components=[row(menu(2), button())]),
    "neither text nor emoji": body(content="x", components=[row(button(label=""))]),
    "26 options": body(content="x", components=[row(menu(26))]),
    "3 values of 2 options": body(content="x", components=[row(menu(2, max_values=3))]),
    "41 components": body(flags=lint.V2, components=[{"type": 10, "content": "x"}] * 41),
    "the texts have 4001 characters": body(
        flags=lint.V2, components=[{"type": 10, "content": "x" * 2000}, {"type": 10, "content": "x" * 2001}]
    ),
    "a gallery shows attachment://hand.png": body(
        flags=lint.V2,
        components=[{"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]}],
    ),
    "without saying who": body(content="<@5> it is your turn"),
    "no call of players": body(content="<@&5>", allowed_mentions={"parse": [], "roles": ["5"]}),
    "everyone or a role": body(content="@everyone", allowed_mentions={"parse": ["everyone"]}),
    "whoever its text names": body(content="<@5>", allowed_mentions={"parse": ["users"]}),
    "more than one person": body(content="<@5> <@6>", allowed_mentions={"parse": [], "users": [5, 6]}),
    "after an optional one": command(options=[option("a"), option("b", required=True)]),
    "two options of the same name": command(options=[option("a"), option("a")]),
    "small letters": command(options=[option("Cards")]),
    "the thread's name has 101": SentRequest("POST", "/channels/1/threads", {"name": "x" * 101}),
    "26 suggestions": SentRequest(
        "POST",
        "/interactions/1/t/callback",
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}},
    ),
    "the form's title": SentRequest(
        "POST",
        "/interactions/1/t/callback",
        {"type": 9, "data": {"title": "x" * 46, "custom_id": "f", "components": [row(button())]}},
    ),
    "refused with 50035": SentRequest(
        "POST", "/channels/1/messages", {"content": "x"}, status=400, code=50035
    ),
    "an emoji is larger": SentRequest(
        "POST", "/applications/1/emojis", {"name": "ace", "image": "x," + "A" * 400_000}
    ),
}


@pytest.mark.parametrize("objection", FAULTS)
def test_the_lint_sees(objection):
    assert any(objection in problem for problem in lint.problems(FAULTS[objection])), lint.problems(
        FAULTS[objection]
    )


@pytest.mark.parametrize(
    "request_",
    [
        body(content="<@5> it is your turn", allowed_mentions={"parse": [], "users": [5]}),
        body(embeds=[field("Name", "\N{ZERO WIDTH SPACE}")], components=[row(button()), row(menu(25))]),
        SentRequest(
            "POST",
            "/channels/1/messages",
            {"embeds": [{"image": {"url": "attachment://a.png"}}]},
            files=(Upload("a.png", 9),),
        ),
        command(options=[option("a", required=True), option("b")]),
        SentRequest("PATCH", "/channels/1/messages/2", {"components": []}),
        SentRequest("DELETE", "/channels/1/messages/2", status=404, code=10008),
    ],
    ids=str,
)
def test_the_lint_is_content_with(request_):
    assert lint.problems(request_) == []


@pytest.fixture
def discord_says():
    if why := openapi.why_absent():
        pytest.skip(why)
    referee = openapi.referee()
    assert referee is not None
    return referee.problems


@pytest.mark.parametrize(
    "method, path, sent, objection",
    [
        ("POST", "/channels/1/messages", {"embeds": [{"description": "x" * 4097}]}, "too long"),
        ("POST", "/channels/1/messages", {"content": 5}, "5"),
        ("PUT", "/applications/1/commands", [{"name": "a", "description": "x" * 101}], ""),
        ("POST", "/channels/1/threads", {"name": "x" * 101}, ""),
        ("POST", "/channels/1/nonsense", {}, "no such address"),
        ("PUT", "/channels/1/messages", {}, "knows no PUT"),
        (
            "POST",
            "/interactions/1/t/callback",
            {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}},
            "",
        ),
    ],
)
def test_discords_document_objects(discord_says, method, path, sent, objection):
    problems = discord_says(method, path, sent)
    assert problems
    assert objection in problems[0]


def test_discords_document_accepts_ids_as_numbers(discord_says):
    sent = {"content": "x", "allowed_mentions": {"parse": [], "users": [5]}}
    assert discord_says("POST", "/channels/1/messages", sent) == []


@pytest.mark.parametrize(
    "kind, objection",
    [
        ("empty field", "field without a value"),
        ("empty embed", "no content"),
        ("dangling picture", "not attached"),
        ("rude ping", "may ping everyone"),
        ("long thread name", "the thread's name has 101"),
    ],
)
async def test_a_fault_of_the_bot_fails_the_test(tmp_path, kind, objection):
    with pytest.raises(AssertionError, match=re.escape(objection)):
        async with open_club(tmp_path / "toy.db", build_toy) as club:
            await club["Ana"].slash("toy fault", kind=kind)


async def test_an_unanswered_interaction_fails_at_once_and_in_the_audit(tmp_path):
    async with open_club(tmp_path / "toy.db", build_toy, audited=False) as club:
        with pytest.raises(AssertionError, match="did not answer Ana"):
            await club["Ana"].slash("toy fault", kind="silence")
        assert club.audit() == ["interaction of ana (toy) was never answered"]


async def test_an_exception_in_a_command_fails_the_test(tmp_path, no_logged_errors):
    no_logged_errors.expect("Ignoring exception in command 'fault'")
    with pytest.raises(AssertionError, match="did not answer"):
        async with open_club(tmp_path / "toy.db", build_toy) as club:
            await club["Ana"].slash("toy fault", kind="no such kind")


async def test_an_exception_in_a_button_is_seen_in_the_log(tmp_path, no_logged_errors):
    async with open_club(tmp_path / "toy.db", build_toy, audited=False) as club:
        await club["Ana"].slash("toy new")
        with pytest.raises(AssertionError, match="did not answer"):
            await club["Ana"].click(club["Ana"].sees(club.threads[0])[-1], "Broken")
    assert any("Broken" in text for text in no_logged_errors.unexpected())
    no_logged_errors.expect("Broken")


async def test_a_logged_error_is_seen(tmp_path, no_logged_errors):
    async with open_club(tmp_path / "toy.db", build_toy) as club:
        await club["Ana"].slash("toy fault", kind="log")
    assert no_logged_errors.unexpected() == ["bot.toy: something is wrong"]
    no_logged_errors.expect("something is wrong")
    assert no_logged_errors.unexpected() == []


async def test_an_answer_that_takes_real_time_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr(club_module, "SLOWEST_ANSWER", 0.04)
    with pytest.raises(AssertionError, match=r"answered after 0\.\d real seconds"):
        async with open_club(tmp_path / "toy.db", build_toy) as club:
            await club["Ana"].slash("toy fault", kind="slow")
