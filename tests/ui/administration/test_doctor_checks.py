"""What the doctor concludes from what was found, each thing that can be wrong on its own."""

from datetime import timedelta

import discord
import pytest
from msgspec import structs

from bot.service.ids import UserId
from bot.service.matches.record import TableStatus
from bot.ui.administration.doctor_checks import (
    PersonFacts,
    PlaceFacts,
    Repair,
    Report,
    ServerFacts,
    Severity,
    TableFacts,
    TableReport,
    missed_people,
    missing_permissions,
    server_findings,
    table_findings,
)
from bot.ui.administration.doctor_panel import doctor_embed, doctor_message, finding_line
from bot.ui.texts import texts_for
from bot.ui.toolkit import limits
from bot.ui.toolkit.lookups import LookupResult, Presence
from tests.support.samples import NOW, record_of

TEXTS = texts_for()
ALL = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    create_public_threads=True,
    read_message_history=True,
    attach_files=True,
)
RECORD = structs.replace(record_of(), status=TableStatus.PLAYING, channel=10, thread=20, board_message=30)


def without(*names):
    return discord.Permissions(ALL.value & ~discord.Permissions(**dict.fromkeys(names, True)).value)


def place(number=10, found=LookupResult.THERE, may=ALL, **more):
    return PlaceFacts(number, found, may if found is LookupResult.THERE else None, **more)


def thread(found=LookupResult.THERE, may=ALL, **more):
    return place(20, found, may, is_thread=True, **more)


def table(channel=None, its_thread=None, board=LookupResult.THERE, people=()):
    return TableFacts(RECORD, channel or place(), its_thread or thread(), board, people)


def keys(findings):
    return [one.key.removeprefix("doctor-") for one in findings]


@pytest.mark.parametrize(
    "lacking, said",
    [
        ((), []),
        (("view_channel", "send_messages", "embed_links"), ["needs-view-channel"]),
        (("send_messages", "embed_links", "attach_files"), ["needs-send-messages"]),
        (("embed_links",), ["needs-embed-links"]),
        (("create_public_threads",), ["needs-create-public-threads"]),
        (("send_messages_in_threads",), ["needs-send-messages-in-threads"]),
        (("read_message_history", "attach_files"), ["needs-read-message-history", "needs-attach-files"]),
    ],
)
def test_each_permission_that_a_channel_lacks_is_named(lacking, said):
    assert keys(missing_permissions(place(may=without(*lacking)))) == said


def test_in_a_thread_other_permissions_matter():
    assert keys(missing_permissions(thread(may=without("send_messages", "create_public_threads")))) == []
    [finding] = missing_permissions(thread(may=without("send_messages_in_threads")))
    assert (finding.key, finding.severity) == ("doctor-needs-send-messages-in-threads", Severity.BROKEN)


def test_what_a_thread_lacks_is_given_in_its_channel():
    """Discord keeps no permissions for a thread of its own."""
    facts = table(its_thread=thread(may=without("send_messages_in_threads", "embed_links")))
    said = [texts_for()(one.key, **one.facts) for one in table_findings(facts, NOW)]
    assert said == [
        "I cannot write in <#20>. Give me “Send Messages in Threads” in <#10>.",
        "Boards stay empty in <#20>. Give me “Embed Links” in <#10>.",
    ]


def test_without_threads_the_game_goes_on_in_the_channel():
    [finding] = missing_permissions(place(may=without("create_public_threads")))
    assert finding.severity is Severity.WARNING


@pytest.mark.parametrize(
    "facts, said, severity, repair",
    [
        (table(), "table-well", Severity.OK, None),
        (table(its_thread=thread(LookupResult.GONE)), "thread-gone", Severity.BROKEN, Repair.POST_BOARD),
        (
            table(place(found=LookupResult.GONE), thread(LookupResult.GONE)),
            "channel-gone",
            Severity.BROKEN,
            Repair.MOVE_HERE,
        ),
        (table(its_thread=thread(LookupResult.CLOSED)), "place-closed", Severity.BROKEN, Repair.MOVE_HERE),
        (table(its_thread=thread(LookupResult.UNKNOWN)), "place-unseen", Severity.WARNING, None),
        (table(its_thread=thread(is_archived=True)), "thread-asleep", Severity.WARNING, Repair.REOPEN),
        (
            table(its_thread=thread(is_archived=True, is_locked=True)),
            "thread-locked",
            Severity.BROKEN,
            Repair.MOVE_HERE,
        ),
        (
            table(its_thread=thread(may=ALL | discord.Permissions(manage_threads=True), is_locked=True)),
            "thread-locked",
            Severity.BROKEN,
            Repair.REOPEN,
        ),
        (table(board=LookupResult.GONE), "board-gone", Severity.BROKEN, Repair.POST_BOARD),
        (table(board=None), "board-gone", Severity.BROKEN, Repair.POST_BOARD),
        (table(board=LookupResult.UNKNOWN), "board-unseen", Severity.WARNING, None),
    ],
)
def test_a_table_in_trouble(facts, said, severity, repair):
    [finding] = table_findings(facts, NOW)
    assert (finding.key, finding.severity, finding.repair) == (f"doctor-{said}", severity, repair)


def test_a_board_that_cannot_be_read_is_not_called_lost():
    facts = table(its_thread=thread(may=without("read_message_history")), board=LookupResult.CLOSED)
    assert keys(table_findings(facts, NOW)) == ["needs-read-message-history"]


def test_a_lost_lobby_is_posted_anew():
    facts = TableFacts(
        structs.replace(RECORD, status=TableStatus.LOBBY), place(), thread(), LookupResult.GONE
    )
    [finding] = table_findings(facts, NOW)
    assert (finding.key, finding.repair) == ("doctor-lobby-gone", Repair.POST_BOARD)


