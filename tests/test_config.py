import re
from pathlib import Path

import pytest

from bot.config import Settings, SettingsError, load_settings, misspelt
from bot.gateway.shards import process_number

ROOT = Path(__file__).parents[1]
TOKEN = "MTAxMjM0NTY3ODkwMTIzNDU2Nw.GabcDE.abcdefghijklmnopqrstuvwxyz_0123456789-A"
NO_LINK = "must be a whole address that begins with https://, such as https://example.org/canasta, of at most 512 characters."


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch):
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.delenv(name, raising=False)


def write(folder: Path, *lines: str) -> Path:
    file = folder / ".env"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_nothing_set_is_enough_to_start():
    settings = load_settings(None)
    assert settings.discord_token is None
    assert settings.database_path == Path("data/canasta.db")
    assert settings.log_level == "INFO"
    assert settings.health_path == Path("data/health.json")
    assert settings.dev_guild is None


def test_nothing_is_deleted_before_the_time_that_the_documents_promise():
    settings = Settings(_env_file=None)
    assert (settings.removed_servers_kept_days, settings.closed_tables_kept_days) == (90, 0)
    privacy = (Path(__file__).parents[1] / "docs" / "privacy.md").read_text(encoding="utf-8")
    assert f"{settings.removed_servers_kept_days} days after the bot was removed" in privacy
    assert "kept forever unless the operator sets" in privacy


def test_the_environment_wins_over_the_file(tmp_path, monkeypatch):
    file = write(tmp_path, "LOG_LEVEL=debug", "DEV_GUILD=42")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    settings = load_settings(file)
    assert settings.log_level == "WARNING"
    assert settings.dev_guild == 42


def test_an_empty_value_counts_as_not_set(tmp_path):
    assert load_settings(write(tmp_path, "DISCORD_TOKEN=", "DEV_GUILD=")).discord_token is None


