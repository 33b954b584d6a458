import asyncio
import enum
import gc
import io
import json
import logging
import re
import warnings

import msgspec
import pytest
from discord import ui

from bot.canasta.actions import Discard
from bot.canasta.errors import IllegalActionError, Reason, Violation
from bot.logs import set_up_logging

TOKEN = "MTAx.GabcDE.abcdefghijklmnop"


class LoggedHand(msgspec.Struct):
    cards: int


class LoggedPhase(enum.StrEnum):
    DRAW = "draw"


@pytest.fixture
def written():
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in ("discord", "sqlalchemy", "asyncpg")}
    stream = io.StringIO()
    set_up_logging("DEBUG", secrets=[TOKEN], stream=stream)
    yield stream.getvalue
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, earlier in levels.items():
        logging.getLogger(name).setLevel(earlier)


def test_a_line_says_when_how_grave_who_and_what(written):
    logging.getLogger("bot.service.matches.play").info("table %s: version %d", 7, 12)
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO    bot\.service\.matches\.play: table 7: version 12\n",
        written(),
    )


def test_ids_words_and_members_are_shown(written):
    logging.getLogger("bot.x").info("%s %s %s %s", 2**63, "lobby", LoggedPhase.DRAW, None)
    assert written().endswith(f"{2**63} lobby draw None\n")


@pytest.mark.parametrize(
    "secret,kind",
    [
        (LoggedHand(0x0102), "LoggedHand"),
        (1 << 200, "int"),
        (b"\x01\x02\x03seed", "bytes"),
        ([1, 2, 3], "list"),
        ({"hand": 3}, "dict"),
    ],
)
def test_what_may_hold_a_hand_or_a_seed_is_withheld(written, secret, kind):
    logging.getLogger("bot.service").info("before %s, after %s", secret, 3)
    assert written().endswith(f"before [{kind} withheld], after 3\n")
    assert str(secret) not in written()


def test_arguments_by_name_are_withheld_too(written):
    logging.getLogger("cogs.play").info("table %(table)s hand %(hand)s", {"table": 3, "hand": LoggedHand(5)})
    assert written().endswith("table 3 hand [LoggedHand withheld]\n")


def test_other_libraries_format_as_they_like(written):
    logging.getLogger("discord.gateway").info("shards %s", [0, 1])
    assert written().endswith("shards [0, 1]\n")


def test_the_token_is_struck_out_wherever_it_turns_up(written, no_logged_errors):
    no_logged_errors.expect("token")
    try:
        raise ConnectionError(f"login with {TOKEN} failed")
    except ConnectionError:
        logging.getLogger("bot").exception("token %s", TOKEN)
    assert TOKEN not in written()
    assert "login with [secret] failed" in written()


def test_the_message_of_an_exception_that_may_name_cards_is_withheld(written, no_logged_errors):
    no_logged_errors.expect("failed")
    card = 4711
    refused = IllegalActionError(Violation(Reason.CARDS_NOT_IN_HAND, {"missing": (card,)}))
    try:
        try:
            raise refused
        except IllegalActionError as cause:
            raise KeyError(card) from cause
    except KeyError as failure:
        logging.getLogger("bot").exception("duty failed")
        logging.getLogger("discord.client").warning("ignoring %s", failure)
    assert "4711" not in written()
    assert "IllegalActionError [message withheld]" in written()
    assert written().index("IllegalActionError") < written().index("KeyError [message withheld]")
    assert "test_logs.py" in written()
    assert written().endswith("ignoring KeyError [message withheld]\n")


def test_what_asyncio_says_of_what_failed_names_no_cards(written, no_logged_errors):
    """Its own words quote the exception, and the arguments of a callback."""
    no_logged_errors.expect("Task exception was never retrieved|Exception in callback")
    hand = "9S QD".replace(" ", "/")

    async def fails():
        raise LookupError(hand)

    def called(cards):
        raise LookupError(cards)

    async def nobody_looks():
        task = asyncio.create_task(fails(), name="outbox of table 7")
        asyncio.get_running_loop().call_soon(called, hand)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(nobody_looks())
    assert "Task exception was never retrieved (outbox of table 7)\n" in written()
    assert re.search(r"Exception in callback \S+\.called\n", written())
    assert "LookupError [message withheld]" in written()
    assert hand not in written()


def test_what_people_see_of_a_button_is_withheld_whoever_logs_it(written, no_logged_errors):
    no_logged_errors.expect("item")
    logging.getLogger("discord.ui.view").error("item %r", ui.Button(label="Discard 9S"))
    logging.getLogger("discord.ui.view").error("item %r", Discard(17))
    assert "[Button withheld]" in written()
    assert "[Discard withheld]" in written()
    assert "9S" not in written()


def test_the_token_of_an_interaction_is_struck_out(written):
    logging.getLogger("discord.http").warning(
        "rate limited: %s", "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246/messages/@original"
    )
    assert "/webhooks/12345/[token]/messages/@original" in written()


def test_payloads_and_statements_are_not_written_even_at_debug(written):
    logging.getLogger("discord.http").debug("payload")
    logging.getLogger("sqlalchemy.engine.Engine").info("INSERT ... parameters")
    logging.getLogger("asyncpg").debug("executing")
    assert written() == ""


def test_warnings_arrive_in_the_log(written):
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old thing", DeprecationWarning, stacklevel=1)
    assert "old thing" in written()


def test_a_second_setup_replaces_the_first(written):
    second = io.StringIO()
    set_up_logging("INFO", stream=second)
    logging.getLogger("bot").info("once")
    assert written() == ""
    assert second.getvalue().count("once") == 1


def test_the_record_itself_stays_as_it_was(written, caplog):
    with caplog.at_level("INFO"):
        logging.getLogger("bot").info("hand %s", LoggedHand(5))
    assert caplog.records[0].args == (LoggedHand(5),)


@pytest.fixture
def objects(written):
    stream = io.StringIO()
    set_up_logging("DEBUG", secrets=[TOKEN], stream=stream, log_format="json")
    return lambda: [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_of_json_says_the_same_and_is_one_line(objects):
    logging.getLogger("bot.service.matches.play").info(
        "table %s:\nversion %d of \u2028 %s", 7, 12, LoggedHand(5)
    )
    [line] = objects()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert line == {
        "level": "INFO",
        "logger": "bot.service.matches.play",
        "message": "table 7:\nversion 12 of \u2028 [LoggedHand withheld]",
    }


def test_a_failure_is_a_field_of_its_own_without_messages_that_may_name_cards_or_the_token(
    objects, no_logged_errors
):
    no_logged_errors.expect("duty")
    card = 4711
    try:
        try:
            raise KeyError(card)
        except KeyError as cause:
            raise ConnectionError(f'login with "{TOKEN}" failed') from cause
    except ConnectionError:
        logging.getLogger("bot").exception("duty of %s", TOKEN, stack_info=True)
    [line] = objects()
    assert line["message"] == "duty of [secret]"
    assert "KeyError [message withheld]" in line["exception"]
    assert 'ConnectionError: login with "[secret]" failed' in line["exception"]
    assert "test_logs.py" in line["stack"]
    assert TOKEN not in str(line)
    assert "4711" not in str(line)
