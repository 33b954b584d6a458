from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot import __main__ as command_line
from bot.operations.health import Health, problems_in, problems_of, read_health, remove_health, write_health

NOW = datetime(2026, 1, 1, 12, 0, tzinfo=UTC)
WELL = Health(
    written=NOW - timedelta(seconds=5),
    gateway_ready=True,
    stored=NOW - timedelta(seconds=6),
    oldest_notice=None,
)


def ago(seconds: float) -> datetime:
    return NOW - timedelta(seconds=seconds)


def changed(**fields) -> Health:
    return msgspec.structs.replace(WELL, **fields)


def test_a_well_bot_has_no_problems():
    assert problems_of(WELL, NOW) == ()


@pytest.mark.parametrize(
    "health",
    [
        changed(written=ago(30)),
        changed(oldest_notice=ago(60)),
        changed(earliest_due=ago(60)),
        changed(written=ago(-30)),
    ],
)
def test_the_limits_themselves_are_still_well(health):
    assert problems_of(health, NOW) == ()


@pytest.mark.parametrize(
    "health,said",
    [
        (None, "The bot is not running, or has not come up yet: there is no status file."),
        (changed(written=ago(31)), "The status file is 31 s old; the bot writes it every 5 s."),
        (changed(written=ago(-31)), "The status file is from 31 s in the future; the clock was set back."),
        (changed(gateway_ready=False), "The gateway is not ready: the bot is not connected to Discord."),
        (
            changed(unread_connections=2),
            (
                "What Discord sends at the start of a connection could not be read, 2 times in a row. The bot goes on trying;"
                " a newer version of it may be needed."
            ),
        ),
        (
            changed(stored=None, trouble="the disk is full: free some space"),
            "The database has stored nothing, and the disk is full: free some space.",
        ),
        (
            changed(stored=ago(7), trouble="it does not answer within 5 s"),
            "The database has stored nothing for 7 s, and it does not answer within 5 s.",
        ),
        (changed(backup_failed="/b is full."), "The last backup failed: /b is full."),
        (changed(oldest_notice=ago(61)), "A notice has waited 61 s to be sent."),
        (
            changed(earliest_due=ago(61)),
            "A deadline, or the turn of a computer, has been due for 61 s.",
        ),
        (
            changed(too_far_ahead=3),
            "3 messages or turns of computers wait for a moment in the future: the clock was set back.",
        ),
    ],
)
def test_each_problem_is_named(health, said):
    assert problems_of(health, NOW) == (said,)


def test_several_problems_are_all_named():
    ill = changed(gateway_ready=False, trouble="it is locked", oldest_notice=ago(3600))
    assert len(problems_of(ill, NOW)) == 3


def test_what_is_written_is_read(tmp_path):
    path = tmp_path / "new" / "health.json"
    write_health(path, WELL)
    write_health(path, changed(gateway_ready=False))
    assert read_health(path) == changed(gateway_ready=False)
    assert [file.name for file in path.parent.iterdir()] == ["health.json"]


def test_a_stopped_bot_leaves_no_status(tmp_path):
    path = tmp_path / "health.json"
    write_health(path, WELL)
    remove_health(path)
    remove_health(path)
    assert read_health(path) is None


@pytest.mark.parametrize("content", [b"", b"{", b'{"written": 3}', b"\xff\xfe"])
def test_an_unreadable_file_is_a_problem_not_a_crash(tmp_path, content):
    path = tmp_path / "health.json"
    path.write_bytes(content)
    (found,) = problems_in(path, NOW)
    assert found.startswith("The status file cannot be read:")


def test_the_command_judges_the_file_of_the_settings(tmp_path, monkeypatch, capsys):
    path = tmp_path / "health.json"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEALTH_FILE", str(path))
    assert command_line.main(["health"]) == 1
    assert "there is no status file" in capsys.readouterr().out
    now = datetime.now(UTC)  # noqa: TID251  the command compares with the real clock
    write_health(path, changed(written=now, stored=now))
    assert command_line.main(["health"]) == 0
    assert capsys.readouterr().out == "The bot is well.\n"