def test_the_token_is_read_without_the_space_around_it(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", f"  {TOKEN}\n")
    token = load_settings(None).discord_token
    assert token is not None
    assert token.get_secret_value() == TOKEN


def test_the_token_never_shows(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_settings(None)
    for text in (repr(settings), str(settings), repr(settings.model_dump()), settings.model_dump_json()):
        assert TOKEN not in text


def test_a_refused_token_does_not_show_either(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "my-client-secret")
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert "DISCORD_TOKEN does not look like a bot token" in str(raised.value)
    assert "my-client-secret" not in str(raised.value)
    assert raised.value.__cause__ is None
    assert raised.value.__suppress_context__


@pytest.mark.parametrize(
    "name,value,said",
    [
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'."),
        (
            "SHARD_IDS",
            "0-",
            "SHARD_IDS must be numbers and ranges of shards with commas between them, such as 0-3,8.",
        ),
        ("SHARD_IDS", "3-1", "SHARD_IDS has a range that ends before it begins: 3-1."),
        ("SHARD_IDS", "0-3,2", "SHARD_IDS names shard 2 twice."),
        ("SHARD_COUNT", "0", "SHARD_COUNT must be greater than 0."),
        ("LOG_FORMAT", "xml", "LOG_FORMAT must be 'text' or 'json'."),
        ("METRICS_PORT", "-1", "METRICS_PORT must be greater than or equal to 0."),
        ("DEV_GUILD", "my server", "DEV_GUILD must be a whole number."),
        ("DEV_GUILD", "-1", "DEV_GUILD must be greater than 0."),
        ("SUPPORT_URL", "http://example.org/help", f"SUPPORT_URL {NO_LINK}"),
        ("PRIVACY_URL", "example.org/privacy", f"PRIVACY_URL {NO_LINK}"),
        ("TERMS_URL", "https://", f"TERMS_URL {NO_LINK}"),
        ("INVITE_URL", "javascript:alert(1)//https://example.org", f"INVITE_URL {NO_LINK}"),
        ("INVITE_URL", "https://example.org/a b", f"INVITE_URL {NO_LINK}"),
        ("INVITE_URL", f"https://example.org/{'a' * 512}", f"INVITE_URL {NO_LINK}"),
    ],
)
def test_a_bad_value_is_answered_in_plain_words(monkeypatch, name, value, said):
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert str(raised.value).splitlines()[0] == said


@pytest.mark.parametrize(
    "ids,count,served",
    [("0", "1", (0,)), ("0-3,8", "16", (0, 1, 2, 3, 8)), (" 5 , 2 - 3 ", "6", (2, 3, 5)), ("", "", None)],
)
def test_a_process_serves_the_shards_that_are_named(monkeypatch, ids, count, served):
    monkeypatch.setenv("SHARD_IDS", ids)
    monkeypatch.setenv("SHARD_COUNT", count)
    assert load_settings(None).shard_ids == served


def test_each_process_of_a_cluster_has_a_number_that_its_successor_has_too():
    clusters = [None, ((0, 1), 4), ((2, 3), 4), ((0, 1, 2), 8), ((3,), 8)]
    numbers = [process_number(*(cluster or (None, None))) for cluster in clusters]
    assert numbers[0] == 1
    assert len(set(numbers)) == len(clusters)
    assert process_number((0, 1, 2, 3), 2**14 - 1) < 2**31
    assert process_number((2, 3), 4) == numbers[2]


@pytest.mark.parametrize(
    "ids,count,said",
    [
        ("0-3", "", "SHARD_COUNT is not set, but SHARD_IDS is; set both, or neither"),
        ("", "4", "SHARD_COUNT is set, but SHARD_IDS is not; set both, or neither"),
        ("0,4", "4", "SHARD_COUNT is 4, so the last shard is 3, but SHARD_IDS names shard 4."),
    ],
)
def test_shards_that_do_not_fit_together_are_named(monkeypatch, ids, count, said):
    monkeypatch.setenv("SHARD_IDS", ids)
    monkeypatch.setenv("SHARD_COUNT", count)
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert str(raised.value).startswith(said)


def test_every_problem_is_named_at_once(monkeypatch):
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    monkeypatch.setenv("DEV_GUILD", "x")
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert len(str(raised.value).splitlines()) == 2


@pytest.mark.parametrize(
    "wrong,said",
    [
        ({"SHARD_IDS": "0-3"}, "SHARD_COUNT is not set, but SHARD_IDS is"),
        ({"SHARD_COUNT": "4"}, "SHARD_COUNT is set, but SHARD_IDS is not"),
        ({"SHARD_IDS": "x"}, "SHARD_COUNT is not set, but SHARD_IDS is"),
        (
            {"DATABASE_URL": "postgresql://b:s3cret@db/c", "DATABASE_PATH": "c.db"},
            "DATABASE_PATH and DATABASE_URL are both set",
        ),
        (
            {"DATABASE_URL": "postgresql://b:s3cret@db/c", "BACKUP_FOLDER": "backups"},
            "BACKUP_FOLDER is for the SQLite file only",
        ),
    ],
)
def test_settings_that_do_not_fit_together_are_named_beside_other_problems(monkeypatch, wrong, said):
    for name, value in {"LOG_LEVEL": "LOUD", **wrong}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert "LOG_LEVEL must be" in str(raised.value)
    assert said in str(raised.value)


@pytest.mark.parametrize(
    "typed,near",
    [
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("discord_bot_token", "DISCORD_TOKEN"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("SHARD_ID", "SHARD_IDS"),
        ("BACKUP_KEPT", "BACKUPS_KEPT"),
    ],
)
def test_a_misspelt_setting_is_named_with_the_right_one(tmp_path, typed, near):
    file = write(tmp_path, f"{typed}=s3cret", "LOG_FORMAT=xml", "POSTGRES_PASSWORD=s3cret", "TZ=UTC")
    with pytest.raises(SettingsError) as raised:
        load_settings(file)
    first, *others = str(raised.value).splitlines()
    assert first == f"{typed.upper()} is no setting of the bot; {near} is."
    assert others == ["LOG_FORMAT must be 'text' or 'json'."]


def test_what_other_programs_read_may_stand_in_the_file(tmp_path):
    file = write(tmp_path, "POSTGRES_PASSWORD=x", "COMPOSE_PROJECT_NAME=x", "TZ=UTC", "DATABASE=x", "PORT=1")
    assert load_settings(file) == load_settings(None)
    # Almost the name of a setting, which is there itself.
    assert list(misspelt(["DATABASE_USER"])) != []
    assert list(misspelt(["DATABASE_USER", "database_url"])) == []


def test_a_folder_is_no_database(monkeypatch, tmp_path):
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path))
    with pytest.raises(SettingsError, match="is a folder"):
        load_settings(None)


URL = "postgresql://canasta:s3cr%40t@db.example:5432/canasta?sslmode=require"


def test_a_server_can_be_named_instead_of_a_file_and_its_password_never_shows(monkeypatch):
    monkeypatch.setenv("DATABASE_URL", f" {URL} ")
    settings = load_settings(None)
    assert settings.database_url is not None
    assert settings.database_url.get_secret_value() == URL
    for text in (repr(settings), str(settings), repr(settings.model_dump()), settings.model_dump_json()):
        assert "s3cr" not in text


def test_of_file_and_server_one_must_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("DATABASE_URL", URL)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "c.db"))
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert str(raised.value).startswith("DATABASE_PATH and DATABASE_URL are both set")
    assert "s3cr" not in str(raised.value)
    monkeypatch.setenv("DATABASE_PATH", "")
    assert load_settings(None).database_url is not None


