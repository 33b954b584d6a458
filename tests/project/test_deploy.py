"""The example files for Docker and systemd fit the program: its settings, its exit codes, how long it takes to stop."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.config import Settings, load_settings
from bot.gateway.client import CLOSING_TAKES_AT_MOST

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"
UNIT = DEPLOY / "canasta-bot.service"
COMPOSE = ("compose.yaml", "compose.postgres.yaml")
NAMES = {name.upper() for name in Settings.model_fields}


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch):
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def filled_in(value: str) -> str:
    """As compose fills in what stands in .env."""
    return re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "c0ffee", value)


def seconds(text: str) -> float:
    found = re.fullmatch(r"(\d+)s", text)
    assert found is not None
    return float(found[1])


@pytest.mark.parametrize("name", COMPOSE)
def test_the_bot_of_a_compose_file_starts_with_these_settings(name, monkeypatch):
    bot = read(name)["services"]["bot"]
    assert set(bot["environment"]) <= NAMES
    for setting, value in bot["environment"].items():
        monkeypatch.setenv(setting, filled_in(value))
    settings = load_settings(None)
    assert (settings.database_url is None) is (name == "compose.yaml")
    # Where it may write: the root is read-only.
    places = [mount.partition(":")[2] for mount in bot.get("volumes", [])] + bot["tmpfs"]
    assert any(settings.health_path.is_relative_to(place) for place in places)
    if settings.database_url is None:
        assert any(settings.database_path.is_relative_to(place) for place in places)


@pytest.mark.parametrize("name", COMPOSE)
def test_the_settings_of_a_compose_file_win_over_a_copied_example(name, monkeypatch, tmp_path):
    """.env is handed to the container as its environment, and what the compose file says replaces it."""
    both = {"DATABASE_PATH": "data/canasta.db", "DATABASE_URL": "postgresql://a:b@c/d"}
    for setting, value in {**both, **read(name)["services"]["bot"]["environment"]}.items():
        monkeypatch.setenv(setting, filled_in(value))
    load_settings(None)


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_takes_away_what_is_not_needed_and_opens_no_port(name):
    whole = read(name)
    for service in whole["services"].values():
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "ports" not in service
        assert "privileged" not in service
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}
    bot = whole["services"]["bot"]
    assert bot["read_only"] is True
    assert (DEPLOY / bot["build"] / "Dockerfile").resolve().is_file()
    assert (DEPLOY / bot["env_file"]).resolve().parent == DEPLOY.parents[1]
    assert seconds(bot["stop_grace_period"]) > CLOSING_TAKES_AT_MOST.total_seconds() + 1


KEYS = {
    "build", "cap_add", "cap_drop", "depends_on", "env_file", "environment", "healthcheck", "image", "logging", "networks",
    "read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "volumes",
}  # fmt: skip
"""What may be said of a service, as the Compose specification spells it: of those that are said here."""


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_is_spelled_as_compose_reads_it(name):
    """A word that compose does not know makes it refuse the whole file."""
    whole = read(name)
    assert set(whole) <= {"name", "services", "networks", "volumes"}
    for service in whole["services"].values():
        assert set(service) <= KEYS
        assert service["restart"] == "unless-stopped"
        for mount in service.get("volumes", ()):
            assert mount.partition(":")[0] in whole["volumes"]
        assert set(service.get("networks", [])) <= {*whole.get("networks", {}), "default"}


@pytest.mark.parametrize("name", COMPOSE)
def test_whatever_is_started_again_for_ever_stays_where_that_would_not_help(name):
    """A refused token: Discord locks out an address that tries again and again."""
    bot = read(name)["services"]["bot"]
    assert bot["restart"] == "unless-stopped"
    assert "command" not in bot
    [command] = re.findall(
        r"^CMD (\[.*\])$", (DEPLOY / bot["build"] / "Dockerfile").read_text(), re.MULTILINE
    )
    assert json.loads(command)[-2:] == ["run", "--stay"]


def test_the_bot_waits_for_a_healthy_database_that_nobody_else_reaches():
    whole = read("compose.postgres.yaml")
    database, bot = whole["services"]["database"], whole["services"]["bot"]
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert "env_file" not in database, "the database need not know the token"
    assert database["networks"] == ["inside"]
    assert whole["networks"]["inside"] == {"internal": True}
    assert set(bot["networks"]) == {"inside", "default"}
    volume, _, place = database["volumes"][0].partition(":")
    assert volume in whole["volumes"]
    assert place == "/var/lib/postgresql/data"
    environment = database["environment"]
    url = bot["environment"]["DATABASE_URL"]
    assert (
        filled_in(url)
        == f"postgresql://{environment['POSTGRES_USER']}:c0ffee@database:5432/{environment['POSTGRES_DB']}"
    )
    assert filled_in(environment["POSTGRES_PASSWORD"]) == "c0ffee", "no password stands in the file"


def unit() -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(UNIT.read_text(encoding="utf-8"))
    return parsed


def test_the_service_file_starts_the_bot_with_settings_that_it_knows(monkeypatch):
    service = unit()["Service"]
    _, *words = shlex.split(service["ExecStart"])
    given = dict(word.split("=", 1) for word in words if "=" in word)
    assert set(given) <= NAMES
    assert words[len(given) + 1 :] == ["-m", "bot", "run"]
    for setting, value in given.items():
        monkeypatch.setenv(setting, value)
    settings = load_settings(None)
    state = Path("/var/lib") / service["StateDirectory"]
    assert settings.database_path.parent == settings.health_path.parent == state
    assert Path(service["WorkingDirectory"]) == state
    assert int(service["TimeoutStopSec"]) > CLOSING_TAKES_AT_MOST.total_seconds() + 1
    assert service["RestartPreventExitStatus"] == "2"
    assert service["CapabilityBoundingSet"] == ""
    assert service["SystemCallFilter"] == "@system-service"
    assert {service[key] for key in service if key.startswith("Protect")} == {"yes", "strict", "invisible"}


def test_systemd_finds_nothing_wrong_with_the_service_file():
    """Where systemd is at hand; elsewhere the test above reads the file."""
    program = shutil.which("systemd-analyze")
    if program is None:
        return
    done = subprocess.run([program, "verify", str(UNIT)], capture_output=True, text=True, check=False)
    own = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert own == []


def test_the_steps_of_backups_name_what_the_files_name():
    steps = (DEPLOY.parent / "operations.md").read_text(encoding="utf-8").partition("\n## Backups\n")[2]
    compose = read("compose.yaml")
    [volume] = compose["volumes"]
    assert f"-v {compose['name']}_{volume}:/data" in steps
    assert compose["services"]["bot"]["environment"]["DATABASE_PATH"] == "/data/canasta.db"
    [database] = re.findall(r"^export DATABASE_PATH=(\S+)$", steps, re.MULTILINE)
    assert f"DATABASE_PATH={database} " in UNIT.read_text(encoding="utf-8")
    for named in re.findall(r"docs/deploy/\S+\.yaml", steps):
        assert (DEPLOY.parents[1] / named).is_file()