@pytest.mark.parametrize(
    "presence, may_look, said",
    [
        (Presence.HERE, True, []),
        (Presence.HERE, None, []),
        (Presence.HERE, False, ["person-blind"]),
        (Presence.LEFT, None, ["person-left"]),
        (Presence.NO_ACCOUNT, None, ["person-no-account"]),
        (Presence.UNKNOWN, None, []),
    ],
)
def test_people_who_cannot_come_are_worse_when_everybody_waits_for_them(presence, may_look, said):
    for awaited, severity in ((False, Severity.WARNING), (True, Severity.BROKEN)):
        found = table_findings(
            table(people=(PersonFacts(UserId(1), "Ana", presence, may_look, awaited),)), NOW
        )
        assert keys(found) == (said or ["table-well"])
        if said:
            assert found[0].severity is severity


def test_somebody_without_a_name_is_mentioned():
    people = (PersonFacts(UserId(7), "", Presence.LEFT),)
    assert [one.facts for one in table_findings(table(people=people), NOW)] == [{"name": "<@7>"}]


def test_the_worst_comes_first():
    people = (
        PersonFacts(UserId(1), "Ana", Presence.LEFT),
        PersonFacts(UserId(2), "Ben", Presence.LEFT, is_awaited=True),
    )
    assert [one.facts["name"] for one in table_findings(table(people=people), NOW)] == ["Ben", "Ana"]


@pytest.mark.parametrize(
    "more, said, severity",
    [
        ({}, "here-well", Severity.OK),
        ({"database_answers": False}, "database-silent", Severity.BROKEN),
        ({"unknown_commands": ("draw", "hand")}, "commands-unknown", Severity.BROKEN),
        ({"unknown_commands": None}, "commands-unseen", Severity.WARNING),
        ({"oldest_notice": timedelta(seconds=3)}, "messages-well", Severity.OK),
        ({"oldest_notice": timedelta(minutes=3)}, "messages-wait", Severity.WARNING),
        ({"oldest_notice": timedelta(hours=3)}, "messages-wait", Severity.BROKEN),
        (
            {"oldest_notice": timedelta(), "longest_due": timedelta(minutes=3)},
            "deadlines-wait",
            Severity.WARNING,
        ),
        (
            {"oldest_notice": timedelta(), "longest_due": timedelta(hours=1)},
            "deadlines-wait",
            Severity.BROKEN,
        ),
        ({"oldest_notice": timedelta(), "too_far_ahead": 2}, "too-far-ahead", Severity.WARNING),
        ({"may_create_events": False}, "needs-create-events", Severity.WARNING),
        ({"here": place(may=without("embed_links"))}, "needs-embed-links", Severity.BROKEN),
        ({"chosen": (place(may=without("embed_links")),)}, "needs-embed-links", Severity.BROKEN),
        ({"chosen": (place(found=LookupResult.CLOSED, may=None),)}, "needs-view-channel", Severity.BROKEN),
        ({"chosen": (place(found=LookupResult.GONE, may=None),)}, "chosen-gone", Severity.WARNING),
        ({"chosen": (place(),)}, "chosen-well", Severity.OK),
    ],
)
def test_a_server_in_trouble(more, said, severity):
    found = {
        one.key: one
        for one in server_findings(ServerFacts(**{"here": place(), "database_answers": True, **more}))
    }
    assert found[f"doctor-{said}"].severity is severity
    assert not [key for key, one in found.items() if one.severity > severity]


def test_marks_differ_by_shape_and_every_finding_has_its_sentence():
    marks = {
        finding_line(TEXTS, one)[0]
        for one in server_findings(ServerFacts(place(may=without("embed_links", "attach_files")), True))
    }
    assert len(marks) == 3


def test_a_very_long_report_stays_within_limits():
    people = tuple(PersonFacts(UserId(number), "*_" * 16, Presence.LEFT) for number in range(6))
    tables = tuple(
        TableReport(structs.replace(RECORD, id=number), table_findings(table(board=None, people=people), NOW))
        for number in range(1, 26)
    )
    report = Report(server_findings(ServerFacts(place(), True)), tables, 12)
    embed = doctor_embed(TEXTS, report)
    assert limits.is_within(embed)
    assert "more" in (embed.description or "")
    message = doctor_message(TEXTS, report)
    assert len(message.rows) <= 5


@pytest.mark.parametrize(
    "more, said, repair",
    [
        ({"waits_since": NOW - timedelta(seconds=30)}, "table-well", None),
        ({"waits_since": NOW - timedelta(hours=3)}, "table-waits", None),
        ({"lost_at": NOW - timedelta(hours=3)}, "table-lost", Repair.POST_BOARD),
    ],
)
def test_messages_that_did_not_arrive(more, said, repair):
    [finding] = table_findings(TableFacts(RECORD, place(), thread(), LookupResult.THERE, **more), NOW)
    assert (finding.key, finding.repair) == (f"doctor-{said}", repair)


def test_who_left_is_missed_until_the_table_knows():
    holder = RECORD.seats[1]
    assert holder.user is not None
    people = (
        PersonFacts(holder.user, holder.name, Presence.LEFT),
        PersonFacts(UserId(5), "Cyd", Presence.UNKNOWN),
    )
    facts = table(people=people)
    assert missed_people(facts) == (holder.user,)
    seats = (RECORD.seats[0], structs.replace(holder, is_gone=True), *RECORD.seats[2:])
    known = TableFacts(structs.replace(RECORD, seats=seats), place(), thread(), LookupResult.THERE, people)
    assert missed_people(known) == ()