@pytest.mark.parametrize(
    "url,said",
    [
        ("mysql://canasta:s3cret@db/canasta", "must begin with postgresql://"),
        ("canasta.db", "must begin with postgresql://"),
        ("postgresql://canasta:s3cret@db", "does not name a database"),
        ("postgresql://canasta:s3/cret@db:x/canasta", "is no address"),
        ("postgresql://canasta:s3cret@[db/canasta", "is no address"),
    ],
)
def test_a_bad_address_is_answered_without_repeating_it(monkeypatch, url, said):
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(SettingsError) as raised:
        load_settings(None)
    assert f"DATABASE_URL {said}" in str(raised.value)
    assert "s3" not in str(raised.value)
    assert raised.value.__cause__ is None


def test_the_status_file_lies_beside_the_database_unless_said_otherwise(monkeypatch, tmp_path):
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "c.db"))
    assert load_settings(None).health_path == tmp_path / "health.json"
    monkeypatch.setenv("HEALTH_FILE", str(tmp_path / "well.json"))
    assert load_settings(None).health_path == tmp_path / "well.json"


def test_links_are_optional_and_https(monkeypatch):
    assert load_settings(None).invite_url is None
    invite = "https://discord.com/oauth2/authorize?client_id=1&scope=bot+applications.commands"
    monkeypatch.setenv("INVITE_URL", f" {invite}\n")
    monkeypatch.setenv("SUPPORT_URL", "HTTPS://example.org:8443")
    settings = load_settings(None)
    assert settings.invite_url == invite
    assert settings.support_url == "HTTPS://example.org:8443"


ABOUT_THE_OPERATOR = {
    "SUPPORT_URL": "https://example.org",
    "OPERATOR_NAME": " Tom ",
    "OPERATOR_COUNTRY": "Norway",
    "DATA_LOCATION": "Iceland",
}


def test_pages_for_everybody_are_served_only_where_they_say_who_serves_them(monkeypatch):
    monkeypatch.setenv("PAGES_PORT", "8080")
    for name, value in ABOUT_THE_OPERATOR.items():
        with pytest.raises(SettingsError) as raised:
            load_settings(None)
        assert name in str(raised.value)
        monkeypatch.setenv(name, value)
    settings = load_settings(None)
    assert (settings.pages_port, settings.operator_name) == (8080, "Tom")
    monkeypatch.setenv("METRICS_PORT", "8080")
    with pytest.raises(SettingsError, match="PAGES_PORT and METRICS_PORT are both 8080"):
        load_settings(None)


def test_the_example_names_every_setting_with_its_default():
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = dict(re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", example, flags=re.MULTILINE))
    assert set(named) == {name.upper() for name in Settings.model_fields}
    settings = load_settings(None)
    assert named["DATABASE_PATH"] == str(settings.database_path)
    assert named["LOG_LEVEL"] == settings.log_level
    assert named["HEALTH_FILE"] == str(settings.health_path)
    assert named["LOG_FORMAT"] == settings.log_format
    assert named["METRICS_ADDRESS"] == settings.metrics_address == "127.0.0.1"
    assert named["METRICS_PORT"] == str(settings.metrics_port)
    assert named["PAGES_ADDRESS"] == settings.pages_address == "127.0.0.1"
    assert named["PAGES_PORT"] == str(settings.pages_port) == "0"
    assert named["OPERATOR_NAME"] == named["OPERATOR_COUNTRY"] == named["DATA_LOCATION"] == ""
    assert named["DISCORD_TOKEN"] == ""
    assert named["DEV_GUILD"] == named["SHARD_IDS"] == named["SHARD_COUNT"] == ""
    assert named["DATABASE_URL"] == named["BACKUP_FOLDER"] == ""
    assert not any(named[f"{page}_URL"] for page in ("SUPPORT", "PRIVACY", "TERMS", "INVITE"))
    assert named["BACKUP_HOUR"] == str(settings.backup_hour)
    assert named["BACKUPS_KEPT"] == str(settings.backups_kept)


def test_the_example_can_be_used_as_it_is():
    assert load_settings(ROOT / ".env.example") == load_settings(None)
